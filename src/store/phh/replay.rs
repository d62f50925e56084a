//! A written hand, played by the rules.

use super::{Written, action::Action, fields::INFINITE, push::Push};
use crate::rules::{
    chips::Chips,
    hand::{Act, Allowed, Hand, Outcome, Play, Refused, Waits, Wrong},
    ruling::{Ruling, Situation, rule},
    seat::SeatNo,
};

/// A hand that was played again.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The hand as far as it could be played.
    pub hand: Hand,
    /// How it ended, where that can be said.
    pub outcome: Option<Outcome>,
    pub wrong: Vec<Wrong>,
    /// What the pushes meant, in order.
    pub ruled: Vec<Ruled>,
}

/// What a push meant.
#[derive(Clone, Debug)]
pub struct Ruled {
    /// The number of the action, from 1.
    pub number: usize,
    pub seat: SeatNo,
    /// What he faced, and what he did.
    pub situation: Situation,
    pub ruling: Ruling,
}

impl Replayed {
    /// What everybody has now.
    pub fn stacks(&self) -> Vec<Chips> {
        let stack = |seat| match &self.outcome {
            Some(outcome) => outcome.stack(seat),
            None => self.hand.stack(seat),
        };
        self.hand.start().dealt().iter().map(stack).collect()
    }
}

impl Written<'_> {
    /// Plays the hand by the rules. `seen` looks at the hand before every bet, call and fold.
    ///
    /// What the rules do not allow is told, and the hand goes on as it would at a table: what can
    /// stand does ([`Hand::let_stand`]), cards that are missing were not seen, and anything else is
    /// passed over. When the action after that cannot be done either, the rest is left. A push is ruled
    /// and then played; where somebody chooses what it is, as it is usually chosen.
    pub fn replay(&self, mut seen: impl FnMut(&Hand)) -> Replayed {
        let (mut wrong, mut ruled) = (Vec::new(), Vec::new());
        let mut hand = self.hand.clone();
        hand.reserve(self.actions.len());
        let mut passed_over = false;
        for (number, action) in (1..).zip(&self.actions) {
            if is_decision(action) {
                seen(&hand);
            }
            let mut act = match self.act_of(*action, &hand, number, &mut ruled) {
                None => continue,
                Some(Ok(act)) => act,
                Some(Err(cannot)) => {
                    wrong.push(cannot);
                    continue;
                }
            };
            if let Some(due) = self.too_few(&hand, number, &act) {
                let why = Refused::CardsDue(due);
                wrong.push(Wrong::Action { number, why, allowed: Allowed::now(&hand) });
                act = filled_to(act, due);
            }
            let Err(why) = hand.act(act) else {
                passed_over = false;
                continue;
            };
            if is_idle_check(&hand, *action) {
                continue;
            }
            if passed_over {
                wrong.push(Wrong::Unfollowed { number: number - 1 });
                return Replayed { hand, outcome: None, wrong, ruled };
            }
            wrong.push(Wrong::Action { number, why, allowed: Allowed::now(&hand) });
            if why == Refused::CardsFirst {
                hand.deal_unseen();
                let again = self.act_of(*action, &hand, number, &mut ruled);
                act = again.and_then(Result::ok).unwrap_or(act);
            }
            passed_over = hand.let_stand(act).is_err();
        }
        let outcome = hand.outcome();
        self.compare(&hand, outcome.as_ref(), &mut wrong);
        Replayed { hand, outcome, wrong, ruled }
    }

    /// What this action, by its number from 1, is in a hand that stands like this; nothing for a remark.
    fn act_of(
        &self,
        action: Action,
        hand: &Hand,
        number: usize,
        ruled: &mut Vec<Ruled>,
    ) -> Option<Result<Act, Wrong>> {
        let Action::Push(seat, push) = action else { return action.act(hand).map(Ok) };
        let played = self.push(hand, self.pushes.get(push)?, number, ruled);
        Some(played.map(|play| Act::Player(seat, play)))
    }

    /// What is played by this push.
    fn push(
        &self,
        hand: &Hand,
        push: &Push,
        number: usize,
        ruled: &mut Vec<Ruled>,
    ) -> Result<Play, Wrong> {
        let seat = push.seat;
        let chips: Chips = push.chips.iter().copied().sum();
        if hand.turn() != Some(seat) {
            // Whoever is not in turn is told so, whatever he pushed, and so it is that cards are due.
            return Ok(hand.check_or_call());
        }
        if chips > hand.stack(seat) {
            let why = Refused::AboveMost(hand.front(seat).plus(hand.stack(seat)));
            return Err(Wrong::Action { number, why, allowed: Allowed::now(hand) });
        }
        if hand.is_bring_in() && chips == hand.to_call() {
            return Ok(Play::BringIn);
        }
        let front = Some(hand.front(seat)).filter(|front| !front.is_zero());
        let mut situation = Situation::in_hand(hand, seat, front.into_iter().collect());
        situation = situation.pushed(push.chips.clone());
        if push.last && !push.chips.is_empty() {
            situation.behind = Some(Chips::ZERO);
        }
        situation.said.clone_from(&push.said);
        let ruling = rule(&situation, &self.pushing, &hand.start().betting)
            .map_err(|why| Wrong::Push { number, why })?;
        let is = ruling.choice.iter().next().unwrap_or(ruling.outcome());
        ruled.push(Ruled { number, seat, situation, ruling });
        Ok(is.play(hand).unwrap_or_else(|| hand.check_or_call()))
    }

    /// How many cards are due, when this action, by its number from 1, deals fewer and the rest does
    /// not follow before anything else is done.
    fn too_few(&self, hand: &Hand, number: usize, act: &Act) -> Option<u8> {
        let (cards, due) = match act {
            Act::Deal(seat, cards) => (cards, hand.cards_due(*seat)),
            Act::Board(cards) => (cards, hand.board_due()),
            Act::Player(..) => return None,
        };
        if cards.len() >= usize::from(due) {
            return None;
        }
        let same = |next: &Action| match (next, act) {
            (Action::Deal(next, _), Act::Deal(seat, _)) => next == seat,
            (Action::Board(_), Act::Board(_)) => true,
            _ => false,
        };
        let is_deal =
            |next: &Action| matches!(next, Action::Deal(..) | Action::Board(_) | Action::Nothing);
        // Where the file ends, the rest may be still to come.
        let mut after = self.actions.iter().skip(number);
        let next = after.find(|next| same(next) || !is_deal(next))?;
        (!same(next)).then_some(due)
    }

    fn compare(&self, hand: &Hand, outcome: Option<&Outcome>, wrong: &mut Vec<Wrong>) {
        let Some(finishing) = &self.finishing else { return };
        match (outcome, hand.waits_for()) {
            (Some(outcome), _) => {
                for (seat, &written) in hand.start().dealt().iter().zip(finishing) {
                    let ruled = outcome.stack(seat);
                    // A stack without end stays one.
                    let is_infinite = written == INFINITE && hand.start().stack(seat) == INFINITE;
                    if ruled != written && !is_infinite {
                        wrong.push(Wrong::Stack { seat, written, ruled });
                    }
                }
            }
            // Whose cards are not known may have won.
            (None, Waits::Show(_) | Waits::Nothing) => {}
            (None, waits) => wrong.push(Wrong::NotOver { waits }),
        }
    }
}

/// Is it a check or a bring-in where nobody is left to bet against? At a table nobody waits for it;
/// some programs write it down.
fn is_idle_check(hand: &Hand, action: Action) -> bool {
    let seat = match action {
        Action::CheckOrCall(seat) => seat,
        Action::BringIn(seat) if hand.start().kind.is_stud() => seat,
        _ => return false,
    };
    hand.is_betting_over() && hand.live().contains(seat) && !hand.stack(seat).is_zero()
}

const fn is_decision(action: &Action) -> bool {
    matches!(
        action,
        Action::Fold(_)
            | Action::CheckOrCall(_)
            | Action::BetOrRaise(..)
            | Action::BringIn(_)
            | Action::Push(..)
    )
}

/// The same cards, and others that nobody saw.
fn filled_to(act: Act, count: u8) -> Act {
    match act {
        Act::Deal(seat, cards) => Act::Deal(seat, cards.filled_to(count)),
        Act::Board(cards) => Act::Board(cards.filled_to(count)),
        Act::Player(..) => act,
    }
}
