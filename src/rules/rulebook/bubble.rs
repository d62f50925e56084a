//! Hand for hand, and who finishes where when several bust together.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::rules::{chips::Chips, seat::TableNo, time::Span};

/// The switches of the bubble.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BubbleRules {
    /// What the clock loses for each hand that is played hand for hand.
    pub hand_for_hand: HandForHand,
    /// Who finishes higher of those who bust in the same hand.
    pub busts: BustRanking,
}

/// What the clock loses for one hand that is played hand for hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HandForHand {
    /// Two minutes (TDA 2024 recommended procedure 8-C and 8-D, WSOP tournament rule 126).
    #[default]
    TwoMinutes,
    /// What it took, at most three minutes (TDA 2024 recommended procedure 8-B, which does not
    /// agree with 8-C and 8-D).
    AtMostThreeMinutes,
}

/// Who finishes higher of those who bust in the same hand. Equal stacks share the place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BustRanking {
    /// They share the places, whatever they had (the example of TDA 2024 recommended procedure 8-A).
    #[default]
    Shared,
    /// At one table the larger stack at the start of the hand; at different tables they share (WSOP
    /// tournament rule 126.b). Two at one table and one at another share, all of them.
    StackAtOneTable,
    /// As `StackAtOneTable`, and where several tables lose players those of one table still finish by their
    /// stacks: the best of each table share, then the next of each (WSOP tournament rule 126.b, to the letter).
    StackAtEachTable,
    /// As `StackAtOneTable`, and the big blind ante is taken off the stack first (TDA 2026 rule 22).
    StackAfterAnte,
    /// The larger stack at the start of the hand, at whatever table (Robert's Rules 15).
    Stack,
}

impl HandForHand {
    /// The longest that one hand takes off the clock.
    const LONGEST: Span = Span::from_minutes(3);

    /// What a hand takes off the clock that was played for so long.
    pub fn lost(self, took: Span) -> Span {
        match self {
            Self::TwoMinutes => Span::from_minutes(2),
            Self::AtMostThreeMinutes => took.min(Self::LONGEST).max(Span::ZERO),
        }
    }
}

impl BustRanking {
    /// Do those who bust at these tables, in a hand that all tables played together, finish by their
    /// stacks, or some of them?
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

    /// What counts of a stack at the start of a hand in which the player posted this big blind ante.
    #[must_use]
    pub const fn counted(self, stack: Chips, ante: Chips) -> Chips {
        match self {
            Self::StackAfterAnte => stack.minus(ante),
            Self::Shared | Self::StackAtOneTable | Self::StackAtEachTable | Self::Stack => stack,
        }
    }
}
