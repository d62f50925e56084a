//! One table: its seats, its players and its button.

use std::iter;

use bottone_base::{
    seat::{MOST_SEATS, SeatNo, Seats},
    time::Timestamp,
};
use bottone_rules::{
    button::{LastHand, NextHand, Positions, first_hand},
    seating::TableSeats,
};
use serde::Serialize;

use crate::{derived::Derived, entries::EntryId, setup::HouseRules};

/// One open table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    size: u8,
    closed: Seats,
    seats: [Option<EntryId>; MOST_SEATS as usize],
    /// The number of moves of each player here, so that the balancer need not look them up.
    #[serde(skip)]
    moved: [u8; MOST_SEATS as usize],
    occupied: Seats,
    /// The players who came from another table since the last known hand.
    came: Seats,
    /// The order in which seats were left since the last redraw, the latest highest.
    opened: [u16; MOST_SEATS as usize],
    /// The seats that are empty since an elimination there.
    eliminated: Seats,
    button: ButtonState,
    hands: u32,
    /// The table as the balancer sees it, with the positions of the coming hand at any age.
    #[serde(skip)]
    pub(super) seen: Derived<TableSeats>,
}

/// The knowledge of the button at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ButtonState {
    /// No hand was dealt here yet.
    Fresh,
    /// The button was drawn to this seat for the first hand.
    Drawn { seat: SeatNo, at: Timestamp },
    /// The positions were seen in a hand.
    Seen { hand: LastHand, at: Timestamp },
}

impl Table {
    pub(super) fn new(size: u8) -> Self {
        Self {
            size,
            closed: Seats::NONE,
            seats: [None; MOST_SEATS as usize],
            moved: [0; MOST_SEATS as usize],
            occupied: Seats::NONE,
            came: Seats::NONE,
            opened: [0; MOST_SEATS as usize],
            eliminated: Seats::NONE,
            button: ButtonState::Fresh,
            hands: 0,
            seen: Derived::default(),
        }
    }

    /// Returns the number of seats.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Returns the seats that may not be filled.
    pub fn closed(&self) -> Seats {
        self.closed
    }

    /// Returns the occupied seats.
    pub fn occupied(&self) -> Seats {
        self.occupied
    }

    /// Returns the free seats.
    pub fn free(&self) -> Seats {
        Seats::all(self.size).difference(self.occupied).difference(self.closed)
    }

    /// Returns the entry in `seat`.
    pub fn entry(&self, seat: SeatNo) -> Option<EntryId> {
        self.seats[seat.index()]
    }

    /// Returns the entries at this table, by seat.
    pub fn entries(&self) -> impl Iterator<Item = (SeatNo, EntryId)> {
        self.occupied.iter().filter_map(|seat| self.entry(seat).map(|entry| (seat, entry)))
    }

    /// Returns the number of moves of each player, by [`SeatNo::index`]; 0 for an empty seat.
    pub(super) fn times_moved(&self) -> [u8; MOST_SEATS as usize] {
        self.moved
    }

    /// Returns the knowledge of the button.
    pub fn button(&self) -> ButtonState {
        self.button
    }

    /// Returns the number of known hands at this table.
    pub fn hands(&self) -> u32 {
        self.hands
    }

    /// Returns the seats of the players who came from another table since the last known hand.
    pub fn moved_here(&self) -> Seats {
        self.came
    }

    /// Returns the order in which seats were left since the last redraw, by [`SeatNo::index`]. A
    /// larger number is later; 0 for a seat never left.
    pub fn opened(&self) -> [u16; MOST_SEATS as usize] {
        self.opened
    }

    /// Returns the empty seats, except those emptied by an elimination.
    pub(super) fn vacant(&self) -> Seats {
        Seats::all(self.size).difference(self.occupied).difference(self.eliminated)
    }

    /// Returns the coming hand, from the last known positions.
    pub fn next_hand(&self, house: &HouseRules) -> Option<NextHand> {
        match self.button {
            // WSOP 2026 tournament rule 85: the first button goes to the first stack to the
            // dealer's right.
            ButtonState::Fresh => first_hand(self.occupied.iter().next_back()?, self.occupied),
            ButtonState::Drawn { seat, .. } => first_hand(seat, self.occupied),
            ButtonState::Seen { hand, .. } => {
                house.rulebook.button.next_hand(&hand, self.occupied, self.came)
            }
        }
    }

    /// Returns the coming hand and those after it, while no player comes or goes. In stud the button
    /// stays.
    pub fn coming_hands(&self, stud: bool, house: &HouseRules) -> impl Iterator<Item = NextHand> {
        let (rules, mut last) = (house.rulebook.button, None);
        iter::from_fn(move || {
            let next = match &last {
                None => self.next_hand(house),
                Some(last) => rules.next_hand(last, self.occupied, Seats::NONE),
            }?;
            last = (!stud).then(|| next.played(self.size));
            Some(next)
        })
    }

    /// Resets the table for a first hand with the button drawn to `seat`. The players and closed
    /// seats stay.
    pub(super) fn reset(&mut self, size: u8, seat: SeatNo, at: Timestamp) {
        self.size = size;
        self.button = ButtonState::Drawn { seat, at };
        self.came = Seats::NONE;
        self.opened = [0; MOST_SEATS as usize];
        self.eliminated = Seats::NONE;
        self.hands = 0;
    }

    /// Seats an entry that was moved this many times.
    pub(super) fn sit(&mut self, seat: SeatNo, entry: EntryId, moved: u8) {
        self.seats[seat.index()] = Some(entry);
        self.moved[seat.index()] = moved;
        self.occupied.insert(seat);
        self.eliminated.remove(seat);
    }

    /// Marks the player there as come from another table, unless the button was only drawn.
    pub(super) fn mark_arrived(&mut self, seat: SeatNo) {
        if matches!(self.button, ButtonState::Seen { .. }) {
            self.came.insert(seat);
        }
    }

    /// Frees the seat. The next player there is a newcomer.
    pub(super) fn rise(&mut self, seat: SeatNo) {
        self.seats[seat.index()] = None;
        self.moved[seat.index()] = 0;
        self.occupied.remove(seat);
        self.came.remove(seat);
        let latest = self.opened.iter().copied().max().unwrap_or_default();
        self.opened[seat.index()] = latest.saturating_add(1);
        if let ButtonState::Seen { hand, .. } = &mut self.button {
            hand.leave(Seats::NONE.with(seat));
        }
    }

    /// Frees the seat of an eliminated player.
    pub(super) fn eliminate(&mut self, seat: SeatNo) {
        self.rise(seat);
        self.eliminated.insert(seat);
    }

    pub(super) fn resize(&mut self, size: u8) {
        self.size = size;
        if let ButtonState::Seen { hand, .. } = &mut self.button {
            hand.size = size;
        }
    }

    pub(super) fn close(&mut self, seat: SeatNo, closed: bool) {
        let with = if closed { Seats::with } else { Seats::without };
        self.closed = with(self.closed, seat);
    }

    /// Records the positions seen in the present hand.
    pub(super) fn record_positions(&mut self, positions: Positions, at: Timestamp) {
        let hand = LastHand::new(self.size, positions, self.occupied);
        self.came = Seats::NONE;
        self.button = ButtonState::Seen { hand, at };
    }

    /// Records dealt hands. In stud the button stays.
    pub(super) fn deal(&mut self, hands: u16, stud: bool, at: Timestamp, house: &HouseRules) {
        self.hands = self.hands.saturating_add(hands.into());
        let last = self.coming_hands(stud, house).take(hands.into()).last();
        if let Some(last) = last.filter(|_| !stud) {
            self.button = ButtonState::Seen { hand: last.played(self.size), at };
            self.came = Seats::NONE;
        }
    }

    /// Returns whether these positions are possible in a hand of these players.
    pub(super) fn are_possible(&self, positions: Positions) -> bool {
        positions.are_possible(self.size, self.occupied)
    }
}
