//! Errors of the readers of numbers, cards and times, in words.

use super::{Filling, Saying};
use crate::rules::{
    chips::Chips,
    hand::MOST_CARDS,
    money::Money,
    places::MOST_ENTRIES,
    seat::{FEWEST_SEATS, MOST_SEATS, TableNo},
    unreadable::{Unreadable, Wanted},
};

/// Describes the text that a reader rejected, and the form that was expected.
pub fn unreadable(unreadable: &Unreadable) -> Saying {
    let (found, wanted) = found_and_wanted(unreadable);
    Saying::of("ask-expected").with("found", found).with("expected", wanted)
}

/// Returns both parts separately.
pub fn found_and_wanted(Unreadable { wanted, found }: &Unreadable) -> (Saying, Saying) {
    let text = found.as_str();
    let number = || text.parse().map_or(Filling::from(text), Filling::Count);
    let quoted = || Saying::of("ask-quoted").with("word", text);
    let range =
        |least: u64, most: u64| Saying::of("ask-range").with("least", least).with("most", most);
    let most = |most: u64| Saying::of("ask-at-most").with("most", Filling::Count(most));
    let such_as = |example: &str| Saying::of("ask-such-as").with("example", example);
    match wanted {
        Wanted::Seat => (Saying::of("ask-seat").with("seat", text), range(1, MOST_SEATS.into())),
        Wanted::Table => {
            (Saying::of("ask-table").with("table", text), range(1, TableNo::HIGHEST.into()))
        }
        Wanted::TableSize => {
            let seats = Saying::of("ask-seats").with("seats", text);
            (seats, range(FEWEST_SEATS.into(), MOST_SEATS.into()))
        }
        Wanted::Chips => (Saying::of("ask-chips").with("chips", number()), most(Chips::MOST)),
        Wanted::Money => {
            let minor = Saying::of("ask-minor-units").with("minor", text);
            (minor, most(Money::MOST.unsigned_abs()))
        }
        Wanted::Decimals => (Saying::of("ask-decimals").with("decimals", text), range(0, 3)),
        Wanted::Percent => (Saying::of("ask-so-many-percent").with("percent", text), range(0, 100)),
        Wanted::Number => (Saying::AsItIs(found.clone()), range(1, MOST_ENTRIES as u64)),
        Wanted::Time => (quoted(), such_as("2026-11-21T20:10:03.250Z")),
        Wanted::TimeOfDay => (quoted(), such_as("14:00")),
        Wanted::Card => (quoted(), such_as("As")),
        Wanted::FiveCards => (quoted(), such_as("AsAdAcKsKd")),
        Wanted::Cards => (Saying::of("ask-cards").with("cards", text), most(MOST_CARDS as u64)),
        Wanted::Secret => (quoted(), Saying::of("ask-secret")),
    }
}
