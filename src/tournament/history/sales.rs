//! What the record says of the sale of each entry: the number, the hour, the cashier and the price.

use super::{Follow, Follower, Line, unfollowed};
use crate::{
    rules::{buy_in::BuyIn, chips::Chips, time::Timestamp},
    tournament::{
        Event,
        entries::{EntryEvent, EntryId},
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
    sold: Vec<Sale<'a>>,
    /// How many people are known.
    known: usize,
}

impl<'a> Follow<'a> for Sales<'a> {
    fn follows(event: &Event) -> bool {
        Follower::Sales.follows(event)
    }

    fn take(&mut self, line: Line<'a>, event: &'a Event) {
        match event {
            Event::Entries(EntryEvent::Listed { people }) => self.known += people.len(),
            Event::Entries(EntryEvent::Entered { players, paid, chips }) => {
                let (number, at, by) = (line.number, line.at(), line.record.by.as_str());
                let sale = Sale { number, at, by, paid: *paid, chips: *chips };
                // Nobody gets an entry who is not known: files can say what they like.
                let of_known = players.iter().filter(|player| player.index() < self.known);
                self.sold.extend(of_known.map(|_| sale));
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
