//! What all entries come to together, kept as they change.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::{Entry, Standing};
use crate::{
    rules::{buy_in::BuyIn, money::Money},
    tournament::counts::Sum,
};

/// What all entries come to together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::tournament) struct Totals {
    pub(super) playing: usize,
    /// Those that were not taken back.
    pub(super) standing: usize,
    /// Those that were given up for new ones.
    pub(super) forfeited: usize,
    /// What was paid for those that stand.
    pub(super) paid: BuyIn,
    /// What was kept of those that were taken back.
    pub(super) kept: BuyIn,
    /// The chips that were given out, less what was taken back and what a disqualification took out.
    pub(super) chips: Sum,
    /// How many of those that stand and have a stack began their head with so much at least.
    pub(super) bounties: BTreeMap<Money, usize>,
    /// Those for which anything was ever paid.
    pub(super) sold: usize,
}

impl Totals {
    pub(super) fn add(&mut self, entry: &Entry) {
        let stands = entry.standing != Standing::Refunded;
        self.playing += usize::from(entry.is_in());
        self.standing += usize::from(stands);
        self.forfeited += usize::from(entry.standing == Standing::Forfeited);
        self.sold += usize::from(entry.paid != BuyIn::default());
        self.kept = self.kept.plus(entry.kept);
        self.chips = self.chips.plus(entry.chips_in_play());
        if stands {
            self.paid = self.paid.plus(entry.paid);
        }
        if stands && entry.has_stack() {
            *self.bounties.entry(entry.least_bounty).or_default() += 1;
        }
    }

    pub(super) fn remove(&mut self, entry: &Entry) {
        let stands = entry.standing != Standing::Refunded;
        self.playing -= usize::from(entry.is_in());
        self.standing -= usize::from(stands);
        self.forfeited -= usize::from(entry.standing == Standing::Forfeited);
        self.sold -= usize::from(entry.paid != BuyIn::default());
        self.kept = self.kept.minus(entry.kept);
        self.chips = self.chips.minus(entry.chips_in_play());
        if stands {
            self.paid = self.paid.minus(entry.paid);
        }
        if stands && entry.has_stack() {
            let least = entry.least_bounty;
            let left = self.bounties.get_mut(&least).map(|count| {
                *count -= 1;
                *count
            });
            if left == Some(0) {
                self.bounties.remove(&least);
            }
        }
    }
}

impl<'a> FromIterator<&'a Entry> for Totals {
    fn from_iter<I: IntoIterator<Item = &'a Entry>>(entries: I) -> Self {
        let mut totals = Self::default();
        entries.into_iter().for_each(|entry| totals.add(entry));
        totals
    }
}

/// Where the state is shown, it says how many play. The rest can be counted by whoever reads it.
impl Serialize for Totals {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.playing.serialize(to)
    }
}
