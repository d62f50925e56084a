//! The totals of all entries, updated with each change.

use std::collections::{BTreeMap, btree_map};

use bottone_base::money::Money;
use bottone_rules::buy_in::BuyIn;
use serde::{Serialize, Serializer};

use super::{Entry, EntryState};
use crate::{SaleKind, counts::ChipSum};

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
    /// The number of sales of each kind and price, without those of entries taken back.
    pub(super) sales: BTreeMap<(SaleKind, BuyIn), u32>,
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
            entry.sold(|sale| *self.sales.entry(sale).or_default() += 1);
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
            entry.sold(|sale| {
                if let btree_map::Entry::Occupied(mut count) = self.sales.entry(sale) {
                    *count.get_mut() -= 1;
                    if *count.get() == 0 {
                        count.remove();
                    }
                }
            });
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

/// The shown state contains the number of playing entries. The rest can be computed from the
/// entries.
impl Serialize for Totals {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.playing.serialize(to)
    }
}
