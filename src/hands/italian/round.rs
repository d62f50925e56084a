//! One round of bets: the player to speak, the price, the least and the most.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_rules::italian::{BlindRaise, Limit, PotOfRaise, RaiseLeast};
use serde::Serialize;

use super::{act::ItalianRefusal, kitty::SeatAmounts, state::EveningState};

/// A round of bets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Round {
    /// The chips that each player has put in during this round.
    pub(super) bets: SeatAmounts,
    /// The chips that a player must have put in to stay.
    pub(super) price: Chips,
    /// The last bet, or the last full raise.
    pub(super) step: Chips,
    /// The players who have spoken since then.
    pub(super) spoken: Seats,
    /// The player who bet or raised last.
    pub(super) aggressor: Option<SeatNo>,
}

/// The least and the most of an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Bounds {
    pub least: Chips,
    pub most: Chips,
}

impl Bounds {
    pub(super) const fn new(least: Chips, limit: Chips, has: Chips) -> Self {
        let limit = if limit.get() < least.get() { least } else { limit };
        let most = if limit.get() < has.get() { limit } else { has };
        Self { least: if least.get() < most.get() { least } else { most }, most }
    }

    pub(super) fn check(self, chips: Chips) -> Result<(), ItalianRefusal> {
        let Self { least, most } = self;
        match chips {
            _ if chips < least => Err(ItalianRefusal::TooLittle { least }),
            _ if chips > most => Err(ItalianRefusal::TooMuch { most }),
            _ => Ok(()),
        }
    }
}

impl EveningState {
    /// Returns the players who can still win and have chips to bet.
    pub(super) fn can_bet(&self) -> Seats {
        self.hand.live.intersection(self.stacks.seats())
    }

    /// Returns the chips that this player must put in to stay.
    pub(super) fn owes(&self, seat: SeatNo) -> Chips {
        self.hand.round.price.minus(self.hand.round.bets.at(seat))
    }

    /// Moves chips from a player into the pot, up to the player's stack.
    pub(super) fn pay(&mut self, seat: SeatNo, chips: Chips) {
        let chips = chips.min(self.stacks.at(seat));
        self.stacks.take(seat, chips);
        self.kitty.paid.add(seat, chips);
        self.hand.round.bets.add(seat, chips);
    }

    /// Returns the next player to speak after this one, clockwise: one who owes chips or has not
    /// spoken. While only a blind may raise, all others must see it first.
    pub(super) fn turn_after(&self, seat: SeatNo) -> Option<SeatNo> {
        let can_bet = self.can_bet();
        let owing: Seats = can_bet.iter().filter(|&seat| !self.owes(seat).is_zero()).collect();
        if !owing.is_empty() && self.hand.right.is_some() {
            return owing.next(seat);
        }
        let silent = can_bet.difference(self.hand.round.spoken);
        let silent = match self.hand.right {
            _ if can_bet.len() < 2 => Seats::NONE,
            Some(blind) => silent.intersection(Seats::NONE.with(blind)),
            None => silent,
        };
        owing.union(silent).next(seat)
    }

    /// Returns the least and the most that this player may bet.
    pub(super) fn bet_bounds(&self, seat: SeatNo) -> Bounds {
        let limit = match self.rules.limit {
            Limit::Pot => self.kitty.sum(),
            Limit::Table => Chips::new(Chips::MOST),
        };
        Bounds::new(self.cip, limit, self.stacks.at(seat))
    }

    /// Returns the least and the most by which this player may raise.
    pub(super) fn raise_bounds(&self, seat: SeatNo) -> Result<Bounds, ItalianRefusal> {
        let owes = self.owes(seat);
        let has = self.stacks.at(seat).minus(owes);
        if self.hand.round.price.is_zero() {
            return Err(ItalianRefusal::NothingToRaise);
        }
        if let Some(blind) = self.hand.right.filter(|&blind| blind != seat) {
            return Err(ItalianRefusal::OnlyTheBlindRaises(blind));
        }
        if self.hand.round.spoken.contains(seat) {
            return Err(ItalianRefusal::NotReopened);
        }
        if self.can_bet().without(seat).is_empty() {
            return Err(ItalianRefusal::NobodyToAnswer);
        }
        if has.is_zero() {
            return Err(ItalianRefusal::CostsTooMuch { costs: owes, has: self.stacks.at(seat) });
        }
        if self.raises_by_the_blind() {
            let blind = self.hand.round.price;
            return Ok(Bounds::new(blind, blind.times(3), has));
        }
        let pot = self.kitty.sum();
        let limit = match (self.rules.limit, self.rules.pot_of_raise) {
            (Limit::Pot, PotOfRaise::WithTheCall) => pot.plus(owes),
            (Limit::Pot, PotOfRaise::AsItLies) => pot,
            (Limit::Table, _) => Chips::new(Chips::MOST),
        };
        Ok(Bounds::new(self.least_raise(), limit, has))
    }

    /// Returns whether the coming raise is the blind's first, measured by the blind.
    pub(super) fn raises_by_the_blind(&self) -> bool {
        self.hand.right.is_some() && self.rules.blind_raise == BlindRaise::UpToThreeTimes
    }

    fn least_raise(&self) -> Chips {
        match self.rules.raise_least {
            _ if self.raises_by_the_blind() => self.hand.round.price,
            RaiseLeast::Cip => self.cip,
            RaiseLeast::LastRaise => self.cip.max(self.hand.round.step),
        }
    }

    /// Makes the first bet of a round, including the opening.
    pub(super) fn bet(&mut self, seat: SeatNo, chips: Chips) {
        self.pay(seat, chips);
        let round = &mut self.hand.round;
        if chips >= self.cip {
            round.spoken = Seats::NONE;
        }
        round.spoken.insert(seat);
        round.aggressor = Some(seat);
        round.price = chips;
        round.step = chips;
    }

    /// Makes a raise. An all-in raise of less than the minimum does not reopen the betting for
    /// players who have spoken (seed 000).
    pub(super) fn raise(&mut self, seat: SeatNo, by: Chips) -> Result<(), ItalianRefusal> {
        let bounds = self.raise_bounds(seat)?;
        let blind = self.hand.round.price;
        bounds.check(by)?;
        // A player with less than the blind left raises by all of it.
        let measured = self.raises_by_the_blind() && by >= blind;
        if measured && (1..=3).all(|times| by != blind.times(times)) {
            return Err(ItalianRefusal::NotTimesTheBlind { blind });
        }
        let least = self.least_raise();
        self.pay(seat, self.owes(seat).plus(by));
        let round = &mut self.hand.round;
        if by >= least {
            round.spoken = Seats::NONE;
            round.step = by;
        }
        round.spoken.insert(seat);
        round.aggressor = Some(seat);
        round.price = round.price.plus(by);
        self.hand.right = None;
        Ok(())
    }

    pub(super) fn see(&mut self, seat: SeatNo) -> Result<(), ItalianRefusal> {
        let owes = self.owes(seat);
        if owes.is_zero() {
            return Err(ItalianRefusal::NothingToSee);
        }
        self.pay(seat, owes);
        self.hand.round.spoken.insert(seat);
        Ok(())
    }

    /// Passes the word to the next player; returns `false` if there is none.
    pub(super) fn pass_turn(&mut self, after: SeatNo) -> bool {
        self.hand.turn = self.turn_after(after);
        self.hand.turn.is_some()
    }
}
