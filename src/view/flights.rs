//! The flights behind a later day, and the effect of correcting them.

use std::collections::BTreeMap;

use bottone_base::{chips::Chips, money::Currency, person::fold, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::carry::{Policy, StackOutcome};
use bottone_tournament::{
    Command, Event, Tournament,
    counts::ChipSum,
    entries::{EntryEvent, EntryId, FlightRank, PlayerId},
    flights::{BaggedStack, EntryArrival, FlightCommand, FlightEvent, FlightSums},
    tables::TableEvent,
};
use bottone_vocabulary::words;

use super::chips::counts::changed;

/// The reconciliation of the chips and money from all flights.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reconciliation {
    /// One line per flight, one for stacks without a flight if there are any, and the sum.
    pub lines: Vec<FlightLine>,
    /// The chips now in play, and the correct number.
    pub in_play: String,
    /// The statement that all adds up, or the difference.
    pub verdict: String,
    pub is_whole: bool,
}

/// One flight.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FlightLine {
    /// "Main event · Day 1A".
    pub name: String,
    pub entries: String,
    pub bags: String,
    /// The chips that should have been in play at the end of the flight.
    pub due: String,
    pub bagged: String,
    /// "500 fewer"; empty if it adds up.
    pub difference: String,
    pub goes_on: String,
    pub forfeited: String,
    pub paid: String,
    /// The file of the flight, and its seal when it was read; empty in the sum.
    pub file: String,
    pub seal: String,
}

impl Reconciliation {
    /// Builds the view. `None` if this event is not the next day of flights.
    pub fn of(language: Language, t: &Tournament) -> Option<Self> {
        let made = t.flights().origin()?;
        let currency = &t.setup().currency;
        let sums = t.flight_sums();
        let mut all = FlightSums::default();
        let mut lines = Vec::with_capacity(sums.len() + 1);
        for (nth, sums) in sums.iter().enumerate() {
            all = plus(&all, sums);
            let flight = made.flights().get(nth);
            if flight.is_none() && sums.entries == 0 {
                continue;
            }
            let name = flight.map_or_else(|| language.word("flights-without"), |f| f.name.clone());
            let file = flight.map(|f| f.file.clone()).unwrap_or_default();
            let seal = flight.map(|f| f.seal.clone()).unwrap_or_default();
            lines.push(FlightLine { file, seal, ..line(language, currency, name, sums) });
        }
        lines.push(line(language, currency, language.word("flights-all"), &all));
        let difference = ChipSum::from(all.bagged).minus(all.due).change();
        let in_play = language.chips(t.chips_in_play());
        let verdict = match difference {
            None => language.word("flights-whole"),
            Some(change) => {
                language.say("flights-apart", &[("change", changed(language, change).into())])
            }
        };
        Some(Self { lines, in_play, verdict, is_whole: difference.is_none() })
    }
}

fn plus(all: &FlightSums, more: &FlightSums) -> FlightSums {
    FlightSums {
        entries: all.entries + more.entries,
        bags: all.bags + more.bags,
        due: all.due.plus(more.due),
        bagged: all.bagged.plus(more.bagged),
        goes_on: all.goes_on.plus(more.goes_on),
        forfeited: all.forfeited.plus(more.forfeited),
        paid: all.paid.plus(more.paid),
    }
}

fn line(language: Language, currency: &Currency, name: String, sums: &FlightSums) -> FlightLine {
    let chips = |chips: Chips| language.chips(chips);
    let difference = ChipSum::from(sums.bagged).minus(sums.due).change();
    FlightLine {
        name,
        entries: language.number(u64::from(sums.entries)),
        bags: language.number(u64::from(sums.bags)),
        due: chips(sums.due.chips()),
        bagged: chips(sums.bagged),
        difference: difference.map(|change| changed(language, change)).unwrap_or_default(),
        goes_on: chips(sums.goes_on),
        forfeited: chips(sums.forfeited),
        paid: language.money(sums.paid.total(), currency),
        file: String::new(),
        seal: String::new(),
    }
}

/// The chips from the bags by value: the chips to bring to the tables of the next day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChipsToBring {
    /// The highest value first.
    pub lines: Vec<PiecesLine>,
    /// The value of bags counted only in total; empty if every bag was counted by denomination.
    pub uncounted: String,
    /// The values that are no longer needed; empty if there are none.
    pub could_leave: String,
}

/// Chips of one value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PiecesLine {
    pub value: String,
    /// The number of chips that go on.
    pub goes_on: String,
    /// The number of chips that leave play with forfeited or void stacks.
    pub lost: String,
}

impl ChipsToBring {
    /// Builds the view, with the values no longer needed as of `at`. `None` if this event is not
    /// the next day of flights.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Option<Self> {
        let made = t.flights().origin()?;
        let mut pieces: BTreeMap<Chips, (u64, u64)> = BTreeMap::new();
        let (mut bags, mut chips) = (0_usize, Chips::ZERO);
        for (entry, arrived) in made.arrived() {
            let Some(stack) = arrived.stack.filter(|stack| stack.bag.is_some()) else { continue };
            let Some(counted) = made.pieces(entry) else {
                (bags, chips) = (bags + 1, chips.plus(stack.chips));
                continue;
            };
            let is_lost = !stack.chips_lost().is_zero();
            for &(value, count) in counted {
                let sums = pieces.entry(value).or_default();
                let sum = if is_lost { &mut sums.1 } else { &mut sums.0 };
                *sum += u64::from(count);
            }
        }
        let figure = |count: u64| if count == 0 { String::new() } else { language.number(count) };
        let line = |(value, (goes_on, lost)): (&Chips, &(u64, u64))| PiecesLine {
            value: language.chips(*value),
            goes_on: figure(*goes_on),
            lost: figure(*lost),
        };
        let lines: Vec<PiecesLine> = pieces.iter().rev().map(line).collect();
        let gaps = [("count", bags.into()), ("chips", language.chips(chips).into())];
        let uncounted = if lines.is_empty() && bags > 0 {
            language.word("flights-none-by-value")
        } else if bags > 0 {
            language.say("flights-uncounted", &gaps)
        } else {
            String::new()
        };
        let row = t.clock().read(at).row;
        let leave = t.clock().structure().colour_ups_possible(row);
        let leave: Vec<Chips> =
            leave.into_iter().filter(|value| !t.is_out_of_play(*value)).collect();
        let could_leave = match leave.as_slice() {
            [] => String::new(),
            values => {
                let values: Vec<String> =
                    values.iter().map(|value| language.chips(*value)).collect();
                let gaps = [("values", values.join(", ").into())];
                language.say("flights-could-leave", &gaps)
            }
        };
        Some(Self { lines, uncounted, could_leave })
    }
}

/// Returns the name of a policy.
pub fn policy(language: Language, policy: Policy) -> String {
    let name: &str = policy.into();
    language.word(&format!("flights-policy-{name}"))
}

/// Describes the fate of a stack: "goes on with 60,000", "forfeited".
pub fn fate(language: Language, stack: &BaggedStack) -> String {
    match stack.fate {
        StackOutcome::GoesOn(chips) => {
            language.say("flights-goes-on-with", &[("chips", language.chips(chips).into())])
        }
        StackOutcome::AddedTo(_) => language.word("flights-added"),
        StackOutcome::Forfeited => language.word("flights-forfeited"),
        StackOutcome::Void => language.word("flights-void"),
    }
}

/// A stack from a flight, or one given to a qualifier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StackLine {
    pub entry: EntryId,
    pub player: PlayerId,
    /// "Bianchi, Luca".
    pub name: String,
    /// "Day 1A".
    pub flight: String,
    pub bag: String,
    pub chips: String,
    /// "goes on with 60,000", "forfeited".
    pub fate: String,
    pub goes_on: bool,
    pub void: bool,
}

/// Returns every stack that came, by name.
pub fn stacks(language: Language, t: &Tournament) -> Vec<StackLine> {
    let Some(made) = t.flights().origin() else { return Vec::new() };
    let line = |(entry, arrived): (EntryId, &EntryArrival)| {
        let stack = arrived.stack?;
        let flight = arrived.flight.and_then(|nth| made.flights().get(usize::from(nth)));
        Some(StackLine {
            entry,
            player: arrived.player,
            name: words::full_name(language, t, entry),
            flight: flight.map_or_else(|| language.word("flights-without"), |f| day_of(&f.name)),
            bag: stack.bag.map(|bag| bag.to_string()).unwrap_or_default(),
            chips: language.chips(stack.chips),
            fate: fate(language, &stack),
            goes_on: !stack.chips_in_play().is_zero(),
            void: stack.void,
        })
    };
    let mut lines: Vec<StackLine> = made.arrived().filter_map(line).collect();
    lines.sort_by_cached_key(|line| (fold(&line.name), line.entry));
    lines
}

/// Returns "Day 1A" of "Main event · Day 1A", as the event's name is the same on every line.
fn day_of(name: &str) -> String {
    name.rsplit(" · ").next().unwrap_or(name).to_owned()
}

/// Describes what a correction would change, before it is made, or why it is refused.
pub fn correction_effect(language: Language, t: &Tournament, command: &FlightCommand) -> String {
    let command = Command::Flights(command.clone());
    match t.decide(&command, Timestamp::default(), None) {
        Err(refusal) => words::refusal(language, refusal),
        Ok(events) => {
            let changes = events.iter().filter_map(|event| change(language, t, event));
            let changes: Vec<String> = changes.collect();
            if changes.is_empty() {
                language.word("flights-change-none")
            } else {
                changes.join(". ")
            }
        }
    }
}

fn change(language: Language, t: &Tournament, event: &Event) -> Option<String> {
    let who = |entry: EntryId| ("who", words::full_name(language, t, entry).into());
    match event {
        Event::Entries(EntryEvent::Restacked { entry, was, chips, rank }) => {
            let seat = t.tables().seat_of(*entry).map(|seat| words::seat(language, seat));
            let gaps = [
                who(*entry),
                ("was", language.chips(*was).into()),
                ("chips", language.chips(*chips).into()),
                ("seat", seat.clone().unwrap_or_default().into()),
            ];
            Some(match rank {
                FlightRank::Plays if was.is_zero() => language.say("flights-change-comes", &gaps),
                FlightRank::Plays => language.say("flights-change-stack", &gaps),
                FlightRank::Next | FlightRank::Last if seat.is_some() => {
                    language.say("flights-change-leaves", &gaps)
                }
                FlightRank::Next | FlightRank::Last => language.say("flights-change-out", &gaps),
            })
        }
        Event::Tables(TableEvent::Seated { seats }) => {
            let (entry, seat) = seats.first()?;
            let gaps = [who(*entry), ("seat", words::seat(language, *seat).into())];
            Some(language.say("flights-change-seat", &gaps))
        }
        _ => None,
    }
}

/// Describes the event in one line of the log. `entry` and `player` give the names.
pub(crate) fn log_line<'a>(
    language: Language,
    event: &FlightEvent,
    entry: impl Fn(EntryId) -> &'a str,
    player: impl Fn(PlayerId) -> &'a str,
) -> String {
    match event {
        FlightEvent::Made { terms, flights, qualifiers } => {
            let names = flights.iter().map(|flight| flight.name.as_str());
            let gaps = [
                ("flights", names.collect::<Vec<_>>().join(", ").into()),
                ("policy", policy(language, terms.policy).into()),
                ("count", qualifiers.len().into()),
            ];
            language.say("flights-log-made", &gaps)
        }
        FlightEvent::BagCorrected { entry: of, was, chips, reason } => {
            let gaps = [
                ("who", entry(*of).into()),
                ("was", language.chips(*was).into()),
                ("chips", language.chips(*chips).into()),
                ("reason", reason.as_str().into()),
            ];
            language.say("bags-log-corrected", &gaps)
        }
        FlightEvent::Voided { entry: of, void, reason } => {
            let gaps = [("who", entry(*of).into()), ("reason", reason.as_str().into())];
            language.say(if *void { "flights-log-void" } else { "flights-log-counts" }, &gaps)
        }
        FlightEvent::United { player: one, other, reason } => {
            let gaps = [
                ("who", player(*one).into()),
                ("other", player(*other).into()),
                ("reason", reason.as_str().into()),
            ];
            language.say("flights-log-united", &gaps)
        }
        FlightEvent::ReadAgain { read, .. } => {
            language.say("flights-log-read-again", &[("flight", read.name.as_str().into())])
        }
    }
}
