//! Who, and what they pay.

use crate::{
    i18n::Language,
    rules::{buy_in::BuyIn, money::Currency, person::Person},
    tournament::{Tournament, entries::EntryId},
};

/// "Bianchi" of "Bianchi, L.".
pub fn family(name: &str) -> &str {
    name.split_once(',').map_or(name, |(family, _)| family)
}

/// The short name of an entry's player.
pub fn who(language: Language, t: &Tournament, entry: EntryId) -> String {
    t.entries().person(entry).map_or_else(|| entry_no(language, entry), Person::short)
}

/// The whole name of an entry's player.
pub fn full_name(language: Language, t: &Tournament, entry: EntryId) -> String {
    t.entries().person(entry).map_or_else(|| entry_no(language, entry), Person::shown)
}

/// "entry 41".
pub fn entry_no(language: Language, entry: EntryId) -> String {
    language.say("people-entry", &[("number", entry.get().to_string().into())])
}

/// "500+50" in the event's currency; empty when it costs nothing.
pub fn price(language: Language, price: BuyIn, currency: &Currency) -> String {
    if price.total().is_zero() {
        return String::new();
    }
    let written = price.notation(currency);
    match language {
        Language::English => written,
        Language::Italian => written.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::money::Money;

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
}
