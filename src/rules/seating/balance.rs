//! Evening out the tables with the fewest moves.
//!
//! One player at a time leaves the fullest table that can give one, and one seat is filled at the
//! shortest that can take one, until the difference may be left alone. No other way needs fewer
//! moves: whatever the room looks like in the end, as long as there is a difference to take away,
//! such a move takes away one of the players who are too many somewhere and one who are too few.
//!
//! Every step looks only at the room as it stands, never at the steps before. So a plan of which the
//! first move has been made is found again, less that move.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::chance::Chance;
use super::plan::{Cause, DrawnMove, Move, Mover, Plan, Policy, Why};
use super::table::{TableSeats, count};
use crate::rules::seat::{MOST_SEATS, Seat, SeatNo, TableNo};

/// Adds to `plan` the moves that even out `tables` to the policy's difference, and the tables whose
/// button is not known.
pub(super) fn balance(tables: &[TableSeats], policy: &Policy, chance: &Chance, plan: &mut Plan) {
    let gap = policy.gap.max(1);
    let fullest = tables.iter().map(TableSeats::players).max().unwrap_or_default();
    let shortest = tables.iter().map(TableSeats::players).min().unwrap_or_default();
    if fullest - shortest <= gap {
        return;
    }
    let room = Room::of(tables, policy.mover, chance);
    let goal = if room.can_reach(gap) { Goal::Whole(gap) } else { Goal::Pairs(gap) };
    let (gives, takes) = room.even_out(goal);
    pair(gives, takes, plan);
}

/// When to stop.
#[derive(Clone, Copy)]
enum Goal {
    /// No table is more than this above any other.
    Whole(u8),
    /// No table that can give is more than this above one that can take: fixed players or closed
    /// seats keep the rest of the room from coming any closer.
    Pairs(u8),
}

/// A player leaves.
struct Give {
    table: TableNo,
    players: u8,
    asks: bool,
    who: Who,
}

/// Who leaves.
enum Who {
    /// That hangs on the table's button, which has to be asked for.
    Asked,
    /// Whoever is dealt the high card.
    HighCard,
    /// This player.
    Known(Leaver),
}

struct Leaver {
    seat: SeatNo,
    cause: Cause,
    moved: u8,
}

/// A seat is filled. The seat is missing where the table's button has to be asked for.
struct Take {
    table: TableNo,
    players: u8,
    asks: bool,
    place: Option<Place>,
}

struct Place {
    seat: SeatNo,
    big_blind_in: Option<u8>,
}

/// A table while the tables are evened out.
#[derive(Clone, Copy)]
struct Working<'a> {
    seats: TableSeats,
    mover: Mover,
    chance: &'a Chance,
    /// With those who left and came, also where the seat is not known.
    players: u8,
    may_give: u8,
    may_take: u8,
}

impl<'a> Working<'a> {
    fn of(seats: &TableSeats, mover: Mover, chance: &'a Chance) -> Self {
        // Who has just come to such a table does not give it a button.
        let next = seats.next.filter(|_| chance.can_ask(seats.table));
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

    fn as_giver(&self) -> Option<Giver> {
        let moved = |seat: SeatNo| self.seats.moved.get(seat.index()).copied();
        let by_blind = self.mover == Mover::NextBigBlind;
        let next = || self.next_big_blind().and_then(moved);
        (self.may_give > 0).then(|| Giver {
            players: Reverse(self.players),
            unknown: by_blind && self.is_unknown(),
            moved: by_blind.then(next).flatten(),
            table: self.seats.table,
        })
    }

    fn as_taker(&self) -> Option<Taker> {
        (self.may_take > 0).then(|| Taker {
            players: self.players,
            unknown: self.mover != Mover::Position && self.is_unknown(),
            waits: self.seats.seat_to_balance().is_some_and(|seat| self.seats.waits(seat)),
            table: self.seats.table,
        })
    }

    /// A player leaves, for a seat of this number where that is known.
    fn give(&mut self, to: Option<SeatNo>) -> Give {
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

    fn take(&mut self) -> Take {
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

/// A table that can give a player. In order: the fullest; then those whose button is known, whose
/// next player to leave was moved least, and the lowest number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Giver {
    players: Reverse<u8>,
    unknown: bool,
    moved: Option<u8>,
    table: TableNo,
}

/// A table that can take a player. In order: the shortest; then those whose button is known, where
/// the newcomer gets cards at once, and the lowest number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Taker {
    players: u8,
    unknown: bool,
    waits: bool,
    table: TableNo,
}

/// The room while the tables are evened out.
struct Room<'a> {
    tables: BTreeMap<TableNo, Working<'a>>,
    givers: BTreeSet<Giver>,
    takers: BTreeSet<Taker>,
    /// Every table by its number of players.
    by_players: BTreeSet<(u8, TableNo)>,
}

impl<'a> Room<'a> {
    fn of(tables: &[TableSeats], mover: Mover, chance: &'a Chance) -> Self {
        let working = |seats: &TableSeats| (seats.table, Working::of(seats, mover, chance));
        let tables: BTreeMap<_, _> = tables.iter().map(working).collect();
        Self {
            givers: tables.values().filter_map(Working::as_giver).collect(),
            takers: tables.values().filter_map(Working::as_taker).collect(),
            by_players: tables.values().map(|t| (t.players, t.seats.table)).collect(),
            tables,
        }
    }

    /// Can all tables come within `gap` of each other? That is: is there a lowest number of players
    /// such that every table can come into the span above it, and all players fit there exactly?
    fn can_reach(&self, gap: u8) -> bool {
        let players: u32 = self.tables.values().map(|table| u32::from(table.players)).sum();
        (0..=MOST_SEATS).any(|lowest| {
            let (mut least, mut most) = (0, 0);
            for table in self.tables.values() {
                let from = lowest.max(table.players - table.may_give);
                let to = (lowest + gap).min(table.players + table.may_take);
                if from > to {
                    return false;
                }
                least += u32::from(from);
                most += u32::from(to);
            }
            (least..=most).contains(&players)
        })
    }

    /// Who leaves and which seats are filled, each in order and as many of the one as of the other.
    fn even_out(mut self, goal: Goal) -> (Vec<Give>, Vec<Take>) {
        let (mut gives, mut takes) = (Vec::new(), Vec::new());
        while let (Some(giver), Some(taker)) = (self.givers.first(), self.takers.first())
            && self.is_uneven(goal, giver.players.0, taker.players)
        {
            let (from, to) = (giver.table, taker.table);
            let take = self.at(to, Working::take);
            let place = take.as_ref().and_then(|take| take.place.as_ref()).map(|place| place.seat);
            gives.extend(self.at(from, |table| table.give(place)));
            takes.extend(take);
        }
        (gives, takes)
    }

    /// Is there still a difference to take away? `giver` and `taker` are the players at the fullest
    /// table that can give and at the shortest that can take.
    fn is_uneven(&self, goal: Goal, giver: u8, taker: u8) -> bool {
        match goal {
            Goal::Pairs(gap) => giver.saturating_sub(taker) > gap,
            Goal::Whole(gap) => match (self.by_players.first(), self.by_players.last()) {
                (Some((shortest, _)), Some((fullest, _))) => fullest - shortest > gap,
                _ => false,
            },
        }
    }

    /// Does `act` at one table and keeps the lists in order.
    fn at<T>(&mut self, table: TableNo, act: impl FnOnce(&mut Working<'a>) -> T) -> Option<T> {
        let working = self.tables.get_mut(&table)?;
        self.by_players.remove(&(working.players, table));
        working.as_giver().map(|key| self.givers.remove(&key));
        working.as_taker().map(|key| self.takers.remove(&key));
        let done = act(working);
        self.givers.extend(working.as_giver());
        self.takers.extend(working.as_taker());
        self.by_players.insert((working.players, table));
        Some(done)
    }
}

/// Pairs those who leave with the seats that are filled, in order. Where a table's button has to be
/// asked for, the others go ahead without it.
fn pair(gives: Vec<Give>, takes: Vec<Take>, plan: &mut Plan) {
    let unknown_givers = gives.iter().filter(|give| give.asks).map(|give| give.table);
    let unknown_takers = takes.iter().filter(|take| take.asks).map(|take| take.table);
    let ask: BTreeSet<TableNo> = unknown_givers.chain(unknown_takers).collect();
    plan.ask.extend(ask);

    let leavers = gives.into_iter().filter_map(|give| {
        let Give { table, players, who, .. } = give;
        match who {
            Who::Asked => None,
            Who::HighCard => Some((table, players, None)),
            Who::Known(leaver) => Some((table, players, Some(leaver))),
        }
    });
    let places = takes.into_iter().filter_map(|take| {
        let Take { table, players, place, .. } = take;
        place.map(|place| (table, players, place))
    });
    for ((from, players_from, who), (to, players_to, place)) in leavers.zip(places) {
        let to = Seat { table: to, seat: place.seat };
        let (cause, moved) = who
            .as_ref()
            .map_or((Cause::HighCard { card: None }, 0), |leaver| (leaver.cause, leaver.moved));
        let why = Why { cause, players_from, players_to, big_blind_in: place.big_blind_in, moved };
        match who {
            Some(leaver) => plan.moves.push(Move {
                from: Seat { table: from, seat: leaver.seat },
                to,
                waits: false,
                why,
            }),
            None => plan.draws.push(DrawnMove { from, to, waits: false, why }),
        }
    }
}
