//! Tests of `src/vocabulary/words/people.rs`.

use bottone_base::money::{Currency, Money};
use bottone_i18n::Language;
use bottone_rules::buy_in::BuyIn;
use bottone_vocabulary::words::price;

#[test]
fn a_price_is_written_as_on_a_poster() {
    let euro = Currency::default();
    let [prize, fee] = [110_000, 4_750].map(Money::from_minor);
    let cases = [
        (BuyIn { prize, fee, ..BuyIn::default() }, "1100+47.50", "1100+47,50"),
        (BuyIn::default(), "", ""),
    ];
    for (paid, english, italian) in cases {
        assert_eq!(price(Language::English, paid, &euro), english);
        assert_eq!(price(Language::Italian, paid, &euro), italian);
    }
}
