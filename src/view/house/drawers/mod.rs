//! The money that went through a house's drawers, over all its events.
//!
//! Every line of every event's cash roll is in one drawer or in none. A line without a drawer is
//! listed by person and desk. So all of these together equal the sum of the events.

mod cards;
mod paper;

use std::collections::BTreeMap;

pub use cards::{difference_text, drawer_cards, gap_text, listed};
pub use paper::{day_close, hand_over_slip};

use bottone_base::{
    money::{Currency, Money},
    time::Timestamp,
};
use bottone_house::drawers::{Drawer, Drawers};
use bottone_tournament::{
    cash::{Flow, roll},
    history::Record,
    payments::PaymentMethod,
};

/// An event's money that went into or out of a drawer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TillLine {
    /// The person at the desk.
    pub by: String,
    /// The name of the desk.
    pub desk: String,
    /// The time of the record.
    pub at: Timestamp,
    pub flow: Flow,
    /// The amount added to the drawer.
    pub to_drawer: Money,
    pub method: PaymentMethod,
    /// The amount added to the house, by any method.
    pub signed: Money,
}

/// The cash roll of one event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Till {
    /// The event's name.
    pub event: String,
    pub currency: Currency,
    pub lines: Vec<TillLine>,
}

impl Till {
    /// Builds the roll of these records.
    pub fn of(event: String, currency: Currency, records: &[Record]) -> Self {
        let line = |line: bottone_tournament::cash::RollLine| {
            let record = records.get(line.record as usize)?;
            Some(TillLine {
                by: record.by.clone(),
                desk: record.desk.clone(),
                at: record.recorded,
                flow: line.flow,
                to_drawer: line.to_desk,
                method: line.method,
                signed: line.signed,
            })
        };
        let lines = roll(records).into_iter().filter_map(line).collect();
        Self { event, currency, lines }
    }

    /// Returns the amount taken in by the event, minus the amount given out.
    pub fn in_hand(&self) -> Money {
        self.lines.iter().map(|line| line.to_drawer).sum()
    }
}

/// The sums of money in one place, by purpose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flows {
    sums: BTreeMap<Flow, Money>,
    /// The sums that were not cash, by method; negative if more was paid out.
    pub elsewhere: BTreeMap<PaymentMethod, Money>,
    /// The time of the first transaction.
    pub first: Option<Timestamp>,
}

impl Flows {
    /// Returns the total.
    pub fn sum(&self) -> Money {
        self.sums.values().copied().sum()
    }

    /// Returns the amount taken in or, for `out`, the amount given out as a positive number.
    pub fn side(&self, out: bool) -> Money {
        let side = self.sums.iter().filter(|(flow, _)| flow.is_out() == out);
        let sum: Money = side.map(|(_, money)| *money).sum();
        if out { Money::ZERO.minus(sum) } else { sum }
    }

    /// Returns each purpose that occurs, with the amount added to the drawer.
    pub fn all(&self) -> impl Iterator<Item = (Flow, Money)> + '_ {
        self.sums.iter().filter(|(_, money)| !money.is_zero()).map(|(flow, money)| (*flow, *money))
    }
}

fn add(flows: &mut Flows, line: &TillLine) {
    if line.method == PaymentMethod::Cash {
        let sum = flows.sums.entry(line.flow).or_default();
        *sum = sum.plus(line.to_drawer);
    } else {
        let sum = flows.elsewhere.entry(line.method).or_default();
        *sum = sum.plus(line.signed);
    }
    flows.first = Some(flows.first.map_or(line.at, |first| first.min(line.at)));
}

/// A person who took money without an open drawer, and the desk.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DrawerlessCashier {
    pub by: String,
    pub desk: String,
    /// The currency's sign and decimals; only amounts of one currency are added up.
    money: (String, u8),
}

impl DrawerlessCashier {
    /// Returns the currency.
    pub fn currency(&self) -> Currency {
        Currency { symbol: self.money.0.clone(), decimals: self.money.1 }
    }
}

fn currency_key(currency: &Currency) -> (&str, u8) {
    (&currency.symbol, currency.decimals)
}

/// The sums of all events, by drawer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawerSums {
    /// The sums by number of the drawer.
    pub drawers: BTreeMap<u32, Flows>,
    /// The sums without an open drawer.
    pub without: BTreeMap<DrawerlessCashier, Flows>,
    /// The sums of each event, in the order given.
    pub events: Vec<Flows>,
}

impl DrawerSums {
    /// Assigns every line of these rolls to its drawer. It leaves out what was over at `since`:
    /// drawers counted before, and earlier lines without a drawer.
    pub fn of(drawers: &Drawers, tills: &[Till], since: Timestamp) -> Self {
        let mut of: BTreeMap<_, Vec<(u32, &Drawer)>> = BTreeMap::new();
        for (number, drawer) in drawers.all() {
            let opening = &drawer.opening;
            let key = (&*opening.cashier, &*opening.desk, currency_key(&opening.currency));
            of.entry(key).or_default().push((number, drawer));
        }
        let mut sums = Self::default();
        for till in tills {
            let money = currency_key(&till.currency);
            let mut event = Flows::default();
            for line in &till.lines {
                let own = of.get(&(line.by.as_str(), line.desk.as_str(), money));
                let held = own.and_then(|own| own.iter().find(|(_, one)| one.was_used_at(line.at)));
                let place = match held {
                    Some((_, drawer)) if !was_open_since(drawer, since) => continue,
                    Some((number, _)) => sums.drawers.entry(*number).or_default(),
                    None if line.at < since => continue,
                    None => {
                        let (by, desk) = (line.by.clone(), line.desk.clone());
                        let money = (money.0.to_owned(), money.1);
                        sums.without.entry(DrawerlessCashier { by, desk, money }).or_default()
                    }
                };
                add(place, line);
                add(&mut event, line);
            }
            sums.events.push(event);
        }
        sums
    }

    /// Returns the events' sum in this drawer.
    pub fn in_drawer(&self, number: u32) -> Money {
        self.drawers.get(&number).map_or(Money::ZERO, Flows::sum)
    }

    /// Returns the amount that this drawer should hold now.
    pub fn expected(&self, number: u32, drawer: &Drawer) -> Money {
        drawer.expected(self.in_drawer(number))
    }
}

/// Returns whether this drawer was open at `since`, or was opened later.
pub fn was_open_since(drawer: &Drawer, since: Timestamp) -> bool {
    drawer.closed.as_ref().is_none_or(|closed| closed.until >= since)
}

/// A counted drawer whose recorded sum differs from what its events now add up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawerGap {
    pub number: u32,
    /// The sum recorded by the drawer.
    pub recorded: Money,
    /// The sum from its events.
    pub computed: Money,
}

/// Returns the drawers whose sum differs from their events. Later records cannot change the sum of
/// a counted drawer, so a gap means that a file was altered.
pub fn gaps(drawers: &Drawers, sums: &DrawerSums) -> Vec<DrawerGap> {
    let gap = |(number, drawer): (u32, &Drawer)| {
        let recorded = drawer.closed.as_ref()?.events;
        let found = sums.in_drawer(number);
        (recorded != found).then_some(DrawerGap { number, recorded, computed: found })
    };
    drawers.all().filter_map(gap).collect()
}
