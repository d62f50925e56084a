//! Hands that the floor waits for: hand for hand with reports of the tables, soft, and the last
//! ones of a day.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod last;
mod order;
mod reports;

use crate::stage::Room;
use bottone::{
    base::{
        chips::Chips,
        money::Money,
        seat::{SeatNo, TableNo},
        time::Span,
    },
    i18n::Language,
    rules::{
        buy_in::BuyIn,
        floor::TableProgress,
        levels::{Level, Row, Structure},
        payouts::{PayoutKind, PayoutPlan, Remainder},
        rulebook::BustRanking,
    },
    session::{Desk as _, SubmitError},
    tournament::{
        Command, Refusal, Waiver,
        clock::ClockCommand,
        entries::{EntryCommand, EntryId},
        hands::{BoardKind, HandsCommand, LastCard},
        prizes::PrizeCommand,
        setup::Setup,
        tables::TableCommand,
    },
    view::board::{BoardView, HandMoney},
};

fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn report(number: u16, progress: TableProgress) -> Command {
    at(number, progress, &[])
}

fn at(number: u16, progress: TableProgress, seats: &[u8]) -> Command {
    let seats = seats.iter().map(|seat| SeatNo::new(*seat).unwrap()).collect();
    Command::Hands(HandsCommand::Report { table: table(number), progress, seats })
}

fn stack(number: u32, chips: u64) -> Command {
    Command::Hands(HandsCommand::Stack { entry: entry(number), stack: Chips::new(chips) })
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

fn together() -> Command {
    Command::Entries(EntryCommand::HandForHand { on: true })
}

const fn hands(command: HandsCommand) -> Command {
    Command::Hands(command)
}

/// Returns levels of an hour, with the end of a day after the second.
fn evening() -> Structure {
    let level = |small| {
        let (small, big) = (Chips::new(small), Chips::new(small * 2));
        Row::Level(Level { small, big, minutes: 60, ..Level::default() })
    };
    let rows = vec![level(50), level(100), Row::EndOfDay, level(200)];
    let starting_stack = Chips::new(10_000);
    Structure { name: "Test".into(), starting_stack, rows, ..Structure::default() }
}

fn setup(busts: BustRanking) -> Setup {
    let buy_in = BuyIn { prize: Money::from_minor(10_000), ..BuyIn::default() };
    let mut setup = Setup { buy_in, ..Setup::default() };
    setup.house.rulebook.bubble.busts = busts;
    setup
}

impl Room {
    /// Seats tables with these numbers of players, with the clock running, registration closed and
    /// these prizes in euros.
    fn near_the_money(setup: Setup, tables: &[u8], prizes: &[i64]) -> Self {
        let mut room = Self::seated(setup, evening(), tables);
        room.does(Command::Clock(ClockCommand::Start));
        room.does(Command::Entries(EntryCommand::Registration { open: false }));
        let prizes = prizes.iter().map(|euros| Money::from_minor(euros * 100)).collect();
        let kind = PayoutKind::Fixed { prizes, over: Remainder::First };
        let plan = PayoutPlan { name: "Fixed".into(), kind, ..PayoutPlan::default() };
        room.does(Command::Prizes(PrizeCommand::Plan(Box::new(plan))));
        room
    }

    fn board(&self) -> BoardView {
        BoardView::of(Language::English, self.t(), self.now()).unwrap()
    }

    fn money(&self) -> HandMoney {
        HandMoney::of(Language::English, self.t(), self.now())
    }

    fn seconds_later(&self, seconds: i64) {
        self.clock.set(self.now().after(Span::from_secs(seconds)));
    }

    fn left_on_the_clock(&self) -> Span {
        self.t().clock().read(self.now()).left
    }

    /// Returns the places of these entries, best and worst.
    fn finished(&self, numbers: &[u32]) -> Vec<(u32, u32)> {
        let places = self.t().entries().places();
        let place = |number: &u32| places.of(entry(*number)).map(|p| (p.first, p.last));
        assert_eq!(self.t().breach(), None);
        numbers.iter().map(|number| place(number).unwrap()).collect()
    }

    fn waived(&mut self, command: Command, of: Refusal) {
        let waiver = Waiver::new(of, "the floor has seen it".to_owned());
        self.session.submit(command, Some(waiver)).unwrap();
    }

    /// Checks that every record is decided again with the same result, undone and redone.
    fn stands_up(&mut self) {
        let before = self.t().clone();
        let mut undone = 0;
        while self.t().hands().board().is_some() && self.session.undo().is_ok() {
            undone += 1;
        }
        assert!(undone > 0);
        for _ in 0..undone {
            self.session.redo().unwrap();
        }
        assert!(*self.t() == before, "undone and done again");
        let again = bottone::tournament::history::audit(
            self.session.beginning(),
            self.session.records(),
            |_, _| {},
        );
        assert_eq!(again, Ok(()));
    }
}
