//! Badugi: the most cards with no rank or suit in common, then the lowest, with a low ace.

use std::cmp::Reverse;

use bottone_base::cards::Cards;

use super::{
    by_rank::{ByRank, suits},
    choice::{better, each_choice},
    ranks::Ranks,
};

/// Returns the ranks of the best badugi, and the cards that make it.
pub(super) fn best(cards: Cards) -> (Ranks, Cards) {
    let best = (1..=4).rev().find_map(|count| {
        let mut best = None;
        each_choice(cards, count, Cards::NONE, &mut |chosen| {
            better(&mut best, is_badugi(chosen).then(|| Reverse(ranks(chosen))), chosen);
        });
        best
    });
    best.map_or((Ranks::NONE, Cards::NONE), |(Reverse(ranks), chosen)| (ranks, chosen))
}

fn is_badugi(cards: Cards) -> bool {
    ByRank::of(cards).two == 0 && suits(cards).iter().all(|suited| suited.count_ones() <= 1)
}

fn ranks(cards: Cards) -> Ranks {
    Ranks::highest(ByRank::of(cards).ace_low().one, 4)
}
