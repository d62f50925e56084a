//! The figures that several views show: players, average, chips, pool, and what the clock says.

use super::{Stat, words};
use crate::{
    i18n::Language,
    rules::{
        chips::Chips,
        levels::{BreakName, Row},
        money::Money,
        time::{Span, Timestamp},
    },
    tournament::{Tournament, clock::State},
};

impl Stat {
    /// A figure with its tail, under the caption of this name.
    pub(super) fn new(
        language: Language,
        caption: &str,
        figure: impl Into<String>,
        tail: impl Into<String>,
    ) -> Self {
        Self { caption: language.word(caption), figure: figure.into(), tail: tail.into() }
    }
}

/// Players left of entries made.
pub(super) fn players(language: Language, t: &Tournament) -> Stat {
    let left = language.number(t.entries().playing_count() as u64);
    let entries = language.number(t.entries().count() as u64);
    let of = language.say("figure-of", &[("all", entries.into())]);
    Stat::new(language, "figure-players", left, of)
}

/// The average stack in chips, if anybody plays. Rounded down to a whole chip.
pub(super) fn average_chips(t: &Tournament) -> Option<Chips> {
    let players = t.entries().playing_count() as u64;
    t.chips_in_play().get().checked_div(players).map(Chips::new)
}

/// The average stack and the big blind of the level at `at`, if it has one.
pub(super) fn average(t: &Tournament, at: Timestamp) -> Option<(Chips, Option<Chips>)> {
    let big = t.clock().level(at).map(|(_, level)| level.big).filter(|big| !big.is_zero());
    Some((average_chips(t)?, big))
}

/// "49 BB": whole big blinds, rounded down; with one decimal below ten.
pub(super) fn big_blinds(language: Language, chips: Chips, big: Chips) -> String {
    in_blinds(language, "figure-big-blinds", chips, big)
}

/// "49 big blinds".
pub(super) fn big_blinds_aloud(language: Language, chips: Chips, big: Chips) -> String {
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
    // One and a half are several.
    let count = if tenths == 10 { 1 } else { 2 };
    language.say(name, &[("count", count.into()), ("figure", figure.into())])
}

/// What goes to the prizes.
pub(super) fn prize_pool(t: &Tournament) -> Money {
    t.pool().to_pay
}

/// How long until registration closes, where the structure closes it; nothing after the end of a day,
/// when nothing counts down.
pub(super) fn entries_close_in(t: &Tournament, at: Timestamp) -> Option<Span> {
    let by_hand = t.entries().by_hand().is_some();
    if by_hand || !t.registration_open(at) || is_day_over(t, at) {
        return None;
    }
    t.clock().until(t.clock().structure().registration_closes()?, at)
}

/// How long until the next break begins, if there is one; nothing after the end of a day.
pub(super) fn break_in(t: &Tournament, at: Timestamp) -> Option<Span> {
    if is_day_over(t, at) {
        return None;
    }
    let row = t.clock().read(at).row;
    t.clock().structure().next_break(row).and_then(|row| t.clock().until(row, at))
}

/// "Level 9", "Break", "Paused · Level 9", "End of day", "Starts with level 1".
pub(super) fn heading(language: Language, t: &Tournament, at: Timestamp) -> String {
    let reading = t.clock().read(at);
    match reading.state {
        State::Waiting => {
            let row = row_aloud(language, t, reading.row);
            if row.is_empty() {
                return language.word("figure-not-begun");
            }
            language.say("figure-starts-with", &[("row", row.into())])
        }
        State::Paused => {
            let row = row_name(language, t, reading.row);
            language.say("figure-paused", &[("row", row.into())])
        }
        State::DayOver => language.word("figure-day-over"),
        State::Running | State::Overtime => row_name(language, t, reading.row),
    }
}

/// Is the day over, and the next one not begun?
pub(super) fn is_day_over(t: &Tournament, at: Timestamp) -> bool {
    t.clock().read(at).state == State::DayOver
}

/// "Level 9", "Break", "Dinner".
pub(super) fn row_name(language: Language, t: &Tournament, row: usize) -> String {
    let structure = t.clock().structure();
    match structure.rows.get(row) {
        Some(Row::Level(_)) => of_level(language, "figure-level", structure.level_number(row)),
        Some(Row::Break(pause)) => words::break_name(language, &pause.name),
        _ => String::new(),
    }
}

/// "level 9", "break", "dinner": a row in the middle of a sentence.
pub(super) fn row_aloud(language: Language, t: &Tournament, row: usize) -> String {
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

/// Is a break being played at `at`?
pub(super) fn on_break(t: &Tournament, at: Timestamp) -> bool {
    let row = t.clock().read(at).row;
    matches!(t.clock().structure().rows.get(row), Some(Row::Break(_)))
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
