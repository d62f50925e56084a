//! The finishing order of players who bust in one hand.

use bottone_base::{chips::Chips, seat::TableNo};

use super::{FloorRuling, Reason};
use crate::{
    places::{BustedPlayer, of_one_hand},
    rulebook::{BustRanking, Rulebook},
};

/// A busted player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BustedStack {
    pub table: TableNo,
    /// The stack at the start of the hand.
    pub stack: Chips,
    /// The big blind ante that the player posted in the hand.
    pub ante: Chips,
}

/// The way in which the tables played the hand. Busts at two tables belong to one hand only if the
/// tables played together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayMode {
    /// Each table on its own.
    Apart,
    /// Hand for hand.
    Together,
}

/// The finishing order of two players who busted in the same hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BustVerdict {
    First,
    /// The second player finishes higher.
    Second,
    /// The two share the place.
    Shared,
}

/// Returns whether `first` finishes above `second`, when both bust in the same hand (WSOP tournament rule 126.b,
/// TDA 2026 rule 22, Robert's Rules 15, TDA 2024 recommended procedure 8-A). The places are those of
/// [`of_one_hand`].
pub fn busts(
    rules: &Rulebook,
    played: PlayMode,
    first: BustedStack,
    second: BustedStack,
) -> FloorRuling<BustVerdict> {
    let ranking = rules.bubble.busts;
    let one_table = first.table == second.table;
    let alone = one_table && played == PlayMode::Apart;
    let together = (!alone).then_some(ranking);
    let busted = |who: bool, bust: BustedStack| BustedPlayer {
        who,
        table: bust.table,
        stack: Some(ranking.counted(bust.stack, bust.ante)),
    };
    let places = of_one_hand(&[busted(true, first), busted(false, second)], 0, together);
    let verdict = match *places {
        [(_, one), (_, other)] if one == other => BustVerdict::Shared,
        [(true, _), ..] => BustVerdict::First,
        _ => BustVerdict::Second,
    };
    let by_stack = one_table || ranking == BustRanking::Stack;
    let reason = match ranking {
        BustRanking::Shared if alone => Reason::LargerStackAtOneTable,
        BustRanking::Shared => Reason::SharedBust,
        _ if !by_stack => Reason::DifferentTables,
        BustRanking::StackAtOneTable | BustRanking::StackAtEachTable | BustRanking::Stack => {
            Reason::LargerStack
        }
        BustRanking::StackAfterAnte => Reason::LargerStackAfterAnte,
    };
    FloorRuling::of(rules, verdict, reason)
}
