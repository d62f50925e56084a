//! What the lines of a file say, as far as a tournament can be made of them.

use super::error::saying_of;
use crate::{
    store::journal::{Body, Notice},
    tongue::Saying,
    tournament::{
        Command, Tournament,
        history::{Beginning, Deed, Fault, Ledger, Record, audit, fold, out_of_place},
    },
};

/// The tournament that a file tells of.
pub(super) struct Told {
    pub(super) records: Vec<Record>,
    pub(super) ledger: Ledger,
    pub(super) tournament: Tournament,
    /// The first record that no desk can have written.
    pub(super) fault: Option<Fault>,
    /// The first line that cannot be what this program wrote, and what is wrong with it. It and all
    /// that follow are left out.
    pub(super) damage: Option<(u64, Notice)>,
}

/// Reads lines that are sealed as they should be, from the second line of the file on.
pub(super) fn read(beginning: &Beginning, bodies: &[Body]) -> Told {
    let mut records = Vec::with_capacity(bodies.len());
    let mut damage = None;
    for Body { line, text } in bodies {
        match ron::from_str(text) {
            Ok(record) => records.push(record),
            Err(error) => {
                let expected = Saying::of("files-known-record");
                damage = Some(damaged(*line, expected, Saying::AsItIs(error.to_string())));
                break;
            }
        }
    }
    let mut ledger = Ledger::of(&records);
    let mut tournament = fold(beginning, &records, &ledger);
    // Where a record stands is looked at each time. To decide every record again at every start would take seconds in
    // a large event. An event that contradicts itself was not made by deciding, and then that is worth its time.
    let mut fault = out_of_place(beginning, &records);
    if fault.is_some() || tournament.breach().is_some() {
        let until = fault.map_or(records.len(), |fault| fault.number() as usize);
        let sound = records.get(..until).unwrap_or_default();
        fault = audit(beginning, sound, |_, _| {}).err().or(fault);
    }
    if let Some(fault) = fault {
        let line = u64::from(fault.number()) + 2;
        damage = Some((line, Notice::Impossible { line, why: saying_of(fault) }));
        records.truncate(fault.number() as usize);
        // What was undone in the lines that are left out stands again.
        ledger = Ledger::of(&records);
        tournament = fold(beginning, &records, &ledger);
    }
    Told { records, ledger, tournament, fault, damage }
}

/// The record that a line tells of which was never finished, as far as it says what was asked for.
pub(super) fn unfinished(text: &str, tournament: &Tournament) -> Option<Record> {
    let text = text.split_once("record: ")?.1;
    let text_of = |name| ron::from_str::<String>(value(text, name)?).ok();
    let at = ron::from_str(value(text, "at:")?).ok()?;
    let deed = if let Some(command) = value(text, "command:") {
        let command: Command = ron::from_str(command).ok()?;
        let waiver = value(text, "waiver:").and_then(|waiver| ron::from_str(waiver).ok()?);
        let events = tournament.decide(&command, at, Option::as_ref(&waiver)).ok()?;
        Deed::Done { command, waiver, events }
    } else {
        let number = ron::from_str(value(text, "(record:")?).ok()?;
        if text.contains("deed:Undone(") {
            Deed::Undone { record: number }
        } else {
            Deed::Redone { record: number }
        }
    };
    Some(Record { at, by: text_of("by:")?, station: text_of("station:")?, deed })
}

/// The value behind the first of this name, if it is whole: something of the same depth comes after it.
fn value<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let rest = text.split_once(name)?.1;
    let (mut depth, mut quoted, mut escaped) = (0_u32, false, false);
    for (at, letter) in rest.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            ',' | ')' if depth == 0 => return rest.get(..at),
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}

fn damaged(line: u64, expected: Saying, found: Saying) -> (u64, Notice) {
    (line, Notice::Damaged { line, expected, found })
}
