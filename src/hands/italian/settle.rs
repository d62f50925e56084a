//! The end of a hand: payouts, and the penalty for a false opening.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_rules::italian::{FalseOpening, Openers};

use super::{
    act::{ItalianRefusal, Phase, Proof},
    kitty::{Kitty, SeatAmounts},
    showdown::WonPot,
    state::EveningState,
};

/// The result of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// The winners of each pot and the reasons, the last side pot first.
    pub won: Vec<WonPot>,
    /// The amounts taken out of the pot, including uncalled bets and returned stakes.
    pub paid: Vec<(SeatNo, Chips)>,
    /// The result for the opening.
    pub opening: OpeningResult,
    /// The chips that stay for the next hand.
    pub stays: Chips,
}

/// The result for an opening after the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningResult {
    /// No request for openers, or no opening to prove.
    NotAsked,
    /// Proved by the opener, or by the winner.
    Proved,
    /// A false opening that won: the chips were returned.
    StakesBack(SeatNo),
    /// A false opening that lost: the opener paid the pot at the start once more.
    PaidAgain {
        opener: SeatNo,
        /// The amount paid, up to the player's stack.
        chips: Chips,
        /// The amount owed, to be paid with the next chips that the player buys.
        owes: Chips,
    },
}

impl EveningState {
    /// Begins the proof after the winners are known. The opener may have to prove the opening (seed
    /// 001).
    pub(super) fn begin_proof(&mut self) {
        self.hand.turn = None;
        self.phase = Phase::Proof;
        let punished = self.rules.false_opening != FalseOpening::Unpunished
            && self.rules.openers == Openers::JacksOrBetter;
        if self.hand.opener.is_none() || !punished {
            self.collect();
        }
    }

    pub(super) fn collect(&mut self) {
        self.pay_out(OpeningResult::NotAsked);
    }

    pub(super) fn prove(&mut self, proof: Proof) -> Result<(), ItalianRefusal> {
        let Some(opener) = self.hand.opener else { return Err(ItalianRefusal::NotNow(self.phase)) };
        let winners = self.hand.awards.iter().fold(Seats::NONE, |all, &won| all.union(won));
        let others = winners.without(opener);
        match proof {
            Proof::Opener { cards } => {
                cards.map_or(Ok(()), |cards| self.check_openers(cards))?;
                self.pay_out(OpeningResult::Proved);
            }
            Proof::Winner { cards } => {
                let Some(winner) = others.first() else { return Err(ItalianRefusal::OpenerWon) };
                if others.difference(self.hand.passed).is_empty() {
                    return Err(ItalianRefusal::WinnerPassed(winner));
                }
                cards.map_or(Ok(()), |cards| self.check_openers(cards))?;
                self.pay_out(OpeningResult::Proved);
            }
            Proof::Nobody if others.is_empty() => self.give_back(opener),
            Proof::Nobody => self.pay_again(opener),
        }
        Ok(())
    }

    /// Pays the pots to their winners.
    fn pay_out(&mut self, opening: OpeningResult) {
        let (paid, lost) = self.shares(None);
        let won = self.won();
        self.finish(&paid, lost, won, opening);
    }

    /// Returns all chips to the players: the opener won without proof and may not collect.
    fn give_back(&mut self, opener: SeatNo) {
        let bets_only = self.rules.false_opening == FalseOpening::BetsOnly;
        let stays = if bets_only { self.hand.at_start.paid } else { SeatAmounts::default() };
        let mut back = SeatAmounts::default();
        for seat in self.hand.dealt.iter() {
            back.add(seat, self.kitty.paid.at(seat).minus(stays.at(seat)));
        }
        let won = self.won();
        self.kitty.paid = stays;
        let paid = self.take_payments(&back);
        self.ends((won, paid), OpeningResult::StakesBack(opener), !bets_only);
    }

    /// Pays another winner, and makes the opener pay the pot at the start of the hand once more. A
    /// side pot that the opener won goes to the next hand. Any shortfall becomes the opener's debt.
    fn pay_again(&mut self, opener: SeatNo) {
        let (mut paid, lost) = self.shares(Some(opener));
        let has = self.stacks.at(opener).plus(paid.at(opener));
        let due = self.hand.at_start.sum();
        let chips = due.min(has);
        let owes = due.minus(chips);
        self.debts.add(opener, owes);
        let from_paid = chips.min(paid.at(opener));
        paid.take(opener, from_paid);
        self.stacks.take(opener, chips.minus(from_paid));
        let opening = OpeningResult::PaidAgain { opener, chips, owes };
        let won = self.won();
        self.finish(&paid, lost.plus(chips), won, opening);
    }

    /// Returns each player's share of the pots, and the money without an owner: pots reached only
    /// by players who folded, and those of `barred`.
    fn shares(&self, barred: Option<SeatNo>) -> (SeatAmounts, Chips) {
        let pots = self.kitty.pots(self.hand.dealt, self.hand.live);
        let (mut paid, mut lost) = (SeatAmounts::default(), Chips::ZERO);
        if let Some((seat, chips)) = pots.back {
            paid.add(seat, chips);
        }
        for (pot, &winners) in pots.pots.iter().rev().zip(&self.hand.awards) {
            let count = winners.len() as u64;
            let each = pot.chips.get().checked_div(count).unwrap_or_default();
            let mut odd = pot.chips.get().checked_rem(count).unwrap_or_default();
            if winners.is_empty() {
                lost = lost.plus(pot.chips);
            }
            // Odd chips go round from the dealer's left.
            for seat in winners.clockwise_from(self.dealer) {
                let share = Chips::new(each).plus(Chips::new(u64::from(odd > 0)));
                odd = odd.saturating_sub(1);
                if Some(seat) == barred {
                    lost = lost.plus(share);
                } else {
                    paid.add(seat, share);
                }
            }
        }
        (paid, lost)
    }

    fn finish(
        &mut self,
        paid: &SeatAmounts,
        stays: Chips,
        won: Vec<WonPot>,
        opening: OpeningResult,
    ) {
        self.kitty = Kitty { dead: stays, ..Kitty::default() };
        let paid = self.take_payments(paid);
        self.ends((won, paid), opening, true);
    }

    fn take_payments(&mut self, paid: &SeatAmounts) -> Vec<(SeatNo, Chips)> {
        let list: Vec<_> = paid.seats().iter().map(|seat| (seat, paid.at(seat))).collect();
        for &(seat, chips) in &list {
            self.stacks.add(seat, chips);
        }
        list
    }

    /// Ends the hand; a pot that was won is followed by the next part of a split one.
    fn ends(
        &mut self,
        (won, paid): (Vec<WonPot>, Vec<(SeatNo, Chips)>),
        opening: OpeningResult,
        is_won: bool,
    ) {
        self.settled = Some(Settlement { won, paid, opening, stays: self.kitty.sum() });
        if is_won {
            self.unopened = 0;
            self.next_part();
        }
        self.phase = Phase::Ante;
        self.dealer_passes();
        self.award_uncontested();
    }

    fn next_part(&mut self) {
        let part = self.waiting.pop();
        self.parole = part.is_some();
        if let Some(part) = part {
            let dead = self.kitty.dead.plus(part.dead);
            self.kitty = Kitty { dead, ..part };
        }
    }

    /// Passes the deal to the next player to the left who plays the next hand.
    pub(super) fn dealer_passes(&mut self) {
        self.dealer = self.can_play().next(self.dealer).unwrap_or(self.dealer);
    }

    /// Gives a pot with only one player left to that player.
    pub(super) fn award_uncontested(&mut self) {
        while let Some(seat) = self.last_player().filter(|_| !self.kitty.sum().is_zero()) {
            let pot = self.kitty.sum();
            self.stacks.add(seat, pot);
            self.kitty = Kitty::default();
            if let Some(settled) = &mut self.settled {
                settled.paid.push((seat, pot));
                settled.stays = Chips::ZERO;
            }
            self.unopened = 0;
            self.next_part();
        }
    }

    fn last_player(&self) -> Option<SeatNo> {
        self.can_play().first().filter(|_| self.can_play().len() == 1)
    }
}
