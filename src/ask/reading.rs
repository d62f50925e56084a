//! How what many questions have in common is written.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error as _, SeqAccess, Visitor},
};

use crate::rules::{
    button::Positions,
    cards::{Card, read_cards},
    chips::Chips,
    seat::{MOST_SEATS, Seat, SeatNo, Seats, TableNo},
};

/// A list of seats, none of them twice.
pub(super) fn seats<'de, D: Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
    struct List;

    impl<'de> Visitor<'de> for List {
        type Value = Seats;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of seats, 1 to {MOST_SEATS}")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Seats, A::Error> {
            let mut seats = Seats::NONE;
            while let Some(seat) = list.next_element()? {
                if seats.contains(seat) {
                    return Err(A::Error::custom(format_args!(
                        "seat {seat} is there twice: expected every seat once"
                    )));
                }
                seats.insert(seat);
            }
            Ok(seats)
        }
    }

    from.deserialize_seq(List)
}

/// Cards written together, `AsTd9h`.
pub(super) fn cards<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Card>, D::Error> {
    read_cards(&String::deserialize(from)?).map_err(D::Error::custom)
}

/// A number of chips, at least one.
pub(super) fn some_chips<'de, D: Deserializer<'de>>(from: D) -> Result<Chips, D::Error> {
    let chips = Chips::deserialize(from)?;
    if chips.is_zero() {
        return Err(D::Error::custom("0 chips: expected at least 1"));
    }
    Ok(chips)
}

/// A seat in the room, `(table, seat)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
pub(super) struct InRoom(pub(super) TableNo, pub(super) SeatNo);

impl From<Seat> for InRoom {
    fn from(seat: Seat) -> Self {
        Self(seat.table, seat.seat)
    }
}

impl fmt::Display for InRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}, seat {}", self.0, self.1)
    }
}

/// Positions in which no hand can be dealt.
pub(super) fn out_of_order(positions: Positions) -> String {
    let Positions { button, small, big } = positions;
    format!(
        "button {button}, small blind {small}, big blind {big}: expected them clockwise in this order"
    )
}

/// Seats as they are written in a message: `1, 2, 9`.
pub(super) fn listed(seats: Seats) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    if seats.is_empty() { "none".to_owned() } else { seats.join(", ") }
}
