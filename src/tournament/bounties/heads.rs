//! The bounties on the heads of the players still in.

use bottone_base::money::Money;
use imbl::OrdMap;
use serde::Serialize;

use super::pay;
use crate::entries::EntryId;

/// The bounty on each head, with their sum.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub(super) struct HeadBounties {
    each: OrdMap<EntryId, Money>,
    #[serde(skip)]
    sum: Money,
}

impl HeadBounties {
    pub(super) fn on(&self, entry: EntryId) -> Money {
        self.each.get(&entry).copied().unwrap_or_default()
    }

    pub(super) fn sum(&self) -> Money {
        self.sum
    }

    pub(super) fn is_empty(&self) -> bool {
        self.each.is_empty()
    }

    pub(super) fn iter(&self) -> impl ExactSizeIterator<Item = (EntryId, Money)> {
        self.each.iter().map(|(entry, money)| (*entry, *money))
    }

    /// Adds `money` to this head.
    pub(super) fn pay(&mut self, entry: EntryId, money: Money) {
        self.sum = self.sum.plus(money);
        pay(&mut self.each, entry, money);
    }

    /// Sets this head to `money`, replacing the old amount.
    pub(super) fn set(&mut self, entry: EntryId, money: Money) {
        self.take(entry);
        self.sum = self.sum.plus(money);
        self.each.insert(entry, money);
    }

    /// Removes the head and returns its amount.
    pub(super) fn take(&mut self, entry: EntryId) -> Money {
        let had = self.each.remove(&entry).unwrap_or_default();
        self.sum = self.sum.minus(had);
        had
    }

    /// Returns whether the kept sum equals the recomputed one.
    pub(super) fn are_counted(&self) -> bool {
        self.sum == self.each.values().copied().sum()
    }
}
