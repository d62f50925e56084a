//! What the players who were left agreed to share.
//!
//! A deal ends the ladder for the places of those who are in it: each is sure of a share, and only
//! what was kept is still played for (rules §8.7). Whoever busts after it gets the share, and what
//! was kept for the place.

mod acts;
mod decide;

use serde::{Deserialize, Serialize};

use super::{Event, Tournament, counts::Age, entries::EntryId};
use crate::rules::{chips::Chips, deals::Method, money::Money, payouts::Prize, time::Timestamp};
pub use acts::{DealCommand, DealEvent};
pub(super) use decide::decide;

/// What the players who were left agreed to share.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Deals {
    agreed: Option<(Timestamp, Agreement)>,
    /// How many places before those of the deal were won by seats.
    won_before: usize,
}

/// A deal as everybody signed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    /// How the shares were found.
    pub method: Method,
    /// The stacks by which they were found; none where chips did not matter.
    pub stacks: Vec<(EntryId, Chips)>,
    /// What each player who is left is sure of.
    pub shares: Vec<(EntryId, Money)>,
    /// Still to be played for, by place from the first; nothing for places that are not in it.
    pub kept: Vec<Money>,
    /// What each player takes of what is left of the bounties; none while they are still played for.
    pub bounties: Vec<(EntryId, Money)>,
    /// How the stacks were known. Nothing in records from before that was asked for.
    pub known: Option<Known>,
}

/// What was known of the stacks when a deal was signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// The chips in play, so that it stays on record how many were missing from the stacks.
    pub in_play: Chips,
    /// When each stack was counted. Who is not named has a stack that was typed for the deal.
    pub counted: Vec<(EntryId, Timestamp)>,
}

impl Known {
    /// When the stack of this entry was counted.
    pub fn counted_at(&self, entry: EntryId) -> Option<Timestamp> {
        self.counted.iter().find(|(of, _)| *of == entry).map(|(_, at)| *at)
    }
}

impl Agreement {
    /// Was the stack of this entry part of how the shares were found?
    pub fn has_stack(&self, entry: EntryId) -> bool {
        self.stacks.iter().any(|(of, _)| *of == entry)
    }

    /// What this entry is sure of; nothing for one that is not in the deal.
    pub fn share_of(&self, entry: EntryId) -> Option<Money> {
        self.shares.iter().find(|(of, _)| *of == entry).map(|(_, share)| *share)
    }

    /// What this entry has whatever place it becomes; nothing for one that is not in the deal.
    pub fn sure_of(&self, entry: EntryId) -> Option<Money> {
        self.share_of(entry).map(|share| share.plus(self.least_kept()))
    }

    /// What this entry takes of the bounties.
    pub fn bounty_of(&self, entry: EntryId) -> Money {
        self.bounties.iter().find(|(of, _)| *of == entry).map_or(Money::ZERO, |(_, share)| *share)
    }

    /// What is shared of the bounties.
    pub fn bounties_total(&self) -> Money {
        self.bounties.iter().map(|(_, share)| *share).sum()
    }

    /// All prizes that are settled by it: the shares and what is kept.
    pub fn total(&self) -> Money {
        let shares: Money = self.shares.iter().map(|(_, share)| *share).sum();
        shares.plus(self.kept.iter().copied().sum())
    }

    /// The prizes for which places are still played: those that were shared pay what was kept.
    fn leaves(&self, won_before: usize, mut prizes: Vec<Prize>) -> Vec<Prize> {
        let places = won_before + self.shares.len();
        prizes.resize(prizes.len().max(places), Prize::default());
        let kept = self.kept.iter().copied().chain(std::iter::repeat(Money::ZERO));
        for (prize, kept) in prizes.iter_mut().take(places).skip(won_before).zip(kept) {
            prize.money = kept;
        }
        prizes
    }

    /// The least that the place of whoever busts first still brings.
    fn least_kept(&self) -> Money {
        self.kept.get(self.shares.len().saturating_sub(1)).copied().unwrap_or(Money::ZERO)
    }

    /// What each is sure of, whatever place it becomes.
    fn sure(&self) -> impl Iterator<Item = Money> {
        self.shares.iter().map(|(_, share)| share.plus(self.least_kept()))
    }
}

impl Deals {
    /// `won_before` is how many places before those of a deal were won by seats.
    pub(super) fn on_event(&mut self, event: &Event, won_before: usize, at: Timestamp) {
        let Event::Deals(event) = event else { return };
        self.won_before = won_before;
        self.agreed = match event {
            DealEvent::Agreed(agreement) => Some((at, (**agreement).clone())),
            DealEvent::Cancelled { .. } => None,
        };
    }

    /// The deal that holds, if there is one.
    pub fn agreed(&self) -> Option<&Agreement> {
        self.agreed.as_ref().map(|(_, agreement)| agreement)
    }

    /// Returns the prizes for which places are still played.
    pub(super) fn leaves(&self, prizes: Vec<Prize>) -> Vec<Prize> {
        match self.agreed() {
            Some(deal) => deal.leaves(self.won_before, prizes),
            None => prizes,
        }
    }

    /// When it was agreed.
    pub fn agreed_at(&self) -> Option<Timestamp> {
        self.agreed.as_ref().map(|(at, _)| *at)
    }
}

impl Tournament {
    /// What is known of these stacks: of each that is what was last counted, when that was.
    pub fn known_of(&self, stacks: &[(EntryId, Chips)]) -> Known {
        let counted = |(entry, chips): &(EntryId, Chips)| {
            let last = self.counts.of(*entry).filter(|last| last.chips == *chips)?;
            Some((*entry, last.at))
        };
        let counted = stacks.iter().filter_map(counted).collect();
        Known { in_play: self.chips_in_play(), counted }
    }

    /// Are these stacks a fresh count of all chips in play at `at`?
    pub fn is_fresh_count(&self, stacks: &[(EntryId, Chips)], at: Timestamp) -> bool {
        let fresh = |(entry, chips): &(EntryId, Chips)| {
            self.counts.of(*entry).is_some_and(|last| last.chips == *chips)
                && self.age_of_stack(*entry, at) == Some(Age::Fresh)
        };
        let sum: Chips = stacks.iter().map(|(_, chips)| *chips).sum();
        sum == self.chips_in_play() && stacks.iter().all(fresh)
    }

    /// Returns who plays on without a part in the deal that holds. They were reported after it was signed.
    pub fn without_a_part(&self) -> impl Iterator<Item = EntryId> {
        let deal = self.deals.agreed();
        let has_none =
            move |entry: &EntryId| deal.is_some_and(|deal| deal.share_of(*entry).is_none());
        self.entries.playing().map(|(entry, _)| entry).filter(has_none)
    }

    /// The prizes that those who are left still play for, the first place first, one for each of
    /// them: what a deal can share. Places that are not paid bring nothing. A deal that holds
    /// changes none of it.
    pub fn prizes_to_come(&self) -> Vec<Money> {
        let won_before = if self.is_as_before() { 0 } else { self.entries.through().len() };
        self.prizes_of(won_before, self.entries.playing_count())
    }

    /// Returns how many places before those of this deal were won by seats. Programs before 29 November 2026 counted from
    /// the first place: a deal that shares those prizes stays as it was signed.
    pub(super) fn won_before(&self, deal: &Agreement) -> usize {
        let through = self.entries.through().len();
        let prizes: Money = self.prizes_of(through, deal.shares.len()).into_iter().sum();
        if prizes == deal.total() { through } else { 0 }
    }

    /// Checks that a deal shares what its places are paid.
    pub(super) fn is_whole(&self, deal: &Agreement) -> bool {
        let prizes = self.prizes_of(self.deals.won_before, deal.shares.len());
        deal.total() == prizes.into_iter().sum()
    }

    /// The prizes of so many places behind the first `won_before`.
    fn prizes_of(&self, won_before: usize, places: usize) -> Vec<Money> {
        let list = self.prize_list().unwrap_or_default();
        let mut prizes: Vec<Money> =
            list.iter().skip(won_before).map(|prize| prize.money).collect();
        prizes.resize(places, Money::ZERO);
        prizes
    }
}
