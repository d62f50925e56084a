//! Whether every record could have been written where it stands, and comes out as it was decided.
//!
//! Whoever can write a file can seal it anew, so a sound seal proves nothing of what a line says. Each record is judged
//! as of the moment at which it was written, by the records before it alone: what is found to be sound stays so,
//! whatever comes after it.

use std::collections::{BTreeMap, BTreeSet};

use super::{Beginning, Checkpoints, Deed, Ledger, Record, apply};
use crate::tournament::{
    Event, Refusal, Tournament,
    entries::{EntryEvent, EntryId},
    payments::PaymentEvent,
};

/// A record that no desk can have written there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuditFault {
    /// Its instant is before that of the record before it, or of the event's beginning.
    Earlier(u32),
    /// It takes back a record that did not stand: a later one, none at all, itself, or one that was taken back before.
    NotStanding {
        /// Which record it is.
        number: u32,
        /// Which one it takes back.
        back: u32,
    },
    /// It does again what was not the last to be taken back.
    NotUndone {
        /// Which record it is.
        number: u32,
        again: u32,
    },
    /// It takes back a record on which a later one hangs.
    Depended {
        /// Which record it is.
        number: u32,
        /// Which one hangs on what it takes back.
        later: u32,
    },
    /// The rules forbid what it records.
    Refused(u32, Refusal),
    /// Deciding again gives other events.
    Different(u32),
}

impl AuditFault {
    /// The number of the record.
    pub const fn number(self) -> u32 {
        match self {
            Self::Earlier(number)
            | Self::NotStanding { number, .. }
            | Self::NotUndone { number, .. }
            | Self::Depended { number, .. }
            | Self::Refused(number, _)
            | Self::Different(number) => number,
        }
    }
}

/// The ledger of these records, if each can stand where it does, as far as that can be told without deciding anything.
///
/// # Errors
/// The first that cannot.
pub fn in_place(beginning: &Beginning, records: &[Record]) -> Result<Ledger, AuditFault> {
    let mut ledger = Ledger::default();
    for (number, record) in (0..).zip(records) {
        if let Some(fault) = misplaced(beginning, records, &ledger, number, record) {
            return Err(fault);
        }
        ledger.enter(number, &record.deed);
    }
    Ok(ledger)
}

/// What is wrong with the place of this record, behind those of which this is the ledger.
fn misplaced(
    beginning: &Beginning,
    records: &[Record],
    ledger: &Ledger,
    number: u32,
    record: &Record,
) -> Option<AuditFault> {
    let before = number.checked_sub(1).and_then(|before| records.get(before as usize));
    if record.recorded < before.map_or(beginning.at, |before| before.recorded) {
        return Some(AuditFault::Earlier(number));
    }
    match record.deed {
        Deed::Undone { record: back } if !ledger.stands(back) => {
            Some(AuditFault::NotStanding { number, back })
        }
        Deed::Redone { record: again } if ledger.to_redo() != Some(again) => {
            Some(AuditFault::NotUndone { number, again })
        }
        _ => None,
    }
}

/// Judges every record, telling `seen` how the event stands after each command and which record that was.
///
/// # Errors
/// The first record that no desk can have written. Those before it are sound.
pub fn audit(
    beginning: &Beginning,
    records: &[Record],
    mut seen: impl FnMut(&Tournament, u32),
) -> Result<(), AuditFault> {
    let mut ledger = Ledger::default();
    let mut tournament = beginning.tournament();
    let mut checkpoints = Checkpoints::default();
    // Copies are for what is taken back: in a large event they cost as much as deciding does.
    let mut turns = (0_u32..).zip(records).filter_map(|(number, record)| {
        (!matches!(record.deed, Deed::Done { .. })).then_some(number)
    });
    let mut turn = turns.next();
    for (number, record) in (0..).zip(records) {
        if let Some(fault) = misplaced(beginning, records, &ledger, number, record) {
            return Err(fault);
        }
        let so_far = &records[..number as usize];
        match &record.deed {
            Deed::Done { command, waiver, events } => {
                match tournament.decide(command, record.recorded, waiver.as_ref()) {
                    Ok(again) if again == *events => apply(&mut tournament, record),
                    Ok(_) => return Err(AuditFault::Different(number)),
                    Err(refusal) => return Err(AuditFault::Refused(number, refusal)),
                }
                ledger.enter(number, &record.deed);
                if turn.is_some_and(|turn| (turn - number) as usize <= Checkpoints::REACH) {
                    checkpoints.note(number as usize + 1, &tournament);
                }
                seen(&tournament, number);
            }
            Deed::Undone { record: turned } | Deed::Redone { record: turned } => {
                let is_struck = matches!(record.deed, Deed::Undone { .. })
                    && ledger.to_undo(so_far) != Some(*turned);
                if is_struck && let [later, ..] = *dependents(beginning, so_far, &ledger, *turned) {
                    return Err(AuditFault::Depended { number, later });
                }
                ledger.enter(number, &record.deed);
                turn = turns.next();
                tournament = checkpoints.folded(*turned, beginning, so_far, &ledger);
            }
        }
    }
    Ok(())
}

/// The standing records behind `struck` that could not stand as they are without it, nor without each other: they would
/// be refused, come out differently, or give other numbers to players or entries. Later records name people by these
/// numbers, and would mean somebody else.
pub fn dependents(
    beginning: &Beginning,
    records: &[Record],
    ledger: &Ledger,
    struck: u32,
) -> Vec<u32> {
    let stays = |number: u32| number != struck && ledger.stands(number);
    let (people, entries) = records.get(struck as usize).map_or((false, false), newcomers);
    let returned = taken_back(records, stays);
    let mut tournament = beginning.tournament();
    let mut found = Vec::new();
    for (number, record) in (0..).zip(records).filter(|(number, _)| stays(*number)) {
        let Deed::Done { command, waiver, events } = &record.deed else { continue };
        let stands = number < struck || {
            let new = newcomers(record);
            let shifted = (people && new.0) || (entries && new.1);
            !shifted
                && match tournament.decide(command, record.recorded, waiver.as_ref()) {
                    Ok(again) => again == *events,
                    // What was paid and taken back need not have been owed.
                    Err(refusal) => is_not_owed(refusal) && returned.contains(&number),
                }
        };
        if stands {
            apply(&mut tournament, record);
        } else {
            found.push(number);
        }
    }
    found
}

/// The payments on record that were taken back, of the records that stay.
fn taken_back(records: &[Record], stays: impl Fn(u32) -> bool) -> BTreeSet<u32> {
    let mut paid: BTreeMap<EntryId, Vec<u32>> = BTreeMap::new();
    let mut returned = BTreeSet::new();
    for (number, record) in (0..).zip(records).filter(|(number, _)| stays(*number)) {
        for event in record.events() {
            match event {
                Event::Payments(PaymentEvent::Paid { entry, .. }) => {
                    paid.entry(*entry).or_default().push(number);
                }
                Event::Payments(PaymentEvent::TakenBack { entry, number, .. }) => {
                    let nth = (*number as usize).checked_sub(1);
                    let payment = nth.and_then(|nth| paid.get(entry)?.get(nth));
                    returned.extend(payment);
                }
                _ => {}
            }
        }
    }
    returned
}

/// Does it say that a payment is not owed, or not all of it?
const fn is_not_owed(refusal: Refusal) -> bool {
    matches!(
        refusal,
        Refusal::NothingOwed | Refusal::NotDecided | Refusal::PaidAlready | Refusal::MoreThanOwed
    )
}

/// Does this record give numbers to players, and to entries?
fn newcomers(record: &Record) -> (bool, bool) {
    let any = |is: fn(&Event) -> bool| record.events().iter().any(is);
    let people = any(|event| matches!(event, Event::Entries(EntryEvent::Listed { .. })));
    let entries = any(|event| matches!(event, Event::Entries(EntryEvent::Entered { .. })));
    (people, entries)
}
