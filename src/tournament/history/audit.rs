//! Whether every record could have been written where it stands, and comes out as it was decided.
//!
//! Whoever can write a file can seal it anew, so a sound seal proves nothing of what a line says. Each record is judged
//! as of the moment at which it was written, by the records before it alone: what is found to be sound stays so,
//! whatever comes after it.

use super::{Beginning, Checkpoints, Deed, Ledger, Record, apply};
use crate::tournament::{Event, Refusal, Tournament, entries::EntryEvent};

/// A record that no desk can have written there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
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
        /// Which one it does again.
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

impl Fault {
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

/// The first record that cannot stand where it does, as far as that can be told without deciding anything.
pub fn out_of_place(beginning: &Beginning, records: &[Record]) -> Option<Fault> {
    let mut ledger = Ledger::default();
    for (number, record) in (0..).zip(records) {
        let fault = misplaced(beginning, records, &ledger, number, record);
        if fault.is_some() {
            return fault;
        }
        ledger.enter(number, &record.deed);
    }
    None
}

/// What is wrong with the place of this record, behind those of which this is the ledger.
fn misplaced(
    beginning: &Beginning,
    records: &[Record],
    ledger: &Ledger,
    number: u32,
    record: &Record,
) -> Option<Fault> {
    let before = number.checked_sub(1).and_then(|before| records.get(before as usize));
    if record.at < before.map_or(beginning.at, |before| before.at) {
        return Some(Fault::Earlier(number));
    }
    match record.deed {
        Deed::Undone { record: back } if !ledger.stands(back) => {
            Some(Fault::NotStanding { number, back })
        }
        Deed::Redone { record: again } if ledger.to_redo() != Some(again) => {
            Some(Fault::NotUndone { number, again })
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
) -> Result<(), Fault> {
    let mut ledger = Ledger::default();
    let mut tournament = beginning.tournament();
    let mut checkpoints = Checkpoints::default();
    for (number, record) in (0..).zip(records) {
        if let Some(fault) = misplaced(beginning, records, &ledger, number, record) {
            return Err(fault);
        }
        let so_far = &records[..number as usize];
        match &record.deed {
            Deed::Done { command, waiver, events } => {
                match tournament.decide(command, record.at, waiver.as_ref()) {
                    Ok(again) if again == *events => apply(&mut tournament, record),
                    Ok(_) => return Err(Fault::Different(number)),
                    Err(refusal) => return Err(Fault::Refused(number, refusal)),
                }
                ledger.enter(number, &record.deed);
                checkpoints.note(number as usize + 1, &tournament);
                seen(&tournament, number);
            }
            Deed::Undone { record: turned } | Deed::Redone { record: turned } => {
                let is_struck = matches!(record.deed, Deed::Undone { .. })
                    && ledger.to_undo(so_far) != Some(*turned);
                if is_struck && let Some(later) = depends_on(beginning, so_far, &ledger, *turned) {
                    return Err(Fault::Depended { number, later });
                }
                ledger.enter(number, &record.deed);
                tournament = checkpoints.folded(*turned, beginning, so_far, &ledger);
            }
        }
    }
    Ok(())
}

/// The first record behind `struck` that could not be as it is without it.
pub fn depends_on(
    beginning: &Beginning,
    records: &[Record],
    ledger: &Ledger,
    struck: u32,
) -> Option<u32> {
    if let Some(later) = renumbered(records, ledger, struck) {
        return Some(later);
    }
    let mut tournament = beginning.tournament();
    for (number, record) in (0..).zip(records) {
        let Deed::Done { command, waiver, events } = &record.deed else { continue };
        if !ledger.stands(number) || number == struck {
            continue;
        }
        let is_as_it_was = number < struck
            || tournament
                .decide(command, record.at, waiver.as_ref())
                .is_ok_and(|again| again == *events);
        if !is_as_it_was {
            return Some(number);
        }
        apply(&mut tournament, record);
    }
    None
}

/// The first standing record behind `struck` whose players or entries would have other numbers
/// without it. Later records name people by these numbers, and would mean somebody else.
fn renumbered(records: &[Record], ledger: &Ledger, struck: u32) -> Option<u32> {
    let (people, entries) = newcomers(records.get(struck as usize)?);
    let later = (0..).zip(records).filter(|(number, _)| *number > struck && ledger.stands(*number));
    let mut later = later.map(|(number, record)| (number, newcomers(record)));
    let shifted = later.find(|(_, later)| (people && later.0) || (entries && later.1));
    shifted.map(|(number, _)| number)
}

/// Does this record give numbers to players, and to entries?
fn newcomers(record: &Record) -> (bool, bool) {
    let Deed::Done { events, .. } = &record.deed else { return (false, false) };
    let any = |is: fn(&Event) -> bool| events.iter().any(is);
    let people = any(|event| matches!(event, Event::Entries(EntryEvent::Listed { .. })));
    let entries = any(|event| matches!(event, Event::Entries(EntryEvent::Entered { .. })));
    (people, entries)
}
