//! Pages as pixels.

use bottone::{
    i18n::Language,
    print::{Job, Paper, Unprintable, preview::Preview},
    view::sheet::Sheet,
};

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
