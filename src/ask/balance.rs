//! Which tables break, and who moves where.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{
    fault::Fault,
    reading::{InRoom, listed, seats},
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
    #[serde(default = "one")]
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
            if !room.contains_key(table) || !ordered.insert(*table) {
                let expected = format!("table {table}: expected each of the tables at most once");
                return Err(Fault::of("order", expected));
            }
        }
        for place in &self.fixed {
            player(&mut room, *place, "fixed")?.fixed.insert(place.1);
        }
        for place in &self.closed {
            at(&mut room, *place, "closed")?.closed.insert(place.1);
        }
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
        if let Some(Positions { button, small, big }) = self.next {
            within(Seats::NONE.with(button).with(small).with(big), "next")?;
        }
        let empty = TableSeats::empty(self.number, size, Seats::NONE);
        Ok(TableSeats { occupied: self.seats, next: self.next, ..empty })
    }
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
