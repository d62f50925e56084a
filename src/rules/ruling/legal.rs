//! The step from the intended action to an allowed one: raised to the minimum, cut to the maximum,
//! or turned into a call.

use super::{
    Action, Outcome, SituationFault,
    case::{Case, Closed},
    cites::Topic,
    reasons::{Reasons, Step},
};
use crate::rules::{betting::Betting, chips::Chips};

/// The meaning of the words or the chips, before the check that it is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Fold {
        /// The chips that stay in front.
        loses: Chips,
    },
    Check,
    Call,
    /// A bet or a raise to this amount, and at least the minimum.
    Raise(Chips),
    /// All-in, with this much in front.
    AllIn(Chips),
    /// All-in for an unknown amount.
    Uncounted,
    /// The player chooses, the usual choice first; if both have the same result, that is the
    /// ruling.
    Player(Choice, Choice),
    /// The floor chooses, in the same way.
    Floor(Choice, Choice),
    /// The floor asks in any case.
    Unclear(Choice, Choice),
}

/// A possible choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    Call,
    Raise(Chips),
    Fold { loses: Chips },
}

impl From<Choice> for Wish {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::Call => Self::Call,
            Choice::Raise(to) => Self::Raise(to),
            Choice::Fold { loses } => Self::Fold { loses },
        }
    }
}

impl Case<'_> {
    pub(super) fn outcome(&self, wish: Wish, why: &mut Reasons) -> Result<Outcome, SituationFault> {
        match wish {
            Wish::Fold { loses } => Ok(self.fold(loses)),
            Wish::Check => Ok(self.makes(Action::Check, self.stands())),
            Wish::Call => Ok(self.call(why)),
            Wish::Raise(to) => self.raise(to, why),
            Wish::AllIn(all) => self.all_in(all, why),
            Wish::Uncounted => self.all_in_uncounted(why),
            Wish::Player(usual, other) | Wish::Floor(usual, other) => {
                let [first, second] = self.choices(usual, other)?;
                if first == second {
                    return self.outcome(usual.into(), why);
                }
                Ok(Outcome { action: Action::Floor, ..first })
            }
            Wish::Unclear(usual, _) => {
                let mut more = Reasons::NONE;
                let first = self.outcome(usual.into(), &mut more)?;
                why.and(&more);
                Ok(Outcome { action: Action::Floor, ..first })
            }
        }
    }

    /// Returns the outcome of each choice.
    pub(super) fn choices(
        &self,
        usual: Choice,
        other: Choice,
    ) -> Result<[Outcome; 2], SituationFault> {
        let mut unsaid = Reasons::NONE;
        let first = self.outcome(usual.into(), &mut unsaid)?;
        Ok([first, self.outcome(other.into(), &mut unsaid)?])
    }

    fn fold(&self, loses: Chips) -> Outcome {
        self.makes(Action::Fold, loses)
    }

    fn call(&self, why: &mut Reasons) -> Outcome {
        if !self.must_pay() {
            return self.makes(Action::Check, self.stands());
        }
        match self.all {
            Some(all) if all < self.bet() => {
                why.step(Step::AllHeHas { all });
                self.makes(Action::AllIn, all)
            }
            _ => self.makes(Action::Call, self.bet()),
        }
    }

    fn raise(&self, wished: Chips, why: &mut Reasons) -> Result<Outcome, SituationFault> {
        if let Some(closed) = self.closed() {
            return Ok(self.closed_to_a_call(closed, why));
        }
        let to = self.within_limits(wished.max(self.least_to), why)?;
        if matches!(self.facing.betting, Betting::Limit(_)) {
            why.by(Topic::FixedLimit, Step::OneBet { to });
        } else if wished < to && !wished.is_zero() {
            let topic = if self.bet().is_zero() { Topic::Underbet } else { Topic::HalfRaise };
            why.rule(topic);
            if self.all.is_none_or(|all| all >= to) {
                why.step(Step::BroughtUp { from: wished, to });
            }
        }
        match self.all {
            Some(all) if all <= to => {
                if all < to {
                    why.step(Step::AllHeHas { all });
                }
                Ok(if all <= self.bet() { self.call(why) } else { self.makes(Action::AllIn, all) })
            }
            _ => Ok(self.makes(self.bet_or_raise(), to)),
        }
    }

    fn all_in(&self, all: Chips, why: &mut Reasons) -> Result<Outcome, SituationFault> {
        if all <= self.bet() {
            return Ok(self.makes(Action::AllIn, all));
        }
        if let Some(closed) = self.closed() {
            return Ok(self.closed_to_a_call(closed, why));
        }
        let to = self.within_limits(all, why)?;
        if to == all {
            return Ok(self.makes(Action::AllIn, all));
        }
        if matches!(self.facing.betting, Betting::Limit(_)) {
            why.above(Topic::FixedLimit, Step::OneBet { to });
        }
        Ok(self.makes(self.bet_or_raise(), to))
    }

    /// Returns a count of the stack as the outcome, unless a raise is not allowed at all.
    fn all_in_uncounted(&self, why: &mut Reasons) -> Result<Outcome, SituationFault> {
        if let Some(closed) = self.closed() {
            return Ok(self.closed_to_a_call(closed, why));
        }
        why.step(Step::CountStack);
        if let Some(most) = self.most_to()? {
            let limit = matches!(self.facing.betting, Betting::Limit(_));
            why.by(if limit { Topic::FixedLimit } else { Topic::PotSize }, Step::AtMost { most });
        }
        Ok(self.makes(Action::AllIn, self.there().max(self.stands())))
    }

    fn closed_to_a_call(&self, closed: Closed, why: &mut Reasons) -> Outcome {
        match closed {
            Closed::Unopposed => why.above(Topic::UncalledBet, Step::Unopposed),
            Closed::NotReopened { since, needed } => {
                why.above(Topic::Reopening, Step::NotReopened { since, needed });
            }
            Closed::Capped { raises } => why.above(Topic::RaiseCap, Step::Capped { raises }),
        }
        self.call(why)
    }

    /// Limits the amount to the pot, or to one bet.
    fn within_limits(&self, to: Chips, why: &mut Reasons) -> Result<Chips, SituationFault> {
        match self.most_to()? {
            Some(most) if to > most => {
                if self.facing.betting == Betting::PotLimit {
                    why.above(Topic::PotSize, Step::CutToPot { most });
                }
                Ok(most)
            }
            _ => Ok(to),
        }
    }

    const fn bet_or_raise(&self) -> Action {
        if self.facing.bet.is_zero() { Action::Bet } else { Action::Raise }
    }

    /// Limits the total to the player's chips.
    fn makes(&self, action: Action, total: Chips) -> Outcome {
        let total = self.all.map_or(total, |all| total.min(all));
        let there = self.there();
        Outcome { action, total, add: total.minus(there), back: there.minus(total) }
    }
}
