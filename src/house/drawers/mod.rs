//! The house's drawers: who answered for which money, from when until when, and what was counted.
//!
//! What goes into a drawer and out of it for events stands in the events' files alone ([`crate::house`]). A drawer has here
//! what no event knows: the float, money that was brought and taken away, the count at the end and what the events came to by
//! then. Nothing that is told later changes that sum, so anybody can add it up again.

mod acts;
mod decide;

use imbl::OrdMap;
use serde::Serialize;

pub use acts::{Closing, Count, DrawersCommand, DrawersEvent, Opening};
pub(super) use decide::decide;

use crate::rules::{
    money::{Currency, Money},
    time::Timestamp,
};

/// Money that was brought to a drawer, or taken away from it, for no event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moved {
    pub at: Timestamp,
    /// What the drawer has more by it; less than nothing when it was taken away.
    pub to_drawer: Money,
    pub reason: String,
}

/// A drawer from its opening to its count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Drawer {
    pub opening: Opening,
    pub moved: Vec<Moved>,
    /// Nothing while it is open.
    pub closed: Option<Closing>,
}

/// Every drawer of the house, by number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Drawers {
    list: OrdMap<u32, Drawer>,
}

impl Drawer {
    /// The float, and what was brought and taken away since.
    pub fn own(&self) -> Money {
        self.moved.iter().fold(self.opening.float, |sum, moved| sum.plus(moved.to_drawer))
    }

    /// Did whoever stood there at this instant work out of this drawer?
    pub fn holds(&self, at: Timestamp) -> bool {
        let over = self.closed.as_ref().is_some_and(|closed| at >= closed.until);
        self.opening.from <= at && !over
    }

    /// What should be in it, where the events came to this.
    pub fn expected(&self, events: Money) -> Money {
        self.own().plus(events)
    }

    /// What was counted more than should have been there; less than nothing where something is missing.
    pub fn difference(&self) -> Option<Money> {
        let closed = self.closed.as_ref()?;
        Some(closed.counted.total.minus(self.expected(closed.events)))
    }
}

impl Drawers {
    pub(super) fn on_event(&mut self, event: &DrawersEvent, at: Timestamp) {
        match event {
            DrawersEvent::Opened(opening) => {
                let drawer = Drawer { opening: opening.clone(), moved: Vec::new(), closed: None };
                self.list.insert(opening.number, drawer);
            }
            DrawersEvent::Moved { drawer, to_drawer, reason } => {
                if let Some(drawer) = self.list.get_mut(drawer) {
                    let (to_drawer, reason) = (*to_drawer, reason.clone());
                    drawer.moved.push(Moved { at, to_drawer, reason });
                }
            }
            DrawersEvent::Closed { drawer, closing } => {
                if let Some(drawer) = self.list.get_mut(drawer) {
                    drawer.closed = Some(closing.clone());
                }
            }
        }
    }

    /// One drawer.
    pub fn get(&self, number: u32) -> Option<&Drawer> {
        self.list.get(&number)
    }

    /// Every drawer, by number.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = (u32, &Drawer)> + ExactSizeIterator {
        self.list.iter().map(|(number, drawer)| (*number, drawer))
    }

    /// Those that were not counted yet.
    pub fn open(&self) -> impl Iterator<Item = (u32, &Drawer)> {
        self.all().filter(|(_, drawer)| drawer.closed.is_none())
    }

    /// The open one out of which this cashier works at this desk, with money of a currency that `fits`.
    pub fn open_at(
        &self,
        (cashier, desk): (&str, &str),
        fits: impl Fn(&Currency) -> bool,
    ) -> Option<u32> {
        let is_it = |drawer: &Drawer| {
            let Opening { cashier: of, desk: at, currency, .. } = &drawer.opening;
            of == cashier && at == desk && fits(currency)
        };
        self.open().find(|(_, drawer)| is_it(drawer)).map(|(number, _)| number)
    }

    /// The number of the next one.
    pub fn next(&self) -> u32 {
        self.list.get_max().map_or(1, |(number, _)| number.saturating_add(1))
    }
}
