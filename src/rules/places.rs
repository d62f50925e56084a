//! The places of the players who bust in one hand.

use std::{cmp::Reverse, collections::BTreeMap};

use bottone_base::{chips::Chips, places::FinishPlace, seat::TableNo};

use super::rulebook::BustRanking;

/// A busted player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BustedPlayer<T> {
    pub who: T,
    pub table: TableNo,
    /// The stack at the start of the hand, as the rule book counts it ([`BustRanking::counted`]);
    /// `None` if it was not recorded.
    pub stack: Option<Chips>,
}

/// Returns the places of the players who bust in one hand, the best first, with `left` players
/// still in.
///
/// At one table the larger starting stack finishes higher, and equal stacks tie (rules §2.7: WSOP
/// 2026 tournament rule 126-b, Robert's Rules 15). If all tables played the hand together,
/// `together` is the ranking of the house's rule book: TDA 2024 speaks only of that hand. Players
/// compared by their stacks share the place if a stack was not recorded.
pub fn of_one_hand<T: Copy>(
    out: &[BustedPlayer<T>],
    left: u32,
    together: Option<BustRanking>,
) -> Vec<(T, FinishPlace)> {
    let by_stack = together.is_none_or(|by| by.is_by_stack(out.iter().map(|one| one.table)));
    let table_by_table = together == Some(BustRanking::StackAtEachTable);
    let among = |one: &BustedPlayer<T>| table_by_table.then_some(one.table);
    let mut stacks: BTreeMap<Option<TableNo>, Vec<Option<Chips>>> = BTreeMap::new();
    for one in out {
        stacks.entry(among(one)).or_default().push(one.stack);
    }
    for stacks in stacks.values_mut() {
        stacks.sort_unstable_by_key(|stack| Reverse(*stack));
        stacks.dedup();
    }
    // The number of larger stacks in the player's comparison group. A missing stack ranks last.
    let behind = |one: &BustedPlayer<T>| match stacks.get(&among(one)) {
        Some(stacks) if by_stack && stacks.last().is_some_and(Option::is_some) => {
            stacks.partition_point(|other| *other > one.stack)
        }
        _ => 0,
    };
    let mut ranked: Vec<(usize, T)> = out.iter().map(|one| (behind(one), one.who)).collect();
    ranked.sort_by_key(|(behind, _)| *behind);
    let mut better = left;
    let mut places = Vec::with_capacity(ranked.len());
    for tied in ranked.chunk_by(|one, other| one.0 == other.0) {
        let last = better.saturating_add(u32::try_from(tied.len()).unwrap_or(u32::MAX));
        let place = FinishPlace { first: better.saturating_add(1), last };
        places.extend(tied.iter().map(|(_, who)| (*who, place)));
        better = last;
    }
    places
}
