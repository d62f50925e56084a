//! Chips of an earlier bet that are still in front when new ones come.

use super::{
    PulledCover,
    case::Case,
    cites::Topic,
    reasons::{Reasons, Step},
    situation::Pulled,
};
use crate::rules::chips::Chips;

/// The chips that are ruled on together.
#[derive(Clone, Copy)]
pub(super) struct Pile {
    pub(super) total: Chips,
    pub(super) kind: PushRule,
}

/// The rule for them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PushRule {
    /// One oversized chip, or chips that are all needed, is a call.
    NewChips,
    /// One bet of several chips: only half a raise counts.
    Combined,
}

/// The chips added to those in front.
#[derive(Clone, Copy)]
pub(super) enum New {
    /// One chip of this value.
    Chip(Chips),
    /// Several chips with this total, or a spoken amount.
    Several(Chips),
}

impl Case<'_> {
    /// Returns the pushed chips.
    pub(super) fn new_chips(&self) -> New {
        match &*self.situation.push {
            [chip] => New::Chip(*chip),
            _ => New::Several(self.pushed),
        }
    }

    /// Returns the chips that count, and the rule for them (TDA 2024 rule 46 with its addendum,
    /// WSOP T98).
    pub(super) fn pile(&self, added: New, why: &mut Reasons) -> Pile {
        let combined = |total| Pile { total, kind: PushRule::Combined };
        let new = |total| Pile { total, kind: PushRule::NewChips };
        let (New::Chip(pushed) | New::Several(pushed)) = added;
        let there = self.left.plus(pushed);
        if self.front.is_zero() {
            return new(pushed);
        }
        let covers = self.front >= self.bet();
        match self.pulled {
            Pulled::Part => {
                why.by(Topic::FrontChips, Step::FrontPartly { left: self.left });
                combined(there)
            }
            Pulled::Nothing if covers => {
                why.by(Topic::FrontChips, Step::FrontCovers { front: self.front });
                combined(there)
            }
            Pulled::All if covers && !self.is_call_after_cover(added) => {
                why.by(Topic::FrontChips, Step::FrontReplaced);
                combined(pushed)
            }
            Pulled::Nothing => {
                why.by(Topic::FrontChips, Step::FrontLeft { front: self.left });
                new(there)
            }
            Pulled::All if covers => new(pushed),
            Pulled::All => {
                why.by(Topic::FrontChips, Step::FrontPulled);
                new(pushed)
            }
        }
    }

    /// Returns whether one oversized chip is a call, after chips that covered the call were pulled
    /// back.
    fn is_call_after_cover(&self, added: New) -> bool {
        self.rules.pulled_cover == PulledCover::Call
            && matches!(added, New::Chip(chip) if chip > self.bet())
    }
}
