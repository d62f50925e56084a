//! Chips pushed without words, and an amount said alone, which is equal to that.

use std::cmp::Ordering;

use bottone_base::chips::Chips;
use bottone_rules::{
    betting::Betting,
    ruling::{ExactlyHalf, HalfOf, LastChips, Undercall, cites::Topic},
};

use super::{
    case::Case,
    front_chips::{AddedChips, PushRule},
    legal::{PushChoice, PushMeaning},
    reasons::{ReasonStep, Reasons},
};

impl Case<'_> {
    /// Decides by the chips alone.
    pub(super) fn by_chips(&self, why: &mut Reasons) -> PushMeaning {
        let chips = &self.situation.push;
        if self.bet().is_zero() {
            why.rule(if chips.len() == 1 { Topic::Overchip } else { Topic::WaysToRaise });
            return PushMeaning::Raise(self.pushed);
        }
        let Some(smallest) = chips.iter().copied().min() else {
            return self.by_pulling(why);
        };
        let pile = self.pile(self.new_chips(), why);
        let total = pile.total;
        if total < self.bet() {
            return self.undercall(total, why);
        }
        if total == self.bet() {
            return self.exactly(why);
        }
        let all_in = self.all.filter(|_| self.last_chips() && self.last_are_all_in());
        if pile.kind == PushRule::NewChips
            && let Some(wish) = self.call_by_chips(total, smallest, all_in.is_none(), why)
        {
            return wish;
        }
        if self.closed().is_some() {
            return PushMeaning::Raise(total);
        }
        if let Some(all) = all_in {
            why.by(Topic::LastChips, ReasonStep::LastChips);
            return PushMeaning::AllIn(all);
        }
        self.half(total, why)
    }

    fn last_are_all_in(&self) -> bool {
        self.rules.last_chips == LastChips::AllIn
    }

    /// Decides a case with chips pulled back and none pushed yet.
    fn by_pulling(&self, why: &mut Reasons) -> PushMeaning {
        if self.must_call_or_raise() || !self.must_pay() {
            why.push_first(Topic::PulledBack, ReasonStep::PulledBack);
            return PushMeaning::Call;
        }
        why.push_first(Topic::PulledBack, ReasonStep::PulledFreely);
        PushMeaning::Player(PushChoice::Call, PushChoice::Fold { loses: self.bet_in_front() })
    }

    fn exactly(&self, why: &mut Reasons) -> PushMeaning {
        let step = if self.must_pay() { ReasonStep::Exactly } else { ReasonStep::NothingMore };
        why.by(Topic::WaysToCall, step);
        PushMeaning::Call
    }

    /// Decides one chip, or chips that are all needed.
    fn call_by_chips(
        &self,
        total: Chips,
        smallest: Chips,
        tells_why_not: bool,
        why: &mut Reasons,
    ) -> Option<PushMeaning> {
        let without = total.minus(smallest);
        if self.situation.push.len() == 1 {
            why.by(Topic::Overchip, ReasonStep::OneChip { chip: smallest });
        } else if without < self.bet() {
            why.by(Topic::EveryChip, ReasonStep::EveryChip { smallest, without });
        } else {
            if tells_why_not {
                why.step(ReasonStep::ChipNotNeeded { smallest, without });
            }
            return None;
        }
        Some(PushMeaning::Call)
    }

    /// Decides by half a raise: that much or more over the call is a raise (TDA 2024 rule 43-A,
    /// WSOP T95; in limit a full bet plus half: WSOP L140).
    fn half(&self, total: Chips, why: &mut Reasons) -> PushMeaning {
        let of = match (self.rules.half_of, self.facing.betting) {
            (_, Betting::Limit(bet)) => bet,
            (HalfOf::LeastRaise, _) => self.facing.raise,
            (HalfOf::Bet, _) => self.bet(),
        };
        let line = self.bet().plus(Chips::new(of.get().div_ceil(2)));
        let reached = ReasonStep::HalfReached { of, total, line };
        let missed = ReasonStep::HalfMissed { of, total, line };
        match (total.minus(self.bet()).times(2).cmp(&of), self.rules.exactly_half) {
            (Ordering::Greater, _) | (Ordering::Equal, ExactlyHalf::Raise) => {
                why.by(Topic::HalfRaise, reached);
                PushMeaning::Raise(total)
            }
            (Ordering::Equal, ExactlyHalf::Floor) => {
                why.by(Topic::HalfRaise, ReasonStep::HalfOpen { line });
                PushMeaning::Floor(PushChoice::Raise(total), PushChoice::Call)
            }
            _ => {
                why.by(Topic::HalfRaise, missed);
                PushMeaning::Call
            }
        }
    }

    /// Decides by an amount said alone (TDA 2024 rule 40-C): it has no chips of its own, so only
    /// half a raise counts. The amount still to call is as good an answer as the whole bet.
    pub(super) fn by_amount(&self, amount: Chips, why: &mut Reasons) -> PushMeaning {
        why.by(Topic::AmountAlone, ReasonStep::AmountAlone { amount });
        if self.bet().is_zero() {
            return PushMeaning::Raise(amount);
        }
        if self.must_pay() && (amount == self.bet() || amount == self.facing.to_call()) {
            return self.exactly(why);
        }
        let total = self.with_front(amount, why);
        if total < self.bet() {
            return self.undercall(total, why);
        }
        if total == self.bet() {
            return self.exactly(why);
        }
        if self.closed().is_some() {
            return PushMeaning::Raise(total);
        }
        match self.all {
            Some(all) if all > self.bet() && all <= total && self.last_are_all_in() => {
                why.by(Topic::LastChips, ReasonStep::WholeStack { all });
                PushMeaning::AllIn(all)
            }
            _ => self.half(total, why),
        }
    }

    /// Returns the total of an amount with chips in front. An amount up to those chips is added to
    /// them as chips would be; a larger amount is the whole bet.
    fn with_front(&self, amount: Chips, why: &mut Reasons) -> Chips {
        let front = self.front;
        if front.is_zero() {
            return amount;
        }
        if amount > front {
            why.step(ReasonStep::AmountIsMore { front });
            return amount;
        }
        let total = self.pile(AddedChips::Several(amount), &mut { Reasons::NONE }).total;
        if total > amount {
            why.step(ReasonStep::AmountAdded { front, total });
        }
        total
    }

    /// Decides an undercall (TDA 2024 rule 51-B), unless the player has no more.
    fn undercall(&self, total: Chips, why: &mut Reasons) -> PushMeaning {
        if let Some(all) = self.all.filter(|all| total >= *all) {
            why.step(ReasonStep::WholeStack { all });
            why.rule(Topic::LastChips);
            return PushMeaning::AllIn(all);
        }
        if !self.must_pay() {
            why.rule(Topic::FrontChips);
            return PushMeaning::Check;
        }
        let bet = self.bet();
        why.by(Topic::Undercall, ReasonStep::Undercall { total, bet });
        if let AddedChips::Chip(chip) = self.new_chips()
            && chip < self.facing.least
            && self.front.is_zero()
        {
            why.by(Topic::WaysToCall, ReasonStep::TinyChip);
            why.penalty = true;
        }
        if self.must_call_or_raise() {
            why.push_first(Topic::PulledBack, ReasonStep::PulledBack);
        } else if self.rules.undercall == Undercall::Call {
            why.step(ReasonStep::AlwaysCall);
        } else if self.situation.live == 2 {
            why.step(ReasonStep::HeadsUp);
        } else if self.situation.opener {
            why.step(ReasonStep::OpeningBet);
        } else {
            let loses = self.forfeit(total);
            why.step(ReasonStep::Forfeit { chips: loses });
            return PushMeaning::Floor(PushChoice::Call, PushChoice::Fold { loses });
        }
        PushMeaning::Call
    }

    /// Returns the chips that a fold after an undercall forfeits: all of them. One chip pushed on
    /// less than the bet before the last raise counts as a call of that bet (TDA 2024 addendum to
    /// rule 51, 4).
    fn forfeit(&self, total: Chips) -> Chips {
        let before = self.bet().minus(self.facing.raise);
        let one_chip = matches!(self.new_chips(), AddedChips::Chip(_));
        let was_a_call = one_chip && self.bet_in_front() < before && before < total;
        if was_a_call { before } else { total.max(self.bet_in_front()) }
    }
}
