//! The next day of several flights: a file made from theirs, and a record of it in each.
//!
//! The new file is written first, whole or not at all. It names the seal at which each flight was
//! read. Then each flight gets a record with the new file's name and the seal of its first record.
//! A program killed in between leaves a flight without its record: [`half_pairs`] finds it and
//! [`complete`] adds the record. [`take_back`] takes back an unwanted day. The flights are held
//! open for writing meanwhile, so no record is added that is not read.

mod begin;
mod pairs;

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
};

use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
    person::{MergedPeople, Person, Role, fold},
    seat::TableNo,
};
use bottone_i18n::{Filling, Language, Saying, ToText};
use bottone_rules::{
    bounties::BountyKind,
    buy_in::BuyIn,
    carry::CarryTerms,
    levels::{Row, Structure},
    payouts::PayoutPlan,
};
use bottone_store::journal::{ReadOnly, seal_of_line};
use bottone_tournament::{
    Command, Tournament,
    bags::{Bag, BagCommand},
    clock::ClockCommand,
    counts::ChipSum,
    draws::DrawCommand,
    entries::{EntryCommand, EntryId, EntryState},
    flights::{Flight, FlightCommand, FlightEntry, FlightResult, Qualifier},
    history::Beginning,
    setup::Setup,
    staff::{Member, StaffCommand},
    tables::TableCommand,
};
use bottone_vocabulary::words;

use super::{
    Desk, OpenError, Operator, Session, SignInError, Signatory, SubmitError,
    file::{self, OpenedEvent},
    memory,
    roles::check_permission,
    time::Timekeeper,
};

pub use begin::{begin, label_flight, label_flight_file, record_plan};
pub use pairs::{
    FlightStatus, HalfPair, Pair, complete, flight_statuses, half_pairs, half_pairs_of,
    reread_flights, take_back,
};

/// The wishes for the next day.
#[derive(Clone, Debug, Default)]
pub struct NextDayWishes {
    pub terms: CarryTerms,
    /// The day's name: "Day 2".
    pub day: String,
    /// Void bags, each by the name of its flight's file and its number.
    pub void: Vec<(String, u32)>,
    /// Qualifiers: each person's fixed stack, and the money that came into the event for it.
    pub qualifiers: Vec<(Person, Chips, BuyIn)>,
    /// True if buy-ins are still possible.
    pub late_entries: bool,
    /// True if seats are drawn at once, on tables from number 1 up.
    pub seats: bool,
    /// The number of extra tables for late entries.
    pub spare_tables: u16,
}

/// The reason why a next day was not made.
#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    /// The file of a flight or of the next day cannot be read or written.
    File(#[from] OpenError),
    /// An existing file cannot be read or written.
    FileOf { file: PathBuf, error: io::Error },
    /// A flight is open elsewhere or damaged, so that no record can be added.
    NotWritable { file: PathBuf, why: ReadOnly },
    /// A flight is in another folder than its next day.
    ElsewhereThan { file: PathBuf, into: PathBuf },
    /// The same flight twice.
    Twice { file: PathBuf },
    /// A player of a flight is still in play without a bag.
    NotBagged { file: PathBuf, who: String, count: usize },
    /// A flight went into another next day.
    CarriedElsewhere { file: PathBuf, into: String },
    /// Two bags of one person, although one bag only is allowed.
    TwoBags { who: String, one: String, other: String },
    /// A void bag that does not exist.
    NoSuchBag { file: String, bag: u32 },
    /// The flights have different currencies.
    OtherCurrency { file: PathBuf },
    /// The file was not made from flights.
    NotMadeOfFlights { file: PathBuf },
    /// A flight differs from when it was read.
    Changed { file: PathBuf },
    /// The next day has begun, and cannot be taken back.
    Begun { file: PathBuf },
    /// Money was handled in the next day.
    MoneyThere { file: PathBuf },
    /// The rules forbid it.
    Refused { file: PathBuf, error: Box<SubmitError> },
    /// The person did not sign in at an event that has staff.
    NotSignedIn { file: PathBuf, why: SignInError },
}

impl ToText for MergeError {
    fn to_text(&self, language: Language) -> String {
        let of = |name: &'static str, file: &Path| Saying::of(name).with("file", file);
        match self {
            Self::File(error) => return error.to_text(language),
            Self::FileOf { file, error } => of("cli-of-file", file).with("what", error),
            Self::NotWritable { file, why } => {
                of("merge-not-writable", file).with("why", why.to_text(language))
            }
            Self::ElsewhereThan { file, into } => {
                of("merge-elsewhere", file).with("into", into.as_path())
            }
            Self::Twice { file } => of("merge-twice", file),
            Self::NotBagged { file, who, count } => of("merge-not-bagged", file)
                .with("who", who.as_str())
                .with("count", Filling::Count(*count as u64)),
            Self::CarriedElsewhere { file, into } => {
                of("merge-carried-elsewhere", file).with("into", into.as_str())
            }
            Self::TwoBags { who, one, other } => Saying::of("merge-two-bags")
                .with("who", who.as_str())
                .with("one", one.as_str())
                .with("other", other.as_str()),
            Self::NoSuchBag { file, bag } => {
                Saying::of("merge-no-such-bag").with("file", file.as_str()).with("bag", *bag)
            }
            Self::OtherCurrency { file } => of("merge-other-currency", file),
            Self::NotMadeOfFlights { file } => of("merge-not-made", file),
            Self::Changed { file } => of("merge-changed", file),
            Self::Begun { file } => of("merge-begun", file),
            Self::MoneyThere { file } => of("merge-money-there", file),
            Self::Refused { file, error } => {
                of("cli-of-file", file).with("what", error.to_text(language))
            }
            Self::NotSignedIn { file, why } => {
                of("cli-of-file", file).with("what", why.to_text(language))
            }
        }
        .to_text(language)
    }
}

impl std::fmt::Display for MergeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_text(Language::English))
    }
}

/// An event that may be a flight of the next day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub path: PathBuf,
    /// "Main event · Day 1A".
    pub name: String,
    pub bags: usize,
    pub players: usize,
    /// The file into which it was carried over.
    pub carried: Option<String>,
    /// The currency of its amounts.
    pub currency: Currency,
    /// Its payout plan.
    pub plan: PayoutPlan,
}

impl Candidate {
    /// Returns whether every stack is in a bag and no bag was carried over yet.
    pub fn is_ready(&self) -> bool {
        self.carried.is_none() && self.bags > 0 && self.bags == self.players
    }
}

/// The most events beside another that are read.
const MOST_CANDIDATES: usize = 60;

/// Returns this event and those beside it with bagged stacks, by name.
pub fn candidates(file: &Path, operator: &Operator) -> Vec<Candidate> {
    let beside = bottone_store::folder::events_beside(file, MOST_CANDIDATES);
    let files = std::iter::once(file.to_owned()).chain(beside);
    let candidate = |path: PathBuf| {
        let clock = Box::new(super::time::SystemClock::start());
        let opened = file::read(&path, clock, operator.clone()).ok()?;
        let t = opened.desk.tournament();
        let bags = t.bags().all().len();
        let carried = t.bags().carried_over().map(|over| over.into.clone());
        let some = bags > 0 || carried.is_some();
        let (name, players) = (event_name(t), t.entries().playing_count());
        let (currency, plan) = (t.setup().currency.clone(), t.prizes().plan().clone());
        some.then_some(Candidate { path, name, bags, players, carried, currency, plan })
    };
    let mut all: Vec<Candidate> = files.filter_map(candidate).collect();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}

/// Returns the event's name with its day: "Main event · Day 1A".
fn event_name(t: &Tournament) -> String {
    let Setup { name, day, .. } = t.setup();
    let parts = [name.as_str(), day.as_str()].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}

/// A flight's file, held open for writing.
pub struct OpenFlight {
    path: PathBuf,
    opened: OpenedEvent,
}

impl OpenFlight {
    /// Opens a flight.
    ///
    /// # Errors
    /// If it cannot be read or written.
    pub fn of(
        path: &Path,
        timekeeper: Box<dyn Timekeeper>,
        operator: Operator,
    ) -> Result<Self, MergeError> {
        let opened = file::open(path, timekeeper, operator)?;
        if let Some(why) = opened.desk.read_only() {
            let (file, why) = (path.to_owned(), why.clone());
            return Err(MergeError::NotWritable { file, why });
        }
        Ok(Self { path: path.to_owned(), opened })
    }

    /// Opens a flight and signs in, if the event has staff.
    ///
    /// # Errors
    /// As [`Self::of`], and if the sign-in fails.
    pub fn signed(
        path: &Path,
        timekeeper: Box<dyn Timekeeper>,
        by: &dyn Signatory,
    ) -> Result<Self, MergeError> {
        let mut flight = Self::of(path, timekeeper, by.operator().clone())?;
        if !flight.tournament().staff().is_empty() {
            let signed = by.sign(flight.opened.desk.as_mut());
            signed.map_err(|why| MergeError::NotSignedIn { file: path.to_owned(), why })?;
        }
        Ok(flight)
    }

    /// Checks that the signed-in person may give this command here. It decides and writes nothing.
    fn permits(&self, command: &Command) -> Result<(), MergeError> {
        let desk = self.opened.desk.as_ref();
        let who = desk.signed_in();
        if who.is_some() && desk.approved_by().is_some() {
            return Ok(());
        }
        check_permission(desk.tournament(), who.as_ref(), command).map_err(|refusal| {
            MergeError::Refused { file: self.path.clone(), error: Box::new(refusal.into()) }
        })
    }

    /// Checks the right to record that this flight's stacks went into the next day in this file.
    fn permits_carry_over(&self, into: &Path) -> Result<(), MergeError> {
        let (into, seal) = (name_of(into), String::new());
        self.permits(&Command::Bags(BagCommand::CarryOver { into, seal }))
    }

    /// Opens a flight for reading only.
    ///
    /// # Errors
    /// If it cannot be read.
    fn read(
        path: &Path,
        timekeeper: Box<dyn Timekeeper>,
        operator: Operator,
    ) -> Result<Self, MergeError> {
        Ok(Self { path: path.to_owned(), opened: file::read(path, timekeeper, operator)? })
    }

    /// Returns the event of the flight.
    pub fn tournament(&self) -> &Tournament {
        self.opened.desk.tournament()
    }

    /// Returns the flight's name in its next day.
    fn name(&self) -> String {
        name_of(&self.path)
    }
}

/// Makes the next day of these flights, in their order of play, in the file `into`.
///
/// # Errors
/// The reason why it was not made, or only in part: then [`complete`] goes on.
pub fn make(
    paths: &[PathBuf],
    wishes: &NextDayWishes,
    into: &Path,
    timekeeper: impl Fn() -> Box<dyn Timekeeper>,
    by: &dyn Signatory,
) -> Result<(), MergeError> {
    let open = |path: &PathBuf| OpenFlight::signed(path, timekeeper(), by);
    let flights = paths.iter().map(open).collect::<Result<Vec<_>, _>>()?;
    plan(flights, wishes, timekeeper(), by.operator().clone())?.write(into)
}

/// A planned next day, not written yet.
pub struct PlannedDay {
    desk: Box<Session>,
    flights: Vec<OpenFlight>,
    /// Names of several people in one flight. They cannot be matched across flights.
    pub namesakes: Vec<Person>,
    /// The flights with another prize plan than the first. The next day pays by the first flight's
    /// plan.
    pub other_plans: Vec<PathBuf>,
}

/// Plans the next day of these flights. Writes nothing.
///
/// # Errors
/// The reason why it cannot be made.
pub fn plan(
    flights: Vec<OpenFlight>,
    wishes: &NextDayWishes,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
) -> Result<PlannedDay, MergeError> {
    let mut wishes = wishes.clone();
    check_apart(&flights)?;
    let mut lists: Vec<Vec<&Person>> = Vec::with_capacity(flights.len() + 1);
    for flight in &flights {
        let players = flight.tournament().entries().players();
        lists.push(players.map(|(_, player)| &player.person).collect());
    }
    let invited: Vec<Person> =
        wishes.qualifiers.iter().map(|(person, ..)| person.clone()).collect();
    lists.push(invited.iter().collect());
    let people = MergedPeople::of_lists(&lists);
    let mut read = Vec::with_capacity(flights.len());
    for (flight, of) in flights.iter().zip(&people.indices) {
        read.push(flight_of(flight, of, &mut wishes.void)?);
    }
    if let Some((file, bag)) = wishes.void.first().cloned() {
        return Err(MergeError::NoSuchBag { file, bag });
    }
    let whose = people.indices.last().cloned().unwrap_or_default();
    let qualifiers = whose.iter().zip(&wishes.qualifiers);
    let qualifiers =
        qualifiers.map(|(&person, &(_, chips, paid))| Qualifier { person, paid, chips }).collect();
    let beginning = beginning(&flights, &wishes);
    let mut desk = memory::create(beginning, timekeeper, operator);
    let terms = Box::new(wishes.terms.clone());
    let make = FlightCommand::Make { terms, people: people.people, flights: read, qualifiers };
    if let Err(error) = desk.submit(Command::Flights(make.clone()), None) {
        let two = two_bags(&make, &flights);
        let first = flights.first().map_or_else(PathBuf::new, |flight| flight.path.clone());
        return Err(two.unwrap_or(MergeError::Refused { file: first, error: Box::new(error) }));
    }
    prepare(desk.as_mut(), &flights, &wishes).map_err(|error| {
        let file = flights.first().map_or_else(PathBuf::new, |flight| flight.path.clone());
        MergeError::Refused { file, error: Box::new(error) }
    })?;
    let plan_of = |flight: &OpenFlight| flight.tournament().prizes().plan().clone();
    let first = flights.first().map(plan_of);
    let others = flights.iter().filter(|flight| Some(plan_of(flight)) != first);
    let other_plans = others.map(|flight| flight.path.clone()).collect();
    Ok(PlannedDay { desk, flights, namesakes: people.namesakes, other_plans })
}

impl PlannedDay {
    /// Returns the desk of the planned day.
    pub fn desk(&self) -> &dyn Desk {
        self.desk.as_ref()
    }

    /// Writes the next day into a new file, and the carry-over into each flight.
    ///
    /// # Errors
    /// If a right is missing in one of the flights, before anything is written. If a file cannot be
    /// written: [`complete`] then completes the written part.
    pub fn write(self, into: &Path) -> Result<(), MergeError> {
        for flight in &self.flights {
            check_same_folder(&flight.path, into)?;
            flight.permits_carry_over(into)?;
        }
        file::create_of(self.desk.as_ref(), into)?;
        for mut flight in self.flights {
            flight.carry_over(into)?;
        }
        Ok(())
    }
}

impl OpenFlight {
    /// Records in the flight that its stacks went into the next day in this file.
    ///
    /// # Errors
    /// As [`carry_over`].
    pub fn carry_over(&mut self, into: &Path) -> Result<(), MergeError> {
        carry_over(self.opened.desk.as_mut(), into).map_err(|error| match error {
            MergeError::Refused { error, .. } => {
                MergeError::Refused { file: self.path.clone(), error }
            }
            error => error,
        })
    }
}

/// Records at the desk of a flight that its stacks went into the next day in this file.
///
/// # Errors
/// If the next day cannot be read, or the flight takes no record.
pub fn carry_over(flight: &mut Session, into: &Path) -> Result<(), MergeError> {
    let over = BagCommand::CarryOver { into: name_of(into), seal: first_seal(into)? };
    let file = flight.path().map_or_else(PathBuf::new, Path::to_owned);
    let done = flight.submit(Command::Bags(over), None);
    done.map_err(|error| MergeError::Refused { file, error: Box::new(error) })
}

/// Returns the seal of the record by which a next day was made: its first.
fn first_seal(into: &Path) -> Result<String, MergeError> {
    let failed = |error| MergeError::FileOf { file: into.to_owned(), error };
    Ok(seal_of_line(into, 2).map_err(failed)?.unwrap_or_default())
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn sibling_path(path: &Path, name: &str) -> PathBuf {
    path.parent().unwrap_or_else(|| Path::new("")).join(name)
}

fn check_same_folder(flight: &Path, into: &Path) -> Result<(), MergeError> {
    if bottone_store::share_folder(flight, into) {
        return Ok(());
    }
    Err(MergeError::ElsewhereThan { file: flight.to_owned(), into: into.to_owned() })
}

/// Checks that no flight comes twice, also as a copy under another name, that none was carried over
/// elsewhere, and that all have the same currency.
fn check_apart(flights: &[OpenFlight]) -> Result<(), MergeError> {
    for (nth, flight) in flights.iter().enumerate() {
        let file = flight.path.clone();
        let is_same = |other: &OpenFlight| {
            other.name() == flight.name() || other.opened.seal == flight.opened.seal
        };
        if flights.iter().take(nth).any(is_same) {
            return Err(MergeError::Twice { file });
        }
        if let Some(carried) = flight.tournament().bags().carried_over() {
            return Err(MergeError::CarriedElsewhere { file, into: carried.into.clone() });
        }
        let decimals = |flight: &OpenFlight| flight.tournament().setup().currency.decimals;
        if flights.first().is_some_and(|first| decimals(first) != decimals(flight)) {
            return Err(MergeError::OtherCurrency { file });
        }
    }
    Ok(())
}

/// Returns a flight's part of the next day. `of` gives each of its players' place in the list of
/// people. Bags that do not count are removed from `void`.
fn flight_of(
    file: &OpenFlight,
    of: &[u32],
    void: &mut Vec<(String, u32)>,
) -> Result<Flight, MergeError> {
    let t = file.tournament();
    let desk = file.opened.desk.as_ref();
    if let Some(missing) = missing_bags_error(&file.path, t) {
        return Err(missing);
    }
    let name = file.name();
    let players: Vec<_> = t.entries().players().map(|(id, _)| id).collect();
    let mut entries = entries_of(desk);
    for entry in &mut entries {
        let player = t.entries().get(entry.number).map(|entry| entry.player);
        let nth = player.and_then(|player| players.binary_search(&player).ok());
        entry.person = nth.and_then(|nth| of.get(nth)).copied().unwrap_or_default();
        if let FlightResult::Bagged { bag, void: is_void, .. } = &mut entry.result {
            let named = void.iter().position(|(file, number)| *file == name && number == bag);
            *is_void = named.map(|at| void.swap_remove(at)).is_some();
        }
    }
    let entry_bounties = |entry: &FlightEntry| {
        entry.bought.iter().fold(entry.paid.bounty, |sum, bought| sum.plus(bought.paid.bounty))
    };
    let on_heads: Money = entries.iter().map(entry_bounties).sum();
    let changed = t.counts().raced().plus(t.counts().corrected());
    Ok(Flight {
        file: name,
        seal: file.opened.last_seal.clone(),
        records: u32::try_from(desk.records().len()).unwrap_or(u32::MAX),
        name: event_name(t),
        issued: ChipSum::from(t.chips_in_play()).minus(changed).chips(),
        changed: changed.change(),
        kept: t.entries().kept(),
        bounties: t.entries().paid().minus(t.entries().kept()).bounty.minus(on_heads),
        entries,
    })
}

/// Returns the error for players here without a bag, if there are any.
fn missing_bags_error(path: &Path, t: &Tournament) -> Option<MergeError> {
    let mut missing = t.without_a_bag();
    let who = words::full_name(Language::English, t, missing.next()?);
    let count = missing.count() + 1;
    Some(MergeError::NotBagged { file: path.to_owned(), who, count })
}

/// Returns the data of a flight's entries, in their order and without their players; every bag
/// counts.
fn entries_of(desk: &dyn Desk) -> Vec<FlightEntry> {
    let t = desk.tournament();
    let places = t.entries().places();
    let entries = t.entries().all().filter(|(_, entry)| entry.standing != EntryState::Refunded);
    let are_kept = are_bounties_kept(t);
    let brought = entries.map(|(number, entry)| {
        let place = places.of(number).map_or(0, |place| place.last);
        let came = match t.bags().get(number) {
            Some(bag) => {
                let pieces = pieces_of(t, number, bag);
                let (bag, chips, seat) = (bag.number, bag.chips, bag.seat);
                FlightResult::Bagged { bag, chips, pieces, seat, void: false }
            }
            None if entry.disqualified.is_some() => FlightResult::Disqualified { place },
            None => FlightResult::Out { place },
        };
        let (mut paid, mut bought) = (entry.price(), entry.bought.clone());
        if !are_kept {
            paid.bounty = t.bounties().head(number);
            for bought in &mut bought {
                bought.paid.bounty = Money::ZERO;
            }
        }
        FlightEntry { person: 0, number, paid, bought, result: came }
    });
    let mut brought: Vec<FlightEntry> = brought.collect();
    // Bounty money that was not won comes with a busted entry. So it is on no player's head on the
    // next day.
    let out = brought.iter_mut().find(|entry| !matches!(entry.result, FlightResult::Bagged { .. }));
    if let Some(out) = out.filter(|_| !are_kept) {
        out.paid.bounty = out.paid.bounty.plus(t.bounties().pool());
    }
    brought
}

/// Returns whether all bounty money stays in the pool until the next day. If not, each survivor
/// keeps the bounty on their own head.
fn are_bounties_kept(t: &Tournament) -> bool {
    matches!(t.setup().bounty, BountyKind::Mystery { .. })
}

/// Returns the number of chips of each value in this bag. It is empty if only the sum was counted,
/// or was corrected since.
fn pieces_of(t: &Tournament, entry: EntryId, bag: &Bag) -> Vec<(Chips, u32)> {
    let sheet = t.counts().sheet(bag.seat.table);
    let row = sheet.and_then(|sheet| sheet.rows.iter().find(|row| row.entry == entry));
    let pieces = row.map(|row| row.pieces.clone()).unwrap_or_default();
    let sum: Chips = pieces.iter().map(|(value, count)| value.times(u64::from(*count))).sum();
    if sum == bag.chips { pieces } else { Vec::new() }
}

/// Returns the beginning of the next day: it continues the flights, with the guarantee once.
fn beginning(flights: &[OpenFlight], wishes: &NextDayWishes) -> Beginning {
    let first = flights.first().map(OpenFlight::tournament);
    let setup = first.map(|t| t.setup().clone()).unwrap_or_default();
    let structure = first.map(|t| structure_of(t, flights).0).unwrap_or_default();
    let guarantees = flights.iter().map(|flight| flight.tournament().setup().guarantee);
    let setup = Setup {
        day: wishes.day.clone(),
        guarantee: guarantees.max().unwrap_or_default(),
        re_entries: match wishes.terms.most_entries {
            Some(most) => Some(most.saturating_sub(1)),
            None => setup.re_entries,
        },
        ..setup
    };
    let is_rehearsal = |flight: &OpenFlight| {
        let desk = &flight.opened.desk;
        desk.beginning().is_rehearsal(desk.records())
    };
    // The people of a rehearsed flight are invented on the next day too.
    let rehearsal = flights.iter().any(is_rehearsal);
    Beginning { at: bottone_base::time::Timestamp::default(), setup, structure, rehearsal }
}

/// Returns the first flight's structure without the chip values out of play in all flights. Also
/// returns the new place of each of its rows.
fn structure_of(first: &Tournament, flights: &[OpenFlight]) -> (Structure, Vec<usize>) {
    let mut structure = first.clock().structure().clone();
    let gone =
        |value: Chips| flights.iter().all(|flight| flight.tournament().is_out_of_play(value));
    structure.chips.retain(|chip| !gone(chip.value));
    let mut rows = Vec::with_capacity(structure.rows.len());
    let mut places = Vec::with_capacity(structure.rows.len());
    for row in std::mem::take(&mut structure.rows) {
        places.push(rows.len());
        match row {
            Row::ColourUp(mut values) => {
                values.retain(|value| !gone(*value));
                rows.extend((!values.is_empty()).then_some(Row::ColourUp(values)));
            }
            row => rows.push(row),
        }
    }
    structure.rows = rows;
    (structure, places)
}

/// Returns the staff of all flights: the directors first, with the signed-in members at the front.
/// Each name and each card comes once.
fn staff_of(flights: &[OpenFlight]) -> Vec<Member> {
    let signed = flights.iter().filter_map(|flight| flight.opened.desk.member());
    let members = flights.iter().flat_map(|flight| flight.tournament().staff().members().cloned());
    let mut staff: Vec<Member> = Vec::new();
    for mut member in signed.chain(members) {
        if staff.iter().any(|known| fold(&known.name) == fold(&member.name)) {
            continue;
        }
        if staff.iter().any(|known| fold(&known.card) == fold(&member.card)) {
            member.card.clear();
        }
        staff.push(member);
    }
    // The first member of an event's staff is a director, who can change it.
    staff.sort_by_key(|member| member.role != Role::Director);
    staff
}

/// Records the first flight's prize plan, the level, registration, seats, and the staff of all
/// flights.
fn prepare(
    desk: &mut Session,
    flights: &[OpenFlight],
    wishes: &NextDayWishes,
) -> Result<(), SubmitError> {
    if let Some(first) = flights.first() {
        record_plan(desk, first.tournament().prizes().plan())?;
    }
    let ended = |flight: &OpenFlight| {
        let desk = flight.opened.desk.as_ref();
        desk.tournament().clock().read(desk.now()).row
    };
    let row = flights.iter().map(ended).max().unwrap_or(0);
    let places = flights.first().map(|first| structure_of(first.tournament(), flights).1);
    let row = places.and_then(|places| places.get(row).copied()).unwrap_or(row);
    if row != desk.tournament().clock().read(desk.now()).row {
        let jump = Command::Clock(ClockCommand::Jump { row });
        if desk.can(&jump).is_ok() {
            desk.submit(jump, None)?;
        }
    }
    if !wishes.late_entries {
        let closed = EntryCommand::Registration { open: false };
        desk.submit(Command::Entries(closed), None)?;
    }
    // The hash is on the wall before any seat is known.
    if let Some(secret) = desk.secret() {
        desk.submit(Command::Draws(DrawCommand::Seal(secret)), None)?;
    }
    if wishes.seats {
        draw_seats(desk, wishes)?;
    }
    for member in staff_of(flights) {
        desk.submit(Command::Staff(StaffCommand::Add(Box::new(member))), None)?;
    }
    Ok(())
}

fn draw_seats(desk: &mut Session, wishes: &NextDayWishes) -> Result<(), SubmitError> {
    let t = desk.tournament();
    let (players, size) = (t.entries().playing_count(), t.setup().seats);
    let tables = players.div_ceil(usize::from(size)) + usize::from(wishes.spare_tables);
    let tables =
        (1..=tables).filter_map(|table| TableNo::new(u16::try_from(table).ok()?)).collect();
    let seed = desk.seed();
    desk.submit(Command::Tables(TableCommand::OpenAndSeat { tables, size, seed }), None)
}

/// Returns the error for a player with two bags, if only one is allowed.
fn two_bags(make: &FlightCommand, flights: &[OpenFlight]) -> Option<MergeError> {
    let FlightCommand::Make { terms, people, flights: read, .. } = make else { return None };
    if terms.policy != bottone_rules::carry::Policy::One {
        return None;
    }
    let mut bags: BTreeMap<u32, String> = BTreeMap::new();
    for (flight, file) in read.iter().zip(flights) {
        for entry in &flight.entries {
            let FlightResult::Bagged { bag, void: false, .. } = entry.result else { continue };
            let named = format!("{}:{bag}", file.name());
            if let Some(one) = bags.insert(entry.person, named.clone()) {
                let who = people.get(entry.person as usize)?.display_name();
                return Some(MergeError::TwoBags { who, one, other: named });
            }
        }
    }
    None
}
