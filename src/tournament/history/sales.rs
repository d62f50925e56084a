//! What the record says of the sale of each entry: the number, the hour, the cashier and the price.

use crate::{
    rules::{buy_in::BuyIn, chips::Chips, time::Timestamp},
    tournament::{
        Event,
        entries::{EntryEvent, EntryId},
        history::{Deed, Ledger, Record},
    },
};

/// The sale of an entry.
#[derive(Clone, Copy)]
pub(super) struct Receipt<'a> {
    /// The record's number in the file, under which the log has it.
    pub(super) number: u32,
    /// When.
    pub(super) at: Timestamp,
    /// Who sold it.
    pub(super) by: &'a str,
    /// What was paid for the entry alone.
    pub(super) paid: BuyIn,
    /// The chips that were given for it.
    pub(super) chips: Chips,
}

/// Every sale that stands, in the order of the entries.
#[derive(Default)]
pub(super) struct Receipts<'a> {
    sold: Vec<Receipt<'a>>,
    /// How many people are known.
    known: usize,
}

impl<'a> Receipts<'a> {
    pub(super) fn of(records: &'a [Record], ledger: &Ledger) -> Self {
        let mut receipts = Self::default();
        for (number, record) in (0..).zip(records).filter(|(number, _)| ledger.stands(*number)) {
            receipts.follow(number, record);
        }
        receipts
    }

    /// What this record sold.
    pub(super) fn follow(&mut self, number: u32, record: &'a Record) {
        let Deed::Done { events, .. } = &record.deed else { return };
        for event in events {
            match event {
                Event::Entries(EntryEvent::Listed { people }) => self.known += people.len(),
                Event::Entries(EntryEvent::Entered { players, paid, chips }) => {
                    let (at, by) = (record.recorded, record.by.as_str());
                    let receipt = Receipt { number, at, by, paid: *paid, chips: *chips };
                    // Nobody gets an entry who is not known: files can say what they like.
                    let of_known = players.iter().filter(|player| player.index() < self.known);
                    self.sold.extend(of_known.map(|_| receipt));
                }
                _ => {}
            }
        }
    }

    /// The sale of this entry.
    pub(super) fn get(&self, entry: EntryId) -> Option<&Receipt<'a>> {
        self.sold.get(entry.index())
    }
}
