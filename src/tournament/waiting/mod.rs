//! The waiting list: alternates, who paid for an entry and wait their turn for a seat.
//!
//! On it is who came when every seat was taken, and whom the floor put there: nobody else, however long he has no
//! seat. Late entries and re-entries that find a seat free, players of a broken table and who sits down again after a
//! rebuy are never on it, and nobody who came later gets a seat before those who wait, unless an act on record says so
//! ([`Refusal::AlternatesWait`](super::Refusal::AlternatesWait) set aside, somebody skipped, held or put elsewhere).

mod acts;
mod decide;

use imbl::{OrdMap, Vector};
use serde::Serialize;

use super::{
    Event, Tournament,
    entries::{EntryEvent, EntryId, Rank},
    tables::{Moved, TableEvent},
};
use crate::rules::{seat::Seat, time::Timestamp};
pub use acts::{Alternates, WaitingCommand, WaitingEvent};

pub(super) use decide::{admit, check_turn, decide, may_sit_down};

/// Who waits for a seat, and who did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct WaitingList {
    /// Those who wait, the first first, held ones too.
    line: Vector<EntryId>,
    /// Everybody who ever was on the list.
    all: OrdMap<EntryId, Alternate>,
}

/// Somebody who waits for a seat, or did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Alternate {
    /// The number on the list: 1 for the first who came.
    pub number: u32,
    /// When he came onto it.
    pub since: Timestamp,
    pub turn: Turn,
    /// Does he stand, or was he called, otherwise than he came, by an act on record?
    pub by_act: bool,
}

/// How it stands with somebody on the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Turn {
    Waits,
    /// Not to be called until he is back.
    Held {
        at: Timestamp,
        reason: String,
    },
    /// Called to this seat.
    Called {
        to: Seat,
        at: Timestamp,
    },
    /// The money was given back.
    Refunded {
        at: Timestamp,
    },
    /// The stack with which the entry came from a flight does not play here.
    Gone {
        at: Timestamp,
    },
}

impl WaitingList {
    pub(super) fn on_event(&mut self, event: &Event, at: Timestamp) {
        match event {
            Event::Waiting(event) => self.apply(event, at),
            Event::Tables(TableEvent::Seated { seats }) => self.called(seats.iter().copied(), at),
            Event::Tables(TableEvent::Moved { moves, .. } | TableEvent::Redrawn { moves, .. }) => {
                let waited = |step: &&Moved| step.from.is_none();
                let seats = moves.iter().filter(waited).map(|step| (step.entry, step.to));
                self.called(seats, at);
            }
            Event::Entries(EntryEvent::Refunded { entry, .. }) => {
                self.leave(*entry, Turn::Refunded { at });
            }
            // Who does not play here with a stack of a flight waits for no seat.
            Event::Entries(EntryEvent::Restacked {
                entry, rank: Rank::Next | Rank::Last, ..
            }) if self.has(*entry) => self.leave(*entry, Turn::Gone { at }),
            _ => {}
        }
    }

    fn apply(&mut self, event: &WaitingEvent, at: Timestamp) {
        match event {
            WaitingEvent::LeftOut { .. } => {}
            WaitingEvent::Joined { entries } => {
                for &entry in entries {
                    let last = self.all.values().map(|alternate| alternate.number).max();
                    let number = last.unwrap_or(0).saturating_add(1);
                    let came = Alternate { number, since: at, turn: Turn::Waits, by_act: false };
                    self.all.insert(entry, came);
                    self.line.push_back(entry);
                }
            }
            WaitingEvent::Skipped { entry, place, .. }
            | WaitingEvent::Ranked { entry, place, .. } => {
                if let Some(alternate) = self.all.get_mut(entry) {
                    alternate.by_act = true;
                    if matches!(alternate.turn, Turn::Called { .. }) {
                        alternate.turn = Turn::Waits;
                    }
                    self.put(*entry, *place);
                }
            }
            WaitingEvent::Held { entry, reason } => {
                if let Some(alternate) = self.all.get_mut(entry) {
                    alternate.by_act = true;
                    alternate.turn = Turn::Held { at, reason: reason.clone() };
                }
            }
            WaitingEvent::CameBack { entry } => {
                if let Some(alternate) = self.all.get_mut(entry) {
                    alternate.turn = Turn::Waits;
                }
            }
        }
    }

    fn put(&mut self, entry: EntryId, place: u32) {
        if let Some(was) = self.line.index_of(&entry) {
            self.line.remove(was);
        }
        let index = (place as usize).saturating_sub(1).min(self.line.len());
        self.line.insert(index, entry);
    }

    /// These got seats, all at once.
    fn called(&mut self, seats: impl Iterator<Item = (EntryId, Seat)> + Clone, at: Timestamp) {
        if self.line.is_empty() {
            return;
        }
        let who: Vec<EntryId> = seats.clone().map(|(entry, _)| entry).collect();
        let out_of_turn = self.is_passed_by(&who);
        for (entry, to) in seats {
            self.leave(entry, Turn::Called { to, at });
            if let Some(alternate) = self.all.get_mut(&entry) {
                alternate.by_act |= out_of_turn;
            }
        }
    }

    fn leave(&mut self, entry: EntryId, turn: Turn) {
        let Some(alternate) = self.all.get_mut(&entry) else { return };
        alternate.turn = turn;
        if let Some(was) = self.line.index_of(&entry) {
            self.line.remove(was);
        }
    }

    /// Those who wait in their order, held ones too.
    pub fn line(&self) -> impl ExactSizeIterator<Item = EntryId> {
        self.line.iter().copied()
    }

    /// Those who can be called, in their order.
    pub fn ready(&self) -> impl Iterator<Item = EntryId> {
        self.line().filter(|entry| self.is_ready(*entry))
    }

    /// Everybody who ever was on the list, with the number of the entry.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (EntryId, &Alternate)> {
        self.all.iter().map(|(entry, alternate)| (*entry, alternate))
    }

    /// This entry, if it is or was on the list.
    pub fn get(&self, entry: EntryId) -> Option<&Alternate> {
        self.all.get(&entry)
    }

    /// Does this entry wait its turn?
    pub fn has(&self, entry: EntryId) -> bool {
        self.get(entry).is_some_and(Alternate::waits)
    }

    /// The place of this entry among those who wait, from 1.
    pub fn place(&self, entry: EntryId) -> Option<usize> {
        self.line.index_of(&entry).map(|index| index + 1)
    }

    /// Can this entry be called when its turn comes?
    fn is_ready(&self, entry: EntryId) -> bool {
        self.get(entry).is_some_and(|alternate| alternate.turn == Turn::Waits)
    }

    /// Does somebody who can be called wait longer than one of these, and is not among them?
    pub fn is_passed_by(&self, entries: &[EntryId]) -> bool {
        let mut sorted = entries.to_vec();
        sorted.sort_unstable();
        let among = |entry: EntryId| sorted.binary_search(&entry).is_ok();
        let mut others = self.ready().filter(|entry| !among(*entry));
        let Some(first) = others.next() else { return false };
        let earliest = others.fold(first, EntryId::min);
        let behind = self.line().skip_while(|entry| *entry != first);
        // Who is not on the list came later when the entry was sold later.
        let others_came_later = |entry: &EntryId| !self.has(*entry) && *entry > earliest;
        behind.into_iter().any(among) || entries.iter().any(others_came_later)
    }
}

impl Alternate {
    /// Does he wait, held or not?
    pub const fn waits(&self) -> bool {
        matches!(self.turn, Turn::Waits | Turn::Held { .. })
    }
}

impl Tournament {
    /// How many of those who wait are to be called now, by the rule of the event.
    pub fn to_be_called(&self) -> usize {
        if self.waiting.ready().next().is_none() {
            return 0;
        }
        let free = self.tables.open().map(|(_, table)| table.free().len());
        let seats: usize = match self.setup.house.alternates {
            Alternates::Unlisted | Alternates::AtOnce => free.sum(),
            Alternates::TwoShort => free.map(|free| free.saturating_sub(1)).sum(),
            Alternates::FullTables => 0,
        };
        if seats == 0 { 0 } else { self.waiting.ready().take(seats).count() }
    }
}
