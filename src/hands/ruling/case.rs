//! The numbers of a situation, computed once.

use bottone_base::chips::Chips;
use bottone_rules::{
    betting::{self, Betting, BettingRules, CapLifts, Facing, HalfBet},
    ruling::{PulledChips, PushRules, Situation, SituationFault},
};

/// A situation with its derived numbers, before any decision.
pub(super) struct Case<'a> {
    pub(super) situation: &'a Situation,
    pub(super) rules: &'a PushRules,
    pub(super) betting: &'a BettingRules,
    pub(super) facing: Facing,
    /// The chips in front when the bet came.
    pub(super) front: Chips,
    /// The part of them that still lies there.
    pub(super) left: Chips,
    /// The part that was pulled back, which the player still has.
    back_in_hand: Chips,
    pub(super) pulled: PulledChips,
    pub(super) pushed: Chips,
    /// All chips that the player can have in front, if known.
    pub(super) all: Option<Chips>,
    pub(super) least_to: Chips,
}

/// The reason why no raise is allowed.
#[derive(Clone, Copy)]
pub(super) enum NoRaiseReason {
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
        // With no chips pushed and none behind, the stack is unknown.
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

    /// Returns the chips that now lie in front of the player.
    pub(super) const fn chips_in_front(&self) -> Chips {
        self.left.plus(self.pushed)
    }

    /// Returns the part of the chips in front that is already bet, without change.
    pub(super) const fn bet_in_front(&self) -> Chips {
        self.facing.front
    }

    /// Returns whether the player must put in more to stay.
    pub(super) fn must_pay(&self) -> bool {
        self.bet() > self.bet_in_front()
    }

    /// Returns whether the player has only the chips that lie there and those pulled back.
    pub(super) fn last_chips(&self) -> bool {
        self.all == Some(self.chips_in_front().plus(self.back_in_hand))
    }

    /// Returns whether a player must call or raise because chips in front were pulled back. It
    /// applies only if the player faces a raise (TDA 2024 rule 46-B).
    pub(super) fn must_call_or_raise(&self) -> bool {
        self.pulled != PulledChips::Nothing && !self.situation.opener
    }

    /// Returns the chips in the pot, without change that is due to the player.
    pub(super) fn pot(&self) -> Option<Chips> {
        self.situation.pot.map(|_| self.facing.pot)
    }

    /// Returns the most to which a player may raise.
    ///
    /// # Errors
    /// The pot is needed and not known.
    pub(super) fn most_to(&self) -> Result<Option<Chips>, SituationFault> {
        if self.facing.betting == Betting::PotLimit && self.situation.pot.is_none() {
            return Err(SituationFault::NoPot);
        }
        Ok(self.facing.most_raise_to(self.betting))
    }

    /// Returns the increase since a player's action that lets the player raise again: in limit half
    /// a bet.
    fn reopens(&self) -> Chips {
        match (self.facing.betting, self.betting.half_bet) {
            (Betting::Limit(bet), HalfBet::Counts) => Chips::new(bet.get().div_ceil(2)),
            (Betting::Limit(bet), HalfBet::MoreThanHalf) => Chips::new(bet.get() / 2 + 1),
            (Betting::NoLimit | Betting::PotLimit, _) => self.facing.raise,
        }
    }

    /// Returns the reason why the player may not raise; `None` if a raise is allowed.
    pub(super) fn closed(&self) -> Option<NoRaiseReason> {
        let s = self.situation;
        if self.bet().is_zero() {
            return None;
        }
        if !s.followed.opposed {
            return Some(NoRaiseReason::Unopposed);
        }
        if let Some(at) = s.acted_at
            && !betting::reopened(&self.facing, at, self.betting)
        {
            let since = self.bet().minus(at);
            return Some(NoRaiseReason::NotReopened { since, needed: self.reopens() });
        }
        let (raises, blind) = (u32::from(s.raises), s.followed.blind_first);
        let capped = betting::is_capped(self.facing.betting, raises, blind, self.betting);
        (capped && !self.is_cap_lifted()).then_some(NoRaiseReason::Capped { raises: s.raises })
    }

    /// Returns whether raises are no longer capped. If the hand was not followed, it is unknown
    /// whether only two players are left in the event. Two live hands then count as a round or a
    /// table of two.
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
        // Change that is due does not belong to the pot.
        pot: s.pot.unwrap_or_default().minus(front.minus(stands)),
        front: stands,
    }
}

/// Returns the bet without a short all-in on top of it, which is completed and not raised.
fn full_bets(s: &Situation, bet: Chips, rules: &BettingRules) -> Chips {
    let full = |to: Chips| {
        let short = Chips::new(to.get().checked_rem(bet.get()).unwrap_or(0));
        if rules.half_bet.counts_as_full(short, bet) { to } else { to.minus(short) }
    };
    // A first bet of half or more was a full one: an increase since then is measured from there.
    match s.acted_at {
        Some(at) if at < bet && full(at) == at && !s.followed.blind_first => {
            let more = s.bet.minus(at);
            if rules.half_bet.counts_as_full(more, bet) { full(s.bet) } else { at }
        }
        _ => full(s.bet),
    }
}

/// Returns the part of the chips in front that is bet: change may be due. If they are more than the
/// bet, it is the amount called at the last action, or else the blind.
fn stands(s: &Situation, front: Chips) -> Chips {
    let bet = match s.acted_at {
        Some(at) => front.min(at),
        None if front > s.bet => front.min(s.big_blind),
        None => front,
    };
    bet.min(s.bet)
}
