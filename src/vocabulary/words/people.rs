//! The names of players, and prices.

use bottone_base::{money::Currency, person::Person};
use bottone_i18n::Language;
use bottone_rules::buy_in::BuyIn;
use bottone_tournament::{Tournament, entries::EntryId};

/// Returns the family name of a short name: "Bianchi" for "Bianchi, L.".
pub fn family(name: &str) -> &str {
    name.split_once(',').map_or(name, |(family, _)| family)
}

/// Returns the short name of an entry's player; the number of an entry that does not exist.
pub fn short_name(language: Language, t: &Tournament, entry: EntryId) -> String {
    t.entries().person(entry).map_or_else(|| entry_no(language, entry), Person::short)
}

/// Returns the full name of an entry's player; the number of an entry that does not exist.
pub fn full_name(language: Language, t: &Tournament, entry: EntryId) -> String {
    t.entries().person(entry).map_or_else(|| entry_no(language, entry), Person::display_name)
}

/// Returns the name of an entry's player as spoken, "Luca Bianchi"; the number of an entry that
/// does not exist.
pub fn natural_name(language: Language, t: &Tournament, entry: EntryId) -> String {
    let natural = |person: &Person| match (person.given.as_str(), person.family.as_str()) {
        ("", one) | (one, "") => one.to_owned(),
        (given, family) => format!("{given} {family}"),
    };
    t.entries().person(entry).map_or_else(|| entry_no(language, entry), natural)
}

/// Returns the words for the number of an entry, "entry 41".
pub fn entry_no(language: Language, entry: EntryId) -> String {
    language.say("people-entry", &[("number", entry.get().to_string().into())])
}

/// Formats a price in this currency, "500+50"; empty if it is zero.
pub fn price(language: Language, price: BuyIn, currency: &Currency) -> String {
    if price.total().is_zero() {
        return String::new();
    }
    price.notation(currency).replace('.', &language.decimal_sign().to_string())
}
