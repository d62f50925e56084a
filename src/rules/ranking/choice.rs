//! Choosing some of many cards.

use crate::rules::cards::Cards;

/// Shows every set of so many of these cards that also has those chosen before.
pub(super) fn each_choice(of: Cards, count: usize, chosen: Cards, show: &mut impl FnMut(Cards)) {
    if count == 0 {
        return show(chosen);
    }
    let mut left = of.bits();
    while left != 0 {
        let rest = left & (left - 1);
        let first = Cards::of_bits(left ^ rest);
        left = rest;
        each_choice(Cards::of_bits(rest), count - 1, chosen.union(first), show);
    }
}

/// The five of these cards that are worth the most, the highest by suit among equals; all of them
/// where there are no more than five. Nothing where no choice is worth anything.
pub(super) fn best_five<Worth: Ord>(
    cards: Cards,
    worth: impl Fn(Cards) -> Option<Worth>,
) -> Option<Cards> {
    let mut best = None;
    each_choice(cards, cards.len().min(5), Cards::NONE, &mut |five| {
        better(&mut best, worth(five), five);
    });
    best.map(|(_, five)| five)
}

/// Keeps the better of two choices, and the higher by suit of equal ones.
pub(super) fn better<Worth: Ord>(
    best: &mut Option<(Worth, Cards)>,
    worth: Option<Worth>,
    cards: Cards,
) {
    let Some(worth) = worth else { return };
    let found = Some((worth, cards));
    if found > *best {
        *best = found;
    }
}
