//! The time limit for disputing a finished hand.

use super::{FloorRuling, PlayerAction, Reason, is_substantial};
use crate::rulebook::{PotCount, Rulebook};

/// The subject of a dispute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dispute {
    /// The reading of a tabled hand.
    Reading,
    /// The counting and sharing of the pot.
    PotCount,
    /// A deck with an extra or a duplicate card.
    FouledDeck,
}

/// The time of a dispute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisputeTime<'a> {
    /// The next hand has not begun: no riffle, no shuffler button, no dealer push.
    BeforeNextHand,
    /// In the next hand, after these acts.
    InNextHand(&'a [PlayerAction]),
    /// The hand ended in a break, this many seconds ago.
    InBreak {
        /// The seconds since the pot was awarded.
        seconds: u32,
    },
}

/// The answer to a dispute: heard or too late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisputeVerdict {
    Open,
    TooLate,
}

/// Decides whether the floor still hears a dispute (TDA 2024 rule 22, WSOP tournament rule 76).
pub fn dispute(
    rules: &Rulebook,
    about: Dispute,
    moment: DisputeTime<'_>,
) -> FloorRuling<DisputeVerdict> {
    let counts_in_next_hand =
        about != Dispute::Reading && rules.disputes.pot_count == PotCount::UntilSubstantialAction;
    let (open, reason) = match moment {
        DisputeTime::BeforeNextHand => (true, Reason::NextHandNotBegun),
        DisputeTime::InNextHand(_) if !counts_in_next_hand => (false, Reason::NextHandBegun),
        DisputeTime::InNextHand(acts) if is_substantial(acts) => (false, Reason::NextHandPlayedOn),
        DisputeTime::InNextHand(_) => (true, Reason::NextHandJustBegun),
        DisputeTime::InBreak { seconds } => {
            (seconds <= u32::from(rules.disputes.in_break), Reason::InABreak)
        }
    };
    let verdict = if open { DisputeVerdict::Open } else { DisputeVerdict::TooLate };
    FloorRuling::of(rules, verdict, reason)
}
