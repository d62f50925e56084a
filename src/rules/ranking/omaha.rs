//! Omaha: two of the player's own cards, be they four, five or six, and three of the board.

use super::{
    choice::{better, choices, each_choice},
    high::{self, Hand},
    low::eight_or_better,
};
use crate::rules::cards::Cards;

/// The best hand for the high.
pub(super) fn high(own: Cards, board: Cards) -> Hand {
    let threes = threes(board);
    let mut best = high::best(Cards::NONE);
    each_two(own, |two| {
        // No three of the board make more of two cards than all of it does.
        if high::best(two.union(board)) > best {
            let hands = threes.iter().map(|three| high::best(two.union(*three)));
            best = hands.fold(best, Hand::max);
        }
    });
    best
}

/// The best hand of eight or better.
pub(super) fn low(own: Cards, board: Cards) -> Option<Hand> {
    let threes = threes(board);
    let mut best: Option<Hand> = None;
    each_two(own, |two| {
        let bound = eight_or_better(two.union(board));
        if bound.is_some_and(|bound| best.is_none_or(|best| bound < best)) {
            let hands = threes.iter().filter_map(|three| eight_or_better(two.union(*three)));
            best = hands.chain(best).min();
        }
    });
    best
}

/// The five cards that are worth the most.
pub(super) fn five<Worth: Ord>(
    own: Cards,
    board: Cards,
    worth: impl Fn(Cards) -> Option<Worth>,
) -> Option<Cards> {
    let threes = threes(board);
    let mut best = None;
    each_two(own, |two| {
        for five in threes.iter().map(|three| two.union(*three)) {
            better(&mut best, worth(five), five);
        }
    });
    best.map(|(_, five)| five)
}

/// Shows every two of a player's own cards; in a hand that is short of cards, as many as there are.
fn each_two(own: Cards, mut show: impl FnMut(Cards)) {
    each_choice(own, own.len().min(2), Cards::NONE, &mut show);
}

/// Every three of the board; before the flop, as many as there are.
fn threes(board: Cards) -> Vec<Cards> {
    choices(board, board.len().min(3))
}
