//! The rules of the tables.

use std::collections::BTreeSet;

use bottone_base::{
    draw::Draw,
    seat::{FEWEST_SEATS, MOST_SEATS, Seat, Seats, TableNo},
    time::Timestamp,
};
use bottone_rules::seating::{self, Cause, TableSeats};

use super::{MoveReason, SeatMove, SeatWish, Table, TableCommand, TableEvent};
use crate::{
    Event, Refusal, Tournament, Waiver, entries::EntryId, incidents::is_sound_reason,
    waiting::may_sit_down,
};

pub(crate) fn decide(
    t: &Tournament,
    command: &TableCommand,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let room = &t.tables;
    let event = match command {
        TableCommand::Open { tables, size } => {
            Refusal::NothingToDo.check(!tables.is_empty(), None)?;
            open_tables(t, tables, *size)?
        }
        TableCommand::OpenAndSeat { tables, size, seed } => {
            return open_and_seat(t, (tables, *size), *seed, at, waiver);
        }
        TableCommand::Resize { table, size } => {
            let now = room.table(*table).ok_or(Refusal::TableUnknown)?;
            Refusal::NotUnderstood.check(is_a_size(*size), None)?;
            let fits = now.occupied().difference(Seats::all(*size)).is_empty();
            Refusal::SeatsInUse.check(fits, None)?;
            Refusal::NothingToDo.check(now.size() != *size, None)?;
            TableEvent::Resized { table: *table, size: *size }
        }
        TableCommand::CloseSeat { seat, closed } => {
            let table = room.check_exists(*seat)?;
            Refusal::SeatTaken.check(table.entry(seat.seat).is_none(), None)?;
            Refusal::NothingToDo.check(table.closed().contains(seat.seat) != *closed, None)?;
            TableEvent::SeatClosed { seat: *seat, closed: *closed }
        }
        TableCommand::Seat { entries, seat } => {
            let entries = waiting(t, entries)?;
            Refusal::NothingToDo.check(*seat != SeatWish::Later && !entries.is_empty(), None)?;
            let seats = seats_for(t, &entries, seat)?;
            may_sit_down(t, &entries, at, waiver)?;
            TableEvent::Seated { seats }
        }
        TableCommand::Move { entry, to, reason } => {
            let moved = may_move(t, *entry, *to, reason, at, waiver)?;
            TableEvent::Moved { moves: vec![moved], reason: reason.clone() }
        }
        TableCommand::Swap { one, other, reason } => {
            TableEvent::Moved { moves: swap(t, *one, *other, waiver)?, reason: reason.clone() }
        }
        TableCommand::Break { table, seed } => return break_table(t, *table, *seed, waiver),
        TableCommand::Redraw { tables, size, seed } => redraw(t, tables, *size, *seed)?,
        TableCommand::SitAsDrawn { seats, dealers } => {
            return sit_as_drawn(t, seats, dealers, at, waiver);
        }
        TableCommand::Pin { entry, pinned } => {
            Refusal::NotSeated.check(room.seat_of(*entry).is_some(), None)?;
            Refusal::NothingToDo.check(room.pinned.contains(entry) != *pinned, None)?;
            TableEvent::Pinned { entry: *entry, pinned: *pinned }
        }
        TableCommand::Order { tables } => {
            let known = tables.iter().all(|table| room.open.contains_key(table));
            Refusal::TableUnknown.check(known, None)?;
            let distinct: BTreeSet<_> = tables.iter().collect();
            Refusal::NamedTwice.check(distinct.len() == tables.len(), None)?;
            Refusal::NothingToDo.check(room.order != *tables, None)?;
            TableEvent::Ordered { tables: tables.clone() }
        }
        TableCommand::Hold { table, held } => {
            Refusal::TableUnknown.check(room.open.contains_key(table), None)?;
            Refusal::NothingToDo.check(room.held.contains(table) != *held, None)?;
            TableEvent::Held { table: *table, held: *held }
        }
        TableCommand::Button { table, positions, reason } => {
            let seen = room.table(*table).ok_or(Refusal::TableUnknown)?;
            Refusal::NotUnderstood.check(reason.as_deref().is_none_or(is_sound_reason), None)?;
            Refusal::TooFewPlayers.check(seen.occupied().len() >= 2, None)?;
            Refusal::PositionsWrong.check(seen.are_possible(*positions), None)?;
            let (table, positions, reason) = (*table, *positions, reason.clone());
            TableEvent::ButtonSeen { table, positions, reason }
        }
        TableCommand::Hands { table, hands, stud } => {
            let dealt = room.table(*table).ok_or(Refusal::TableUnknown)?;
            Refusal::NotUnderstood.check((1..=500).contains(hands), None)?;
            Refusal::TooFewPlayers.check(dealt.occupied().len() >= 2, None)?;
            let known = dealt.next_hand(&t.setup.house).is_some();
            Refusal::ButtonUnknown.check(known, None)?;
            let stud = *stud || t.clock.is_stud(at);
            TableEvent::Dealt { table: *table, hands: *hands, stud }
        }
    };
    Ok(vec![Event::Tables(event)])
}

fn may_move(
    t: &Tournament,
    entry: EntryId,
    to: Seat,
    reason: &MoveReason,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<SeatMove, Refusal> {
    let room = &t.tables;
    t.entries.get(entry).ok_or(Refusal::EntryUnknown)?;
    room.check_exists(to)?;
    let from = room.seat_of(entry).ok_or(Refusal::NotSeated)?;
    room.check_free(to)?;
    let for_balance = matches!(reason, MoveReason::Balance(_) | MoveReason::Break);
    t.check_new_law(Refusal::LastHandsDrawn, !for_balance || !t.hands.plays_last_hands(), None)?;
    Refusal::Pinned.check(!room.pinned.contains(&entry), waiver)?;
    let next = t.next_hand(to.table, at);
    let small = next.is_some_and(|next| next.positions.small == to.seat);
    // In pure stud there is no small blind.
    let blinds = matches!(reason, MoveReason::Balance(why) if why.cause != Cause::Position);
    let balanced = blinds && to.table != from.table;
    Refusal::ComingSmallBlind.check(!(balanced && small), waiver)?;
    Ok(SeatMove { entry, from: Some(from), to })
}

/// Decides the swap of two players' seats.
fn swap(
    t: &Tournament,
    one: EntryId,
    other: EntryId,
    waiver: Option<&Waiver>,
) -> Result<Vec<SeatMove>, Refusal> {
    Refusal::NamedTwice.check(one != other, None)?;
    let seat = |entry: EntryId| {
        t.entries.get(entry).ok_or(Refusal::EntryUnknown)?;
        t.tables.seat_of(entry).ok_or(Refusal::NotSeated)
    };
    let (from, to) = (seat(one)?, seat(other)?);
    let pinned = [one, other].iter().any(|entry| t.tables.pinned.contains(entry));
    Refusal::Pinned.check(!pinned, waiver)?;
    Ok(vec![
        SeatMove { entry: one, from: Some(from), to },
        SeatMove { entry: other, from: Some(to), to: from },
    ])
}

fn is_a_size(size: u8) -> bool {
    (FEWEST_SEATS..=MOST_SEATS).contains(&size)
}

/// Returns these entries if they wait for a seat; without names, all waiting ones.
fn waiting(t: &Tournament, entries: &[EntryId]) -> Result<Vec<EntryId>, Refusal> {
    if entries.is_empty() {
        return Ok(t.waiting().collect());
    }
    t.entries.check_playing(entries.iter().copied())?;
    let stand = entries.iter().all(|entry| t.tables.seat_of(*entry).is_none());
    Refusal::AlreadySeated.check(stand, None)?;
    let distinct: BTreeSet<_> = entries.iter().collect();
    Refusal::NamedTwice.check(distinct.len() == entries.len(), None)?;
    Ok(entries.to_vec())
}

/// Returns the seats for these entries, in their order.
pub(crate) fn seats_for(
    t: &Tournament,
    entries: &[EntryId],
    wish: &SeatWish,
) -> Result<Vec<(EntryId, Seat)>, Refusal> {
    match wish {
        SeatWish::Later => Ok(Vec::new()),
        SeatWish::At(seat) => {
            t.tables.check_free(*seat)?;
            match entries {
                [entry] => Ok(vec![(*entry, *seat)]),
                _ => Err(Refusal::SeatTaken),
            }
        }
        SeatWish::Draw(seed) => {
            let room = t.tables.room(&t.setup.house, None);
            let mut draw = Draw::new(*seed);
            let mut seats = seating::seats_in(&room, entries.len(), &mut draw);
            Refusal::NoSeat.check(seats.len() == entries.len(), None)?;
            // Each newcomer goes to a shortest table, so two consecutive ones would hardly ever
            // meet. The seats are shuffled, so that the entries of one draw are equal.
            draw.shuffle(&mut seats);
            Ok(entries.iter().copied().zip(seats).collect())
        }
    }
}

/// Decides the opening of tables.
pub(crate) fn open_tables(
    t: &Tournament,
    tables: &[TableNo],
    size: u8,
) -> Result<TableEvent, Refusal> {
    Refusal::NotUnderstood.check(is_a_size(size), None)?;
    let distinct: BTreeSet<_> = tables.iter().collect();
    Refusal::NamedTwice.check(distinct.len() == tables.len(), None)?;
    let new = tables.iter().all(|table| !t.tables.open.contains_key(table));
    Refusal::TableOpen.check(new, None)?;
    Ok(TableEvent::Opened { tables: tables.to_vec(), size })
}

fn open_and_seat(
    t: &Tournament,
    (tables, size): (&[TableNo], u8),
    seed: u64,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let waiting: Vec<EntryId> = t.waiting().collect();
    Refusal::NothingToDo.check(!waiting.is_empty(), None)?;
    let opened = Event::Tables(open_tables(t, tables, size)?);
    // The draw is over the tables as they will be.
    let mut then = t.clone();
    then.apply(&opened, at);
    let seats = seats_for(&then, &waiting, &SeatWish::Draw(seed))?;
    may_sit_down(t, &waiting, at, waiver)?;
    let seated = Event::Tables(TableEvent::Seated { seats });
    Ok(if tables.is_empty() { vec![seated] } else { vec![opened, seated] })
}

fn break_table(
    t: &Tournament,
    table: TableNo,
    seed: u64,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let room = &t.tables;
    let broken = room.table(table).ok_or(Refusal::TableUnknown)?;
    let pinned = broken.entries().any(|(_, entry)| room.pinned.contains(&entry));
    let players = broken.occupied().len();
    let others = seating::tables_for(&room.room(&t.setup.house, None), players, Some(table));
    let mut draw = Draw::new(seed);
    let seats = seating::break_table(broken.occupied(), &others, &mut draw);
    Refusal::NoSeat.check(seats.len() == players, None)?;
    // At a table with a single player no hand is played.
    let plays = players > 1 && t.hands.plays_last_hands();
    t.check_new_law(Refusal::LastHandsDrawn, !plays, None)?;
    Refusal::Pinned.check(!pinned, waiver)?;
    let moves = seats.into_iter().filter_map(|(seat, to)| {
        let from = Some(Seat { table, seat });
        broken.entry(seat).map(|entry| SeatMove { entry, from, to })
    });
    let moves: Vec<SeatMove> = moves.collect();
    let mut events = Vec::with_capacity(2);
    if !moves.is_empty() {
        events.push(Event::Tables(TableEvent::Moved { moves, reason: MoveReason::Break }));
    }
    events.push(Event::Tables(TableEvent::Broken { table }));
    Ok(events)
}

fn redraw(t: &Tournament, tables: &[TableNo], size: u8, seed: u64) -> Result<TableEvent, Refusal> {
    Refusal::NotUnderstood.check(is_a_size(size), None)?;
    let distinct: BTreeSet<_> = tables.iter().collect();
    Refusal::NamedTwice.check(distinct.len() == tables.len(), None)?;
    let stays = |entry: &EntryId| {
        t.tables.seat_of(*entry).filter(|seat| {
            t.tables.is_pinned(*entry) && tables.contains(&seat.table) && seat.seat.get() <= size
        })
    };
    let playing = t.entries.playing().map(|(id, _)| id).filter(|id| !t.waiting.contains(*id));
    let playing: Vec<EntryId> = playing.collect();
    Refusal::NothingToDo.check(!playing.is_empty() && !tables.is_empty(), None)?;
    let kept: Vec<Seat> = playing.iter().filter_map(stays).collect();
    let entries: Vec<EntryId> = playing.into_iter().filter(|id| stays(id).is_none()).collect();
    let closed = |table: &TableNo| t.tables.table(*table).map_or(Seats::NONE, Table::closed);
    let cleared = |table: &TableNo| {
        let kept = kept.iter().filter(|seat| seat.table == *table).map(|seat| seat.seat);
        let fixed: Seats = kept.collect();
        TableSeats { occupied: fixed, fixed, ..TableSeats::empty(*table, size, closed(table)) }
    };
    let cleared: Vec<TableSeats> = tables.iter().map(cleared).collect();
    let mut draw = Draw::new(seed);
    let seats = seating::redraw(entries.len(), &cleared, &mut draw);
    Refusal::NoSeat.check(seats.len() == entries.len(), None)?;
    let mut buttons = Vec::with_capacity(tables.len());
    for &table in tables {
        let taken = seats.iter().chain(&kept).filter(|s| s.table == table);
        let taken: Seats = taken.map(|s| s.seat).collect();
        buttons.push((table, draw.pick(taken.iter()).ok_or(Refusal::TooFewPlayers)?));
    }
    let moves = entries.iter().zip(seats).map(|(&entry, to)| {
        let from = t.tables.seat_of(entry);
        SeatMove { entry, from, to }
    });
    Ok(TableEvent::Redrawn { moves: moves.collect(), tables: buttons, size })
}

fn sit_as_drawn(
    t: &Tournament,
    seats: &[(EntryId, Seat)],
    dealers: &[Seat],
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let room = &t.tables;
    Refusal::NothingToDo.check(!seats.is_empty(), None)?;
    t.entries.check_playing(seats.iter().map(|(entry, _)| *entry))?;
    let who: BTreeSet<_> = seats.iter().map(|(entry, _)| *entry).collect();
    Refusal::NamedTwice.check(who.len() == seats.len(), None)?;
    let taken: BTreeSet<_> = seats.iter().map(|(_, seat)| *seat).collect();
    Refusal::SeatTaken.check(taken.len() == seats.len(), None)?;
    for &(_, to) in seats {
        let table = room.check_exists(to)?;
        let free = table.entry(to.seat).is_none_or(|other| who.contains(&other));
        Refusal::SeatTaken.check(free, None)?;
        Refusal::SeatClosed.check(!table.closed().contains(to.seat), None)?;
    }
    let tables: BTreeSet<_> = dealers.iter().map(|seat| seat.table).collect();
    Refusal::NamedTwice.check(tables.len() == dealers.len(), None)?;
    Refusal::PositionsWrong.check(dealers.iter().all(|seat| taken.contains(seat)), None)?;
    let stays =
        |&(entry, to): &(EntryId, Seat)| !room.is_pinned(entry) || room.seat_of(entry) == Some(to);
    Refusal::Pinned.check(seats.iter().all(stays), waiver)?;
    let new = who.iter().copied().filter(|entry| room.seat_of(*entry).is_none());
    may_sit_down(t, &new.collect::<Vec<_>>(), at, waiver)?;
    let moves = seats.iter().map(|&(entry, to)| SeatMove { entry, from: room.seat_of(entry), to });
    let moves =
        Event::Tables(TableEvent::Moved { moves: moves.collect(), reason: MoveReason::Redraw });
    let drawn = dealers.iter().map(|&seat| Event::Tables(TableEvent::ButtonDrawn { seat }));
    Ok(std::iter::once(moves).chain(drawn).collect())
}
