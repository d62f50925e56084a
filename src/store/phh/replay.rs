//! The replay of a written hand by the rules.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_hands::{
    hand::{ActRefusal, AllowedActs, Hand, HandAct, HandFault, HandResult, PendingStep, Play},
    ruling::{Ruling, rule},
};
use bottone_rules::ruling::Situation;

use super::{WrittenHand, action::PhhAction, fields::INFINITE, push::Push};

/// A replayed hand.
#[derive(Clone, Debug)]
pub struct ReplayedHand {
    /// The hand, as far as it could be played.
    pub hand: Hand,
    /// The outcome, if known.
    pub outcome: Option<HandResult>,
    pub wrong: Vec<HandFault>,
    /// The rulings on the pushes, in order.
    pub rulings: Vec<PushRuling>,
}

/// The ruling on a push.
#[derive(Clone, Debug)]
pub struct PushRuling {
    /// The number of the action, from 1.
    pub number: usize,
    pub seat: SeatNo,
    /// The situation of the player, with the push.
    pub situation: Situation,
    pub ruling: Ruling,
}

impl ReplayedHand {
    /// Returns the present stack of each player.
    pub fn stacks(&self) -> Vec<Chips> {
        let stack = |seat| match &self.outcome {
            Some(outcome) => outcome.stack(seat),
            None => self.hand.stack(seat),
        };
        self.hand.start().dealt().iter().map(stack).collect()
    }
}

impl WrittenHand<'_> {
    /// Plays the hand by the rules. `seen` gets the hand before every bet, call and fold.
    ///
    /// Acts against the rules are reported, and the hand continues as at a table. Acts that can
    /// stand are kept ([`Hand::accept_irregular`]), missing cards count as unseen, and all others are
    /// skipped. If the act after a skipped one is impossible too, the rest is dropped. A push is
    /// ruled on and then played; a choice is made in the usual way.
    pub fn replay(&self, mut seen: impl FnMut(&Hand)) -> ReplayedHand {
        let (mut wrong, mut rulings) = (Vec::new(), Vec::new());
        let mut hand = self.hand.clone();
        hand.reserve(self.actions.len());
        let mut was_skipped = false;
        for (number, action) in (1..).zip(&self.actions) {
            if is_decision(action) {
                seen(&hand);
            }
            let mut act = match self.act_of(*action, &hand, number, &mut rulings) {
                None => continue,
                Some(Ok(act)) => act,
                Some(Err(cannot)) => {
                    wrong.push(cannot);
                    continue;
                }
            };
            if let Some(due) = self.too_few(&hand, number, &act) {
                let why = ActRefusal::CardsDue(due);
                wrong.push(HandFault::Action { number, why, allowed: AllowedActs::now(&hand) });
                act = padded_to(act, due);
            }
            let Err(why) = hand.act(act) else {
                was_skipped = false;
                continue;
            };
            if is_idle_check(&hand, *action) {
                continue;
            }
            if was_skipped {
                wrong.push(HandFault::Unfollowed { number: number - 1 });
                return ReplayedHand { hand, outcome: None, wrong, rulings };
            }
            wrong.push(HandFault::Action { number, why, allowed: AllowedActs::now(&hand) });
            if why == ActRefusal::CardsFirst {
                hand.deal_unseen();
                let again = self.act_of(*action, &hand, number, &mut rulings);
                act = again.and_then(Result::ok).unwrap_or(act);
            }
            was_skipped = hand.accept_irregular(act).is_err();
        }
        let outcome = hand.outcome();
        self.compare(&hand, outcome.as_ref(), &mut wrong);
        ReplayedHand { hand, outcome, wrong, rulings }
    }

    /// Returns the act of this action, by its number from 1, in this state of the hand. `None` for
    /// a remark.
    fn act_of(
        &self,
        action: PhhAction,
        hand: &Hand,
        number: usize,
        rulings: &mut Vec<PushRuling>,
    ) -> Option<Result<HandAct, HandFault>> {
        let PhhAction::Push(seat, push) = action else { return action.act(hand).map(Ok) };
        let played = self.push(hand, self.pushes.get(push)?, number, rulings);
        Some(played.map(|play| HandAct::Player(seat, play)))
    }

    /// Returns the play that follows from this push.
    fn push(
        &self,
        hand: &Hand,
        push: &Push,
        number: usize,
        rulings: &mut Vec<PushRuling>,
    ) -> Result<Play, HandFault> {
        let seat = push.seat;
        let chips: Chips = push.chips.iter().copied().sum();
        if hand.turn() != Some(seat) {
            // Out of turn, or while cards are due, the fault is the same for any push.
            return Ok(hand.check_or_call());
        }
        if chips > hand.stack(seat) {
            let why = ActRefusal::AboveMost(hand.front(seat).plus(hand.stack(seat)));
            return Err(HandFault::Action { number, why, allowed: AllowedActs::now(hand) });
        }
        if hand.is_bring_in() && chips == hand.to_call() {
            return Ok(Play::BringIn);
        }
        let front = Some(hand.front(seat)).filter(|front| !front.is_zero());
        let mut situation = hand.situation(seat, front.into_iter().collect());
        situation = situation.pushed(push.chips.clone());
        if push.last && !push.chips.is_empty() {
            situation.behind = Some(Chips::ZERO);
        }
        situation.said.clone_from(&push.said);
        let ruling = rule(&situation, &self.pushing, &hand.start().betting)
            .map_err(|why| HandFault::Push { number, why })?;
        let chosen = ruling.choice.iter().next().unwrap_or(ruling.outcome());
        rulings.push(PushRuling { number, seat, situation, ruling });
        Ok(hand.play_of(chosen).unwrap_or_else(|| hand.check_or_call()))
    }

    /// Returns the number of cards due, if this action deals fewer and the rest does not follow
    /// directly. `number` is the action's number from 1.
    fn too_few(&self, hand: &Hand, number: usize, act: &HandAct) -> Option<u8> {
        let (cards, due) = match act {
            HandAct::Deal(seat, cards) => (cards, hand.cards_due(*seat)),
            HandAct::Board(cards) => (cards, hand.board_due()),
            HandAct::Player(..) => return None,
        };
        if cards.len() >= usize::from(due) {
            return None;
        }
        let same = |next: &PhhAction| match (next, act) {
            (PhhAction::Deal(next, _), HandAct::Deal(seat, _)) => next == seat,
            (PhhAction::Board(_), HandAct::Board(_)) => true,
            _ => false,
        };
        let is_deal = |next: &PhhAction| {
            matches!(next, PhhAction::Deal(..) | PhhAction::Board(_) | PhhAction::Nothing)
        };
        // At the end of the file the rest may still follow.
        let mut after = self.actions.iter().skip(number);
        let next = after.find(|next| same(next) || !is_deal(next))?;
        (!same(next)).then_some(due)
    }

    fn compare(&self, hand: &Hand, outcome: Option<&HandResult>, wrong: &mut Vec<HandFault>) {
        let Some(finishing) = &self.finishing else { return };
        match (outcome, hand.pending_step()) {
            (Some(outcome), _) => {
                for (seat, &written) in hand.start().dealt().iter().zip(finishing) {
                    let ruled = outcome.stack(seat);
                    // An infinite stack stays infinite.
                    let is_infinite = written == INFINITE && hand.start().stack(seat) == INFINITE;
                    if ruled != written && !is_infinite {
                        wrong.push(HandFault::Stack { seat, written, ruled });
                    }
                }
            }
            // The players with unknown cards may have won.
            (None, PendingStep::Show(_) | PendingStep::Nothing) => {}
            (None, waits) => wrong.push(HandFault::NotOver { waits }),
        }
    }
}

/// Returns whether it is a check or a bring-in with no opponent left to bet. At a table it is not
/// asked for, but some programs write it.
fn is_idle_check(hand: &Hand, action: PhhAction) -> bool {
    let seat = match action {
        PhhAction::CheckOrCall(seat) => seat,
        PhhAction::BringIn(seat) if hand.start().kind.is_stud() => seat,
        _ => return false,
    };
    hand.is_betting_over() && hand.live().contains(seat) && !hand.stack(seat).is_zero()
}

const fn is_decision(action: &PhhAction) -> bool {
    matches!(
        action,
        PhhAction::Fold(_)
            | PhhAction::CheckOrCall(_)
            | PhhAction::BetOrRaise(..)
            | PhhAction::BringIn(_)
            | PhhAction::Push(..)
    )
}

/// Returns the act with unseen cards added up to `count`.
fn padded_to(act: HandAct, count: u8) -> HandAct {
    match act {
        HandAct::Deal(seat, cards) => HandAct::Deal(seat, cards.padded_to(count)),
        HandAct::Board(cards) => HandAct::Board(cards.padded_to(count)),
        HandAct::Player(..) => act,
    }
}
