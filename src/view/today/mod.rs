//! The day of a house: a line for each of its events, and their sums.
//!
//! The parts that depend on the clock are rebuilt each second ([`EventLine`]). The sums of the
//! records ([`Sums`]) are kept until something happens.

mod card;
mod cash;
mod repetition;
mod schedule;
mod split_name;
mod tables;

use std::collections::BTreeMap;

use bottone_base::{
    money::{Currency, Money},
    time::{Span, Timestamp},
};
use bottone_i18n::Language;
use bottone_tournament::{
    Tournament,
    cash::movements,
    entries::EntryState,
    history::{Ledger, Record},
    payments::PaymentMethod,
};
use bottone_vocabulary::words;

use super::{
    Stat, Tone,
    clock_text::{ClockText, EveningPart},
    figures,
    todo::Task,
};

pub(crate) use self::cash::method_amounts;
pub use self::tables::{EventTables, RoomTables, TableStrip, TablesNeeded, needed};
pub use self::{
    card::{EventCard, EventStage, EventTimes},
    cash::{CashAct, CashCard, DeskSums, cash},
    repetition::{next_day, next_name, next_start, repeated_event},
    schedule::{ScheduleRow, day_of, schedule},
    split_name::{SplitName, split_names},
};

/// Returns the event's name among others: "Autumn Main Event · 1B".
pub fn name(t: &Tournament) -> String {
    let setup = t.setup();
    let parts = [setup.name.trim(), setup.day.trim()].map(str::to_owned);
    words::joined(parts)
}

/// The open tasks of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenTasks {
    /// The number of tasks.
    pub count: usize,
    /// The tone of the most urgent task.
    pub worst: Tone,
}

impl OpenTasks {
    /// Sums up these tasks.
    pub fn of(tasks: &[Task]) -> Self {
        let worst = tasks.iter().map(|task| task.tone).max_by_key(|tone| urgency(*tone));
        Self { count: tasks.len(), worst: worst.unwrap_or_default() }
    }
}

/// Returns the urgency of a tone: people waiting come first, then things to look at, then planned
/// ones.
const fn urgency(tone: Tone) -> u8 {
    match tone {
        Tone::Waits => 5,
        Tone::Gold => 4,
        Tone::Planned => 3,
        Tone::Good => 2,
        Tone::Plain => 1,
        Tone::Dim => 0,
    }
}

/// The sums of an event, from its records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// The valid entries, without those carried over from flights.
    pub entries: usize,
    /// The entries after a player's first.
    pub re_entries: usize,
    pub playing: usize,
    /// Open tables.
    pub tables: usize,
    /// All cash taken in, ignoring refunds.
    pub taken: Money,
    /// All cash given out.
    pub given: Money,
    /// The non-cash payments by method, minus refunds.
    pub elsewhere: BTreeMap<PaymentMethod, Money>,
    /// The sums by person and station.
    pub cashiers: BTreeMap<(String, String), DeskSums>,
    pub currency: Currency,
}

impl Sums {
    /// Adds up the valid records.
    pub fn of(t: &Tournament, records: &[Record], ledger: &Ledger) -> Self {
        // Carried-over entries belong to the flights.
        let carried = t.flights().origin().map_or(0, |made| made.arrived().len());
        let entries = t.entries().count().saturating_sub(carried);
        let stands = |entry: &bottone_tournament::entries::EntryId| {
            t.entries().get(*entry).is_some_and(|entry| entry.standing != EntryState::Refunded)
        };
        let people = t.entries().players().filter(|(_, player)| player.entries.iter().any(stands));
        let mut moved = movements(records, ledger);
        moved.retain(|movement| !movement.is_paid_elsewhere());
        let mut cashiers: BTreeMap<(String, String), DeskSums> = BTreeMap::new();
        let mut elsewhere: BTreeMap<PaymentMethod, Money> = BTreeMap::new();
        for movement in &moved {
            let record = records.get(movement.record as usize);
            let who = record.map(|record| (record.by.clone(), record.desk.clone()));
            let sum = cashiers.entry(who.unwrap_or_default()).or_default();
            if !movement.is_cash() {
                let sum = elsewhere.entry(movement.method).or_default();
                *sum = sum.plus(movement.signed());
                continue;
            }
            let side = if movement.flow.is_out() { &mut sum.expenses } else { &mut sum.income };
            *side = side.plus(movement.money);
        }
        let all = |out: bool| -> Money {
            let cash = moved.iter().filter(|m| m.is_cash() && m.flow.is_out() == out);
            cash.map(|m| m.money).sum()
        };
        let plays = t.clock().started() && !t.is_bagged();
        Self {
            entries,
            re_entries: entries.saturating_sub(people.count()),
            playing: if plays { t.entries().playing_count() } else { 0 },
            tables: if t.is_bagged() { 0 } else { t.tables().open().count() },
            taken: all(false),
            given: all(true),
            cashiers,
            elsewhere,
            currency: t.setup().currency.clone(),
        }
    }
}

/// The state of an event's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClockState {
    #[default]
    Waits,
    Runs,
    Stands,
    /// The day is over.
    Over,
    /// The event is won.
    PlayedOut,
}

/// A line of the board for one event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventLine {
    /// "Autumn Main Event".
    pub name: String,
    /// "Flight 1B · 500+50".
    pub detail: String,
    pub state: ClockState,
    /// "14:32"; before the start the time until then, or empty if the start is not known.
    pub clock: String,
    pub tone: Tone,
    /// "400 / 800".
    pub stakes: String,
    /// "Level 9", "Paused · Level 6".
    pub level: String,
    pub entries: String,
    pub left: String,
    pub average: String,
    /// "49 BB".
    pub blinds: String,
    pub prizes: String,
    /// "12 tickets", the number of unused ones; empty without any.
    pub tickets: String,
    /// "7 paid", "€1,300 short".
    pub paid: String,
    /// "3 wait"; empty without any.
    pub alternates: String,
    pub waiting: OpenTasks,
    /// The forecast end.
    pub ends: String,
}

impl EventLine {
    /// Builds the line at `at`. `starts` is the planned start, if the house gives one; `ends` is
    /// the forecast.
    pub fn of(
        language: Language,
        t: &Tournament,
        waiting: OpenTasks,
        (starts, ends): (Option<Timestamp>, &str),
        at: Timestamp,
    ) -> Self {
        let setup = t.setup();
        let clock = ClockText::of(language, t, at);
        let price = words::price(language, setup.buy_in, &setup.currency);
        let begins = starts.filter(|_| clock.moment == EveningPart::Before);
        let begins_at = begins.map(|begins| words::instant(language, begins, at));
        let detail = [setup.day.clone(), price, begins_at.unwrap_or_default()];
        let number = |count: usize| language.number(count as u64);
        let (average, blinds) = match figures::average(t, at) {
            Some((chips, big)) => (
                language.chips(chips),
                big.map(|big| figures::big_blinds(language, chips, big)).unwrap_or_default(),
            ),
            None => (DASH.to_owned(), String::new()),
        };
        let title = clock.title(language);
        let waits = t.waiting_list().line().len();
        let has_begun = t.clock().started();
        let (state, left, tone, level) = match (clock.moment, begins) {
            _ if t.is_played_out(at) => {
                (ClockState::PlayedOut, String::new(), Tone::Dim, String::new())
            }
            (EveningPart::Won | EveningPart::DayOver, _) => {
                (ClockState::Over, String::new(), Tone::Dim, clock.resumes)
            }
            (EveningPart::Before, Some(start)) => {
                let left = start.since(at);
                let (word, left) = if left > Span::ZERO {
                    ("today-starts-in", words::countdown(left))
                } else {
                    ("today-is-late", words::countdown(Span::ZERO.minus(left)))
                };
                (ClockState::Waits, left, Tone::Planned, language.word(word))
            }
            (EveningPart::Before, None) => {
                (ClockState::Waits, clock.left, Tone::Planned, clock.heading)
            }
            (EveningPart::Play | EveningPart::Break, _) if clock.running => {
                (ClockState::Runs, clock.left, clock.tone, clock.heading)
            }
            (EveningPart::Play | EveningPart::Break, _) => {
                (ClockState::Stands, clock.left, clock.tone, clock.heading)
            }
        };
        Self {
            name: if setup.name.is_empty() {
                language.word("shell-event")
            } else {
                setup.name.clone()
            },
            detail: words::joined(detail),
            state,
            clock: left,
            tone,
            stakes: match state {
                ClockState::PlayedOut if clock.moment != EveningPart::Won => {
                    language.word("today-all-won")
                }
                ClockState::Over | ClockState::PlayedOut => title,
                _ => clock.stakes,
            },
            level,
            entries: number(t.entries().count()),
            left: if has_begun { number(t.entries().playing_count()) } else { DASH.to_owned() },
            average,
            blinds,
            prizes: if setup.without_prizes {
                DASH.to_owned()
            } else {
                language.money(t.pool().to_pay, &setup.currency)
            },
            paid: prizes_text(language, t, at),
            alternates: match waits {
                0 => String::new(),
                waits => language.say("today-wait", &[("count", waits.into())]),
            },
            waiting,
            ends: ends.to_owned(),
            tickets: String::new(),
        }
    }
}

impl EventLine {
    /// Returns the line with this number of unused tickets.
    #[must_use]
    pub fn with_tickets(mut self, language: Language, count: usize) -> Self {
        if count > 0 {
            self.tickets = language.say("today-tickets", &[("count", count.into())]);
        }
        self
    }
}

const DASH: &str = "–";

/// Describes the difference from the promised prizes, or the number of paid places.
fn prizes_text(language: Language, t: &Tournament, at: Timestamp) -> String {
    let pool = t.pool();
    if !pool.overlay.is_zero() {
        let short = language.money(pool.overlay, &t.setup().currency);
        return language.say("today-short", &[("money", short.into())]);
    }
    if t.setup().without_prizes || t.certainty(at).is_provisional() {
        return String::new();
    }
    language.say("today-paid", &[("count", t.places_paid().into())])
}

/// Returns the totals of the day: events, entries, players, tables and income.
pub fn totals(language: Language, events: &[(&Sums, ClockState)], owned: usize) -> Vec<Stat> {
    let number = |count: usize| language.number(count as u64);
    let sum = |of: fn(&Sums) -> usize| events.iter().map(|(sums, _)| of(sums)).sum::<usize>();
    let gap = |name, count: usize| match count {
        0 => String::new(),
        count => language.say(name, &[("count", count.into())]),
    };
    // The last tables of a finished event are free and have no players.
    let in_play = || events.iter().filter(|(_, state)| *state != ClockState::PlayedOut);
    let tables = in_play().map(|(sums, _)| sums.tables).sum();
    let playing = in_play().map(|(sums, _)| sums.playing).sum();
    let play = [ClockState::Runs, ClockState::Stands];
    let play = events.iter().filter(|(_, state)| play.contains(state)).count();
    let mut taken: BTreeMap<&str, (Money, &Currency)> = BTreeMap::new();
    for (sums, _) in events {
        let (all, _) = taken.entry(&sums.currency.symbol).or_insert((Money::ZERO, &sums.currency));
        *all = all.plus(sums.taken).plus(sums.elsewhere.values().copied().sum());
    }
    let taken = taken.values().map(|(money, currency)| language.money(*money, currency));
    let taken: Vec<String> = taken.collect();
    let of = match owned {
        0 => String::new(),
        owned => language.say("figure-of", &[("all", number(owned).into())]),
    };
    vec![
        Stat::new(language, "today-events", number(events.len()), gap("today-play", play)),
        Stat::new(
            language,
            "today-entries",
            number(sum(|sums| sums.entries)),
            gap("today-re-entries", sum(|sums| sums.re_entries)),
        ),
        Stat::new(language, "today-playing", number(playing), ""),
        Stat::new(language, "today-tables", number(tables), of),
        Stat::new(language, "today-taken", taken.join(" + "), ""),
    ]
}
