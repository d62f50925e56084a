//! Tests of cards cut from pages, and of single cards.

use bottone_i18n::Language;
use bottone_print::{Job, Paper, pdf};
use bottone_view::sheet::{BigFigure, CardsPerPage, Code, PaperCard};

use bottone_print_support::Document;

/// Sixty letters.
const LONG: &str = "Wolfeschlegelsteinhausenbergerdorff-Baumeister, Maximilian J";

fn figure(caption: &str, figure: &str, faint: bool) -> BigFigure {
    BigFigure { caption: caption.into(), figure: figure.into(), faint }
}

fn card(n: usize) -> PaperCard {
    PaperCard {
        event: "Autumn Main Event · Day 1B".into(),
        kind: "Seat".into(),
        name: format!("Surname{n}x, Given"),
        figures: vec![
            figure("Table", &(n / 10 + 1).to_string(), false),
            figure("Seat", &(n % 10 + 1).to_string(), false),
        ],
        left: format!("Entry {n} · 30,000 chips"),
        right: "20:10 · 0217".into(),
        ..PaperCard::default()
    }
}

/// Makes the fullest card expected.
fn full(mark: &str, code: bool) -> PaperCard {
    PaperCard {
        event: "The Great Autumn Festival of Sanremo, No-Limit Hold'em Main Event · Final day"
            .into(),
        kind: "Spostamento".into(),
        name: LONG.into(),
        figures: vec![
            figure("From", "1234·10", true),
            figure("Table", "1235", false),
            figure("Seat", "10", false),
        ],
        lines: vec!["999,999,999,999 chips".into(), "Posts the big blind next hand".into()],
        left: "Entry 10,000 · 999,999,999,999 chips · €999,999,999,999.99".into(),
        right: "20:10 · 0217".into(),
        mark: mark.into(),
        code: code.then(|| Code {
            content: "https://bottone.example/7QK4-M2XD".into(),
            words: vec!["7QK4-M2XD".into()],
            purpose: "For the desk".into(),
        }),
        ..PaperCard::default()
    }
}

fn printed(paper: Paper, cards: Vec<PaperCard>, on: CardsPerPage) -> Document {
    let printed = pdf(Language::English, paper, Job::Cards(cards, on)).unwrap();
    assert!(printed.missing.is_empty());
    Document::of(&printed)
}

#[test]
fn a_pile_of_pages_cut_once_is_eight_piles_in_order() {
    let document = printed(Paper::A4, (0..100).map(card).collect(), CardsPerPage::Eight);
    let pages = document.pages();
    assert_eq!(pages.len(), 13);
    for (number, page) in pages.iter().enumerate() {
        for place in 0..8 {
            let name = format!("Surname{}x, Given", number + place * 13);
            let there = usize::from(number + place * 13 < 100);
            assert_eq!(page.matches(&name).count(), there, "{name} on page {number}: {page}");
        }
    }
    let all = pages.concat();
    for n in 0..100 {
        assert_eq!(all.matches(&format!("Surname{n}x, Given")).count(), 1, "{n}");
    }
}

#[test]
fn table_and_seat_are_the_largest_things_and_nothing_leaves_its_card() {
    for paper in [Paper::A4, Paper::Letter] {
        for on in [CardsPerPage::Eight, CardsPerPage::One] {
            let label = format!("{paper:?} {on:?}");
            let cards = vec![full("Copy", true), full("", false), full("Copy", false), card(1_233)];
            let document = printed(paper, cards, on);
            document.is_tidy(&label, 8.0);
            let (width, height) = document.sizes()[0];
            let (wide, high) =
                if on == CardsPerPage::One { (width, height) } else { (width / 2.0, height / 4.0) };
            let words = document.words();
            for (_, word, [left, top, right, bottom]) in &words {
                let (column, row) = ((left / wide).floor(), ((top + 2.0) / high).floor());
                let inside = *left > column * wide + 8.0 && *right < (column + 1.0) * wide - 8.0;
                assert!(inside && *bottom < (row + 1.0) * high, "{label}: {word} {left} {right}");
            }
            let tall = |wanted: &str| -> f32 {
                let found = words.iter().filter(|(_, word, _)| word == wanted);
                found.map(|(.., at)| at[3] - at[1]).fold(0.0, f32::max)
            };
            for figure in ["1235", "10", "124", "4"] {
                assert!(
                    tall(figure) > 1.8 * tall("Maximilian"),
                    "{label}: {figure} {}",
                    tall(figure)
                );
                assert!(tall(figure) > 1.2 * tall("1234·10"), "{label}: {figure}");
            }
            assert!(tall("4") > 80.0, "{label}: {}", tall("4"));
            // Each name occurs once, however it was broken.
            let all: String = words.iter().map(|(_, word, _)| word.as_str()).collect();
            assert_eq!(all.matches(&LONG.replace(' ', "")).count(), 3, "{label}: {all}");
            assert_eq!(all.matches("Copy").count(), 2, "{label}");
        }
    }
}

#[test]
fn a_single_card_is_an_eighth_of_the_paper() {
    for (paper, size) in [(Paper::A4, (297.64, 210.47)), (Paper::Letter, (306.0, 198.0))] {
        let document = printed(paper, vec![card(1), card(2), card(3)], CardsPerPage::One);
        let sizes = document.sizes();
        assert_eq!(sizes.len(), 3);
        for (width, height) in sizes {
            assert!(
                (width - size.0).abs() < 0.1 && (height - size.1).abs() < 0.1,
                "{width} {height}"
            );
        }
    }
}

#[test]
fn absurd_cards_are_printed_too() {
    let absurd = PaperCard {
        event: "E".repeat(300),
        kind: "K".repeat(80),
        name: "N".repeat(200),
        figures: (0..6).map(|_| figure("Caption", "999,999,999,999", false)).collect(),
        lines: vec!["word ".repeat(60); 3],
        left: "left ".repeat(40),
        right: "R".repeat(60),
        mark: "Provisional".repeat(5),
        code: Some(Code {
            content: "x".repeat(4_000),
            words: vec!["w".repeat(90)],
            purpose: "p".repeat(90),
        }),
        ..PaperCard::default()
    };
    for paper in [Paper::A4, Paper::Letter, Paper::Roll80] {
        let document =
            printed(paper, vec![absurd.clone(), PaperCard::default()], CardsPerPage::Eight);
        let all: String = document.words().iter().map(|(_, word, _)| word.as_str()).collect();
        assert_eq!(all.matches('N').count(), 200, "{paper:?}");
        let (width, _) = document.sizes()[0];
        for (_, word, at) in document.words() {
            assert!(at[0] > 0.0 && at[2] < width, "{paper:?}: {word} {at:?}");
        }
    }
}
