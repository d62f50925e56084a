//! The rules of flights and of the day that follows them.

use std::collections::BTreeSet;

use bottone_base::{chips::Chips, money::Money, person::Person, time::Timestamp};
use bottone_rules::{
    bounties::{BountyKind, EnvelopeStart},
    carry::{CarryTerms, FlightBust, ForfeitedPlace, StackOutcome, rank_flight_busts},
};

use super::{
    BaggedStack, Flight, FlightCommand, FlightEvent, FlightOrigin, FlightResult, Flights, Qualifier,
};
use crate::{
    Event, Refusal, Tournament,
    entries::{CarriedEntry, EntryEvent, EntryState, FlightOrder, FlightRank, MOST, PlayerId},
    incidents::is_sound_reason,
    tables::TableEvent,
};

/// The most flights of one event.
const MOST_FLIGHTS: usize = 200;

pub(crate) fn decide(
    t: &Tournament,
    command: &FlightCommand,
    at: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let event = match command {
        FlightCommand::Make { terms, people, flights, qualifiers } => {
            return make(t, terms, people, (flights, qualifiers));
        }
        FlightCommand::CorrectBag { entry, chips, reason } => {
            let stack = t.flights.arrival(*entry).ok_or(Refusal::NotFromAFlight)?.stack;
            let stack = stack.ok_or(Refusal::NotBagged)?;
            Refusal::NotUnderstood.check(is_sound_reason(reason) && !chips.is_zero(), None)?;
            Refusal::NothingToDo.check(stack.chips != *chips, None)?;
            let (entry, was, chips, reason) = (*entry, stack.chips, *chips, reason.clone());
            FlightEvent::BagCorrected { entry, was, chips, reason }
        }
        FlightCommand::Void { entry, void, reason } => {
            let stack = t.flights.arrival(*entry).ok_or(Refusal::NotFromAFlight)?.stack;
            let stack = stack.ok_or(Refusal::NotBagged)?;
            Refusal::NotUnderstood.check(is_sound_reason(reason), None)?;
            Refusal::NothingToDo.check(stack.void != *void, None)?;
            FlightEvent::Voided { entry: *entry, void: *void, reason: reason.clone() }
        }
        FlightCommand::Unite { player, other, reason } => {
            let made = t.flights.origin().ok_or(Refusal::NotFromAFlight)?;
            let known = [player, other].iter().all(|id| t.entries.player(**id).is_some());
            Refusal::PlayerUnknown.check(known, None)?;
            Refusal::NotUnderstood.check(is_sound_reason(reason), None)?;
            let apart = |id: &PlayerId| made.united_player(*id) == *id;
            let fine = player != other && apart(player) && apart(other);
            // A spelling united with the other would belong to this player too, unchecked.
            let alone = made.united.values().all(|of| of != other);
            Refusal::NothingToDo.check(fine && alone, None)?;
            FlightEvent::United { player: *player, other: *other, reason: reason.clone() }
        }
        FlightCommand::ReadAgain { flight, read } => {
            let made = t.flights.origin().ok_or(Refusal::NotFromAFlight)?;
            let then = made.flights().get(usize::from(*flight)).ok_or(Refusal::NotFromAFlight)?;
            let sound = is_sound(read, t.entries.players().count()) && then.file == read.file;
            Refusal::NotUnderstood.check(sound, None)?;
            Refusal::NothingToDo.check(then.seal != read.seal, None)?;
            Refusal::OtherEntries
                .check(has_the_same_entries(t, made, (*flight, read.as_ref())), None)?;
            FlightEvent::ReadAgain { flight: *flight, read: read.clone() }
        }
    };
    corrected(t, event, at)
}

fn make(
    t: &Tournament,
    terms: &CarryTerms,
    people: &[Person],
    (flights, qualifiers): (&[Flight], &[Qualifier]),
) -> Result<Vec<Event>, Refusal> {
    let empty = t.entries.numbers_end() == (0, 0) && t.flights.origin().is_none();
    Refusal::NotEmpty.check(empty && !t.clock.started(), None)?;
    let some = (1..=MOST_FLIGHTS).contains(&flights.len());
    let sound = some
        && terms.price.money() >= Money::ZERO
        && people.iter().all(Person::is_sound)
        && flights.iter().all(|flight| is_sound(flight, people.len()))
        && qualifiers.iter().all(|q| (q.person as usize) < people.len() && !q.chips.is_zero());
    Refusal::NotUnderstood.check(sound, None)?;
    let entries: usize = flights.iter().map(|flight| flight.entries.len()).sum();
    Refusal::TooMany.check(entries + qualifiers.len() <= MOST && people.len() <= MOST, None)?;
    let fine = match t.setup.bounty {
        BountyKind::Mystery { from: EnvelopeStart::SecondDay } => true,
        BountyKind::Mystery { .. } => !has_bounties(flights),
        _ => true,
    };
    Refusal::FlightBounties.check(fine, None)?;
    let mut made = FlightOrigin::of(terms, flights, qualifiers);
    made.compute_outcomes()?;
    let carried = carried_entries(&made, flights, qualifiers);
    Refusal::NothingToDo.check(carried.iter().any(|entry| !entry.chips.is_zero()), None)?;
    let entered = EntryEvent::Carried { entries: carried, behind: ranked(&made) };
    let (terms, flights) = (Box::new(terms.clone()), flights.to_vec());
    let qualifiers = qualifiers.to_vec();
    Ok(vec![
        Event::Entries(EntryEvent::Listed { people: people.to_vec(), from: None }),
        Event::Flights(FlightEvent::Made { terms, flights, qualifiers }),
        Event::Entries(entered),
    ])
}

/// Returns whether the entries bring bounty money.
fn has_bounties(flights: &[Flight]) -> bool {
    flights.iter().flat_map(|flight| &flight.entries).any(|entry| {
        let bought = entry.bought.iter().any(|bought| !bought.paid.bounty.is_zero());
        bought || !entry.paid.bounty.is_zero()
    })
}

/// Returns whether the data of a flight is possible, with `people` people.
fn is_sound(flight: &Flight, people: usize) -> bool {
    let short = |text: &String| text.chars().count() <= 200 && !text.chars().any(char::is_control);
    let entries = flight.entries.len();
    let came = |came: &FlightResult| match came {
        FlightResult::Bagged { chips, pieces, .. } => {
            let sum =
                pieces.iter().map(|(value, count)| value.times((*count).into())).sum::<Chips>();
            !chips.is_zero() && (pieces.is_empty() || sum == *chips)
        }
        FlightResult::Out { place } | FlightResult::Disqualified { place } => {
            (1..=entries).contains(&(*place as usize))
        }
    };
    let named = [&flight.file, &flight.seal, &flight.name];
    let bags = flight.entries.iter().filter_map(|entry| match entry.result {
        FlightResult::Bagged { bag, .. } => Some(bag),
        _ => None,
    });
    let distinct: BTreeSet<u32> = bags.clone().collect();
    named.into_iter().all(short)
        && !flight.file.is_empty()
        && flight.bounties >= Money::ZERO
        && distinct.len() == bags.count()
        && flight.entries.iter().all(|e| (e.person as usize) < people && came(&e.result))
}

/// Returns the entries of this event, in the order of the flights.
fn carried_entries(
    made: &FlightOrigin,
    flights: &[Flight],
    qualifiers: &[Qualifier],
) -> Vec<CarriedEntry> {
    let brings = |at: usize| {
        let stack = made.arrived.get(at).and_then(|arrived| arrived.stack);
        stack.map_or(Chips::ZERO, |stack| stack.chips_in_play())
    };
    let player = |person: u32| PlayerId::at(person as usize);
    let entries = flights.iter().flat_map(|flight| &flight.entries);
    let mut carried: Vec<CarriedEntry> = Vec::with_capacity(made.arrived.len());
    for entry in entries {
        carried.push(CarriedEntry {
            player: player(entry.person),
            paid: entry.paid,
            bought: entry.bought.clone(),
            chips: brings(carried.len()),
            disqualified: matches!(entry.result, FlightResult::Disqualified { .. }),
        });
    }
    for qualifier in qualifiers {
        carried.push(CarriedEntry {
            player: player(qualifier.person),
            paid: qualifier.paid,
            bought: Vec::new(),
            chips: brings(carried.len()),
            disqualified: false,
        });
    }
    carried
}

/// Returns the ranking of the entries without a stack.
fn ranked(made: &FlightOrigin) -> FlightOrder {
    let mut ranked = FlightOrder::default();
    let out = made.arrived().filter(|(_, arrived)| arrived.stack.is_none());
    let out: Vec<_> = out
        .filter_map(|(who, arrived)| {
            let of = made.flights().get(usize::from(arrived.flight?))?.entries;
            Some(FlightBust { who, place: arrived.place, of })
        })
        .collect();
    ranked.out = rank_flight_busts(&out);
    for (entry, arrived) in made.arrived() {
        let Some(stack) = arrived.stack.filter(|stack| stack.chips_in_play().is_zero()) else {
            continue;
        };
        match rank(&made.terms, stack.fate) {
            FlightRank::Next => ranked.next.push(entry),
            FlightRank::Plays | FlightRank::Last => ranked.last.push(entry),
        }
    }
    ranked
}

fn rank(terms: &CarryTerms, fate: StackOutcome) -> FlightRank {
    match fate {
        StackOutcome::GoesOn(_) => FlightRank::Plays,
        StackOutcome::Forfeited if terms.forfeited == ForfeitedPlace::Next => FlightRank::Next,
        StackOutcome::Forfeited | StackOutcome::AddedTo(_) | StackOutcome::Void => FlightRank::Last,
    }
}

/// Returns whether this flight has the same entries as before, with the same people and prices.
fn has_the_same_entries(
    t: &Tournament,
    made: &FlightOrigin,
    (flight, read): (u16, &Flight),
) -> bool {
    let then = made.arrived().filter(|(_, arrived)| arrived.flight == Some(flight));
    let mut now = read.entries.iter();
    let same = then.into_iter().all(|(id, arrived)| {
        let (Some(now), Some(entry)) = (now.next(), t.entries.get(id)) else { return false };
        let is_out = matches!(now.result, FlightResult::Disqualified { .. });
        arrived.number == Some(now.number)
            && entry.player.index() == now.person as usize
            && entry.price() == now.paid
            && entry.bought.starts_with(&now.bought)
            && (arrived.stack.is_some() && !is_out || entry.disqualified.is_some() == is_out)
    });
    same && now.next().is_none()
}

/// Decides a correction of the flights with its consequences: changed stacks, another entry for a
/// player, or none.
fn corrected(t: &Tournament, event: FlightEvent, at: Timestamp) -> Result<Vec<Event>, Refusal> {
    Refusal::DealMade.check(t.deals.agreed().is_none(), None)?;
    let mut then: Flights = t.flights.clone();
    let event = Event::Flights(event);
    then.on_event(&event);
    let made = then.0.as_mut().ok_or(Refusal::NotFromAFlight)?;
    made.compute_outcomes()?;
    let was = t.flights.origin().ok_or(Refusal::NotFromAFlight)?;
    let mut events = vec![event];
    let mut freed = Vec::new();
    let mut fill = Vec::new();
    for ((entry, before), (_, after)) in was.arrived().zip(made.arrived()) {
        let brings =
            |stack: Option<BaggedStack>| stack.map_or(Chips::ZERO, |stack| stack.chips_in_play());
        let ranks = |stack: Option<BaggedStack>| {
            stack.map_or(FlightRank::Last, |stack| rank(&made.terms, stack.fate))
        };
        let (was, chips) = (brings(before.stack), brings(after.stack));
        let rank = ranks(after.stack);
        if was == chips && ranks(before.stack) == rank {
            continue;
        }
        let standing = t.entries.get(entry).map(|entry| entry.standing);
        let here = matches!(standing, Some(EntryState::In | EntryState::Behind));
        // The stack of a busted entry is with other players by now.
        Refusal::NotIn.check(here, None)?;
        let entry_here = t.entries.get(entry);
        // The same holds for the stack of a player who busted and bought chips again.
        let lost = entry_here.is_some_and(|entry| !entry.lost.is_zero());
        t.check_new_law(Refusal::NotIn, !lost, None)?;
        // Chips that were paid for here play on.
        let bought = entry_here.is_some_and(|entry| entry.chips > was);
        t.check_new_law(Refusal::ChipsBought, !(chips.is_zero() && bought), None)?;
        let owner = made.united_player(after.player);
        if chips.is_zero() {
            freed.extend(t.tables.seat_of(entry).map(|seat| (owner, seat)));
        } else if was.is_zero() {
            fill.push((owner, entry));
        }
        events.push(Event::Entries(EntryEvent::Restacked { entry, was, chips, rank }));
    }
    Refusal::LastPlayer.check(t.entries.playing_count() + fill.len() > freed.len(), None)?;
    let mut come: Vec<PlayerId> = fill.iter().map(|(owner, _)| *owner).collect();
    // A player who comes with another stack keeps the seat.
    let seats = fill.into_iter().filter_map(|(owner, entry)| {
        let seat = freed.iter().find(|(of, _)| *of == owner)?.1;
        Some((entry, seat))
    });
    let seats: Vec<_> = seats.collect();
    if !seats.is_empty() {
        events.push(Event::Tables(TableEvent::Seated { seats }));
    }
    if let Some(Event::Flights(FlightEvent::ReadAgain { .. })) = events.first() {
        events.push(Event::Entries(EntryEvent::RankedBehind { behind: ranked(made) }));
    }
    if let Some(Event::Flights(FlightEvent::United { player, .. })) = events.first() {
        come.push(*player);
    }
    if !come.is_empty() {
        let mut then = t.clone();
        for event in &events {
            then.apply(event, at);
        }
        // An entry that was sold here plays on beside the one that came in a bag.
        let twice = |player: &PlayerId| {
            let spellings = then.spellings(*player);
            let playing = then.entries.playing().map(|(_, entry)| entry.player);
            playing.filter(|player| spellings.contains(player)).count() > 1
        };
        t.check_new_law(Refusal::AlreadyIn, !come.iter().any(twice), None)?;
    }
    Ok(events)
}
