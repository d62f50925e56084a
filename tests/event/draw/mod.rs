//! The proof of a fair draw: whole evenings made again, sealed and not, and every kind of
//! tampering.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use crate::stage;
mod evenings;
mod sealing;
mod tampering;

use bottone::{
    base::fair::Secret,
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    session::{Desk, Session, memory, time::StageClock},
    tournament::{
        Command,
        draws::{DrawBook, DrawCommand, book},
        history::Beginning,
    },
};

/// Plays an evening. Its secret is sealed before the first player came if `sealed`.
pub(crate) fn evening(seed: u64, entries: u32, until: RehearsalEnd, sealed: bool) -> stage::Played {
    let folder = tempfile::tempdir().unwrap();
    let clock = StageClock::at(stage::EVENING);
    let (setup, structure) = (stage::setup(seed), stage::structure("club-turbo"));
    let beginning = Beginning::new(stage::EVENING, setup, structure);
    let mut session = memory::create(beginning, Box::new(clock.clone()), stage::desk());
    if sealed {
        seal(&mut session, seed);
    }
    let script = Script { entries, guests: Vec::new(), seed, until, office: false };
    Rehearsal::new(session.as_mut(), clock, script)
        .play(|_| {})
        .unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    session.continue_in(&folder.path().join("evening.ron")).unwrap();
    stage::Played { session, folder }
}

pub(crate) fn does(session: &mut Session, command: DrawCommand) {
    session.submit(Command::Draws(command), None).unwrap();
}

/// Seals a secret that the test knows.
pub(crate) fn seal(session: &mut Session, seed: u64) -> Secret {
    let secret = secret(seed);
    does(session, DrawCommand::Seal(secret));
    secret
}

pub(crate) fn secret(seed: u64) -> Secret {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Secret::new(bytes)
}

pub(crate) fn published(session: &dyn Desk) -> DrawBook {
    book(session.beginning(), session.records())
}
