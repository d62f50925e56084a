//! The step from the intended action to an allowed one: raised to the minimum, cut to the maximum,
//! or turned into a call.

use bottone_base::chips::Chips;
use bottone_rules::{
    betting::Betting,
    ruling::{ActionOutcome, PushAction, SituationFault, cites::Topic},
};

use super::{
    case::{Case, NoRaiseReason},
    reasons::{ReasonStep, Reasons},
};

/// The meaning of the words or the chips, before the check that it is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PushMeaning {
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
    Player(PushChoice, PushChoice),
    /// The floor chooses, in the same way.
    Floor(PushChoice, PushChoice),
    /// The floor asks in any case.
    Unclear(PushChoice, PushChoice),
}

/// A possible choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PushChoice {
    Call,
    Raise(Chips),
    Fold { loses: Chips },
}

impl From<PushChoice> for PushMeaning {
    fn from(choice: PushChoice) -> Self {
        match choice {
            PushChoice::Call => Self::Call,
            PushChoice::Raise(to) => Self::Raise(to),
            PushChoice::Fold { loses } => Self::Fold { loses },
        }
    }
}

impl Case<'_> {
    pub(super) fn outcome(
        &self,
        wish: PushMeaning,
        why: &mut Reasons,
    ) -> Result<ActionOutcome, SituationFault> {
        match wish {
            PushMeaning::Fold { loses } => Ok(self.fold(loses)),
            PushMeaning::Check => Ok(self.capped_outcome(PushAction::Check, self.bet_in_front())),
            PushMeaning::Call => Ok(self.call(why)),
            PushMeaning::Raise(to) => self.raise(to, why),
            PushMeaning::AllIn(all) => self.all_in(all, why),
            PushMeaning::Uncounted => self.all_in_uncounted(why),
            PushMeaning::Player(usual, other) | PushMeaning::Floor(usual, other) => {
                let [first, second] = self.choices(usual, other)?;
                if first == second {
                    return self.outcome(usual.into(), why);
                }
                Ok(ActionOutcome { action: PushAction::Floor, ..first })
            }
            PushMeaning::Unclear(usual, _) => {
                let mut more = Reasons::NONE;
                let first = self.outcome(usual.into(), &mut more)?;
                why.extend(&more);
                Ok(ActionOutcome { action: PushAction::Floor, ..first })
            }
        }
    }

    /// Returns the outcome of each choice.
    pub(super) fn choices(
        &self,
        usual: PushChoice,
        other: PushChoice,
    ) -> Result<[ActionOutcome; 2], SituationFault> {
        let mut ignored = Reasons::NONE;
        let first = self.outcome(usual.into(), &mut ignored)?;
        Ok([first, self.outcome(other.into(), &mut ignored)?])
    }

    fn fold(&self, loses: Chips) -> ActionOutcome {
        self.capped_outcome(PushAction::Fold, loses)
    }

    fn call(&self, why: &mut Reasons) -> ActionOutcome {
        if !self.must_pay() {
            return self.capped_outcome(PushAction::Check, self.bet_in_front());
        }
        match self.all {
            Some(all) if all < self.bet() => {
                why.step(ReasonStep::WholeStack { all });
                self.capped_outcome(PushAction::AllIn, all)
            }
            _ => self.capped_outcome(PushAction::Call, self.bet()),
        }
    }

    fn raise(&self, wished: Chips, why: &mut Reasons) -> Result<ActionOutcome, SituationFault> {
        if let Some(closed) = self.closed() {
            return Ok(self.limit_to_call(closed, why));
        }
        let to = self.within_limits(wished.max(self.least_to), why)?;
        if matches!(self.facing.betting, Betting::Limit(_)) {
            why.by(Topic::FixedLimit, ReasonStep::OneBet { to });
        } else if wished < to && !wished.is_zero() {
            let topic = if self.bet().is_zero() { Topic::Underbet } else { Topic::HalfRaise };
            why.rule(topic);
            if self.all.is_none_or(|all| all >= to) {
                why.step(ReasonStep::BroughtUp { from: wished, to });
            }
        }
        match self.all {
            Some(all) if all <= to => {
                if all < to {
                    why.step(ReasonStep::WholeStack { all });
                }
                Ok(if all <= self.bet() {
                    self.call(why)
                } else {
                    self.capped_outcome(PushAction::AllIn, all)
                })
            }
            _ => Ok(self.capped_outcome(self.bet_or_raise(), to)),
        }
    }

    fn all_in(&self, all: Chips, why: &mut Reasons) -> Result<ActionOutcome, SituationFault> {
        if all <= self.bet() {
            return Ok(self.capped_outcome(PushAction::AllIn, all));
        }
        if let Some(closed) = self.closed() {
            return Ok(self.limit_to_call(closed, why));
        }
        let to = self.within_limits(all, why)?;
        if to == all {
            return Ok(self.capped_outcome(PushAction::AllIn, all));
        }
        if matches!(self.facing.betting, Betting::Limit(_)) {
            why.push_first(Topic::FixedLimit, ReasonStep::OneBet { to });
        }
        Ok(self.capped_outcome(self.bet_or_raise(), to))
    }

    /// Returns a count of the stack as the outcome, unless a raise is not allowed at all.
    fn all_in_uncounted(&self, why: &mut Reasons) -> Result<ActionOutcome, SituationFault> {
        if let Some(closed) = self.closed() {
            return Ok(self.limit_to_call(closed, why));
        }
        why.step(ReasonStep::CountStack);
        if let Some(most) = self.most_to()? {
            let limit = matches!(self.facing.betting, Betting::Limit(_));
            why.by(
                if limit { Topic::FixedLimit } else { Topic::PotSize },
                ReasonStep::AtMost { most },
            );
        }
        Ok(self.capped_outcome(PushAction::AllIn, self.chips_in_front().max(self.bet_in_front())))
    }

    fn limit_to_call(&self, closed: NoRaiseReason, why: &mut Reasons) -> ActionOutcome {
        match closed {
            NoRaiseReason::Unopposed => why.push_first(Topic::UncalledBet, ReasonStep::Unopposed),
            NoRaiseReason::NotReopened { since, needed } => {
                why.push_first(Topic::Reopening, ReasonStep::NotReopened { since, needed });
            }
            NoRaiseReason::Capped { raises } => {
                why.push_first(Topic::RaiseCap, ReasonStep::Capped { raises });
            }
        }
        self.call(why)
    }

    /// Limits the amount to the pot, or to one bet.
    fn within_limits(&self, to: Chips, why: &mut Reasons) -> Result<Chips, SituationFault> {
        match self.most_to()? {
            Some(most) if to > most => {
                if self.facing.betting == Betting::PotLimit {
                    why.push_first(Topic::PotSize, ReasonStep::CutToPot { most });
                }
                Ok(most)
            }
            _ => Ok(to),
        }
    }

    const fn bet_or_raise(&self) -> PushAction {
        if self.facing.bet.is_zero() { PushAction::Bet } else { PushAction::Raise }
    }

    /// Limits the total to the player's chips.
    fn capped_outcome(&self, action: PushAction, total: Chips) -> ActionOutcome {
        let total = self.all.map_or(total, |all| total.min(all));
        let there = self.chips_in_front();
        ActionOutcome { action, total, add: total.minus(there), back: there.minus(total) }
    }
}
