//! Checks that a next day and its flights agree, and finds facts that only one of them has.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use bottone_i18n::{Filling, Language, Saying, ToText, shown_in_english};
use bottone_store::{
    folder,
    journal::{line_begins, seal_of_line},
};
use bottone_tournament::{
    Command, Event,
    bags::{BagCommand, BagEvent},
    cash::movements,
    entries::EntryId,
    flights::{Flight, FlightCommand, FlightEvent, FlightResult},
    history::RecordAction,
};

use super::{
    MergeError, OpenFlight, entries_of, first_seal, flight_of, missing_bags_error, name_of,
    sibling_path,
};
use crate::{
    Desk, Operator, Signatory, file,
    time::{SystemClock, Timekeeper},
};

/// The relation of a flight to the day made from it.
#[derive(Debug)]
pub enum Pair {
    /// Both record the carry-over.
    Whole,
    /// The flight lacks the record, and was not changed since it was read.
    Wanting,
    /// The flight lacked the record, and has it now.
    Completed,
    /// The flight lacks the record and has other bags by now. The number of records since it was
    /// read is given.
    Reopened(usize),
    /// The flight is unchanged up to the seal at which it was read, and has this many records
    /// since.
    Changed(usize),
    /// The flight's part that was read is different now.
    OtherThanRead,
    /// The flight names a next day whose file is not beside it.
    DayGone,
    /// The flight names that file, but it is another day.
    OtherDay,
    /// The flight cannot be read, for this reason.
    Unread(MergeError),
}

/// A flight and its next day that disagree.
#[derive(Debug)]
pub struct HalfPair {
    pub flight: PathBuf,
    pub day: PathBuf,
    pub relation: Pair,
}

impl HalfPair {
    /// Returns whether one of the two files is missing. It may be elsewhere.
    pub fn lacks_a_file(&self) -> bool {
        matches!(self.relation, Pair::DayGone) || !self.flight.exists()
    }

    /// Returns whether the flight names another day, so that no day finds this.
    pub const fn names_other_day(&self) -> bool {
        matches!(self.relation, Pair::DayGone | Pair::OtherDay)
    }
}

/// Returns the disagreements of the event in this file with those beside it about carried-over
/// stacks. Writes nothing.
pub fn half_pairs(path: &Path, desk: &dyn Desk) -> Vec<HalfPair> {
    let t = desk.tournament();
    let mut found = Vec::new();
    if t.flights().origin().is_some() {
        match pairs(path, desk) {
            Ok(pairs) => {
                let half = pairs.into_iter().filter(|(_, pair)| !matches!(pair, Pair::Whole));
                let day = || path.to_owned();
                found.extend(half.map(|(flight, what)| HalfPair {
                    flight,
                    day: day(),
                    relation: what,
                }));
            }
            Err(why) => {
                let (flight, day) = (path.to_owned(), path.to_owned());
                found.push(HalfPair { flight, day, relation: Pair::Unread(why) });
            }
        }
    }
    let flight = || path.to_owned();
    match t.bags().carried_over() {
        Some(over) => {
            let day = sibling_path(path, &over.into);
            let what = match first_seal(&day) {
                Err(_) => Pair::DayGone,
                Ok(seal) if seal != over.seal => Pair::OtherDay,
                Ok(_) => return found,
            };
            found.push(HalfPair { flight: flight(), day, relation: what });
        }
        None if t.is_bagged() => {
            for day in sibling_days(path) {
                let name = name_of(path);
                let Ok(opened) = file::read(&day, clock(), no_operator()) else { continue };
                let made = opened.desk.tournament().flights().origin();
                let of = made.and_then(|made| made.flights().iter().find(|of| of.file == name));
                let Some(of) = of else { continue };
                let Ok(seal) = first_seal(&day) else { continue };
                let as_read = last_read_flight(opened.desk.as_ref(), &name);
                let what = pair(path, (&of.seal, of.records), as_read, &day, &seal);
                // Another file of this name was in it; this flight is a different one.
                if let Ok(what @ (Pair::Wanting | Pair::Reopened(_))) = what {
                    found.push(HalfPair { flight: flight(), day, relation: what });
                }
            }
        }
        None => {}
    }
    found
}

/// Returns the disagreements of the event in this file.
///
/// # Errors
/// If it cannot be read.
pub fn half_pairs_of(path: &Path) -> Result<Vec<HalfPair>, MergeError> {
    let opened = file::read(path, clock(), no_operator())?;
    Ok(half_pairs(path, opened.desk.as_ref()))
}

fn clock() -> Box<dyn Timekeeper> {
    Box::new(SystemClock::start())
}

fn no_operator() -> Operator {
    Operator { name: String::new(), station: String::new() }
}

/// The number of bytes that show the kind of a record: its writer comes first.
const BEGINS: usize = 4_096;

/// Returns the files beside this one that were made from flights, by their first record.
fn sibling_days(path: &Path) -> impl Iterator<Item = PathBuf> {
    folder::events_beside(path, usize::MAX).into_iter().filter(|file| {
        let begins = line_begins(file, 2, BEGINS).ok().flatten();
        begins.is_some_and(|begins| begins.contains("Flights(Make("))
    })
}

/// Returns the relation of each flight to the next day in this file.
fn pairs(into: &Path, next: &dyn Desk) -> Result<Vec<(PathBuf, Pair)>, MergeError> {
    let not_made = || MergeError::NotMadeOfFlights { file: into.to_owned() };
    let made = next.tournament().flights().origin().ok_or_else(not_made)?;
    let seal = first_seal(into)?;
    let pairs = made.flights().iter().map(|flight| {
        let path = sibling_path(into, &flight.file);
        let as_read = last_read_flight(next, &flight.file);
        let pair = pair(&path, (&flight.seal, flight.records), as_read, into, &seal);
        (path, pair.unwrap_or_else(Pair::Unread))
    });
    Ok(pairs.collect())
}

/// Returns the next day's data of this flight as it was last read.
fn last_read_flight<'d>(next: &'d dyn Desk, file: &str) -> Option<&'d Flight> {
    let ledger = next.ledger();
    let records = (0..).zip(next.records()).filter(|(number, _)| ledger.is_valid(*number));
    let events = records.flat_map(|(_, record)| record.events());
    let read = events.filter_map(|event| match event {
        Event::Flights(FlightEvent::Made { flights, .. }) => {
            flights.iter().find(|read| read.file == file)
        }
        Event::Flights(FlightEvent::ReadAgain { read, .. }) if read.file == file => {
            Some(read.as_ref())
        }
        _ => None,
    });
    read.last()
}

/// Checks every flight of a next day, and adds the missing records of the carry-over.
///
/// # Errors
/// If the next day itself cannot be read, or was not made from flights.
pub fn complete(
    into: &Path,
    timekeeper: impl Fn() -> Box<dyn Timekeeper>,
    by: &dyn Signatory,
) -> Result<Vec<(PathBuf, Pair)>, MergeError> {
    let next = file::read(into, timekeeper(), by.operator().clone())?;
    let mut pairs = pairs(into, next.desk.as_ref())?;
    for (path, pair) in &mut pairs {
        if matches!(pair, Pair::Wanting) {
            let flight = OpenFlight::signed(path, timekeeper(), by);
            let done = flight.and_then(|mut flight| flight.carry_over(into));
            *pair = done.map_or_else(Pair::Unread, |()| Pair::Completed);
        }
    }
    Ok(pairs)
}

/// Returns the relation of this flight to the day that read it at this seal, with this data.
fn pair(
    path: &Path,
    (seal, records): (&str, u32),
    as_read: Option<&Flight>,
    into: &Path,
    of_next: &str,
) -> Result<Pair, MergeError> {
    let failed = |error| MergeError::FileOf { file: path.to_owned(), error };
    // The head is the first line, so this is the last record that was read.
    let then = seal_of_line(path, u64::from(records) + 1).map_err(failed)?;
    if then.as_deref() != Some(seal) {
        return Ok(Pair::OtherThanRead);
    }
    let opened = file::read(path, clock(), no_operator())?;
    let since = opened.desk.records_since(records as usize);
    let Some(carried) = opened.desk.tournament().bags().carried_over() else {
        let brings = |of: &Flight| {
            let now = entries_of(opened.desk.as_ref());
            let then =
                of.entries.iter().map(|entry| (entry.number, entry.result.clone().counting()));
            now.into_iter().map(|entry| (entry.number, entry.result)).eq(then)
        };
        let as_it_was = since.is_empty()
            || missing_bags_error(path, opened.desk.tournament()).is_none()
                && as_read.is_some_and(brings);
        return Ok(if as_it_was { Pair::Wanting } else { Pair::Reopened(since.len()) });
    };
    if carried.into != name_of(into) || carried.seal != of_next {
        let (file, into) = (path.to_owned(), carried.into.clone());
        return Err(MergeError::CarriedElsewhere { file, into });
    }
    let is_carry = |action: &RecordAction| match action {
        RecordAction::Done { events, .. } => {
            events.iter().all(|event| matches!(event, Event::Bags(BagEvent::CarriedOver { .. })))
        }
        _ => false,
    };
    let others = since.iter().filter(|record| !is_carry(&record.action)).count();
    Ok(if others == 0 { Pair::Whole } else { Pair::Changed(others) })
}

/// The present relation of a flight to its next day.
#[derive(Debug)]
pub struct FlightStatus {
    pub pair: HalfPair,
    /// The command that has the day read a changed flight again, or the reason why that is not
    /// possible.
    pub reread: Option<Result<FlightCommand, MergeError>>,
}

/// Returns the present relation of every flight to the next day in this file. Writes nothing.
///
/// # Errors
/// If the next day cannot be read, or was not made from flights.
pub fn flight_statuses(into: &Path) -> Result<Vec<FlightStatus>, MergeError> {
    let next = file::read(into, clock(), no_operator())?;
    let now = |(flight, relation): (PathBuf, Pair)| {
        let again = matches!(relation, Pair::Changed(_) | Pair::Reopened(_)).then(|| {
            let opened = OpenFlight::read(&flight, clock(), no_operator())?;
            reread_command(next.desk.as_ref(), &opened)
        });
        FlightStatus { pair: HalfPair { flight, day: into.to_owned(), relation }, reread: again }
    };
    Ok(pairs(into, next.desk.as_ref())?.into_iter().map(now).collect())
}

/// Returns the command by which the open next day reads this flight of its own again.
///
/// # Errors
/// If the flight cannot be read, or is not one of this day's. If a player in it is in play without
/// a bag.
fn reread_command(next: &dyn Desk, flight: &OpenFlight) -> Result<FlightCommand, MergeError> {
    let none = || MergeError::NotMadeOfFlights { file: flight.path.clone() };
    let made = next.tournament().flights().origin().ok_or_else(none)?;
    let name = flight.name();
    let nth = made.flights().iter().position(|of| of.file == name).ok_or_else(none)?;
    let then = last_read_flight(next, &name).ok_or_else(none)?;
    // The owners of entries were found when the day was made. A later entry has no owner there.
    let players = flight.tournament().entries();
    let mut of = vec![u32::MAX; players.players().count()];
    for entry in &then.entries {
        let player = players.get(entry.number).map(|entry| entry.player);
        let nth = players.players().position(|(id, _)| Some(id) == player);
        if let Some(person) = nth.and_then(|nth| of.get_mut(nth)) {
            *person = entry.person;
        }
    }
    let mut read = flight_of(flight, &of, &mut Vec::new())?;
    let arrived =
        made.arrived().filter(|(_, arrived)| arrived.flight.map(usize::from) == Some(nth));
    let void = arrived.filter(|(_, arrived)| arrived.stack.is_some_and(|stack| stack.void));
    let void: BTreeSet<EntryId> = void.filter_map(|(_, arrived)| arrived.number).collect();
    for entry in &mut read.entries {
        if let FlightResult::Bagged { void: is_void, .. } = &mut entry.result {
            *is_void = void.contains(&entry.number);
        }
    }
    let flight = u16::try_from(nth).unwrap_or(u16::MAX);
    Ok(FlightCommand::ReadAgain { flight, read: Box::new(read) })
}

/// Makes a next day read its changed flights again, and records the carry-over in them. Returns the
/// new relation of each flight.
///
/// # Errors
/// If the day itself cannot be read or written, or a changed flight cannot be read again. Flights
/// before that one have been read again by then.
pub fn reread_flights(
    into: &Path,
    timekeeper: impl Fn() -> Box<dyn Timekeeper>,
    by: &dyn Signatory,
) -> Result<Vec<(PathBuf, Pair)>, MergeError> {
    let now = flight_statuses(into)?;
    let mut next = OpenFlight::signed(into, timekeeper(), by)?;
    for again in now.iter().filter_map(|flight| flight.reread.as_ref()?.as_ref().ok()) {
        next.permits(&Command::Flights(again.clone()))?;
    }
    for flight in now {
        if let Some(again) = flight.reread {
            let result = next.opened.desk.submit(Command::Flights(again?), None);
            result.map_err(|error| {
                let file = flight.pair.flight;
                MergeError::Refused { file, error: Box::new(error) }
            })?;
        }
    }
    drop(next);
    complete(into, timekeeper, by)
}

/// Takes back a next day that has not been played. Its flights drop the carry-over. Its file gets
/// another name, which is returned.
///
/// # Errors
/// If play has begun in it, or a file cannot be written. A second call continues.
pub fn take_back(
    into: &Path,
    timekeeper: impl Fn() -> Box<dyn Timekeeper>,
    by: &dyn Signatory,
) -> Result<PathBuf, MergeError> {
    let next = OpenFlight::signed(into, timekeeper(), by)?;
    next.permits_carry_over(into)?;
    let made = next.tournament().flights().origin();
    let made = made.ok_or_else(|| MergeError::NotMadeOfFlights { file: into.to_owned() })?;
    if next.tournament().clock().started() {
        return Err(MergeError::Begun { file: into.to_owned() });
    }
    // Sales and payments in it would be lost from every record.
    let desk = next.opened.desk.as_ref();
    if !movements(desk.records(), desk.ledger()).is_empty() {
        return Err(MergeError::MoneyThere { file: into.to_owned() });
    }
    let mut flights = Vec::new();
    for read in made.flights() {
        let path = sibling_path(into, &read.file);
        let flight = OpenFlight::signed(&path, timekeeper(), by)?;
        let over = flight.tournament().bags().carried_over();
        if over.is_some_and(|over| over.into == name_of(into)) {
            flight.permits_carry_over(into)?;
            flights.push((path, flight));
        }
    }
    for (path, mut flight) in flights {
        let desk = flight.opened.desk.as_mut();
        let says = |action: &RecordAction| match action {
            RecordAction::Done { command, .. } => {
                matches!(command, Command::Bags(BagCommand::CarryOver { .. }))
            }
            _ => false,
        };
        let records = (0..).zip(desk.records());
        let last = records
            .filter(|(number, record)| says(&record.action) && desk.ledger().is_valid(*number));
        let last = last.map(|(number, _)| number).last();
        if let Some(record) = last {
            let struck = desk.strike(record);
            struck.map_err(|error| MergeError::Refused {
                file: path.clone(),
                error: Box::new(error),
            })?;
        }
    }
    drop(next);
    bottone_store::set_aside(into, "taken-back")
        .map_err(|error| MergeError::FileOf { file: into.to_owned(), error })
}

impl ToText for HalfPair {
    fn to_text(&self, language: Language) -> String {
        let of = |name: &'static str| {
            Saying::of(name).with("file", name_of(&self.flight)).with("day", name_of(&self.day))
        };
        let count = |records: &usize| Filling::Count(*records as u64);
        match &self.relation {
            Pair::Whole => of("merge-paired"),
            Pair::Wanting => of("merge-wanting"),
            Pair::Completed => of("merge-completed"),
            Pair::Reopened(records) => of("merge-reopened").with("count", count(records)),
            Pair::Changed(records) => of("merge-changed-since").with("count", count(records)),
            Pair::OtherThanRead => of("merge-other-than-read"),
            Pair::DayGone => of("merge-day-gone"),
            Pair::OtherDay => of("merge-other-day"),
            Pair::Unread(why) => of("merge-unread").with("why", why.to_text(language)),
        }
        .to_text(language)
    }
}

shown_in_english!(HalfPair);
