//! The numbers of a situation, counted once.

use super::{
    PushRules, SituationFault,
    situation::{Pulled, Situation},
};
use crate::rules::{
    betting::{self, Betting, BettingRules, CapLifts, Facing, HalfBet},
    chips::Chips,
};

/// A situation with what follows from it before anything is decided.
pub(super) struct Case<'a> {
    pub(super) situation: &'a Situation,
    pub(super) rules: &'a PushRules,
    pub(super) betting: &'a BettingRules,
    pub(super) facing: Facing,
    /// What was in front when the bet came.
    pub(super) front: Chips,
    /// What lies there of it still.
    pub(super) left: Chips,
    /// What of it was pulled back, which the player has still.
    back_in_hand: Chips,
    pub(super) pulled: Pulled,
    pub(super) pushed: Chips,
    /// Everything that the player can have in front, where it is known.
    pub(super) all: Option<Chips>,
    pub(super) least_to: Chips,
}

/// Why no raise is allowed.
#[derive(Clone, Copy)]
pub(super) enum Closed {
    Unopposed,
    NotReopened { since: Chips, needed: Chips },
    Capped { raises: u8 },
}

impl<'a> Case<'a> {
    pub(super) fn new(
        situation: &'a Situation,
        rules: &'a PushRules,
        betting: &'a BettingRules,
    ) -> Self {
        let s = situation;
        let front: Chips = s.front.iter().copied().sum();
        let left = s.front_left.as_ref().map_or(front, |left| left.iter().copied().sum());
        let pushed: Chips = s.push.iter().copied().sum();
        // No chips pushed and none behind says nothing of the stack.
        let known = s.behind.filter(|behind| !(behind.is_zero() && s.push.is_empty()));
        let facing = facing(s, betting, front);
        Self {
            situation,
            rules,
            betting,
            facing,
            front,
            left,
            back_in_hand: front.minus(left),
            pulled: s.pulled(),
            pushed,
            all: known.map(|behind| left.plus(pushed).plus(behind)),
            least_to: facing.least_raise_to(),
        }
    }

    pub(super) const fn bet(&self) -> Chips {
        self.facing.bet
    }

    /// What lies in front of the player now.
    pub(super) const fn there(&self) -> Chips {
        self.left.plus(self.pushed)
    }

    /// What of the chips in front is bet already, change not counted.
    pub(super) const fn stands(&self) -> Chips {
        self.facing.front
    }

    /// Must the player put in more to stay?
    pub(super) fn must_pay(&self) -> bool {
        self.bet() > self.stands()
    }

    /// Has he nothing but what lies there and what he pulled back?
    pub(super) fn last_chips(&self) -> bool {
        self.all == Some(self.there().plus(self.back_in_hand))
    }

    /// Must a player call or raise because chips in front were pulled back? Only when a raise is
    /// faced (TDA 2024 rule 46-B).
    pub(super) fn bound_by_pulling(&self) -> bool {
        self.pulled != Pulled::Nothing && !self.situation.opener
    }

    /// What is in the pot, change that is due to the player not counted.
    pub(super) fn pot(&self) -> Option<Chips> {
        self.situation.pot.map(|_| self.facing.pot)
    }

    /// The most a raise may make it.
    ///
    /// # Errors
    /// The pot is needed and not known.
    pub(super) fn most_to(&self) -> Result<Option<Chips>, SituationFault> {
        if self.facing.betting == Betting::PotLimit && self.situation.pot.is_none() {
            return Err(SituationFault::NoPot);
        }
        Ok(self.facing.most_raise_to(self.betting))
    }

    /// What must have come since a player acted for him to raise again: in limit half a bet.
    fn reopens(&self) -> Chips {
        match (self.facing.betting, self.betting.half_bet) {
            (Betting::Limit(bet), HalfBet::Counts) => Chips::new(bet.get().div_ceil(2)),
            (Betting::Limit(bet), HalfBet::MoreThanHalf) => Chips::new(bet.get() / 2 + 1),
            (Betting::NoLimit | Betting::PotLimit, _) => self.facing.raise,
        }
    }

    /// Why the player may not raise, if he may not.
    pub(super) fn closed(&self) -> Option<Closed> {
        let s = self.situation;
        if self.bet().is_zero() {
            return None;
        }
        if !s.followed.opposed {
            return Some(Closed::Unopposed);
        }
        if let Some(at) = s.acted_at
            && !betting::reopened(&self.facing, at, self.betting)
        {
            let since = self.bet().minus(at);
            return Some(Closed::NotReopened { since, needed: self.reopens() });
        }
        let (raises, blind) = (u32::from(s.raises), s.followed.blind_first);
        let capped = betting::is_capped(self.facing.betting, raises, blind, self.betting);
        (capped && !self.is_cap_lifted()).then_some(Closed::Capped { raises: s.raises })
    }

    /// Are raises no longer counted? Where the hand was not followed, whether only two players are
    /// left in the event is not known; two live hands are taken for a round or a table of two.
    fn is_cap_lifted(&self) -> bool {
        let two = matches!(self.betting.cap_lifts, CapLifts::RoundHeadsUp | CapLifts::TableHeadsUp);
        self.situation.followed.cap_lifted.unwrap_or(two && self.situation.live == 2)
    }
}

fn facing(s: &Situation, rules: &BettingRules, front: Chips) -> Facing {
    let opens = s.bet.is_zero();
    let stands = stands(s, front);
    let full = match s.betting {
        Betting::Limit(bet) => s.followed.full.unwrap_or_else(|| full_bets(s, bet, rules)),
        Betting::NoLimit | Betting::PotLimit => s.bet,
    };
    Facing {
        betting: s.betting,
        least: s.big_blind,
        bet: s.bet,
        full,
        raise: if opens { s.big_blind } else { s.raise },
        // Change that is due is no money of the pot.
        pot: s.pot.unwrap_or_default().minus(front.minus(stands)),
        front: stands,
    }
}

/// The bet without a short all-in on top of it, which is completed and not raised.
fn full_bets(s: &Situation, bet: Chips, rules: &BettingRules) -> Chips {
    let full = |to: Chips| {
        let short = Chips::new(to.get().checked_rem(bet.get()).unwrap_or(0));
        if rules.half_bet.reached(short, bet) { to } else { to.minus(short) }
    };
    // A first bet of half or more was a full one: what came on top of it since is measured from there.
    match s.acted_at {
        Some(at) if at < bet && full(at) == at && !s.followed.blind_first => {
            let more = s.bet.minus(at);
            if rules.half_bet.reached(more, bet) { full(s.bet) } else { at }
        }
        _ => full(s.bet),
    }
}

/// What of the chips in front is bet: change may be due. When they are more than the bet, so much as
/// the player called when he last acted, or else his blind.
fn stands(s: &Situation, front: Chips) -> Chips {
    let bet = match s.acted_at {
        Some(at) => front.min(at),
        None if front > s.bet => front.min(s.big_blind),
        None => front,
    };
    bet.min(s.bet)
}
