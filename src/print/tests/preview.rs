//! Pages as pixels.

use bottone_i18n::Language;
use bottone_print::{
    Job, Paper, Unprintable, pdf,
    preview::{PageImage, Preview},
};
use bottone_view::sheet::{Column, Sheet, SheetPart, SheetTable, TableRow};

use bottone_print_support::Document;

fn preview(title: &str) -> Preview {
    let sheet = Sheet { title: title.into(), ..Sheet::default() };
    Preview::new(Language::English, Paper::A4, Job::Sheets(vec![sheet.clone(), sheet])).unwrap()
}

#[test]
fn a_page_is_painted_as_wide_as_it_is_asked_for() {
    let preview = preview("Autumn Main Event");
    assert_eq!(preview.pages(), 2);
    let (width, height) = preview.size(1);
    assert!((width - 595.28).abs() < 0.01 && (height - 841.89).abs() < 0.01);
    for wide in [1, 17, 200, 595, 1_240] {
        let picture = preview.paint(1, wide);
        assert_eq!(picture.width, wide);
        assert_eq!(picture.rgba.len(), picture.width * picture.height * 4);
        assert_eq!(&picture.rgba[..4], [255; 4], "paper is white");
        assert!(picture.rgba.chunks(4).all(|pixel| pixel[3] == 255), "and hides what is behind");
    }
    let dark = |preview: &Preview| {
        preview.paint(0, 600).rgba.chunks(4).filter(|pixel| pixel[0] < 100).count()
    };
    assert!(dark(&preview) > 300, "{}", dark(&preview));
    assert!(dark(&self::preview("A")) < dark(&preview));
}

#[test]
fn a_page_that_is_not_there_is_empty_and_an_absurd_size_is_bounded() {
    let preview = preview("A");
    assert_eq!((preview.size(2), preview.paint(2, 100).rgba.len()), ((0.0, 0.0), 0));
    assert_eq!(preview.paint(0, 0).width, 1);
    assert_eq!(preview.paint(0, usize::MAX).height, 8_000);
    let nothing = Preview::new(Language::English, Paper::A4, Job::Sheets(Vec::new()));
    assert_eq!(nothing.err(), Some(Unprintable::Nothing));
}

/// The pixels per point in the comparison with the document.
const SCALE: f32 = 2.0;

/// Returns the number of dark pixels in a box of points, and makes them white.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels")]
fn wipe(picture: &mut PageImage, [left, top, right, bottom]: [f32; 4]) -> usize {
    let pixels = |from: f32, to: f32, most: usize| {
        ((from * SCALE).floor().max(0.0) as usize)..((to * SCALE).ceil() as usize).min(most)
    };
    let mut dark = 0;
    for y in pixels(top, bottom, picture.height) {
        for x in pixels(left, right, picture.width) {
            let at = (y * picture.width + x) * 4;
            dark += usize::from(picture.rgba[at] < 128);
            picture.rgba[at..at + 3].fill(255);
        }
    }
    dark
}

/// The preview is made without the document, so both are compared. Every word of the document must
/// be painted in its box, and no letter elsewhere.
#[test]
fn a_preview_shows_the_words_of_the_document_where_they_stand() {
    let names = ["Zoë Ångström", "Παπαδόπουλος Ελένη", "Ковалёва Ира", "12,500 ♠♥♦♣"];
    let row = |name: &&str| TableRow::Cells(vec![(*name).into(), "Table 12".into()]);
    let columns = vec![Column::words("Player"), Column::words("Where")];
    let table = SheetTable { columns, rows: names.iter().map(row).collect() };
    let parts = vec![SheetPart::Table(table)];
    let sheet = Sheet { title: "Autumn Main Event".into(), parts, ..Sheet::default() };
    for paper in [Paper::A4, Paper::Letter, Paper::Roll80] {
        let job = Job::Sheets(vec![sheet.clone(), Sheet { title: "Two".into(), ..sheet.clone() }]);
        let printed = pdf(Language::English, paper, job.clone()).unwrap();
        let preview = Preview::new(Language::English, paper, job).unwrap();
        let document = Document::of(&printed);
        assert_eq!((preview.pages(), &preview.missing), (printed.pages, &printed.missing));
        let words = document.words();
        assert!(words.len() > 20, "{words:?}");
        for (page, size) in document.sizes().into_iter().enumerate() {
            let here = preview.size(page);
            assert!((here.0 - size.0).abs() < 0.01 && (here.1 - size.1).abs() < 0.01);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels")]
            let mut picture = preview.paint(page, (size.0 * SCALE) as usize);
            let mut in_words = 0;
            for (_, word, at) in words.iter().filter(|(number, ..)| *number == page + 1) {
                let dark = wipe(&mut picture, *at);
                assert!(dark > 3, "{paper:?}: {word} is not at {at:?} on page {}", page + 1);
                in_words += dark;
            }
            // Only the lines between rows are left, and no letter is as wide as they are.
            let rows = picture.rgba.chunks(picture.width * 4);
            let strays = rows.flat_map(|row| {
                let dark: Vec<bool> = row.chunks(4).map(|pixel| pixel[0] < 128).collect();
                let runs = dark.chunk_by(|a, b| a == b).filter(|run| run[0]);
                runs.map(<[bool]>::len).filter(|long| *long < 40).collect::<Vec<_>>()
            });
            let strays: usize = strays.sum();
            assert!(strays * 50 < in_words, "{paper:?}: {strays} beside {in_words} in words");
        }
    }
}
