//! One small evening, and the exact words of every screen, in both languages.
#![allow(clippy::unwrap_used, clippy::panic, clippy::disallowed_methods, reason = "a test")]

mod complete;
mod english;
mod italian;
mod money;

use bottone::{
    base::{
        chips::Chips,
        money::Money,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
        time::Span,
    },
    i18n::Language,
    rules::{
        button::Positions,
        levels::{Ante, Break, BreakName, Chip, Level, Row, Structure},
    },
    session::Desk as _,
    tournament::{
        Command,
        clock::ClockCommand,
        counts::CountCommand,
        entries::{Entrant, EntryCommand, EntryId, PlayerId},
        setup::{HouseRules, Setup},
        tables::{SeatWish, TableCommand},
    },
    view::{
        Stat,
        log::LogBook,
        todo::{Task, tasks},
    },
    vocabulary::words::{self, time_of_day, time_to_the_second},
};

use crate::stage::{EVENING, Room, buy_in};

const START: Command = Command::Clock(ClockCommand::Start);

fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

fn seat_no(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

fn seat(number: u16, seat: u8) -> Seat {
    Seat { table: table(number), seat: seat_no(seat) }
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn player(number: u32) -> PlayerId {
    ron::from_str(&number.to_string()).unwrap()
}

fn level(small: u64, big: u64, ante: u64) -> Row {
    let ante = (ante > 0).then(|| Ante::BigBlind(Chips::new(ante)));
    let (small, big) = (Chips::new(small), Chips::new(big));
    Row::Level(Level { small, big, ante, minutes: 20, ..Level::default() })
}

/// Returns two levels, a break, a third level, the end of the day, and a fourth. After the break
/// the 25s have left play and registration is closed.
fn structure() -> Structure {
    let chip = |value, colour| Chip { value: Chips::new(value), name: String::new(), colour };
    Structure {
        name: "Club evening".into(),
        source: "House sheet".to_owned().into(),
        starting_stack: Chips::new(10_000),
        chips: vec![chip(100, (0, 0, 0)), chip(25, (0, 128, 0)), chip(500, (128, 0, 128))],
        rows: vec![
            level(50, 100, 0),
            level(75, 150, 150),
            Row::ColourUp(vec![Chips::new(25)]),
            Row::Break(Break { minutes: 15, name: BreakName::Break }),
            Row::RegistrationCloses,
            level(100, 200, 200),
            Row::EndOfDay,
            level(200, 400, 400),
        ],
        ..Structure::default()
    }
}

const NAMES: [&str; 16] = [
    "Adler, Nora",
    "Berg, Olaf",
    "Costa, Rui",
    "Dahl, Pia",
    "Egger, Max",
    "Fabbri, Ada",
    "Greco, Ivo",
    "Huber, Tom",
    "Ito, Ken",
    "Jansen, Eva",
    "Kovač, Ana",
    "Leone, Pia",
    "Moser, Kim",
    "Nagy, Béla",
    "Orsi, Ugo",
    "Popa, Dan",
];

/// Seats sixteen players at three tables of six: six, five and five of them.
fn seated() -> Room {
    seated_by(HouseRules::default(), structure())
}

/// Seats the same players by the rules of another house and by another structure.
fn seated_by(house: HouseRules, structure: Structure) -> Room {
    let setup = Setup {
        house,
        name: "Autumn Cup".into(),
        day: "Day 1".into(),
        buy_in: buy_in("100+10"),
        guarantee: Money::from_minor(100_000),
        seats: 6,
        ..Setup::default()
    };
    let mut room = Room::open(setup, structure);
    let tables = vec![table(1), table(2), table(3)];
    room.does(Command::Tables(TableCommand::Open { tables, size: 6 }));
    for (name, at) in NAMES.iter().zip(0u8..) {
        let seat = seat(1 + u16::from(at % 3), 1 + at / 3);
        let person = Person { country: "IT".into(), ..Person::typed(name) };
        let who = vec![Entrant::New(person)];
        room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::At(seat) }));
    }
    room
}

impl Room {
    fn sees(&mut self, number: u16, [button, small, big]: [u8; 3]) {
        let [button, small, big] = [button, small, big].map(seat_no);
        let positions = Positions { button, small, big };
        self.does(Command::Tables(TableCommand::Button {
            table: table(number),
            positions,
            reason: None,
        }));
    }

    fn busts(&mut self, entries: &[(u32, u64)]) {
        let several = entries.len() > 1;
        let out = entries.iter().map(|&(id, had)| (entry(id), several.then(|| Chips::new(had))));
        self.does(Command::Entries(EntryCommand::Bust { out: out.collect() }));
    }

    fn todo(&self) -> Vec<Task> {
        self.todo_in(Language::English)
    }

    fn todo_in(&self, language: Language) -> Vec<Task> {
        tasks(language, self.t(), &self.t().seating_plan(self.now()), self.now())
    }

    fn log(&self) -> Vec<String> {
        self.log_in(Language::English)
    }

    fn log_in(&self, language: Language) -> Vec<String> {
        let (records, ledger) = (self.session.records(), self.session.ledger());
        let book = LogBook::new(language).updated(records, self.t());
        let (log, places) = (book.reader(records, self.t()), self.t().entries().places());
        let lines = (0..).zip(records).map(|(number, record)| {
            let line = log.line(number, ledger, &places).unwrap();
            assert_eq!(line.time, time_to_the_second(record.recorded));
            assert_eq!((line.by.as_str(), line.station.as_str()), ("Ann", "desk 1"));
            let stands = if line.stands { "" } else { " [undone]" };
            let why = if line.why.is_empty() { String::new() } else { format!(" | {}", line.why) };
            format!("{}{why}{stands}", line.what)
        });
        lines.collect()
    }
}

/// Plays to 16 minutes into level 2: three are out at table 3, one came back, one was moved.
fn played() -> Room {
    let mut room = seated();
    room.does(START);
    room.minutes_later(25);
    room.busts(&[(3, 4_000), (6, 9_000)]);
    room.minutes_later(1);
    room.busts(&[(9, 0)]);
    let who = vec![Entrant::Known(player(3))];
    room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::At(seat(3, 6)) }));
    room.session.undo().unwrap();
    let who = vec![Entrant::Known(player(3))];
    room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::At(seat(2, 6)) }));
    let stacks = vec![(entry(1), Chips::new(27_400)), (entry(2), Chips::new(900))];
    room.does(Command::Counts(CountCommand::Count { stacks }));
    room.minutes_later(10);
    room.sees(1, [1, 2, 3]);
    room.sees(2, [6, 1, 2]);
    room.sees(3, [4, 4, 5]);
    room
}

fn clock_at(minutes: i64) -> String {
    time_of_day(EVENING.after(Span::from_minutes(minutes)))
}

/// Checks that numbers that identify an item are no amounts: they have no separator of thousands.
#[test]
fn numbers_of_tables_and_entries_have_no_separator() {
    let room = seated();
    let cases = [
        (Language::English, "T1234 S5", "Table 1234", "entry 1234"),
        (Language::Italian, "T1234 P5", "Tavolo 1234", "iscrizione 1234"),
    ];
    for (language, short, aloud, nobody) in cases {
        assert_eq!(words::seat(language, seat(1_234, 5)), short);
        assert!(words::seat_in_full(language, seat(1_234, 5)).starts_with(aloud));
        assert_eq!(words::full_name(language, room.t(), entry(1_234)), nobody);
    }
}

/// Returns "Players 14 of 17": a figure as it is read aloud.
fn read(stats: &[Stat]) -> Vec<String> {
    let read = |stat: &Stat| format!("{} {} {}", stat.caption, stat.figure, stat.tail);
    stats.iter().map(|stat| read(stat).trim_end().to_owned()).collect()
}

/// Returns title, reason and buttons of every task.
fn said(tasks: &[Task]) -> Vec<(&str, &str, Vec<&str>)> {
    tasks
        .iter()
        .map(|task| {
            let labels = task.steps.iter().map(|step| step.label.as_str()).collect();
            (task.title.as_str(), task.why.as_str(), labels)
        })
        .collect()
}
