//! The waiting list: its members, the order of the calls, and the law that no later player sits
//! down earlier.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use std::collections::{BTreeMap, BTreeSet};

use bottone::{
    base::{
        draw::Draw,
        money::Money,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    i18n::Language,
    proof::{Sealing, replay},
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    rules::button::Positions,
    session::{Desk as _, Operator, memory, time::StageClock},
    source::sheet_source::SheetSource,
    tournament::{
        Command, Event, Refusal, Tournament, Waiver,
        arrivals::ArrivalCommand,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryEvent, EntryId, EntryState},
        history::{Beginning, Record, RecordAction, ValidRecord, apply, audit},
        papers::{Scope, SheetKind},
        setup::{HouseRules, Setup},
        tables::{SeatWish, TableCommand, TableEvent},
        waiting::{AlternateState, Alternates, WaitingCommand, WaitingEvent},
    },
    view::{
        cues,
        sheet::Job,
        todo::{TaskAct, tasks},
        waiting::{WaitingStatus, WaitingView},
    },
    view_paper::sheets,
    view_public::{page, walls},
};

use crate::{
    draw::{published, seal, secret},
    stage::{EVENING, Room, buy_in, structure},
};

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn entries(numbers: impl IntoIterator<Item = u32>) -> Vec<EntryId> {
    numbers.into_iter().map(entry).collect()
}

fn setup(alternates: Alternates) -> Setup {
    Setup {
        buy_in: buy_in("100+10"),
        seats: 4,
        re_entries: None,
        house: HouseRules { alternates, ..HouseRules::default() },
        ..Setup::default()
    }
}

/// Seats two full tables of four, with the clock running: entries 1 to 8 sit.
fn full(alternates: Alternates) -> Room {
    let mut room = Room::seated(setup(alternates), structure("deep-stack"), &[4, 4]);
    room.does(Command::Clock(ClockCommand::Start));
    room
}

fn comes(name: &str) -> Command {
    let who = vec![Entrant::New(Person { family: name.into(), ..Person::default() })];
    Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(5) })
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

fn call(numbers: impl IntoIterator<Item = u32>) -> Command {
    let seat = SeatWish::Draw(3);
    Command::Waiting(WaitingCommand::Call { entries: entries(numbers), seat, dealt_in: false })
}

fn skip(number: u32) -> Command {
    let reason = "no answer".to_owned();
    Command::Waiting(WaitingCommand::Skip { entry: entry(number), reason })
}

fn hold(number: u32) -> Command {
    let reason = "at dinner".to_owned();
    Command::Waiting(WaitingCommand::Hold { entry: entry(number), reason })
}

fn rank(number: u32, place: u32) -> Command {
    let reason = "listed wrongly".to_owned();
    Command::Waiting(WaitingCommand::Rank { entry: entry(number), place, reason })
}

fn line(room: &Room) -> Vec<u32> {
    room.t().waiting_list().line().map(EntryId::get).collect()
}

/// Returns the first task about the list, if any.
fn asked(room: &Room) -> Option<TaskAct> {
    let (t, now) = (room.t(), room.now());
    let tasks = tasks(Language::English, t, &t.seating_plan(now), now);
    let acts = tasks.into_iter().flat_map(|task| task.steps).map(|step| step.act);
    let of_list = |act: &TaskAct| {
        matches!(
            act,
            TaskAct::Call(_)
                | TaskAct::OpenForAlternates { .. }
                | TaskAct::Submit(Command::Waiting(_))
        )
    };
    acts.into_iter().find(of_list)
}

/// Checks that a player's phone shows the place on the list, and the time of the call.
#[test]
fn phones_learn_the_place_on_the_list() {
    let mut room = full(Alternates::AtOnce);
    for name in ["Ann", "Bea", "Cleo"] {
        room.does(comes(name));
    }
    let texts = |room: &Room| -> Vec<String> {
        let (t, desk) = (room.t(), &room.session);
        let moves = page::moves(t, desk.records(), desk.ledger());
        let page = page::Public::of(t, moves, room.now());
        let waits = page.seats.iter().filter(|one| one.given.is_empty() && one.family.len() < 5);
        let lines = waits.map(|one| serde_json::to_string(one).unwrap());
        let moves = page.now.moves.iter().filter(|step| step.called);
        lines.chain(moves.map(|step| format!("{} {}", step.name, step.time))).collect()
    };
    let waiting = |room: &Room| -> Vec<String> {
        texts(room).into_iter().filter(|line| !line.contains("\"T")).collect()
    };
    let line = |name: &str, place: u32| format!("[\"{name}\",\"\",0,{place}]");
    assert_eq!(waiting(&room), [line("Ann", 1), line("Bea", 2), line("Cleo", 3)]);
    room.does(rank(11, 1));
    assert_eq!(waiting(&room), [line("Ann", 2), line("Bea", 3), line("Cleo", 1)]);
    room.does(bust(1));
    room.minutes_later(5);
    room.does(call([11]));
    assert_eq!(waiting(&room)[..2], [line("Ann", 1), line("Bea", 2)]);
    let time = bottone::vocabulary::words::time_of_day(room.now());
    assert_eq!(texts(&room).last(), Some(&format!("Cleo {time}")));
}

/// Checks that a called player is not drawn to a seat that waits a hand, if there is another. The
/// published draw lists the avoided seats, and is made again from its text.
#[test]
fn who_is_called_is_dealt_in_where_there_is_a_seat() {
    let table = |number| TableNo::new(number).unwrap();
    let seat = |table: TableNo, seat| Seat { table, seat: SeatNo::new(seat).unwrap() };
    let (waits, other) = (seat(table(1), 3), seat(table(2), 1));
    let begun = |secret: Option<u64>| {
        let mut room = full(Alternates::AtOnce);
        if let Some(secret) = secret {
            seal(&mut room.session, secret);
        }
        room.does(comes("Ann"));
        room.does(comes("Bea"));
        room.does(bust(3));
        room.does(bust(5));
        for (number, [button, small, big]) in [(1, [1, 2, 4]), (2, [2, 3, 4])] {
            let at = |seat| SeatNo::new(seat).unwrap();
            let positions = Positions { button: at(button), small: at(small), big: at(big) };
            let table = table(number);
            room.does(Command::Tables(TableCommand::Button { table, positions, reason: None }));
        }
        room
    };
    let calls = |room: &mut Room, entries: Vec<EntryId>, seed, dealt_in| {
        let seat = SeatWish::Draw(seed);
        room.does(Command::Waiting(WaitingCommand::Call { entries, seat, dealt_in }));
    };
    let ann = entry(9);
    let mut drawn = BTreeSet::new();
    for seed in 1..30 {
        let mut room = begun(Some(seed));
        calls(&mut room, vec![ann], seed, true);
        assert_eq!(room.t().tables().seat_of(ann), Some(other), "seed {seed}");
        let text = published(&*room.session).text;
        assert!(text.contains("close 1 3\ndraw ") && text.ends_with("end\nreopen 1 3\n"), "{text}");
        // Undone and called again it is the same draw.
        room.session.undo().unwrap();
        calls(&mut room, vec![ann], seed + 1, true);
        let verdict = replay(&published(&*room.session).text, &[secret(seed)]).unwrap();
        assert!(verdict.is_valid() && verdict.draws.len() == 2, "seed {seed}: {verdict:?}");
        assert_eq!(verdict.draws[0].seed, verdict.draws[1].seed);
        assert!(verdict.draws.iter().all(|draw| draw.sealing == Sealing::Kept), "seed {seed}");
        // Without the option any seat may be drawn.
        let mut room = begun(None);
        calls(&mut room, vec![ann], seed, false);
        drawn.extend(room.t().tables().seat_of(ann));
    }
    assert_eq!(drawn, BTreeSet::from([waits, other]));
    // Both seats are needed: the player in one of them waits.
    let mut room = begun(None);
    calls(&mut room, entries([9, 10]), 4, true);
    assert_eq!(room.t().waiting_list().line().len(), 0);
    assert!(!published(&*room.session).text.contains("close 1 3"));
    let (beginning, records) = (room.session.beginning(), room.session.records());
    assert_eq!(audit(beginning, records, |_, _| {}), Ok(()));
}

/// Checks that a player who comes to a full room waits; without a list the desk reports that there
/// is no seat.
#[test]
fn a_full_room_puts_who_comes_on_the_list() {
    let mut without = full(Alternates::Unlisted);
    assert_eq!(without.refused(comes("Ann")), Refusal::NoSeat);
    for rule in [Alternates::AtOnce, Alternates::TwoShort, Alternates::FullTables] {
        let mut room = full(rule);
        room.does(comes("Ann"));
        room.does(comes("Bea"));
        assert_eq!(line(&room), [9, 10], "{rule:?}");
        assert_eq!(room.t().waiting().count(), 0, "who waits his turn is not to be seated");
        assert_eq!(room.t().breach(), None, "{rule:?}");
    }
    // Of several at once the first get the free seats.
    let mut room = full(Alternates::AtOnce);
    room.does(bust(1));
    let who = |name: &str| Entrant::New(Person { family: name.into(), ..Person::default() });
    let who = ["Ann", "Bea", "Cem"].map(who).to_vec();
    room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(1) }));
    assert!(room.t().tables().seat_of(entry(9)).is_some());
    assert_eq!(line(&room), [10, 11]);
}

/// Checks that a freed seat is for the waiting players, before any newcomers. Only the floor's
/// waiver seats another player there, and it is on record.
#[test]
fn no_one_jumps_the_queue() {
    let mut room = full(Alternates::AtOnce);
    room.does(comes("Ann"));
    room.does(bust(1));
    room.does(comes("Bea"));
    assert_eq!(line(&room), [9, 10], "Bea came later, and waits behind");
    let seat = Seat { table: TableNo::new(1).unwrap(), seat: SeatNo::new(1).unwrap() };
    let who = vec![Entrant::New(Person { family: "Cem".into(), ..Person::default() })];
    let at = Command::Entries(EntryCommand::Enter { who, seat: SeatWish::At(seat) });
    assert_eq!(room.refused(at.clone()), Refusal::AlternatesWait);
    assert_eq!(room.refused(call([10])), Refusal::AlternatesWait);
    let sit = TableCommand::Seat { entries: entries([10]), seat: SeatWish::At(seat) };
    assert_eq!(room.refused(Command::Tables(sit.clone())), Refusal::AlternatesWait);
    let waiver = Waiver::new(Refusal::AlternatesWait, "needs a ramp".into());
    room.session.submit(Command::Tables(sit), Some(waiver)).unwrap();
    assert_eq!(line(&room), [9]);
    assert_eq!(room.t().breach(), None);
    // A re-entry is a newcomer.
    room.does(bust(2));
    let player = room.t().entries().get(entry(2)).unwrap().player;
    let who = vec![Entrant::Known(player)];
    room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(9) }));
    assert_eq!(line(&room), [9, 11]);
    // Players of a broken table have their seats, and are never on the list.
    for out in [3, 4, 5] {
        room.does(bust(out));
    }
    let table = TableNo::new(1).unwrap();
    room.does(Command::Tables(TableCommand::Break { table, seed: 4 }));
    assert_eq!(line(&room), [9, 11]);
}

/// Checks (busted, rule, number waiting): the number to be called, and the number of tables to open
/// for them.
#[test]
fn a_seat_is_offered_by_the_rule() {
    let cases: [(&[u32], Alternates, u32, usize, usize); 9] = [
        (&[], Alternates::AtOnce, 3, 0, 0),
        (&[1], Alternates::AtOnce, 3, 1, 0),
        (&[1, 2, 5], Alternates::AtOnce, 2, 2, 0),
        (&[1], Alternates::TwoShort, 3, 0, 0),
        (&[1, 2], Alternates::TwoShort, 3, 1, 0),
        (&[1, 5], Alternates::TwoShort, 3, 0, 0),
        (&[1, 2], Alternates::FullTables, 3, 0, 0),
        (&[], Alternates::FullTables, 4, 4, 1),
        (&[1, 2], Alternates::FullTables, 9, 9, 2),
    ];
    for (out, rule, waiting, called, opened) in cases {
        let mut room = full(rule);
        for number in 0..waiting {
            room.does(comes(&format!("W{number}")));
        }
        for number in out {
            room.does(bust(*number));
        }
        let label = format!("{out:?} out, {rule:?}, {waiting} wait");
        let act = asked(&room);
        match &act {
            None => assert_eq!((called, opened), (0, 0), "{label}"),
            Some(TaskAct::Call(who)) => assert_eq!((who.len(), 0), (called, opened), "{label}"),
            Some(TaskAct::OpenForAlternates { tables, entries, .. }) => {
                assert_eq!((entries.len(), tables.len()), (called, opened), "{label}");
            }
            other => panic!("{label}: {other:?}"),
        }
        let command = match act {
            Some(TaskAct::Call(who)) => {
                WaitingCommand::Call { entries: who, seat: SeatWish::Draw(1), dealt_in: true }
            }
            Some(TaskAct::OpenForAlternates { tables, size, entries }) => {
                WaitingCommand::Open { tables, size, entries, seed: 1 }
            }
            _ => continue,
        };
        room.does(Command::Waiting(command));
        assert_eq!(room.t().breach(), None, "{label}");
        let first = room.t().waiting_list().get(entry(9)).unwrap();
        assert!(matches!(first.turn, AlternateState::Called { .. }), "{label}: {first:?}");
    }
}

/// Checks that a called player who does not come gives the seat up, stays in, and comes after the
/// next. Once seen in the seat, the player plays.
#[test]
fn who_does_not_come_is_passed_over() {
    let mut room = full(Alternates::AtOnce);
    for name in ["Ann", "Bea", "Cem"] {
        room.does(comes(name));
    }
    room.does(bust(1));
    let chips = room.t().chips_in_play();
    room.does(call([9]));
    assert!(room.t().arrivals().awaits(entry(9)));
    assert_eq!(room.t().to_be_called(), 0);
    let view = WaitingView::of(Language::English, room.t(), room.now());
    assert_eq!(view.rows[0].standing, WaitingStatus::Called);
    room.minutes_later(6);
    let (t, now) = (room.t(), room.now());
    let list = tasks(Language::English, t, &t.seating_plan(now), now);
    let steps = list.iter().flat_map(|task| &task.steps);
    assert!(steps.into_iter().any(|step| step.act == TaskAct::PassOver(entry(9))), "{list:#?}");
    room.does(skip(9));
    assert_eq!(line(&room), [10, 9, 11], "the next one goes before him, once");
    assert_eq!((room.t().breach(), room.t().chips_in_play()), (None, chips));
    assert_eq!(room.t().to_be_called(), 1);
    room.does(call([10]));
    room.does(Command::Arrivals(ArrivalCommand::CheckIn { entries: entries([10]) }));
    assert_eq!(room.refused(skip(10)), Refusal::HasPlayed);
    assert_eq!(line(&room), [9, 11]);
    // Undone and redone, it is the same.
    let before = room.t().clone();
    for _ in 0..4 {
        room.session.undo().unwrap();
    }
    assert_eq!(line(&room), [9, 10, 11]);
    for _ in 0..4 {
        room.session.redo().unwrap();
    }
    assert_eq!(*room.t(), before);
}

/// Checks that the room hears and sees the call, and that a card shows the waiting player's place.
#[test]
fn the_room_learns_who_was_called() {
    let mut room = full(Alternates::AtOnce);
    for name in ["Ann", "Bea", "Cem"] {
        room.does(comes(name));
    }
    room.does(bust(1));
    room.does(call([9]));
    let (t, now, language) = (room.t(), room.now(), Language::English);
    let (records, ledger) = (room.session.records(), room.session.ledger());
    let page = page::moves(t, records, ledger);
    let texts: Vec<_> = page.iter().map(|step| (&*step.name, step.to, step.called)).collect();
    assert_eq!(texts, [("Ann", (1, 1), true)]);
    let wall = walls::latest(language, t, records, ledger, now);
    let texts: Vec<_> = wall.lines.iter().map(|step| (&*step.who, &*step.from)).collect();
    assert_eq!(texts, [("Ann", "called")]);
    let aloud = cues::moves_speech(language, t, records.last().unwrap());
    assert_eq!(aloud.as_deref(), Some("Ann, table 1, seat 1."));
    let Job::Cards(cards, _) = sheets::job(&desk(&room), SheetKind::SeatCards, &Scope::All) else {
        panic!("cards")
    };
    let figure = |name: &str| {
        let card = cards.iter().find(|card| card.name == name).unwrap();
        card.figures.iter().map(|big| big.figure.clone()).collect::<Vec<_>>()
    };
    assert_eq!(figure("Ann"), ["1", "1"]);
    assert_eq!((figure("Bea"), figure("Cem")), (vec!["1".to_owned()], vec!["2".to_owned()]));
}

fn desk(room: &Room) -> SheetSource<'_> {
    SheetSource {
        language: Language::English,
        t: room.t(),
        beginning: room.session.beginning(),
        records: room.session.records(),
        ledger: room.session.ledger(),
        at: room.now(),
        by: "Ann",
        page: None,
        club: "",
        house: bottone::forecast::HouseFactors::default(),
        witness: None,
    }
}

/// Checks holding, returning and moving: the new line, and the act on record.
#[test]
fn the_floor_changes_the_order_with_a_reason() {
    let mut room = full(Alternates::AtOnce);
    for name in ["Ann", "Bea", "Cem"] {
        room.does(comes(name));
    }
    room.does(hold(9));
    room.does(bust(1));
    assert_eq!(asked(&room), Some(TaskAct::Call(entries([10]))), "who is held is not called");
    room.does(call([10]));
    room.does(Command::Waiting(WaitingCommand::Back { entry: entry(9) }));
    assert_eq!(line(&room), [9, 11]);
    room.does(rank(11, 1));
    assert_eq!(line(&room), [11, 9]);
    room.does(skip(11));
    assert_eq!(line(&room), [9, 11]);
    assert_eq!(room.refused(skip(11)), Refusal::NothingToDo, "nobody is behind him");
    assert_eq!(room.refused(rank(9, 1)), Refusal::NothingToDo);
    assert_eq!(room.refused(rank(9, 3)), Refusal::NotUnderstood);
    let silent = WaitingCommand::Hold { entry: entry(9), reason: " ".into() };
    assert_eq!(room.refused(Command::Waiting(silent)), Refusal::NotUnderstood);
    assert_eq!(room.refused(hold(8)), Refusal::NotOnTheList);
    assert_eq!(room.t().breach(), None);
}

/// Checks that the list closes with registration, and that one act refunds every entry, with a slip
/// for each.
#[test]
fn the_list_closes_with_registration() {
    let mut room = full(Alternates::AtOnce);
    for name in ["Ann", "Bea", "Cem"] {
        room.does(comes(name));
    }
    let pool = room.t().pool().paid.total();
    room.does(Command::Entries(EntryCommand::Registration { open: false }));
    room.does(bust(1));
    assert_eq!(room.refused(call([9])), Refusal::RegistrationClosed);
    let Some(TaskAct::Submit(close)) = asked(&room) else { panic!("{:?}", asked(&room)) };
    assert_eq!(close, Command::Waiting(WaitingCommand::Close { keep_fee: false }));
    room.does(close);
    assert_eq!(line(&room), [0; 0]);
    let t = room.t();
    assert!((9..=11).all(|n| t.entries().get(entry(n)).unwrap().standing == EntryState::Refunded));
    assert_eq!(pool.minus(t.pool().paid.total()), Money::from_minor(33_000));
    assert_eq!(t.breach(), None);
    let Job::Slips(slips) = sheets::job(&desk(&room), SheetKind::RefundSlips, &Scope::All) else {
        panic!("slips")
    };
    let texts: Vec<_> = slips.iter().map(|slip| (&*slip.name, &*slip.amount)).collect();
    assert_eq!(texts, [("Ann", "€110"), ("Bea", "€110"), ("Cem", "€110")]);
}

/// Checks that players without a seat can be put on the list by hand. This works without a list in
/// the event's own rules.
#[test]
fn the_floor_puts_people_on_the_list() {
    let mut room = full(Alternates::Unlisted);
    let later = |name: &str| {
        let who = vec![Entrant::New(Person { family: name.into(), ..Person::default() })];
        Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later })
    };
    room.does(later("Ann"));
    room.does(later("Bea"));
    assert_eq!(room.t().waiting().count(), 2);
    room.does(Command::Waiting(WaitingCommand::Join { entries: Vec::new() }));
    assert_eq!((line(&room), room.t().waiting().count()), (vec![9, 10], 0));
    room.does(bust(8));
    assert_eq!(asked(&room), Some(TaskAct::Call(entries([9]))));
    let again = WaitingCommand::Join { entries: entries([9]) };
    assert_eq!(room.refused(Command::Waiting(again)), Refusal::NothingToDo);
}

/// The order of the list by the record alone: arrivals, players moved by an act, and seats given
/// early.
#[derive(Default)]
struct Queue {
    /// The waiting entries, with the number of arrivals before each.
    waits: BTreeMap<EntryId, usize>,
    came: BTreeMap<EntryId, usize>,
    touched: BTreeSet<EntryId>,
    entered: u32,
}

impl Queue {
    /// Processes a record. Returns the pairs of an entry that it seats and an earlier one that
    /// still waits.
    fn take(&mut self, record: &Record) -> Vec<(EntryId, EntryId)> {
        let RecordAction::Done { events, waiver, .. } = &record.action else { return Vec::new() };
        let mut seated = Vec::new();
        for event in events {
            match event {
                Event::Entries(EntryEvent::Entered { players, .. }) => {
                    for _ in players {
                        self.entered += 1;
                        self.came.insert(entry(self.entered), self.entered as usize);
                    }
                }
                Event::Waiting(WaitingEvent::Joined { entries }) => {
                    self.waits.extend(entries.iter().map(|entry| (*entry, self.came[entry])));
                }
                Event::Waiting(WaitingEvent::Skipped { entry, from, .. }) => {
                    self.touched.insert(*entry);
                    if from.is_some() {
                        self.waits.insert(*entry, self.came[entry]);
                    }
                }
                Event::Waiting(
                    WaitingEvent::Held { entry, .. } | WaitingEvent::Ranked { entry, .. },
                ) => {
                    self.touched.insert(*entry);
                }
                Event::Entries(EntryEvent::Refunded { entry, .. }) => {
                    self.waits.remove(entry);
                }
                Event::Tables(TableEvent::Seated { seats }) => {
                    seated.extend(seats.iter().map(|(entry, _)| *entry));
                }
                _ => {}
            }
        }
        for entry in &seated {
            self.waits.remove(entry);
        }
        if waiver.is_some() {
            self.touched.extend(seated);
            return Vec::new();
        }
        let untouched = |entry: &&EntryId| !self.touched.contains(entry);
        let pairs = seated.iter().filter(untouched).flat_map(|sits| {
            let earlier = self.waits.iter().filter(|(_, came)| **came < self.came[sits]);
            earlier.filter(|(entry, _)| untouched(entry)).map(|(waits, _)| (*sits, *waits))
        });
        pairs.collect()
    }
}

/// Checks random nights in a room that is too small. Players come, bust, come back, are called,
/// miss the call, are held and moved; tables open and break. No later player sits down before a
/// waiting one, unless an act on record moved one of the two.
#[test]
fn no_one_who_came_later_sits_down_earlier() {
    let (mut calls, mut passed) = (0, 0);
    for seed in 0..60 {
        let rule = [Alternates::AtOnce, Alternates::TwoShort, Alternates::FullTables]
            [usize::try_from(seed % 3).unwrap()];
        let mut room = full(rule);
        let mut draw = Draw::new(seed);
        for step in 0..120 {
            let command = by_chance(&room, &mut draw, step);
            let refusal = room.session.can(&command).err();
            let waiver = refusal
                .filter(|refusal| refusal.is_waivable() && below(&mut draw, 8) == 0)
                .map(|refusal| Waiver::new(refusal, "the floor's word".into()));
            if refusal.is_none() || waiver.is_some() {
                // A second rule may forbid it too.
                let _ = room.session.submit(command, waiver);
            }
            if below(&mut draw, 25) == 0 {
                let _ = room.session.undo();
            }
            if below(&mut draw, 4) == 0 {
                room.minutes_later(1);
            }
            assert_eq!(room.t().breach(), None, "seed {seed}, step {step}");
        }
        let again = audit(room.session.beginning(), room.session.records(), |_, _| {});
        assert_eq!(again, Ok(()), "seed {seed}");
        let mut queue = Queue::default();
        let ledger = room.session.ledger();
        for (number, record) in (0..).zip(room.session.records()) {
            if ledger.is_valid(number) {
                let jumped = queue.take(record);
                assert_eq!(jumped, [], "seed {seed}, record {number}: {:?}", record.action);
            }
        }
        calls += room.t().waiting_list().all().filter(|(_, a)| !a.waits()).count();
        passed += queue.touched.len();
    }
    assert!(calls > 300 && passed > 200, "{calls} called, {passed} passed over: too few to tell");
}

/// Returns a number below `n`.
fn below(draw: &mut Draw, n: u64) -> u64 {
    draw.below(n).unwrap()
}

/// Returns a random command of a floor in a full room.
fn by_chance(room: &Room, draw: &mut Draw, step: u32) -> Command {
    let t = room.t();
    let of = |draw: &mut Draw, all: Vec<EntryId>| {
        if all.is_empty() { entry(1) } else { *draw.pick(all.iter()).unwrap() }
    };
    let sitting = || t.tables().sitting().map(|(entry, _)| entry).collect::<Vec<_>>();
    let line = || t.waiting_list().line().collect::<Vec<_>>();
    let reason = "by chance".to_owned();
    let seed = below(draw, 1_000);
    match below(draw, 20) {
        0..=4 => comes(&format!("P{step}")),
        5..=8 => {
            let who = of(draw, sitting());
            Command::Entries(EntryCommand::Bust { out: vec![(who, None)] })
        }
        9..=12 => match asked(room) {
            Some(TaskAct::Call(entries)) => Command::Waiting(WaitingCommand::Call {
                entries,
                seat: SeatWish::Draw(seed),
                dealt_in: seed.is_multiple_of(2),
            }),
            Some(TaskAct::OpenForAlternates { tables, size, entries }) => {
                Command::Waiting(WaitingCommand::Open { tables, size, entries, seed })
            }
            Some(TaskAct::Submit(command)) => command,
            _ => call([9]),
        },
        13 => {
            let all = t.waiting_list().all().map(|(entry, _)| entry).collect();
            Command::Waiting(WaitingCommand::Skip { entry: of(draw, all), reason })
        }
        14 => Command::Waiting(WaitingCommand::Hold { entry: of(draw, line()), reason }),
        15 => Command::Waiting(WaitingCommand::Back { entry: of(draw, line()) }),
        16 => {
            let place = 1 + u32::try_from(below(draw, 4)).unwrap();
            Command::Waiting(WaitingCommand::Rank { entry: of(draw, line()), place, reason })
        }
        17 => {
            let entry = of(draw, line());
            Command::Entries(EntryCommand::Refund { entry, keep_fee: seed.is_multiple_of(2) })
        }
        18 => {
            let entries = t.arrivals().all().map(|(entry, _)| entry).collect();
            Command::Arrivals(ArrivalCommand::CheckIn { entries })
        }
        _ => {
            let out = t.entries().all().filter(|(_, entry)| !entry.is_in());
            let player = out.map(|(_, entry)| entry.player).next_back();
            match player {
                Some(player) if !seed.is_multiple_of(3) => {
                    let (who, seat) = (vec![Entrant::Known(player)], SeatWish::Draw(seed));
                    Command::Entries(EntryCommand::Enter { who, seat })
                }
                _ => {
                    let seat = of(draw, line());
                    let seats =
                        TableCommand::Seat { entries: vec![seat], seat: SeatWish::Draw(seed) };
                    Command::Tables(seats)
                }
            }
        }
    }
}

/// Checks a whole evening with a waiting list. Every law holds after every record and every chip is
/// in place. All waiting players were seated in turn or refunded.
#[test]
fn a_rehearsal_lets_people_wait() {
    for (seed, alternates) in [(1, 4), (2, 15), (3, 40), (4, 70)] {
        let label = format!("seed {seed}, {alternates} wait");
        let clock = StageClock::at(EVENING);
        let house = HouseRules { alternates: Alternates::AtOnce, ..HouseRules::default() };
        let setup = Setup { buy_in: buy_in("100+10"), house, ..Setup::default() };
        let beginning = Beginning::new(EVENING, setup, structure("deep-stack"));
        let by = Operator { name: "Rehearsal".into(), station: "stage".into() };
        let mut session = memory::create(beginning, Box::new(clock.clone()), by);
        let (guests, until) = (Vec::new(), RehearsalEnd::Players(9));
        let script = Script { entries: 120, guests, seed, until, office: false };
        let mut most = 0;
        Rehearsal::new(session.as_mut(), clock, script)
            .with_alternates(alternates)
            .play(|seen| {
                assert_eq!(seen.chips_in_play(), seen.chips_on_the_felt(), "{label}");
                most = most.max(seen.progress().records);
            })
            .unwrap_or_else(|error| panic!("{label}: {error}"));
        let mut t: Tournament = session.beginning().tournament();
        let (mut queue, mut waited) = (Queue::default(), 0);
        for (number, record) in session.records().iter().enumerate() {
            apply(&mut t, &ValidRecord::recorded(0, record));
            assert_eq!(t.breach(), None, "{label}, record {number}: {:?}", record.action);
            assert_eq!(queue.take(record), [], "{label}, record {number}");
            waited = waited.max(t.waiting_list().line().len());
        }
        assert!(waited >= alternates as usize, "{label}: only {waited} ever waited");
        assert_eq!(t.waiting_list().line().len(), 0, "{label}");
        assert_eq!(audit(session.beginning(), session.records(), |_, _| {}), Ok(()), "{label}");
    }
}
