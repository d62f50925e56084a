//! The source of sheets: an event at a time, with its records; and the codes printed so far.

use bottone_base::{time::Timestamp, witness::Witness};
use bottone_forecast::HouseFactors;
use bottone_i18n::Language;
use bottone_tournament::{
    Event, Tournament,
    history::{self, Beginning, Handouts, Ledger, Record, RowStart, ValidRecord},
    papers::{PaperEvent, PrintRecord},
};

/// The source of a sheet.
#[derive(Clone, Copy)]
pub struct SheetSource<'a> {
    /// The language of the paper.
    pub language: Language,
    pub t: &'a Tournament,
    /// The start of the event.
    pub beginning: &'a Beginning,
    pub records: &'a [Record],
    /// The ledger, which says which records are valid.
    pub ledger: &'a Ledger,
    /// The time of the content.
    pub at: Timestamp,
    /// The person printing.
    pub by: &'a str,
    /// The address of the room's page for phones; `None` while it is off.
    pub page: Option<&'a str>,
    /// The club's name; may be empty.
    pub club: &'a str,
    /// The results of the house's own past events.
    pub house: HouseFactors,
    /// The state of the event's file, if it is kept in one.
    pub witness: Option<Witness>,
}

impl<'a> SheetSource<'a> {
    /// Returns the papers handed out so far.
    pub fn handouts(&self) -> Handouts<'a> {
        Handouts::of(self.t, self.records, self.ledger)
    }

    /// Returns the start of each row of the structure, past or planned.
    pub fn starts(&self) -> Vec<RowStart> {
        history::starts(self.beginning, self.records, self.ledger, self.at)
    }

    /// Returns the valid records, the oldest first.
    pub fn standing(&self) -> impl Iterator<Item = ValidRecord<'a>> {
        history::standing(self.records, self.ledger)
    }
}

/// Returns every printed paper with a code, with its time of printing.
pub fn codes(records: &[Record]) -> impl Iterator<Item = (Timestamp, &PrintRecord)> {
    let events = records
        .iter()
        .flat_map(|record| record.events().iter().map(|event| (record.recorded, event)));
    events.filter_map(|(at, event)| match event {
        Event::Papers(PaperEvent::Printed(printed)) if printed.line.is_some() => {
            Some((at, &**printed))
        }
        _ => None,
    })
}
