//! The floor's next steps: tables to break, players to move, tables to stop.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{
    cards::Card,
    draw::Draw,
    seat::{Seat, TableNo},
};
use serde::{Deserialize, Serialize};

use super::{
    balance::balance,
    breaking::tables_that_can_break,
    chance::DrawSeed,
    seat_draw::break_table,
    summary::{BalanceRoom, ListedRoom},
    table::TableSeats,
};

/// The balancing policy of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BalancePolicy {
    /// The tolerated difference between the fullest and the shortest table, in players; 0 is read
    /// as 1.
    pub gap: u8,
    /// The number of players by which a table must be short of the fullest to stop. It counts
    /// eliminations (3 in TDA 2024 rule 11-D and WSOP tournament rule 67). `None` if tables never
    /// stop.
    pub halt: Option<u8>,
    /// True if tables break as soon as they can. Otherwise all tables are kept and balanced.
    pub breaks: bool,
    /// The player who leaves a table with too many.
    pub mover: Mover,
    /// The procedure if the button is unknown.
    pub unknown: UnknownButton,
}

impl Default for BalancePolicy {
    fn default() -> Self {
        Self {
            gap: 1,
            halt: Some(3),
            breaks: true,
            mover: Mover::NextBigBlind,
            unknown: UnknownButton::Ask,
        }
    }
}

/// The player who leaves a table with too many, and the seat that is filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mover {
    /// The player with the next big blind goes to the worst seat (TDA 2024 rules 11-A and 11-B).
    #[default]
    NextBigBlind,
    /// The player with the highest card goes to the worst seat (WSOP tournament rule 67.b.i).
    HighCard,
    /// By position, in games without a button. The seat that opened last is filled by the player in
    /// the seat of the same number (TDA 2024 rule 11-A on stud). If that player cannot be moved, it
    /// is the next clockwise.
    Position,
}

/// The procedure for a table that must give or take a player while its button is unknown.
///
/// With one player or none a table has no button. Any seat there is as good as any other, and it is
/// drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnknownButton {
    /// The dealer is asked, and the move must wait: on the floor.
    #[default]
    Ask,
    /// The player and the seat are drawn: there is no person to ask.
    Draw,
}

/// The floor's next steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatingPlan {
    /// Tables that can break, the first to break first.
    pub breaks: Vec<TableNo>,
    /// Players to move, in the order of the moves.
    pub moves: Vec<PlannedMove>,
    /// Players to be found by the high card and moved, in the order of the moves.
    pub draws: Vec<DrawnMove>,
    /// Tables that must give or take a player, but have an unknown button. With [`UnknownButton::Ask`]
    /// their moves are left out until it is known.
    pub ask: Vec<TableNo>,
    /// Tables that stop: too many players short of the fullest as the room stands.
    pub halts: Vec<TableNo>,
}

/// One player to move, with the reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedMove {
    /// The seat that the player leaves.
    pub from: Seat,
    /// The seat to which the player goes.
    pub to: Seat,
    /// True if the player gets no cards in the coming hand, once all have moved: the seat is
    /// between the button and the small blind.
    pub waits: bool,
    /// The facts for a sentence about the move.
    pub facts: MoveFacts,
}

/// One player to move who is found by the high card, with the reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnMove {
    /// The table at which a card is dealt to each player who may be moved.
    pub from: TableNo,
    /// The seat to which the player goes.
    pub to: Seat,
    /// As in [`PlannedMove::waits`].
    pub waits: bool,
    /// The facts for a sentence about the move; the number of earlier moves is unknown.
    pub facts: MoveFacts,
}

/// The facts behind a move, as the room stands just before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveFacts {
    /// The cause of the move.
    pub cause: Cause,
    /// The number of players at the table that the player leaves, including this player.
    pub players_from: u8,
    /// The number of players at the table to which the player comes.
    pub players_to: u8,
    /// The number of hands until the player has the big blind there, 0 for the coming one; `None`
    /// if the button is unknown.
    pub big_blind_in: Option<u8>,
    /// The number of earlier moves of the player.
    pub moved: u8,
}

/// The cause of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Cause {
    /// The tables are uneven: the next big blind of the fullest table goes to the worst seat of the
    /// shortest (TDA 2024 rule 11-A). `turn` is above 0 if the players before could not be moved.
    Uneven {
        /// Hands until the big blind at the old seat, 0 for the coming one.
        turn: u8,
    },
    /// The tables are uneven and the player was drawn: it is unknown who has the next big blind.
    Drawn,
    /// The tables are uneven and the player was dealt the high card (WSOP tournament rule 67.b.i).
    HighCard {
        /// The card, if it was entered.
        card: Option<Card>,
    },
    /// The tables are uneven and the game is stud only. The player sat in the seat with the number
    /// of the one that is filled, or next to it (TDA 2024 rule 11-A).
    Position,
    /// The table breaks and the seat was drawn (TDA 2024 rule 10-B).
    Break,
}

impl SeatingPlan {
    /// Returns the destination tables, once for each move.
    pub fn filled(&self) -> impl Iterator<Item = TableNo> {
        let drawn = self.draws.iter().map(|one| one.to.table);
        self.moves.iter().map(|one| one.to.table).chain(drawn)
    }

    /// Returns the rank of the move at `index` among the moves into its table, from 1, and their
    /// number.
    pub fn turn_into(&self, index: usize) -> Option<(usize, usize)> {
        let table = self.moves.get(index)?.to.table;
        let same = |moves: &[PlannedMove]| moves.iter().filter(|m| m.to.table == table).count();
        Some((same(self.moves.get(..=index)?), same(&self.moves)))
    }
}

/// Returns the floor's next steps, as the room stands.
///
/// `order` lists tables from the first to break to the last, see [`tables_that_can_break`]. Of
/// equally full tables the one that breaks next gives first; of equally short ones it takes last.
/// Breaking comes before balancing. Without a `seed` a table that can break is only named. No move
/// is planned until it is broken: every count is about to change. With a seed the breaks are drawn.
/// The moves are those of the broken tables' players and then the remaining ones.
///
/// The moves are the fewest that leave no table more than [`BalancePolicy::gap`] players above another.
/// Fixed players and closed seats may prevent that. No player moves twice. After the first move of
/// a plan without breaks, with no other change, the next plan is the rest of this one. Only a table
/// that had fewer than two players has a button to ask for then.
///
/// With [`Mover::HighCard`] the player who leaves is unknown before cards are dealt. Those moves
/// are [`SeatingPlan::draws`], and the button of a table that only gives is not asked for. With
/// [`Mover::Position`] the button does not matter.
pub fn plan(
    tables: &[TableSeats],
    order: &[TableNo],
    policy: &BalancePolicy,
    seed: Option<u64>,
) -> SeatingPlan {
    let bare: Vec<TableSeats>;
    let tables = if policy.mover == Mover::Position {
        bare = tables.iter().map(|table| TableSeats { next: None, ..*table }).collect();
        &bare[..]
    } else {
        tables
    };
    let room = ListedRoom::of(tables, order);
    let chance = DrawSeed::of(&room, policy.unknown, seed.unwrap_or_default());
    let breaks = if policy.breaks { tables_that_can_break(&room, order) } else { Vec::new() };
    let mut plan = SeatingPlan { breaks, ..SeatingPlan::default() };
    stop_and_balance(&room, *policy, &chance, &mut plan);
    if let Some(seed) = seed.filter(|_| !plan.breaks.is_empty()) {
        let left = draw_breaks(tables, &mut plan, seed);
        balance(&ListedRoom::of(&left, order), *policy, &chance, &mut plan);
    }
    set_waits(&room, &mut plan);
    plan
}

/// Returns the result of [`plan`] without a seed, if only the tables with a move are examined.
/// `breaks` are the tables that can break, see [`tables_that_can_break`]; with [`BalancePolicy::breaks`]
/// they come first.
pub fn plan_moves(
    room: &impl BalanceRoom,
    breaks: Vec<TableNo>,
    policy: &BalancePolicy,
) -> SeatingPlan {
    let chance = DrawSeed::of(room, policy.unknown, 0);
    let mut plan = SeatingPlan { breaks, ..SeatingPlan::default() };
    stop_and_balance(room, *policy, &chance, &mut plan);
    if policy.mover != Mover::Position {
        set_waits(room, &mut plan);
    }
    plan
}

/// Adds the tables that stop, and the moves if no table breaks.
fn stop_and_balance(
    room: &impl BalanceRoom,
    policy: BalancePolicy,
    chance: &DrawSeed<'_>,
    plan: &mut SeatingPlan,
) {
    plan.halts = halts(room, policy.halt);
    if plan.breaks.is_empty() {
        balance(room, policy, chance, plan);
    }
}

/// Sets for each moved player whether they wait, which later arrivals can change.
fn set_waits(room: &impl BalanceRoom, plan: &mut SeatingPlan) {
    let givers = plan.moves.iter().map(|one| one.from.table);
    let named: BTreeSet<_> = givers.chain(plan.filled()).collect();
    let look = |table| Some((table, room.table_at(room.find(table)?)?.with_its_positions()));
    let mut after: BTreeMap<_, _> = named.into_iter().filter_map(look).collect();
    for PlannedMove { from, to, .. } in &plan.moves {
        after.get_mut(&from.table).map(|table| table.leave(from.seat));
        if let Some(table) = after.get_mut(&to.table) {
            table.sit(to.seat, 0);
        }
    }
    for DrawnMove { to, .. } in &plan.draws {
        if let Some(table) = after.get_mut(&to.table) {
            table.sit(to.seat, 0);
        }
    }
    let drawn = plan.draws.iter_mut().map(|one| (one.to, &mut one.waits));
    for (to, waits) in plan.moves.iter_mut().map(|one| (one.to, &mut one.waits)).chain(drawn) {
        *waits = after.get(&to.table).is_some_and(|table| table.waits(to.seat));
    }
}

/// Returns the tables that are, by eliminations, `short` or more players below the fullest.
fn halts(room: &impl BalanceRoom, short: Option<u8>) -> Vec<TableNo> {
    let Some(short) = short else { return Vec::new() };
    let (shortest, fullest) = room.census().extremes();
    if shortest.saturating_add(short) > fullest {
        return Vec::new();
    }
    let few = (shortest..=fullest.saturating_sub(short)).flat_map(|players| room.with(players));
    let few = few.filter_map(|at| room.summaries().get(at));
    let few = few.filter(|table| table.eliminated >= short);
    let mut halts: Vec<_> = few.map(|table| table.table).collect();
    halts.sort_unstable();
    halts
}

/// Plans the moves of the breaking tables' players, table after table, and returns the tables that
/// are left.
fn draw_breaks(tables: &[TableSeats], plan: &mut SeatingPlan, seed: u64) -> Vec<TableSeats> {
    let mut draw = Draw::new(seed);
    let mut left: BTreeMap<_, _> =
        tables.iter().map(|table| (table.table, table.with_its_positions())).collect();
    let broken: Vec<_> = plan.breaks.iter().filter_map(|table| left.remove(table)).collect();
    for mut table in broken {
        let others: Vec<_> = left.values().copied().collect();
        for (from, seat) in break_table(table.occupied, &others, &mut draw) {
            let Some(to) = left.get_mut(&seat.table) else { continue };
            let players_from = table.players();
            let moved = table.leave(from);
            plan.moves.push(PlannedMove {
                from: Seat { table: table.table, seat: from },
                to: seat,
                waits: false,
                facts: MoveFacts {
                    cause: Cause::Break,
                    players_from,
                    players_to: to.players(),
                    big_blind_in: to.big_blind_in(seat.seat),
                    moved,
                },
            });
            to.sit(seat.seat, moved.saturating_add(1));
        }
    }
    left.into_values().collect()
}
