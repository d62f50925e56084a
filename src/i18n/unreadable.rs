//! Errors of the readers of numbers, cards and times, in words.

use bottone_base::{
    cards::MOST_CARDS,
    chips::Chips,
    money::Money,
    places::MOST_ENTRIES,
    seat::{FEWEST_SEATS, MOST_SEATS, TableNo},
    unreadable::{ExpectedKind, Unreadable},
};

use super::{Filling, Saying};

/// Describes the text that a reader rejected, and the form that was expected.
pub fn unreadable(unreadable: &Unreadable) -> Saying {
    let (found, wanted) = found_and_expected(unreadable);
    Saying::of("ask-expected").with("found", found).with("expected", wanted)
}

/// Returns both parts separately.
pub fn found_and_expected(Unreadable { expected: wanted, found }: &Unreadable) -> (Saying, Saying) {
    let text = found.as_str();
    let number = || text.parse().map_or(Filling::from(text), Filling::Count);
    let quoted = || Saying::of("ask-quoted").with("word", text);
    let range =
        |least: u64, most: u64| Saying::of("ask-range").with("least", least).with("most", most);
    let most = |most: u64| Saying::of("ask-at-most").with("most", Filling::Count(most));
    let such_as = |example: &str| Saying::of("ask-such-as").with("example", example);
    match wanted {
        ExpectedKind::Seat => {
            (Saying::of("ask-seat").with("seat", text), range(1, MOST_SEATS.into()))
        }
        ExpectedKind::Table => {
            (Saying::of("ask-table").with("table", text), range(1, TableNo::HIGHEST.into()))
        }
        ExpectedKind::TableSize => {
            let seats = Saying::of("ask-seats").with("seats", text);
            (seats, range(FEWEST_SEATS.into(), MOST_SEATS.into()))
        }
        ExpectedKind::Chips => (Saying::of("ask-chips").with("chips", number()), most(Chips::MOST)),
        ExpectedKind::Money => {
            let minor = Saying::of("ask-minor-units").with("minor", text);
            (minor, most(Money::MOST.unsigned_abs()))
        }
        ExpectedKind::Decimals => (Saying::of("ask-decimals").with("decimals", text), range(0, 3)),
        ExpectedKind::Percent => {
            (Saying::of("ask-so-many-percent").with("percent", text), range(0, 100))
        }
        ExpectedKind::Number => (Saying::AsItIs(found.clone()), range(1, MOST_ENTRIES as u64)),
        ExpectedKind::Time => (quoted(), such_as("2026-11-21T20:10:03.250Z")),
        ExpectedKind::TimeOfDay => (quoted(), such_as("14:00")),
        ExpectedKind::Card => (quoted(), such_as("As")),
        ExpectedKind::FiveCards => (quoted(), such_as("AsAdAcKsKd")),
        ExpectedKind::Cards => {
            (Saying::of("ask-cards").with("cards", text), most(MOST_CARDS as u64))
        }
        ExpectedKind::Secret => (quoted(), Saying::of("ask-secret")),
    }
}
