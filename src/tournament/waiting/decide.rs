//! The rules of the waiting list.

use std::collections::BTreeSet;

use bottone_base::{
    seat::{Seat, TableNo},
    time::Timestamp,
};

use super::{Alternate, AlternateState, Alternates, WaitingCommand, WaitingEvent};
use crate::{
    Event, Refusal, Tournament, Waiver,
    entries::{EntryId, refund},
    incidents::is_sound_reason,
    tables::{SeatWish, TableEvent, open_tables, seats_for},
};

pub(crate) fn decide(
    t: &Tournament,
    command: &WaitingCommand,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let event = match command {
        WaitingCommand::Join { entries } => join(t, entries)?,
        WaitingCommand::Call { entries, seat, dealt_in } => {
            let left_out =
                if *dealt_in { seats_left_out(t, entries, seat, at) } else { Vec::new() };
            if left_out.is_empty() {
                let seats = call(t, entries, seat, at, waiver)?;
                return Ok(vec![Event::Tables(TableEvent::Seated { seats })]);
            }
            let mut after = t.clone();
            for seat in &left_out {
                let closed = TableEvent::SeatClosed { seat: *seat, closed: true };
                after.apply(&Event::Tables(closed), at);
            }
            let seats = call(&after, entries, seat, at, waiver)?;
            let left_out = Event::Waiting(WaitingEvent::LeftOut { seats: left_out });
            return Ok(vec![left_out, Event::Tables(TableEvent::Seated { seats })]);
        }
        WaitingCommand::Open { tables, size, entries, seed } => {
            return open(t, (tables, *size), (entries, *seed), at, waiver);
        }
        WaitingCommand::Skip { entry, reason } => skip(t, *entry, reason, waiver)?,
        WaitingCommand::Hold { entry, reason } => {
            let alternate = on_the_list(t, *entry)?;
            Refusal::NotUnderstood.check(is_sound_reason(reason), None)?;
            Refusal::NothingToDo.check(alternate.turn == AlternateState::Waits, None)?;
            WaitingEvent::Held { entry: *entry, reason: reason.clone() }
        }
        WaitingCommand::Back { entry } => {
            let alternate = on_the_list(t, *entry)?;
            Refusal::NothingToDo.check(alternate.turn != AlternateState::Waits, None)?;
            WaitingEvent::CameBack { entry: *entry }
        }
        WaitingCommand::Rank { entry, place, reason } => {
            on_the_list(t, *entry)?;
            let places = 1..=t.waiting.line().len();
            let there = places.contains(&(*place as usize));
            Refusal::NotUnderstood.check(there && is_sound_reason(reason), None)?;
            let moves = t.waiting.place(*entry) != Some(*place as usize);
            Refusal::NothingToDo.check(moves, None)?;
            WaitingEvent::Ranked { entry: *entry, place: *place, reason: reason.clone() }
        }
        WaitingCommand::Close { keep_fee } => return close(t, *keep_fee, at, waiver),
    };
    Ok(vec![Event::Waiting(event)])
}

fn join(t: &Tournament, entries: &[EntryId]) -> Result<WaitingEvent, Refusal> {
    let entries = if entries.is_empty() { t.waiting().collect() } else { entries.to_vec() };
    Refusal::NothingToDo.check(!entries.is_empty(), None)?;
    t.entries.check_playing(entries.iter().copied())?;
    let stand = entries.iter().all(|entry| t.tables.seat_of(*entry).is_none());
    Refusal::AlreadySeated.check(stand, None)?;
    Refusal::NamedTwice.check(are_distinct(&entries), None)?;
    let is_gone = |alternate: &Alternate| matches!(alternate.turn, AlternateState::Gone { .. });
    let new = entries.iter().all(|entry| t.waiting.get(*entry).is_none_or(is_gone));
    Refusal::NothingToDo.check(new, None)?;
    Ok(WaitingEvent::Joined { entries })
}

fn are_distinct(entries: &[EntryId]) -> bool {
    entries.iter().collect::<BTreeSet<_>>().len() == entries.len()
}

/// Returns this entry, if it waits on the list.
fn on_the_list(t: &Tournament, entry: EntryId) -> Result<&Alternate, Refusal> {
    t.entries.get(entry).ok_or(Refusal::EntryUnknown)?;
    let alternate = t.waiting.get(entry).filter(|alternate| alternate.waits());
    alternate.ok_or(Refusal::NotOnTheList)
}

/// Returns the open seats in which a newcomer gets no cards in the coming hand. Empty if there are
/// not enough others.
fn seats_left_out(
    t: &Tournament,
    entries: &[EntryId],
    wish: &SeatWish,
    at: Timestamp,
) -> Vec<Seat> {
    if !matches!(wish, SeatWish::Draw(_)) {
        return Vec::new();
    }
    let free: usize = t.tables.open().map(|(_, table)| table.free().len()).sum();
    let seats = t.open_seats_without_cards(at);
    if seats.len() + entries.len() > free { Vec::new() } else { seats }
}

/// Decides the seats to which the first alternates are called.
fn call(
    t: &Tournament,
    entries: &[EntryId],
    seat: &SeatWish,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<SeatedEntries, Refusal> {
    Refusal::NothingToDo.check(!entries.is_empty() && *seat != SeatWish::Later, None)?;
    for entry in entries {
        on_the_list(t, *entry)?;
    }
    Refusal::NamedTwice.check(are_distinct(entries), None)?;
    let seats = seats_for(t, entries, seat)?;
    t.check_new_law(Refusal::LastHandsDrawn, !t.hands.plays_last_hands(), None)?;
    may_be_called(t, entries, at, waiver)?;
    Ok(seats)
}

fn open(
    t: &Tournament,
    (tables, size): (&[TableNo], u8),
    (entries, seed): (&[EntryId], u64),
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    Refusal::NothingToDo.check(!tables.is_empty(), None)?;
    let opened = Event::Tables(open_tables(t, tables, size)?);
    // The draw is over the tables as they will be.
    let mut after = t.clone();
    after.apply(&opened, at);
    let seats = call(&after, entries, &SeatWish::Draw(seed), at, waiver)?;
    Ok(vec![opened, Event::Tables(TableEvent::Seated { seats })])
}

/// Decides to pass over an alternate in favour of the next one. A called player gives the seat up,
/// unless they were seen in it.
fn skip(
    t: &Tournament,
    entry: EntryId,
    reason: &str,
    waiver: Option<&Waiver>,
) -> Result<WaitingEvent, Refusal> {
    t.entries.get(entry).ok_or(Refusal::EntryUnknown)?;
    let alternate = t.waiting.get(entry).ok_or(Refusal::NotOnTheList)?;
    Refusal::NotUnderstood.check(is_sound_reason(reason), None)?;
    let from = match alternate.turn {
        AlternateState::Waits | AlternateState::Held { .. } => None,
        AlternateState::Called { .. } => {
            t.entries.check_playing(std::iter::once(entry))?;
            let seat = t.tables.seat_of(entry).ok_or(Refusal::NotOnTheList)?;
            t.check_new_law(Refusal::ChipsBagged, t.bags.get(entry).is_none(), None)?;
            Some(seat)
        }
        AlternateState::Refunded { .. } | AlternateState::Gone { .. } => {
            return Err(Refusal::NotOnTheList);
        }
    };
    let line = || t.waiting.line();
    let before = t.waiting.place(entry).unwrap_or(0);
    let ready = |other: EntryId| {
        other != entry
            && t.waiting.get(other).is_some_and(|next| next.turn == AlternateState::Waits)
    };
    let next = (1..).zip(line()).skip(before).find(|(_, other)| ready(*other));
    let place = match next {
        // For a player in the line, the place is counted without that player.
        Some((place, _)) => place + usize::from(from.is_some()),
        None => line().len() + usize::from(from.is_some()),
    };
    Refusal::NothingToDo.check(from.is_some() || next.is_some(), None)?;
    let seen = from.is_some() && t.clock.started() && !t.arrivals.awaits(entry);
    Refusal::HasPlayed.check(!seen, waiver)?;
    let place = u32::try_from(place).unwrap_or(u32::MAX);
    Ok(WaitingEvent::Skipped { entry, from, place, reason: reason.to_owned() })
}

fn close(
    t: &Tournament,
    keep_fee: bool,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    Refusal::NothingToDo.check(t.waiting.line().len() > 0, None)?;
    let refunds = t.waiting.line().map(|entry| refund(t, entry, keep_fee, at, waiver));
    refunds.map(|event| event.map(Event::Entries)).collect()
}

/// The entries with their seats.
type SeatedEntries = Vec<(EntryId, Seat)>;

/// Splits entries that are sold now into those with a seat and those on the waiting list. They wait
/// in a full room, and behind others who wait. A wish for a certain seat is decided elsewhere. No
/// entry is seated before one that waits for any seat.
pub(crate) fn admit(
    t: &Tournament,
    entries: &[EntryId],
    wish: &SeatWish,
) -> Result<(SeatedEntries, Vec<EntryId>), Refusal> {
    let lists = t.setup.house.alternates != Alternates::Unlisted;
    let queue = t.waiting.ready().next().is_some();
    if !matches!(wish, SeatWish::Draw(_)) || !(lists || queue) {
        return Ok((seats_for(t, entries, wish)?, Vec::new()));
    }
    let free: usize = t.tables.open().map(|(_, table)| table.free().len()).sum();
    let (sit, wait) = entries.split_at(if queue { 0 } else { free.min(entries.len()) });
    Ok((seats_for(t, sit, wish)?, wait.to_vec()))
}

/// Checks that these entries may get seats, by any command. Entries on the waiting list may sit
/// down while registration is open.
pub(crate) fn may_sit_down(
    t: &Tournament,
    entries: &[EntryId],
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<(), Refusal> {
    let is_allowed = entries.is_empty() || !t.hands.plays_last_hands();
    t.check_new_law(Refusal::LastHandsDrawn, is_allowed, None)?;
    let is_called = entries.iter().any(|entry| t.waiting.contains(*entry)) && !t.uses_old_laws();
    let check = if is_called { may_be_called } else { check_turn };
    check(t, entries, at, waiver)
}

/// Checks that these entries may be called from the waiting list.
fn may_be_called(
    t: &Tournament,
    entries: &[EntryId],
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<(), Refusal> {
    Refusal::DealMade.check(t.deals.agreed().is_none(), None)?;
    Refusal::RegistrationClosed.check(t.registration_open(at), waiver)?;
    Refusal::AlternatesWait.check(!t.waiting.would_pass(entries), waiver)
}

/// Checks that no entry sits down before one that waits longer. At the end of late registration the
/// list closes, and this rule ends.
pub(crate) fn check_turn(
    t: &Tournament,
    entries: &[EntryId],
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<(), Refusal> {
    let in_turn = !t.registration_open(at) || !t.waiting.would_pass(entries);
    Refusal::AlternatesWait.check(in_turn, waiver)
}
