//! Chips pushed in silence, and an amount said alone, which is the same.

use std::cmp::Ordering;

use super::{
    ExactlyHalf, HalfOf, LastChips, Undercall,
    case::Case,
    cites::Topic,
    front::{Kind, Pile},
    legal::{Choice, Wish},
    reasons::{Reasons, Step},
    situation::Pulled,
};
use crate::rules::{betting::Betting, chips::Chips};

impl Case<'_> {
    /// What the chips alone mean.
    pub(super) fn by_chips(&self, why: &mut Reasons) -> Wish {
        let chips = &self.situation.push;
        if self.bet().is_zero() {
            why.rule(if chips.len() == 1 { Topic::Overchip } else { Topic::WaysToRaise });
            return Wish::Raise(self.pushed);
        }
        let pile = self.pile(why);
        let Some(smallest) = chips.iter().copied().min() else {
            // Nothing is pushed yet, but a chip was pulled back.
            why.above(Topic::PulledBack, Step::PulledBack);
            return Wish::Call;
        };
        let total = pile.total;
        if total < self.bet() {
            return self.less_than_the_call(total, why);
        }
        if pile.kind == Kind::NewChips
            && let Some(wish) = self.is_a_call(total, smallest, why)
        {
            return wish;
        }
        if total == self.bet() {
            why.by(Topic::WaysToCall, Step::Exactly);
            return Wish::Call;
        }
        if self.last_chips() && self.rules.last_chips == LastChips::AllIn {
            why.by(Topic::LastChips, Step::LastChips);
            return Wish::AllIn(total);
        }
        self.half(pile, why)
    }

    /// One chip, the exact amount, or chips of which every one is needed.
    fn is_a_call(&self, total: Chips, smallest: Chips, why: &mut Reasons) -> Option<Wish> {
        let without = total.minus(smallest);
        if total == self.bet() {
            why.by(Topic::WaysToCall, Step::Exactly);
        } else if self.situation.push.len() == 1 {
            why.by(Topic::Overchip, Step::OneChip { chip: smallest });
        } else if without < self.bet() {
            why.by(Topic::EveryChip, Step::EveryChip { smallest, without });
        } else {
            why.step(Step::ChipNotNeeded { smallest, without });
            return None;
        }
        Some(Wish::Call)
    }

    /// Half a raise or more over the call is a raise (TDA 2024 rule 43-A, WSOP T95; in limit a full
    /// bet plus half: WSOP L140).
    fn half(&self, pile: Pile, why: &mut Reasons) -> Wish {
        let total = pile.total;
        let of = match (self.rules.half_of, self.facing.betting) {
            (_, Betting::Limit(bet)) => bet,
            (HalfOf::LeastRaise, _) => self.facing.raise,
            (HalfOf::Bet, _) => self.bet(),
        };
        let line = self.bet().plus(Chips::new(of.get().div_ceil(2)));
        let reached = Step::HalfReached { of, total, line };
        let missed = Step::HalfMissed { of, total, line };
        match (total.minus(self.bet()).times(2).cmp(&of), self.rules.exactly_half) {
            (Ordering::Greater, _) | (Ordering::Equal, ExactlyHalf::Raise) => {
                why.by(Topic::HalfRaise, reached);
                Wish::Raise(total)
            }
            (Ordering::Equal, ExactlyHalf::Floor) if self.closed().is_none() => {
                why.by(Topic::HalfRaise, Step::HalfOpen { line });
                Wish::Floor(Choice::Raise(total), Choice::Call)
            }
            _ => {
                why.by(Topic::HalfRaise, missed);
                Wish::Call
            }
        }
    }

    /// An amount said alone (TDA 2024 rule 40-C): it has no chips of its own, so only half a raise
    /// counts. What is still to be called is as good an answer as the whole bet.
    pub(super) fn by_amount(&self, amount: Chips, why: &mut Reasons) -> Wish {
        why.by(Topic::AmountAlone, Step::AmountAlone { amount });
        if self.bet().is_zero() {
            return Wish::Raise(amount);
        }
        let amount = self.all.map_or(amount, |all| amount.min(all));
        if !self.must_pay() && amount <= self.bet() {
            return Wish::Check;
        }
        if amount == self.bet() || amount == self.facing.to_call() {
            why.by(Topic::WaysToCall, Step::Exactly);
            return Wish::Call;
        }
        if amount < self.bet() {
            return self.less_than_the_call(amount, why);
        }
        if self.all == Some(amount) && self.rules.last_chips == LastChips::AllIn {
            why.by(Topic::LastChips, Step::LastChips);
            return Wish::AllIn(amount);
        }
        self.half(Pile { total: amount, kind: Kind::Combined }, why)
    }

    /// An undercall (TDA 2024 rule 51-B), unless the player has no more.
    fn less_than_the_call(&self, total: Chips, why: &mut Reasons) -> Wish {
        if self.all == Some(total) {
            why.step(Step::AllHeHas { all: total });
            why.rule(Topic::LastChips);
            return Wish::AllIn(total);
        }
        if !self.must_pay() {
            why.rule(Topic::FrontChips);
            return Wish::Check;
        }
        let bet = self.bet();
        why.by(Topic::Undercall, Step::Undercall { total, bet });
        if self.pushed < self.facing.least && !self.pushed.is_zero() {
            why.by(Topic::WaysToCall, Step::TinyChip);
            why.penalty = true;
        }
        if self.pulled != Pulled::Nothing {
            why.above(Topic::PulledBack, Step::PulledBack);
        } else if self.rules.undercall == Undercall::Call {
            why.step(Step::AlwaysCall);
        } else if self.situation.live == 2 {
            why.step(Step::HeadsUp);
        } else if self.situation.opener {
            why.step(Step::OpeningBet);
        } else {
            let loses = self.forfeit(total);
            why.step(Step::Forfeit { chips: loses });
            return Wish::Floor(Choice::Call, Choice::Fold { loses });
        }
        Wish::Call
    }

    /// What a fold after an undercall loses: what the chips were worth as a call of the bet before
    /// the last raise (TDA 2024 addendum to rule 51, 4), or all of them.
    fn forfeit(&self, total: Chips) -> Chips {
        let before = self.bet().minus(self.facing.raise);
        let chips = &self.situation.push;
        let smallest = chips.iter().copied().min().unwrap_or_default();
        let is_a_call = total > before
            && !before.is_zero()
            && !chips.is_empty()
            && (chips.len() == 1 || total.minus(smallest) < before);
        let loses = if is_a_call { before } else { total };
        loses.max(self.stands()).min(total.max(self.stands()))
    }
}
