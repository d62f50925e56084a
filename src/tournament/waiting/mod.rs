//! The waiting list of alternates, who paid for an entry and wait for a seat.
//!
//! On it are the players who came when every seat was taken, and those whom the floor added. Late
//! entries and re-entries that find a free seat are never on it. The same is true of players of a
//! broken table, and of players seated again after a rebuy. No later player gets a seat before
//! those who wait, without an act on record. Such an act waives
//! [`Refusal::AlternatesWait`](super::Refusal::AlternatesWait), or skips, holds or moves an
//! alternate.

mod acts;
mod decide;

use bottone_base::{seat::Seat, time::Timestamp};
use imbl::{OrdMap, Vector};
use serde::Serialize;

use super::{
    Event, Tournament,
    entries::{EntryEvent, EntryId, FlightRank},
    tables::{SeatMove, TableEvent},
};
pub use acts::{Alternates, WaitingCommand, WaitingEvent};

pub(super) use decide::{admit, check_turn, decide, may_sit_down};

/// The present and past entries of the waiting list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct WaitingList {
    /// The waiting entries in order, held ones included.
    line: Vector<EntryId>,
    /// Every entry that was ever on the list.
    all: OrdMap<EntryId, Alternate>,
}

/// A present or past entry of the waiting list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Alternate {
    /// The number on the list: 1 for the first to come.
    pub number: u32,
    /// The time of joining.
    pub since: Timestamp,
    pub turn: AlternateState,
    /// True if an act on record changed the place or the turn of the call.
    pub by_act: bool,
}

/// The state of an alternate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum AlternateState {
    Waits,
    /// Held, and not to be called until their return.
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
    /// Removed: its stack from a flight does not play here.
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
                let waited = |step: &&SeatMove| step.from.is_none();
                let seats = moves.iter().filter(waited).map(|step| (step.entry, step.to));
                self.called(seats, at);
            }
            Event::Entries(EntryEvent::Refunded { entry, .. }) => {
                self.leave(*entry, AlternateState::Refunded { at });
            }
            // An entry whose flight stack does not play here waits for no seat.
            Event::Entries(EntryEvent::Restacked {
                entry,
                rank: FlightRank::Next | FlightRank::Last,
                ..
            }) if self.contains(*entry) => self.leave(*entry, AlternateState::Gone { at }),
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
                    let came =
                        Alternate { number, since: at, turn: AlternateState::Waits, by_act: false };
                    self.all.insert(entry, came);
                    self.line.push_back(entry);
                }
            }
            WaitingEvent::Skipped { entry, place, .. }
            | WaitingEvent::Ranked { entry, place, .. } => {
                if let Some(alternate) = self.all.get_mut(entry) {
                    alternate.by_act = true;
                    if matches!(alternate.turn, AlternateState::Called { .. }) {
                        alternate.turn = AlternateState::Waits;
                    }
                    self.put(*entry, *place);
                }
            }
            WaitingEvent::Held { entry, reason } => {
                if let Some(alternate) = self.all.get_mut(entry) {
                    alternate.by_act = true;
                    alternate.turn = AlternateState::Held { at, reason: reason.clone() };
                }
            }
            WaitingEvent::CameBack { entry } => {
                if let Some(alternate) = self.all.get_mut(entry) {
                    alternate.turn = AlternateState::Waits;
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

    /// Records that these entries got seats, all at once.
    fn called(&mut self, seats: impl Iterator<Item = (EntryId, Seat)> + Clone, at: Timestamp) {
        if self.line.is_empty() {
            return;
        }
        let who: Vec<EntryId> = seats.clone().map(|(entry, _)| entry).collect();
        let out_of_turn = self.would_pass(&who);
        for (entry, to) in seats {
            self.leave(entry, AlternateState::Called { to, at });
            if let Some(alternate) = self.all.get_mut(&entry) {
                alternate.by_act |= out_of_turn;
            }
        }
    }

    fn leave(&mut self, entry: EntryId, turn: AlternateState) {
        let Some(alternate) = self.all.get_mut(&entry) else { return };
        alternate.turn = turn;
        if let Some(was) = self.line.index_of(&entry) {
            self.line.remove(was);
        }
    }

    /// Returns the waiting entries in order, held ones included.
    pub fn line(&self) -> impl ExactSizeIterator<Item = EntryId> {
        self.line.iter().copied()
    }

    /// Returns the entries that can be called, in order.
    pub fn ready(&self) -> impl Iterator<Item = EntryId> {
        self.line().filter(|entry| self.is_ready(*entry))
    }

    /// Returns every entry that was ever on the list, with its number.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (EntryId, &Alternate)> {
        self.all.iter().map(|(entry, alternate)| (*entry, alternate))
    }

    /// Returns this entry, if it is or was on the list.
    pub fn get(&self, entry: EntryId) -> Option<&Alternate> {
        self.all.get(&entry)
    }

    /// Returns whether this entry waits on the list.
    pub fn contains(&self, entry: EntryId) -> bool {
        self.get(entry).is_some_and(Alternate::waits)
    }

    /// Returns the place of this entry on the list, from 1.
    pub fn place(&self, entry: EntryId) -> Option<usize> {
        self.line.index_of(&entry).map(|index| index + 1)
    }

    /// Returns whether this entry can be called in its turn.
    fn is_ready(&self, entry: EntryId) -> bool {
        self.get(entry).is_some_and(|alternate| alternate.turn == AlternateState::Waits)
    }

    /// Returns whether an entry outside `entries` can be called and waits longer than one of them.
    pub fn would_pass(&self, entries: &[EntryId]) -> bool {
        let mut sorted = entries.to_vec();
        sorted.sort_unstable();
        let among = |entry: EntryId| sorted.binary_search(&entry).is_ok();
        let mut others = self.ready().filter(|entry| !among(*entry));
        let Some(first) = others.next() else { return false };
        let earliest = others.fold(first, EntryId::min);
        let behind = self.line().skip_while(|entry| *entry != first);
        // An entry that is not on the list came later if it was sold later.
        let others_came_later = |entry: &EntryId| !self.contains(*entry) && *entry > earliest;
        behind.into_iter().any(among) || entries.iter().any(others_came_later)
    }
}

impl Alternate {
    /// Returns whether the alternate waits, held or not.
    pub const fn waits(&self) -> bool {
        matches!(self.turn, AlternateState::Waits | AlternateState::Held { .. })
    }
}

impl Tournament {
    /// Returns the number of alternates to call now, by the rule of the event.
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
