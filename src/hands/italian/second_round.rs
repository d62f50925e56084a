//! The bets after the draw, and the pot of words.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_rules::italian::Parole;

use super::{
    act::{ItalianRefusal, Phase},
    round::Round,
    state::EveningState,
};

impl EveningState {
    /// Begins the second round with the opener, or the next player to the left who can bet. In a
    /// blind pot it begins left of the last blind, so that the blind speaks last.
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
            .first_to_speak()
            .filter(|&seat| can_bet.contains(seat))
            .or_else(|| self.first_to_speak().and_then(|seat| can_bet.next(seat)));
    }

    /// Returns the first player to speak after the draw among those who can still win, all-in or
    /// not.
    pub(super) fn first_to_speak(&self) -> Option<SeatNo> {
        let live = self.hand.live;
        match (self.hand.blinds.last(), self.hand.opener) {
            (Some((blind, _)), _) => live.next(*blind),
            (None, Some(opener)) if live.contains(opener) => Some(opener),
            (None, Some(opener)) => live.next(opener),
            (None, None) => live.next(self.dealer),
        }
    }

    pub(super) fn bets(&mut self, seat: SeatNo, chips: Chips) -> Result<(), ItalianRefusal> {
        if !self.hand.round.price.is_zero() {
            return Err(ItalianRefusal::BetAlready);
        }
        if self.can_bet().without(seat).is_empty() {
            return Err(ItalianRefusal::NobodyToAnswer);
        }
        self.bet_bounds(seat).check(chips)?;
        self.bet(seat, chips);
        self.advance(seat);
        Ok(())
    }

    /// Ends the betting. Without any bet it is a pot of words, unless a player was all-in and could
    /// not say *parola*.
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

    /// Returns the amount that each player must pay so that all have put in the same, if they have
    /// it.
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

    /// Passes the pot of words to the next hand.
    fn pass_pot(&mut self) {
        self.hand.turn = None;
        self.unopened = 0;
        self.parole = self.parole || self.rules.parole == Parole::OpenForPot;
        self.phase = Phase::Ante;
        self.dealer_passes();
        self.award_uncontested();
    }

    /// Splits a large pot of words into parts for as many hands (seed 001).
    pub(super) fn split(&mut self, parts: u8) -> Result<(), ItalianRefusal> {
        if !self.parole || self.kitty.sum().is_zero() {
            return Err(ItalianRefusal::NotToBeSplit);
        }
        let most = self.most_parts();
        if !(2..=most).contains(&parts) {
            return Err(ItalianRefusal::WrongParts { most });
        }
        let mut kitties = self.kitty.split(parts);
        self.kitty = kitties.remove(0);
        self.waiting.extend(kitties);
        Ok(())
    }

    /// Returns the largest number of parts for which no part is empty, with never more than ten
    /// hands in all.
    pub(super) fn most_parts(&self) -> u8 {
        let waiting = u8::try_from(self.waiting.len()).unwrap_or(MOST_PARTS);
        let each = self.hand.dealt.iter().map(|seat| self.kitty.paid.at(seat).get());
        let least = each.filter(|&chips| chips > 0).min().unwrap_or(1);
        u8::try_from(least).unwrap_or(MOST_PARTS).min(MOST_PARTS.saturating_sub(waiting))
    }
}

/// The most hands over which a pot of words is played.
const MOST_PARTS: u8 = 10;
