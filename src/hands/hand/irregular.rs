//! Irregular acts that stand although the rules do not allow them.

use bottone_base::{chips::Chips, seat::SeatNo};

use super::{
    ActRefusal, DealtCards, Hand, HandAct, PendingStep, Play, permission,
    state::{BringIn, HandStage},
};

impl Hand {
    /// Performs an act that the rules do not allow, as far as it can stand. It is treated as at a
    /// table where no player objects before the action is accepted (TDA 2024 rules 49 and 52-A):
    ///
    /// * A bet or raise of more than the stack is all-in; one of no more than the bet is only a
    ///   call or a check.
    /// * A bring-in by another player than the low card stands; after it, that player has called.
    /// * A low card that calls or checks has brought it in; one that folds has brought it in
    ///   before.
    /// * A draw out of turn stands. Cards that the player cannot hold count as unknown cards.
    /// * Of too many cards, the first are dealt; a card that is already in play counts as unknown.
    ///
    /// Allowed acts are performed as they are.
    ///
    /// # Errors
    ///
    /// The reason why the act is not possible, if it cannot stand either; the hand is unchanged.
    pub fn accept_irregular(&mut self, act: HandAct) -> Result<(), ActRefusal> {
        let Err(why) = self.can(&act) else { return self.act(act) };
        match act {
            HandAct::Deal(seat, cards) => {
                self.act(HandAct::Deal(seat, self.first_due(&cards, self.cards_due(seat))))
            }
            HandAct::Board(cards) => {
                self.act(HandAct::Board(self.first_due(&cards, self.board_due())))
            }
            HandAct::Player(seat, play) if self.live().contains(seat) => match self.state.stage {
                HandStage::Bet(turn) if turn == seat => self.accept_bet(seat, play, why),
                HandStage::Bet(_) => self.accept_bring_in(seat, play, why),
                HandStage::Draw(_) if !self.state.drew.contains(seat) => {
                    self.accept_draw(seat, play, why)
                }
                _ => Err(why),
            },
            HandAct::Player(..) => Err(why),
        }
    }

    /// Deals all cards due now as unknown cards.
    pub fn deal_unseen(&mut self) {
        loop {
            let act = match self.pending_step() {
                PendingStep::Cards(seats) => match seats.first() {
                    Some(seat) => {
                        HandAct::Deal(seat, DealtCards::unknown(self.cards_due(seat).into()))
                    }
                    None => return,
                },
                PendingStep::Board(count) => HandAct::Board(DealtCards::unknown(count.into())),
                _ => return,
            };
            if self.act(act).is_err() {
                return;
            }
        }
    }

    /// Returns the first of these cards, up to the number due.
    fn first_due(&self, cards: &DealtCards, due: u8) -> DealtCards {
        let mut gone = permission::unavailable(&self.start, &self.state, cards.len());
        let mut dealt = DealtCards::NONE;
        for card in cards.iter().take(due.into()) {
            let new = card.filter(|card| !gone.contains(*card));
            if let Some(card) = new {
                gone.insert(card);
            }
            dealt.push(new);
        }
        dealt
    }

    fn accept_bet(&mut self, seat: SeatNo, play: Play, why: ActRefusal) -> Result<(), ActRefusal> {
        match play {
            Play::Bet(to) | Play::Raise(to) | Play::Complete(to) => {
                let to = to.min(self.all_of(seat));
                let play = match (to > self.state.round.bet(), self.is_bring_in()) {
                    (true, _) => self.bet_or_raise(to),
                    (false, true) => Play::BringIn,
                    (false, false) => self.check_or_call(),
                };
                self.force(HandAct::Player(seat, play));
            }
            Play::Check | Play::Call if self.is_bring_in() => {
                self.force(HandAct::Player(seat, Play::BringIn));
            }
            Play::BringIn if self.state.round.is_to_complete() => {
                self.force(HandAct::Player(seat, self.check_or_call()));
            }
            Play::Fold if self.is_bring_in() => {
                self.force(HandAct::Player(seat, Play::BringIn));
                self.force(HandAct::Player(seat, Play::Fold));
            }
            _ => return Err(why),
        }
        Ok(())
    }

    /// Lets another player than the low card bring it in or complete it.
    fn accept_bring_in(
        &mut self,
        seat: SeatNo,
        play: Play,
        why: ActRefusal,
    ) -> Result<(), ActRefusal> {
        if self.state.bring_in == BringIn::None || self.stack(seat).is_zero() {
            return Err(why);
        }
        let to = match play {
            Play::BringIn => Chips::ZERO,
            Play::Complete(to) => to.min(self.all_of(seat)),
            _ => return Err(why),
        };
        let completes = to > self.state.round.bet();
        let play = if completes { Play::Complete(to) } else { Play::BringIn };
        self.force(HandAct::Player(seat, play));
        Ok(())
    }

    fn accept_draw(&mut self, seat: SeatNo, play: Play, why: ActRefusal) -> Result<(), ActRefusal> {
        let play = match play {
            Play::Draw(cards) if permission::check_cards(&self.state, seat, &cards).is_err() => {
                let count = cards.len().min(self.state.held[seat.index()].count.into());
                Play::Draw(DealtCards::unknown(count))
            }
            Play::Draw(_) | Play::StandPat => play,
            _ => return Err(why),
        };
        self.force(HandAct::Player(seat, play));
        Ok(())
    }

    fn all_of(&self, seat: SeatNo) -> Chips {
        self.front(seat).plus(self.stack(seat))
    }
}
