//! One table for balancing: the player who leaves first, and the worst seat.

use std::cmp::Reverse;

use bottone_base::seat::{MOST_SEATS, SeatNo, Seats, TableNo, strictly_between};

use crate::button::{ButtonRule, LastHand, Newcomers, NextHand, Positions, next_hand};

/// A table for balancing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSeats {
    pub table: TableNo,
    pub size: u8,
    /// Seats with a player.
    pub occupied: Seats,
    /// The seats that may not be filled. A player who sits in one stays.
    pub closed: Seats,
    /// The seats whose player may not be moved.
    pub fixed: Seats,
    /// The positions of the coming hand; `None` if they are unknown. They are ignored with fewer
    /// than two players.
    pub next: Option<Positions>,
    /// The number of earlier moves of the player in each seat, by [`SeatNo::index`].
    pub moved: [u8; MOST_SEATS as usize],
    /// The order in which seats opened, by [`SeatNo::index`]: the larger, the later; 0 if the seat
    /// was never occupied.
    pub opened: [u16; MOST_SEATS as usize],
    /// The empty seats not due to an elimination: never occupied, or left by a moved player. A
    /// table is not short because of them (TDA 2024 rule 11-D).
    pub vacant: Seats,
}

impl TableSeats {
    /// Returns a table of `size` without players.
    pub const fn empty(table: TableNo, size: u8, closed: Seats) -> Self {
        Self {
            table,
            size,
            occupied: Seats::NONE,
            closed,
            fixed: Seats::NONE,
            next: None,
            moved: [0; MOST_SEATS as usize],
            opened: [0; MOST_SEATS as usize],
            vacant: Seats::NONE,
        }
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        count(self.occupied)
    }

    /// Returns the capacity: the players and the open seats.
    pub fn capacity(&self) -> u8 {
        count(self.occupied.union(self.open_seats()))
    }

    /// Returns the seats that may be given to a player.
    pub fn open_seats(&self) -> Seats {
        Seats::all(self.size).difference(self.closed).difference(self.occupied)
    }

    /// Returns the number of seats left empty by an elimination.
    pub(super) fn eliminated(&self) -> u8 {
        count(Seats::all(self.size).difference(self.occupied).difference(self.vacant))
    }

    /// Returns the seats whose player may be moved.
    pub fn movable(&self) -> Seats {
        self.occupied.difference(self.fixed)
    }

    /// Returns whether a hand can be dealt here, so that there is a button.
    pub(super) fn has_positions(&self) -> bool {
        self.occupied.len() >= 2
    }

    /// Returns the table, without positions if it cannot have any.
    pub(super) fn with_its_positions(&self) -> Self {
        Self { next: self.next.filter(|_| self.has_positions()), ..*self }
    }

    /// Returns the players in the order of leaving: the next big blind, then the one after, and so
    /// on, without fixed players (TDA 2024 rule 11-A). `None` if the positions are unknown.
    pub fn next_big_blinds(&self) -> Option<impl Iterator<Item = SeatNo> + Clone> {
        let big = self.next?.big;
        let last = self.movable().contains(big).then_some(big);
        // The walk begins after the big blind's seat and would reach it last.
        let others = self.movable().clockwise_from(big).filter(move |&seat| seat != big);
        Some(last.into_iter().chain(others))
    }

    /// Returns the equally bad worst open seats: those that come to the big blind soonest (TDA 2024
    /// rule 11-A). Seats that must wait behind the button count only if there are no others. The
    /// coming small blind counts only if no other seat is open at all. `None` if the positions are
    /// unknown.
    pub fn worst_seats(&self) -> Option<Seats> {
        self.next?;
        let worst = self.open_seats().iter().map(|seat| self.rank(seat)).min();
        Some(self.open_seats().iter().filter(|&seat| Some(self.rank(seat)) == worst).collect())
    }

    /// Returns the seat for a player who is moved here to balance: the first of the worst seats
    /// clockwise of the small blind, and never the small blind itself (TDA 2024 rule 11-A).
    pub(super) fn seat_to_balance(&self) -> Option<SeatNo> {
        let small = self.next?.small;
        self.worst_seats()?.next(small).filter(|&seat| seat != small)
    }

    /// Returns the open seat that opened last, or the lowest of those never occupied (TDA 2024 rule
    /// 11-A on stud).
    pub(super) fn opened_last(&self) -> Option<SeatNo> {
        let opened = |seat: &SeatNo| self.opened.get(seat.index()).copied().unwrap_or_default();
        self.open_seats().iter().max_by_key(|seat| (opened(seat), Reverse(*seat)))
    }

    /// Returns the player who leaves by position for a seat of this number at another table.
    pub(super) fn at_position(&self, seat: SeatNo) -> Option<SeatNo> {
        let movable = self.movable();
        if movable.contains(seat) { Some(seat) } else { movable.next(seat) }
    }

    /// Returns whether a player who comes to `seat` now, or has just come, gets no cards in the
    /// coming hand. That is a seat strictly between the button and the small blind (TDA 2024 rule
    /// 10-A). `false` if the positions are unknown.
    pub fn waits(&self, seat: SeatNo) -> bool {
        let behind_the_button = self
            .hand_before()
            .is_some_and(|Positions { small, big, .. }| strictly_between(small, seat, big));
        behind_the_button
            && self
                .coming_hand(self.occupied.with(seat))
                .is_some_and(|hand| hand.waits.contains(seat))
    }

    /// Returns the coming hand with these players. `None` if the positions are unknown, and with
    /// fewer than two players.
    fn coming_hand(&self, players: Seats) -> Option<NextHand> {
        let last = LastHand::new(self.size, self.hand_before()?, self.occupied);
        next_hand(ButtonRule::Dead, Newcomers::ButtonToSmall, &last, players)
    }

    /// Returns the positions before the coming hand: the blinds were at the current button and
    /// small blind. With two players they change sides.
    fn hand_before(&self) -> Option<Positions> {
        let Positions { button, small, big } = self.next?;
        Some(if button == small {
            Positions { button: big, small: big, big: small }
        } else {
            Positions { button, small: button, big: small }
        })
    }

    /// Returns the number of hands until `seat` has the big blind: 0 is the coming hand. `None` if
    /// the positions are unknown.
    pub fn big_blind_in(&self, seat: SeatNo) -> Option<u8> {
        let Positions { small, big, .. } = self.next?;
        if seat == big || strictly_between(small, seat, big) {
            return Some(0);
        }
        let big_itself = u8::from(self.occupied.contains(big));
        Some(big_itself + count(self.occupied.between(big, seat)))
    }

    /// Returns a rank: the lower, the worse the seat for a moved player, and so the better the
    /// choice.
    fn rank(&self, seat: SeatNo) -> (u8, u8, bool) {
        if self.next.is_some_and(|next| next.small == seat) {
            (2, 0, false)
        } else if self.waits(seat) {
            (1, 0, false)
        } else {
            // Of two seats that reach the big blind together, the button is the better one to have.
            let button = self.next.is_some_and(|next| next.button == seat);
            (0, self.big_blind_in(seat).unwrap_or_default(), button)
        }
    }

    /// Removes the player in `seat` before the coming hand, and returns the number of the player's
    /// earlier moves. The next player has the big blind if this one had it; the button and the
    /// small blind stay where they are.
    pub fn leave(&mut self, seat: SeatNo) -> u8 {
        self.occupied.remove(seat);
        self.fixed.remove(seat);
        self.vacant.insert(seat);
        if let Some(next) = &mut self.next
            && next.big == seat
            && let Some(after) = self.occupied.next(seat)
        {
            next.big = after;
        }
        self.moved.get_mut(seat.index()).map(std::mem::take).unwrap_or_default()
    }

    /// Seats a player, now moved `moved` times, before the coming hand. Between the small and the
    /// big blind the newcomer has the big blind.
    pub fn sit(&mut self, seat: SeatNo, moved: u8) {
        self.occupied.insert(seat);
        self.vacant.remove(seat);
        if let Some(times) = self.moved.get_mut(seat.index()) {
            *times = moved;
        }
        let coming = self.coming_hand(self.occupied);
        let Some(next) = &mut self.next else { return };
        if next.button == next.small {
            // With a third player who gets cards, the button and the small blind separate.
            let parted = coming.map(|hand| hand.positions).filter(|now| now.button != now.small);
            *next = parted.unwrap_or(*next);
        } else if strictly_between(next.small, seat, next.big) {
            next.big = seat;
        }
    }
}

/// Converts the number of seats to a number of players.
pub(super) fn count(seats: Seats) -> u8 {
    u8::try_from(seats.len()).unwrap_or(MOST_SEATS)
}
