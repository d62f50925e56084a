//! Whole evenings by chance, with every law looked at after every command.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test")]

use bottone::{
    rehearsal::{Rehearsal, Script, Until},
    rules::{levels::Structure, time::Timestamp},
    session::{Desk, Session, time::StageClock},
    store::profiles,
    tournament::{
        Command, Deed,
        history::{Beginning, Ledger, audit, fold},
        setup::Setup,
    },
};

fn structure(name: &str) -> Structure {
    let shelf = profiles::shelf::<Structure>(None);
    let found = shelf.into_iter().find(|entry| entry.name == name);
    found.unwrap().profile.unwrap()
}
