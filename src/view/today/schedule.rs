//! The schedule of a house, with the same lines on a sheet, a wall and the page.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_tournament::Tournament;
use bottone_vocabulary::words;

use crate::{
    clock_text::{ClockText, EveningPart},
    sheet::{Column, Job, Sheet, SheetPart, SheetTable, TableRow},
    today,
};

/// One event of a schedule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScheduleRow {
    /// "18:00"; empty if the start is not known.
    pub start: String,
    /// "Autumn Main Event · 1B".
    pub name: String,
    /// "NLHE".
    pub game: String,
    /// "500+50"; empty if it is free.
    pub price: String,
    /// "30,000".
    pub stack: String,
    /// "through level 8"; empty if the structure does not close registration.
    pub late: String,
    /// "€50,000"; empty without a guarantee.
    pub guarantee: String,
    /// True if registration is open.
    pub may_enter: bool,
    /// "Level 9 · 400 / 800", "Seats are drawn"; empty before that.
    pub state: String,
}

impl ScheduleRow {
    /// Builds the line with the state at `at`. `starts` is the planned start, if the house gives
    /// one.
    pub fn of(
        language: Language,
        t: &Tournament,
        starts: Option<Timestamp>,
        at: Timestamp,
    ) -> Self {
        let (setup, structure) = (t.setup(), t.clock().structure());
        let late = structure.registration_closes().map(|row| {
            let level = structure.level_number(row);
            language.say("today-through", &[("level", level.into())])
        });
        let guarantee = if setup.guarantee.is_zero() {
            String::new()
        } else {
            language.money(setup.guarantee, &setup.currency)
        };
        let name = today::name(t);
        Self {
            start: starts.map(words::time_of_day).unwrap_or_default(),
            name: if name.is_empty() { language.word("shell-event") } else { name },
            game: words::game_short(language, &structure.game),
            price: words::price(language, setup.buy_in, &setup.currency),
            stack: language.chips(structure.starting_stack),
            late: late.unwrap_or_default(),
            guarantee,
            may_enter: t.registration_open(at) && !t.is_bagged() && !t.is_played_out(at),
            state: state(language, t, at),
        }
    }
}

/// Describes the state of an event in a line.
fn state(language: Language, t: &Tournament, at: Timestamp) -> String {
    let clock = ClockText::of(language, t, at);
    let seated = t.tables().sitting().next().is_some();
    match clock.moment {
        _ if t.bags().carried_over().is_some() => language.word("today-state-gone-on"),
        _ if t.is_bagged() => language.word("today-state-bagged"),
        EveningPart::Before if t.flights().origin().is_some() && seated => {
            language.word("today-state-seats")
        }
        EveningPart::Before => String::new(),
        EveningPart::Won | EveningPart::DayOver => clock.title(language),
        _ if t.is_played_out(at) => language.word("today-all-won"),
        EveningPart::Play | EveningPart::Break => {
            words::joined([clock.title(language), clock.stakes])
        }
    }
}

/// Returns the day, "Sat 21 Nov 2026"; empty if the start is not known.
pub fn day_of(language: Language, starts: Option<Timestamp>) -> String {
    starts.map(|starts| words::date(language, starts)).unwrap_or_default()
}

/// Makes the sheet of these events, each with its start if known. The events come in order; if
/// there are several days, each has a heading.
pub fn schedule(
    language: Language,
    house: &str,
    events: &[(&Tournament, Option<Timestamp>)],
    at: Timestamp,
) -> Job {
    let columns = vec![
        Column::words(language.word("today-start")),
        Column::words(language.word("today-event")),
        Column::words(language.word("today-price")),
        Column::figures(language.word("today-stack")),
        Column::words(language.word("today-late")),
        Column::figures(language.word("today-guarantee")),
    ];
    let row = |(t, starts): &(&Tournament, Option<Timestamp>)| {
        let ScheduleRow { start, name, game, price, stack, late, guarantee, .. } =
            ScheduleRow::of(language, t, *starts, at);
        TableRow::Cells(vec![start, words::joined([name, game]), price, stack, late, guarantee])
    };
    let days: Vec<_> = events
        .chunk_by(|(_, one), (_, next)| day_of(language, *one) == day_of(language, *next))
        .collect();
    let several = days.len() > 1;
    let mut parts = Vec::new();
    for day in days {
        let named = day.first().map(|(_, starts)| day_of(language, *starts)).unwrap_or_default();
        if several && !named.is_empty() {
            parts.push(SheetPart::Heading(named));
        }
        let rows = day.iter().map(row).collect();
        parts.push(SheetPart::Table(SheetTable { columns: columns.clone(), rows }));
    }
    let house = if house.is_empty() { "Bottone" } else { house };
    let date = words::date(language, at);
    let detail = words::joined([language.word("today-schedule"), date.clone()]);
    let foot = words::joined([house.to_owned(), date]);
    Job::Sheets(vec![Sheet { title: house.to_owned(), detail, parts, foot, ..Sheet::default() }])
}
