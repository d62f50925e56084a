//! The events of a house, one below the other by day.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_tournament::Tournament;
use bottone_view::today::{ScheduleRow, day_of};
use bottone_vocabulary::words;

/// The schedule on a wall.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Schedule {
    pub lines: Vec<ScheduleLine>,
}

/// One event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScheduleLine {
    /// "18:00"; if the day differs from the line before, its date stands above.
    pub start: String,
    /// "Sat 21 Nov 2026" for the first event of a day, if there are several days; empty otherwise.
    pub day: String,
    /// "Autumn Main Event · 1B".
    pub name: String,
    /// "500+50 · 30,000 chips · €50,000 guaranteed".
    pub detail: String,
    /// "Level 9 · 400 / 800"; before the start the note on late registration.
    pub state: String,
    /// True if registration is open.
    pub may_enter: bool,
}

impl Schedule {
    /// Builds the schedule at `at` of these events, each with its start. The events come in order.
    pub fn of(
        language: Language,
        events: &[(&Tournament, Option<Timestamp>)],
        at: Timestamp,
    ) -> Self {
        let days: Vec<String> =
            events.iter().map(|(_, starts)| day_of(language, *starts)).collect();
        let several = days.windows(2).any(|two| two[0] != two[1]);
        let line = |(nth, (t, starts)): (usize, &(&Tournament, Option<Timestamp>))| {
            let is_first = nth == 0 || days.get(nth - 1) != days.get(nth);
            let planned = ScheduleRow::of(language, t, *starts, at);
            let given = |name: &str, gap: &'static str, text: String| {
                if text.is_empty() { text } else { language.say(name, &[(gap, text.into())]) }
            };
            let stack = given("page-day-stack", "chips", planned.stack);
            let guarantee = given("page-day-guarantee", "money", planned.guarantee);
            let late = given("page-day-late", "level", planned.late);
            let late = if planned.may_enter { late } else { String::new() };
            ScheduleLine {
                start: planned.start,
                day: days.get(nth).filter(|_| several && is_first).cloned().unwrap_or_default(),
                name: planned.name,
                detail: words::joined([planned.game, planned.price, stack, guarantee]),
                state: words::joined([planned.state, late]),
                may_enter: planned.may_enter,
            }
        };
        Self { lines: events.iter().enumerate().map(line).collect() }
    }
}
