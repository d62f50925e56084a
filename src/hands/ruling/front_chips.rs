//! Chips of an earlier bet that are still in front when new ones come.

use bottone_base::chips::Chips;
use bottone_rules::ruling::{PulledChips, PulledCover, cites::Topic};

use super::{
    case::Case,
    reasons::{ReasonStep, Reasons},
};

/// The chips that are ruled on together.
#[derive(Clone, Copy)]
pub(super) struct PushedChips {
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
pub(super) enum AddedChips {
    /// One chip of this value.
    Chip(Chips),
    /// Several chips with this total, or a spoken amount.
    Several(Chips),
}

impl Case<'_> {
    /// Returns the pushed chips.
    pub(super) fn new_chips(&self) -> AddedChips {
        match &*self.situation.push {
            [chip] => AddedChips::Chip(*chip),
            _ => AddedChips::Several(self.pushed),
        }
    }

    /// Returns the chips that count, and the rule for them (TDA 2024 rule 46 with its addendum,
    /// WSOP T98).
    pub(super) fn pile(&self, added: AddedChips, why: &mut Reasons) -> PushedChips {
        let combined = |total| PushedChips { total, kind: PushRule::Combined };
        let new = |total| PushedChips { total, kind: PushRule::NewChips };
        let (AddedChips::Chip(pushed) | AddedChips::Several(pushed)) = added;
        let there = self.left.plus(pushed);
        if self.front.is_zero() {
            return new(pushed);
        }
        let covers = self.front >= self.bet();
        match self.pulled {
            PulledChips::Part => {
                why.by(Topic::FrontChips, ReasonStep::FrontPartly { left: self.left });
                combined(there)
            }
            PulledChips::Nothing if covers => {
                why.by(Topic::FrontChips, ReasonStep::FrontCovers { front: self.front });
                combined(there)
            }
            PulledChips::All if covers && !self.is_call_after_cover(added) => {
                why.by(Topic::FrontChips, ReasonStep::FrontReplaced);
                combined(pushed)
            }
            PulledChips::Nothing => {
                why.by(Topic::FrontChips, ReasonStep::FrontLeft { front: self.left });
                new(there)
            }
            PulledChips::All if covers => new(pushed),
            PulledChips::All => {
                why.by(Topic::FrontChips, ReasonStep::FrontPulled);
                new(pushed)
            }
        }
    }

    /// Returns whether one oversized chip is a call, after chips that covered the call were pulled
    /// back.
    fn is_call_after_cover(&self, added: AddedChips) -> bool {
        self.rules.pulled_cover == PulledCover::Call
            && matches!(added, AddedChips::Chip(chip) if chip > self.bet())
    }
}
