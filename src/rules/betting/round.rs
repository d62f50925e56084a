//! One betting round.

use super::{Betting, BettingRules, Completion, Facing, is_capped, reopened};
use crate::rules::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats},
};

/// The chips in front of the players on one street, and what follows from them for whoever acts
/// next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    betting: Betting,
    least: Chips,
    bet: Chips,
    full: Chips,
    raise: Chips,
    /// Full bets and raises so far.
    bets: u32,
    /// All bets and raises so far, short all-ins among them.
    wagers: u32,
    opened: Opened,
    /// Two players began it.
    heads_up: bool,
    fronts: [Chips; MOST_SEATS as usize],
    acted: Seats,
    acted_at: [Chips; MOST_SEATS as usize],
}

/// What the round began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opened {
    Nothing,
    Blinds,
    BringIn,
}

/// Why a player who is to act may not raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// He acted already, and short all-ins since then do not add up to a raise (TDA 2024 rule 47).
    NotReopened,
    /// There were as many raises as the house allows in limit (TDA 2024 rule 48).
    Capped,
}

impl Round {
    /// A round in which nothing has been bet. `least` is the least bet of no-limit and pot-limit.
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
            opened: Opened::Nothing,
            heads_up: players == 2,
            fronts: [Chips::ZERO; MOST_SEATS as usize],
            acted: Seats::NONE,
            acted_at: [Chips::ZERO; MOST_SEATS as usize],
        }
    }

    /// A player posts a blind or a straddle, all he has when it is `posted` only. What it should be
    /// is to be matched all the same (WSOP live rule 154, Robert's Rules 4-1).
    pub fn post(&mut self, seat: SeatNo, posted: Chips, should_be: Chips) {
        self.fronts[seat.index()] = self.front(seat).plus(posted);
        self.opened = Opened::Blinds;
        if should_be > self.bet {
            // A straddle is a raise in the dark: what comes after is measured by it too.
            if !matches!(self.betting, Betting::Limit(_)) {
                self.raise = self.raise.max(should_be.minus(self.bet));
            }
            self.bet = should_be;
            self.full = should_be;
        }
    }

    /// The forced bet of stud is to be matched. It is no bet yet: raising it is completing it.
    pub const fn bring_in(&mut self, should_be: Chips) {
        self.opened = Opened::BringIn;
        self.bet = should_be;
    }

    /// A player checks, calls or brings it in with so many chips more.
    pub fn adds(&mut self, seat: SeatNo, chips: Chips) {
        self.fronts[seat.index()] = self.front(seat).plus(chips);
        self.acts(seat, self.bet);
    }

    /// A player bets or raises to so much.
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

    /// Is a bet or raise to so much a full one: what the next raise is measured by, and counted
    /// under a cap? If not, it is an all-in for less.
    fn is_full(&self, to: Chips, rules: &BettingRules) -> bool {
        match self.betting {
            Betting::NoLimit | Betting::PotLimit => to >= self.bet.plus(self.raise),
            Betting::Limit(bet) => rules.half_bet.reached(to.minus(self.full), bet),
        }
    }

    const fn acts(&mut self, seat: SeatNo, at: Chips) {
        self.acted.insert(seat);
        self.acted_at[seat.index()] = at;
    }

    /// What `seat` faces, with so much in the pot.
    pub const fn facing(&self, seat: SeatNo, pot: Chips) -> Facing {
        let Self { betting, least, bet, full, raise, .. } = *self;
        Facing { betting, least, bet, full, raise, pot, front: self.front(seat) }
    }

    /// What is to be matched.
    pub const fn bet(&self) -> Chips {
        self.bet
    }

    /// What the player on `seat` has in front.
    pub const fn front(&self, seat: SeatNo) -> Chips {
        self.fronts[seat.index()]
    }

    /// Is it only the bring-in that is to be matched?
    pub fn is_to_complete(&self) -> bool {
        self.opened == Opened::BringIn && self.bets == 0
    }

    /// Is the bet less than a full one: the bring-in, or in limit a short all-in?
    pub fn is_short(&self) -> bool {
        matches!(self.betting, Betting::Limit(_)) && self.full < self.bet
    }

    /// Has the player on `seat` acted? Posting is not acting.
    pub const fn has_acted(&self, seat: SeatNo) -> bool {
        self.acted.contains(seat)
    }

    /// The bet as it stood when the player on `seat` last acted; nothing when he has not acted.
    pub const fn acted_at(&self, seat: SeatNo) -> Option<Chips> {
        if self.has_acted(seat) { Some(self.acted_at[seat.index()]) } else { None }
    }

    /// Full raises so far: what was bet first, blind or not, is none.
    pub const fn raises_so_far(&self) -> u32 {
        match self.opened {
            Opened::Blinds => self.bets,
            Opened::Nothing | Opened::BringIn => self.bets.saturating_sub(1),
        }
    }

    /// Is what is to be matched the first chip bet of the street, the blind before the flop?
    pub const fn is_first_bet(&self) -> bool {
        match self.opened {
            Opened::Blinds | Opened::BringIn => self.wagers == 0,
            Opened::Nothing => self.wagers == 1,
        }
    }

    /// Is there still something to do for the player on `seat`?
    pub const fn waits_for(&self, seat: SeatNo) -> bool {
        !self.acted.contains(seat) || self.front(seat).get() < self.bet.get()
    }

    /// May the player on `seat` raise, if he has the chips? He may when he has not acted, or when
    /// what came since is as good as a raise ([`reopened`]).
    ///
    /// # Errors
    /// Why not.
    pub fn may_raise(
        &self,
        seat: SeatNo,
        rules: &BettingRules,
        cap_lifted: bool,
    ) -> Result<(), Closed> {
        let facing = self.facing(seat, Chips::ZERO);
        if self.acted_at(seat).is_some_and(|at| !reopened(&facing, at, rules)) {
            return Err(Closed::NotReopened);
        }
        let capped =
            is_capped(self.betting, self.raises_so_far(), self.is_blind_first(rules), rules);
        if capped && !cap_lifted { Err(Closed::Capped) } else { Ok(()) }
    }

    /// Is the first bet of the street, as raises are counted, a forced one? A completion that is not
    /// counted stands where a blind does.
    pub fn is_blind_first(&self, rules: &BettingRules) -> bool {
        match self.opened {
            Opened::Nothing => self.bets == 0,
            Opened::Blinds => true,
            Opened::BringIn => self.bets == 0 || rules.completion == Completion::NotCounted,
        }
    }

    /// Did two players begin this round?
    pub const fn began_heads_up(&self) -> bool {
        self.heads_up
    }
}
