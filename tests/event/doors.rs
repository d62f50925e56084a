//! One law at every door: two commands with the same effect have the same refusals.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use crate::stage::{Room, buy_in};
use bottone::{
    base::{
        chips::Chips,
        money::{Money, PaymentMethod},
        person::Person,
        seat::{Seat, SeatNo, TableNo},
        time::Span,
    },
    rules::{
        floor::TableProgress,
        levels::{Break, BreakName, Level, Row, Structure},
        payouts::Prize,
    },
    session::Desk as _,
    tournament::{
        Command, Event, Refusal, Waiver,
        cash::{Flow, movements},
        clock::{ClockCommand, ClockStatus},
        counts::{CountCommand, StackCount as CountRow},
        entries::{Entrant, EntryCommand, EntryEvent, EntryId},
        hands::{HandsCommand, LastCard},
        history::{Record, RecordAction, Roll, audit},
        incidents::{IncidentCommand, Penalty},
        payments::PaymentCommand,
        prizes::{PrizeCommand, PrizeRange as PrizeRow},
        setup::{HouseRules, Purchase, Setup},
        tables::{MoveReason, SeatWish, TableCommand},
        waiting::{Alternates, WaitingCommand},
    },
};

const START: Command = Command::Clock(ClockCommand::Start);
const CLOSE: Command = Command::Entries(EntryCommand::Registration { open: false });

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

fn level(small: u64) -> Row {
    let (small, big) = (Chips::new(small), Chips::new(small * 2));
    Row::Level(Level { small, big, minutes: 20, ..Level::default() })
}

fn structure(rows: Vec<Row>) -> Structure {
    let starting_stack = Chips::new(10_000);
    Structure { name: "Test".into(), starting_stack, rows, ..Structure::default() }
}

fn evening() -> Structure {
    structure(vec![level(50), level(100), level(200)])
}

fn setup() -> Setup {
    let rebuy = Purchase {
        price: buy_in("100"),
        chips: Chips::new(10_000),
        later: Vec::new(),
        most: 3,
        through_level: 3,
    };
    let house = HouseRules { alternates: Alternates::AtOnce, ..HouseRules::default() };
    Setup { buy_in: buy_in("100+10"), rebuy: Some(rebuy), seats: 4, house, ..Setup::default() }
}

fn enter(name: &str, seat: SeatWish) -> Command {
    let who = vec![Entrant::New(Person { family: name.into(), ..Person::default() })];
    Command::Entries(EntryCommand::Enter { who, seat })
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

fn rebuy(number: u32) -> Command {
    Command::Entries(EntryCommand::Rebuy { entry: entry(number) })
}

fn refund(number: u32) -> Command {
    Command::Entries(EntryCommand::Refund { entry: entry(number), keep_fee: false })
}

fn seated(number: u32) -> Command {
    let (entries, seat) = (vec![entry(number)], SeatWish::Draw(3));
    Command::Tables(TableCommand::Seat { entries, seat })
}

fn called(number: u32) -> Command {
    let (entries, seat) = (vec![entry(number)], SeatWish::Draw(3));
    Command::Waiting(WaitingCommand::Call { entries, seat, dealt_in: false })
}

impl Room {
    /// Carries out the command with a waiver of this rule.
    fn does_without(&mut self, command: Command, of: Refusal) {
        assert_eq!(self.session.can(&command), Err(of), "{command:?}");
        self.session.submit(command, Some(Waiver::new(of, "test".into()))).unwrap();
    }

    /// Adds a record of an earlier program, with its events, after the others.
    fn with(&self, command: Command, events: Vec<Event>) -> Vec<Record> {
        let mut records = self.session.records().to_vec();
        let mut record = records.last().unwrap().clone();
        record.recorded = self.now();
        record.action = RecordAction::Done { command, waiver: None, events };
        records.push(record);
        records
    }
}

/// Checks that a player without a seat who busted and bought chips again gets no refund for the
/// lost stack.
#[test]
fn a_stack_that_was_lost_is_not_refunded() {
    let mut room = Room::seated(setup(), evening(), &[3]);
    room.does(START);
    room.does(bust(1));
    for name in ["Dov", "Eva"] {
        room.does(enter(name, SeatWish::Draw(9)));
    }
    room.does(rebuy(1));
    assert_eq!(room.t().tables().seat_of(entry(1)), None);
    assert_eq!(room.session.can(&refund(1)), Err(Refusal::HasPlayed));
    room.does(Command::Waiting(WaitingCommand::Join { entries: vec![entry(1)] }));
    let close = Command::Waiting(WaitingCommand::Close { keep_fee: false });
    // A refund by an earlier program stays valid.
    let events = vec![Event::Entries(EntryEvent::Refunded { entry: entry(1), kept: buy_in("0") })];
    let records = room.with(close.clone(), events);
    assert_eq!(audit(room.session.beginning(), &records, |_, _| {}), Ok(()));
    room.does_without(close, Refusal::HasPlayed);
    assert_eq!(room.t().breach(), None);
}

/// Checks that entry and rebuy, paid by two methods, are refunded by the same ones.
#[test]
fn a_refund_goes_back_as_each_part_came() {
    let mut room = Room::seated(setup(), evening(), &[2]);
    room.does(START);
    let Command::Entries(sale) = rebuy(1) else { unreachable!() };
    room.does(Command::Entries(sale.paid_by(PaymentMethod::Card)));
    let refund = Command::Entries(EntryCommand::Refund { entry: entry(1), keep_fee: true });
    room.does_without(refund, Refusal::HasPlayed);
    let moved = movements(room.session.records(), room.session.ledger());
    let back = moved.iter().filter(|one| one.flow == Flow::Refund);
    let back: Vec<_> = back.map(|one| (one.method, one.money.minor())).collect();
    assert_eq!(back, [(PaymentMethod::Cash, 10_000), (PaymentMethod::Card, 10_000)]);
}

/// Plays four players down to one, and pays everyone.
fn won() -> Room {
    let mut room = Room::seated(setup(), evening(), &[4]);
    room.does(START);
    room.does(CLOSE);
    let prize = |euros: i64| Prize { money: Money::from_minor(euros * 100), tickets: 0 };
    let row = |euros| PrizeRow { places: 1, prize: prize(euros) };
    let rows = vec![row(250), row(150)];
    room.does(Command::Prizes(PrizeCommand::Lock { rows }));
    room
}

fn paid(number: u32, euros: i64) -> Command {
    Command::Payments(PaymentCommand::Pay {
        entry: entry(number),
        amount: Money::from_minor(euros * 100),
        withheld: Money::ZERO,
        tickets: 0,
        method: PaymentMethod::Cash,
        document: String::new(),
    })
}

#[test]
fn an_event_that_is_won_is_opened_by_no_one() {
    let mut room = won();
    for number in [4, 3, 2] {
        room.does(bust(number));
    }
    assert_eq!(room.session.can(&enter("Eva", SeatWish::Draw(3))), Err(Refusal::EventOver));
    assert_eq!(room.session.can(&rebuy(2)), Err(Refusal::EventOver));
    let open = Command::Entries(EntryCommand::Registration { open: true });
    assert_eq!(room.session.can(&open), Ok(()), "nobody was paid yet");
    room.does(paid(2, 150));
    for command in [open, Command::Entries(EntryCommand::RegistrationByStructure)] {
        assert_eq!(room.session.can(&command), Err(Refusal::PaidAlready), "{command:?}");
    }
}

/// Checks that a return or a late entry takes no prize that was paid.
#[test]
fn no_one_comes_back_into_a_place_that_was_paid() {
    let mut room = won();
    for number in [4, 3] {
        room.does(bust(number));
    }
    room.does(bust(2));
    room.does(paid(2, 150));
    let to = Seat { table: table(1), seat: SeatNo::new(4).unwrap() };
    let back = Command::Entries(EntryCommand::BringBack { entry: entry(4), to });
    assert_eq!(room.session.can(&back), Err(Refusal::PaidAlready));
    let reason = "the place was another's".to_owned();
    room.does(Command::Payments(PaymentCommand::TakeBack { entry: entry(2), reason }));
    room.does(back);
    assert_eq!(room.t().breach(), None);
}

/// Checks that no new player is seated in the last hands, by any command (WSOP 2026 tournament rule
/// 125).
#[test]
fn no_one_is_seated_in_the_last_hands() {
    let mut room = Room::seated(setup(), evening(), &[3]);
    room.does(START);
    room.does(Command::Hands(HandsCommand::LastHands { card: LastCard::Turned(4) }));
    assert_eq!(room.session.can(&enter("Eva", SeatWish::Draw(7))), Err(Refusal::LastHandsDrawn));
    room.does(enter("Eva", SeatWish::Later));
    let tables = vec![table(2)];
    let doors = [
        seated(4),
        Command::Tables(TableCommand::OpenAndSeat { tables: tables.clone(), size: 4, seed: 1 }),
    ];
    for command in doors {
        assert_eq!(room.session.can(&command), Err(Refusal::LastHandsDrawn), "{command:?}");
    }
    room.does(Command::Waiting(WaitingCommand::Join { entries: vec![entry(4)] }));
    let (entries, seed) = (vec![entry(4)], 1);
    let doors =
        [called(4), Command::Waiting(WaitingCommand::Open { tables, size: 4, entries, seed })];
    for command in doors {
        assert_eq!(room.session.can(&command), Err(Refusal::LastHandsDrawn), "{command:?}");
    }
}

/// Checks that no table is balanced or broken in the last hands, player by player or at once. A
/// player may still change the seat for another reason.
#[test]
fn no_table_is_balanced_in_the_last_hands() {
    let mut room = Room::seated(setup(), evening(), &[2, 2]);
    room.does(START);
    let to = room.t().tables().table(table(2)).unwrap().free().iter().next().unwrap();
    let to = Seat { table: table(2), seat: to };
    let moved = |reason| Command::Tables(TableCommand::Move { entry: entry(1), to, reason });
    let broken = Command::Tables(TableCommand::Break { table: table(1), seed: 4 });
    assert_eq!(room.session.can(&broken), Ok(()));
    room.does(Command::Hands(HandsCommand::LastHands { card: LastCard::Turned(4) }));
    for command in [moved(MoveReason::Break), broken] {
        assert_eq!(room.session.can(&command), Err(Refusal::LastHandsDrawn), "{command:?}");
    }
    room.does(moved(MoveReason::Floor("a wheelchair".into())));
}

/// Checks that a waiting player sits down by the same law, called or seated.
#[test]
fn who_is_on_the_list_is_seated_as_he_is_called() {
    let mut room = Room::seated(setup(), evening(), &[4]);
    room.does(START);
    for name in ["Eva", "Fay"] {
        room.does(enter(name, SeatWish::Draw(7)));
    }
    room.does(bust(1));
    let alike = |room: &Room, number, refusal| {
        assert_eq!(room.session.can(&called(number)), Err(refusal), "called {number}");
        assert_eq!(room.session.can(&seated(number)), Err(refusal), "seated {number}");
    };
    alike(&room, 6, Refusal::AlternatesWait);
    room.does(CLOSE);
    alike(&room, 5, Refusal::RegistrationClosed);
    room.does_without(seated(5), Refusal::RegistrationClosed);
}

/// Checks that the floor calls hands by itself until a table has reported; then both commands wait
/// for all tables.
#[test]
fn the_next_hand_is_dealt_by_one_law() {
    let mut room = Room::seated(setup(), evening(), &[2, 2]);
    room.does(START);
    room.does(Command::Entries(EntryCommand::HandForHand { on: true }));
    let doors = || [Command::Entries(EntryCommand::NextHand), Command::Hands(HandsCommand::Deal)];
    for command in doors() {
        assert_eq!(room.session.can(&command), Ok(()), "{command:?}");
    }
    let tells = |number| {
        let (table, progress) = (table(number), TableProgress::Done);
        Command::Hands(HandsCommand::Report { table, progress, seats: Vec::new() })
    };
    room.does(tells(1));
    for command in doors() {
        assert_eq!(room.session.can(&command), Err(Refusal::TablesStillPlay), "{command:?}");
    }
    room.does(tells(2));
    room.does(Command::Entries(EntryCommand::NextHand));
}

fn paused(minutes: i64) -> Vec<Command> {
    let by = Span::ZERO.minus(Span::from_minutes(minutes));
    vec![START, Command::Clock(ClockCommand::Pause), Command::Clock(ClockCommand::Adjust { by })]
}

/// Checks that the end of a day stops the clock, whether it runs, stands, is set or loses hands.
#[test]
fn the_end_of_a_day_stops_any_clock() {
    let rows = || vec![level(50), level(100), Row::EndOfDay, level(200)];
    let next = Command::Clock(ClockCommand::Next);
    let together = |on| Command::Entries(EntryCommand::HandForHand { on });
    let hand = || Command::Entries(EntryCommand::NextHand);
    let by = |minutes| {
        Command::Clock(ClockCommand::Adjust { by: Span::ZERO.minus(Span::from_minutes(minutes)) })
    };
    let ways = [
        ("set while it stands", paused(45)),
        ("set while it runs", vec![START, by(45)]),
        ("gone on from the last level", vec![START, next.clone(), next]),
        (
            "hands played together",
            vec![START, by(39), together(true), hand(), hand(), together(false)],
        ),
    ];
    for (label, commands) in ways {
        let mut room = Room::seated(setup(), structure(rows()), &[2, 2]);
        for command in commands {
            room.does(command);
        }
        let read = room.t().clock().read(room.now());
        assert_eq!((read.row, read.state), (3, ClockStatus::DayOver), "{label}");
        assert_eq!(read.left, Span::from_minutes(20), "{label}");
        let desk = &room.session;
        assert_eq!(audit(desk.beginning(), desk.records(), |_, _| {}), Ok(()), "{label}");
        room.does(START);
        assert_eq!(room.t().clock().read(room.now()).state, ClockStatus::Running, "{label}");
    }
}

/// Checks that a break keeps its length, however the clock comes to it.
#[test]
fn a_break_is_not_eaten_from_before_it() {
    let pause = Row::Break(Break { minutes: 15, name: BreakName::Break });
    let rows = || vec![level(50), pause.clone(), level(200)];
    let hands = || {
        let by = Span::ZERO.minus(Span::from_minutes(19));
        let hand = || Command::Entries(EntryCommand::NextHand);
        let on = Command::Entries(EntryCommand::HandForHand { on: true });
        vec![START, Command::Clock(ClockCommand::Adjust { by }), on, hand(), hand(), hand()]
    };
    for (label, commands) in [("set", paused(30)), ("hands", hands())] {
        let mut room = Room::seated(setup(), structure(rows()), &[2, 2]);
        for command in commands {
            room.does(command);
        }
        let read = room.t().clock().read(room.now());
        assert_eq!((read.row, read.left), (1, Span::from_minutes(15)), "{label}");
    }
}

/// Checks the log after the deletion of a buy-in in the middle: it still names each player by the
/// number that they have.
#[test]
fn the_log_names_whom_the_event_names() {
    let mut room = Room::open(setup(), evening());
    room.does(enter("Anna", SeatWish::Later));
    let struck = room.does(enter("Bea", SeatWish::Later));
    room.does(enter("Cem", SeatWish::Later));
    room.session.strike(struck).unwrap();
    room.does(enter("Dov", SeatWish::Later));
    room.session.undo().unwrap();
    room.does(enter("Eva", SeatWish::Later));
    let records = room.session.records();
    let mut roll = Roll::default();
    for (number, record) in (0..).zip(records) {
        roll.enter(number, record, records);
    }
    for (id, entry) in room.t().entries().all() {
        let whose = room.t().entries().person(id).unwrap().short();
        assert_eq!(roll.entry(id), whose, "{id:?}");
        assert_eq!(roll.player(entry.player), whose, "{id:?}");
    }
}

/// Checks that no stack is above all chips in play without a reason, in any command.
#[test]
fn no_stack_is_above_all_chips_in_play() {
    let mut room = Room::seated(setup(), evening(), &[4]);
    room.does(START);
    let (who, note) = (entry(3), "test".to_owned());
    let doors = |chips| {
        let chips = Chips::new(chips);
        let row = CountRow { entry: who, chips, pieces: Vec::new() };
        let penalty = Penalty::Disqualified { stack: chips };
        [
            Command::Entries(EntryCommand::Bust { out: vec![(who, Some(chips))] }),
            Command::Counts(CountCommand::Count { stacks: vec![(who, chips)] }),
            Command::Counts(CountCommand::Sheet { table: table(1), rows: vec![row] }),
            Command::Incidents(IncidentCommand::Penalise {
                entry: who,
                penalty,
                note: note.clone(),
            }),
        ]
    };
    for command in doors(10_000) {
        assert_eq!(room.session.can(&command), Ok(()), "{command:?}");
    }
    for command in doors(1_000_000_000_000_000) {
        // A disqualification checks that the chips can leave play before it checks the stack.
        let refused = [Refusal::StackUnlikely, Refusal::NotUnderstood];
        let why = room.session.can(&command).unwrap_err();
        assert!(refused.contains(&why), "{command:?}: {why:?}");
    }
    let nothing = Command::Entries(EntryCommand::Bust { out: vec![(who, Some(Chips::ZERO))] });
    assert_eq!(room.session.can(&nothing), Err(Refusal::StackImpossible));
}
