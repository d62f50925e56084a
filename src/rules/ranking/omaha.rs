//! Omaha: two of the player's own cards, be they four, five or six, and three of the board.

use super::{
    choice::{better, each_choice},
    high::{self, Hand},
    low::eight_or_better,
};
use crate::rules::cards::Cards;

/// The best hand for the high.
pub(super) fn high(own: Cards, board: Cards) -> Hand {
    let mut best = high::best(Cards::NONE);
    each_hand(own, board, |five| best = best.max(high::best(five)));
    best
}

/// The best hand of eight or better.
pub(super) fn low(own: Cards, board: Cards) -> Option<Hand> {
    let mut best: Option<Hand> = None;
    each_hand(own, board, |five| {
        if let Some(hand) = eight_or_better(five) {
            best = Some(best.map_or(hand, |best| best.min(hand)));
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
    let mut best = None;
    each_hand(own, board, |five| better(&mut best, worth(five), five));
    best.map(|(_, five)| five)
}

/// Shows every hand that a player can make; before the flop and in a hand that is short of cards,
/// of as many as there are.
fn each_hand(own: Cards, board: Cards, mut show: impl FnMut(Cards)) {
    each_choice(own, own.len().min(2), Cards::NONE, &mut |two| {
        each_choice(board, board.len().min(3), two, &mut show);
    });
}
