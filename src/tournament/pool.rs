//! The prize pool, computed from the money paid in.

use bottone_base::money::Money;
use bottone_rules::buy_in::BuyIn;
use serde::{Deserialize, Serialize};

use super::{Tournament, entries::Entry};

/// The sources and uses of the prize money (rules §8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    /// The money paid and not given back, by parts.
    pub paid: BuyIn,
    /// The money from the bounties: the last one if the winner does not keep it, and lost markers.
    pub bounties: Money,
    /// The money withheld from the prizes.
    pub withheld: Money,
    /// The money for stacks of flights, in any place.
    pub stacks: Money,
    /// The guarantee of the house.
    pub guarantee: Money,
    /// The overlay: the money that the house adds to reach its guarantee.
    pub overlay: Money,
    /// The sum to pay to the places: prize money and bounty part, less the money withheld, plus the
    /// overlay.
    pub to_pay: Money,
}

/// The kinds of sales.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SaleKind {
    /// A player's first entry.
    Entry,
    /// A player's later entry.
    ReEntry,
    /// More chips in the same seat.
    Rebuy,
    AddOn,
}

/// The number of sales of one kind at one price, not refunded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaleCount {
    pub kind: SaleKind,
    pub price: BuyIn,
    pub count: u32,
}

impl Tournament {
    /// Returns the present prize pool. The guarantee is for the payouts, so the overlay replaces
    /// withheld money too.
    pub fn pool(&self) -> Pool {
        let paid = self.entries.paid();
        let withheld: Money = self.withheld().into_iter().map(|(_, money)| money).sum();
        let guarantee = self.setup.guarantee;
        let bounties = self.bounties_to_prizes();
        let stacks = self.flights.stack_prices();
        let came_in = paid.prize.plus(bounties).minus(withheld).minus(stacks);
        let overlay = guarantee.minus(came_in).max(Money::ZERO);
        Pool { paid, bounties, withheld, stacks, guarantee, overlay, to_pay: came_in.plus(overlay) }
    }

    /// Returns the sales by kind and price, the dearer ones last. Refunded entries are left out;
    /// the money kept from them is [`Entries::kept`](super::entries::Entries::kept).
    pub fn sales(&self) -> Vec<SaleCount> {
        let sales = self.entries.sales().iter();
        sales.map(|(&(kind, price), &count)| SaleCount { kind, price, count }).collect()
    }
}

impl Entry {
    /// Calls `with` for each sale of this entry.
    pub(super) fn sold(&self, mut with: impl FnMut((SaleKind, BuyIn))) {
        let what = if self.number > 1 { SaleKind::ReEntry } else { SaleKind::Entry };
        with((what, self.price()));
        for bought in &self.bought {
            with((bought.what, bought.paid));
        }
    }
}
