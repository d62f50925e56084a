//! A table while the tables are evened out: who leaves it, which seat is filled, and when its turn comes.

use std::cmp::Reverse;

use super::{
    chance::Chance,
    plan::{Cause, Mover},
    table::{TableSeats, count},
};
use crate::rules::seat::{SeatNo, TableNo};

/// A player leaves.
pub(super) struct Give {
    pub(super) table: TableNo,
    pub(super) players: u8,
    pub(super) asks: bool,
    pub(super) who: Who,
}

/// Who leaves.
pub(super) enum Who {
    /// That hangs on the table's button, which has to be asked for.
    Asked,
    /// Whoever is dealt the high card.
    HighCard,
    Known(Leaver),
}

pub(super) struct Leaver {
    pub(super) seat: SeatNo,
    pub(super) cause: Cause,
    pub(super) moved: u8,
}

/// A seat is filled. The seat is missing where the table's button has to be asked for.
pub(super) struct Take {
    pub(super) table: TableNo,
    pub(super) players: u8,
    pub(super) asks: bool,
    pub(super) place: Option<Place>,
}

pub(super) struct Place {
    pub(super) seat: SeatNo,
    pub(super) big_blind_in: Option<u8>,
}

/// A table while the tables are evened out.
#[derive(Clone, Copy)]
pub(super) struct Working<'a> {
    seats: TableSeats,
    mover: Mover,
    chance: &'a Chance,
    /// With those who left and came, also where the seat is not known.
    pub(super) players: u8,
    may_give: u8,
    may_take: u8,
}

impl<'a> Working<'a> {
    pub(super) fn of(seats: &TableSeats, mover: Mover, chance: &'a Chance) -> Self {
        // Who has just come to such a table does not give it a button, and by position no button matters.
        let matters = mover != Mover::Position && chance.can_ask(seats.table);
        let next = seats.next.filter(|_| matters);
        let seats = TableSeats { next, ..*seats };
        let mut may_take = count(seats.open_seats());
        if next.is_some_and(|next| seats.open_seats().contains(next.small)) {
            may_take -= 1;
        }
        let may_give = count(seats.movable());
        Self { seats, mover, chance, players: seats.players(), may_give, may_take }
    }

    fn is_unknown(&self) -> bool {
        self.seats.next.is_none()
    }

    /// Is the button of this table a question for its dealer, if it matters?
    fn asks(&self) -> bool {
        self.is_unknown() && self.chance.can_ask(self.seats.table)
    }

    /// Who leaves next by the big blind. None where that has to be asked.
    fn next_big_blind(&self) -> Option<SeatNo> {
        match self.seats.next_big_blinds() {
            Some(mut order) => order.next(),
            None => self.chance.pick(&self.seats, self.seats.movable()),
        }
    }

    /// Which seat is filled next. None where that has to be asked.
    fn place(&self) -> Option<SeatNo> {
        if self.mover == Mover::Position {
            self.seats.opened_last()
        } else if self.is_unknown() {
            self.chance.pick(&self.seats, self.seats.open_seats())
        } else {
            self.seats.seat_to_balance()
        }
    }

    /// `breaks` is the place of this table among those that break next.
    pub(super) fn as_giver(&self, breaks: Breaks) -> Option<Giver> {
        let moved = |seat: SeatNo| self.seats.moved.get(seat.index()).copied();
        let by_blind = self.mover == Mover::NextBigBlind;
        let next = || self.next_big_blind().and_then(moved);
        (self.may_give > 0).then(|| Giver {
            players: Reverse(self.players),
            unknown: by_blind && self.is_unknown(),
            breaks,
            moved: by_blind.then(next).flatten(),
            table: self.seats.table,
        })
    }

    pub(super) fn as_taker(&self, breaks: Breaks) -> Option<Taker> {
        (self.may_take > 0).then(|| Taker {
            players: self.players,
            unknown: self.mover != Mover::Position && self.is_unknown(),
            breaks: Reverse(breaks),
            waits: self.seats.seat_to_balance().is_some_and(|seat| self.seats.waits(seat)),
            table: self.seats.table,
        })
    }

    /// A player leaves, for a seat of this number where that is known.
    pub(super) fn give(&mut self, to: Option<SeatNo>) -> Give {
        let leaver = match self.mover {
            Mover::NextBigBlind => self.next_big_blind(),
            Mover::HighCard => None,
            Mover::Position => to.and_then(|to| self.seats.at_position(to)),
        };
        let who = match leaver {
            Some(seat) => {
                let turn = self.seats.big_blind_in(seat);
                let cause = match (self.mover, turn) {
                    (Mover::Position, _) => Cause::Position,
                    (_, Some(turn)) => Cause::Uneven { turn },
                    (_, None) => Cause::Drawn,
                };
                Who::Known(Leaver { seat, cause, moved: self.seats.leave(seat) })
            }
            None if self.mover == Mover::HighCard => Who::HighCard,
            None => Who::Asked,
        };
        let asks = self.mover == Mover::NextBigBlind && self.asks();
        let give = Give { table: self.seats.table, players: self.players, asks, who };
        self.players -= 1;
        self.may_give -= 1;
        give
    }

    pub(super) fn take(&mut self) -> Take {
        let place = self.place().map(|seat| {
            let place = Place { seat, big_blind_in: self.seats.big_blind_in(seat) };
            self.seats.sit(seat, 0);
            place
        });
        let asks = self.mover != Mover::Position && self.asks();
        let take = Take { table: self.seats.table, players: self.players, asks, place };
        self.players += 1;
        self.may_take -= 1;
        take
    }
}

/// A table's place in the order in which tables break: those that come first come first, and those that nobody has named last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Breaks(usize);

impl Breaks {
    /// So many tables that break next are looked at: who breaks in an hour gives and takes like any other.
    const SOON: usize = 8;

    /// The tables of this order that are looked at.
    pub(super) fn soon(order: &[TableNo]) -> impl Iterator<Item = TableNo> {
        order.iter().copied().take(Self::SOON)
    }

    pub(super) fn of(table: TableNo, order: &[TableNo]) -> Self {
        let place = Self::soon(order).position(|other| other == table);
        Self(place.unwrap_or(usize::MAX))
    }
}

/// A table that can give a player. In order: the fullest; then those whose button is known, which break next (WSOP
/// tournament rule 67), whose next player to leave was moved least, and the lowest number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Giver {
    pub(super) players: Reverse<u8>,
    pub(super) unknown: bool,
    pub(super) breaks: Breaks,
    pub(super) moved: Option<u8>,
    pub(super) table: TableNo,
}

/// A table that can take a player. In order: the shortest; then those whose button is known, which break last, where
/// the newcomer gets cards at once, and the lowest number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Taker {
    pub(super) players: u8,
    pub(super) unknown: bool,
    pub(super) breaks: Reverse<Breaks>,
    pub(super) waits: bool,
    pub(super) table: TableNo,
}
