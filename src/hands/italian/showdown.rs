//! The showdown and the award of pots.

use bottone_base::{
    cards::Cards,
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_rules::{
    italian::ItalianRules,
    pots::Pot,
    ranking::{
        Ties,
        italian::{DecidingPoint, deciding_point},
        winners,
    },
};

use super::{
    act::{Five, ItalianRefusal, Phase},
    state::EveningState,
};

/// A pot that was won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WonPot {
    pub pot: Chips,
    /// The winners; empty if only players who folded have reached the pot.
    pub winners: Seats,
    /// The reason for the award.
    pub reason: WinReason,
}

/// The reason why a pot is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinReason {
    /// The only player left in the pot.
    Alone,
    /// The dealer's word: the cards are not recorded.
    Said,
    /// The cards that were shown.
    Cards {
        /// The winner's cards; the first of the winners who share.
        five: Five,
        /// The next best hand, if there is one.
        over: Option<(SeatNo, Five)>,
        /// The point that decided between the two.
        decided: DecidingPoint,
        /// The number of players, which sets the deck.
        players: u8,
    },
}

impl EveningState {
    /// Begins the showdown. The player who was called shows first; without a bet after the draw,
    /// the first to speak. A player who is alone shows nothing.
    pub(super) fn begin_showdown(&mut self) {
        self.phase = Phase::Showdown;
        self.hand.turn = self.first_to_show().filter(|_| self.hand.live.len() > 1);
        if self.hand.turn.is_none() {
            self.award_decided();
        }
    }

    fn first_to_show(&self) -> Option<SeatNo> {
        let called = self.hand.round.aggressor.filter(|&seat| self.hand.live.contains(seat));
        called.or_else(|| self.first_to_speak())
    }

    /// Checks that these are five cards of this deck that no other player has shown.
    pub(super) fn five(&self, cards: Five) -> Result<Cards, ItalianRefusal> {
        let deck = self.rules.cards(self.hand.players()).unwrap_or(Cards::ALL);
        let mut hand = Cards::NONE;
        for card in cards {
            if !deck.contains(card) {
                return Err(ItalianRefusal::NotInDeck(card));
            }
            if hand.contains(card) {
                return Err(ItalianRefusal::CardTwice(card));
            }
            hand.insert(card);
        }
        Ok(hand)
    }

    pub(super) fn show(&mut self, seat: SeatNo, cards: Option<Five>) -> Result<(), ItalianRefusal> {
        if let Some(cards) = cards {
            let hand = self.five(cards)?;
            if let Some(card) = hand.intersection(self.all_shown()).iter().next() {
                return Err(ItalianRefusal::CardTwice(card));
            }
        }
        self.hand.cards[seat.index()] = cards;
        self.hand.shown.insert(seat);
        self.pass_showdown(seat);
        Ok(())
    }

    /// Lets a player give up without showing, unless no other player has matched their chips.
    pub(super) fn concede(&mut self, seat: SeatNo) -> Result<(), ItalianRefusal> {
        if self.hand.shown.is_empty() {
            return Err(ItalianRefusal::CalledShows);
        }
        let paid = |seat| self.kitty.paid.at(seat);
        if self.hand.live.without(seat).iter().all(|other| paid(other) < paid(seat)) {
            return Err(ItalianRefusal::NobodyElse);
        }
        self.hand.live.remove(seat);
        self.pass_showdown(seat);
        Ok(())
    }

    fn pass_showdown(&mut self, after: SeatNo) {
        self.hand.turn = self.hand.live.difference(self.hand.shown).next(after);
        if self.hand.turn.is_none() {
            self.award_decided();
        }
    }

    /// Returns the pots, the last side pot first.
    fn pots_in_turn(&self) -> Vec<Pot> {
        let mut pots = self.kitty.pots(self.hand.dealt, self.hand.live).pots;
        pots.reverse();
        pots
    }

    /// Returns the pot to be awarded next.
    pub(super) fn next_pot(&self) -> Option<Pot> {
        self.pots_in_turn().get(self.hand.awards.len()).copied()
    }

    /// Awards the pots with only one possible winner, and those whose cards are all known.
    fn award_decided(&mut self) {
        self.hand.turn = None;
        for pot in self.pots_in_turn().iter().skip(self.hand.awards.len()) {
            let Some(winners) = self.clear_winners(pot.seats) else { return };
            self.hand.awards.push(winners);
        }
        self.begin_proof();
    }

    /// Returns the cards of these players in the order of suits, if all are recorded.
    fn hands_in_order(&self, among: Seats) -> Option<Vec<Cards>> {
        let in_order = |five: Five| five.iter().map(|&card| self.rules.in_order(card)).collect();
        among.iter().map(|seat| self.shown(seat).map(in_order)).collect()
    }

    pub(super) fn all_shown(&self) -> Cards {
        self.hand.cards.iter().flatten().flatten().copied().collect()
    }

    pub(super) fn shown(&self, seat: SeatNo) -> Option<Five> {
        self.hand.cards.get(seat.index()).copied().flatten()
    }

    fn clear_winners(&self, among: Seats) -> Option<Seats> {
        if among.len() < 2 {
            return Some(among);
        }
        let hands = self.hands_in_order(among)?;
        let best = winners(self.rules.game(self.hand.players()), &hands, Cards::NONE).high;
        Some(among.iter().enumerate().filter(|(at, _)| best.contains(at)).map(|(_, s)| s).collect())
    }

    /// Returns the awarded pots with the reasons, the last side pot first.
    pub(super) fn won(&self) -> Vec<WonPot> {
        let pots = self.pots_in_turn().into_iter().zip(&self.hand.awards);
        pots.map(|(pot, &winners)| WonPot {
            pot: pot.chips,
            winners,
            reason: self.win_reason(pot.seats, winners),
        })
        .collect()
    }

    fn win_reason(&self, among: Seats, winners: Seats) -> WinReason {
        if among.len() < 2 {
            return WinReason::Alone;
        }
        let five = winners.first().and_then(|seat| self.shown(seat));
        let Some((hands, five)) = self.hands_in_order(among).zip(five) else {
            return WinReason::Said;
        };
        let ItalianRules { flush, ties, .. } = self.rules;
        let players = self.hand.players();
        let (decided, next) = deciding_point(&hands, self.rules.counted(players), flush, ties);
        let next = next.and_then(|at| among.iter().nth(at));
        let over = next.and_then(|seat| Some((seat, self.shown(seat)?)));
        WinReason::Cards { five, over, decided, players }
    }

    pub(super) fn award(&mut self, winners: Seats) -> Result<(), ItalianRefusal> {
        let pot = self.next_pot().filter(|_| self.hand.turn.is_none());
        let among = pot.ok_or(ItalianRefusal::NotNow(self.phase))?.seats;
        let one = winners.len() == 1 || (self.rules.ties == Ties::Split && !winners.is_empty());
        if !one || !winners.difference(among).is_empty() {
            return Err(ItalianRefusal::CannotWin { among });
        }
        self.hand.awards.push(winners);
        self.award_decided();
        Ok(())
    }
}
