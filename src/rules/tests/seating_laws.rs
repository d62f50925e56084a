//! Laws of seating over random rooms.
#![expect(clippy::unwrap_used, reason = "a test stops where it fails")]

use std::collections::BTreeSet;

use bottone_base::draw::Draw;
use bottone_base::seat::{MOST_SEATS, Seat, SeatNo, Seats, TableNo};
use bottone_rules::button::{ButtonRule, Newcomers, Positions, first_hand, next_hand};
use bottone_rules::seating::{
    BalancePolicy, BalanceRoom, Cause, Census, ListedRoom, Mover, OpenSeats, PlannedMove,
    SeatingPlan, Summary, TableSeats, UnknownButton, break_table, plan, plan_moves, redraw,
    seats_for_many, seats_in, tables_for, tables_that_can_break,
};
use proptest::prelude::*;

/// Tables in the order of their numbers, as a room.
struct InOrder {
    tables: Vec<TableSeats>,
    ranked: Vec<Summary>,
    census: Census,
}

impl BalanceRoom for InOrder {
    fn summaries(&self) -> &[Summary] {
        &self.ranked
    }

    fn census(&self) -> &Census {
        &self.census
    }

    fn is_known(&self, _: &Summary) -> bool {
        true
    }

    fn table_at(&self, index: usize) -> Option<TableSeats> {
        self.tables.get(index).copied()
    }

    fn find(&self, table: TableNo) -> Option<usize> {
        self.tables.iter().position(|other| other.table == table)
    }

    fn break_next(&self) -> &[TableNo] {
        &[]
    }
}

/// The proptest values for one table: size; occupied, closed and fixed seats as bits; the start of
/// the walk for the positions; true if they are known; earlier moves.
type Drawn = (u8, u16, u16, u16, u8, bool, [u8; MOST_SEATS as usize]);

fn seats(size: u8, bits: u16) -> Seats {
    SeatNo::up_to(size).filter(|seat| bits >> seat.index() & 1 == 1).collect()
}

/// Returns the coming hand of `occupied` by the dead-button rule, with the last big blind in
/// `last`.
fn positions(occupied: Seats, last: SeatNo, gap: u8) -> Option<Positions> {
    if occupied.len() < 2 {
        return None;
    }
    let big = occupied.next(last)?;
    let other = occupied.without(big).next(last);
    if occupied.len() == 2 {
        return Some(Positions { button: other?, small: other?, big });
    }
    // The button is `gap` seats before the small blind, but never past the big blind.
    let mut button = Seats::all(MOST_SEATS).previous(last)?;
    for _ in 0..gap {
        let before = Seats::all(MOST_SEATS).previous(button)?;
        if button == big || before == big {
            break;
        }
        button = before;
    }
    Some(Positions { button, small: last, big })
}

fn table(number: u16, (size, occupied, closed, fixed, start, known, moved): Drawn) -> TableSeats {
    let occupied = seats(size, occupied);
    let last = SeatNo::new(start % size + 1).unwrap();
    let next = if known { positions(occupied, last, start / size % 4) } else { None };
    TableSeats {
        occupied,
        closed: seats(size, closed),
        fixed: seats(size, fixed).intersection(occupied),
        next,
        moved,
        ..TableSeats::empty(TableNo::new(number).unwrap(), size, Seats::NONE)
    }
}

fn any_table(kept: bool) -> impl Strategy<Value = Drawn> {
    // Few seats are closed and few players fixed, as in a real room.
    let some = move || {
        if kept {
            (any::<u16>(), any::<u16>(), any::<u16>()).prop_map(|(a, b, c)| a & b & c).boxed()
        } else {
            Just(0).boxed()
        }
    };
    let occupied = (any::<u16>(), any::<u16>(), 0..3_u8).prop_map(|(a, b, how)| match how {
        0 => a & b,
        1 => a,
        _ => a | b,
    });
    let known = if kept { prop::bool::weighted(0.9) } else { prop::bool::weighted(1.0) };
    (2..=10_u8, occupied, some(), some(), any::<u8>(), known, prop::array::uniform11(0..3_u8))
}

fn any_room(tables: std::ops::Range<usize>, kept: bool) -> impl Strategy<Value = Vec<TableSeats>> {
    prop::collection::vec(any_table(kept), tables)
        .prop_map(|drawn| (1..).zip(drawn).map(|(number, one)| table(number, one)).collect())
}

/// Returns a room in which every table has the same number of seats and every button is known.
fn plain_room(tables: std::ops::Range<usize>) -> impl Strategy<Value = Vec<TableSeats>> {
    (6..=10_u8, prop::collection::vec(any_table(false), tables)).prop_map(|(size, drawn)| {
        let sized =
            drawn.into_iter().map(|one| (size, one.1 | 1, one.2, one.3, one.4, one.5, one.6));
        (1..).zip(sized).map(|(number, one)| table(number, one)).collect()
    })
}

/// A room in order of its numbers with an index of its tables; only the named ones have positions.
struct PlainRoom<'a> {
    tables: Vec<TableSeats>,
    summaries: Vec<Summary>,
    census: Census,
    known: BTreeSet<TableNo>,
    order: &'a [TableNo],
}

impl<'a> PlainRoom<'a> {
    fn of(tables: &[TableSeats], known: BTreeSet<TableNo>, order: &'a [TableNo]) -> Self {
        let summaries: Vec<Summary> = tables.iter().map(|table| Summary::of(table, None)).collect();
        let census = summaries.iter().collect();
        Self { tables: tables.to_vec(), summaries, census, known, order }
    }
}

impl BalanceRoom for PlainRoom<'_> {
    fn summaries(&self) -> &[Summary] {
        &self.summaries
    }

    fn census(&self) -> &Census {
        &self.census
    }

    fn is_known(&self, table: &Summary) -> bool {
        self.known.contains(&table.table)
    }

    fn known(&self) -> Option<impl Iterator<Item = usize>> {
        Some(self.known.iter().filter_map(|table| self.find(*table)))
    }

    fn table_at(&self, index: usize) -> Option<TableSeats> {
        let table = self.tables.get(index)?;
        let next = table.next.filter(|_| self.known.contains(&table.table));
        Some(TableSeats { next, ..*table })
    }

    fn find(&self, table: TableNo) -> Option<usize> {
        self.tables.binary_search_by_key(&table, |other| other.table).ok()
    }

    fn break_next(&self) -> &[TableNo] {
        self.order
    }
}

fn policy(gap: u8, breaks: bool) -> BalancePolicy {
    BalancePolicy { gap, breaks, ..BalancePolicy::default() }
}

fn spread(tables: &[TableSeats]) -> u8 {
    let sizes = || tables.iter().map(TableSeats::players);
    sizes().max().unwrap_or(0) - sizes().min().unwrap_or(0)
}

fn carry_out(tables: &mut [TableSeats], one: &PlannedMove) {
    let from = tables.iter_mut().find(|t| t.table == one.from.table).unwrap();
    assert!(from.occupied.contains(one.from.seat), "nobody sits in {}", one.from);
    assert!(!from.fixed.contains(one.from.seat), "{} is fixed", one.from);
    assert_eq!(from.players(), one.facts.players_from, "{one:?}");
    let moved = from.leave(one.from.seat);
    assert_eq!(moved, one.facts.moved, "{one:?}");
    let to = tables.iter_mut().find(|t| t.table == one.to.table).unwrap();
    assert!(!to.occupied.contains(one.to.seat), "somebody sits in {}", one.to);
    assert!(!to.closed.contains(one.to.seat), "{} is closed", one.to);
    assert!(one.to.seat.get() <= to.size, "there is no {}", one.to);
    assert_eq!(to.players(), one.facts.players_to, "{one:?}");
    if let (Cause::Uneven { .. } | Cause::Drawn, Some(next)) = (one.facts.cause, to.next) {
        assert_ne!(next.small, one.to.seat, "{} is the small blind", one.to);
        assert!(to.worst_seats().unwrap().contains(one.to.seat), "{} is not the worst", one.to);
    }
    to.sit(one.to.seat, moved + 1);
}

/// Carries out the whole plan; panics if a move is not possible or a player would move twice.
fn carried_out(tables: &[TableSeats], plan: &SeatingPlan) -> Vec<TableSeats> {
    let mut after = tables.to_vec();
    let (mut left, mut filled) = (BTreeSet::new(), BTreeSet::new());
    for one in &plan.moves {
        carry_out(&mut after, one);
        assert!(left.insert(one.from) && !filled.contains(&one.from), "moved twice: {one:?}");
        assert!(filled.insert(one.to), "filled twice: {one:?}");
    }
    for one in &plan.moves {
        let to = after.iter().find(|table| table.table == one.to.table).unwrap();
        assert_eq!(to.waits(one.to.seat), one.waits, "{one:?}");
    }
    after
}

fn small_number(count: usize) -> u8 {
    u8::try_from(count).unwrap()
}

/// Returns the fewest moves to come within `gap`, by trying every number of players at every table.
fn fewest_moves(tables: &[TableSeats], gap: u8) -> Option<u32> {
    fn go(rest: &[(u8, u8, u8)], left: i16, low: u8, high: u8, moves: u32) -> Option<u32> {
        let Some((&(least, now, most), rest)) = rest.split_first() else {
            return (left == 0).then_some(moves);
        };
        (least.max(low)..=most.min(high))
            .filter_map(|to| {
                let left = left + i16::from(now) - i16::from(to);
                go(rest, left, low, high, moves + u32::from(now.saturating_sub(to)))
            })
            .min()
    }
    let able: Vec<_> = tables
        .iter()
        .map(|table| {
            let small = table.next.map(|next| next.small);
            let open = table.open_seats().iter().filter(|&seat| Some(seat) != small).count();
            let players = table.players();
            (players - small_number(table.movable().len()), players, players + small_number(open))
        })
        .collect();
    (0..=MOST_SEATS).filter_map(|low| go(&able, 0, low, low + gap, 0)).min()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 1_000, ..ProptestConfig::default() })]

    #[test]
    fn a_plan_can_be_carried_out_and_keeps_what_is_fixed(
        tables in any_room(1..12, true), gap in 1..3_u8, breaks: bool, seed: u64,
    ) {
        let order = [TableNo::new(2).unwrap(), TableNo::new(5).unwrap()];
        let planned = plan(&tables, &order, &policy(gap, breaks), Some(seed));
        let after = carried_out(&tables, &planned);
        for (before, after) in tables.iter().zip(&after) {
            let fixed = before.fixed;
            prop_assert_eq!(after.occupied.intersection(fixed), fixed);
            if planned.breaks.contains(&after.table) {
                prop_assert_eq!(after.players(), 0);
            }
        }
        prop_assert!(planned.breaks.len() < tables.len());
    }

    #[test]
    fn a_plan_is_a_pure_function_of_the_room(
        tables in any_room(1..12, true), seed: u64, turn in 0..12_usize,
    ) {
        let mut turned = tables.clone();
        turned.rotate_left(turn % tables.len());
        let first = plan(&tables, &[], &policy(1, true), Some(seed));
        prop_assert_eq!(&first, &plan(&tables, &[], &policy(1, true), Some(seed)));
        prop_assert_eq!(first, plan(&turned, &[], &policy(1, true), Some(seed)));
    }

    #[test]
    fn a_plain_room_is_evened_out(tables in plain_room(2..20), gap in 1..3_u8, breaks: bool, seed: u64) {
        let planned = plan(&tables, &[], &policy(gap, breaks), Some(seed));
        prop_assert_eq!(&planned.ask, &[]);
        let mut after = carried_out(&tables, &planned);
        after.retain(|table| !planned.breaks.contains(&table.table));
        prop_assert!(spread(&after) <= gap, "{:?}", after);
        let seats: u8 = after.iter().map(TableSeats::capacity).min().unwrap();
        let players: usize = after.iter().map(|table| table.occupied.len()).sum();
        prop_assert!(!breaks || after.len() == 1 || players > (after.len() - 1) * usize::from(seats));
    }

    #[test]
    fn the_moves_are_the_fewest(tables in any_room(2..6, true), gap in 1..4_u8) {
        let planned = plan(&tables, &[], &policy(gap, false), None);
        match fewest_moves(&tables, gap) {
            // A table to ask about holds back moves; all others must be there, and no more.
            Some(fewest) if planned.ask.is_empty() => {
                prop_assert_eq!(planned.moves.len(), fewest as usize);
                prop_assert!(spread(&carried_out(&tables, &planned)) <= gap);
            }
            Some(fewest) => prop_assert!(planned.moves.len() < fewest as usize),
            // If it is impossible, no player who can move is left too far above an open seat.
            None => {
                let after = carried_out(&tables, &planned);
                let small = |t: &TableSeats| t.next.map(|next| next.small);
                let can_take = |t: &&TableSeats| t.open_seats().iter().any(|seat| small(t) != Some(seat));
                let fullest = after.iter().filter(|t| !t.movable().is_empty()).map(TableSeats::players).max();
                let shortest = after.iter().filter(can_take).map(TableSeats::players).min();
                if let (true, Some(fullest), Some(shortest)) = (planned.ask.is_empty(), fullest, shortest) {
                    prop_assert!(fullest.saturating_sub(shortest) <= gap);
                }
            }
        }
    }

    /// Without a person to ask, every move is there regardless of unknown buttons.
    #[test]
    fn what_is_not_known_is_drawn(
        tables in any_room(2..6, true), known in any::<u8>(), gap in 1..4_u8, seed: u64,
    ) {
        let mut tables = tables;
        for (number, table) in tables.iter_mut().enumerate() {
            table.next = table.next.filter(|_| known >> number & 1 == 1);
        }
        let draws = BalancePolicy { unknown: UnknownButton::Draw, ..policy(gap, false) };
        let planned = plan(&tables, &[], &draws, Some(seed));
        let after = carried_out(&tables, &planned);
        if let Some(fewest) = fewest_moves(&tables, gap) {
            prop_assert_eq!(planned.moves.len(), fewest as usize);
            prop_assert!(spread(&after) <= gap);
        }
        let named = |table: TableNo| planned.moves.iter().any(|one| one.from.table == table || one.to.table == table);
        for table in &tables {
            let unknown = table.next.is_none() && table.players() >= 2;
            prop_assert_eq!(planned.ask.contains(&table.table), unknown && named(table.table));
        }
        prop_assert_eq!(&planned, &plan(&tables, &[], &draws, Some(seed)));
    }

    /// A table after some hands, with newcomers: they wait here if they wait at the next hand.
    #[test]
    fn who_waits_is_what_the_button_says(
        size in 3..=11_u8, start: u16, begins in any::<u8>(), walk in prop::collection::vec(any::<u16>(), 1..4),
        newcomers in prop::collection::vec(any::<u8>(), 1..5),
    ) {
        let mut live = seats(size, start);
        prop_assume!(live.len() >= 2);
        let mut hand = first_hand(SeatNo::new(begins % size + 1).unwrap(), live).unwrap();
        let mut last = hand.played(size);
        for leavers in walk {
            let before = hand.positions;
            last = hand.played(size);
            let leavers = live.intersection(seats(size, leavers & leavers >> 5));
            if live.difference(leavers).len() >= 2 {
                live = live.difference(leavers);
                last.leave(leavers);
            }
            let Some(next) = next_hand(ButtonRule::Dead, Newcomers::ButtonToSmall, &last, live) else { break };
            hand = next;
            // After three become two, the coming hand does not show where the blinds were.
            prop_assume!((before.button == before.small) == (hand.positions.button == hand.positions.small));
        }
        let number = TableNo::new(1).unwrap();
        let mut table = TableSeats { occupied: live, next: Some(hand.positions), ..TableSeats::empty(number, size, Seats::NONE) };
        let mut joined = Seats::NONE;
        for newcomer in newcomers {
            let Some(seat) = table.open_seats().iter().cycle().nth(newcomer.into()) else { break };
            let waits = table.waits(seat);
            table.sit(seat, 0);
            joined.insert(seat);
            let now = next_hand(ButtonRule::Dead, Newcomers::ButtonToSmall, &last, live.union(joined)).unwrap();
            prop_assert_eq!(waits, now.waits.contains(seat));
            for seat in joined.iter() {
                prop_assert_eq!(table.waits(seat), now.waits.contains(seat), "{:?} {:?} {}", last, table, seat);
            }
        }
    }

    #[test]
    fn after_the_first_move_the_plan_is_the_rest(tables in any_room(2..12, true), gap in 1..3_u8) {
        let mut tables = tables;
        tables.retain(|table| table.players() >= 2);
        let mut planned = plan(&tables, &[], &policy(gap, false), None);
        while let Some(first) = planned.moves.first().copied() {
            carry_out(&mut tables, &first);
            let rest = plan(&tables, &[], &policy(gap, false), None);
            prop_assert_eq!(&rest.moves, &planned.moves[1..], "after {}", first.from);
            prop_assert_eq!(&rest.ask, &planned.ask, "after {}", first.from);
            planned = rest;
        }
    }

    /// A room in which few tables are examined gives the same plan as one in which all are.
    #[test]
    fn a_plan_of_few_tables_is_that_of_all(
        tables in any_room(2..40, true), known: u64, order in prop::collection::vec(1..40_u16, 0..12),
        gap in 1..3_u8, breaks: bool, mover in 0..3_usize, draws: bool,
    ) {
        let mover = [Mover::NextBigBlind, Mover::HighCard, Mover::Position][mover];
        let unknown = if draws { UnknownButton::Draw } else { UnknownButton::Ask };
        let policy = BalancePolicy { mover, unknown, ..policy(gap, breaks) };
        let order: Vec<TableNo> = order.into_iter().filter_map(TableNo::new).collect();
        let is_known = |table: &TableSeats| known >> table.table.get() & 1 == 1;
        let known = tables.iter().filter(|table| is_known(table)).map(|table| table.table).collect();
        let room = PlainRoom::of(&tables, known, &order);
        let texts: Vec<TableSeats> = (0..tables.len()).filter_map(|at| room.table_at(at)).collect();
        let can_break = tables_that_can_break(&room, &order);
        prop_assert_eq!(&can_break, &tables_that_can_break(&ListedRoom::of(&texts, &order), &order));
        let can_break = if breaks { can_break } else { Vec::new() };
        prop_assert_eq!(plan_moves(&room, can_break, &policy), plan(&texts, &order, &policy, None));
    }

    #[test]
    fn a_break_is_only_named_until_the_floor_draws_it(tables in any_room(2..12, true), seed: u64) {
        let named = plan(&tables, &[], &policy(1, true), None);
        let drawn = plan(&tables, &[], &policy(1, true), Some(seed));
        prop_assert_eq!(&named.breaks, &drawn.breaks);
        prop_assert!(named.breaks.is_empty() || named.moves.is_empty());
        let moved = drawn.moves.iter().filter(|one| one.facts.cause == Cause::Break).count();
        let broken = tables.iter().filter(|table| named.breaks.contains(&table.table));
        prop_assert_eq!(moved, broken.map(|table| table.occupied.len()).sum::<usize>());
    }

    #[test]
    fn drawn_seats_are_open_and_the_shortest_tables_first(
        tables in any_room(1..12, true), newcomers in 0..90_usize, seed: u64,
    ) {
        let open: usize = tables.iter().map(|table| table.open_seats().len()).sum();
        let drawn = seats_for_many(&tables, newcomers, &mut Draw::new(seed));
        prop_assert_eq!(drawn.len(), newcomers.min(open));
        let mut after = tables;
        for Seat { table, seat } in drawn {
            let fewest = after.iter().filter(|t| !t.open_seats().is_empty()).map(TableSeats::players).min();
            let to = after.iter_mut().find(|t| t.table == table).unwrap();
            prop_assert!(to.open_seats().contains(seat));
            prop_assert_eq!(Some(to.players()), fewest);
            to.sit(seat, 0);
        }
    }

    #[test]
    fn seats_are_drawn_from_an_index_and_a_room_as_over_all_tables(
        tables in any_room(1..12, true), newcomers in 0..90_usize, seed: u64,
    ) {
        let ranked: Vec<Summary> = tables.iter().map(|table| Summary::of(table, None)).collect();
        let (mut open, mut now) = (OpenSeats::default(), tables.clone());
        now.iter().rev().for_each(|table| open.add(table));
        let mut draw = Draw::new(seed);
        let mut drawn = Vec::new();
        while drawn.len() < newcomers
            && let Some((table, place)) = open.draw(&mut draw)
        {
            let at = now.iter_mut().find(|other| other.table == table).unwrap();
            let seat = at.open_seats().iter().nth(place).unwrap();
            open.remove(at);
            at.sit(seat, 0);
            open.add(at);
            drawn.push(Seat { table, seat });
        }
        let mut other = Draw::new(seed);
        prop_assert_eq!(drawn, seats_for_many(&tables, newcomers, &mut other));
        prop_assert_eq!(draw.below(1 << 40), other.below(1 << 40));
        let room = InOrder { census: ranked.iter().collect(), tables, ranked };
        for newcomers in [newcomers, 1] {
            // The following draws are the same as well.
            let (mut one, mut other) = (Draw::new(seed), Draw::new(seed));
            prop_assert_eq!(
                seats_in(&room, newcomers, &mut one),
                seats_for_many(&room.tables, newcomers, &mut other),
            );
            prop_assert_eq!(one.below(1 << 40), other.below(1 << 40));
        }
        for broken in &room.tables {
            let others: Vec<_> =
                room.tables.iter().filter(|other| other.table != broken.table).copied().collect();
            let players = broken.occupied;
            let few = tables_for(&room, players.len(), Some(broken.table));
            prop_assert_eq!(
                break_table(players, &few, &mut Draw::new(seed)),
                break_table(players, &others, &mut Draw::new(seed)),
            );
        }
    }

    #[test]
    fn a_redraw_is_even(tables in plain_room(1..12), seed: u64) {
        let players = tables.iter().map(|table| table.occupied.len()).sum();
        let drawn = redraw(players, &tables, &mut Draw::new(seed));
        prop_assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), players);
        let at = |table: &TableSeats| drawn.iter().filter(|seat| seat.table == table.table).count();
        let sizes: Vec<_> = tables.iter().map(at).collect();
        prop_assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1);
    }
}
