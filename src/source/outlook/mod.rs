//! The forecast of the event: entries, players left at the breaks, bubble, final table and end.
//!
//! Everything that shows it (screen, paper, wall and command line) uses [`Outlook::of`].

mod lessons;
mod rows_ahead;

pub use lessons::event_lessons;

use bottone_base::{
    chips::Chips,
    time::{Span, Timestamp},
};
use bottone_forecast::{Band, EntryCourse, Forecast, ForecastInput, HouseFactors, PlayState};
use bottone_rules::{ending::steps_of, levels::Row, seating::final_table};
use bottone_tournament::{
    Event as Happened, Tournament,
    clock::ClockEvent,
    entries::EntryState,
    history::{Ledger, Record, standing},
};

use rows_ahead::RowsAhead;

/// The facts for a forecast that are not in the event's present state.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Background {
    /// The time when the clock was first started.
    pub started: Option<Timestamp>,
    /// The results of the house's own past events.
    pub house: HouseFactors,
}

impl Background {
    /// Reads the background from these records, for a house of this kind.
    pub fn of(records: &[Record], ledger: &Ledger, house: HouseFactors) -> Self {
        let start = Happened::Clock(ClockEvent::Started);
        let started = standing(records, ledger).find(|line| line.events.contains(&start));
        let started = started.map(|line| line.at());
        Self { started, house }
    }
}

/// The forecast of the event, in numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// The entries when registration closes; `None` once it has.
    pub entries: Option<Band>,
    /// Players left as each break begins, from the next one on.
    pub breaks: Vec<BreakForecast>,
    /// The number of players at the bubble, and its time. `None` once no more are left than are
    /// paid.
    pub bubble: Option<(usize, StageTime)>,
    /// The number of players at the final table, and its time. `None` once no more are left than
    /// sit there.
    pub final_table: Option<(usize, StageTime)>,
    /// The end of the event.
    pub end: StageTime,
}

/// A coming break.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BreakForecast {
    /// The level before it.
    pub level: usize,
    /// The time when it begins if the clock is not touched; `None` if it is on another day.
    pub time: Option<Time>,
    /// The players left then.
    pub left: Band,
}

/// The time of a coming stage of the event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageTime {
    /// The time in levels, counted from 1; the fraction is the part played.
    pub levels: Band,
    /// The early, middle and late time of day; `None` if a night lies between.
    pub times: Option<[Time; 3]>,
}

/// A coming time, if the clock is not touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    At(Timestamp),
    /// The time after the start, while the start is not known.
    AfterTheStart(Span),
}

impl Outlook {
    /// Builds the outlook at `at`. `None` without players or blinds, and once the event is won.
    pub fn of(t: &Tournament, background: &Background, at: Timestamp) -> Option<Self> {
        let left = t.entries().playing_count();
        if left < 2 || t.winner(at).is_some() {
            return None;
        }
        let way = RowsAhead::of(t, at);
        let structure = t.clock().structure();
        let steps = steps_of(structure);
        let now = PlayState {
            level: way.played + 1.0,
            left: count(left),
            entries: count(t.entries().count()),
            chips: chips(t.chips_in_play()),
        };
        let closes = structure.registration_closes().filter(|_| t.registration_open(at));
        let entries = closes.map(|row| {
            let late = EntryCourse { entries: now.entries, ..entry_course(t, background, row, at) };
            late.entries_at_close(&background.house)
        });
        let event = ForecastInput {
            entries: entries.unwrap_or(Band::certain(now.entries)),
            late: closes.map_or(0.0, |row| count(structure.level_number(row))),
            now: Some(now),
            house: background.house,
            ..ForecastInput::new(&steps, chips(structure.starting_stack), now.entries)
        };
        let forecast = Forecast::of(&event)?;
        let reached = |players: usize| {
            let players = Some(players).filter(|players| (1..left).contains(players))?;
            Some((players, way.stage_time(forecast.down_to(count(players))?)))
        };
        Some(Self {
            entries,
            breaks: breaks(&way, &forecast),
            bubble: reached(t.places_paid()),
            final_table: reached(last_table(t)),
            end: way.stage_time(forecast.end()),
        })
    }
}

/// Returns the number of players for which the final table is drawn.
fn last_table(t: &Tournament) -> usize {
    let (size, rule) = (t.setup().seats, t.setup().house.rulebook.seating.final_table);
    final_table(0, size, rule).unwrap_or(size).into()
}

/// Returns the pattern of entries so far; they are sold until the row at `closes`.
fn entry_course(
    t: &Tournament,
    background: &Background,
    closes: usize,
    at: Timestamp,
) -> EntryCourse {
    let started = background.started.filter(|_| t.clock().started());
    let before = t.entries().all().filter(|(_, entry)| {
        entry.standing != EntryState::Refunded && started.is_none_or(|start| entry.at <= start)
    });
    let clock = t.clock();
    let until = |row: usize| (0..row).map(|row| clock.length(row)).fold(Span::ZERO, Span::plus);
    let reading = clock.read(at);
    let gone = until(reading.row).plus(clock.length(reading.row)).minus(reading.left);
    let over = minutes(gone) / minutes(until(closes)).max(1.0);
    EntryCourse { entries: 0.0, before: count(before.count()), over: started.map_or(0.0, |_| over) }
}

/// Returns the breaks from the next one on, until the middle forecast of the end.
fn breaks(way: &RowsAhead<'_>, forecast: &Forecast) -> Vec<BreakForecast> {
    let structure = way.t.clock().structure();
    let rows = structure.rows.iter().enumerate().skip(way.next_row());
    let breaks = rows.filter(|(_, row)| matches!(row, Row::Break(_)));
    let at_break = |(row, _)| {
        let level = structure.level_number(row);
        BreakForecast {
            level,
            time: way.row_start(row),
            left: forecast.players_left(count(level) + 1.0),
        }
    };
    let end = forecast.end().middle;
    breaks.map(at_break).take_while(|pause| count(pause.level) + 1.0 < end).collect()
}

fn count(things: usize) -> f64 {
    f64::from(u32::try_from(things).unwrap_or(u32::MAX))
}

#[expect(clippy::cast_precision_loss, reason = "a forecast needs no last chip")]
fn chips(chips: Chips) -> f64 {
    chips.get() as f64
}

/// Converts a span, which may be negative, to minutes.
fn minutes(span: Span) -> f64 {
    let secs = span.millis() / 1_000;
    f64::from(i32::try_from(secs).unwrap_or(i32::MAX)) / 60.0
}
