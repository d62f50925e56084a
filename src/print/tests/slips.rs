//! Slips that are cut from pages.

use bottone_i18n::Language;
use bottone_print::{Job, Paper, pdf};
use bottone_view::sheet::Slip;

use bottone_print_support::Document;

fn slip(n: usize) -> Slip {
    let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
    Slip {
        event: "Autumn Main Event · Day 1B".into(),
        kind: format!("Payout slip {n}"),
        name: format!("Surname{n}, Given"),
        detail: "3rd place · entry 41 · IT".into(),
        amount: "€25,100.50".into(),
        in_words: "€ twenty-five thousand one hundred and 50/100".into(),
        figures: vec![
            pair("Prize", "€30,000"),
            pair("Bounties", "€150.50"),
            pair("Tax withheld", "€5,050"),
        ],
        blanks: vec![
            pair("ID document", "AX 1234567"),
            pair("Date", ""),
            pair("Paid by", ""),
            pair("Signature", ""),
        ],
        mark: "Provisional".into(),
        foot: "Seal 0123abcd".into(),
        ..Slip::default()
    }
}

#[test]
fn fifteen_hundred_slips_are_in_order_when_the_pile_is_cut() {
    let all: Vec<Slip> = (1..=1_500).map(slip).collect();
    let printed = pdf(Language::English, Paper::A4, Job::Slips(all)).unwrap();
    let pages = Document::of(&printed).pages();
    assert_eq!((pages.len(), printed.pages), (500, 500));
    for (number, page) in (1..).zip(&pages) {
        let here: Vec<usize> = (0..3)
            .map(|row| number + row * 500)
            .filter(|n| page.contains(&format!("Surname{n}, Given")))
            .collect();
        assert_eq!(here.len(), 3, "page {number}: {page}");
    }
}

#[test]
fn long_names_and_large_amounts_stay_on_their_slip() {
    let long = Slip {
        name: "Wolfeschlegelsteinhausenbergerdorff-von, Maximiliano José Ana".into(),
        amount: "€999,999,999,999.99".into(),
        in_words: "€ novecentonovantanovemiliardinovecentonovantanovemilioni\
                   novecentonovantanovemilanovecentonovantanove/99"
            .into(),
        event: "E".repeat(100),
        ..slip(1)
    };
    let printed = pdf(Language::Italian, Paper::Letter, Job::Slips(vec![long; 4])).unwrap();
    let words = Document::of(&printed).words();
    assert!(words.iter().any(|(_, word, _)| word.contains("999,999,999,999.99")));
    for (_, word, [left, top, right, bottom]) in &words {
        let row = |y: f32| (y / 264.0).floor();
        let inside = *left > 36.0 && *right < 576.0;
        assert!(inside, "{word} at {left} {right}");
        assert!((row(top + 2.0) - row(bottom - 2.0)).abs() < 0.5, "{word} is cut in two");
    }
}
