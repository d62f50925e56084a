//! The choice of some cards from many.

use bottone_base::cards::Cards;

/// Calls `show` with every set of `count` of these cards together with those already chosen. The
/// sets of higher cards come first, so that the best is mostly found early.
pub(super) fn each_choice(of: Cards, count: usize, chosen: Cards, show: &mut impl FnMut(Cards)) {
    if count == 0 {
        return show(chosen);
    }
    let mut left = of.bits();
    while let Some(highest) = left.checked_ilog2() {
        let first = Cards::of_bits(1 << highest);
        left ^= first.bits();
        each_choice(Cards::of_bits(left), count - 1, chosen.union(first), show);
    }
}

/// Returns every set of `count` of these cards.
pub(super) fn choices(of: Cards, count: usize) -> Vec<Cards> {
    let mut choices = Vec::with_capacity(10);
    each_choice(of, count, Cards::NONE, &mut |chosen| choices.push(chosen));
    choices
}

/// Returns the five of these cards with the highest worth, the highest by suit among equals; all of
/// them if there are at most five. `None` if no choice has any worth.
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

/// Keeps the better of two choices; of equal ones, the higher by suit.
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
