//! The figures that several views show: players, average, chips, pool, and the clock's text.

use bottone_base::{
    chips::Chips,
    money::Money,
    time::{Span, Timestamp},
};
use bottone_i18n::Language;
use bottone_rules::levels::{BreakName, Row};
use bottone_tournament::{Tournament, clock::ClockStatus};
use bottone_vocabulary::words;

use super::Stat;

impl Stat {
    /// Builds a figure with its tail, under the caption of this name.
    pub fn new(
        language: Language,
        caption: &str,
        figure: impl Into<String>,
        tail: impl Into<String>,
    ) -> Self {
        Self { caption: language.word(caption), figure: figure.into(), tail: tail.into() }
    }
}

/// Returns the players left out of the entries made.
pub fn players(language: Language, t: &Tournament) -> Stat {
    let left = language.number(t.entries().playing_count() as u64);
    let entries = language.number(t.entries().count() as u64);
    let of = language.say("figure-of", &[("all", entries.into())]);
    Stat::new(language, "figure-players", left, of)
}

/// Returns the average stack, rounded down to a whole chip. `None` if no player is in play.
pub(super) fn average_chips(t: &Tournament) -> Option<Chips> {
    let players = t.entries().playing_count() as u64;
    t.chips_in_play().get().checked_div(players).map(Chips::new)
}

/// Returns the average stack, and the big blind of the level at `at` if it has one.
pub fn average(t: &Tournament, at: Timestamp) -> Option<(Chips, Option<Chips>)> {
    let big = t.clock().level(at).map(|(_, level)| level.big).filter(|big| !big.is_zero());
    Some((average_chips(t)?, big))
}

/// Formats a stack in big blinds, "49 BB": rounded down, with one decimal below ten.
pub fn big_blinds(language: Language, chips: Chips, big: Chips) -> String {
    in_blinds(language, "figure-big-blinds", chips, big)
}

/// Formats a stack as "49 big blinds".
pub fn big_blinds_speech(language: Language, chips: Chips, big: Chips) -> String {
    in_blinds(language, "figure-big-blinds-aloud", chips, big)
}

fn in_blinds(language: Language, name: &str, chips: Chips, big: Chips) -> String {
    let tenths = chips.times(10).get().checked_div(big.get()).unwrap_or(0);
    let (whole, tenth) = (tenths / 10, tenths % 10);
    let figure = if tenths < 100 && tenth > 0 {
        let gaps = [("whole", whole.into()), ("tenth", tenth.into())];
        language.say("figure-decimal", &gaps)
    } else {
        language.number(whole)
    };
    // One and a half takes the plural.
    let count = if tenths == 10 { 1 } else { 2 };
    language.say(name, &[("count", count.into()), ("figure", figure.into())])
}

/// Returns the amount that goes to the prizes.
pub fn prize_pool(t: &Tournament) -> Money {
    t.pool().to_pay
}

/// Returns the time until the structure closes registration. `None` after the end of a day, when
/// nothing counts down.
pub fn entries_close_in(t: &Tournament, at: Timestamp) -> Option<Span> {
    let by_hand = t.entries().by_hand().is_some();
    if by_hand || !t.registration_open(at) || is_day_over(t, at) {
        return None;
    }
    t.clock().time_until(t.clock().structure().registration_closes()?, at)
}

/// Returns the time until the next break. `None` without one, and after the end of a day.
pub fn break_in(t: &Tournament, at: Timestamp) -> Option<Span> {
    if is_day_over(t, at) {
        return None;
    }
    let row = t.clock().read(at).row;
    t.clock().structure().next_break(row).and_then(|row| t.clock().time_until(row, at))
}

/// Returns the heading of the clock: "Level 9", "Break", "Paused · Level 9", "End of day", "Starts
/// with level 1".
pub fn heading(language: Language, t: &Tournament, at: Timestamp) -> String {
    let reading = t.clock().read(at);
    match reading.state {
        ClockStatus::Waiting => {
            let row = row_phrase(language, t, reading.row);
            if row.is_empty() {
                return language.word("figure-not-begun");
            }
            language.say("figure-starts-with", &[("row", row.into())])
        }
        ClockStatus::Paused => {
            let row = row_name(language, t, reading.row);
            // The clock stands because tables wait for each other, not because of a pause.
            if t.entries().hand_for_hand().began().is_some() {
                return words::joined([language.word("prizes-hand-for-hand"), row]);
            }
            language.say("figure-paused", &[("row", row.into())])
        }
        ClockStatus::DayOver => language.word("figure-day-over"),
        ClockStatus::Running | ClockStatus::Overtime => row_name(language, t, reading.row),
    }
}

/// Returns whether the day is over and the next one has not begun.
pub fn is_day_over(t: &Tournament, at: Timestamp) -> bool {
    t.clock().read(at).state == ClockStatus::DayOver
}

/// Returns the name of a row: "Level 9", "Break", "Dinner".
pub fn row_name(language: Language, t: &Tournament, row: usize) -> String {
    let structure = t.clock().structure();
    match structure.rows.get(row) {
        Some(Row::Level(_)) => of_level(language, "figure-level", structure.level_number(row)),
        Some(Row::Break(pause)) => words::break_name(language, &pause.name),
        _ => String::new(),
    }
}

/// Returns the name of a row for the middle of a sentence: "level 9", "break", "dinner".
pub(super) fn row_phrase(language: Language, t: &Tournament, row: usize) -> String {
    let structure = t.clock().structure();
    match structure.rows.get(row) {
        Some(Row::Level(_)) => {
            of_level(language, "figure-level-aloud", structure.level_number(row))
        }
        Some(Row::Break(pause)) => match &pause.name {
            BreakName::Break => language.word("figure-break-aloud"),
            BreakName::Dinner => language.word("figure-dinner-aloud"),
            BreakName::Own(name) => lower_first(name),
        },
        _ => String::new(),
    }
}

fn of_level(language: Language, name: &str, level: usize) -> String {
    language.say(name, &[("level", level.into())])
}

/// Returns whether a break is being played at `at`.
pub fn on_break(t: &Tournament, at: Timestamp) -> bool {
    let row = t.clock().read(at).row;
    matches!(t.clock().structure().rows.get(row), Some(Row::Break(_)))
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
