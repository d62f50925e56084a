//! Prizes: planned, locked and corrected; the places of several busts together; and the winnings.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod certain;
mod items;
mod lock;
mod milestone;
mod none;
mod open;
mod ties;

use crate::stage::{self, Room};
use bottone::{
    base::{chips::Chips, money::Money, person::Person},
    rules::{
        buy_in::BuyIn,
        levels::{Level, Row, Structure},
        payouts::{PayoutPlan, Prize},
        rulebook::{BustRanking, HandForHand},
    },
    session::Desk as _,
    tournament::{
        Command, Refusal,
        clock::ClockCommand,
        entries::{EntryCommand, EntryId},
        prizes::{PrizeCommand, PrizeRange as PrizeRow},
        setup::Setup,
        tables::SeatWish,
    },
};

fn money(euros: i64) -> Money {
    Money::from_minor(euros * 100)
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

/// Returns the busted entries, with the stack at the start of the hand; 0 if not reported.
fn out(busted: &[(u32, u64)]) -> Vec<(EntryId, Option<Chips>)> {
    let stack = |chips| (chips > 0).then(|| Chips::new(chips));
    busted.iter().map(|&(number, chips)| (entry(number), stack(chips))).collect()
}

fn bust(busted: &[(u32, u64)]) -> Command {
    Command::Entries(EntryCommand::Bust { out: out(busted) })
}

fn same_hand(busted: &[(u32, u64)]) -> Command {
    Command::Entries(EntryCommand::SameHand { out: out(busted), separate_hand: true })
}

fn together(on: bool) -> Command {
    Command::Entries(EntryCommand::HandForHand { on })
}

fn plan(plan: PayoutPlan) -> Command {
    Command::Prizes(PrizeCommand::Plan(Box::new(plan)))
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

fn setup(busts: BustRanking) -> Setup {
    let mut setup =
        Setup { buy_in: BuyIn { prize: money(100), ..BuyIn::default() }, ..Setup::default() };
    setup.house.rulebook.bubble.busts = busts;
    setup
}

impl Room {
    /// Seats tables with these numbers of players, with the clock running and registration closed.
    fn closed(setup: Setup, tables: &[u8]) -> Self {
        let mut room = Self::seated(setup, evening(), tables);
        // A report on another day than the act is shown with its date.
        room.clock.set(stage::next_day_at(18, 0));
        room.does(Command::Clock(ClockCommand::Start));
        room.does(Command::Entries(EntryCommand::Registration { open: false }));
        room
    }

    /// Locks the planned payouts.
    fn locks(&mut self) {
        let rows = PrizeRow::of(&self.t().prize_list().unwrap());
        self.does(Command::Prizes(PrizeCommand::Lock { rows }));
    }

    fn list(&self) -> Vec<i64> {
        self.t().prize_list().unwrap().iter().map(|prize| prize.money.minor() / 100).collect()
    }

    /// Returns the places of these entries, best and worst.
    fn places(&self, numbers: &[u32]) -> Vec<(u32, u32)> {
        let places = self.t().entries().places();
        let place = |number: &u32| places.of(entry(*number)).map(|p| (p.first, p.last));
        assert_eq!(self.t().breach(), None);
        numbers.iter().map(|number| place(number).unwrap()).collect()
    }

    /// Returns the winnings of these entries, in cents.
    fn won(&self, numbers: &[u32]) -> Vec<Prize> {
        let won = self.t().winnings(self.session.now()).unwrap();
        numbers
            .iter()
            .map(|number| won.get(&entry(*number)).map_or(Prize::default(), |w| w.prize))
            .collect()
    }
}
