//! Which tables break, and who moves where.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer, Serialize};

use super::{
    fault::{Fault, expected},
    reading::{InRoom, listed, out_of_order, sealed, seats},
};
use crate::{
    i18n::Saying,
    rules::{
        button::Positions,
        seat::{Seats, TableNo, table_size},
        seating::{Policy, TableSeats, Unknown, plan},
    },
};

#[derive(Deserialize)]
#[serde(rename = "Balance", deny_unknown_fields)]
pub(super) struct Question {
    #[serde(deserialize_with = "table_size")]
    size: u8,
    #[serde(default = "one", deserialize_with = "some")]
    gap: u8,
    tables: Vec<Table>,
    #[serde(default)]
    order: Vec<TableNo>,
    #[serde(default)]
    fixed: Vec<InRoom>,
    #[serde(default)]
    closed: Vec<InRoom>,
    #[serde(default)]
    moved: Vec<(InRoom, u8)>,
    #[serde(default)]
    seed: u64,
}

/// A table and who sits there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    #[serde(rename = "table")]
    number: TableNo,
    #[serde(deserialize_with = "seats")]
    seats: Seats,
    #[serde(default)]
    next: Option<Positions>,
}

#[derive(Serialize)]
pub(super) struct Answer {
    breaks: Vec<TableNo>,
    moves: Vec<Move>,
    /// Tables that give or take a player while their button is not known: what was drawn there.
    ask: Vec<TableNo>,
}

/// A player who moves.
#[derive(Serialize)]
struct Move {
    from: InRoom,
    to: InRoom,
    waits: bool,
}

const fn one() -> u8 {
    1
}

/// A difference between tables: none can be as even as 0.
fn some<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    match u8::deserialize(from)? {
        0 => {
            let found = Saying::of("ask-gap").with("gap", 0_u8);
            let least = Saying::of("ask-or-more").with("least", 1_u8);
            Err(sealed(&expected(found, least)))
        }
        gap => Ok(gap),
    }
}

impl Question {
    pub(super) fn answer(&self) -> Result<Answer, Fault> {
        let tables: Vec<TableSeats> = self.room()?.into_values().collect();
        let policy = Policy { gap: self.gap, unknown: Unknown::Draw, ..Policy::default() };
        let plan = plan(&tables, &self.order, &policy, Some(self.seed));
        let moves = plan.moves.iter();
        let moves = moves.map(|m| Move { from: m.from.into(), to: m.to.into(), waits: m.waits });
        Ok(Answer { breaks: plan.breaks, moves: moves.collect(), ask: plan.ask })
    }

    /// The room as it stands, if it can stand so.
    fn room(&self) -> Result<BTreeMap<TableNo, TableSeats>, Fault> {
        let mut room = BTreeMap::new();
        for table in &self.tables {
            let seats = table.seats(self.size)?;
            if room.insert(table.number, seats).is_some() {
                return Err(Fault::of("tables", table_twice(table.number)));
            }
        }
        let mut ordered = BTreeSet::new();
        for table in &self.order {
            if !room.contains_key(table) {
                let tables: Vec<String> = room.keys().map(TableNo::to_string).collect();
                let tables = tables.join(", ");
                let unknown =
                    Saying::of("ask-no-table").with("table", *table).with("tables", tables);
                return Err(Fault::of("order", unknown));
            }
            if !ordered.insert(*table) {
                return Err(Fault::of("order", table_twice(*table)));
            }
        }
        for place in once(&self.fixed, "fixed")? {
            player(&mut room, place, "fixed")?.fixed.insert(place.1);
        }
        for place in once(&self.closed, "closed")? {
            let table = at(&mut room, place, "closed")?;
            if table.occupied.contains(place.1) {
                let taken = Saying::of("ask-seat-taken").with("place", place);
                return Err(Fault::of("closed", taken));
            }
            table.closed.insert(place.1);
        }
        once(self.moved.iter().map(|(place, _)| place), "moved")?;
        for (place, times) in &self.moved {
            let table = player(&mut room, *place, "moved")?;
            if let Some(moved) = table.moved.get_mut(place.1.index()) {
                *moved = *times;
            }
        }
        Ok(room)
    }
}

impl Table {
    /// The table, which has so many seats.
    fn seats(&self, size: u8) -> Result<TableSeats, Fault> {
        let within = |seats: Seats, field| {
            let over = seats.difference(Seats::all(size));
            let number = self.number;
            let message = || {
                Saying::of("ask-no-seat")
                    .with("table", number)
                    .with("seats", listed(over))
                    .with("size", size)
            };
            if over.is_empty() { Ok(()) } else { Err(Fault::of(field, message())) }
        };
        within(self.seats, "seats")?;
        if let Some(next) = self.next {
            let Positions { button, small, big } = next;
            within(Seats::NONE.with(button).with(small).with(big), "next")?;
            // With fewer than two players nobody has a position, whatever was seen there last.
            if self.seats.len() >= 2 && !next.go_clockwise() {
                let what = out_of_order(next);
                let what = Saying::of("ask-of-table").with("table", self.number).with("what", what);
                return Err(Fault::of("next", what));
            }
        }
        let empty = TableSeats::empty(self.number, size, Seats::NONE);
        Ok(TableSeats { occupied: self.seats, next: self.next, ..empty })
    }
}

fn table_twice(table: TableNo) -> Saying {
    Saying::of("ask-table-twice").with("table", table)
}

/// These seats, if none of them is there twice.
fn once<'a>(
    places: impl IntoIterator<Item = &'a InRoom>,
    field: &'static str,
) -> Result<BTreeSet<InRoom>, Fault> {
    let mut seen = BTreeSet::new();
    for place in places {
        if !seen.insert(*place) {
            return Err(Fault::of(field, Saying::of("ask-place-twice").with("place", *place)));
        }
    }
    Ok(seen)
}

/// The table of this seat.
fn at<'a>(
    room: &'a mut BTreeMap<TableNo, TableSeats>,
    place: InRoom,
    field: &'static str,
) -> Result<&'a mut TableSeats, Fault> {
    let table = room.get_mut(&place.0).filter(|table| Seats::all(table.size).contains(place.1));
    let nowhere = || Saying::of("ask-seat-of-a-table").with("place", place);
    table.ok_or_else(|| Fault::of(field, nowhere()))
}

/// The table of this seat, in which somebody sits.
fn player<'a>(
    room: &'a mut BTreeMap<TableNo, TableSeats>,
    place: InRoom,
    field: &'static str,
) -> Result<&'a mut TableSeats, Fault> {
    let table = at(room, place, field)?;
    if table.occupied.contains(place.1) {
        Ok(table)
    } else {
        Err(Fault::of(field, Saying::of("ask-seat-empty").with("place", place)))
    }
}
