//! The papers handed out to each player. They show whether the next card or slip is a copy, or
//! replaces one.
//!
//! A record of paper keeps its recipients, not its text. The text is the state on record at that
//! moment, including records taken back since. So the records are walked in the order of writing.
//! The room is computed again if a record was taken back in between.

mod room;

use std::collections::BTreeMap;

use bottone_base::{seat::Seat, time::Timestamp};

use super::{EntrySale, EntrySales, Ledger, OrderedFollower, Record};
use crate::{
    Event, Tournament,
    entries::EntryId,
    papers::{PaperEvent, PrintRecord, Scope, SheetKind},
};
pub use room::RoomMove;
use room::{MoveId, PrintedSlips, RoomState};

/// The earlier paper for the same purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlierPaper {
    None,
    Same,
    /// A different paper, printed at that instant.
    Other(Timestamp),
}

/// A card that was handed out.
#[derive(Clone, Copy)]
struct HandedCard {
    /// The record of its print.
    record: u32,
    at: Timestamp,
    /// The seat on the card; `None` for the waiting list.
    to: Option<Seat>,
}

/// Every card and slip that was handed out, with the moves that have slips.
pub struct Handouts<'a> {
    entries: Vec<EntryId>,
    sales: EntrySales<'a>,
    room: RoomState<'a>,
    cards: BTreeMap<EntryId, HandedCard>,
    given: PrintedSlips<'a>,
    /// The last slip of each entry: the record of its print, the time, and its move.
    slips: BTreeMap<EntryId, (u32, Timestamp, MoveId)>,
    /// The prints of papers to be signed: bag slips and payout slips.
    signed: Vec<(u32, Timestamp, &'a PrintRecord)>,
}

impl<'a> Handouts<'a> {
    /// Collects the papers handed out until now.
    pub fn of(t: &Tournament, records: &'a [Record], ledger: &Ledger) -> Self {
        let mut handed = Self {
            entries: t.entries().all().map(|(entry, _)| entry).collect(),
            sales: EntrySales::default(),
            room: RoomState::default(),
            cards: BTreeMap::new(),
            given: PrintedSlips::default(),
            slips: BTreeMap::new(),
            signed: Vec::new(),
        };
        let mut then = OrderedFollower::<(EntrySales<'_>, RoomState<'_>)>::new(records);
        for (number, record) in (0..).zip(records) {
            for printed in prints(record).filter(|_| ledger.is_valid(number)) {
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
        printed: &'a PrintRecord,
        (sales, room): &(EntrySales<'a>, RoomState<'a>),
    ) {
        match printed.sheet {
            SheetKind::SeatCards => {
                // An entry of the list at that time plays, or waits for a seat.
                let plays =
                    |entry: &&EntryId| sales.get(**entry).is_some() && !room.is_out(**entry);
                for &entry in self.entries.iter().filter(plays) {
                    let to = room.seat_of(entry);
                    if printed.scope.has_entry(entry, to) {
                        self.cards.insert(entry, HandedCard { record: number, at, to });
                    }
                }
            }
            SheetKind::MoveSlips => {
                let chosen = room.chosen(&printed.scope, &self.given);
                let chosen: Vec<_> = chosen.iter().map(|place| &room.moves[*place]).collect();
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

    /// Returns the sale of this entry.
    pub fn sale(&self, entry: EntryId) -> Option<&EntrySale<'a>> {
        self.sales.get(entry)
    }

    /// Returns the record that sold this entry. Older paper belonged to an entry of this number
    /// that was taken back.
    fn sold(&self, entry: EntryId) -> u32 {
        self.sale(entry).map_or(0, |sale| sale.number)
    }

    /// Compares the last card of this entry with a new one to `to`; `None` means the waiting list.
    /// The place on that list does not matter, because it changes with each seated player.
    pub fn card(&self, entry: EntryId, to: Option<Seat>) -> EarlierPaper {
        match self.cards.get(&entry).filter(|card| card.record > self.sold(entry)) {
            None => EarlierPaper::None,
            Some(card) if card.to == to => EarlierPaper::Same,
            Some(card) => EarlierPaper::Other(card.at),
        }
    }

    /// Compares the last slip of the player with one for this move: the same, or one for a move
    /// that was taken back. The slip of an earlier move does not matter: it was right, and was
    /// followed.
    pub fn slip(&self, made: &RoomMove<'_>) -> EarlierPaper {
        if self.given.slips.contains(&made.id) {
            return EarlierPaper::Same;
        }
        let entry = made.step.entry;
        let stands = |id| self.room.moves.binary_search_by_key(&id, |made| made.id).is_ok();
        match self.slips.get(&entry).filter(|(printed, ..)| *printed > self.sold(entry)) {
            Some((_, at, last)) if !stands(*last) => EarlierPaper::Other(*at),
            _ => EarlierPaper::None,
        }
    }

    /// Returns the moves whose slips a print now includes, each with its number in the event, from
    /// 1.
    pub fn moves(&self, scope: &Scope) -> impl Iterator<Item = (usize, &RoomMove<'a>)> {
        let chosen = self.room.chosen(scope, &self.given).into_iter();
        chosen.map(|place| (place + 1, &self.room.moves[place]))
    }

    /// Returns whether any moves still lack a slip.
    pub fn slips_are_due(&self) -> bool {
        self.moves(&Scope::All).any(|(_, made)| self.slip(made) != EarlierPaper::Same)
    }

    /// Compares the last signed slip of this entry with one whose content is unchanged since
    /// `since`. Prints for certain players or tables count. Prints for all count if this entry was
    /// among them.
    pub fn signed(
        &self,
        t: &Tournament,
        (kind, entry): (SheetKind, EntryId),
        since: Timestamp,
        among_all: bool,
    ) -> EarlierPaper {
        let seat = t.tables().seat_of(entry);
        let sold = self.sold(entry);
        let of = |printed: &PrintRecord| match &printed.scope {
            Scope::All => among_all,
            some => some.has_entry(entry, seat),
        };
        let same = self.signed.iter().any(|(number, at, printed)| {
            printed.sheet == kind && *number > sold && *at >= since && of(printed)
        });
        if same { EarlierPaper::Same } else { EarlierPaper::None }
    }
}

/// Returns the prints in this record.
fn prints(record: &Record) -> impl Iterator<Item = &PrintRecord> {
    record.events().iter().filter_map(|event| match event {
        Event::Papers(PaperEvent::Printed(printed)) => Some(&**printed),
        _ => None,
    })
}
