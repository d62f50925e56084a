//! The division of one pot among its winners.

use std::cmp::Reverse;

use bottone_base::{
    cards::{Card, Rank},
    chips::Chips,
    seat::{SeatNo, Seats},
};

use super::{BothWays, OddChipRule, OddChips, PotWinners, StudOddChip, Winner};
use crate::pots::Pot;

/// The winners of a pot, as the dealer saw them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Award {
    /// The players with the best hand.
    pub high: Seats,
    /// The players with the best low; empty if none qualified, and in games without a low.
    pub low: Seats,
}

impl Award {
    /// Keeps the winners who can win this pot; a single possible winner needs no award (TDA 2024
    /// rule 17-B).
    #[must_use]
    pub fn of(self, pot: &Pot) -> Self {
        if pot.seats.len() == 1 {
            return Self { high: pot.seats, low: Seats::NONE };
        }
        let Self { high, low } = self;
        Self { high: high.intersection(pot.seats), low: low.intersection(pot.seats) }
    }
}

/// Divides one pot among the winners named by the dealer. Odd chips go by position, because the
/// cards are unknown. Without named winners all shares are empty.
pub fn award(pot: &Pot, named: Award, split: &OddChipRule) -> PotWinners {
    let Award { high, low } = named.of(pot);
    let winners = |seats: Seats| -> Vec<Winner> {
        seats.iter().map(|seat| Winner { seat, card: None }).collect()
    };
    share(pot.chips, &winners(high), &winners(low), split)
}

/// Divides one pot between the winners of its high and of its low (TDA 2024 rule 20).
///
/// If only one list has winners, they share the whole pot. Otherwise the high half has the odd
/// chip. Tied players get odd chips by the deciding card, if they have one, else clockwise from the
/// button. A rest of less than the smallest chip goes where one more odd chip would have gone.
/// Without any winners there are no shares.
pub fn share(pot: Chips, high: &[Winner], low: &[Winner], split: &OddChipRule) -> PotWinners {
    let once = high.len() == 1 || split.rules.both_ways == BothWays::AsEven;
    if low.is_empty() || (once && seats(high) == seats(low)) {
        return PotWinners { high: split.among(pot, split.by_high(high)), low: Vec::new() };
    }
    if high.is_empty() {
        return PotWinners { high: split.among(pot, split.by_low(low)), low: Vec::new() };
    }
    let half = split.part(pot, 2, 0);
    PotWinners {
        high: split.among(half, split.by_high(high)),
        low: split.among(pot.minus(half), split.by_low(low)),
    }
}

fn seats(winners: &[Winner]) -> Seats {
    winners.iter().map(|winner| winner.seat).collect()
}

impl OddChipRule {
    /// Returns one of several equal parts of an amount, for the player at this place in the line.
    fn part(&self, amount: Chips, parts: u64, place: u64) -> Chips {
        let chip = self.chip.max(Chips::new(1));
        let chips = amount.get() / chip.get();
        let rest = amount.minus(chip.times(chips));
        let (each, odd) = (chips / parts.max(1), chips % parts.max(1));
        let (more, has_rest) = match self.rules.odd_chips {
            OddChips::OneEach => (u64::from(place < odd), place == odd),
            OddChips::AllToFirst if place == 0 => (odd, true),
            OddChips::AllToFirst => (0, false),
        };
        chip.times(each + more).plus(if has_rest { rest } else { Chips::ZERO })
    }

    /// Returns these players, in line, with their shares.
    fn among(&self, amount: Chips, line: Vec<SeatNo>) -> Vec<(SeatNo, Chips)> {
        let parts = line.len() as u64;
        line.into_iter().zip(0..).map(|(seat, at)| (seat, self.part(amount, parts, at))).collect()
    }

    fn by_high(&self, winners: &[Winner]) -> Vec<SeatNo> {
        self.line(winners, |card| card.map(Reverse))
    }

    fn by_low(&self, winners: &[Winner]) -> Vec<SeatNo> {
        match self.rules.stud_odd_chip {
            StudOddChip::WinningFive => self.by_high(winners),
            StudOddChip::EveryCard => self.line(winners, |card| card.map(ace_low)),
        }
    }

    /// Sorts by the deciding card; players without one, or with the same, go clockwise from the
    /// button.
    fn line<K: Ord>(&self, winners: &[Winner], key: impl Fn(Option<Card>) -> K) -> Vec<SeatNo> {
        let mut line: Vec<_> = seats(winners).clockwise_from(self.button).collect();
        let card = |seat| winners.iter().find(|winner| winner.seat == seat)?.card;
        line.sort_by_key(|&seat| key(card(seat)));
        line
    }
}

/// Returns the sort key of cards in a low, with the ace as the lowest.
pub(super) fn ace_low(card: Card) -> (u8, Card) {
    let rank = card.rank();
    (if rank == Rank::ACE { 1 } else { rank.number() }, card)
}
