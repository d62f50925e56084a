//! The fairness report of a night: the figures of each player, pure chance, and the order of
//! breaking tables.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test")]

use bottone::{
    base::seat::{Seat, SeatNo, TableNo},
    fairness::{ChangeReason, Fairness, NightFigure, PlayerStory, SeatChange},
    i18n::Language,
    rehearsal::{RehearsalEnd, Script},
    rules::button::Positions,
    session::Desk,
    tournament::{
        Command, Event,
        clock::ClockCommand,
        entries::{EntryCommand, EntryId},
        history::{apply, standing},
        papers::{Scope, SheetKind},
        setup::Setup,
        tables::{MoveReason, TableCommand, TableEvent},
    },
    view::sheet::{Job, SheetPart},
    view_paper::{
        fairness::FairnessView,
        sheets::{is_empty, job},
    },
};

use crate::stage::{Played, Room, bottone, play_in, structure};

fn of(desk: &dyn Desk) -> Fairness {
    Fairness::of(desk.beginning(), desk.records(), desk.ledger())
}

fn evening(entries: u32, seed: u64) -> Played {
    let script = Script {
        entries,
        guests: Vec::new(),
        seed,
        until: RehearsalEnd::Players(12),
        office: false,
    };
    play_in(Setup { seats: 9, ..Setup::default() }, "deep-stack", script)
}

fn at(table: u16, seat: u8) -> Seat {
    Seat { table: TableNo::new(table).unwrap(), seat: SeatNo::new(seat).unwrap() }
}

/// Checks that every move is reported for its player, and every player appears once.
#[test]
fn every_move_of_an_evening_is_reported() {
    for seed in 0..6 {
        let played = evening(40 + 15 * u32::try_from(seed).unwrap(), seed);
        let (t, fairness) = (played.session.tournament(), of(&*played.session));
        for (entry, _) in t.entries().all() {
            let reported =
                fairness.players.get(&entry).map_or(0, |night| night.story.changes.len());
            assert_eq!(
                reported,
                usize::from(t.tables().times_moved(entry)),
                "seed {seed}, {entry:?}"
            );
        }
        let changes: usize = fairness.players.values().map(|night| night.story.changes.len()).sum();
        assert_eq!(changes, t.tables().moves() as usize, "seed {seed}");
        let moves: usize = fairness.players.values().map(|night| night.moves.told).sum();
        assert_eq!(fairness.moves.told, moves, "seed {seed}");
        assert!(fairness.players.values().any(|night| night.story.hands > 30), "seed {seed}");
        assert_eq!(of(&*played.session), fairness, "the same night again, seed {seed}");
    }
}

/// Checks that nearly all players moved by chance alone are within the band of 95 in 100.
#[test]
fn nearly_everybody_is_within_what_chance_does() {
    let (mut within, mut all) = (0, 0);
    for seed in 10..14 {
        let played = evening(100, seed);
        let fairness = of(&*played.session);
        all += fairness.players.len();
        within +=
            fairness.players.values().filter(|n| n.moves.chance.contains(n.moves.told)).count();
        assert!(fairness.moves.chance.most > fairness.moves.chance.least, "seed {seed}");
    }
    assert!(within * 100 > all * 93, "{within} of {all}");
}

/// Checks that early big blinds and waited hands come with moves, in the range of chance. At a
/// single table no player is moved.
#[test]
fn early_blinds_are_held_against_chance() {
    for seed in 10..13 {
        let fairness = of(&*evening(100, seed).session);
        assert!(fairness.twice.told <= fairness.early.told, "seed {seed}");
        for figure in [fairness.early, fairness.twice, fairness.waited] {
            assert!(figure.told > 0 && figure.chance.least > 0, "seed {seed}: {figure:?}");
            assert!(figure.chance.least < figure.chance.most, "seed {seed}: {figure:?}");
            // The program does not favour any blinds, so a night is in the range of chance.
            assert!(figure.told < 3 * figure.chance.most, "seed {seed}: {figure:?}");
        }
        // Late players may wait there too, after the button.
        let alone = of(&*evening(8, seed).session);
        assert_eq!(alone.early, NightFigure::default(), "seed {seed}");
    }
}

/// Checks that a table breaks when it is first in the posted order; only the final table is drawn
/// without.
#[test]
fn tables_break_as_it_was_posted() {
    let mut broken = 0;
    for seed in 20..24 {
        let played = evening(90, seed);
        let desk = &*played.session;
        let mut t = desk.beginning().tournament();
        for line in standing(desk.records(), desk.ledger()) {
            let (number, record) = (line.number, line.record);
            let breaks = record.events().iter().find_map(|event| match event {
                Event::Tables(TableEvent::Broken { table }) => Some(*table),
                _ => None,
            });
            if let Some(table) = breaks {
                assert_eq!(
                    t.tables().posted().first(),
                    Some(&table),
                    "seed {seed}, record {number}"
                );
                broken += 1;
            }
            apply(&mut t, &line);
        }
    }
    assert!(broken > 20, "{broken}");
}

/// Moves the big blind of table 1 to table 2, in two tables of four.
#[test]
fn an_early_big_blind_and_waited_hands_are_reported() {
    // The seat at table 2; hands that the player stays at table 1; the last hand at table 2; the
    // hands dealt there; the lead of the big blind; true if it is paid twice; hands waited.
    for (seat, stays, last, hands, early, twice, waited) in [
        (4, 0, [3, 1, 2], 2, Some(2), true, 0),
        (4, 0, [3, 1, 2], 1, None, false, 0),
        (3, 0, [1, 2, 4], 3, Some(2), true, 1),
        // The button was there meanwhile.
        (4, 2, [1, 2, 3], 1, Some(1), false, 0),
    ] {
        let seats = if seat == 4 { [1, 2, 3] } else { [1, 2, 4] };
        let mut room = Room::open(Setup { seats: 4, ..Setup::default() }, structure("deep-stack"));
        let tables = [1, 2].map(|n| TableNo::new(n).unwrap());
        let button = |table: usize, [button, small, big]: [u8; 3]| {
            let seat = |number| SeatNo::new(number).unwrap();
            let positions = Positions { button: seat(button), small: seat(small), big: seat(big) };
            Command::Tables(TableCommand::Button { table: tables[table], positions, reason: None })
        };
        room.does(Command::Tables(TableCommand::Open { tables: tables.to_vec(), size: 4 }));
        let places = (1..=4).map(|seat| at(1, seat)).chain(seats.map(|seat| at(2, seat)));
        for place in places {
            let who =
                vec![bottone::tournament::entries::Entrant::New(bottone::base::person::Person {
                    family: format!("{place:?}"),
                    ..Default::default()
                })];
            let seat = bottone::tournament::tables::SeatWish::At(place);
            room.does(Command::Entries(EntryCommand::Enter { who, seat }));
        }
        room.does(Command::Clock(ClockCommand::Start));
        room.does(button(0, [1, 2, 3]));
        let dealt = |table: usize, hands| {
            Command::Tables(TableCommand::Hands { table: tables[table], hands, stud: false })
        };
        // The next hand's big blind is in seat 4.
        room.does(dealt(0, 1 + stays));
        room.does(button(1, last));
        let entry =
            room.t().tables().table(tables[0]).unwrap().entry(SeatNo::new(4).unwrap()).unwrap();
        let reason = MoveReason::Floor("to try it".into());
        room.does(Command::Tables(TableCommand::Move { entry, to: at(2, seat), reason }));
        room.does(dealt(1, hands));
        let fairness = of(&*room.session);
        let PlayerStory {
            changes, early: times, early_by, twice: doubled, waited: sat_out, ..
        } = &fairness.players[&entry].story;
        let label = format!("seat {seat}, {hands} hands: {:?}", fairness.players[&entry].story);
        assert_eq!((*times, *early_by), early.map_or((0, 0), |by| (1, by)), "{label}");
        assert_eq!(*doubled, u32::from(twice), "{label}");
        assert_eq!(*sat_out, waited, "{label}");
        let [SeatChange { why: ChangeReason::Floor, from, to, waits, .. }] = changes[..] else {
            panic!("{label}")
        };
        assert_eq!((from, to, waits), (at(1, 4), at(2, seat), waited > 0), "{label}");
    }
}

/// Checks TDA 2024 rule 11-D: three short by eliminations. A table that fills up more slowly goes
/// on.
#[test]
fn a_table_halts_that_eliminations_have_left_three_short() {
    let mut room = Room::seated(Setup::default(), structure("deep-stack"), &[9, 6]);
    let halts = |room: &Room| room.t().seating_plan(room.now()).halts;
    assert_eq!(halts(&room), [], "three have never come");
    let mut room_of_nine = Room::seated(Setup::default(), structure("deep-stack"), &[9, 9]);
    for room in [&mut room, &mut room_of_nine] {
        room.does(Command::Clock(ClockCommand::Start));
        let second = TableNo::new(2).unwrap();
        let out: Vec<EntryId> = room
            .t()
            .tables()
            .table(second)
            .unwrap()
            .entries()
            .map(|(_, entry)| entry)
            .take(3)
            .collect();
        for entry in out {
            room.does(Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] }));
        }
    }
    let second = [TableNo::new(2).unwrap()];
    assert_eq!(halts(&room_of_nine), second);
    assert_eq!(halts(&room), second, "of six that three short is six short");
    // With one player moved to it the table goes on: two short.
    let entry = room_of_nine
        .t()
        .tables()
        .table(TableNo::new(1).unwrap())
        .unwrap()
        .entry(SeatNo::FIRST)
        .unwrap();
    let (to, reason) = (at(2, 1), MoveReason::Floor("to try it".into()));
    room_of_nine.does(Command::Tables(TableCommand::Move { entry, to, reason }));
    assert_eq!(halts(&room_of_nine), []);
}

/// Checks that screen, paper and command line show the same report.
#[test]
fn the_command_line_says_what_the_window_says() {
    let played = evening(60, 3);
    let (t, fairness) = (played.session.tournament(), of(&*played.session));
    let view = FairnessView::of(Language::English, t, &fairness);
    let file = played.folder.path().join("evening.ron");
    let run = |format: &str| {
        let said =
            bottone(["fairness".as_ref(), file.as_os_str(), "--format".as_ref(), format.as_ref()]);
        assert_eq!((said.status, said.complaint.as_str()), (Some(0), ""), "{format}");
        said.out
    };
    let (text, csv, ron) = (run("text"), run("csv"), run("ron"));
    for cells in view.rows(Language::English).iter().filter(|cells| !cells.is_empty()) {
        let found = text.lines().any(|line| cells.iter().all(|cell| line.contains(cell.as_str())));
        assert!(found, "{cells:?}");
        let quoted =
            |cell: &String| if cell.contains(',') { format!("\"{cell}\"") } else { cell.clone() };
        let row: Vec<String> = cells.iter().map(quoted).collect();
        assert!(
            csv.lines().any(|line| line.trim_start_matches('\u{feff}') == row.join(",")),
            "{row:?}"
        );
    }
    assert_eq!(ron.matches("entry: ").count(), fairness.players.len());

    // The paper lists every moved player.
    let paper = job(&played.session.papers(Language::English), SheetKind::Fairness, &Scope::All);
    let Job::Sheets(sheets) = paper else { panic!("{paper:?}") };
    let rows = sheets[0].parts.iter().filter_map(|part| match part {
        SheetPart::Table(table) => Some(table.rows.len()),
        _ => None,
    });
    let moved = fairness.players.values().filter(|night| !night.story.changes.is_empty()).count();
    assert_eq!(rows.collect::<Vec<_>>(), [view.figures.len(), moved]);
}

#[test]
fn nothing_is_said_on_paper_before_anybody_was_moved() {
    let room = Room::seated(Setup::default(), structure("deep-stack"), &[5, 5]);
    assert!(is_empty(&room.session.papers(Language::English), SheetKind::Fairness));
    let fairness = of(&*room.session);
    assert_eq!((fairness.players.len(), fairness.moves.told), (10, 0));
}
