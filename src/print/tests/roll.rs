//! Tests of all papers on a roll of 80 mm, of which 72 are printed.

use bottone_i18n::Language;
use bottone_print::{Job, Paper, PrintedDocument, pdf};
use bottone_view::sheet::{
    BigFigure, CardsPerPage, Code, Column, PaperCard, Sheet, SheetPart, SheetTable, Slip, TableRow,
};

use bottone_print_support::Document;

/// Sixty letters.
const LONG: &str = "Wolfeschlegelsteinhausenbergerdorff-Baumeister, Maximilian J";

fn table(rows: usize) -> Sheet {
    let columns = vec![
        Column::figures("Seat"),
        Column::words("Player"),
        Column::figures("Chips at 20:10"),
        Column::blank("Count"),
        Column::blank("Signature"),
    ];
    let row = |n: usize| {
        let name = if n == 3 { LONG.to_owned() } else { format!("Surname{n}x, Given") };
        let chips = if n == 4 { "999,999,999,999".to_owned() } else { format!("{n},300") };
        TableRow::Cells(vec![n.to_string(), name, chips, String::new(), String::new()])
    };
    let mut rows: Vec<TableRow> = (1..=rows).map(row).collect();
    rows.push(TableRow::Total(vec![String::new(), "Together".into(), "999,999,999,999".into()]));
    Sheet {
        title: "Table 3".into(),
        detail: "Autumn Main Event · Day 1B · at 21:00 · level 9 · 400 / 800 ante 800".into(),
        mark: "Copy".into(),
        parts: vec![
            SheetPart::Table(SheetTable { columns, rows }),
            SheetPart::Heading("Draw".into()),
            SheetPart::Code(Code {
                content: "7QK4-M2XD".into(),
                words: vec!["7QK4-M2XD".into()],
                ..Code::default()
            }),
            SheetPart::Note("A note at the end.".into()),
        ],
        foot: "Printed at 21:06".into(),
        ..Sheet::default()
    }
}

fn roll(job: &Job) -> PrintedDocument {
    let printed = pdf(Language::English, Paper::Roll80, job.clone()).unwrap();
    assert!(printed.missing.is_empty());
    printed
}

/// 4 mm on either side are not printed.
const EDGE: f32 = 11.3;

#[test]
fn a_sheet_is_one_page_as_long_as_it_must_be() {
    let document = Document::of(&roll(&Job::Sheets(vec![table(10), table(2)])));
    let sizes = document.sizes();
    assert_eq!(sizes.len(), 2);
    assert!(sizes.iter().all(|(width, _)| (width - 226.77).abs() < 0.01), "{sizes:?}");
    assert!(sizes[0].1 > sizes[1].1 + 200.0, "{sizes:?}");
    document.is_tidy("roll", EDGE);
    // The last words are at the end of the paper.
    let words = document.words();
    let deepest = words.iter().filter(|word| word.0 == 1).map(|(.., at)| at[3]).fold(0.0, f32::max);
    assert!(sizes[0].1 - deepest < 40.0, "{deepest} of {sizes:?}");
    let all: String = words.iter().map(|(_, word, _)| word.as_str()).collect();
    for n in [1, 2, 4, 5, 6, 7, 8, 9, 10] {
        let times = if n < 3 { 2 } else { 1 };
        assert_eq!(all.matches(&format!("Surname{n}x,Given")).count(), times, "{n}: {all}");
    }
    assert_eq!(all.matches(&LONG.replace(' ', "")).count(), 1, "{all}");
    // Each row has its own lines to write on, below its words.
    assert_eq!(all.matches("Signature").count(), 12, "{all}");
    assert_eq!(all.matches("999,999,999,999").count(), 3, "{all}");
}

#[test]
fn a_long_roll_is_cut_where_drivers_end() {
    let document = Document::of(&roll(&Job::Sheets(vec![table(500)])));
    let sizes = document.sizes();
    assert!(sizes.len() > 2, "{}", sizes.len());
    assert!(sizes.iter().all(|(_, height)| *height <= 5_670.0), "{sizes:?}");
    document.is_tidy("long roll", EDGE);
    let pages = document.pages();
    for (number, page) in (1..).zip(&pages) {
        let label = format!("page {number} of {}", pages.len());
        assert_eq!(page.matches(&label).count(), 1, "{label}");
        assert!(number == pages.len() || page.contains("Player"), "a head on page {number}");
    }
    let all = pages.concat();
    for n in (1..=500).filter(|n| *n != 3) {
        assert_eq!(all.matches(&format!("Surname{n}x")).count(), 1, "{n}");
    }
}

#[test]
fn cards_and_slips_are_pages_of_their_own() {
    let card = PaperCard {
        event: "The Great Autumn Festival of Sanremo, No-Limit Hold'em Main Event".into(),
        kind: "Move".into(),
        name: LONG.into(),
        figures: [("From", "1234·10", true), ("Table", "1235", false), ("Seat", "10", false)]
            .map(|(caption, figure, faint)| BigFigure {
                caption: caption.into(),
                figure: figure.into(),
                faint,
            })
            .to_vec(),
        lines: vec!["999,999,999,999 chips".into()],
        left: "Entry 10,000".into(),
        right: "20:10 · 0217".into(),
        mark: "Copy".into(),
        code: Some(Code {
            content: "7QK4-M2XD".into(),
            words: vec!["7QK4-M2XD".into()],
            ..Code::default()
        }),
        ..PaperCard::default()
    };
    let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
    let slip = Slip {
        event: "Autumn Main Event · Day 1B".into(),
        kind: "Payout slip".into(),
        name: LONG.into(),
        detail: "3rd place · entry 41 · IT".into(),
        amount: "€999,999,999,999.99".into(),
        in_words: "€ novecentonovantanovemiliardinovecentonovantanovemilioni/99".into(),
        figures: vec![pair("Prize", "€999,999,999,999.99"), pair("Tax withheld", "€5,050")],
        blanks: vec![pair("ID document", "AX 1234567"), pair("Signature", "")],
        mark: "Provisional".into(),
        foot: "Seal 0123abcd".into(),
        ..Slip::default()
    };
    let cards =
        roll(&Job::Cards(vec![card.clone(), PaperCard::default(), card], CardsPerPage::Eight));
    let slips = roll(&Job::Slips(vec![slip.clone(), slip]));
    for (name, printed, pages) in [("cards", cards, 3), ("slips", slips, 2)] {
        let document = Document::kept_as(&printed, &format!("roll-{name}"));
        assert_eq!(document.sizes().len(), pages, "{name}");
        document.is_tidy(name, EDGE);
        let all: String = document.words().iter().map(|(_, word, _)| word.as_str()).collect();
        assert_eq!(all.matches(&LONG.replace(' ', "")).count(), 2, "{name}: {all}");
    }
}
