//! The incoming money: prices by number, the pool, refunds, and a desk that adds up.
#![expect(clippy::unwrap_used, reason = "a test")]

mod desk;
mod laws;
mod pool;
mod prices;

use crate::stage::{Room, buy_in, structure};
use bottone::{
    base::{
        chips::Chips,
        money::{Currency, Money},
        person::Person,
    },
    rules::buy_in::BuyIn,
    tournament::{
        Command,
        entries::{Entrant, EntryCommand, EntryId, PlayerId},
        prices::LaterPrice,
        setup::{Purchase, Setup},
        tables::SeatWish,
    },
};

/// Opens a desk that sells at these prices, with an open table and unlimited re-entries.
fn room(setup: Setup) -> Room {
    use bottone::{base::seat::TableNo, tournament::tables::TableCommand};
    let setup = Setup { name: "Evening".into(), re_entries: None, ..setup };
    let mut room = Room::open(setup, structure("deep-stack"));
    let tables = (1..=3).filter_map(TableNo::new).collect();
    room.does(Command::Tables(TableCommand::Open { tables, size: 9 }));
    room
}

fn later(price: &str) -> LaterPrice {
    LaterPrice { price: buy_in(price), chips: None }
}

/// Returns a rebuy or an add-on of 10,000 chips, up to three times.
fn purchase(price: &str) -> Purchase {
    let (price, chips) = (buy_in(price), Chips::new(10_000));
    Purchase { price, chips, later: Vec::new(), most: 3, through_level: 6 }
}

fn somebody(name: &str) -> Entrant {
    Entrant::New(Person { family: name.to_owned(), ..Person::default() })
}

fn enter(who: Vec<Entrant>) -> Command {
    Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(7) })
}

fn player(number: u32) -> PlayerId {
    ron::from_str(&number.to_string()).unwrap()
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

fn refund(number: u32, keep_fee: bool) -> Command {
    Command::Entries(EntryCommand::Refund { entry: entry(number), keep_fee })
}

/// Returns the price as on a poster.
fn written(paid: BuyIn) -> String {
    paid.notation(&Currency::default())
}

fn euro(amount: i64) -> Money {
    Money::from_minor(amount * 100)
}
