//! A what-if table between two hands, to answer "who posts next?"; nothing of it goes on record.

use bottone_base::seat::{SeatNo, Seats};
use bottone_rules::button::{LastHand, NextHand, Positions, first_hand};
use bottone_ui_kit::widgets::Disc;
use bottone_view_table::button::BetweenHands;

use super::tables::SeatState;

/// A what-if table.
#[derive(Clone, Debug)]
pub(super) struct WhatIfTable {
    pub(super) size: u8,
    /// The last hand with all its players.
    last: LastHand,
    left: Seats,
    joined: Seats,
    moved: Seats,
}

impl WhatIfTable {
    /// Creates a table of `size` players who have all just played the hand with the button on seat
    /// 1.
    pub(super) fn full(size: u8) -> Option<Self> {
        Self::with_button(size, SeatNo::new(1)?, Seats::all(size))
    }

    /// Creates a what-if table from the known state of a table.
    pub(super) fn of(between: &BetweenHands) -> Option<Self> {
        let Some(last) = between.last else {
            return Self::with_button(between.size, between.live.iter().next_back()?, between.live);
        };
        let joined = between.live.difference(last.seats());
        Some(Self { size: between.size, last, left: Seats::NONE, joined, moved: between.moved })
    }

    fn with_button(size: u8, button: SeatNo, seats: Seats) -> Option<Self> {
        let positions = first_hand(button, seats)?.positions;
        let last = LastHand::new(size, positions, seats);
        Some(Self { size, last, left: Seats::NONE, joined: Seats::NONE, moved: Seats::NONE })
    }

    /// Returns the table as it stands.
    pub(super) fn between(&self) -> BetweenHands {
        let mut last = self.last;
        last.leave(self.left);
        let live = last.seats().union(self.joined);
        let (size, last_seats, moved) = (self.size, self.last.seats(), self.moved);
        BetweenHands { size, last: Some(last), drawn: None, last_seats, live, moved }
    }

    /// Returns the positions of the discs in the last hand.
    pub(super) const fn positions(&self) -> Positions {
        self.last.positions
    }

    /// Returns whether these positions are possible.
    pub(super) fn is_possible(&self) -> bool {
        self.last.positions.are_possible(self.size, self.last.seats())
    }

    /// Puts a disc on a seat.
    pub(super) fn put(&mut self, disc: Disc, seat: SeatNo) {
        let seats = self.last.seats();
        let positions = move_disc(self.last.positions, disc, seat, seats);
        self.last = LastHand::new(self.size, positions, seats);
    }

    /// Toggles whether the player of a seat was in the last hand.
    pub(super) fn toggle_last_hand(&mut self, seat: SeatNo) {
        let seats = self.last.seats();
        let seats = if seats.contains(seat) { seats.without(seat) } else { seats.with(seat) };
        self.last = LastHand::new(self.size, self.last.positions, seats);
        self.left = self.left.without(seat);
        self.joined = self.joined.without(seat);
        self.moved = self.moved.without(seat);
    }

    /// Switches a seat to its next state before the next hand: the player leaves, a new one sits
    /// down, one is moved there. After that it is as before.
    pub(super) fn tap(&mut self, seat: SeatNo) {
        let was = self.last.seats().contains(seat);
        if was && !self.left.contains(seat) {
            self.left.insert(seat);
        } else if !self.joined.contains(seat) {
            self.joined.insert(seat);
        } else if !self.moved.contains(seat) {
            self.moved.insert(seat);
        } else {
            self.left.remove(seat);
            self.joined.remove(seat);
            self.moved.remove(seat);
        }
    }

    /// Deals the next hand.
    pub(super) fn deal(&mut self, next: &NextHand) {
        self.last = next.played(self.size);
        (self.left, self.joined, self.moved) = (Seats::NONE, Seats::NONE, Seats::NONE);
    }

    /// Returns the state of a seat before the next hand.
    pub(super) fn mark(&self, seat: SeatNo, next: Option<&NextHand>) -> SeatState {
        let waits = next.is_some_and(|next| next.waits.contains(seat));
        if waits {
            SeatState::Waits
        } else if self.moved.contains(seat) {
            SeatState::Moved
        } else if self.joined.contains(seat) {
            SeatState::New
        } else if self.left.contains(seat) {
            SeatState::Left
        } else if self.last.seats().contains(seat) {
            SeatState::Sits
        } else {
            SeatState::Empty
        }
    }
}

/// Returns the positions with one disc on another seat. The blinds follow the button.
pub(super) fn move_disc(at: Positions, disc: Disc, seat: SeatNo, players: Seats) -> Positions {
    match disc {
        Disc::Button => {
            let moved = Positions::at_button(seat, players);
            moved.unwrap_or(Positions { button: seat, ..at })
        }
        Disc::Small => at.with_small(seat, players),
        Disc::Big => at.with_big(seat, players),
    }
}
