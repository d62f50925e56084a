//! Bets after the draw, and the pot of words.

use super::{
    act::{Phase, Refused},
    round::Round,
    rules::Parole,
    state::State,
};
use crate::rules::{chips::Chips, seat::SeatNo};

impl State {
    /// The opener speaks first, or the next to his left who can; in a blind pot the player to the
    /// left of the last blind, so that the blind speaks last.
    pub(super) fn begin_second(&mut self) {
        let can_bet = self.can_bet();
        if can_bet.len() < 2 {
            self.begin_showdown();
            return;
        }
        self.phase = Phase::Second;
        self.hand.round = Round::default();
        self.hand.right = None;
        self.hand.turn = self
            .speaks_first()
            .filter(|&seat| can_bet.contains(seat))
            .or_else(|| self.speaks_first().and_then(|seat| can_bet.next(seat)));
    }

    /// Who would speak first after the draw among those who can still win, all-in or not.
    pub(super) fn speaks_first(&self) -> Option<SeatNo> {
        let live = self.hand.live;
        match (self.hand.blinds.last(), self.hand.opener) {
            (Some((blind, _)), _) => live.next(*blind),
            (None, Some(opener)) if live.contains(opener) => Some(opener),
            (None, Some(opener)) => live.next(opener),
            (None, None) => live.next(self.dealer),
        }
    }

    pub(super) fn bets(&mut self, seat: SeatNo, chips: Chips) -> Result<(), Refused> {
        if !self.hand.round.price.is_zero() {
            return Err(Refused::BetAlready);
        }
        if self.can_bet().without(seat).is_empty() {
            return Err(Refused::NobodyToAnswer);
        }
        self.bet_bounds(seat).check(chips)?;
        self.bet(seat, chips);
        self.goes_on(seat);
        Ok(())
    }

    /// Nobody bets any more. If nobody has bet at all it is a pot of words, unless somebody all-in
    /// could not say *parola*.
    pub(super) fn end_second(&mut self) {
        let all_parola = self.hand.round.price.is_zero() && self.can_bet() == self.hand.live;
        if !all_parola || self.rules.parole == Parole::ShowCards {
            self.begin_showdown();
        } else if self.dues().is_empty() {
            self.pass_pot();
        } else {
            self.hand.turn = None;
            self.phase = Phase::Equalise;
        }
    }

    /// What each has to pay so that all have put in the same, as far as he has it.
    pub(super) fn dues(&self) -> Vec<(SeatNo, Chips)> {
        let most = self.kitty.paid.most();
        let due = |seat| (seat, most.minus(self.kitty.paid.at(seat)).min(self.stacks.at(seat)));
        self.hand.dealt.iter().map(due).filter(|(_, chips)| !chips.is_zero()).collect()
    }

    pub(super) fn equalise(&mut self) {
        for (seat, chips) in self.dues() {
            self.pay(seat, chips);
        }
        self.pass_pot();
    }

    /// The pot of words goes to the next hand.
    fn pass_pot(&mut self) {
        self.hand.turn = None;
        self.unopened = 0;
        self.parole = self.parole || self.rules.parole == Parole::OpenForPot;
        self.phase = Phase::Ante;
        self.dealer_passes();
        self.one_left_takes_the_pot();
    }

    /// A large pot of words is played in parts over as many hands (seed 001).
    pub(super) fn split(&mut self, parts: u8) -> Result<(), Refused> {
        if !self.parole || self.kitty.sum().is_zero() {
            return Err(Refused::NotToBeSplit);
        }
        let most = self.most_parts();
        if !(2..=most).contains(&parts) {
            return Err(Refused::WrongParts { most });
        }
        let mut kitties = self.kitty.split(parts);
        self.kitty = kitties.remove(0);
        self.waiting.extend(kitties);
        Ok(())
    }

    /// So many that no part is empty, and never more than ten hands in all.
    pub(super) fn most_parts(&self) -> u8 {
        let waiting = u8::try_from(self.waiting.len()).unwrap_or(MOST_PARTS);
        let each = self.hand.dealt.iter().map(|seat| self.kitty.paid.at(seat).get());
        let least = each.filter(|&chips| chips > 0).min().unwrap_or(1);
        u8::try_from(least).unwrap_or(MOST_PARTS).min(MOST_PARTS.saturating_sub(waiting))
    }
}

/// The most hands over which a pot of words is played.
const MOST_PARTS: u8 = 10;
