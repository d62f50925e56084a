//! The figures that several views show: players, average, chips, pool, and what the clock says.

use super::{Stat, Tone, words};
use crate::{
    rules::{
        chips::Chips,
        levels::Row,
        money::Money,
        time::{Span, Timestamp},
    },
    tongue::Language,
    tournament::{Tournament, clock::State},
};

impl Stat {
    /// A figure with its caption and tail.
    pub fn new(caption: &str, figure: impl Into<String>, tail: impl Into<String>) -> Self {
        Self { caption: caption.to_owned(), figure: figure.into(), tail: tail.into() }
    }
}

/// Players left of entries made.
pub(super) fn players(language: Language, t: &Tournament) -> Stat {
    let left = Chips::new(t.entries().playing_count() as u64);
    let entries = Chips::new(t.entries().count() as u64);
    Stat::new("Players", left.to_string(), format!("of {entries}"))
}

/// The average stack in chips, if anybody plays. Rounded down to a whole chip.
pub(super) fn average_chips(t: &Tournament) -> Option<Chips> {
    let players = t.entries().playing_count() as u64;
    t.entries().chips_in_play().get().checked_div(players).map(Chips::new)
}

/// The average stack in chips and in big blinds of the level at `at`.
pub(super) fn average(
    language: Language,
    t: &Tournament,
    at: Timestamp,
) -> Option<(String, String)> {
    let average = average_chips(t)?;
    let big = t.clock().level(at).map(|(_, level)| level.big).filter(|big| !big.is_zero());
    let in_blinds = big.map(|big| big_blinds(language, average, big)).unwrap_or_default();
    Some((average.to_string(), in_blinds))
}

/// "49 BB": whole big blinds, rounded down; with one decimal below ten.
pub(super) fn big_blinds(language: Language, chips: Chips, big: Chips) -> String {
    let tenths = chips.times(10).get().checked_div(big.get()).unwrap_or(0);
    if tenths < 100 && !tenths.is_multiple_of(10) {
        format!("{}.{} BB", tenths / 10, tenths % 10)
    } else {
        format!("{} BB", Chips::new(tenths / 10))
    }
}

/// What goes to the prizes: what was paid for them, or the guarantee where that is more.
pub(super) fn prize_pool(t: &Tournament) -> Money {
    t.entries().paid().prize.max(t.setup().guarantee)
}

/// How long until the next break begins, if there is one.
pub(super) fn break_in(t: &Tournament, at: Timestamp) -> Option<Span> {
    let row = t.clock().read(at).row;
    t.clock().structure().next_break(row).and_then(|row| t.clock().until(row, at))
}

/// "Level 9", "Break", "Paused · Level 9", "End of day", "Starts with level 1".
pub(super) fn heading(language: Language, t: &Tournament, at: Timestamp) -> String {
    let reading = t.clock().read(at);
    let name = row_name(language, t, reading.row);
    match reading.state {
        State::Waiting => format!("Starts with {}", lower_first(&name)),
        State::Paused => format!("Paused · {name}"),
        State::DayOver => "End of day".to_owned(),
        State::Running | State::Overtime => name,
    }
}

/// How the time is to be shown: the last minute is unmistakable, a clock that stands too.
pub(super) fn clock_tone(t: &Tournament, at: Timestamp) -> Tone {
    let reading = t.clock().read(at);
    match reading.state {
        State::Running if reading.left <= Span::from_secs(60) => Tone::Waits,
        State::Running | State::Overtime | State::Waiting => Tone::Plain,
        State::Paused | State::DayOver => Tone::Gold,
    }
}

/// "Level 9", "Break", "Dinner".
pub(super) fn row_name(language: Language, t: &Tournament, row: usize) -> String {
    let structure = t.clock().structure();
    match structure.rows.get(row) {
        Some(Row::Level(_)) => format!("Level {}", structure.level_number(row)),
        Some(Row::Break(pause)) => words::break_name(language, &pause.name),
        _ => String::new(),
    }
}

/// "level 9", "the break", "dinner": a row in the middle of a sentence.
pub(super) fn row_aloud(language: Language, t: &Tournament, row: usize) -> String {
    lower_first(&row_name(language, t, row))
}

/// Is a break being played at `at`?
pub(super) fn on_break(t: &Tournament, at: Timestamp) -> bool {
    let row = t.clock().read(at).row;
    matches!(t.clock().structure().rows.get(row), Some(Row::Break(_)))
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
