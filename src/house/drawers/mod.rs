//! The house's drawers: the cashier of each, its time, and its count.
//!
//! Money that goes in or out for events is recorded in the events' files alone ([`crate`]).
//! The drawer here holds the rest: the float, money brought and taken away, the count at the end,
//! and the events' sum by then. Later records do not change that sum, so it can be checked at any
//! time.

mod acts;
mod decide;

use imbl::OrdMap;
use serde::Serialize;

pub use acts::{Closing, Count, DrawersCommand, DrawersEvent, Opening};
pub(super) use decide::decide;

use bottone_base::{
    money::{Currency, Money},
    time::Timestamp,
};

/// Money brought to a drawer, or taken away from it, for no event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DrawerMove {
    pub at: Timestamp,
    /// The amount added to the drawer; negative if it was taken away.
    pub to_drawer: Money,
    pub reason: String,
}

/// A drawer from its opening to its count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Drawer {
    pub opening: Opening,
    pub moved: Vec<DrawerMove>,
    /// The end of the drawer; `None` while it is open.
    pub closed: Option<Closing>,
}

/// All drawers of the house, by number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Drawers {
    list: OrdMap<u32, Drawer>,
}

impl Drawer {
    /// Returns the float plus all money brought and minus all taken away since.
    pub fn own_money(&self) -> Money {
        self.moved.iter().fold(self.opening.float, |sum, moved| sum.plus(moved.to_drawer))
    }

    /// Returns whether the cashier at this desk worked out of this drawer at this instant.
    pub fn was_used_at(&self, at: Timestamp) -> bool {
        let over = self.closed.as_ref().is_some_and(|closed| at >= closed.until);
        self.opening.from <= at && !over
    }

    /// Returns the expected money in it, given the sum of the events.
    pub fn expected(&self, events: Money) -> Money {
        self.own_money().plus(events)
    }

    /// Returns the counted minus the expected money: negative if money is missing. `None` if not
    /// counted yet.
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
                    drawer.moved.push(DrawerMove { at, to_drawer, reason });
                }
            }
            DrawersEvent::Closed { drawer, closing } => {
                if let Some(drawer) = self.list.get_mut(drawer) {
                    drawer.closed = Some(closing.clone());
                }
            }
        }
    }

    /// Returns the drawer of this number.
    pub fn get(&self, number: u32) -> Option<&Drawer> {
        self.list.get(&number)
    }

    /// Returns all drawers, by number.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = (u32, &Drawer)> + ExactSizeIterator {
        self.list.iter().map(|(number, drawer)| (*number, drawer))
    }

    /// Returns the drawers not counted yet.
    pub fn open(&self) -> impl Iterator<Item = (u32, &Drawer)> {
        self.all().filter(|(_, drawer)| drawer.closed.is_none())
    }

    /// Returns the open drawer of this cashier at this desk in a currency that `fits`.
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

    /// Returns the number of the next drawer.
    pub fn next(&self) -> u32 {
        self.list.get_max().map_or(1, |(number, _)| number.saturating_add(1))
    }
}
