//! Readers for the parts that many questions share.

use std::fmt;

use bottone_base::{
    cards::{Card, read_cards},
    chips::Chips,
    money::Money,
    seat::{MOST_SEATS, Seat, SeatNo, Seats, TableNo},
};
use bottone_i18n::{Filling, Saying};
use bottone_rules::{button::Positions, rulebook::Rulebook};
use bottone_store::profiles::{Rulebooks, USUAL_RULEBOOK};
use bottone_view::card_faults::cards_fault;
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, SeqAccess, Visitor},
};

use super::fault::{QuestionFault, expected};

/// Makes a reader's error from a saying. Such an error carries only words, and the language is not
/// known there. [`unsealed`] recovers the saying.
pub(super) fn sealed<E: Error>(saying: &Saying) -> E {
    E::custom(ron::to_string(saying).unwrap_or_default())
}

/// Returns the saying in an error's words, if there is one.
pub(super) fn unsealed(words: &str) -> Option<Saying> {
    ron::from_str(words).ok()
}

/// Reads a list of seats without duplicates.
pub(super) fn seats<'de, D: Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
    struct List;

    impl<'de> Visitor<'de> for List {
        type Value = Seats;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", Saying::of("ask-list-of-seats").with("most", MOST_SEATS))
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Seats, A::Error> {
            let mut seats = Seats::NONE;
            while let Some(seat) = list.next_element()? {
                if seats.contains(seat) {
                    let twice = Saying::of("ask-seat-twice").with("seat", seat);
                    return Err(sealed(&expected(twice, Saying::of("ask-every-seat"))));
                }
                seats.insert(seat);
            }
            Ok(seats)
        }
    }

    from.deserialize_seq(List)
}

/// Reads cards written together, `AsTd9h`.
pub(super) fn cards<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Card>, D::Error> {
    read_cards(&String::deserialize(from)?).map_err(|error| sealed(&cards_fault(error)))
}

/// Reads a number of chips, at least one.
pub(super) fn some_chips<'de, D: Deserializer<'de>>(from: D) -> Result<Chips, D::Error> {
    let chips = Chips::deserialize(from)?;
    if chips.is_zero() {
        let least = Saying::of("ask-minimum").with("least", 1_u8);
        return Err(sealed(&expected(Saying::of("ask-chips").with("chips", chips), least)));
    }
    Ok(chips)
}

/// Reads an amount of money, at least one.
pub(super) fn at_least_one<'de, D: Deserializer<'de>>(from: D) -> Result<Money, D::Error> {
    let money = Money::deserialize(from)?;
    if money < Money::from_minor(1) {
        let found = Saying::AsItIs(money.minor().to_string());
        let least = Saying::of("ask-minimum").with("least", 1_u8);
        return Err(sealed(&expected(found, least)));
    }
    Ok(money)
}

/// Returns the rulebook of this name.
pub(super) fn book<'b>(
    rulebooks: &'b Rulebooks,
    name: &str,
) -> Result<&'b Rulebook, QuestionFault> {
    rulebooks.find(name).map_err(|why| QuestionFault::of("rules", why))
}

/// Returns the name of the default book.
pub(super) fn usual_book() -> String {
    USUAL_RULEBOOK.to_owned()
}

/// Returns the fault for a player named twice.
pub(super) fn duplicate_player(player: u32) -> Saying {
    Saying::of("ask-number-twice").with("player", player)
}

/// A seat in the room, `(table, seat)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
pub(super) struct RoomSeat(pub(super) TableNo, pub(super) SeatNo);

impl From<Seat> for RoomSeat {
    fn from(seat: Seat) -> Self {
        Self(seat.table, seat.seat)
    }
}

impl From<RoomSeat> for Filling {
    fn from(RoomSeat(table, seat): RoomSeat) -> Self {
        Saying::of("ask-place").with("table", table).with("seat", seat).into()
    }
}

/// Returns the fault for positions in which no hand can be dealt.
pub(super) fn impossible_positions(positions: Positions) -> Saying {
    let Positions { button, small, big } = positions;
    Saying::of("ask-out-of-order").with("button", button).with("small", small).with("big", big)
}

/// Formats seats for a message: `1, 2, 9`.
pub(super) fn listed(seats: Seats) -> Filling {
    if seats.is_empty() {
        return Saying::of("ask-none").into();
    }
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ").into()
}
