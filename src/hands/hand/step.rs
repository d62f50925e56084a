//! The dealer's next step in a hand.

use bottone_base::seat::{SeatNo, Seats};
use bottone_rules::showdown::{Award, Showing};
use serde::Serialize;

use super::{Hand, PendingStep, permission::LastCards};

/// The dealer's next step. A card that begins a street is dealt after a burn, except on the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum HandStep {
    /// This many cards to the board.
    Board {
        /// True if a card is burned first.
        burn: bool,
        cards: u8,
        /// True if the burns of earlier streets are scrambled into the stub first (TDA 2024
        /// procedure 10-H).
        old_burns: bool,
    },
    /// Cards to these players.
    Cards {
        /// True if a card is burned first.
        burn: bool,
        seats: Seats,
        /// True if the old burns are scrambled into the stub first, as for a card for all.
        old_burns: bool,
    },
    /// This player draws.
    Draw {
        /// True if a card is burned first.
        burn: bool,
        seat: SeatNo,
    },
    /// This player bets, calls or folds.
    Act(SeatNo),
    /// These players' hands are turned up at once, before any other card (TDA 2024 rule 16).
    FaceUp(Seats),
    /// These hands stay face down, and no card is dealt, until the floor allows it: play is hand
    /// for hand (TDA 2024 procedure 8, WSOP rule 126).
    FaceDown(Seats),
    /// This player shows or concedes.
    Show(SeatNo),
    /// These players may show voluntarily (seed 000).
    ShowAtWill(Seats),
    /// The dealer must say who wins this pot.
    Award(usize),
    /// The winners are known; the pots are pushed in this order. The main pot is 0.
    Push(Vec<usize>),
}

impl Hand {
    /// Returns the dealer's next step, given the winners named so far.
    ///
    /// More acts may be allowed than the next step: a recorded hand may have been dealt
    /// irregularly.
    pub fn step(&self, named: &[Award]) -> HandStep {
        let waits = self.pending_step();
        let is_at_the_end = matches!(waits, PendingStep::Show(_) | PendingStep::Nothing);
        if is_at_the_end && self.outcome().or_else(|| self.awarded(named)).is_some() {
            return HandStep::Push(self.pots_in_order());
        }
        // A dealer who names the winner has seen the cards.
        let is_seen = is_at_the_end && named.iter().any(|award| !award.high.is_empty());
        if is_seen {
            return self.award(named);
        }
        if let Some(first) = self.turn_up(waits) {
            return first;
        }
        let burn = !self.state.burnt;
        let old_burns = self.last_cards().is_some_and(LastCards::has_old_burns);
        match waits {
            PendingStep::Action(seat) => HandStep::Act(seat),
            PendingStep::Board(cards) => HandStep::Board { burn, cards, old_burns },
            PendingStep::Cards(seats) => HandStep::Cards { burn, seats, old_burns },
            PendingStep::Draw(seat) => HandStep::Draw { burn, seat },
            PendingStep::Show(seats) => self.next_to_show(seats),
            PendingStep::Nothing => self.award(named),
        }
    }

    /// Returns the pots in the order in which the house awards them; the main pot is 0.
    pub fn pots_in_order(&self) -> Vec<usize> {
        self.start.showdown.awards.order(self.pots().pots.len())
    }

    /// Returns the hands that must be turned up, or must not be, before anything else.
    fn turn_up(&self, waits: PendingStep) -> Option<HandStep> {
        let left = |seats: Seats| {
            // Cards dealt face down after the hands were turned up are shown at the end.
            let is_last = matches!(waits, PendingStep::Show(_));
            let up = if is_last { self.state.shown } else { self.state.turned_up };
            Some(seats.difference(up)).filter(|left| !left.is_empty())
        };
        // A player who is all-in for the ante gets the first cards like all others.
        if !self.is_betting_over() {
            return None;
        }
        match self.showing() {
            Showing::AtOnce(seats) => left(seats).map(HandStep::FaceUp),
            Showing::FaceDown => left(self.live()).map(HandStep::FaceDown),
            _ => None,
        }
    }

    fn next_to_show(&self, seats: Seats) -> HandStep {
        match self.showing() {
            Showing::InTurn { order, .. } => order
                .into_iter()
                .find(|&seat| seats.contains(seat))
                .map_or(HandStep::ShowAtWill(seats), HandStep::Show),
            _ => HandStep::ShowAtWill(seats),
        }
    }

    /// Returns the next pot without a named winner.
    fn award(&self, named: &[Award]) -> HandStep {
        let pots = self.pots().pots;
        let order = self.pots_in_order();
        let is_open = |at: &usize| {
            let named = named.get(*at).copied().unwrap_or_default();
            pots.get(*at).is_some_and(|pot| named.of(pot).high.is_empty())
        };
        let next = order.iter().copied().find(is_open);
        next.map_or_else(|| HandStep::Push(order), HandStep::Award)
    }
}
