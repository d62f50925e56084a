//! Tests of `src/view/amounts.rs`.

use bottone_base::money::{Currency, Money};
use bottone_i18n::Language;
use bottone_view::amounts::{AmountFormat, read_money, read_percent};

#[test]
fn where_one_amount_of_a_column_has_cents_all_show_them() {
    let euro = Currency::default();
    let column = |amounts: [i64; 2]| {
        let column = AmountFormat::of(Language::Italian, &euro, amounts.map(Money::from_minor));
        amounts.map(|amount| column.show(Money::from_minor(amount)))
    };
    assert_eq!(column([618_750, 247_500]), ["€6.187,50", "€2.475,00"]);
    assert_eq!(column([618_700, 247_500]), ["€6.187", "€2.475"]);
}

#[test]
fn money_is_read_as_it_is_written_in_both_languages() {
    let currency = |symbol: &str, decimals| Currency { symbol: symbol.to_owned(), decimals };
    let [euro, yen, dinar] = [currency("€", 2), currency("¥", 0), currency("KD ", 3)];
    let cases = [
        (&euro, "1400", Some(140_000)),
        (&euro, "1,400.50", Some(140_050)),
        (&euro, "1.400,50", Some(140_050)),
        (&euro, "1.400", Some(140_000)),
        (&euro, "1,5", Some(150)),
        (&euro, "€500", Some(50_000)),
        (&euro, "500 €", Some(50_000)),
        (&euro, "€10k", Some(1_000_000)),
        (&euro, "2,5k €", Some(250_000)),
        (&euro, "10mila", Some(1_000_000)),
        (&dinar, "2k", Some(2_000_000)),
        (&euro, "0", Some(0)),
        (&yen, "¥55,000", Some(55_000)),
        (&yen, "55.000", Some(55_000)),
        (&dinar, "1,234.500 KD", Some(1_234_500)),
        (&dinar, "KD 1.234,500", Some(1_234_500)),
        (&dinar, "1.5", Some(1_500)),
        (&dinar, "1,5", Some(1_500)),
        (&euro, "", None),
        (&euro, "20+5", None),
        (&euro, "-5", None),
        (&euro, "$500", None),
        (&euro, "-5k", None),
        (&euro, "k", None),
        (&euro, "1000000000m", None),
        (&euro, "1.400.50", None),
        (&yen, "1.5", None),
        (&euro, "1000000000000.01", None),
    ];
    for (currency, text, minor) in cases {
        assert_eq!(read_money(text, currency), minor.map(Money::from_minor), "{text}");
    }
}

#[test]
fn parts_in_percent_are_read() {
    let cases = [
        ("3%", Some(300)),
        ("6.75%", Some(675)),
        (" 6,75 % ", Some(675)),
        ("0.5%", Some(50)),
        ("100%", Some(10_000)),
        ("3", None),
        ("%", None),
        ("-3%", None),
        ("1.234%", None),
        ("700%", None),
        ("99999%", None),
    ];
    for (text, hundredths) in cases {
        assert_eq!(read_percent(text), hundredths, "{text}");
    }
}
