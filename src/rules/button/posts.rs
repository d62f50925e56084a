//! The blinds posted, and the blinds owed.

use bottone_base::seat::{MOST_SEATS, SeatNo, Seats};
use serde::{Deserialize, Serialize};

use super::{Blind, Positions};

/// The blinds of one hand, at most one for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Posts {
    small: Seats,
    big: Seats,
}

impl Posts {
    /// Returns the blinds of the positions. A small blind without a player is dead.
    pub(super) fn at(positions: Positions, dealt: Seats) -> Self {
        let small = dealt.intersection(Seats::NONE.with(positions.small));
        Self { small, big: Seats::NONE.with(positions.big) }
    }

    /// Returns the blinds that these players would have posted on the seats that the blinds
    /// skipped.
    pub(super) fn skipped(from: Positions, to: Positions, players: Seats) -> Self {
        Self {
            small: players.between(from.small, to.small),
            big: players.between(from.big, to.big),
        }
    }

    pub(super) const fn union(self, those: Self) -> Self {
        Self { small: self.small.union(those.small), big: self.big.union(those.big) }
    }

    /// Returns the blind that the player on `seat` posts.
    pub(super) const fn by(self, seat: SeatNo) -> Option<Blind> {
        if self.big.contains(seat) {
            Some(Blind::Big)
        } else if self.small.contains(seat) {
            Some(Blind::Small)
        } else {
            None
        }
    }

    /// Returns the posts clockwise, ending with the big blind on its position.
    pub(super) fn up_to(self, big: SeatNo) -> impl Iterator<Item = (SeatNo, Blind)> + Clone {
        let seats = self.small.union(self.big).clockwise_from(big);
        seats.filter_map(move |seat| self.by(seat).map(|blind| (seat, blind)))
    }
}

/// The small blinds still to be posted, by seat. A skipped big blind is posted at once, so only
/// small blinds are owed for longer than a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct BlindDebts([u8; MOST_SEATS as usize]);

impl BlindDebts {
    /// Returns the debts of these players. Players who left took their debts with them.
    pub(super) fn of(mut self, players: Seats) -> Self {
        for seat in SeatNo::up_to(MOST_SEATS).filter(|&seat| !players.contains(seat)) {
            self.0[seat.index()] = 0;
        }
        self
    }

    /// Collects the blinds due now and the blinds owed: one from each player, the big one first.
    /// Returns the posts and the remaining debts.
    pub(super) fn settle(mut self, due: Posts) -> (Posts, Self) {
        let mut posts = Posts { small: Seats::NONE, big: due.big };
        for seat in SeatNo::up_to(MOST_SEATS) {
            let owes = &mut self.0[seat.index()];
            *owes = owes.saturating_add(u8::from(due.small.contains(seat)));
            if *owes > 0 && !due.big.contains(seat) {
                *owes -= 1;
                posts.small.insert(seat);
            }
        }
        (posts, self)
    }
}
