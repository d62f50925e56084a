//! Two files say it, or the next start completes it or takes it back.
#![allow(clippy::disallowed_methods, reason = "a test")]

use std::fs;

use bottone::{
    rules::{carry::Policy, chips::Chips},
    session::flights::{MergeError, Pair, complete, make, take_back},
    tournament::{Command, bags::BagCommand, clock::ClockCommand},
};

use super::{flights, later, merged, open, wishes};
use crate::stage::desk;

/// Killed after the new file was written, and after each flight's record: whatever is missing is put there. Before the
/// new file nothing was written at all: it comes whole or not.
#[test]
fn a_pair_that_was_broken_off_is_completed() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 3, 14, 5);
    let before: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
    let into = merged(&paths, &wishes(Policy::Best));
    let after: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
    for written in 0..=paths.len() {
        for (nth, path) in paths.iter().enumerate() {
            fs::write(path, if nth < written { &after[nth] } else { &before[nth] }).unwrap();
        }
        let pairs = complete(&into, later, &desk()).unwrap();
        for (nth, (_, pair)) in pairs.iter().enumerate() {
            let fine = if nth < written {
                matches!(pair, Pair::Whole)
            } else {
                matches!(pair, Pair::Completed)
            };
            assert!(fine, "after {written}, flight {nth}: {pair:?}");
        }
        let pairs = complete(&into, later, &desk()).unwrap();
        assert!(pairs.iter().all(|(_, pair)| matches!(pair, Pair::Whole)), "{pairs:?}");
        let carried = |path| open(path).tournament().bags().carried_over().cloned();
        assert!(paths.iter().all(|path| carried(path).is_some()), "after {written}");
    }
}

#[test]
fn a_flight_that_was_changed_since_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 14, 5);
    let into = merged(&paths, &wishes(Policy::Best));
    let mut flight = open(&paths[1]);
    let (entry, chips) =
        flight.tournament().bags().all().next().map(|(e, b)| (e, b.chips)).unwrap();
    let (chips, reason) = (chips.plus(Chips::new(100)), "counted again".to_owned());
    flight.submit(Command::Bags(BagCommand::Correct { entry, chips, reason }), None).unwrap();
    drop(flight);
    let pairs = complete(&into, later, &desk()).unwrap();
    assert!(matches!(pairs[0].1, Pair::Whole), "{pairs:?}");
    assert!(matches!(pairs[1].1, Pair::Changed(1)), "{pairs:?}");
    // Another file under its name.
    fs::copy(&paths[0], &paths[1]).unwrap();
    let pairs = complete(&into, later, &desk()).unwrap();
    assert!(matches!(pairs[1].1, Pair::OtherThanRead), "{pairs:?}");
    fs::remove_file(&paths[0]).unwrap();
    let pairs = complete(&into, later, &desk()).unwrap();
    assert!(matches!(pairs[0].1, Pair::Unread(_)), "{pairs:?}");
}

#[test]
fn a_next_day_that_nobody_has_played_is_taken_back_and_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 14, 5);
    let into = merged(&paths, &wishes(Policy::Best));
    let twice = make(&paths, &wishes(Policy::Best), &into.with_file_name("3.ron"), later, &desk());
    assert!(matches!(twice, Err(MergeError::CarriedElsewhere { .. })), "{twice:?}");
    let aside = take_back(&into, later, &desk()).unwrap();
    assert!(aside.exists() && !into.exists());
    let carried = |path| open(path).tournament().bags().carried_over().cloned();
    assert!(paths.iter().all(|path| carried(path).is_none()));
    let again = merged(&paths, &wishes(Policy::Added));
    let mut next = open(&again);
    next.submit(Command::Clock(ClockCommand::Start), None).unwrap();
    drop(next);
    let begun = take_back(&again, later, &desk());
    assert!(matches!(begun, Err(MergeError::Begun { .. })), "{begun:?}");
}

#[test]
fn a_flight_that_is_not_bagged_or_is_open_elsewhere_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 14, 5);
    let into = folder.path().join("2.ron");
    let mut flight = open(&paths[1]);
    let held = make(&paths, &wishes(Policy::Best), &into, later, &desk());
    assert!(matches!(held, Err(MergeError::NotWritable { .. })), "{held:?}");
    let table = flight.tournament().tables().open().next().unwrap().0;
    let reason = "one hand more".to_owned();
    flight.submit(Command::Bags(BagCommand::Reopen { table, reason }), None).unwrap();
    drop(flight);
    let error = make(&paths, &wishes(Policy::Best), &into, later, &desk()).unwrap_err();
    assert!(matches!(error, MergeError::NotBagged { .. }), "{error}");
    assert!(error.to_string().contains("plays and has no bag"), "{error}");
    let twice = [paths[0].clone(), paths[0].clone()];
    let error = make(&twice, &wishes(Policy::Best), &into, later, &desk()).unwrap_err();
    assert!(error.to_string().contains("1A.ron"), "{error}");
    assert!(!into.exists());
}
