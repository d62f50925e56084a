//! How one pot is shared among those who win it.

use std::cmp::Reverse;

use super::{BothWays, OddChips, Split, StudOddChip, Winner, Won};
use crate::rules::{
    cards::{Card, Rank},
    chips::Chips,
    pots::Pot,
    seat::{SeatNo, Seats},
};

/// Who won a pot, as the dealer saw it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Award {
    /// Who had the best hand.
    pub high: Seats,
    /// Who had the best low; nobody where none qualified, and in games without one.
    pub low: Seats,
}

impl Award {
    /// Those of them who can win this pot; the only one who can needs no word (TDA 2024 rule 17-B).
    #[must_use]
    pub fn of(self, pot: &Pot) -> Self {
        if pot.seats.len() == 1 {
            return Self { high: pot.seats, low: Seats::NONE };
        }
        let Self { high, low } = self;
        Self { high: high.intersection(pot.seats), low: low.intersection(pot.seats) }
    }
}

/// Shares one pot among those who won it by the dealer's word. Odd chips go by position, the cards
/// being unknown; nobody gets anything while nobody was named.
pub fn award(pot: &Pot, named: Award, split: &Split) -> Won {
    let Award { high, low } = named.of(pot);
    let winners = |seats: Seats| -> Vec<Winner> {
        seats.iter().map(|seat| Winner { seat, card: None }).collect()
    };
    share(pot.chips, &winners(high), &winners(low), split)
}

/// Shares one pot between those who win its high and those who win its low (TDA 2024 rule 20).
///
/// Where only one list has winners they share the whole. Otherwise the high half has the odd chip.
/// Tied players get odd chips by the card that decides, if they have one, else clockwise from the
/// button. What is less than the smallest chip goes where one more odd chip would have gone. With
/// no winners at all nobody gets anything.
pub fn share(pot: Chips, high: &[Winner], low: &[Winner], split: &Split) -> Won {
    let once = high.len() == 1 || split.rules.both_ways == BothWays::AsEven;
    if low.is_empty() || (once && seats(high) == seats(low)) {
        return Won { high: split.among(pot, split.by_high(high)), low: Vec::new() };
    }
    if high.is_empty() {
        return Won { high: split.among(pot, split.by_low(low)), low: Vec::new() };
    }
    let half = split.part(pot, 2, 0);
    Won {
        high: split.among(half, split.by_high(high)),
        low: split.among(pot.minus(half), split.by_low(low)),
    }
}

fn seats(winners: &[Winner]) -> Seats {
    winners.iter().map(|winner| winner.seat).collect()
}

impl Split {
    /// One of several equal parts of an amount, for who stands at this place in the line.
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

    /// These, in line, with each one's share.
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

    /// By the card that decides; those who have none, or the same, clockwise from the button.
    fn line<K: Ord>(&self, winners: &[Winner], key: impl Fn(Option<Card>) -> K) -> Vec<SeatNo> {
        let mut line: Vec<_> = seats(winners).clockwise_from(self.button).collect();
        let card = |seat| winners.iter().find(|winner| winner.seat == seat)?.card;
        line.sort_by_key(|&seat| key(card(seat)));
        line
    }
}

/// The order of cards in a low, in which the ace is the lowest.
pub(super) fn ace_low(card: Card) -> (u8, Card) {
    let rank = card.rank();
    (if rank == Rank::ACE { 1 } else { rank.number() }, card)
}
