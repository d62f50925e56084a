//! One table as balancing sees it: who leaves first, which seat is the worst.

use std::cmp::Reverse;

use crate::rules::button::{ButtonRule, LastHand, Newcomers, NextHand, Positions, next_hand};
use crate::rules::seat::{MOST_SEATS, SeatNo, Seats, TableNo, strictly_between};

/// A table as balancing sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSeats {
    pub table: TableNo,
    pub size: u8,
    /// Seats with a player.
    pub occupied: Seats,
    /// Seats that may not be filled. A player who sits in one stays.
    pub closed: Seats,
    /// Seats whose player may not be moved.
    pub fixed: Seats,
    /// Positions of the coming hand; none when they are not known. With fewer than two players
    /// there are none, whatever stands here.
    pub next: Option<Positions>,
    /// How often the player in each seat was moved before, by [`SeatNo::index`].
    pub moved: [u8; MOST_SEATS as usize],
    /// The order in which seats opened, by [`SeatNo::index`]: the larger, the later; 0 where nobody
    /// has sat.
    pub opened: [u16; MOST_SEATS as usize],
    /// Empty seats that no elimination has left so: nobody has sat there, or whoever did was moved. A table is not short by
    /// them (TDA 2024 rule 11-D).
    pub vacant: Seats,
}

impl TableSeats {
    /// A table of `size` with nobody at it.
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

    /// How many sit here.
    pub fn players(&self) -> u8 {
        count(self.occupied)
    }

    /// How many can sit here: the players and the open seats.
    pub fn capacity(&self) -> u8 {
        count(self.occupied.union(self.open_seats()))
    }

    /// Seats that a player may be given.
    pub fn open_seats(&self) -> Seats {
        Seats::all(self.size).difference(self.closed).difference(self.occupied)
    }

    /// How many seats an elimination has left empty.
    pub(super) fn eliminated(&self) -> u8 {
        count(Seats::all(self.size).difference(self.occupied).difference(self.vacant))
    }

    /// Seats whose player may be moved.
    pub fn movable(&self) -> Seats {
        self.occupied.difference(self.fixed)
    }

    /// Can a hand be dealt here, so that there is a button?
    pub(super) fn has_positions(&self) -> bool {
        self.occupied.len() >= 2
    }

    /// The table without positions where there can be none.
    pub(super) fn with_its_positions(&self) -> Self {
        Self { next: self.next.filter(|_| self.has_positions()), ..*self }
    }

    /// Who leaves first: the next big blind, then the one after, and so on; fixed players are
    /// passed over (TDA 2024 rule 11-A). None while the positions are not known.
    pub fn next_big_blinds(&self) -> Option<impl Iterator<Item = SeatNo> + Clone> {
        let big = self.next?.big;
        let last = self.movable().contains(big).then_some(big);
        // The walk begins after the big blind's seat and would come to it last.
        let others = self.movable().clockwise_from(big).filter(move |&seat| seat != big);
        Some(last.into_iter().chain(others))
    }

    /// The worst of the open seats, all equally bad: those that come to the big blind soonest
    /// (TDA 2024 rule 11-A). Seats that have to wait behind the button count only when there is no
    /// other, the coming small blind only when there is nothing else at all. None while the
    /// positions are not known.
    pub fn worst_seats(&self) -> Option<Seats> {
        self.next?;
        let worst = self.open_seats().iter().map(|seat| self.rank(seat)).min();
        Some(self.open_seats().iter().filter(|&seat| Some(self.rank(seat)) == worst).collect())
    }

    /// Where a player comes who is moved here to balance: the first of the worst seats clockwise
    /// of the small blind, and never the small blind itself (TDA 2024 rule 11-A).
    pub(super) fn seat_to_balance(&self) -> Option<SeatNo> {
        let small = self.next?.small;
        self.worst_seats()?.next(small).filter(|&seat| seat != small)
    }

    /// The open seat that opened last, the lowest of those in which nobody has sat (TDA 2024 rule
    /// 11-A on stud).
    pub(super) fn opened_last(&self) -> Option<SeatNo> {
        let opened = |seat: &SeatNo| self.opened.get(seat.index()).copied().unwrap_or_default();
        self.open_seats().iter().max_by_key(|seat| (opened(seat), Reverse(*seat)))
    }

    /// Who leaves by position for a seat of this number at another table.
    pub(super) fn at_position(&self, seat: SeatNo) -> Option<SeatNo> {
        let movable = self.movable();
        if movable.contains(seat) { Some(seat) } else { movable.next(seat) }
    }

    /// Does a player who comes to `seat` now, or has just come there, get no cards in the coming
    /// hand? So it is strictly between the button and the small blind (TDA 2024 rule 10-A). No when
    /// the positions are not known.
    pub fn waits(&self, seat: SeatNo) -> bool {
        let behind_the_button = self
            .hand_before()
            .is_some_and(|Positions { small, big, .. }| strictly_between(small, seat, big));
        behind_the_button
            && self
                .coming_hand(self.occupied.with(seat))
                .is_some_and(|hand| hand.waits.contains(seat))
    }

    /// The coming hand when these are the players who are here by then. None while the positions
    /// are not known, and with fewer than two players.
    fn coming_hand(&self, players: Seats) -> Option<NextHand> {
        let last = LastHand::new(self.size, self.hand_before()?, self.occupied);
        next_hand(ButtonRule::Dead, Newcomers::ButtonToSmall, &last, players)
    }

    /// Where the blinds were before the coming hand: where the button and the small blind are now.
    /// With two players they change sides.
    fn hand_before(&self) -> Option<Positions> {
        let Positions { button, small, big } = self.next?;
        Some(if button == small {
            Positions { button: big, small: big, big: small }
        } else {
            Positions { button, small: button, big: small }
        })
    }

    /// In how many hands `seat` has the big blind: 0 is the coming hand. None while the positions
    /// are not known.
    pub fn big_blind_in(&self, seat: SeatNo) -> Option<u8> {
        let Positions { small, big, .. } = self.next?;
        if seat == big || strictly_between(small, seat, big) {
            return Some(0);
        }
        let big_itself = u8::from(self.occupied.contains(big));
        Some(big_itself + count(self.occupied.between(big, seat)))
    }

    /// The lower, the worse a seat to be moved to, and so the better a choice.
    fn rank(&self, seat: SeatNo) -> (u8, u8, bool) {
        if self.next.is_some_and(|next| next.small == seat) {
            (2, 0, false)
        } else if self.waits(seat) {
            (1, 0, false)
        } else {
            // Of two seats that come to the big blind together, the button is the better one to have.
            let button = self.next.is_some_and(|next| next.button == seat);
            (0, self.big_blind_in(seat).unwrap_or_default(), button)
        }
    }

    /// Takes the player in `seat` away before the coming hand, and says how often that player was
    /// moved before. The next player has the big blind if this one had it; the button and the small
    /// blind stay where they are.
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

    /// Seats a player, moved `moved` times by now, before the coming hand. Between the small and
    /// the big blind the newcomer has the big blind.
    pub fn sit(&mut self, seat: SeatNo, moved: u8) {
        self.occupied.insert(seat);
        self.vacant.remove(seat);
        if let Some(times) = self.moved.get_mut(seat.index()) {
            *times = moved;
        }
        let coming = self.coming_hand(self.occupied);
        let Some(next) = &mut self.next else { return };
        if next.button == next.small {
            // With a third player who gets cards the button parts from the small blind.
            let parted = coming.map(|hand| hand.positions).filter(|now| now.button != now.small);
            *next = parted.unwrap_or(*next);
        } else if strictly_between(next.small, seat, next.big) {
            next.big = seat;
        }
    }
}

/// How many seats, as a number of players.
pub(super) fn count(seats: Seats) -> u8 {
    u8::try_from(seats.len()).unwrap_or(MOST_SEATS)
}
