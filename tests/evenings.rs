//! Whole evenings by chance, with every law looked at after every command.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test")]

use bottone::{
    rehearsal::{Rehearsal, Script, Until},
    rules::{
        buy_in::{BuyIn, ThreeParts},
        chips::Chips,
        levels::Structure,
        money::Currency,
        time::Timestamp,
    },
    session::{Desk, Session, time::StageClock},
    store::profiles,
    tournament::{
        Tournament,
        history::{Beginning, Deed, Ledger, Record, apply, audit, fold},
        setup::{House, Purchase, Setup},
    },
};

/// 21 November 2026, 18:00 universal time.
const EVENING: Timestamp = Timestamp::from_millis(1_795_284_000_000);

fn structure(id: &str) -> Structure {
    let shelf = profiles::shelf::<Structure>(None);
    let found = shelf.into_iter().find(|entry| entry.id == id);
    found.unwrap_or_else(|| panic!("no structure {id}")).profile.unwrap()
}

fn buy_in(text: &str) -> BuyIn {
    BuyIn::parse(text, &Currency::default(), ThreeParts::PrizeBountyFee).unwrap()
}

/// Houses that differ in everything that chance should meet.
fn setup(seed: u64) -> Setup {
    let purchase = |chips| Purchase {
        price: buy_in("20"),
        chips: Chips::new(chips),
        most: 2,
        through_level: 3,
    };
    Setup {
        name: format!("Evening {seed}"),
        buy_in: buy_in("100+10"),
        seats: [9, 6, 2, 11, 8, 10][usize::try_from(seed % 6).unwrap()],
        re_entries: [Some(1), None, Some(0)][usize::try_from(seed % 3).unwrap()],
        rebuy: (seed % 4 == 1).then(|| purchase(10_000)),
        add_on: (seed % 4 >= 1).then(|| purchase(15_000)),
        house: House {
            gap: 1 + u8::from(seed % 5 == 4),
            redraws: if seed % 2 == 0 { vec![27, 18] } else { Vec::new() },
            ..House::default()
        },
        ..Setup::default()
    }
}

/// An evening that was played, in a folder of its own.
struct Played {
    session: Session,
    _folder: tempfile::TempDir,
}

fn play(structure_id: &str, entries: u32, seed: u64, until: Until) -> Played {
    let folder = tempfile::tempdir().unwrap();
    let clock = StageClock::at(EVENING);
    let beginning =
        Beginning { at: EVENING, setup: setup(seed), structure: structure(structure_id) };
    let desk = Desk { operator: "Rehearsal".into(), station: "stage".into() };
    let path = folder.path().join("evening.ron");
    let time = Box::new(clock.clone());
    let mut session = Session::create(&path, beginning, time, desk).unwrap();
    let script = Script { entries, seed, until };
    Rehearsal::new(&mut session, clock, script)
        .play(|_| {})
        .unwrap_or_else(|error| panic!("{structure_id}, {entries} entries, seed {seed}: {error}"));
    Played { session, _folder: folder }
}

/// Looks at every law after every record, in the order in which they were written.
fn check_every_record(beginning: &Beginning, records: &[Record], told: &str) {
    let mut tournament: Tournament = beginning.tournament();
    for (number, record) in records.iter().enumerate() {
        apply(&mut tournament, record);
        let breach = tournament.breach();
        assert_eq!(breach, None, "{told}, record {number}: {:?}", record.deed);
    }
}

#[test]
fn evenings_keep_every_law() {
    let structures = ["club-turbo", "deep-stack", "limit-horse", "satellite"];
    for seed in 0..24 {
        let id = structures[usize::try_from(seed % 4).unwrap()];
        let entries = 3 + u32::try_from(seed * 7 % 60).unwrap();
        let told = format!("{id}, {entries} entries, seed {seed}");
        let played = play(id, entries, seed, Until::End);
        let (session, now) = (&played.session, played.session.now());
        let t = session.tournament();
        assert!(t.winner(now).is_some(), "{told}: nobody has won");
        assert_eq!(t.tables().open().len(), 1, "{told}: one table is left");
        check_every_record(session.beginning(), session.records(), &told);
        let ledger = Ledger::of(session.records());
        let again = audit(session.beginning(), session.records(), &ledger, |_, _| {});
        assert_eq!(again, Ok(()), "{told}: decided again, it comes out differently");
    }
}

#[test]
fn scratch() {
    let folder = tempfile::tempdir().unwrap();
    let clock = StageClock::at(EVENING);
    let beginning = Beginning { at: EVENING, setup: setup(2), structure: structure("limit-horse") };
    let desk = Desk { operator: "Rehearsal".into(), station: "stage".into() };
    let path = folder.path().join("evening.ron");
    let mut session = Session::create(&path, beginning, Box::new(clock.clone()), desk).unwrap();
    let script = Script { entries: 17, seed: 2, until: Until::End };
    let r = Rehearsal::new(&mut session, clock, script).play(|_| {});
    let t = session.tournament();
    let now = session.now();
    println!("{r:?} {:?} {:?}", t.clock().read(now), t.registration_open(now));
    for (n, table) in t.tables().open() {
        println!("{n} {:?} {:?}", table.occupied(), table.button());
    }
    println!("{:?}", t.seating_plan(now));
    println!("{:?}", bottone::view::todo::tasks(t, &t.seating_plan(now), now));
    for r in session.records().iter().rev().take(6) {
        println!("{r:?}");
    }
}
