//! Omaha: two of the player's four, five or six own cards, and three of the board.

use bottone_base::cards::Cards;

use super::{
    choice::{better, choices, each_choice},
    high::{self, HighHand},
    low::eight_or_better,
};

/// Returns the best hand for the high.
pub(super) fn high(own: Cards, board: Cards) -> HighHand {
    let threes = threes(board);
    let mut best = high::best(Cards::NONE);
    each_two(own, |two| {
        // Two cards make no more with three of the board than with all of it.
        if high::best(two.union(board)) > best {
            let hands = threes.iter().map(|three| high::best(two.union(*three)));
            best = hands.fold(best, HighHand::max);
        }
    });
    best
}

/// Returns the best hand of eight or better.
pub(super) fn low(own: Cards, board: Cards) -> Option<HighHand> {
    let threes = threes(board);
    let mut best: Option<HighHand> = None;
    each_two(own, |two| {
        let bound = eight_or_better(two.union(board));
        if bound.is_some_and(|bound| best.is_none_or(|best| bound < best)) {
            let hands = threes.iter().filter_map(|three| eight_or_better(two.union(*three)));
            best = hands.chain(best).min();
        }
    });
    best
}

/// Returns the five cards with the highest worth.
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

/// Calls `show` with every two of a player's own cards; if the hand is short of cards, with all of
/// them.
fn each_two(own: Cards, mut show: impl FnMut(Cards)) {
    each_choice(own, own.len().min(2), Cards::NONE, &mut show);
}

/// Returns every three of the board; before the flop, all of its cards.
fn threes(board: Cards) -> Vec<Cards> {
    choices(board, board.len().min(3))
}
