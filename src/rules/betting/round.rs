//! One betting round.

use bottone_base::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats},
};

use super::{Betting, BettingRules, Completion, Facing, is_capped, reopened};

/// The chips in front of the players on one street, and what they mean for the next player to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    betting: Betting,
    least: Chips,
    bet: Chips,
    full: Chips,
    raise: Chips,
    /// The number of full bets and raises so far.
    bets: u32,
    /// The number of all bets and raises so far, including short all-ins.
    wagers: u32,
    opened: ForcedBets,
    /// True if two players began it.
    heads_up: bool,
    fronts: [Chips; MOST_SEATS as usize],
    acted: Seats,
    acted_at: [Chips; MOST_SEATS as usize],
}

/// The forced bets with which the round began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ForcedBets {
    Nothing,
    Blinds,
    BringIn,
}

/// The reason why the player to act may not raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaiseRefusal {
    /// The player acted already, and the short all-ins since then do not add up to a raise (TDA
    /// 2024 rule 47).
    NotReopened,
    /// The street has had as many raises as the house allows in limit (TDA 2024 rule 48).
    Capped,
}

impl Round {
    /// Creates a round without bets. `least` is the least bet of no-limit and pot-limit.
    pub const fn new(betting: Betting, least: Chips, players: usize) -> Self {
        let raise = match betting {
            Betting::NoLimit | Betting::PotLimit => least,
            Betting::Limit(bet) => bet,
        };
        Self {
            betting,
            least,
            bet: Chips::ZERO,
            full: Chips::ZERO,
            raise,
            bets: 0,
            wagers: 0,
            opened: ForcedBets::Nothing,
            heads_up: players == 2,
            fronts: [Chips::ZERO; MOST_SEATS as usize],
            acted: Seats::NONE,
            acted_at: [Chips::ZERO; MOST_SEATS as usize],
        }
    }

    /// Posts a blind or a straddle for a player; `posted` may be a short all-in. The full amount
    /// must be matched even so (WSOP live rule 154, Robert's Rules 4-1).
    pub fn post(&mut self, seat: SeatNo, posted: Chips, should_be: Chips) {
        self.fronts[seat.index()] = self.front(seat).plus(posted);
        self.opened = ForcedBets::Blinds;
        if should_be > self.bet {
            // A straddle is a blind raise: later raises are measured by it as well.
            if !matches!(self.betting, Betting::Limit(_)) {
                self.raise = self.raise.max(should_be.minus(self.bet));
            }
            self.bet = should_be;
            self.full = should_be;
        }
    }

    /// Sets the forced bet of stud, which must be matched. It is not a bet yet: raising it is
    /// completing it.
    pub const fn bring_in(&mut self, should_be: Chips) {
        self.opened = ForcedBets::BringIn;
        self.bet = should_be;
    }

    /// Records a check, a call or a bring-in that adds this many chips.
    pub fn record_chips(&mut self, seat: SeatNo, chips: Chips) {
        self.fronts[seat.index()] = self.front(seat).plus(chips);
        self.acts(seat, self.bet);
    }

    /// Records a bet or a raise to this amount.
    pub fn raises(&mut self, seat: SeatNo, to: Chips, rules: &BettingRules) {
        if self.is_full(to, rules) {
            if !matches!(self.betting, Betting::Limit(_)) {
                self.raise = to.minus(self.bet);
            }
            self.full = to;
            self.bets += 1;
        }
        self.wagers += 1;
        self.bet = to;
        self.fronts[seat.index()] = to;
        self.acts(seat, to);
    }

    /// Returns whether a bet or raise to this amount is a full one. A full one sets the size of the
    /// next raise and counts towards the cap. Otherwise it is an all-in for less.
    fn is_full(&self, to: Chips, rules: &BettingRules) -> bool {
        match self.betting {
            Betting::NoLimit | Betting::PotLimit => to >= self.bet.plus(self.raise),
            Betting::Limit(bet) => rules.half_bet.counts_as_full(to.minus(self.full), bet),
        }
    }

    const fn acts(&mut self, seat: SeatNo, at: Chips) {
        self.acted.insert(seat);
        self.acted_at[seat.index()] = at;
    }

    /// Returns the situation of `seat` with this much in the pot.
    pub const fn facing(&self, seat: SeatNo, pot: Chips) -> Facing {
        let Self { betting, least, bet, full, raise, .. } = *self;
        Facing { betting, least, bet, full, raise, pot, front: self.front(seat) }
    }

    /// Returns the bet to match.
    pub const fn bet(&self) -> Chips {
        self.bet
    }

    /// Returns the chips in front of `seat`.
    pub const fn front(&self, seat: SeatNo) -> Chips {
        self.fronts[seat.index()]
    }

    /// Returns whether only the bring-in is to be matched.
    pub fn is_to_complete(&self) -> bool {
        self.opened == ForcedBets::BringIn && self.bets == 0
    }

    /// Returns whether the bet is less than a full one: the bring-in, or in limit a short all-in.
    pub fn is_short(&self) -> bool {
        matches!(self.betting, Betting::Limit(_)) && self.full < self.bet
    }

    /// Returns whether the player on `seat` has acted. Posting is not acting.
    pub const fn has_acted(&self, seat: SeatNo) -> bool {
        self.acted.contains(seat)
    }

    /// Returns the bet when the player on `seat` last acted; `None` if the player has not acted.
    pub const fn acted_at(&self, seat: SeatNo) -> Option<Chips> {
        if self.has_acted(seat) { Some(self.acted_at[seat.index()]) } else { None }
    }

    /// Returns the number of full raises so far. The first bet, blind or not, is not a raise.
    pub const fn raises_so_far(&self) -> u32 {
        match self.opened {
            ForcedBets::Blinds => self.bets,
            ForcedBets::Nothing | ForcedBets::BringIn => self.bets.saturating_sub(1),
        }
    }

    /// Returns whether the bet to match is the first bet of the street; before the flop that is the
    /// blind.
    pub const fn is_first_bet(&self) -> bool {
        match self.opened {
            ForcedBets::Blinds | ForcedBets::BringIn => self.wagers == 0,
            ForcedBets::Nothing => self.wagers == 1,
        }
    }

    /// Returns whether the player on `seat` still has to act.
    pub const fn has_to_act(&self, seat: SeatNo) -> bool {
        !self.acted.contains(seat) || self.front(seat).get() < self.bet.get()
    }

    /// Checks that the player on `seat` may raise, given the chips: the player has not acted, or
    /// the bets since then amount to a raise ([`reopened`]).
    ///
    /// # Errors
    /// The reason why the player may not raise.
    pub fn may_raise(
        &self,
        seat: SeatNo,
        rules: &BettingRules,
        cap_lifted: bool,
    ) -> Result<(), RaiseRefusal> {
        let facing = self.facing(seat, Chips::ZERO);
        if self.acted_at(seat).is_some_and(|at| !reopened(&facing, at, rules)) {
            return Err(RaiseRefusal::NotReopened);
        }
        let capped =
            is_capped(self.betting, self.raises_so_far(), self.is_blind_first(rules), rules);
        if capped && !cap_lifted { Err(RaiseRefusal::Capped) } else { Ok(()) }
    }

    /// Returns whether the first counted bet of the street is a forced one. A completion that is
    /// not counted takes the place of a blind.
    pub fn is_blind_first(&self, rules: &BettingRules) -> bool {
        match self.opened {
            ForcedBets::Nothing => self.bets == 0,
            ForcedBets::Blinds => true,
            ForcedBets::BringIn => self.bets == 0 || rules.completion == Completion::NotCounted,
        }
    }

    /// Returns whether two players began this round.
    pub const fn began_heads_up(&self) -> bool {
        self.heads_up
    }
}
