//! Bounties: takers, heads and envelopes; no cent is made or lost.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod envelopes;
mod fixed;
mod laws;
mod mystery;
mod progressive;
mod takers;

use crate::stage::{Room, buy_in};
use bottone::{
    base::{chips::Chips, money::Money, person::Person, seat::TableNo},
    rules::{
        bounties::BountyKind,
        levels::{Level, Row, Structure},
    },
    session::Desk as _,
    tournament::{
        Command, Refusal,
        bounties::BountyCommand,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryId},
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
};

/// Returns an amount of minor units.
fn cents(minor: i64) -> Money {
    Money::from_minor(minor)
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn entries(numbers: &[u32]) -> Vec<EntryId> {
    numbers.iter().copied().map(entry).collect()
}

/// Returns an event with this bounty in cents, 50 for the prizes, and no fee.
fn setup(bounty: i64, kind: BountyKind) -> Setup {
    let mut price = buy_in("50");
    price.bounty = cents(bounty);
    Setup { buy_in: price, bounty: kind, ..Setup::default() }
}

fn structure() -> Structure {
    let level = |small| {
        let (small, big) = (Chips::new(small), Chips::new(small * 2));
        Row::Level(Level { small, big, minutes: 60, ..Level::default() })
    };
    let rows = vec![level(50), level(100), level(200)];
    Structure {
        name: "Test".into(),
        starting_stack: Chips::new(10_000),
        rows,
        ..Structure::default()
    }
}

fn enter(count: usize) -> Command {
    let who = (0..count)
        .map(|n| Entrant::New(Person { family: format!("P{n}"), ..Person::default() }))
        .collect();
    Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(7) })
}

/// Returns a knock-out of these entries with these stacks, and the claims to their bounties.
fn knock_out(out: &[(u32, u64)], taken: &[(u32, &[u32])]) -> Command {
    let several = out.len() > 1;
    let stack = |chips| several.then(|| Chips::new(chips));
    Command::Bounties(BountyCommand::KnockOut {
        out: out.iter().map(|&(number, chips)| (entry(number), stack(chips))).collect(),
        taken: taken.iter().map(|&(out, by)| (entry(out), entries(by))).collect(),
    })
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

fn take(out: u32, nth: u16, by: &[u32]) -> Command {
    Command::Bounties(BountyCommand::Take { out: entry(out), nth, by: entries(by) })
}

fn leave(out: u32) -> Command {
    Command::Bounties(BountyCommand::Leave { out: entry(out), nth: 0 })
}

fn open_envelope(out: u32, amount: i64) -> Command {
    Command::Bounties(BountyCommand::Open { out: entry(out), nth: 0, amount: cents(amount) })
}

fn prepare(envelopes: &[(i64, u32)], from: u32) -> Command {
    let envelopes = envelopes.iter().map(|&(amount, many)| (cents(amount), many)).collect();
    Command::Bounties(BountyCommand::Prepare { envelopes, from })
}

fn divide(shares: &[(u32, i64)]) -> Command {
    let shares = shares.iter().map(|&(to, share)| (entry(to), cents(share))).collect();
    Command::Bounties(BountyCommand::Divide { shares })
}

const CLOSE: Command = Command::Entries(EntryCommand::Registration { open: false });

impl Room {
    /// Seats players at one table, numbered from 1, and starts the clock.
    fn at_one_table(setup: Setup, players: usize) -> Self {
        let mut room = Self::open(setup, structure());
        let tables = vec![TableNo::new(1).unwrap()];
        room.does(Command::Tables(TableCommand::Open { tables, size: 9 }));
        room.does(enter(players));
        room.does(Command::Clock(ClockCommand::Start));
        room
    }

    /// Carries out all commands, and checks the laws after each.
    fn all(&mut self, commands: impl IntoIterator<Item = Command>) {
        for command in commands {
            let label = format!("{command:?}");
            self.does(command);
            assert_eq!(self.t().breach(), None, "{label}");
        }
    }

    fn refuses(&mut self, command: Command, expected: Refusal) {
        let label = format!("{command:?}");
        assert_eq!(self.refused(command), expected, "{label}");
    }

    /// Returns the amount on this head, and its owner's cash winnings.
    fn head_and_won(&self, number: u32) -> (i64, i64) {
        let bounties = self.t().bounties();
        (bounties.head(entry(number)).minor(), bounties.won(entry(number)).minor())
    }

    /// Returns the present dues of these entries.
    fn due(&self, numbers: &[u32]) -> Vec<i64> {
        let due = self.t().bounties_due(self.session.now());
        numbers.iter().map(|number| due.get(&entry(*number)).map_or(0, |m| m.minor())).collect()
    }
}
