//! The time for which a button counts as known.
#![allow(clippy::unwrap_used, reason = "a test")]

use bottone::{
    base::{
        person::Person,
        seat::{Seat, SeatNo, TableNo},
        time::Span,
    },
    session::{Desk, Session, memory, time::StageClock},
    tournament::{
        Command,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand},
        history::Beginning,
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
};

use crate::stage::{self, EVENING};

struct ButtonDesk {
    clock: StageClock,
    desk: Box<Session>,
}

impl ButtonDesk {
    /// Nine players with drawn seats and button, before the start.
    fn drawn() -> Self {
        let clock = StageClock::at(EVENING);
        let structure = stage::structure("deep-stack");
        let beginning = Beginning::new(EVENING, Setup::default(), structure);
        let desk = memory::create(beginning, Box::new(clock.clone()), stage::desk());
        let mut evening = Self { clock, desk };
        let person = |number: u8| Person { family: format!("P{number}"), ..Person::default() };
        let who = (1..=9).map(|number| Entrant::New(person(number))).collect();
        evening.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later }));
        let table = TableNo::new(1).unwrap();
        evening.does(Command::Tables(TableCommand::Open { tables: vec![table], size: 9 }));
        let entries = evening.desk.tournament().entries();
        let at = |number: u8| Seat { table, seat: SeatNo::new(number).unwrap() };
        let seats = entries.all().map(|(entry, _)| entry).zip((1..=9).map(at)).collect();
        let dealers = vec![at(4)];
        evening.does(Command::Tables(TableCommand::SitAsDrawn { seats, dealers }));
        evening
    }

    fn does(&mut self, command: Command) {
        self.desk.submit(command, None).unwrap();
    }

    fn is_known(&mut self) -> bool {
        self.desk.check_clock().unwrap();
        let t = self.desk.tournament();
        let table = t.tables().table(TableNo::new(1).unwrap()).unwrap();
        t.button_is_known(table, self.desk.now())
    }

    fn passes(&self, seconds: i64) {
        self.clock.set(self.desk.now().after(Span::from_secs(seconds)));
    }
}

/// Checks that the minutes of a known button are minutes of play. A drawn button counts like a seen
/// one.
#[test]
fn a_button_that_was_drawn_before_the_start_is_known_after_it() {
    let mut evening = ButtonDesk::drawn();
    evening.passes(2 * 3_600);
    assert!(evening.is_known(), "before the start");
    evening.does(Command::Clock(ClockCommand::Start));
    evening.passes(4);
    assert!(evening.is_known(), "four seconds after the start");
    evening.passes(290);
    assert!(evening.is_known(), "in the fifth minute");
    evening.passes(10);
    assert!(!evening.is_known(), "it has moved since");
}

#[test]
fn a_time_in_which_the_clock_stands_makes_no_button_unknown() {
    let mut evening = ButtonDesk::drawn();
    evening.does(Command::Clock(ClockCommand::Start));
    evening.passes(240);
    evening.does(Command::Clock(ClockCommand::Pause));
    evening.passes(3_600);
    assert!(evening.is_known());
    evening.does(Command::Clock(ClockCommand::Start));
    evening.passes(4);
    assert!(evening.is_known(), "four minutes were played");
    evening.passes(60);
    assert!(!evening.is_known(), "five were");
}
