//! Hand for hand, and the finishing order of players who bust together.

use std::collections::BTreeSet;

use bottone_base::{chips::Chips, seat::TableNo, time::Span};
use serde::{Deserialize, Serialize};

/// The switches of the bubble.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BubbleRules {
    /// The time that the clock loses for each hand played hand for hand.
    pub hand_for_hand: HandForHand,
    /// The finishing order of players who bust in the same hand.
    pub busts: BustRanking,
}

/// The time that the clock loses for one hand played hand for hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HandForHand {
    /// Two minutes (TDA 2024 recommended procedure 8-C and 8-D, WSOP tournament rule 126).
    #[default]
    TwoMinutes,
    /// The actual time, at most three minutes (TDA 2024 recommended procedure 8-B, which does not
    /// agree with 8-C and 8-D).
    AtMostThreeMinutes,
}

/// The finishing order of players who bust in the same hand. Equal stacks share the place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BustRanking {
    /// The players share the places regardless of their stacks (the example of TDA 2024 recommended
    /// procedure 8-A).
    #[default]
    Shared,
    /// At one table, the larger stack at the start of the hand finishes higher; at different tables
    /// players share (WSOP tournament rule 126.b). If two bust at one table and one at another, all
    /// of them share.
    StackAtOneTable,
    /// As `StackAtOneTable`, but if several tables lose players, those of one table still finish by
    /// their stacks. The best of each table share, then the next of each (WSOP tournament rule
    /// 126.b, to the letter).
    StackAtEachTable,
    /// As `StackAtOneTable`, after the big blind ante is subtracted from the stack (TDA 2026 rule
    /// 22).
    StackAfterAnte,
    /// The larger stack at the start of the hand, at any table (Robert's Rules 15).
    Stack,
}

impl HandForHand {
    /// The longest time that one hand takes off the clock.
    const LONGEST: Span = Span::from_minutes(3);

    /// Returns the time that a hand of this length takes off the clock.
    pub fn lost(self, took: Span) -> Span {
        match self {
            Self::TwoMinutes => Span::from_minutes(2),
            Self::AtMostThreeMinutes => took.min(Self::LONGEST).max(Span::ZERO),
        }
    }
}

impl BustRanking {
    /// Returns whether any players who bust at these tables finish by their stacks, if all tables
    /// played the hand together.
    pub fn is_by_stack(self, mut tables: impl Iterator<Item = TableNo>) -> bool {
        match self {
            Self::Shared => false,
            Self::Stack => true,
            Self::StackAtOneTable | Self::StackAfterAnte => {
                let first = tables.next();
                tables.all(|table| first == Some(table))
            }
            Self::StackAtEachTable => {
                let mut seen = BTreeSet::new();
                !tables.all(|table| seen.insert(table))
            }
        }
    }

    /// Returns the chips that count when stacks at the start of a hand are compared. `ante` is the
    /// big blind ante that the player posted.
    #[must_use]
    pub const fn counted(self, stack: Chips, ante: Chips) -> Chips {
        match self {
            Self::StackAfterAnte => stack.minus(ante),
            Self::Shared | Self::StackAtOneTable | Self::StackAtEachTable | Self::Stack => stack,
        }
    }
}
