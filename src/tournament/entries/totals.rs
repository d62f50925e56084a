//! The totals of all entries, updated with each change.

use std::collections::BTreeMap;

use bottone_rules::{buy_in::BuyIn, money::Money};
use serde::{Serialize, Serializer};

use super::{Entry, EntryState};
use crate::counts::ChipSum;

/// The totals of all entries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    pub(super) playing: usize,
    /// The number of entries not taken back.
    pub(super) standing: usize,
    /// The number of entries given up for new ones.
    pub(super) forfeited: usize,
    /// The money paid for the entries not taken back.
    pub(super) paid: BuyIn,
    /// The money kept from entries that were taken back.
    pub(super) kept: BuyIn,
    /// The chips given out, less those taken back and those of disqualifications.
    pub(super) chips: ChipSum,
    /// The number of valid entries with a stack for each least price of a head.
    pub(super) bounties: BTreeMap<Money, usize>,
    /// The number of entries with any payment.
    pub(super) sold: usize,
}

impl Totals {
    pub(super) fn add(&mut self, entry: &Entry) {
        let stands = entry.standing != EntryState::Refunded;
        self.playing += usize::from(entry.is_in());
        self.standing += usize::from(stands);
        self.forfeited += usize::from(entry.standing == EntryState::Forfeited);
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
        let stands = entry.standing != EntryState::Refunded;
        self.playing -= usize::from(entry.is_in());
        self.standing -= usize::from(stands);
        self.forfeited -= usize::from(entry.standing == EntryState::Forfeited);
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

/// The shown state contains the number of playing entries. The rest can be computed from the
/// entries.
impl Serialize for Totals {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.playing.serialize(to)
    }
}
