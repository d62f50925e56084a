//! The pot, with the contribution of each player.

use bottone_base::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats},
};
use bottone_rules::pots::{Pots, pots};

/// An amount for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SeatAmounts([Chips; MOST_SEATS as usize]);

impl SeatAmounts {
    pub(super) const fn at(&self, seat: SeatNo) -> Chips {
        self.0[seat.index()]
    }

    pub(super) const fn add(&mut self, seat: SeatNo, chips: Chips) {
        self.0[seat.index()] = self.at(seat).plus(chips);
    }

    pub(super) const fn take(&mut self, seat: SeatNo, chips: Chips) {
        self.0[seat.index()] = self.at(seat).minus(chips);
    }

    /// Returns the seats with an amount above zero.
    pub(super) fn seats(&self) -> Seats {
        Seats::all(MOST_SEATS).iter().filter(|&seat| !self.at(seat).is_zero()).collect()
    }

    pub(super) fn sum(&self) -> Chips {
        self.0.iter().copied().sum()
    }

    pub(super) fn most(&self) -> Chips {
        self.0.iter().copied().max().unwrap_or_default()
    }
}

/// The pot. A player's contribution counts until the pot is won, over all hands through which it is
/// passed on. So a player without chips can still win from each other player the amount that they
/// matched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Kitty {
    /// The contribution of each player.
    pub(super) paid: SeatAmounts,
    /// The money that belongs to no player: a starting pot that an opener paid once more.
    pub(super) dead: Chips,
}

impl Kitty {
    pub(super) fn sum(&self) -> Chips {
        self.paid.sum().plus(self.dead)
    }

    /// Returns the main and side pots among the players who can still win.
    pub(super) fn pots(&self, dealt: Seats, live: Seats) -> Pots {
        let bets: Vec<_> = dealt.iter().map(|seat| (seat, self.paid.at(seat))).collect();
        pots(&bets, dealt.difference(live), self.dead)
    }

    /// Splits the pot into equal parts, the first to be played first. Odd chips go into the first
    /// part.
    pub(super) fn split(&self, parts: u8) -> Vec<Self> {
        let parts = u64::from(parts.max(1));
        let part = |chips: Chips| Chips::new(chips.get() / parts);
        let mut each = Self { dead: part(self.dead), ..Self::default() };
        let mut first = Self { dead: self.dead.minus(each.dead.times(parts - 1)), ..*self };
        for seat in self.paid.seats().iter() {
            each.paid.add(seat, part(self.paid.at(seat)));
            first.paid.take(seat, each.paid.at(seat).times(parts - 1));
        }
        std::iter::once(first).chain((1..parts).map(|_| each)).collect()
    }
}
