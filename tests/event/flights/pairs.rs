//! The pair of records in two files: the next start completes a broken pair, or takes it back.
#![allow(clippy::disallowed_methods, reason = "a test")]

use std::fs;

use bottone::{
    base::{chips::Chips, money::Money},
    i18n::Language,
    rules::carry::Policy,
    session::{
        Desk as _,
        flights::{
            HalfPair, MergeError, Pair, complete, flight_statuses, half_pairs_of, make,
            reread_flights, take_back,
        },
    },
    tournament::{
        Command, Refusal, Tournament,
        bags::{BagCommand, Bagging},
        clock::ClockCommand,
        entries::{EntryCommand, EntryId},
        flights::FlightCommand,
        history::audit,
    },
    view::flights::{Reconciliation, correction_effect},
};

use super::{flights, later, merged, open, wishes};
use crate::stage::desk;

/// Checks a kill after the new file was written, and after each flight's record: the missing
/// records are added. Before the new file no record exists: it is atomic.
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
fn a_flight_that_was_changed_since_is_reported() {
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
fn a_next_day_that_no_one_has_played_is_taken_back_and_made_again() {
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
    assert!(error.to_string().contains("is playing without a bag"), "{error}");
    let twice = [paths[0].clone(), paths[0].clone()];
    let error = make(&twice, &wishes(Policy::Best), &into, later, &desk()).unwrap_err();
    assert!(error.to_string().contains("1A.ron"), "{error}");
    // A copy of a flight under another name is the same flight.
    let copy = folder.path().join("1C.ron");
    fs::copy(&paths[0], &copy).unwrap();
    let error = make(&[paths[0].clone(), copy], &wishes(Policy::Best), &into, later, &desk());
    assert!(matches!(error, Err(MergeError::Twice { .. })), "{error:?}");
    assert!(!into.exists());
}

/// Checks a kill at any byte of a flight's record: opening either file finds the missing record,
/// and adds it.
#[test]
fn a_kill_at_any_byte_of_a_flights_record_is_found_and_completed() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 8, 5);
    let before: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
    let into = merged(&paths, &wishes(Policy::Best));
    let after: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
    // The first flight is written first, then the second.
    let cuts = (before[0].len()..=after[0].len())
        .map(|cut| (cut, before[1].len()))
        .chain((before[1].len()..=after[1].len()).map(|cut| (after[0].len(), cut)));
    for cut in cuts {
        fs::write(&paths[0], &after[0][..cut.0]).unwrap();
        fs::write(&paths[1], &after[1][..cut.1]).unwrap();
        // A line that lacks only its line end is complete.
        let lacks = [cut.0 + 1 < after[0].len(), cut.1 + 1 < after[1].len()];
        let expected: Vec<_> =
            paths.iter().zip(lacks).filter(|(_, lacks)| *lacks).map(|(path, _)| path).collect();
        let half = half_pairs_of(&into).unwrap();
        assert!(
            half.iter().all(|half| matches!(half.relation, Pair::Wanting)),
            "{cut:?}: {half:?}"
        );
        assert_eq!(half.iter().map(|half| &half.flight).collect::<Vec<_>>(), expected, "{cut:?}");
        // The flights themselves find it too, at regular checks and with a complete or nearly
        // complete line.
        let asked =
            (cut.0 + cut.1) % 16 == 0 || cut.0 + 2 >= after[0].len() && cut.1 + 2 >= after[1].len();
        for (path, lacks) in paths.iter().zip(lacks).filter(|_| asked) {
            let half = half_pairs_of(path).unwrap();
            let found: Vec<_> = half.iter().map(|half| (&half.flight, &half.day)).collect();
            assert_eq!(found, if lacks { vec![(path, &into)] } else { Vec::new() }, "{cut:?}");
        }
        let pairs = complete(&into, later, &desk()).unwrap();
        for ((_, pair), lacks) in pairs.iter().zip(lacks) {
            assert_eq!(matches!(pair, Pair::Completed), lacks, "{cut:?}: {pair:?}");
        }
        for path in paths.iter().chain([&into]).filter(|_| asked) {
            assert!(half_pairs_of(path).unwrap().is_empty(), "{cut:?}: {}", path.display());
        }
        for aside in fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()) {
            if aside.to_string_lossy().contains(".torn-") {
                fs::remove_file(aside).unwrap();
            }
        }
    }
}

/// Checks a kill during the writing of the next day: at no byte does it exist without its flights.
/// Its readable part was made of no flights, and the flights can be merged again.
#[test]
fn a_kill_at_any_byte_of_the_next_day_leaves_flights_that_go_nowhere() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 6, 5);
    let before: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
    let into = merged(&paths, &wishes(Policy::Best));
    let whole = fs::read(&into).unwrap();
    for (path, bytes) in paths.iter().zip(&before) {
        fs::write(path, bytes).unwrap();
    }
    let lines: Vec<usize> =
        (0..whole.len()).filter(|at| whole[*at] == b'\n').map(|at| at + 1).collect();
    let made = lines[1];
    // Inside a line all bytes are equivalent: all of them around the ends of lines, and some
    // between.
    let near = |cut: &usize| lines.iter().any(|end| end.abs_diff(*cut) <= 3);
    let cuts = (0..made).filter(|cut| near(cut) || cut % 499 == 0);
    for cut in cuts.chain(lines[1..].iter().copied()) {
        // A new file is atomic; this simulates a disk that did not keep to that.
        fs::write(&into, &whole[..cut]).unwrap();
        // A record that lacks only its line end is complete.
        let is_made = cut + 1 >= made;
        for path in &paths {
            let half = half_pairs_of(path).unwrap();
            assert_eq!(half.len(), usize::from(is_made), "{cut} bytes: {half:?}");
        }
        if let Ok(half) = half_pairs_of(&into) {
            assert_eq!(half.len(), if is_made { 2 } else { 0 }, "{cut} bytes: {half:?}");
        }
    }
    fs::remove_file(&into).unwrap();
    let again = merged(&paths, &wishes(Policy::Best));
    assert!(half_pairs_of(&again).unwrap().is_empty());
}

/// Checks that other differences are reported and left to the user: a missing day, or another one
/// under its name.
#[test]
fn a_day_that_is_gone_or_another_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 10, 5);
    let into = merged(&paths, &wishes(Policy::Best));
    let day = fs::read(&into).unwrap();
    fs::remove_file(&into).unwrap();
    let half = half_pairs_of(&paths[0]).unwrap();
    assert!(matches!(half[..], [HalfPair { relation: Pair::DayGone, .. }]), "{half:?}");
    assert!(half[0].to_string().contains("1A.ron was carried over into 2.ron"), "{}", half[0]);
    fs::copy(&paths[1], &into).unwrap();
    let half = half_pairs_of(&paths[0]).unwrap();
    assert!(matches!(half[..], [HalfPair { relation: Pair::OtherDay, .. }]), "{half:?}");
    fs::write(&into, day).unwrap();
    assert!(half_pairs_of(&paths[0]).unwrap().is_empty());
}

/// Checks a flight opened after the merge, played on and bagged again. Nothing is completed
/// silently. The day shows the effect of reading it again, applies it, and undoes it.
#[test]
fn a_flight_that_was_opened_again_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 14, 5);
    let into = merged(&paths, &wishes(Policy::Best));
    let mut flight = open(&paths[1]);
    flight.undo().unwrap();
    let (table, _) = flight.tournament().tables().open().next().unwrap();
    let reason = "one hand more".to_owned();
    flight.submit(Command::Bags(BagCommand::Reopen { table, reason }), None).unwrap();
    drop(flight);
    let now = |what: &str| {
        let mut now = flight_statuses(&into).unwrap();
        assert!(matches!(now[0].pair.relation, Pair::Whole), "{what}: {now:?}");
        now.remove(1)
    };
    let found = now("opened");
    assert!(matches!(found.pair.relation, Pair::Reopened(_)), "{found:?}");
    assert!(matches!(found.reread, Some(Err(MergeError::NotBagged { .. }))), "{found:?}");
    let pairs = complete(&into, later, &desk()).unwrap();
    assert!(matches!(pairs[1].1, Pair::Reopened(_)), "{pairs:?}");

    // The first at the table busts, the next gets the chips, and all are bagged again.
    let mut flight = open(&paths[1]);
    let t = flight.tournament();
    let seated: Vec<EntryId> =
        t.tables().table(table).unwrap().entries().map(|(_, entry)| entry).collect();
    let stack = |entry: EntryId| t.counts().of(entry).unwrap().chips;
    let (loser, winner) = (seated[0], seated[1]);
    let mut stacks: Vec<(EntryId, Chips)> =
        seated[1..].iter().map(|entry| (*entry, stack(*entry))).collect();
    stacks[0].1 = stacks[0].1.plus(stack(loser));
    let number = t.bags().next_number();
    flight.submit(Command::Entries(EntryCommand::Bust { out: vec![(loser, None)] }), None).unwrap();
    let bags = (number..).zip(&stacks);
    let bags = bags
        .map(|(bag, &(entry, chips))| Bagging { entry, bag, chips, pieces: Vec::new() })
        .collect();
    flight.submit(Command::Bags(BagCommand::Seal { table, bags }), None).unwrap();
    drop(flight);

    let found = now("bagged anew");
    let again = found.reread.unwrap().unwrap();
    let day = open(&into);
    let t = day.tournament();
    let arrived = |t: &Tournament, number: EntryId| {
        t.flights()
            .origin()
            .unwrap()
            .arrived()
            .find(|(_, arrived)| arrived.flight == Some(1) && arrived.number == Some(number))
            .map(|(entry, arrived)| (entry, *arrived))
            .unwrap()
    };
    let effect = correction_effect(Language::English, t, &again);
    let name = |entry| bottone::vocabulary::words::full_name(Language::English, t, entry);
    for entry in [loser, winner] {
        let (entry, was) = arrived(t, entry);
        if was.stack.is_some_and(|stack| !stack.chips_in_play().is_zero()) {
            assert!(effect.contains(&name(entry)), "{effect}");
        }
    }
    let (chips, places) = (t.chips_in_play(), t.entries().places().all().count());
    drop(day);
    let pairs = reread_flights(&into, later, &desk()).unwrap();
    assert!(matches!(pairs[1].1, Pair::Completed), "{pairs:?}");
    assert!(now("read again").reread.is_none());
    let mut day = open(&into);
    let t = day.tournament();
    let (entry, lost) = arrived(t, loser);
    assert_eq!((lost.stack, t.tables().seat_of(entry)), (None, None));
    assert_eq!(arrived(t, winner).1.stack.unwrap().chips, stacks[0].1);
    assert_eq!(t.entries().places().all().count(), places);
    // The loser's chips belong to the winner, with either stack going on.
    let of = Reconciliation::of(Language::English, t).unwrap();
    assert!(of.is_whole, "{of:?}");
    let lost: Chips = t.flight_sums().iter().map(|sums| sums.forfeited).sum();
    let bagged: Chips = t.flight_sums().iter().map(|sums| sums.bagged).sum();
    assert_eq!(t.chips_in_play().plus(lost), bagged);
    assert_eq!(audit(day.beginning(), day.records(), |_, _| {}), Ok(()));
    day.undo().unwrap();
    assert_eq!(day.tournament().chips_in_play(), chips);
    assert_eq!(day.tournament().breach(), None);
    drop(day);
    let found = now("undone");
    assert!(matches!(found.pair.relation, Pair::Changed(_)), "{found:?}");
}

/// Checks that a flight with other entries than before is refused, because it makes another day.
#[test]
fn a_flight_with_other_entries_is_not_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 14, 5);
    let into = merged(&paths, &wishes(Policy::Best));
    let mut flight = open(&paths[1]);
    let (entry, chips) =
        flight.tournament().bags().all().next().map(|(e, b)| (e, b.chips)).unwrap();
    let (chips, reason) = (chips.plus(Chips::new(100)), "counted again".to_owned());
    flight.submit(Command::Bags(BagCommand::Correct { entry, chips, reason }), None).unwrap();
    drop(flight);
    let again = flight_statuses(&into).unwrap().remove(1).reread.unwrap().unwrap();
    let FlightCommand::ReadAgain { flight, read } = again.clone() else { panic!("{again:?}") };
    let mut other = read.clone();
    other.entries[0].paid.prize = other.entries[0].paid.prize.plus(Money::from_minor(1));
    let mut day = open(&into);
    let command = |read| Command::Flights(FlightCommand::ReadAgain { flight, read });
    assert_eq!(day.can(&command(other)), Err(Refusal::OtherEntries));
    let mut other = read.clone();
    other.file = "3.ron".into();
    assert_eq!(day.can(&command(other)), Err(Refusal::NotUnderstood));
    day.submit(command(read.clone()), None).unwrap();
    assert_eq!(day.can(&command(read)), Err(Refusal::NothingToDo));
    assert_eq!(day.tournament().breach(), None);
}
