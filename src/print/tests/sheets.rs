//! Lists that flow over pages.

use bottone_i18n::Language;
use bottone_print::{Job, Paper, Unprintable, pdf};
use bottone_view::sheet::{Column, Sheet, SheetPart, SheetTable, TableRow};

use bottone_print_support::Document;

fn sheet(rows: usize) -> Sheet {
    let columns =
        vec![Column::figures("Place"), Column::words("Player"), Column::figures("Amount")];
    let row = |n: usize| {
        TableRow::Cells(vec![n.to_string(), format!("Surname{n}, Given"), format!("€{n},000")])
    };
    let mut rows: Vec<TableRow> = (1..=rows).map(row).collect();
    rows.push(TableRow::Total(vec![String::new(), "Together".into(), "€9,999,999,999,999".into()]));
    Sheet {
        title: "Autumn Main Event".into(),
        detail: "Payouts · Day 1B".into(),
        mark: "Provisional".into(),
        parts: vec![
            SheetPart::Table(SheetTable { columns, rows }),
            SheetPart::Note("A note at the end.".into()),
        ],
        foot: "Printed at 21:06".into(),
        ..Sheet::default()
    }
}

#[test]
fn a_table_goes_on_over_pages_under_its_head_and_every_row_is_there_once() {
    for (paper, language, page) in
        [(Paper::A4, Language::English, "page"), (Paper::Letter, Language::Italian, "pagina")]
    {
        let printed = pdf(language, paper, Job::Sheets(vec![sheet(150)])).unwrap();
        let document = Document::of(&printed);
        let pages = document.pages();
        assert_eq!(pages.len(), printed.pages);
        assert!(pages.len() > 3, "{}", pages.len());
        for (number, text) in (1..).zip(&pages) {
            let of = if language == Language::English { "of" } else { "di" };
            assert!(text.contains(&format!("{page} {number} {of} {}", pages.len())), "{text}");
            assert!(text.contains("Printed at 21:06"), "{text}");
            assert_eq!(text.matches("Player").count(), 1, "{text}");
        }
        let all = pages.concat();
        for n in 1..=150 {
            assert_eq!(all.matches(&format!("Surname{n}, Given")).count(), 1, "{n}");
        }
        assert_eq!(all.matches("Autumn Main Event").count(), 1);
        assert!(all.contains("A note at the end."));
    }
}

#[test]
fn nothing_runs_off_the_page_and_no_two_words_of_a_row_touch() {
    let mut sheet = sheet(3);
    let SheetPart::Table(table) = &mut sheet.parts[0] else { panic!("a table") };
    let name = "Wolfeschlegelsteinhausenbergerdorff-von-und-zu, Maximiliano José".to_owned();
    table.columns.push(Column::blank("Signature"));
    table.columns.push(Column::figures("Deducted"));
    for row in &mut table.rows {
        let (TableRow::Cells(cells) | TableRow::Total(cells)) = row else { continue };
        cells[1] = name.clone();
        cells[2] = "€999,999,999,999.99".into();
        cells.extend([String::new(), "€999,999,999,999.99".into()]);
    }
    for (paper, width, height) in [(Paper::A4, 595.28, 841.89), (Paper::Letter, 612.0, 792.0)] {
        let printed = pdf(Language::English, paper, Job::Sheets(vec![sheet.clone()])).unwrap();
        let words = Document::of(&printed).words();
        for (_, word, [left, top, right, bottom]) in &words {
            let inside = *left > 40.0 && *right < width - 40.0 && *top > 20.0 && *bottom < height;
            assert!(inside, "{word} at {left} {top} {right} {bottom}");
        }
        for (n, (page, word, a)) in words.iter().enumerate() {
            for (other, next, b) in &words[n + 1..] {
                let apart = a[2] <= b[0] + 0.1 || b[2] <= a[0] + 0.1;
                // Poppler's boxes are as tall as the face allows; its letters are smaller.
                let above = a[3] - 3.0 <= b[1] + 0.1 || b[3] - 3.0 <= a[1] + 0.1;
                assert!(page != other || apart || above, "{word} {a:?} and {next} {b:?}");
            }
        }
        let joined: String = words.iter().map(|(_, word, _)| word.as_str()).collect();
        assert!(joined.contains("999,999,999,999.99"));
    }
}

#[test]
fn the_same_sheet_is_the_same_bytes_with_its_own_letters_in_it() {
    let print = || pdf(Language::English, Paper::A4, Job::Sheets(vec![sheet(60)])).unwrap();
    assert_eq!(print(), print());
    let document = Document::of(&print());
    assert!(!document.faces().is_empty());
    for face in document.faces() {
        assert!(face.is_whole(), "{face:?}");
    }
    assert!(print().bytes.len() < 100_000, "{}", print().bytes.len());
}

#[test]
fn a_letter_that_no_face_has_is_reported() {
    let mut odd = sheet(1);
    // A place in Unicode that will never have a letter.
    odd.title = "\u{ffff} Open ♠".into();
    let printed = pdf(Language::English, Paper::A4, Job::Sheets(vec![odd])).unwrap();
    assert_eq!(printed.missing.into_iter().collect::<String>(), "\u{ffff}");
    assert!(
        pdf(Language::Italian, Paper::A4, Job::Sheets(vec![sheet(1)])).unwrap().missing.is_empty()
    );
}

#[test]
fn no_sheet_is_nothing_to_print_and_an_empty_table_is_one() {
    for none in [Job::Sheets(vec![]), Job::Slips(vec![])] {
        assert_eq!(pdf(Language::English, Paper::A4, none), Err(Unprintable::Nothing));
    }
    let empty = Sheet::default();
    let printed = pdf(Language::English, Paper::A4, Job::Sheets(vec![empty])).unwrap();
    assert_eq!(Document::of(&printed).pages().len(), 1);
}
