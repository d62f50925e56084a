//! A table during balancing: the player who leaves it, the seat to fill, and its turn.

use std::cmp::Reverse;

use bottone_base::seat::{SeatNo, TableNo};

use super::{
    chance::DrawSeed,
    plan::{Cause, Mover},
    table::{TableSeats, count},
};

/// A player who leaves.
pub(super) struct Departure {
    pub(super) table: TableNo,
    pub(super) players: u8,
    pub(super) asks: bool,
    pub(super) who: LeaverChoice,
}

/// The choice of the player who leaves.
pub(super) enum LeaverChoice {
    /// The choice depends on the table's button, which must be asked for.
    Asked,
    /// The player who is dealt the high card.
    HighCard,
    Known(Leaver),
}

pub(super) struct Leaver {
    pub(super) seat: SeatNo,
    pub(super) cause: Cause,
    pub(super) moved: u8,
}

/// A seat to fill. The seat is missing if the table's button must be asked for.
pub(super) struct FreeSeat {
    pub(super) table: TableNo,
    pub(super) players: u8,
    pub(super) asks: bool,
    pub(super) place: Option<TargetSeat>,
}

pub(super) struct TargetSeat {
    pub(super) seat: SeatNo,
    pub(super) big_blind_in: Option<u8>,
}

/// A table during balancing.
#[derive(Clone, Copy)]
pub(super) struct WorkingTable<'a> {
    seats: TableSeats,
    mover: Mover,
    chance: &'a DrawSeed<'a>,
    /// The players, including those who left and came, also if the seat is unknown.
    pub(super) players: u8,
    may_give: u8,
    may_take: u8,
}

impl<'a> WorkingTable<'a> {
    pub(super) fn of(seats: &TableSeats, mover: Mover, chance: &'a DrawSeed<'a>) -> Self {
        // A newcomer at such a table does not give it a button, and by position the button does not
        // matter.
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

    /// Returns whether the button of this table is a question for its dealer, if it matters.
    fn asks(&self) -> bool {
        self.is_unknown() && self.chance.can_ask(self.seats.table)
    }

    /// Returns the player who leaves next by the big blind. `None` if that must be asked for.
    fn next_big_blind(&self) -> Option<SeatNo> {
        match self.seats.next_big_blinds() {
            Some(mut order) => order.next(),
            None => self.chance.pick(&self.seats, self.seats.movable()),
        }
    }

    /// Returns the seat to fill next. `None` if that must be asked for.
    fn place(&self) -> Option<SeatNo> {
        if self.mover == Mover::Position {
            self.seats.opened_last()
        } else if self.is_unknown() {
            self.chance.pick(&self.seats, self.seats.open_seats())
        } else {
            self.seats.seat_to_balance()
        }
    }

    /// Returns the table as a giver; `breaks` is its place among those that break next.
    pub(super) fn giver(&self, breaks: BreakRank) -> Option<Giver> {
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

    pub(super) fn taker(&self, breaks: BreakRank) -> Option<Taker> {
        (self.may_take > 0).then(|| Taker {
            players: self.players,
            unknown: self.mover != Mover::Position && self.is_unknown(),
            breaks: Reverse(breaks),
            waits: self.seats.seat_to_balance().is_some_and(|seat| self.seats.waits(seat)),
            table: self.seats.table,
        })
    }

    /// Removes a player, for a seat of this number if that is known.
    pub(super) fn give(&mut self, to: Option<SeatNo>) -> Departure {
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
                LeaverChoice::Known(Leaver { seat, cause, moved: self.seats.leave(seat) })
            }
            None if self.mover == Mover::HighCard => LeaverChoice::HighCard,
            None => LeaverChoice::Asked,
        };
        let asks = self.mover == Mover::NextBigBlind && self.asks();
        let give = Departure { table: self.seats.table, players: self.players, asks, who };
        self.players -= 1;
        self.may_give -= 1;
        give
    }

    pub(super) fn take(&mut self) -> FreeSeat {
        let place = self.place().map(|seat| {
            let place = TargetSeat { seat, big_blind_in: self.seats.big_blind_in(seat) };
            self.seats.sit(seat, 0);
            place
        });
        let asks = self.mover != Mover::Position && self.asks();
        let take = FreeSeat { table: self.seats.table, players: self.players, asks, place };
        self.players += 1;
        self.may_take -= 1;
        take
    }
}

/// A table's place in the order of breaking: the first to break comes first, and unnamed tables
/// come last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct BreakRank(usize);

impl BreakRank {
    /// The number of tables that break next and are ranked by it: a table that breaks in an hour
    /// gives and takes like any other.
    const SOON: usize = 8;

    /// Returns the tables of this order that are considered.
    pub(super) fn considered(order: &[TableNo]) -> impl Iterator<Item = TableNo> {
        order.iter().copied().take(Self::SOON)
    }

    pub(super) fn of(table: TableNo, order: &[TableNo]) -> Self {
        let place = Self::considered(order).position(|other| other == table);
        Self(place.unwrap_or(usize::MAX))
    }
}

/// A table that can give a player. In order: the fullest; then those with a known button; those
/// that break next (WSOP tournament rule 67); those whose next player to leave was moved least; the
/// lowest number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Giver {
    pub(super) players: Reverse<u8>,
    pub(super) unknown: bool,
    pub(super) breaks: BreakRank,
    pub(super) moved: Option<u8>,
    pub(super) table: TableNo,
}

/// A table that can take a player. In order: the shortest; then those with a known button; those
/// that break last; those where the newcomer gets cards at once; the lowest number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Taker {
    pub(super) players: u8,
    pub(super) unknown: bool,
    pub(super) breaks: Reverse<BreakRank>,
    pub(super) waits: bool,
    pub(super) table: TableNo,
}
