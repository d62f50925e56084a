//! The public view of a house's events: start, price, state, and the end of registration.

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use bottone_tournament::Tournament;
use bottone_view::{
    figures,
    house::{StandingsRow, StandingsView},
    today::{ScheduleRow, day_of},
};
use bottone_vocabulary::words;
use serde::Serialize;

use super::{ByLanguage, by_language};

/// The public content of a house besides its single events.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Day {
    /// The events in the order of their starts.
    pub events: Vec<DayEvent>,
    /// The tables of the leagues.
    pub standings: Vec<ByLanguage<DayStandings>>,
    /// The club's name; may be empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// The tag of the club's logo, which changes with the picture; empty without one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub logo: String,
}

/// The table of a league.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DayStandings {
    pub name: String,
    /// "8 events · Best 5".
    pub note: String,
    /// The place, name and points, the first place first.
    pub rows: Vec<(String, String, String)>,
}

impl DayStandings {
    /// The most rows published.
    const MOST: usize = 100;

    /// Returns the table in each language.
    pub fn of(standings: impl Fn(Language) -> StandingsView) -> ByLanguage<Self> {
        by_language(Language::ALL.map(|language| {
            let StandingsView { name, note, rows } = standings(language);
            let row = |row: StandingsRow| (row.place, row.name, row.points);
            Self { name, note, rows: rows.into_iter().take(Self::MOST).map(row).collect() }
        }))
    }
}

impl Day {
    /// Returns whether both are the same apart from their time.
    pub fn is_same(&self, other: &Self) -> bool {
        self.standings == other.standings
            && (&self.club, &self.logo) == (&other.club, &other.logo)
            && self.events.len() == other.events.len()
            && self.events.iter().zip(&other.events).all(|(one, other)| one.is_same(other))
    }
}

/// One event of a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DayEvent {
    /// The number by which the page shows it; `None` unless it is open.
    pub event: Option<u32>,
    /// The time for `closes`, in milliseconds since 1970.
    pub at: i64,
    /// True if the clock is running.
    pub runs: bool,
    /// The time after `at` until registration closes, in milliseconds of the clock; `None` if
    /// unknown.
    pub closes: Option<i64>,
    /// True if the stacks are bagged, so that no table is occupied until the next day.
    pub bagged: bool,
    /// The words of the event.
    #[serde(flatten)]
    pub texts: ByLanguage<DayText>,
}

/// The words in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DayText {
    /// "Sat 21 Nov 2026", if the start is known.
    pub day: String,
    /// "18:00".
    pub start: String,
    /// "Autumn Main Event · 1B".
    pub name: String,
    /// "NLHE · 500+50 · 30,000 chips".
    pub detail: String,
    /// "€50,000 guaranteed"; may be empty.
    pub guarantee: String,
    /// "Late registration through level 8"; empty once registration is closed.
    pub late: String,
    /// "Level 9 · 400 / 800", "Seats are drawn"; empty before that.
    pub state: String,
}

impl DayEvent {
    /// Builds the event at `at`. `event` is its number on the page, if it is open; `starts` is the
    /// planned start, if the house gives one.
    pub fn of(
        t: &Tournament,
        (event, starts): (Option<u32>, Option<Timestamp>),
        at: Timestamp,
    ) -> Self {
        let texts = Language::ALL.map(|language| day_text(language, t, starts, at));
        Self {
            event,
            at: at.millis(),
            runs: t.clock().runs(at),
            closes: figures::entries_close_in(t, at)
                .filter(|_| t.clock().started())
                .map(Span::millis),
            bagged: t.is_bagged(),
            texts: by_language(texts),
        }
    }

    /// Returns whether both are the same apart from their time. Running countdowns do not count as
    /// a difference.
    pub fn is_same(&self, other: &Self) -> bool {
        let end = |one: &Self| one.closes.map(|left| if one.runs { one.at + left } else { left });
        // A countdown that starts a moment later is not a change.
        let near = match (end(self), end(other)) {
            (Some(one), Some(other)) => (one - other).abs() < 500,
            (one, other) => one == other,
        };
        near && self.event == other.event
            && self.runs == other.runs
            && self.bagged == other.bagged
            && self.texts == other.texts
    }
}

fn day_text(
    language: Language,
    t: &Tournament,
    starts: Option<Timestamp>,
    at: Timestamp,
) -> DayText {
    let ScheduleRow { start, name, game, price, stack, late, guarantee, may_enter, state } =
        ScheduleRow::of(language, t, starts, at);
    let given = |name: &str, gap: &'static str, text: String| {
        if text.is_empty() { text } else { language.say(name, &[(gap, text.into())]) }
    };
    let stack = given("page-day-stack", "chips", stack);
    DayText {
        day: day_of(language, starts),
        start,
        name,
        detail: words::joined([game, price, stack]),
        guarantee: given("page-day-guarantee", "money", guarantee),
        late: if may_enter { given("page-day-late", "level", late) } else { String::new() },
        state,
    }
}
