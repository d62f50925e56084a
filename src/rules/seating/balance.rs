//! Balancing the tables with the fewest moves.
//!
//! One player at a time leaves the fullest table that can give one. One seat is filled at the
//! shortest table that can take one. This goes on until the difference is within the tolerance. No
//! other way needs fewer moves. As long as there is a difference to remove, such a move removes one
//! surplus player and one missing player. That holds for any final state.
//!
//! Every step depends only on the room as it stands, never on earlier steps. So after the first
//! move of a plan, the next plan is the same without that move.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, BinaryHeap},
};

use bottone_base::seat::{MOST_SEATS, Seat, TableNo};

use super::{
    chance::DrawSeed,
    plan::{BalancePolicy, Cause, DrawnMove, MoveFacts, Mover, PlannedMove, SeatingPlan},
    summary::{BalanceRoom, PositionFacts, Summary},
    working_table::{BreakRank, Departure, FreeSeat, Giver, LeaverChoice, Taker, WorkingTable},
};

/// Adds to `plan` the moves that bring `tables` within the policy's difference, and the tables with
/// an unknown button.
pub(super) fn balance(
    room: &impl BalanceRoom,
    policy: BalancePolicy,
    chance: &DrawSeed<'_>,
    plan: &mut SeatingPlan,
) {
    let gap = policy.gap.max(1);
    let (shortest, fullest) = room.census().extremes();
    if fullest - shortest <= gap {
        return;
    }
    let tables = BalanceTables::of(room, policy.mover, chance);
    let goal = if tables.can_reach(gap) { Goal::Whole(gap) } else { Goal::Pairs(gap) };
    let (gives, takes) = tables.even_out(goal);
    pair(gives, takes, plan);
}

/// The stopping condition.
#[derive(Clone, Copy)]
enum Goal {
    /// No table is more than this above any other.
    Whole(u8),
    /// No table that can give is more than this above one that can take. Fixed players or closed
    /// seats keep the rest of the room from coming any closer.
    Pairs(u8),
}

/// Tables in the order of their turns.
///
/// Usually only a few of a thousand tables give or take a player. They are ranked when the turn of
/// their number of players comes. Of tables whose order is known without ranking, mostly that of
/// their numbers, only the first is ranked.
struct Queue<Key, Alike> {
    /// The number of turns still to come. The last one comes first.
    turns: u8,
    /// The tables whose turn has come. A table that gave or took a player since is added again.
    ranked: BinaryHeap<Reverse<(Key, usize)>>,
    /// The tables of this turn whose order is known, the first of them first. One of them is among
    /// the ranked.
    alike: Option<Alike>,
    first_alike: Option<usize>,
}

impl<Key: Copy + Ord, Alike: Iterator<Item = usize>> Queue<Key, Alike> {
    const fn new() -> Self {
        Self { turns: MOST_SEATS + 1, ranked: BinaryHeap::new(), alike: None, first_alike: None }
    }

    /// Adds a table that gave or took a player.
    fn requeue(&mut self, key: Option<Key>, table: usize) {
        self.ranked.extend(key.map(|key| Reverse((key, table))));
    }

    /// Returns the table whose turn it is, by the current `rank`, which is `None` for a table
    /// without a turn. `of_turn` gives the tables of a turn; `is_touched` is true for those that
    /// gave or took a player and were added again.
    fn first(
        &mut self,
        of_turn: impl Fn(u8) -> (Vec<usize>, Alike),
        is_touched: impl Fn(usize) -> bool,
        rank: impl Fn(usize) -> Option<Key>,
        turn: impl Fn(Key) -> u8,
    ) -> Option<(Key, usize)> {
        let ranked = |at| rank(at).map(|key| Reverse((key, at)));
        let next_alike = |alike: &mut Alike| alike.filter(|at| !is_touched(*at)).find_map(ranked);
        loop {
            match self.ranked.peek() {
                Some(Reverse((key, table))) if rank(*table) != Some(*key) => {
                    if self.first_alike == Some(*table) {
                        let next = self.alike.as_mut().and_then(next_alike);
                        self.first_alike = next.map(|Reverse((_, at))| at);
                        self.ranked.pop();
                        self.ranked.extend(next);
                    } else {
                        self.ranked.pop();
                    }
                }
                Some(Reverse((key, table))) if turn(*key) >= self.turns => {
                    return Some((*key, *table));
                }
                _ => {
                    self.turns = self.turns.checked_sub(1)?;
                    let (each, mut alike) = of_turn(self.turns);
                    let next = next_alike(&mut alike);
                    (self.alike, self.first_alike) = (Some(alike), next.map(|Reverse((_, at))| at));
                    self.ranked.extend(each.into_iter().filter_map(ranked).chain(next));
                }
            }
        }
    }
}

/// The tables during balancing.
struct BalanceTables<'a, R> {
    room: &'a R,
    mover: Mover,
    chance: &'a DrawSeed<'a>,
    /// The tables that gave or took a player, by the index of their summary.
    touched: BTreeMap<usize, WorkingTable<'a>>,
    /// The number of tables with each number of players.
    by_players: [u32; MOST_SEATS as usize + 1],
}

impl<'a, R: BalanceRoom> BalanceTables<'a, R> {
    fn of(room: &'a R, mover: Mover, chance: &'a DrawSeed<'a>) -> Self {
        let by_players = room.census().by_players();
        Self { room, mover, chance, touched: BTreeMap::new(), by_players }
    }

    /// Returns the facts from the positions of this table, if they matter and are known.
    fn placed(&self, table: &Summary) -> Option<PositionFacts> {
        let matters = self.mover != Mover::Position
            && self.chance.can_ask(table.table)
            && self.room.is_known(table);
        table.placed.filter(|_| matters)
    }

    /// Returns whether all tables can come within `gap` of each other. That needs a lowest number
    /// of players such that every table can reach the span above it. All players must fit there
    /// exactly.
    fn can_reach(&self, gap: u8) -> bool {
        if self.room.census().can_surely_reach(gap) {
            return true;
        }
        let tables = self.room.summaries();
        let players: u32 = tables.iter().map(|table| u32::from(table.players)).sum();
        // Most tables can reach the same numbers.
        let span = |table: &Summary| {
            let may_take = table.may_take(self.placed(table).is_some());
            (table.players - table.may_give(), table.players + may_take)
        };
        let mut spans: Vec<(u8, u8)> = tables.iter().map(span).collect();
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

    /// Returns the players who leave and the seats that are filled, each in order and equal in
    /// number.
    fn even_out(mut self, goal: Goal) -> (Vec<Departure>, Vec<FreeSeat>) {
        let (room, chance) = (self.room, self.chance);
        // A draw can decide which player leaves, and so the order of the givers. It decides the
        // seat of a newcomer, but not the order of the takers.
        let by_blind = self.mover == Mover::NextBigBlind;
        let draws = |players| by_blind && chance.decides_among(players);
        let known: Option<Vec<usize>> = room.known().map(Iterator::collect);
        let known = known.as_deref();
        let giving = |players| of_turn(room, known, draws(players), players);
        let taking = |players| of_turn(room, known, false, players);
        let (mut givers, mut takers) = (Queue::new(), Queue::new());
        let (mut leaving, mut filled) = (Vec::new(), Vec::new());
        while let Some((giver, from)) = givers.first(
            giving,
            |at| self.touched.contains_key(&at),
            |at| self.giver(at),
            |giver| giver.players.0,
        ) && let Some((taker, to)) = takers.first(
            |turn| taking(MOST_SEATS - turn),
            |at| self.touched.contains_key(&at),
            |at| self.taker(at),
            |taker| MOST_SEATS - taker.players,
        ) && self.is_uneven(goal, giver.players.0, taker.players)
        {
            let take = self.with_table(to, WorkingTable::take);
            let place = take.as_ref().and_then(|take| take.place.as_ref()).map(|place| place.seat);
            leaving.extend(self.with_table(from, |table| table.give(place)));
            filled.extend(take);
            for at in [from, to] {
                givers.requeue(self.giver(at), at);
                takers.requeue(self.taker(at), at);
            }
        }
        (leaving, filled)
    }

    fn giver(&self, at: usize) -> Option<Giver> {
        let table = self.room.summaries().get(at)?;
        let breaks = BreakRank::of(table.table, self.room.break_next());
        if let Some(table) = self.touched.get(&at) {
            return table.giver(breaks);
        }
        let placed = self.placed(table);
        let by_blind = self.mover == Mover::NextBigBlind;
        if by_blind && placed.is_none() && self.chance.draws(table.table) {
            return self.working(at)?.giver(breaks);
        }
        (table.may_give() > 0).then(|| Giver {
            players: Reverse(table.players),
            unknown: by_blind && placed.is_none(),
            breaks,
            moved: placed.and_then(|placed| placed.moved).filter(|_| by_blind),
            table: table.table,
        })
    }

    fn taker(&self, at: usize) -> Option<Taker> {
        let table = self.room.summaries().get(at)?;
        let breaks = BreakRank::of(table.table, self.room.break_next());
        if let Some(table) = self.touched.get(&at) {
            return table.taker(breaks);
        }
        let placed = self.placed(table);
        (table.may_take(placed.is_some()) > 0).then(|| Taker {
            players: table.players,
            unknown: self.mover != Mover::Position && placed.is_none(),
            breaks: Reverse(breaks),
            waits: placed.is_some_and(|placed| placed.waits),
            table: table.table,
        })
    }

    fn working(&self, at: usize) -> Option<WorkingTable<'a>> {
        Some(WorkingTable::of(&self.room.table_at(at)?, self.mover, self.chance))
    }

    /// Returns whether there is still a difference to remove. `giver` and `taker` are the players
    /// at the fullest table that can give and at the shortest that can take.
    fn is_uneven(&self, goal: Goal, giver: u8, taker: u8) -> bool {
        match goal {
            Goal::Pairs(gap) => giver.saturating_sub(taker) > gap,
            Goal::Whole(gap) => {
                let some = |tables: &u32| *tables > 0;
                let shortest = self.by_players.iter().position(some);
                let fullest = self.by_players.iter().rposition(some);
                fullest.zip(shortest).is_some_and(|(most, least)| most - least > gap.into())
            }
        }
    }

    /// Performs `act` on one table.
    fn with_table<T>(
        &mut self,
        table: usize,
        act: impl FnOnce(&mut WorkingTable<'a>) -> T,
    ) -> Option<T> {
        let mut working = self.touched.remove(&table).or_else(|| self.working(table))?;
        self.by_players[usize::from(working.players)] -= 1;
        let done = act(&mut working);
        self.by_players[usize::from(working.players)] += 1;
        self.touched.insert(table, working);
        Some(done)
    }
}

/// Returns the tables with this many players before any move: those to rank individually, and the
/// others in their order. `known` is the result of [`BalanceRoom::known`]. `by_draw` is true if a
/// draw at each table decides its rank.
///
/// Individually ranked are tables with a known button and those that break next; those where chance
/// decides too, unless the room keeps their order. The others are ranked by table number.
fn of_turn<'a, R: BalanceRoom>(
    room: &'a R,
    known: Option<&[usize]>,
    by_draw: bool,
    players: u8,
) -> (Vec<usize>, impl Iterator<Item = usize> + use<'a, R>) {
    let has =
        move |at: &usize| room.summaries().get(*at).is_some_and(|table| table.players == players);
    let next: Vec<usize> =
        BreakRank::considered(room.break_next()).filter_map(|no| room.find(no)).collect();
    let leavers = if by_draw { room.by_drawn_leaver(players) } else { None };
    let known = known.filter(|_| !by_draw || leavers.is_some());
    let one_by_one = known.is_none();
    let each = match known {
        Some(known) => known.iter().chain(&next).copied().filter(has).collect(),
        None => room.with(players).collect(),
    };
    let by_number = (leavers.is_none() && !one_by_one).then(|| room.with(players));
    let alike = leavers.into_iter().flatten().chain(by_number.into_iter().flatten());
    (each, alike.filter(move |at| !next.contains(at)))
}

/// Pairs the leaving players with the seats to fill, in order. Tables whose button must be asked
/// for are skipped for now.
fn pair(gives: Vec<Departure>, takes: Vec<FreeSeat>, plan: &mut SeatingPlan) {
    let unknown_givers = gives.iter().filter(|give| give.asks).map(|give| give.table);
    let unknown_takers = takes.iter().filter(|take| take.asks).map(|take| take.table);
    let ask: BTreeSet<TableNo> = unknown_givers.chain(unknown_takers).collect();
    plan.ask.extend(ask);

    let leavers = gives.into_iter().filter_map(|give| {
        let Departure { table, players, who, .. } = give;
        match who {
            LeaverChoice::Asked => None,
            LeaverChoice::HighCard => Some((table, players, None)),
            LeaverChoice::Known(leaver) => Some((table, players, Some(leaver))),
        }
    });
    let places = takes.into_iter().filter_map(|take| {
        let FreeSeat { table, players, place, .. } = take;
        place.map(|place| (table, players, place))
    });
    for ((from, players_from, who), (to, players_to, place)) in leavers.zip(places) {
        let to = Seat { table: to, seat: place.seat };
        let (cause, moved) = who
            .as_ref()
            .map_or((Cause::HighCard { card: None }, 0), |leaver| (leaver.cause, leaver.moved));
        let why =
            MoveFacts { cause, players_from, players_to, big_blind_in: place.big_blind_in, moved };
        match who {
            Some(leaver) => plan.moves.push(PlannedMove {
                from: Seat { table: from, seat: leaver.seat },
                to,
                waits: false,
                facts: why,
            }),
            None => plan.draws.push(DrawnMove { from, to, waits: false, facts: why }),
        }
    }
}
