//! Who finishes where when several bust in one hand.

use super::{Reason, Ruled};
use crate::rules::{
    chips::Chips,
    rulebook::{BustRanking, Rulebook},
    seat::TableNo,
};

/// A player who busted in a hand that all tables played together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bust {
    pub table: TableNo,
    /// The stack when the hand began.
    pub stack: Chips,
    /// The big blind ante that the player posted in it.
    pub ante: Chips,
}

/// Whether one player finishes above another who busted in the same hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BustVerdict {
    First,
    /// The second does.
    Second,
    /// They share the place.
    Shared,
}

/// Whether `first` finishes above `second`, when both bust in the same hand (WSOP tournament rule
/// 126.b, TDA 2026 rule 22, Robert's Rules 15, TDA 2024 recommended procedure 8-A).
pub fn busts(rules: &Rulebook, first: Bust, second: Bust) -> Ruled<BustVerdict> {
    let ranking = rules.bubble.busts;
    let by_stack = ranking.is_by_stack([first.table, second.table].into_iter());
    let stack = |bust: Bust| ranking.counted(bust.stack, bust.ante);
    let verdict = match stack(first).cmp(&stack(second)) {
        _ if !by_stack => BustVerdict::Shared,
        std::cmp::Ordering::Greater => BustVerdict::First,
        std::cmp::Ordering::Less => BustVerdict::Second,
        std::cmp::Ordering::Equal => BustVerdict::Shared,
    };
    let reason = match ranking {
        BustRanking::Shared => Reason::SharedBust,
        _ if !by_stack => Reason::DifferentTables,
        BustRanking::StackAtOneTable | BustRanking::StackAtEachTable | BustRanking::Stack => {
            Reason::LargerStack
        }
        BustRanking::StackAfterAnte => Reason::LargerStackAfterAnte,
    };
    Ruled::of(rules, verdict, reason)
}
