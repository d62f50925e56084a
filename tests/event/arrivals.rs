//! The arrival of players at their drawn seats.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use crate::stage::{Room, buy_in, play_in, structure};
use bottone::{
    base::{
        chips::Chips,
        seat::{Seat, SeatNo, TableNo},
    },
    i18n::Language,
    rehearsal::{RehearsalEnd, Script},
    rules::levels::{Level, Row, Structure},
    session::Desk as _,
    tournament::{
        Command, Refusal,
        arrivals::ArrivalCommand,
        clock::ClockCommand,
        entries::{EntryCommand, EntryId},
        history::{ValidRecord, apply, audit},
        setup::{HouseRules, Purchase, Setup, SetupCommand},
        tables::{MoveReason, TableCommand},
    },
    view::{
        Tone,
        arrivals::rows,
        floor::{Floor, SeatMark, TableSheet},
        todo::{TaskAct, tasks},
    },
};

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

fn seat(of: u16, seat: u8) -> Seat {
    Seat { table: table(of), seat: SeatNo::new(seat).unwrap() }
}

/// Returns levels of twenty minutes, with a break as long after the first.
fn levels() -> Structure {
    let level = Row::Level(Level { minutes: 20, ..Level::default() });
    let rest = structure("deep-stack").rows.into_iter().find(|row| matches!(row, Row::Break(_)));
    let mut rest = rest.unwrap();
    if let Row::Break(rest) = &mut rest {
        rest.minutes = 20;
    }
    let rows = vec![level.clone(), rest, level.clone(), level];
    Structure { rows, starting_stack: Chips::new(10_000), ..structure("deep-stack") }
}

fn setup(arrival_minutes: Option<u16>) -> Setup {
    let house = HouseRules { arrival_minutes, ..HouseRules::default() };
    let rebuy = Purchase {
        price: buy_in("20"),
        chips: Chips::new(10_000),
        later: Vec::new(),
        most: 2,
        through_level: 3,
    };
    Setup { house, seats: 6, rebuy: Some(rebuy), ..Setup::default() }
}

/// Seats three tables of six with four, four and three players: 1 to 4, 5 to 8, 9 to 11.
fn room(arrival_minutes: Option<u16>) -> Room {
    Room::seated(setup(arrival_minutes), levels(), &[4, 4, 3])
}

fn awaited(room: &Room) -> Vec<u32> {
    room.t().arrivals().all().map(|(entry, _)| entry.get()).collect()
}

fn see(numbers: impl IntoIterator<Item = u32>) -> Command {
    let entries = numbers.into_iter().map(entry).collect();
    Command::Arrivals(ArrivalCommand::CheckIn { entries })
}

fn moves(number: u32, to: Seat) -> Command {
    let reason = MoveReason::Floor("needed there".into());
    Command::Tables(TableCommand::Move { entry: entry(number), to, reason })
}

fn start() -> Command {
    Command::Clock(ClockCommand::Start)
}

/// Returns the to-do entries for missing players, one by one or together.
fn asked(room: &Room) -> Vec<TaskAct> {
    let (t, now) = (room.t(), room.now());
    let tasks = tasks(Language::English, t, &t.seating_plan(now), now);
    let first = tasks.into_iter().filter_map(|task| task.steps.into_iter().next());
    let of_arrivals =
        |act: &TaskAct| matches!(act, TaskAct::ShowMissing | TaskAct::Submit(Command::Arrivals(_)));
    first.map(|step| step.act).filter(of_arrivals).collect()
}

/// Checks that a seat is drawn until the player is seen there: after a draw, a move to another
/// table and a break.
#[test]
fn a_seat_is_drawn_until_somebody_has_seen_the_player_in_it() {
    let mut room = room(Some(5));
    assert_eq!(awaited(&room), (1..=11).collect::<Vec<_>>());
    room.does(see(1..=11));
    assert_eq!(awaited(&room), [0; 0]);
    assert_eq!(room.refused(see([1])), Refusal::NothingToDo);
    room.does(start());
    room.does(moves(1, seat(3, 5)));
    assert_eq!(awaited(&room), [1], "another table");
    room.does(moves(5, seat(2, 6)));
    assert_eq!(awaited(&room), [1], "a chair further at the same table");
    room.does(moves(1, seat(3, 6)));
    assert_eq!(room.t().arrivals().get(entry(1)).unwrap().seat, seat(3, 6));
    room.does(Command::Tables(TableCommand::Break { table: table(1), seed: 3 }));
    assert_eq!(awaited(&room), [1, 2, 3, 4]);
    assert_eq!(room.t().breach(), None);
    room.does(Command::Entries(EntryCommand::Bust { out: vec![(entry(2), None)] }));
    assert_eq!(awaited(&room), [1, 3, 4], "who is out is not missed");
    room.does(Command::Entries(EntryCommand::Rebuy { entry: entry(2) }));
    assert_eq!(awaited(&room), [1, 3, 4], "who buys at the table is there");
    // The house stops asking.
    let off = Command::Setup(SetupCommand::Change(Box::new(setup(None))));
    room.does(off);
    room.does(Command::Entries(EntryCommand::Bust { out: vec![(entry(9), None)] }));
    room.does(moves(6, seat(3, 1)));
    assert_eq!(awaited(&room), [0; 0]);
}

/// Checks that a house that does not ask awaits no player.
#[test]
fn a_house_that_does_not_ask_misses_no_one() {
    let mut room = room(None);
    room.does(start());
    room.does(moves(1, seat(3, 5)));
    room.minutes_later(15);
    assert_eq!((awaited(&room), asked(&room)), (vec![], vec![]));
}

/// Checks that a player missing for the set minutes of play is on the to-do list again. Before the
/// start and in a break no player is missed.
#[test]
fn who_did_not_come_comes_back_to_the_list() {
    let mut room = room(Some(5));
    room.minutes_later(60);
    assert_eq!(asked(&room), [], "before the start");
    room.does(start());
    room.minutes_later(4);
    assert_eq!(asked(&room), []);
    room.minutes_later(1);
    assert_eq!(asked(&room), [TaskAct::ShowMissing], "eleven are in one task");
    room.does(see(1..=10));
    assert_eq!(asked(&room), [TaskAct::Submit(see([11]))]);
    room.does(see([11]));
    room.minutes_later(14);
    // In the last minute before the break one player moves.
    room.does(moves(1, seat(3, 5)));
    room.minutes_later(10);
    assert_eq!(asked(&room), [], "in the break");
    room.minutes_later(11);
    room.minutes_later(4);
    assert!(!asked(&room).is_empty(), "play goes on");
}

/// Checks the display of a missing player: seat, time, and the fate of the stack.
#[test]
fn the_floor_shows_who_is_missing() {
    let mut room = room(Some(5));
    room.does(see(2..=11));
    room.does(start());
    room.minutes_later(7);
    let (t, now) = (room.t(), room.now());
    let list = rows(Language::English, t, now);
    let texts: Vec<_> =
        list.iter().map(|row| (&*row.seat, &*row.name, &*row.missing, row.tone)).collect();
    assert_eq!(texts, [("T1 S1", "T1S1", "7 min", Tone::Waits)]);
    let sheet = TableSheet::of(Language::English, t, table(1), now).unwrap();
    assert_eq!(sheet.seats[0].absent, "drawn · 7 min");
    assert_eq!(sheet.seats[1].absent, "");
    let floor = Floor::of(Language::English, t, &t.seating_plan(now), now);
    let SeatMark::Taken { tone, .. } = floor.tables[0].seats[0] else { panic!("nobody sits") };
    assert_eq!(tone, Tone::Planned);
    assert_eq!(floor.tables[1].caption, None);
}

/// Checks every law after every record of whole evenings in a house that asks. Every seated player
/// was seen.
#[test]
fn evenings_of_a_house_that_asks_keep_every_law() {
    for seed in 0..4 {
        let script = Script {
            entries: 60,
            guests: Vec::new(),
            seed,
            until: RehearsalEnd::Players(9),
            office: seed % 2 == 1,
        };
        let played = play_in(setup(Some(3)), "club-turbo", script);
        let session = played.session;
        let mut t = session.beginning().tournament();
        let mut most = 0;
        for (number, record) in session.records().iter().enumerate() {
            apply(&mut t, &ValidRecord::recorded(0, record));
            assert_eq!(t.breach(), None, "seed {seed}, record {number}: {:?}", record.action);
            most = most.max(t.arrivals().all().len());
        }
        assert!(most > 20, "seed {seed}: {most}");
        assert_eq!(audit(session.beginning(), session.records(), |_, _| {}), Ok(()), "seed {seed}");
    }
}
