//! What was handed out to each player: whether the next card or slip is a copy of it, or replaces it.
//!
//! A record of paper keeps of whom it was printed, not what stood there. That is what stood on record in
//! that moment, whatever was taken back since: so the records are gone through in the order in which
//! they were written, and the room is made again where something was taken back in between.

mod room;

use std::collections::BTreeMap;

use super::{AsItStood, Ledger, Record, Sale, Sales};
use crate::{
    rules::{seat::Seat, time::Timestamp},
    tournament::{
        Event, Tournament,
        entries::EntryId,
        papers::{PaperEvent, Printed, Scope, SheetKind},
    },
};
pub use room::Made;
use room::{Given, MoveId, Room};

/// What was handed out before for the same purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Earlier {
    None,
    Same,
    /// Something else, at that instant.
    Other(Timestamp),
}

/// A card that was handed out.
#[derive(Clone, Copy)]
struct Card {
    /// The record of its print.
    record: u32,
    at: Timestamp,
    /// Where it sent the player; none: to wait for a seat.
    to: Option<Seat>,
}

/// Every card and slip that was handed out, and the moves for which there are slips.
pub struct Handed<'a> {
    entries: Vec<EntryId>,
    sales: Sales<'a>,
    room: Room<'a>,
    cards: BTreeMap<EntryId, Card>,
    given: Given<'a>,
    /// The last slip of each entry: its print, when that was, and the move that it tells of.
    slips: BTreeMap<EntryId, (u32, Timestamp, MoveId)>,
    /// The prints of what is signed: bag slips and payout slips.
    signed: Vec<(u32, Timestamp, &'a Printed)>,
}

impl<'a> Handed<'a> {
    /// What was handed out until now.
    pub fn of(t: &Tournament, records: &'a [Record], ledger: &Ledger) -> Self {
        let mut handed = Self {
            entries: t.entries().all().map(|(entry, _)| entry).collect(),
            sales: Sales::default(),
            room: Room::default(),
            cards: BTreeMap::new(),
            given: Given::default(),
            slips: BTreeMap::new(),
            signed: Vec::new(),
        };
        let mut then = AsItStood::<(Sales<'_>, Room<'_>)>::new(records);
        for (number, record) in (0..).zip(records) {
            for printed in prints(record).filter(|_| ledger.stands(number)) {
                handed.give_out(number, record.recorded, printed, then.now());
            }
            then.step();
        }
        (handed.sales, handed.room) = then.end();
        handed
    }

    fn give_out(
        &mut self,
        number: u32,
        at: Timestamp,
        printed: &'a Printed,
        (sales, room): &(Sales<'a>, Room<'a>),
    ) {
        match printed.sheet {
            SheetKind::SeatCards => {
                // Whoever has an entry by then plays, or waits for a seat.
                let plays =
                    |entry: &&EntryId| sales.get(**entry).is_some() && !room.is_out(**entry);
                for &entry in self.entries.iter().filter(plays) {
                    let to = room.seat_of(entry);
                    if printed.scope.has_entry(entry, to) {
                        self.cards.insert(entry, Card { record: number, at, to });
                    }
                }
            }
            SheetKind::MoveSlips => {
                let chosen = room.chosen(&printed.scope, &self.given);
                let chosen: Vec<_> = chosen.iter().map(|place| &room.made[*place]).collect();
                let of = chosen.iter().map(|made| (made.step.entry, (number, at, made.id)));
                self.slips.extend(of);
                self.given.slips.extend(chosen.iter().map(|made| made.id));
                let batch = chosen.iter().map(|made| made.id).collect();
                self.given.batches.push((&printed.scope, batch));
                if printed.scope == Scope::All {
                    self.given.for_all = Some(number);
                }
            }
            SheetKind::BagSlips | SheetKind::PayoutSlips | SheetKind::RefundSlips => {
                self.signed.push((number, at, printed));
            }
            _ => {}
        }
    }

    /// The sale of this entry.
    pub fn sale(&self, entry: EntryId) -> Option<&Sale<'a>> {
        self.sales.get(entry)
    }

    /// Which record sold this entry. Paper that is older was somebody else's, whose entry was taken back.
    fn sold(&self, entry: EntryId) -> u32 {
        self.sale(entry).map_or(0, |sale| sale.number)
    }

    /// What the last card of this entry was to one that sends it to `to` now; none is to wait. The place
    /// on the waiting list does not matter: it changes with everybody who gets a seat.
    pub fn card(&self, entry: EntryId, to: Option<Seat>) -> Earlier {
        match self.cards.get(&entry).filter(|card| card.record > self.sold(entry)) {
            None => Earlier::None,
            Some(card) if card.to == to => Earlier::Same,
            Some(card) => Earlier::Other(card.at),
        }
    }

    /// What the last slip of the player was to one of this move: the same, or one of a move that was
    /// taken back. A slip of the move before is no matter: it was right, and was followed.
    pub fn slip(&self, made: &Made<'_>) -> Earlier {
        if self.given.slips.contains(&made.id) {
            return Earlier::Same;
        }
        let entry = made.step.entry;
        let stands = |id| self.room.made.binary_search_by_key(&id, |made| made.id).is_ok();
        match self.slips.get(&entry).filter(|(printed, ..)| *printed > self.sold(entry)) {
            Some((_, at, last)) if !stands(*last) => Earlier::Other(*at),
            _ => Earlier::None,
        }
    }

    /// The moves that slips are printed for when they are asked for now, each with its number in the
    /// event, from 1.
    pub fn moves(&self, scope: &Scope) -> impl Iterator<Item = (usize, &Made<'a>)> {
        let chosen = self.room.chosen(scope, &self.given).into_iter();
        chosen.map(|place| (place + 1, &self.room.made[place]))
    }

    /// Are there moves for which no slip was handed out?
    pub fn slips_are_due(&self) -> bool {
        self.moves(&Scope::All).any(|(_, made)| self.slip(made) != Earlier::Same)
    }

    /// What the last slip of this entry that is signed was to one that has said the same since `since`:
    /// those that were printed for certain players or tables count, and those for all where this entry
    /// was among them.
    pub fn signed(
        &self,
        t: &Tournament,
        (kind, entry): (SheetKind, EntryId),
        since: Timestamp,
        among_all: bool,
    ) -> Earlier {
        let seat = t.tables().seat_of(entry);
        let sold = self.sold(entry);
        let of = |printed: &Printed| match &printed.scope {
            Scope::All => among_all,
            some => some.has_entry(entry, seat),
        };
        let same = self.signed.iter().any(|(number, at, printed)| {
            printed.sheet == kind && *number > sold && *at >= since && of(printed)
        });
        if same { Earlier::Same } else { Earlier::None }
    }
}

/// What this record says was printed.
fn prints(record: &Record) -> impl Iterator<Item = &Printed> {
    record.events().iter().filter_map(|event| match event {
        Event::Papers(PaperEvent::Printed(printed)) => Some(printed),
        _ => None,
    })
}
