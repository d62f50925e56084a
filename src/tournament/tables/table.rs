//! One table: its seats, who sits there and what is known of its button.

use serde::Serialize;

use crate::{
    rules::{
        button::{LastHand, NextHand, Positions, first_hand},
        seat::{MOST_SEATS, SeatNo, Seats},
        seating::TableSeats,
        time::Timestamp,
    },
    tournament::{derived::Derived, entries::EntryId, setup::House},
};

/// One open table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    size: u8,
    closed: Seats,
    seats: [Option<EntryId>; MOST_SEATS as usize],
    occupied: Seats,
    /// Those who came from another table since the last hand that is known of.
    came: Seats,
    /// The order in which seats were left since everybody drew, the latest highest.
    opened: [u16; MOST_SEATS as usize],
    /// Seats that are empty since somebody was eliminated there.
    eliminated: Seats,
    button: Button,
    hands: u32,
    /// As the balancer sees it, with the positions of the coming hand however old they are.
    #[serde(skip)]
    pub(super) seen: Derived<TableSeats>,
}

/// What is known of the button at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Button {
    /// No hand was dealt here yet.
    Fresh,
    /// It was drawn to this seat for the first hand.
    Drawn { seat: SeatNo, at: Timestamp },
    /// Somebody saw where the positions stood in a hand.
    Seen { hand: LastHand, at: Timestamp },
}

impl Table {
    pub(super) fn new(size: u8) -> Self {
        Self {
            size,
            closed: Seats::NONE,
            seats: [None; MOST_SEATS as usize],
            occupied: Seats::NONE,
            came: Seats::NONE,
            opened: [0; MOST_SEATS as usize],
            eliminated: Seats::NONE,
            button: Button::Fresh,
            hands: 0,
            seen: Derived::default(),
        }
    }

    /// How many seats it has.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The seats that may not be filled.
    pub fn closed(&self) -> Seats {
        self.closed
    }

    /// The seats in which somebody sits.
    pub fn occupied(&self) -> Seats {
        self.occupied
    }

    /// The seats in which somebody could sit down.
    pub fn free(&self) -> Seats {
        Seats::all(self.size).difference(self.occupied).difference(self.closed)
    }

    /// Who sits in `seat`.
    pub fn who(&self, seat: SeatNo) -> Option<EntryId> {
        self.seats[seat.index()]
    }

    /// Who sits here, seat by seat.
    pub fn entries(&self) -> impl Iterator<Item = (SeatNo, EntryId)> {
        self.occupied.iter().filter_map(|seat| self.who(seat).map(|entry| (seat, entry)))
    }

    /// What is known of the button.
    pub fn button(&self) -> Button {
        self.button
    }

    /// How many hands are known to have been dealt here.
    pub fn hands(&self) -> u32 {
        self.hands
    }

    /// The seats of those who came from another table since the last hand that is known of.
    pub fn moved_here(&self) -> Seats {
        self.came
    }

    /// The order in which seats were left since everybody drew, by [`SeatNo::index`]: the larger,
    /// the later; 0 where nobody has left.
    pub fn opened(&self) -> [u16; MOST_SEATS as usize] {
        self.opened
    }

    /// The empty seats that no elimination has left so.
    pub(super) fn vacant(&self) -> Seats {
        Seats::all(self.size).difference(self.occupied).difference(self.eliminated)
    }

    /// The coming hand, as far as what was last seen tells it.
    pub fn next_hand(&self, house: &House) -> Option<NextHand> {
        match self.button {
            // WSOP 2026 tournament rule 85: the first button goes to the first stack to the
            // dealer's right.
            Button::Fresh => first_hand(self.occupied.iter().next_back()?, self.occupied),
            Button::Drawn { seat, .. } => first_hand(seat, self.occupied),
            Button::Seen { hand, .. } => {
                house.rulebook.button.next_hand(&hand, self.occupied, self.came)
            }
        }
    }

    /// The button was drawn to `seat` for a first hand. Who still sits here and which seats are
    /// closed stays as it was.
    pub(super) fn begin_anew(&mut self, size: u8, seat: SeatNo, at: Timestamp) {
        self.size = size;
        self.button = Button::Drawn { seat, at };
        self.came = Seats::NONE;
        self.opened = [0; MOST_SEATS as usize];
        self.eliminated = Seats::NONE;
        self.hands = 0;
    }

    pub(super) fn sit(&mut self, seat: SeatNo, entry: EntryId) {
        self.seats[seat.index()] = Some(entry);
        self.occupied.insert(seat);
        self.eliminated.remove(seat);
    }

    /// The player there has come from another table. Where the button was drawn, everybody begins.
    pub(super) fn came(&mut self, seat: SeatNo) {
        if matches!(self.button, Button::Seen { .. }) {
            self.came.insert(seat);
        }
    }

    /// The player leaves. Whoever sits down there next is a newcomer.
    pub(super) fn rise(&mut self, seat: SeatNo) {
        self.seats[seat.index()] = None;
        self.occupied.remove(seat);
        self.came.remove(seat);
        let latest = self.opened.iter().copied().max().unwrap_or_default();
        self.opened[seat.index()] = latest.saturating_add(1);
        if let Button::Seen { hand, .. } = &mut self.button {
            hand.leave(Seats::NONE.with(seat));
        }
    }

    /// The player there is eliminated.
    pub(super) fn eliminate(&mut self, seat: SeatNo) {
        self.rise(seat);
        self.eliminated.insert(seat);
    }

    pub(super) fn resize(&mut self, size: u8) {
        self.size = size;
        if let Button::Seen { hand, .. } = &mut self.button {
            hand.size = size;
        }
    }

    pub(super) fn close(&mut self, seat: SeatNo, closed: bool) {
        let with = if closed { Seats::with } else { Seats::without };
        self.closed = with(self.closed, seat);
    }

    /// Somebody saw where the positions stand in the hand that is being played.
    pub(super) fn see(&mut self, positions: Positions, at: Timestamp) {
        let hand = LastHand::new(self.size, positions, self.occupied);
        self.came = Seats::NONE;
        self.button = Button::Seen { hand, at };
    }

    /// So many hands were dealt. In stud the button stays where it is.
    pub(super) fn deal(&mut self, hands: u16, stud: bool, at: Timestamp, house: &House) {
        self.hands = self.hands.saturating_add(hands.into());
        for _ in 0..if stud { 0 } else { hands } {
            let Some(next) = self.next_hand(house) else { return };
            self.button = Button::Seen { hand: next.played(self.size), at };
            self.came = Seats::NONE;
        }
    }

    /// Could the button and the blinds stand like this in a hand that these players are in?
    pub(super) fn could_stand(&self, positions: Positions) -> bool {
        positions.could_stand(self.size, self.occupied)
    }
}
