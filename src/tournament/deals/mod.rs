//! The deal of the remaining players.
//!
//! A deal ends the payout ladder for the places of its players. Each is sure of a share, and only
//! the kept amounts are still played for (rules §8.7). A player who busts later gets the share, and
//! the amount kept for the place.

mod acts;
mod decide;

use bottone_base::{chips::Chips, money::Money, time::Timestamp};
use bottone_rules::{deals::DealMethod, payouts::Prize};
use serde::{Deserialize, Serialize};

use super::{Event, Tournament, counts::Age, entries::EntryId};
pub use acts::{DealCommand, DealEvent};
pub(super) use decide::decide;

/// The deal that holds, if any.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Deals {
    agreed: Option<(Timestamp, Agreement)>,
    /// The number of places before those of the deal that were won by seats.
    won_before: usize,
}

/// A deal as all players signed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    /// The method that gave the shares.
    pub method: DealMethod,
    /// The stacks behind the shares; empty if chips did not matter.
    pub stacks: Vec<(EntryId, Chips)>,
    /// The guaranteed amount of each remaining player.
    pub shares: Vec<(EntryId, Money)>,
    /// The amounts still to be played for, from the first place; zero for places not listed.
    pub kept: Vec<Money>,
    /// Each player's part of the remaining bounties; empty while they are still played for.
    pub bounties: Vec<(EntryId, Money)>,
    /// The source of the stacks. `None` in records from before this was asked for.
    pub known: Option<KnownStacks>,
}

/// The knowledge of the stacks when a deal was signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownStacks {
    /// The chips in play, which show how many were missing from the stacks.
    pub in_play: Chips,
    /// The time of each count. The stacks of entries not named were typed for the deal.
    pub counted: Vec<(EntryId, Timestamp)>,
}

impl KnownStacks {
    /// Returns the time when the stack of this entry was counted.
    pub fn counted_at(&self, entry: EntryId) -> Option<Timestamp> {
        self.counted.iter().find(|(of, _)| *of == entry).map(|(_, at)| *at)
    }
}

impl Agreement {
    /// Returns whether the stack of this entry was used for the shares.
    pub fn has_stack(&self, entry: EntryId) -> bool {
        self.stacks.iter().any(|(of, _)| *of == entry)
    }

    /// Returns the share of this entry; `None` if it is not in the deal.
    pub fn share_of(&self, entry: EntryId) -> Option<Money> {
        self.shares.iter().find(|(of, _)| *of == entry).map(|(_, share)| *share)
    }

    /// Returns the least amount of this entry in any place; `None` if it is not in the deal.
    pub fn guaranteed_to(&self, entry: EntryId) -> Option<Money> {
        self.share_of(entry).map(|share| share.plus(self.least_kept()))
    }

    /// Returns the bounties of this entry by the deal.
    pub fn bounty_of(&self, entry: EntryId) -> Money {
        self.bounties.iter().find(|(of, _)| *of == entry).map_or(Money::ZERO, |(_, share)| *share)
    }

    /// Returns the sum of the shared bounties.
    pub fn bounties_total(&self) -> Money {
        self.bounties.iter().map(|(_, share)| *share).sum()
    }

    /// Returns all prizes settled by the deal: the shares and the kept amounts.
    pub fn total(&self) -> Money {
        let shares: Money = self.shares.iter().map(|(_, share)| *share).sum();
        shares.plus(self.kept.iter().copied().sum())
    }

    /// Returns the prizes still played for: the places of the deal pay the kept amounts.
    fn remaining_prizes(&self, won_before: usize, mut prizes: Vec<Prize>) -> Vec<Prize> {
        let places = won_before + self.shares.len();
        prizes.resize(prizes.len().max(places), Prize::default());
        let kept = self.kept.iter().copied().chain(std::iter::repeat(Money::ZERO));
        for (prize, kept) in prizes.iter_mut().take(places).skip(won_before).zip(kept) {
            prize.money = kept;
        }
        prizes
    }

    /// Returns the least amount kept for the next place to bust.
    fn least_kept(&self) -> Money {
        self.kept.get(self.shares.len().saturating_sub(1)).copied().unwrap_or(Money::ZERO)
    }

    /// Returns the least amount of each player in any place.
    fn guaranteed(&self) -> impl Iterator<Item = Money> {
        self.shares.iter().map(|(_, share)| share.plus(self.least_kept()))
    }
}

impl Deals {
    /// Applies an event. `won_before` is the number of places before those of a deal that were won
    /// by seats.
    pub(super) fn on_event(&mut self, event: &Event, won_before: usize, at: Timestamp) {
        let Event::Deals(event) = event else { return };
        self.won_before = won_before;
        self.agreed = match event {
            DealEvent::Agreed(agreement) => Some((at, (**agreement).clone())),
            DealEvent::Cancelled { .. } => None,
        };
    }

    /// Returns the deal that holds, if there is one.
    pub fn agreed(&self) -> Option<&Agreement> {
        self.agreed.as_ref().map(|(_, agreement)| agreement)
    }

    /// Returns the prizes that are still played for.
    pub(super) fn remaining_prizes(&self, prizes: Vec<Prize>) -> Vec<Prize> {
        match self.agreed() {
            Some(deal) => deal.remaining_prizes(self.won_before, prizes),
            None => prizes,
        }
    }

    /// Returns the time of the agreement.
    pub fn agreed_at(&self) -> Option<Timestamp> {
        self.agreed.as_ref().map(|(at, _)| *at)
    }
}

impl Tournament {
    /// Returns the knowledge of these stacks: the time of the last count for each stack that equals
    /// it.
    pub fn known_of(&self, stacks: &[(EntryId, Chips)]) -> KnownStacks {
        let counted = |(entry, chips): &(EntryId, Chips)| {
            let last = self.counts.of(*entry).filter(|last| last.chips == *chips)?;
            Some((*entry, last.at))
        };
        let counted = stacks.iter().filter_map(counted).collect();
        KnownStacks { in_play: self.chips_in_play(), counted }
    }

    /// Returns whether these stacks are a fresh count of all chips in play at `at`.
    pub fn is_fresh_count(&self, stacks: &[(EntryId, Chips)], at: Timestamp) -> bool {
        let fresh = |(entry, chips): &(EntryId, Chips)| {
            self.counts.of(*entry).is_some_and(|last| last.chips == *chips)
                && self.age_of_stack(*entry, at) == Some(Age::Fresh)
        };
        let sum: Chips = stacks.iter().map(|(_, chips)| *chips).sum();
        sum == self.chips_in_play() && stacks.iter().all(fresh)
    }

    /// Returns the players without a part in the deal that holds. They were reported after it was
    /// signed.
    pub fn without_a_part(&self) -> impl Iterator<Item = EntryId> {
        let deal = self.deals.agreed();
        let has_none =
            move |entry: &EntryId| deal.is_some_and(|deal| deal.share_of(*entry).is_none());
        self.entries.playing().map(|(entry, _)| entry).filter(has_none)
    }

    /// Returns the prizes that a deal can share, one for each remaining player, the first place
    /// first. Unpaid places bring zero. A deal that holds does not change them.
    pub fn prizes_to_come(&self) -> Vec<Money> {
        let won_before = if self.uses_old_laws() { 0 } else { self.entries.qualified().len() };
        self.prizes_of(won_before, self.entries.playing_count())
    }

    /// Returns the number of places before those of this deal that were won by seats. Programs
    /// before 29 November 2026 counted from the first place: a deal that shares those prizes stays
    /// as it was signed.
    pub(super) fn won_before(&self, deal: &Agreement) -> usize {
        let through = self.entries.qualified().len();
        let prizes: Money = self.prizes_of(through, deal.shares.len()).into_iter().sum();
        if prizes == deal.total() { through } else { 0 }
    }

    /// Checks that a deal shares exactly the prizes of its places.
    pub(super) fn is_whole(&self, deal: &Agreement) -> bool {
        let prizes = self.prizes_of(self.deals.won_before, deal.shares.len());
        deal.total() == prizes.into_iter().sum()
    }

    /// Returns the prizes of `places` places after the first `won_before`.
    fn prizes_of(&self, won_before: usize, places: usize) -> Vec<Money> {
        let list = self.prize_list().unwrap_or_default();
        let mut prizes: Vec<Money> =
            list.iter().skip(won_before).map(|prize| prize.money).collect();
        prizes.resize(places, Money::ZERO);
        prizes
    }
}
