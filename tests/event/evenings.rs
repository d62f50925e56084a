//! Random whole evenings, with every law checked after every command.
#![allow(clippy::unwrap_used, clippy::panic, clippy::disallowed_methods, reason = "a test")]

use std::collections::BTreeSet;

use crate::stage::{EVENING, Played, buy_in, play, play_with, structure};
use bottone::{
    base::{
        person::{PeopleIndex, Person},
        time::{Span, Timestamp},
    },
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    rules::{
        levels::Game,
        rulebook::{MoverInMix, Rulebook, SeatingRules},
        seating::{self, Cause},
    },
    session::{Desk as _, Operator, file, time::StageClock},
    store::csv::CsvSheet,
    tournament::{
        Event, Tournament,
        counts::ChipSum,
        history::{Beginning, Record, RecordAction, ValidRecord, apply, audit},
        setup::{HouseRules, Setup},
        tables::{MoveReason, Table, TableEvent},
    },
};

/// Checks every law after every record, in the order of writing.
fn check_every_record(beginning: &Beginning, records: &[Record], label: &str) {
    let mut tournament: Tournament = beginning.tournament();
    for (number, record) in records.iter().enumerate() {
        apply(&mut tournament, &ValidRecord::recorded(0, record));
        let breach = tournament.breach();
        assert_eq!(breach, None, "{label}, record {number}: {:?}", record.action);
        let wrong = tournament
            .counts()
            .groups()
            .find(|group| group.difference().is_some_and(|difference| difference != ChipSum::ZERO));
        assert_eq!(wrong, None, "{label}, record {number}: nobody lost a chip");
        let planned = tournament.seating_plan(record.recorded);
        let from_nothing = plan_from_nothing(&tournament, record.recorded);
        assert_eq!(planned, from_nothing, "{label}, record {number}: planned from what was kept");
        let apart = tables_apart(&tournament, record.recorded);
        let tables = tournament.tables().open().len();
        let gap = tournament.setup().house.rulebook.seating.tolerance.gap(tables);
        let gap = usize::from(gap);
        assert!(
            apart.is_none_or(|apart| apart <= gap),
            "{label}, record {number}: nothing to do, and the tables are {apart:?} apart"
        );
    }
}

/// Returns the balancer's plan, computed from every table seat by seat.
fn plan_from_nothing(t: &Tournament, at: Timestamp) -> seating::SeatingPlan {
    let house = &t.setup().house;
    let is_known = |table: &Table| t.button_is_known(table, at);
    let tables: Vec<seating::TableSeats> = t.tables().balancer_views(house, is_known).collect();
    // The tables not posted yet follow in the order of posting, and then by number.
    let posted = t.order_to_post(at).unwrap_or_else(|| t.tables().posted().to_vec());
    let order = posted.as_slice();
    let may_break = t.clock().started() && !t.awaits_entries(at);
    let room = seating::ListedRoom::of(&tables, order);
    let first = seating::tables_that_can_break(&room, order).first().copied();
    let breaks = may_break && first.is_some_and(|table| !t.tables().is_held(table));
    let stud = t.clock().structure().stud();
    let policy = house.rulebook.seating.policy(tables.len(), stud, breaks);
    // The balancer knows the posted order.
    let order = if breaks { order } else { t.tables().posted() };
    seating::plan(&tables, order, &policy, None)
}

/// Returns the difference between the fullest and the shortest table, if there is nothing to
/// balance.
fn tables_apart(t: &Tournament, at: Timestamp) -> Option<usize> {
    let plan = t.seating_plan(at);
    let idle = plan.filled().next().is_none() && plan.ask.is_empty() && plan.breaks.is_empty();
    if !idle || !t.clock().started() || t.waiting().next().is_some() {
        return None;
    }
    let sizes = || t.tables().open().map(|(_, table)| table.occupied().len());
    Some(sizes().max()? - sizes().min()?)
}

#[test]
fn evenings_keep_every_law() {
    let structures = ["club-turbo", "deep-stack", "limit-horse", "satellite"];
    for seed in 0..24 {
        let id = structures[usize::try_from(seed % 4).unwrap()];
        let entries = 3 + u32::try_from(seed * 7 % 60).unwrap();
        let label = format!("{id}, {entries} entries, seed {seed}");
        let played = play(id, entries, seed, RehearsalEnd::End);
        let (session, now) = (&*played.session, played.session.now());
        let t = session.tournament();
        assert!(t.winner(now).is_some(), "{label}: nobody has won");
        assert_eq!(t.tables().open().len(), 1, "{label}: one table is left");
        check_every_record(session.beginning(), session.records(), &label);
        let again = audit(session.beginning(), session.records(), |_, _| {});
        assert_eq!(again, Ok(()), "{label}: decided again, it comes out differently");
    }
}

/// Checks the mover in stud. In a mix the WSOP moves the player with the dealt high card, and the
/// TDA the next big blind. In pure stud there is no blind.
#[test]
fn who_moves_in_stud_hangs_on_the_book_and_the_games() {
    let moved_by = |mover_in_mix: MoverInMix, only_stud: bool| {
        let seating = SeatingRules { mover_in_mix, ..SeatingRules::default() };
        let rulebook = Rulebook { seating, ..Rulebook::default() };
        let house = HouseRules { rulebook, ..HouseRules::default() };
        let setup = Setup { house, seats: 8, ..Setup::default() };
        let mut mix = structure("limit-horse");
        if only_stud && let Game::Mix { games, .. } = &mut mix.game {
            games.retain(|(variant, _)| variant.is_stud());
        }
        let script = Script {
            entries: 40,
            guests: vec![],
            seed: 11,
            until: RehearsalEnd::End,
            office: false,
        };
        let played = play_with(setup, mix, script);
        let label = format!("{mover_in_mix:?}, only stud: {only_stud}");
        check_every_record(played.session.beginning(), played.session.records(), &label);
        let again = audit(played.session.beginning(), played.session.records(), |_, _| {});
        assert_eq!(again, Ok(()), "{label}");
        let events = played.session.records().iter().flat_map(|record| match &record.action {
            RecordAction::Done { events, .. } => events.as_slice(),
            _ => &[],
        });
        let causes: BTreeSet<&str> = events
            .filter_map(|event| match event {
                Event::Tables(TableEvent::Moved { reason: MoveReason::Balance(why), .. }) => {
                    Some(match why.cause {
                        Cause::HighCard { card: Some(_) } => "high card",
                        Cause::Position => "position",
                        Cause::Uneven { .. } => "next big blind",
                        _ => "another",
                    })
                }
                _ => None,
            })
            .collect();
        causes.into_iter().collect::<Vec<_>>()
    };
    assert_eq!(moved_by(MoverInMix::NextBigBlind, false), ["next big blind"]);
    assert_eq!(moved_by(MoverInMix::HighCard, false), ["high card"]);
    assert_eq!(moved_by(MoverInMix::HighCard, true), ["position"]);
    assert_eq!(moved_by(MoverInMix::NextBigBlind, true), ["position"]);
}

#[test]
fn the_same_seed_plays_the_same_evening() {
    let file = |seed| {
        let played =
            play("club-turbo", 30, seed, RehearsalEnd::Level { number: 5, into: Span::ZERO });
        std::fs::read(played.session.path().unwrap()).unwrap()
    };
    assert!(file(5) == file(5), "the same seed, another file");
    assert!(file(5) != file(6), "another seed, the same file");
}

#[test]
fn a_rehearsal_stops_where_asked() {
    let played = play("deep-stack", 60, 3, RehearsalEnd::Players(18));
    let t = played.session.tournament();
    assert!(t.entries().playing_count() <= 18 && !t.registration_open(played.session.now()));
    let into = Span::from_minutes(5);
    let played = play("deep-stack", 40, 3, RehearsalEnd::Level { number: 3, into });
    let clock = played.session.tournament().clock();
    let reading = clock.read(played.session.now());
    assert_eq!(clock.structure().level_number(reading.row), 3);
    assert!(clock.length(reading.row).minus(reading.left) >= into);
}

#[test]
fn a_file_opens_as_it_was_closed() {
    for seed in 0..4 {
        let Played { session, folder: _folder } = play("club-turbo", 25, seed, RehearsalEnd::End);
        let (path, closed) = (session.path().unwrap().to_owned(), session.tournament().clone());
        let at = session.now();
        drop(session);
        let desk = Operator { name: "Ann".into(), station: "desk-1".into() };
        let file::OpenedEvent { desk: opened, notices, .. } =
            file::open(&path, Box::new(StageClock::at(at)), desk).unwrap();
        assert!(notices.is_empty(), "{notices:?}");
        assert!(
            *opened.tournament() == closed,
            "seed {seed}: the fold of the file is another state"
        );
    }
}

/// Checks the main task on real input: a list from a spreadsheet and a shipped structure, played to
/// the winner.
#[test]
fn a_list_of_240_players_plays_to_the_winner() {
    let list = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/players/240.csv");
    let sheet = CsvSheet::open(list.as_ref()).unwrap();
    let read = sheet.players(&sheet.guessed(), &PeopleIndex::default()).unwrap();
    assert_eq!((read.people.len(), read.problems.as_slice()), (240, &[][..]));
    let guests: Vec<Person> = read.people.into_iter().map(|new| new.person).collect();
    assert!(guests.iter().all(|guest| !guest.given.is_empty() && guest.country.len() == 2));

    let folder = tempfile::tempdir().unwrap();
    let clock = StageClock::at(EVENING);
    let structure = structure("euro-poker-million");
    let setup =
        Setup { name: "Autumn Main Event".into(), buy_in: buy_in("500+50"), ..Setup::default() };
    let beginning = Beginning::new(EVENING, setup, structure);
    let desk = Operator { name: "Ann".into(), station: "desk-1".into() };
    let path = folder.path().join("autumn.ron");
    let mut session = file::create(&path, beginning, Box::new(clock.clone()), desk).unwrap();
    let script = Script {
        entries: 240,
        guests: guests.clone(),
        seed: 240,
        until: RehearsalEnd::End,
        office: false,
    };
    Rehearsal::new(session.as_mut(), clock, script).play(|_| {}).unwrap();

    let t = session.tournament();
    let came: BTreeSet<String> =
        t.entries().players().map(|(_, p)| p.person.display_name()).collect();
    assert_eq!(came, guests.iter().map(Person::display_name).collect());
    assert!(t.winner(session.now()).is_some());
    check_every_record(session.beginning(), session.records(), "240 players");
    assert_eq!(audit(session.beginning(), session.records(), |_, _| {}), Ok(()));
}
