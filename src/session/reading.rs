//! What the lines of a file say, as far as a tournament can be made of them.

use crate::{
    store::journal::{Body, Notice},
    tongue::Saying,
    tournament::{
        Tournament,
        history::{Beginning, Fault, Ledger, Record, audit, fold},
    },
};

/// The tournament that a file tells of.
pub(super) struct Told {
    pub(super) records: Vec<Record>,
    pub(super) ledger: Ledger,
    pub(super) tournament: Tournament,
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
    // To decide every record again at every start would take seconds in a large event. An event
    // that contradicts itself was not made by deciding, and then that is worth its time.
    if tournament.breach().is_some() {
        while let Err(fault) = audit(beginning, &records, &ledger, |_, _| {}) {
            let number = match fault {
                Fault::Refused(number, _) | Fault::Different(number) => number,
            };
            let expected = Saying::of("files-possible-act");
            let found = Saying::of("files-impossible-act");
            damage = Some(damaged(u64::from(number) + 2, expected, found));
            records.truncate(number as usize);
            // What was undone in the lines that are left out stands again.
            ledger = Ledger::of(&records);
        }
        tournament = fold(beginning, &records, &ledger);
    }
    Told { records, ledger, tournament, damage }
}

fn damaged(line: u64, expected: Saying, found: Saying) -> (u64, Notice) {
    (line, Notice::Damaged { line, expected, found })
}
