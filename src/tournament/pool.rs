//! The prize pool, computed from what was paid in.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    Tournament,
    entries::{Entry, Standing},
};
use crate::rules::{buy_in::BuyIn, money::Money};

/// Where the money comes from and where it goes (rules §8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    /// Everything that was paid and not given back, part by part.
    pub paid: BuyIn,
    /// What comes from the bounties: the last one where the winner does not keep it, and lost markers.
    pub bounties: Money,
    /// What is held back from the prize money.
    pub withheld: Money,
    /// What is paid for stacks of flights, whatever place their owners come to.
    pub stacks: Money,
    /// What the house promised.
    pub guarantee: Money,
    /// What the house adds because less reaches the places than it promised.
    pub overlay: Money,
    /// What the places are paid: prize money and what comes from the bounties, less what is
    /// withheld, with the overlay.
    pub to_pay: Money,
}

/// What was sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Sold {
    /// A player's first entry.
    Entry,
    /// A player's later entry.
    ReEntry,
    /// More chips in the same seat.
    Rebuy,
    AddOn,
}

/// How many of the same were sold at the same price, and not given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sales {
    pub what: Sold,
    pub price: BuyIn,
    pub count: u32,
}

impl Tournament {
    /// The prize pool as it stands. The guarantee is a promise of what the places are paid, so that
    /// the overlay makes up for what is withheld too.
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

    /// What was sold, by kind and price, the dearer ones last. Entries that were given back are not
    /// here; what was kept of them is [`Entries::kept`](super::entries::Entries::kept).
    pub fn sales(&self) -> Vec<Sales> {
        let mut counts: BTreeMap<(Sold, BuyIn), u32> = BTreeMap::new();
        let standing =
            self.entries.all().map(|(_, entry)| entry).filter(|e| e.standing != Standing::Refunded);
        for entry in standing {
            for (what, price) in sold(entry) {
                *counts.entry((what, price)).or_default() += 1;
            }
        }
        counts.into_iter().map(|((what, price), count)| Sales { what, price, count }).collect()
    }
}

fn sold(entry: &Entry) -> impl Iterator<Item = (Sold, BuyIn)> {
    let what = if entry.number > 1 { Sold::ReEntry } else { Sold::Entry };
    let bought = entry.bought.iter().map(|bought| (bought.what, bought.paid));
    std::iter::once((what, entry.price())).chain(bought)
}
