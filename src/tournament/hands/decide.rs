//! The rules of the hands that the floor waits for.

use std::collections::BTreeSet;

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, TableNo},
    time::Timestamp,
};
use bottone_rules::floor::{HIGHEST_LAST_CARD, TableProgress, last_hand_card};

use super::{BoardKind, HandBoard, HandsCommand, HandsEvent, LastCard};
use crate::{
    Event, Refusal, Tournament, Waiver,
    clock::ClockEvent,
    entries::{self, EntryEvent, EntryId},
    tables::Table,
};

pub(crate) fn decide(
    t: &Tournament,
    command: &HandsCommand,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let event = match command {
        HandsCommand::Report { table, progress, seats } => report(t, *table, *progress, seats)?,
        HandsCommand::Stack { entry, stack } => record_stack(t, *entry, *stack)?,
        HandsCommand::Deal => return deal(t, at, waiver),
        HandsCommand::End { played, day } => return end(t, (*played, *day), at, waiver),
        HandsCommand::Soft => {
            Refusal::ClockStands.check(t.clock.started(), None)?;
            let kind = t.hands.board().map(|board| board.kind);
            let together = kind == Some(BoardKind::Together);
            Refusal::NothingToDo.check(kind.is_none() || together, None)?;
            let apart = together.then(|| entries::end_hand_for_hand(t, at)).into_iter().flatten();
            return Ok(apart.chain([Event::Hands(HandsEvent::SoftBegan)]).collect());
        }
        HandsCommand::AskHeads => {
            board(t)?;
            HandsEvent::HeadsAsked
        }
        HandsCommand::Heads { table, heads } => {
            let here = occupied(in_play(t, *table)?);
            let counted = board(t)?.at_table(*table).heads;
            Refusal::NotUnderstood.check(*heads <= bottone_base::seat::MOST_SEATS, None)?;
            Refusal::NothingToDo.check(counted != Some((*heads, here)), None)?;
            HandsEvent::HeadsCounted { table: *table, heads: *heads, here }
        }
        HandsCommand::LastHands { card } => return last_hands(t, *card, at),
    };
    Ok(vec![Event::Hands(event)])
}

fn board(t: &Tournament) -> Result<&HandBoard, Refusal> {
    t.hands.board().ok_or(Refusal::NotDecided)
}

/// Returns the table, if at least one player sits there.
fn in_play(t: &Tournament, table: TableNo) -> Result<&Table, Refusal> {
    let open = t.tables.table(table).ok_or(Refusal::TableUnknown)?;
    Refusal::TooFewPlayers.check(!open.occupied().is_empty(), None)?;
    Ok(open)
}

fn occupied(table: &Table) -> u8 {
    u8::try_from(table.occupied().len()).unwrap_or(u8::MAX)
}

fn report(
    t: &Tournament,
    number: TableNo,
    progress: TableProgress,
    seats: &[SeatNo],
) -> Result<HandsEvent, Refusal> {
    let table = in_play(t, number)?;
    let board = board(t)?;
    let before = board.at_table(number);
    // The floor does not wait for an all-in in the day's last hands.
    let waits = progress != TableProgress::AllIn || !matches!(board.kind, BoardKind::Last { .. });
    Refusal::NotUnderstood
        .check(waits && (seats.is_empty() || progress == TableProgress::AllIn), None)?;
    let distinct: BTreeSet<_> = seats.iter().collect();
    Refusal::NamedTwice.check(distinct.len() == seats.len(), None)?;
    Refusal::SeatUnknown.check(seats.iter().all(|seat| table.occupied().contains(*seat)), None)?;
    let news = match (board.kind, progress) {
        // Hands are counted one by one.
        (BoardKind::Soft, TableProgress::Done) => before.hands < u16::MAX,
        _ => (before.progress, before.seats.as_slice()) != (progress, seats),
    };
    Refusal::NothingToDo.check(news, None)?;
    Ok(HandsEvent::Reported { table: number, progress, seats: seats.to_vec() })
}

fn record_stack(t: &Tournament, entry: EntryId, stack: Chips) -> Result<HandsEvent, Refusal> {
    let plays = t.entries.get(entry).ok_or(Refusal::EntryUnknown)?.is_in();
    let board = board(t)?;
    Refusal::NotDecided.check(board.kind == BoardKind::Together, None)?;
    Refusal::NotIn.check(plays || t.entries.out_in_this_hand(entry).is_some(), None)?;
    Refusal::NotUnderstood.check(!stack.is_zero(), None)?;
    let known = t.entries.out_in_this_hand(entry).map_or(board.stack(entry), |out| out.stack);
    Refusal::NothingToDo.check(known != Some(stack), None)?;
    Ok(HandsEvent::StackReported { entry, stack })
}

/// Decides the deal of the next hand. Once any table has reported, every table must report the end
/// of the hand.
pub(crate) fn deal(
    t: &Tournament,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let board = board(t)?;
    Refusal::NotDecided.check(board.kind == BoardKind::Together, None)?;
    let all = !board.is_used() || t.all_tables_done();
    Refusal::TablesStillPlay.check(all, waiver)?;
    Refusal::HeadsNotCounted.check(t.heads_are_counted(), waiver)?;
    entries::next_hand(t, at)
}

fn end(
    t: &Tournament,
    (played, day): (bool, bool),
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let board = board(t)?;
    let last = matches!(board.kind, BoardKind::Last { .. });
    Refusal::NotUnderstood.check(!day || played && last, None)?;
    Refusal::TablesStillPlay.check(!played || t.all_tables_done(), waiver)?;
    match board.kind {
        BoardKind::Together => {
            let split = if played { entries::hand_lost(t, at) } else { Vec::new() };
            let mut then = t.clone();
            for event in &split {
                then.apply(event, at);
            }
            Ok(split.into_iter().chain(entries::end_hand_for_hand(&then, at)).collect())
        }
        BoardKind::Soft | BoardKind::Last { .. } => {
            let over = t.clock.left_of_day(at).filter(|_| day);
            let over = over.map(|_| Event::Clock(ClockEvent::DayEnded));
            Ok(std::iter::once(Event::Hands(HandsEvent::Ended)).chain(over).collect())
        }
    }
}

/// Decides the start of the day's last hands (WSOP 2026 tournament rule 125). Hand for hand ends:
/// each table plays its own.
fn last_hands(t: &Tournament, card: LastCard, at: Timestamp) -> Result<Vec<Event>, Refusal> {
    Refusal::ClockStands.check(t.clock.started(), None)?;
    let seats = t.setup.seats;
    let (hands, seed, size) = match card {
        LastCard::Turned(rank) => (rank, None, None),
        LastCard::Drawn(seed) => (last_hand_card(seats, seed), Some(seed), None),
        LastCard::Proven(seed) => (last_hand_card(seats, seed), Some(seed), Some(seats)),
    };
    Refusal::NotUnderstood.check((1..=HIGHEST_LAST_CARD).contains(&hands), None)?;
    Refusal::TooFewPlayers.check(t.entries.playing_count() > 1, None)?;
    let kind = t.hands.board().map(|board| board.kind);
    Refusal::NothingToDo.check(!matches!(kind, Some(BoardKind::Last { .. })), None)?;
    let mut events = Vec::new();
    if kind == Some(BoardKind::Together) {
        events.push(Event::Entries(EntryEvent::HandForHandSet { on: false }));
    }
    events.push(Event::Hands(HandsEvent::LastHandsDrawn { hands, seed, size }));
    if t.clock.runs(at) {
        events.push(Event::Clock(ClockEvent::Paused));
    }
    Ok(events)
}
