//! Chips of an earlier bet that are still in front when new ones come.

use super::{
    PulledCover,
    case::Case,
    cites::Topic,
    reasons::{Reasons, Step},
    situation::Pulled,
};
use crate::rules::chips::Chips;

/// What chips are ruled, together.
#[derive(Clone, Copy)]
pub(super) struct Pile {
    pub(super) total: Chips,
    pub(super) kind: Kind,
}

/// How they are ruled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// One oversized chip, or every chip needed, is a call.
    NewChips,
    /// One bet of several chips: only half a raise counts.
    Combined,
}

impl Case<'_> {
    /// The chips that count, and how (TDA 2024 rule 46 with its addendum, WSOP T98).
    pub(super) fn pile(&self, why: &mut Reasons) -> Pile {
        let combined = |total| Pile { total, kind: Kind::Combined };
        let new = |total| Pile { total, kind: Kind::NewChips };
        if self.front.is_zero() {
            return new(self.pushed);
        }
        let covers = self.front >= self.bet();
        match self.pulled {
            Pulled::Part => {
                why.by(Topic::FrontChips, Step::FrontPartly { left: self.left });
                combined(self.there())
            }
            Pulled::Nothing if covers => {
                why.by(Topic::FrontChips, Step::FrontCovers { front: self.front });
                combined(self.there())
            }
            Pulled::All if covers => self.cover_pulled(why),
            Pulled::Nothing => {
                why.by(Topic::FrontChips, Step::FrontLeft { front: self.left });
                new(self.there())
            }
            Pulled::All => {
                why.by(Topic::FrontChips, Step::FrontPulled);
                new(self.pushed)
            }
        }
    }

    /// The chips in front covered the call, and all of them were pulled back. New chips that are
    /// the call to the chip are a call (TDA 2024 rule 41-B).
    fn cover_pulled(&self, why: &mut Reasons) -> Pile {
        let alone = Pile { total: self.pushed, kind: Kind::NewChips };
        if self.pushed == self.bet() {
            return alone;
        }
        let one_over = self.situation.push.len() == 1 && self.pushed > self.bet();
        match self.rules.pulled_cover {
            PulledCover::Call if one_over => alone,
            PulledCover::NewChip if one_over => {
                why.by(Topic::FrontChips, Step::FrontReplaced { chip: self.pushed });
                Pile { kind: Kind::Combined, ..alone }
            }
            PulledCover::AllChips | PulledCover::NewChip | PulledCover::Call => {
                why.by(Topic::FrontChips, Step::FrontCovers { front: self.front });
                let total = self.front.plus(self.pushed);
                let total = self.all.map_or(total, |all| total.min(all));
                Pile { total, kind: Kind::Combined }
            }
        }
    }
}
