//! Evening out the tables with the fewest moves.
//!
//! One player at a time leaves the fullest table that can give one, and one seat is filled at the
//! shortest that can take one, until the difference may be left alone. No other way needs fewer
//! moves: whatever the room looks like in the end, as long as there is a difference to take away,
//! such a move takes away one of the players who are too many somewhere and one who are too few.
//!
//! Every step looks only at the room as it stands, never at the steps before. So a plan of which the
//! first move has been made is found again, less that move.

use std::{
    cmp::Reverse,
    collections::{BTreeSet, BinaryHeap},
};

use super::{
    chance::Chance,
    plan::{Cause, DrawnMove, Move, Mover, Plan, Policy, Why},
    table::{TableSeats, count, extremes},
};
use crate::rules::seat::{MOST_SEATS, Seat, SeatNo, TableNo};

/// Adds to `plan` the moves that even out `tables` to the policy's difference, and the tables whose
/// button is not known.
pub(super) fn balance(tables: &[TableSeats], policy: Policy, chance: &Chance, plan: &mut Plan) {
    let gap = policy.gap.max(1);
    let (shortest, fullest) = extremes(tables);
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
    place: Option<SeatOffer>,
}

struct SeatOffer {
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
            let place = SeatOffer { seat, big_blind_in: self.seats.big_blind_in(seat) };
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

/// Tables in the order in which their turn comes.
///
/// What ranks a table behind its number of players takes a look at its seats, and mostly only a few of
/// a thousand tables give or take anybody: they are ranked when their number of players has its turn.
struct Queue<Key> {
    /// Tables that nobody has ranked yet, by turn. The last turn comes first.
    unranked: Vec<Vec<usize>>,
    /// The others. One that gave or took a player since is here again.
    ranked: BinaryHeap<Reverse<(Key, usize)>>,
}

impl<Key: Copy + Ord> Queue<Key> {
    fn new(turns: impl Iterator<Item = u8>) -> Self {
        let mut unranked = vec![Vec::new(); usize::from(MOST_SEATS) + 1];
        for (table, turn) in turns.enumerate() {
            unranked[usize::from(turn)].push(table);
        }
        Self { unranked, ranked: BinaryHeap::new() }
    }

    /// Whose turn it is, as `rank` says now: nothing of a table that has no turn any more.
    fn first(
        &mut self,
        rank: impl Fn(usize) -> Option<Key>,
        turn: impl Fn(Key) -> u8,
    ) -> Option<(Key, usize)> {
        loop {
            while self.unranked.pop_if(|tables| tables.is_empty()).is_some() {}
            match self.ranked.peek() {
                Some(Reverse((key, table))) if rank(*table) != Some(*key) => {
                    self.ranked.pop();
                }
                Some(Reverse((key, table))) if usize::from(turn(*key)) >= self.unranked.len() => {
                    return Some((*key, *table));
                }
                _ => {
                    let tables = self.unranked.pop()?.into_iter();
                    let ranked = tables.filter_map(|at| rank(at).map(|key| Reverse((key, at))));
                    self.ranked.extend(ranked);
                }
            }
        }
    }
}

/// The room while the tables are evened out.
struct Room<'a> {
    tables: Vec<Working<'a>>,
    givers: Queue<Giver>,
    takers: Queue<Taker>,
    /// How many tables have so many players.
    by_players: [usize; MOST_SEATS as usize + 1],
}

impl<'a> Room<'a> {
    fn of(tables: &[TableSeats], mover: Mover, chance: &'a Chance) -> Self {
        let tables: Vec<_> = tables.iter().map(|seats| Working::of(seats, mover, chance)).collect();
        let mut by_players = [0; MOST_SEATS as usize + 1];
        for table in &tables {
            by_players[usize::from(table.players)] += 1;
        }
        Self {
            givers: Queue::new(tables.iter().map(|table| table.players)),
            takers: Queue::new(tables.iter().map(|table| MOST_SEATS - table.players)),
            by_players,
            tables,
        }
    }

    /// Can all tables come within `gap` of each other? That is: is there a lowest number of players
    /// such that every table can come into the span above it, and all players fit there exactly?
    fn can_reach(&self, gap: u8) -> bool {
        let players: u32 = self.tables.iter().map(|table| u32::from(table.players)).sum();
        // Most tables can come down and up to the same numbers.
        let span =
            |table: &Working| (table.players - table.may_give, table.players + table.may_take);
        let mut spans: Vec<(u8, u8)> = self.tables.iter().map(span).collect();
        spans.sort_unstable();
        (0..=MOST_SEATS).any(|lowest| {
            let (mut least, mut most) = (0, 0);
            for alike in spans.chunk_by(|one, other| one == other) {
                let Some(&(fewest, fullest)) = alike.first() else { continue };
                let (from, to) = (lowest.max(fewest), (lowest + gap).min(fullest));
                if from > to {
                    return false;
                }
                let tables = u32::try_from(alike.len()).unwrap_or(u32::MAX);
                least += u32::from(from) * tables;
                most += u32::from(to) * tables;
            }
            (least..=most).contains(&players)
        })
    }

    /// Who leaves and which seats are filled, each in order and as many of the one as of the other.
    fn even_out(mut self, goal: Goal) -> (Vec<Give>, Vec<Take>) {
        let (mut gives, mut takes) = (Vec::new(), Vec::new());
        while let (Some((giver, from)), Some((taker, to))) = (self.giver(), self.taker())
            && self.is_uneven(goal, giver.players.0, taker.players)
        {
            let take = self.at(to, Working::take);
            let place = take.as_ref().and_then(|take| take.place.as_ref()).map(|place| place.seat);
            gives.extend(self.at(from, |table| table.give(place)));
            takes.extend(take);
        }
        (gives, takes)
    }

    fn giver(&mut self) -> Option<(Giver, usize)> {
        let rank = |table: usize| self.tables.get(table).and_then(Working::as_giver);
        self.givers.first(rank, |giver| giver.players.0)
    }

    fn taker(&mut self) -> Option<(Taker, usize)> {
        let rank = |table: usize| self.tables.get(table).and_then(Working::as_taker);
        self.takers.first(rank, |taker| MOST_SEATS - taker.players)
    }

    /// Is there still a difference to take away? `giver` and `taker` are the players at the fullest
    /// table that can give and at the shortest that can take.
    fn is_uneven(&self, goal: Goal, giver: u8, taker: u8) -> bool {
        match goal {
            Goal::Pairs(gap) => giver.saturating_sub(taker) > gap,
            Goal::Whole(gap) => {
                let some = |tables: &usize| *tables > 0;
                let shortest = self.by_players.iter().position(some);
                let fullest = self.by_players.iter().rposition(some);
                fullest.zip(shortest).is_some_and(|(most, least)| most - least > gap.into())
            }
        }
    }

    /// Does `act` at one table and keeps the lists in order.
    fn at<T>(&mut self, table: usize, act: impl FnOnce(&mut Working<'a>) -> T) -> Option<T> {
        let working = self.tables.get_mut(table)?;
        self.by_players[usize::from(working.players)] -= 1;
        let done = act(working);
        self.by_players[usize::from(working.players)] += 1;
        self.givers.ranked.extend(working.as_giver().map(|key| Reverse((key, table))));
        self.takers.ranked.extend(working.as_taker().map(|key| Reverse((key, table))));
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
