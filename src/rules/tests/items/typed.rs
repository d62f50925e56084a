//! Tests of `src/base/typed/mod.rs`.

use bottone_base::{
    chips::Chips,
    typed::{read, regrouped},
};

#[test]
fn figures_go_on_behind_thousands_that_stand_apart() {
    let cases = [
        ("1,400", "1,4000", Some("14000")),
        ("1.400", "1.40", Some("140")),
        ("25,000", "25,0005", Some("250005")),
        ("1", "1,", None),
        ("1,", "1,4", None),
        ("1.4k", "1.4", None),
        ("1,400", "1,400k", None),
        ("1,400", "", None),
        ("1,400", "x", None),
    ];
    for (before, text, meant) in cases {
        assert_eq!(regrouped(before, text).as_deref(), meant, "{before:?} {text:?}");
    }
}

#[test]
fn amounts_are_read_as_they_are_written_in_both_languages() {
    let cases = [
        ("1400", 1_400),
        ("1,400", 1_400),
        ("1.400", 1_400),
        ("1 400", 1_400),
        ("1'400", 1_400),
        ("1’400", 1_400),
        ("1\u{202f}400", 1_400),
        ("1.4k", 1_400),
        ("1,4k", 1_400),
        ("1.4 K", 1_400),
        ("2k", 2_000),
        ("2mila", 2_000),
        ("0.5k", 500),
        ("1.25k", 1_250),
        ("12,5k", 12_500),
        ("12.345k", 12_345),
        ("12,345 k", 12_345),
        ("1.400k", 1_400),
        ("12.3450k", 12_345),
        ("1,250,000k", 1_250_000_000),
        ("1 400k", 1_400_000),
        ("1,4mila", 1_400),
        ("1.5m", 1_500_000),
        ("1.234567m", 1_234_567),
        ("1.234.500", 1_234_500),
        ("1,234,500", 1_234_500),
        ("0", 0),
        ("007", 7),
        (" 25 ", 25),
        ("1000000000000000", Chips::MOST),
    ];
    for (text, chips) in cases {
        assert_eq!(read(text), Some(Chips::new(chips)), "{text}");
    }
}

#[test]
fn what_is_no_amount_or_may_be_two_is_not_read() {
    let wrong = [
        "",
        " ",
        "k",
        "-5",
        "+5",
        "1.4",
        "1,40",
        "1.4000",
        "1.400,500",
        "0.500",
        "1400.000",
        "1.k",
        ".5k",
        "1.2345k",
        "12,,500",
        "1,25,000",
        "2kk",
        "k2",
        "five",
        "1e3",
        "1..400",
        "1.",
        ".400",
        "1000000000000001",
        "99999999999999999999",
        "9999999999999999m",
        "١٠",
    ];
    for text in wrong {
        assert_eq!(read(text), None, "{text}");
    }
}
