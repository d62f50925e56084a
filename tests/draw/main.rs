//! The proof of a fair draw: whole evenings made again, sealed and not, and everything that was tampered with.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

#[path = "../stage/mod.rs"]
mod stage;

mod evenings;
mod sealing;
mod tampering;

use bottone::{
    rehearsal::{Rehearsal, Script, Until},
    rules::fair::Secret,
    session::{Session, time::StageClock},
    tournament::draws::{Book, book},
    tournament::{Command, draws::DrawCommand, history::Beginning},
};

/// An evening that was played, its secret sealed before anybody came if `sealed`.
pub(crate) fn evening(seed: u64, entries: u32, until: Until, sealed: bool) -> stage::Played {
    let folder = tempfile::tempdir().unwrap();
    let clock = StageClock::at(stage::EVENING);
    let (setup, structure) = (stage::setup(seed), stage::structure("club-turbo"));
    let beginning = Beginning { at: stage::EVENING, setup, structure };
    let path = folder.path().join("evening.ron");
    let mut session =
        Session::create(&path, beginning, Box::new(clock.clone()), stage::desk()).unwrap();
    if sealed {
        seal(&mut session, seed);
    }
    let script = Script { entries, guests: Vec::new(), seed, until, office: false };
    Rehearsal::new(&mut session, clock, script)
        .play(|_| {})
        .unwrap_or_else(|error| panic!("seed {seed}: {error}"));
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

pub(crate) fn published(session: &Session) -> Book {
    book(session.beginning(), session.records())
}
