//! A next day and its flights say the same of each other, or what one of them says alone is found.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use super::{
    MergeError, OpenFlight, beside, entries_of, first_seal, flight_of, name_of, without_a_bag,
};
use crate::{
    i18n::{Filling, Language, Saying, Told, shown_in_english},
    session::{
        Desk, Operator, Signs, file,
        time::{SystemClock, Timekeeper},
    },
    store::{
        self, folder,
        journal::{line_begins, seal_of_line},
    },
    tournament::{
        Command, Event,
        bags::{BagCommand, BagEvent},
        cash::movements,
        entries::EntryId,
        flights::{Came, Flight, FlightCommand, FlightEvent},
        history::Deed,
    },
};

/// How a flight stands to the day that was made of it.
#[derive(Debug)]
pub enum Pair {
    /// Both say it.
    Whole,
    /// The flight does not say it yet, and nothing was done in it since it was read.
    Wanting,
    /// The flight did not say it, and does now.
    Completed,
    /// The flight does not say it, and brings something else by now: so many records were written since it was read.
    Reopened(usize),
    /// The flight is as it was read up to there, and more was done in it since: so many records.
    Changed(usize),
    /// It says other things up to there than when it was read.
    OtherThanRead,
    /// It says that it was carried over into that day, which does not lie beside it.
    DayGone,
    /// It says that it was carried over into that file, which is another day.
    OtherDay,
    /// It cannot be read, for this reason.
    Unread(MergeError),
}

/// A flight and its next day that do not say the same.
#[derive(Debug)]
pub struct HalfPair {
    pub flight: PathBuf,
    pub day: PathBuf,
    pub what: Pair,
}

impl HalfPair {
    /// Is one of the two not there at all? Then it may be elsewhere.
    pub fn lacks_a_file(&self) -> bool {
        matches!(self.what, Pair::DayGone) || !self.flight.exists()
    }

    /// Does the flight name another day, so that no day finds this?
    pub const fn is_of_the_flight_alone(&self) -> bool {
        matches!(self.what, Pair::DayGone | Pair::OtherDay)
    }
}

/// What the event in this file and those beside it do not say alike of stacks that went from flights into a next day.
/// Nothing is written.
pub fn half_pairs(path: &Path, desk: &dyn Desk) -> Vec<HalfPair> {
    let t = desk.tournament();
    let mut found = Vec::new();
    if t.flights().made().is_some() {
        match pairs(path, desk) {
            Ok(pairs) => {
                let half = pairs.into_iter().filter(|(_, pair)| !matches!(pair, Pair::Whole));
                let day = || path.to_owned();
                found.extend(half.map(|(flight, what)| HalfPair { flight, day: day(), what }));
            }
            Err(why) => {
                let (flight, day) = (path.to_owned(), path.to_owned());
                found.push(HalfPair { flight, day, what: Pair::Unread(why) });
            }
        }
    }
    let flight = || path.to_owned();
    match t.bags().carried_over() {
        Some(over) => {
            let day = beside(path, &over.into);
            let what = match first_seal(&day) {
                Err(_) => Pair::DayGone,
                Ok(seal) if seal != over.seal => Pair::OtherDay,
                Ok(_) => return found,
            };
            found.push(HalfPair { flight: flight(), day, what });
        }
        None if t.is_bagged() => {
            for day in days_beside(path) {
                let name = name_of(path);
                let Ok(opened) = file::read(&day, clock(), nobody()) else { continue };
                let made = opened.desk.tournament().flights().made();
                let of = made.and_then(|made| made.flights().iter().find(|of| of.file == name));
                let Some(of) = of else { continue };
                let Ok(seal) = first_seal(&day) else { continue };
                let as_read = as_read(opened.desk.as_ref(), &name);
                let what = pair(path, (&of.seal, of.records), as_read, &day, &seal);
                // Another file of this name was in it: this one is a flight of its own.
                if let Ok(what @ (Pair::Wanting | Pair::Reopened(_))) = what {
                    found.push(HalfPair { flight: flight(), day, what });
                }
            }
        }
        None => {}
    }
    found
}

/// The same of the event in this file.
///
/// # Errors
/// When it cannot be read.
pub fn half_pairs_of(path: &Path) -> Result<Vec<HalfPair>, MergeError> {
    let opened = file::read(path, clock(), nobody())?;
    Ok(half_pairs(path, opened.desk.as_ref()))
}

fn clock() -> Box<dyn Timekeeper> {
    Box::new(SystemClock::start())
}

fn nobody() -> Operator {
    Operator { name: String::new(), station: String::new() }
}

/// In how much of a record stands what it is: who wrote it comes before.
const BEGINS: usize = 4_096;

/// The files beside this one that were made of flights, by a look at the record with which each begins.
fn days_beside(path: &Path) -> impl Iterator<Item = PathBuf> {
    folder::events_beside(path, usize::MAX).into_iter().filter(|file| {
        let begins = line_begins(file, 2, BEGINS).ok().flatten();
        begins.is_some_and(|begins| begins.contains("Flights(Make("))
    })
}

/// How each flight of the next day in this file stands to it.
fn pairs(into: &Path, next: &dyn Desk) -> Result<Vec<(PathBuf, Pair)>, MergeError> {
    let not_made = || MergeError::NotMadeOfFlights { file: into.to_owned() };
    let made = next.tournament().flights().made().ok_or_else(not_made)?;
    let seal = first_seal(into)?;
    let pairs = made.flights().iter().map(|flight| {
        let path = beside(into, &flight.file);
        let as_read = as_read(next, &flight.file);
        let pair = pair(&path, (&flight.seal, flight.records), as_read, into, &seal);
        (path, pair.unwrap_or_else(Pair::Unread))
    });
    Ok(pairs.collect())
}

/// What the next day says of this flight as it was read last.
fn as_read<'d>(next: &'d dyn Desk, file: &str) -> Option<&'d Flight> {
    let ledger = next.ledger();
    let records = (0..).zip(next.records()).filter(|(number, _)| ledger.stands(*number));
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

/// Looks at every flight of a next day, and puts a record into those that do not say yet that they were carried over.
///
/// # Errors
/// When the next day itself cannot be read, or was not made of flights.
pub fn complete(
    into: &Path,
    timekeeper: impl Fn() -> Box<dyn Timekeeper>,
    by: &dyn Signs,
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

/// How this flight stands to the day that read it at this seal, and so.
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
    let opened = file::read(path, clock(), nobody())?;
    let since = opened.desk.records_since(records as usize);
    let Some(carried) = opened.desk.tournament().bags().carried_over() else {
        let brings = |of: &Flight| {
            let now = entries_of(opened.desk.as_ref());
            let then = of.entries.iter().map(|entry| (entry.number, entry.came.clone().counting()));
            now.into_iter().map(|entry| (entry.number, entry.came)).eq(then)
        };
        let as_it_was = since.is_empty()
            || without_a_bag(path, opened.desk.tournament()).is_none()
                && as_read.is_some_and(brings);
        return Ok(if as_it_was { Pair::Wanting } else { Pair::Reopened(since.len()) });
    };
    if carried.into != name_of(into) || carried.seal != of_next {
        let (file, into) = (path.to_owned(), carried.into.clone());
        return Err(MergeError::CarriedElsewhere { file, into });
    }
    let is_carry = |deed: &Deed| match deed {
        Deed::Done { events, .. } => {
            events.iter().all(|event| matches!(event, Event::Bags(BagEvent::CarriedOver { .. })))
        }
        _ => false,
    };
    let others = since.iter().filter(|record| !is_carry(&record.deed)).count();
    Ok(if others == 0 { Pair::Whole } else { Pair::Changed(others) })
}

/// How a flight of a next day stands to it by now.
#[derive(Debug)]
pub struct FlightNow {
    pub pair: HalfPair,
    /// What has the day read it again, where it brings something else by now; or why that cannot be.
    pub again: Option<Result<FlightCommand, MergeError>>,
}

/// How every flight of the next day in this file stands to it by now. Nothing is written.
///
/// # Errors
/// When the next day cannot be read, or was not made of flights.
pub fn flights_now(into: &Path) -> Result<Vec<FlightNow>, MergeError> {
    let next = file::read(into, clock(), nobody())?;
    let now = |(flight, what): (PathBuf, Pair)| {
        let again = matches!(what, Pair::Changed(_) | Pair::Reopened(_)).then(|| {
            let opened = OpenFlight::read(&flight, clock(), nobody())?;
            read_again(next.desk.as_ref(), &opened)
        });
        FlightNow { pair: HalfPair { flight, day: into.to_owned(), what }, again }
    };
    Ok(pairs(into, next.desk.as_ref())?.into_iter().map(now).collect())
}

/// What has to be told to the next day that is open here, so that it has read this flight of its own again as it is now.
///
/// # Errors
/// When the flight cannot be read, somebody in it plays and has no bag, or it is none of this day's.
fn read_again(next: &dyn Desk, flight: &OpenFlight) -> Result<FlightCommand, MergeError> {
    let none = || MergeError::NotMadeOfFlights { file: flight.path.clone() };
    let made = next.tournament().flights().made().ok_or_else(none)?;
    let name = flight.name();
    let nth = made.flights().iter().position(|of| of.file == name).ok_or_else(none)?;
    let then = as_read(next, &name).ok_or_else(none)?;
    // Whose each entry is was found out when the day was made; one that has come since is nobody's there.
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
        if let Came::Bagged { void: is_void, .. } = &mut entry.came {
            *is_void = void.contains(&entry.number);
        }
    }
    let flight = u16::try_from(nth).unwrap_or(u16::MAX);
    Ok(FlightCommand::ReadAgain { flight, read: Box::new(read) })
}

/// Has a next day read those of its flights again that bring something else by now, and puts into them that they were
/// carried over. Gives how each of them stands to it then, with what was told to the day of those that were read again.
///
/// # Errors
/// When the day itself cannot be read or written. A flight that cannot be read again stands as it did.
pub fn read_flights_again(
    into: &Path,
    timekeeper: impl Fn() -> Box<dyn Timekeeper>,
    by: &dyn Signs,
) -> Result<Vec<(PathBuf, Pair)>, MergeError> {
    let now = flights_now(into)?;
    let mut next = OpenFlight::signed(into, timekeeper(), by)?;
    for again in now.iter().filter_map(|flight| flight.again.as_ref()?.as_ref().ok()) {
        next.permits(&Command::Flights(again.clone()))?;
    }
    for flight in now {
        if let Some(again) = flight.again {
            let told = next.opened.desk.submit(Command::Flights(again?), None);
            told.map_err(|error| {
                let file = flight.pair.flight;
                MergeError::Refused { file, error: Box::new(error) }
            })?;
        }
    }
    drop(next);
    complete(into, timekeeper, by)
}

/// Takes a next day back that nobody has played: its flights say no more that they were carried over, and its file is
/// put aside under another name, which is returned.
///
/// # Errors
/// When play has begun in it, or something cannot be written. Called again, it goes on.
pub fn take_back(
    into: &Path,
    timekeeper: impl Fn() -> Box<dyn Timekeeper>,
    by: &dyn Signs,
) -> Result<PathBuf, MergeError> {
    let next = OpenFlight::signed(into, timekeeper(), by)?;
    next.permits_carry_over(into)?;
    let made = next.tournament().flights().made();
    let made = made.ok_or_else(|| MergeError::NotMadeOfFlights { file: into.to_owned() })?;
    if next.tournament().clock().started() {
        return Err(MergeError::Begun { file: into.to_owned() });
    }
    // What was sold or paid there would be on no file's record any more.
    let desk = next.opened.desk.as_ref();
    if !movements(desk.records(), desk.ledger()).is_empty() {
        return Err(MergeError::MoneyThere { file: into.to_owned() });
    }
    let mut flights = Vec::new();
    for read in made.flights() {
        let path = beside(into, &read.file);
        let flight = OpenFlight::signed(&path, timekeeper(), by)?;
        let over = flight.tournament().bags().carried_over();
        if over.is_some_and(|over| over.into == name_of(into)) {
            flight.permits_carry_over(into)?;
            flights.push((path, flight));
        }
    }
    for (path, mut flight) in flights {
        let desk = flight.opened.desk.as_mut();
        let says = |deed: &Deed| match deed {
            Deed::Done { command, .. } => {
                matches!(command, Command::Bags(BagCommand::CarryOver { .. }))
            }
            _ => false,
        };
        let records = (0..).zip(desk.records());
        let last =
            records.filter(|(number, record)| says(&record.deed) && desk.ledger().stands(*number));
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
    store::put_aside(into, "taken-back")
        .map_err(|error| MergeError::FileOf { file: into.to_owned(), error })
}

impl Told for HalfPair {
    fn told(&self, language: Language) -> String {
        let of = |name: &'static str| {
            Saying::of(name).with("file", name_of(&self.flight)).with("day", name_of(&self.day))
        };
        let count = |records: &usize| Filling::Count(*records as u64);
        match &self.what {
            Pair::Whole => of("merge-paired"),
            Pair::Wanting => of("merge-wanting"),
            Pair::Completed => of("merge-completed"),
            Pair::Reopened(records) => of("merge-reopened").with("count", count(records)),
            Pair::Changed(records) => of("merge-changed-since").with("count", count(records)),
            Pair::OtherThanRead => of("merge-other-than-read"),
            Pair::DayGone => of("merge-day-gone"),
            Pair::OtherDay => of("merge-other-day"),
            Pair::Unread(why) => of("merge-unread").with("why", why.told(language)),
        }
        .told(language)
    }
}

shown_in_english!(HalfPair);
