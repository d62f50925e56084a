//! Tests of `src/rules/buy_in.rs`.

use bottone_base::money::{Currency, Money};
use bottone_rules::buy_in::{BuyIn, BuyInFault, BuyInPart, ThreeParts};
use proptest::prelude::*;

fn currency(symbol: &str, decimals: u8) -> Currency {
    Currency { symbol: symbol.to_owned(), decimals }
}

fn buy_in([prize, bounty, fee, staff]: [i64; 4]) -> BuyIn {
    let [prize, bounty, fee, staff] = [prize, bounty, fee, staff].map(Money::from_minor);
    BuyIn { prize, bounty, fee, staff }
}

/// Buy-ins of HORSE 2022, WPT Gold Coast 2023, Borgata, EPT and Pensacola, a knockout of 10.50, and
/// others. Each has the total that was charged.
#[test]
fn real_buy_ins_are_read() {
    use ThreeParts::{PrizeBountyFee as Bounty, PrizeFeeStaff as Staff};
    let cases = [
        ("20+5", Bounty, [2_000, 0, 500, 0], 2_500),
        ("9,325 + 472.50 + 202.50", Staff, [932_500, 0, 47_250, 20_250], 1_000_000),
        ("$1,330 + $170", Bounty, [133_000, 0, 17_000, 0], 150_000),
        ("540+60", Staff, [54_000, 0, 6_000, 0], 60_000),
        ("5.000 + 300 $", Bounty, [500_000, 0, 30_000, 0], 530_000),
        // Pensacola keeps 10 and 6 for its player of the year: neither reaches this event's pool.
        ("37+16+7", Staff, [3_700, 0, 1_600, 700], 6_000),
        ("5+5+0.50", Bounty, [500, 500, 50, 0], 1_050),
        ("500+50", Bounty, [50_000, 0, 5_000, 0], 55_000),
        ("1000+100+50", Bounty, [100_000, 10_000, 5_000, 0], 115_000),
        ("1000+100+50+20", Bounty, [100_000, 10_000, 5_000, 2_000], 117_000),
        ("20", Staff, [2_000, 0, 0, 0], 2_000),
    ];
    let dollar = currency("$", 2);
    for (text, three, parts, total) in cases {
        let read = BuyIn::parse(text, &dollar, three);
        assert_eq!(read, Ok(buy_in(parts)), "{text}");
        assert_eq!(read.unwrap().total(), Money::from_minor(total), "{text}");
    }
}

#[test]
fn amounts_are_read_as_people_write_them() {
    let cases = [
        ("€", 2, "€1.330,50", 133_050),
        ("€", 2, "1 330,5 €", 133_050),
        ("€", 2, "1'330.50€", 133_050),
        ("€", 2, "20.505", 2_050_500),
        ("CHF ", 2, "CHF 10 000", 1_000_000),
        ("€", 2, "€ 1\u{a0}000\u{a0}000 ", 100_000_000),
        ("¥", 0, "¥55,000", 55_000),
        ("KD ", 3, "KD 1.005", 1_005),
        ("KD ", 3, "1,005", 1_005_000),
        ("KD ", 3, "1,234.500 KD", 1_234_500),
        ("KD ", 3, "kd 1.234,500", 1_234_500),
        ("", 2, "0", 0),
    ];
    for (symbol, decimals, text, minor) in cases {
        let read = BuyIn::parse(text, &currency(symbol, decimals), ThreeParts::PrizeFeeStaff);
        assert_eq!(read, Ok(buy_in([minor, 0, 0, 0])), "{text}");
    }
}

#[test]
fn a_wrong_buy_in_says_where_and_what() {
    let of_money = BuyInPart::ThousandsOrDecimals(2);
    let cases = [
        ("", 1, BuyInPart::Amount),
        ("twenty", 1, BuyInPart::Amount),
        ("20+", 4, BuyInPart::Amount),
        ("20++5", 4, BuyInPart::Amount),
        ("-20+5", 1, BuyInPart::Amount),
        ("20-5", 3, BuyInPart::PlusOrEnd),
        ("20+5x", 5, BuyInPart::PlusOrEnd),
        ("$20+5", 1, BuyInPart::Amount),
        ("20.", 3, BuyInPart::PlusOrEnd),
        ("1,0000+5", 3, of_money),
        ("1000,000", 6, of_money),
        ("1.000.50", 7, of_money),
        ("1,000.000", 7, of_money),
        ("1+2+3+4", 6, BuyInPart::Parts(3)),
        ("5 + 99999999999999999999", 5, BuyInPart::Less),
        ("1000000000001", 1, BuyInPart::Less),
    ];
    for (text, column, expected) in cases {
        let read = BuyIn::parse(text, &Currency::default(), ThreeParts::PrizeFeeStaff);
        assert_eq!(read, Err(BuyInFault { column, expected }), "{text}");
    }
}

#[test]
fn buy_ins_add_up_part_by_part() {
    let sum = buy_in([1, 2, 3, 4]).plus(buy_in([10, 20, 30, 40]));
    assert_eq!(sum, buy_in([11, 22, 33, 44]));
    assert_eq!(sum.total(), Money::from_minor(110));
}

#[test]
fn a_buy_in_is_shown_as_on_a_poster() {
    let cases = [
        ([2_000, 0, 500, 0], "20+5"),
        ([2_000, 0, 0, 0], "20"),
        ([500, 500, 50, 0], "5+5+0.50"),
        ([932_500, 0, 47_250, 20_250], "9325+472.50+202.50"),
        ([1_000, 500, 0, 100], "10+5+0+1"),
    ];
    for (parts, text) in cases {
        assert_eq!(buy_in(parts).notation(&Currency::default()), text);
    }
}

proptest! {
    #[test]
    fn what_is_shown_reads_back(
        parts in prop::array::uniform4(0..=Money::MOST),
        zeros in prop::array::uniform4(any::<bool>()),
        decimals in 0u8..=3,
    ) {
        let [prize, bounty, fee, staff] =
            [0, 1, 2, 3].map(|part| if zeros[part] { 0 } else { parts[part] });
        let buy_in = buy_in([prize, bounty, fee, staff]);
        let three =
            if bounty == 0 { ThreeParts::PrizeFeeStaff } else { ThreeParts::PrizeBountyFee };
        let currency = currency("€", decimals);
        let text = buy_in.notation(&currency);
        prop_assert_eq!(BuyIn::parse(&text, &currency, three), Ok(buy_in), "{}", text);
    }

    #[test]
    fn no_text_makes_the_reader_stumble(text in "[0-9+., '€x]{0,20}|\\PC{0,20}") {
        for decimals in 0..=3 {
            let _ = BuyIn::parse(&text, &currency("€", decimals), ThreeParts::PrizeFeeStaff);
        }
    }
}
