//! The seats and moves that cards and slips show.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{
    seat::{Seat, TableNo},
    time::Timestamp,
};

use super::super::{Follow, Follower, ValidRecord, unfollowed};
use crate::{
    Event,
    entries::{EntryEvent, EntryId, FlightRank},
    papers::Scope,
    tables::{MoveReason, SeatMove, TableEvent},
    waiting::WaitingEvent,
};

/// The reason of every move in a redraw.
static REDRAW: MoveReason = MoveReason::Redraw;

/// A move in the file: the number of its record, and its index in the record.
pub(super) type MoveId = (u32, usize);

/// A move that was made.
pub struct RoomMove<'a> {
    /// The identity of the move in the file.
    pub(super) id: MoveId,
    /// The record that made the move, or that redid it.
    since: u32,
    pub at: Timestamp,
    pub step: SeatMove,
    pub reason: &'a MoveReason,
}

impl RoomMove<'_> {
    /// Returns whether the player left this table, or came to it.
    fn concerns(&self, table: TableNo) -> bool {
        self.step.to.table == table || self.step.from.is_some_and(|from| from.table == table)
    }
}

/// The slips that were printed before.
#[derive(Default)]
pub(super) struct PrintedSlips<'a> {
    /// The moves with a printed slip.
    pub(super) slips: BTreeSet<MoveId>,
    /// The record with which slips were last printed for all.
    pub(super) for_all: Option<u32>,
    /// The moves on the slips of each print.
    pub(super) batches: Vec<(&'a Scope, BTreeSet<MoveId>)>,
}

/// The room at one moment.
#[derive(Default)]
pub(super) struct RoomState<'a> {
    seats: BTreeMap<EntryId, Seat>,
    out: BTreeSet<EntryId>,
    /// Every move, in the order in which they were made.
    pub(super) moves: Vec<RoomMove<'a>>,
    /// The index of each entry's last move.
    last: BTreeMap<EntryId, usize>,
}

impl<'a> Follow<'a> for RoomState<'a> {
    fn follows(event: &Event) -> bool {
        Follower::Handed.follows(event)
    }

    fn process(&mut self, line: ValidRecord<'a>, event: &'a Event) {
        match event {
            Event::Tables(TableEvent::Seated { seats }) => self.seats.extend(seats.iter().copied()),
            Event::Tables(TableEvent::Moved { moves, reason }) => self.add(line, moves, reason),
            Event::Tables(TableEvent::Redrawn { moves, .. }) => self.add(line, moves, &REDRAW),
            Event::Waiting(WaitingEvent::Skipped { entry, from, .. }) => {
                if from.is_some() {
                    self.seats.remove(entry);
                }
            }
            Event::Entries(EntryEvent::Busted { out }) => {
                for out in out {
                    self.leaves(out.entry);
                }
            }
            Event::Entries(
                EntryEvent::Disqualified { out, .. }
                | EntryEvent::SeatWon { out }
                | EntryEvent::Forfeited { out },
            ) => {
                self.leaves(out.entry);
            }
            Event::Entries(EntryEvent::Refunded { entry, .. }) => self.leaves(*entry),
            Event::Entries(EntryEvent::Restacked { entry, rank, .. }) => match rank {
                FlightRank::Plays => drop(self.out.remove(entry)),
                FlightRank::Next | FlightRank::Last => self.leaves(*entry),
            },
            Event::Entries(EntryEvent::BroughtBack { entry, to }) => {
                self.out.remove(entry);
                self.seats.insert(*entry, *to);
            }
            event => unfollowed(event),
        }
    }
}

impl<'a> RoomState<'a> {
    fn leaves(&mut self, entry: EntryId) {
        self.seats.remove(&entry);
        self.out.insert(entry);
    }

    fn add(&mut self, line: ValidRecord<'a>, steps: &[SeatMove], reason: &'a MoveReason) {
        let ValidRecord { number, since, .. } = line;
        let of_record = self.moves.iter().rev().take_while(|made| made.id.0 == number).count();
        for (&step, nth) in steps.iter().zip(of_record..) {
            self.seats.insert(step.entry, step.to);
            self.last.insert(step.entry, self.moves.len());
            self.moves.push(RoomMove { id: (number, nth), since, at: line.at(), step, reason });
        }
    }

    /// Returns whether this entry has busted.
    pub(super) fn is_out(&self, entry: EntryId) -> bool {
        self.out.contains(&entry)
    }

    /// Returns the seat of this entry.
    pub(super) fn seat_of(&self, entry: EntryId) -> Option<Seat> {
        self.seats.get(&entry).copied()
    }

    /// Returns the indices of the moves whose slips a print now includes, in order. Only the last
    /// move of each entry counts, and only if the player still sits there.
    ///
    /// For all, or for tables: the moves since the last print for all; before any such print, those
    /// of the last act. If all of them have slips, the last print is repeated. For certain entries:
    /// the last move of each.
    pub(super) fn chosen(&self, scope: &Scope, given: &PrintedSlips<'_>) -> Vec<usize> {
        let mut places = match scope {
            Scope::All => self.of_group(scope, given, |_| true),
            Scope::Tables(tables) => {
                let of = |table: &TableNo| self.of_group(scope, given, |m| m.concerns(*table));
                tables.iter().flat_map(of).collect()
            }
            Scope::Entries(entries) => {
                entries.iter().filter_map(|entry| self.last.get(entry).copied()).collect()
            }
        };
        places.retain(|place| {
            let step = self.moves[*place].step;
            self.seats.get(&step.entry) == Some(&step.to)
        });
        places.sort_unstable();
        places.dedup();
        places
    }

    fn of_group(
        &self,
        scope: &Scope,
        given: &PrintedSlips<'_>,
        belongs: impl Fn(&RoomMove<'_>) -> bool,
    ) -> Vec<usize> {
        let Some(act) = self.moves.iter().rev().find(|made| belongs(made)).map(|made| made.id.0)
        else {
            return Vec::new();
        };
        let last = || self.last.values().copied().filter(|place| belongs(&self.moves[*place]));
        let is_new = |made: &RoomMove<'_>| match given.for_all {
            Some(before) => made.since > before,
            None => made.id.0 == act,
        };
        let is_new = |made: &RoomMove<'_>| is_new(made) && !given.slips.contains(&made.id);
        let new: Vec<usize> = last().filter(|place| is_new(&self.moves[*place])).collect();
        if !new.is_empty() {
            return new;
        }
        let again = given.batches.iter().rev().find(|(of, _)| *of == scope);
        match again {
            Some((_, slips)) => {
                last().filter(|place| slips.contains(&self.moves[*place].id)).collect()
            }
            None => last().filter(|place| self.moves[*place].id.0 == act).collect(),
        }
    }
}
