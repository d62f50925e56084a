//! Until when a hand that is over may be disputed.

use super::{Act, Reason, Ruled, is_substantial};
use crate::rules::rulebook::{PotCount, Rulebook};

/// What is disputed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dispute {
    /// How a tabled hand was read.
    Reading,
    /// How the pot was counted and shared.
    PotCount,
    /// A deck with a card too many or twice.
    FouledDeck,
}

/// When it is disputed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment<'a> {
    /// The next hand has not begun: no riffle, no shuffler button, no push of dealers.
    BeforeNextHand,
    /// In the next hand, after these acts.
    InNextHand(&'a [Act]),
    /// The hand ended in a break, so many seconds ago.
    InBreak {
        /// Seconds since the pot was awarded.
        seconds: u32,
    },
}

/// Whether the floor still hears a dispute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisputeVerdict {
    Open,
    TooLate,
}

/// Whether the floor still hears a dispute (TDA 2024 rule 22, WSOP tournament rule 76).
pub fn dispute(rules: &Rulebook, about: Dispute, moment: Moment<'_>) -> Ruled<DisputeVerdict> {
    let counts_in_next_hand =
        about != Dispute::Reading && rules.disputes.pot_count == PotCount::UntilSubstantialAction;
    let (open, reason) = match moment {
        Moment::BeforeNextHand => (true, Reason::NextHandNotBegun),
        Moment::InNextHand(_) if !counts_in_next_hand => (false, Reason::NextHandBegun),
        Moment::InNextHand(acts) if is_substantial(acts) => (false, Reason::NextHandPlayedOn),
        Moment::InNextHand(_) => (true, Reason::NextHandJustBegun),
        Moment::InBreak { seconds } => {
            (seconds <= u32::from(rules.disputes.in_break), Reason::InABreak)
        }
    };
    let verdict = if open { DisputeVerdict::Open } else { DisputeVerdict::TooLate };
    Ruled::of(rules, verdict, reason)
}
