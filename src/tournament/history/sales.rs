//! What the record says of the sale of each entry: the number, the hour, the cashier and the price.

use super::{Follow, Follower, Line, unfollowed};
use crate::{
    rules::{buy_in::BuyIn, chips::Chips, time::Timestamp},
    tournament::{
        Event,
        entries::{Carried, EntryEvent, EntryId, PlayerId},
        numbered::Numbered,
    },
};

/// The sale of an entry.
#[derive(Clone, Copy)]
pub struct Sale<'a> {
    /// The record's number in the file, under which the log has it.
    pub number: u32,
    pub at: Timestamp,
    /// Who sold it.
    pub by: &'a str,
    /// What was paid for the entry alone.
    pub paid: BuyIn,
    /// The chips that were given for it.
    pub chips: Chips,
}

/// Every sale, in the order of the entries.
#[derive(Default)]
pub struct Sales<'a> {
    sold: Numbered<Sale<'a>>,
    known: Numbered<()>,
}

impl<'a> Follow<'a> for Sales<'a> {
    fn follows(event: &Event) -> bool {
        Follower::Sales.follows(event)
    }

    fn take(&mut self, line: Line<'a>, event: &'a Event) {
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
                let sale = Sale { number, at, by, paid: *paid, chips: *chips };
                // Nobody gets an entry who is not known: files can say what they like.
                let is_known = |player: &&PlayerId| self.known.get(player.index()).is_some();
                for nth in 0..players.iter().filter(is_known).count() {
                    self.sold.add(from.map(|from| from.index() + nth), sale);
                }
            }
            // They were sold in their flights.
            Event::Entries(EntryEvent::Carried { entries, .. }) => {
                let (number, at, by) = (line.number, line.at(), line.record.by.as_str());
                for Carried { paid, chips, .. } in entries {
                    self.sold.add(None, Sale { number, at, by, paid: *paid, chips: *chips });
                }
            }
            event => unfollowed(event),
        }
    }
}

impl<'a> Sales<'a> {
    /// The sale of this entry.
    pub fn get(&self, entry: EntryId) -> Option<&Sale<'a>> {
        self.sold.get(entry.index())
    }
}
