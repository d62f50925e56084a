//! The sale of each entry on record: its number, time, cashier and price.

use bottone_base::{chips::Chips, time::Timestamp};
use bottone_rules::buy_in::BuyIn;

use super::{Follow, Follower, ValidRecord, unfollowed};
use crate::{
    Event,
    entries::{CarriedEntry, EntryEvent, EntryId, PlayerId},
    numbered::NumberedList,
};

/// The sale of an entry.
#[derive(Clone, Copy)]
pub struct EntrySale<'a> {
    /// The number of the record in the file, as in the log.
    pub number: u32,
    pub at: Timestamp,
    /// The seller.
    pub by: &'a str,
    /// The price of the entry alone.
    pub paid: BuyIn,
    /// The chips given for it.
    pub chips: Chips,
}

/// Every sale, in the order of the entries.
#[derive(Default)]
pub struct EntrySales<'a> {
    sold: NumberedList<EntrySale<'a>>,
    known: NumberedList<()>,
}

impl<'a> Follow<'a> for EntrySales<'a> {
    fn follows(event: &Event) -> bool {
        Follower::Sales.follows(event)
    }

    fn process(&mut self, line: ValidRecord<'a>, event: &'a Event) {
        match event {
            Event::Entries(EntryEvent::Listed { people, from }) => {
                for nth in 0..people.len() {
                    self.known.add(from.map(|from| from.index() + nth), ());
                }
            }
            Event::Entries(EntryEvent::NumbersSkipped { players, entries, .. }) => {
                self.known.skip(players.iter().map(|id| id.index()));
                self.sold.skip(entries.iter().map(|id| id.index()));
            }
            Event::Entries(EntryEvent::Entered { players, paid, chips, from }) => {
                let (number, at, by) = (line.number, line.at(), line.record.by.as_str());
                let sale = EntrySale { number, at, by, paid: *paid, chips: *chips };
                // An unknown player gets no entry: a file may contain anything.
                let is_known = |player: &&PlayerId| self.known.get(player.index()).is_some();
                for nth in 0..players.iter().filter(is_known).count() {
                    self.sold.add(from.map(|from| from.index() + nth), sale);
                }
            }
            // These entries were sold in their flights.
            Event::Entries(EntryEvent::Carried { entries, .. }) => {
                let (number, at, by) = (line.number, line.at(), line.record.by.as_str());
                for CarriedEntry { paid, chips, .. } in entries {
                    self.sold.add(None, EntrySale { number, at, by, paid: *paid, chips: *chips });
                }
            }
            event => unfollowed(event),
        }
    }
}

impl<'a> EntrySales<'a> {
    /// Returns the sale of this entry.
    pub fn get(&self, entry: EntryId) -> Option<&EntrySale<'a>> {
        self.sold.get(entry.index())
    }
}
