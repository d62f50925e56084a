//! Bags: the stacks at the end of a day, counted, sealed and locked away by number.
//!
//! The chips in a bag are the ones that the counts give for the stack ([`super::counts`]). A stack
//! in a bag can only be counted through its bag. The bags are opened when the clock is started for
//! the next day.

mod acts;
mod decide;

use bottone_base::{
    chips::Chips,
    seat::{Seat, TableNo},
    time::Timestamp,
};
use imbl::OrdMap;
use serde::Serialize;

use super::{
    Event, Refusal, Tournament,
    clock::ClockEvent,
    counts::{ChipSum, Counts},
    entries::{EntryEvent, EntryId, FlightRank},
    tables::Tables,
    waiting::WaitingEvent,
};
pub use acts::{BagCommand, BagEvent, Bagging};
pub(super) use decide::decide;

/// The bags of the finished day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Bags {
    sealed: OrdMap<EntryId, Bag>,
    carried: Option<CarriedOver>,
}

/// A stack in a bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bag {
    /// The number on the bag.
    pub number: u32,
    pub chips: Chips,
    /// The owner's seat when the bag was sealed.
    pub seat: Seat,
    /// The time of sealing.
    pub at: Timestamp,
}

/// The destination of the stacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CarriedOver {
    /// The name of the next day's file.
    pub into: String,
    /// The seal of the line in that file that records the transfer.
    pub seal: String,
    pub at: Timestamp,
}

impl Bags {
    /// Applies an event. `counts` holds the stacks that were just counted; `tables` are as before
    /// the event.
    pub(super) fn on_event(
        &mut self,
        event: &Event,
        (counts, tables): (&Counts, &Tables),
        at: Timestamp,
    ) {
        match event {
            Event::Bags(BagEvent::Sealed { bags, .. }) => {
                for &(entry, number) in bags {
                    let counted = counts.of(entry).zip(tables.seat_of(entry));
                    let Some((counted, seat)) = counted else { continue };
                    self.sealed.insert(entry, Bag { number, chips: counted.chips, seat, at });
                }
            }
            Event::Bags(BagEvent::Corrected { entry, chips, .. }) => {
                if let Some(bag) = self.sealed.get_mut(entry) {
                    bag.chips = *chips;
                }
            }
            Event::Bags(BagEvent::Reopened { entries, .. }) => {
                for entry in entries {
                    self.sealed.remove(entry);
                }
            }
            Event::Bags(BagEvent::CarriedOver { into, seal }) => {
                self.carried = Some(CarriedOver { into: into.clone(), seal: seal.clone(), at });
            }
            // The bags are emptied onto the tables.
            Event::Clock(ClockEvent::Started) => self.sealed.clear(),
            // No chip of this stack is in play any more.
            Event::Entries(EntryEvent::Disqualified { out, .. } | EntryEvent::SeatWon { out } | EntryEvent::Forfeited { out }) => {
                self.sealed.remove(&out.entry);
            }
            Event::Entries(EntryEvent::Busted { out }) => {
                for out in out {
                    self.sealed.remove(&out.entry);
                }
            }
            Event::Entries(
                EntryEvent::Refunded { entry, .. }
                | EntryEvent::Restacked { entry, rank: FlightRank::Next | FlightRank::Last, .. },
            )
            // A player who gives up a seat has no stack to count.
            | Event::Waiting(WaitingEvent::Skipped { entry, from: Some(_), .. }) => {
                self.sealed.remove(entry);
            }
            _ => {}
        }
    }

    /// Returns every bag, by entry.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (EntryId, &Bag)> {
        self.sealed.iter().map(|(entry, bag)| (*entry, bag))
    }

    /// Returns the bag of this entry.
    pub fn get(&self, entry: EntryId) -> Option<&Bag> {
        self.sealed.get(&entry)
    }

    /// Returns the chips in all bags together.
    pub fn sum(&self) -> ChipSum {
        self.sealed.values().map(|bag| ChipSum::from(bag.chips)).sum()
    }

    /// Returns the next free bag number: one more than the highest.
    pub fn next_number(&self) -> u32 {
        self.sealed.values().map(|bag| bag.number).max().unwrap_or(0).saturating_add(1)
    }

    /// Returns the destination of the stacks, once they were carried over.
    pub fn carried_over(&self) -> Option<&CarriedOver> {
        self.carried.as_ref()
    }
}

impl Tournament {
    /// Checks that chips can be bought for this stack, or leave play with it: the stack is on a
    /// table of this day.
    pub(super) fn plays_today(&self, entry: EntryId) -> Result<(), Refusal> {
        self.check_new_law(Refusal::CarriedOver, self.bags.carried.is_none(), None)?;
        self.check_new_law(Refusal::ChipsBagged, self.bags.get(entry).is_none(), None)
    }

    /// Returns whether every stack of the day is in a bag or carried over. No table is in use then.
    pub fn is_bagged(&self) -> bool {
        let (bags, playing) = (self.bags.all().len(), self.entries.playing_count());
        self.bags.carried_over().is_some() || bags > 0 && bags == playing
    }

    /// Returns the playing entries without a bag, by entry.
    pub fn without_a_bag(&self) -> impl Iterator<Item = EntryId> {
        self.entries
            .playing()
            .map(|(entry, _)| entry)
            .filter(|entry| self.bags.get(*entry).is_none())
    }

    /// Returns the tables with at least one seated player whose stack is in no bag.
    pub fn tables_to_bag(&self) -> impl Iterator<Item = TableNo> {
        let open = |entry: EntryId| self.bags.get(entry).is_none();
        let tables = self.tables.open();
        tables.filter(move |(_, table)| table.entries().any(|(_, id)| open(id))).map(|(no, _)| no)
    }

    /// Returns whether it is time to bag: the day or its last hands are over, or bagging has begun.
    pub fn is_bagging(&self, at: Timestamp) -> bool {
        let over = self.clock.read(at).state == super::clock::ClockStatus::DayOver;
        let stands = self.clock.started() && self.clock.stopped_since(at).is_some();
        let last = self.hands.plays_last_hands() && stands;
        self.bags.carried_over().is_none() && (over || last || !self.bags.sealed.is_empty())
    }
}
