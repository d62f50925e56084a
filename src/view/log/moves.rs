//! The latest moves.

use std::{borrow::Cow, collections::BTreeSet};

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_tournament::{
    Event, Tournament,
    history::{self, Ledger, Record},
    tables::{SeatMove, TableEvent},
};
use bottone_vocabulary::words;

use crate::namesakes::ShortNamesakes;

/// The number of last moves on a screen and a wall.
pub const MOVES_SHOWN: usize = 3;

/// Returns the latest moves for the wall: "Bianchi, L." and "Table 9 Seat 3", the latest first.
/// Undone moves are left out.
pub fn last_moves(
    language: Language,
    t: &Tournament,
    records: &[Record],
    ledger: &Ledger,
    most: usize,
) -> Vec<(String, String)> {
    let moves = latest_moves(t, records, ledger, most);
    let namesakes = ShortNamesakes::among(t, moves.iter().map(|(step, _)| step.entry));
    let line = |(step, _): (SeatMove, Timestamp)| {
        (namesakes.short_name(language, t, step.entry), words::seat_in_full(language, step.to))
    };
    moves.into_iter().map(line).collect()
}

/// Returns the players whom this event moves to another seat, or calls to one from the waiting
/// list.
pub fn seat_moves<'a>(t: &Tournament, event: &'a Event) -> Cow<'a, [SeatMove]> {
    match event {
        Event::Tables(TableEvent::Moved { moves, .. }) => Cow::Borrowed(moves),
        Event::Tables(TableEvent::Seated { seats }) => {
            let called = |(entry, _): &&(_, _)| t.waiting_list().get(*entry).is_some();
            let called = seats.iter().filter(called);
            called.map(|&(entry, to)| SeatMove { entry, from: None, to }).collect()
        }
        _ => Cow::default(),
    }
}

/// Returns the latest moves of players still in that seat, with the time of each record, the latest
/// first. Undone moves are left out.
pub fn latest_moves(
    t: &Tournament,
    records: &[Record],
    ledger: &Ledger,
    most: usize,
) -> Vec<(SeatMove, Timestamp)> {
    let mut moves = Vec::with_capacity(most);
    let mut entries = BTreeSet::new();
    for line in history::latest(records, ledger) {
        for event in line.events.iter().rev() {
            for step in seat_moves(t, event).iter().rev() {
                if moves.len() == most {
                    return moves;
                }
                if t.tables().seat_of(step.entry) == Some(step.to) && entries.insert(step.entry) {
                    moves.push((*step, line.at()));
                }
            }
        }
    }
    moves
}
