//! Rulings and penalties on record: their cost, their end, and valid files.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod book;
mod penalties;
mod records;

use crate::stage::Room;
use bottone::{
    base::{
        chips::Chips,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    rules::levels::{Level, Row, Structure},
    tournament::{
        Command, Refusal, Tournament, Waiver,
        clock::ClockCommand,
        entries::{EntryCommand, EntryId},
        incidents::{IncidentCommand, Penalty},
        setup::Setup,
        tables::TableCommand,
    },
};

fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

fn seat(number: u16, place: u8) -> Seat {
    Seat { table: table(number), seat: SeatNo::new(place).unwrap() }
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn penalise(number: u32, penalty: Penalty) -> Command {
    let note = "a test".to_owned();
    Command::Incidents(IncidentCommand::Penalise { entry: entry(number), penalty, note })
}

fn miss(number: u32, hands: u16) -> Command {
    Command::Incidents(IncidentCommand::Miss { entry: entry(number), hands })
}

fn lift(number: u32) -> Command {
    let reason = "the wrong player".to_owned();
    Command::Incidents(IncidentCommand::Lift { entry: entry(number), reason })
}

fn dealt(number: u16, hands: u16) -> Command {
    Command::Tables(TableCommand::Hands { table: table(number), hands, stud: false })
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

fn evening() -> Structure {
    let level = |small| {
        let (small, big) = (Chips::new(small), Chips::new(small * 2));
        Row::Level(Level { small, big, minutes: 60, ..Level::default() })
    };
    let rows = vec![level(50), level(100), level(200)];
    let starting_stack = Chips::new(10_000);
    Structure { name: "Test".into(), starting_stack, rows, ..Structure::default() }
}

impl Room {
    /// Seats tables with these numbers of players, with the clock running.
    fn in_play(setup: Setup, tables: &[u8]) -> Self {
        let mut room = Self::seated(setup, evening(), tables);
        room.does(Command::Clock(ClockCommand::Start));
        room
    }

    fn left(&self, number: u32) -> u16 {
        self.t().hands_to_miss(entry(number))
    }

    fn waives(&mut self, command: Command, of: Refusal) {
        let waiver = Waiver::new(of, "a test".to_owned());
        self.session.submit(command, Some(waiver)).unwrap();
    }
}
