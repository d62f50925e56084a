//! What went through the drawers of a house, over all its events.
//!
//! Every line of every event's roll is in one drawer, or in none: then it is told by who took it, and where. So the drawers and
//! what is in none come to what the events come to.

mod cards;
mod paper;

use std::collections::BTreeMap;

pub use cards::{drawer_cards, gap_told, listed, told_difference};
pub use paper::{day_close, hand_over_slip};

use crate::{
    house::drawers::{Drawer, Drawers},
    rules::{
        money::{Currency, Money},
        time::Timestamp,
    },
    tournament::{
        cash::{Flow, roll},
        history::Record,
        payments::Method,
    },
};

/// Money of an event that went into a drawer, or out of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TillLine {
    /// Who stood there.
    pub by: String,
    /// At which desk.
    pub desk: String,
    /// When it was written down.
    pub at: Timestamp,
    pub flow: Flow,
    /// What the drawer has more by it.
    pub to_drawer: Money,
    pub method: Method,
    /// What the house has more by it, however it was handed over.
    pub signed: Money,
}

/// The roll of one event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Till {
    /// The event by name among others.
    pub event: String,
    pub currency: Currency,
    pub lines: Vec<TillLine>,
}

impl Till {
    /// The roll of these records.
    pub fn of(event: String, currency: Currency, records: &[Record]) -> Self {
        let line = |line: crate::tournament::cash::RollLine| {
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

    /// What the event has taken in, less what it has given out.
    pub fn in_hand(&self) -> Money {
        self.lines.iter().map(|line| line.to_drawer).sum()
    }
}

/// What events came to in one place, by what it was for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flows {
    by: BTreeMap<Flow, Money>,
    /// What was not cash, by how it was handed over: less than nothing where more was paid out so.
    pub elsewhere: BTreeMap<Method, Money>,
    /// When the first of it changed hands.
    pub first: Option<Timestamp>,
}

impl Flows {
    /// All of it together.
    pub fn sum(&self) -> Money {
        self.by.values().copied().sum()
    }

    /// What was taken in, or what was given out, which is not less than nothing either.
    pub fn side(&self, out: bool) -> Money {
        let side = self.by.iter().filter(|(flow, _)| flow.is_out() == out);
        let sum: Money = side.map(|(_, money)| *money).sum();
        if out { Money::ZERO.minus(sum) } else { sum }
    }

    /// Each that there was, with what the drawer has more by it.
    pub fn all(&self) -> impl Iterator<Item = (Flow, Money)> + '_ {
        self.by.iter().filter(|(_, money)| !money.is_zero()).map(|(flow, money)| (*flow, *money))
    }
}

fn add(flows: &mut Flows, line: &TillLine) {
    if line.method == Method::Cash {
        let sum = flows.by.entry(line.flow).or_default();
        *sum = sum.plus(line.to_drawer);
    } else {
        let sum = flows.elsewhere.entry(line.method).or_default();
        *sum = sum.plus(line.signed);
    }
    flows.first = Some(flows.first.map_or(line.at, |first| first.min(line.at)));
}

/// Who took money without an open drawer, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Loose {
    pub by: String,
    pub desk: String,
    /// Sign and decimals of the currency: amounts of one only are added up.
    money: (String, u8),
}

impl Loose {
    /// In which currency.
    pub fn currency(&self) -> Currency {
        Currency { symbol: self.money.0.clone(), decimals: self.money.1 }
    }
}

fn counted_in(currency: &Currency) -> (&str, u8) {
    (&currency.symbol, currency.decimals)
}

/// What all events came to, drawer by drawer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AddedUp {
    /// By the number of the drawer.
    pub drawers: BTreeMap<u32, Flows>,
    /// What changed hands where nobody had opened a drawer.
    pub without: BTreeMap<Loose, Flows>,
    /// What each of the events came to, in the order in which they were handed in.
    pub events: Vec<Flows>,
}

impl AddedUp {
    /// Every line of these rolls in the drawer out of which it was done. What was over at `since` is left out: drawers that
    /// were counted before, and what was done before without one.
    pub fn of(drawers: &Drawers, tills: &[Till], since: Timestamp) -> Self {
        let mut of: BTreeMap<_, Vec<(u32, &Drawer)>> = BTreeMap::new();
        for (number, drawer) in drawers.all() {
            let opening = &drawer.opening;
            let key = (&*opening.cashier, &*opening.desk, counted_in(&opening.currency));
            of.entry(key).or_default().push((number, drawer));
        }
        let mut sums = Self::default();
        for till in tills {
            let money = counted_in(&till.currency);
            let mut event = Flows::default();
            for line in &till.lines {
                let own = of.get(&(line.by.as_str(), line.desk.as_str(), money));
                let held = own.and_then(|own| own.iter().find(|(_, one)| one.holds(line.at)));
                let place = match held {
                    Some((_, drawer)) if !is_of(drawer, since) => continue,
                    Some((number, _)) => sums.drawers.entry(*number).or_default(),
                    None if line.at < since => continue,
                    None => {
                        let (by, desk) = (line.by.clone(), line.desk.clone());
                        let money = (money.0.to_owned(), money.1);
                        sums.without.entry(Loose { by, desk, money }).or_default()
                    }
                };
                add(place, line);
                add(&mut event, line);
            }
            sums.events.push(event);
        }
        sums
    }

    /// What events came to in this drawer.
    pub fn in_drawer(&self, number: u32) -> Money {
        self.drawers.get(&number).map_or(Money::ZERO, Flows::sum)
    }

    /// What this drawer should hold now.
    pub fn expected(&self, number: u32, drawer: &Drawer) -> Money {
        drawer.expected(self.in_drawer(number))
    }
}

/// Was this drawer open at `since`, or opened later?
pub fn is_of(drawer: &Drawer, since: Timestamp) -> bool {
    drawer.closed.as_ref().is_none_or(|closed| closed.until >= since)
}

/// A drawer that was counted when the events came to something else in it than they come to now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawerGap {
    pub number: u32,
    /// What it said.
    pub told: Money,
    /// What its events say.
    pub found: Money,
}

/// The drawers that do not say what the events say. Nothing that is told later changes what a drawer that was counted came
/// to, so one of the files is another than it was.
pub fn gaps(drawers: &Drawers, sums: &AddedUp) -> Vec<DrawerGap> {
    let gap = |(number, drawer): (u32, &Drawer)| {
        let told = drawer.closed.as_ref()?.events;
        let found = sums.in_drawer(number);
        (told != found).then_some(DrawerGap { number, told, found })
    };
    drawers.all().filter_map(gap).collect()
}
