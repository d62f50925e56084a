//! Which tables break, and who moves where.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use super::{
    fault::Fault,
    reading::{InRoom, listed, out_of_order, seats},
};
use crate::rules::{
    button::Positions,
    seat::{Seats, TableNo, table_size},
    seating::{Policy, TableSeats, Unknown, plan},
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
        0 => Err(D::Error::custom("a gap of 0: expected 1 or more")),
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
                let twice =
                    format!("table {} is there twice: expected every table once", table.number);
                return Err(Fault::of("tables", twice));
            }
        }
        let mut ordered = BTreeSet::new();
        for table in &self.order {
            if !room.contains_key(table) {
                let tables: Vec<String> = room.keys().map(TableNo::to_string).collect();
                let tables = tables.join(", ");
                let unknown = format!("there is no table {table}: expected some of {tables}");
                return Err(Fault::of("order", unknown));
            }
            if !ordered.insert(*table) {
                let twice = format!("table {table} is there twice: expected every table once");
                return Err(Fault::of("order", twice));
            }
        }
        for place in once(&self.fixed, "fixed")? {
            player(&mut room, place, "fixed")?.fixed.insert(place.1);
        }
        for place in once(&self.closed, "closed")? {
            let table = at(&mut room, place, "closed")?;
            if table.occupied.contains(place.1) {
                let taken = format!("somebody sits at {place}: expected seats that are free");
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
            let message =
                || format!("table {number} has no seat {}: expected 1 to {size}", listed(over));
            if over.is_empty() { Ok(()) } else { Err(Fault::of(field, message())) }
        };
        within(self.seats, "seats")?;
        if let Some(next) = self.next {
            let Positions { button, small, big } = next;
            within(Seats::NONE.with(button).with(small).with(big), "next")?;
            // With fewer than two players nobody has a position, whatever was seen there last.
            if self.seats.len() >= 2 && !next.go_clockwise() {
                let number = self.number;
                return Err(Fault::of("next", format!("table {number}, {}", out_of_order(next))));
            }
        }
        let empty = TableSeats::empty(self.number, size, Seats::NONE);
        Ok(TableSeats { occupied: self.seats, next: self.next, ..empty })
    }
}

/// These seats, if none of them is there twice.
fn once<'a>(
    places: impl IntoIterator<Item = &'a InRoom>,
    field: &'static str,
) -> Result<BTreeSet<InRoom>, Fault> {
    let mut seen = BTreeSet::new();
    for place in places {
        if !seen.insert(*place) {
            let twice = format!("{place} is there twice: expected every seat once");
            return Err(Fault::of(field, twice));
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
    table.ok_or_else(|| Fault::of(field, format!("{place}: expected a seat of one of the tables")))
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
        Err(Fault::of(field, format!("{place} is empty: expected a seat with a player")))
    }
}
