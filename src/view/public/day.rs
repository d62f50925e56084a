//! The events of a house as guests may know them: when each starts, what it costs, how it stands, until when one may enter.

use serde::Serialize;

use super::{InEach, in_each};
use crate::{
    i18n::Language,
    rules::time::{Span, Timestamp},
    tournament::Tournament,
    view::{
        figures,
        house::{StandingsRow, StandingsView},
        today::{Planned, day_of},
        words,
    },
};

/// What a house tells beside its single events.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Day {
    /// Its events in the order in which they start.
    pub events: Vec<DayEvent>,
    /// The tables of its leagues.
    pub standings: Vec<InEach<DayStandings>>,
}

/// The table of a league.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DayStandings {
    pub name: String,
    /// "8 events · Best 5".
    pub note: String,
    /// Place, name and points, the first place first.
    pub rows: Vec<(String, String, String)>,
}

impl DayStandings {
    /// So many are told of.
    const MOST: usize = 100;

    /// The table as it is told in each language.
    pub fn of(told: impl Fn(Language) -> StandingsView) -> InEach<Self> {
        in_each(Language::ALL.map(|language| {
            let StandingsView { name, note, rows } = told(language);
            let row = |row: StandingsRow| (row.place, row.name, row.points);
            Self { name, note, rows: rows.into_iter().take(Self::MOST).map(row).collect() }
        }))
    }
}

impl Day {
    /// Is this the same, told of another instant?
    pub fn is_same(&self, other: &Self) -> bool {
        self.standings == other.standings
            && self.events.len() == other.events.len()
            && self.events.iter().zip(&other.events).all(|(one, other)| one.is_same(other))
    }
}

/// One event among those of a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DayEvent {
    /// The number by which the page shows it; nothing where it is not open.
    pub event: Option<u32>,
    /// The instant of which `closes` is told, in milliseconds since 1970.
    pub at: i64,
    /// Does its clock run?
    pub runs: bool,
    /// How long after `at` nobody may enter any more, in milliseconds of its clock; nothing where that is not known.
    pub closes: Option<i64>,
    /// Are its stacks in bags, so that nobody sits at a table until its next day?
    pub bagged: bool,
    /// What is told in words.
    #[serde(flatten)]
    pub told: InEach<DayTold>,
}

/// What is told of it in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DayTold {
    /// "Sat 21 Nov 2026", where it is known when it starts.
    pub day: String,
    /// "18:00".
    pub start: String,
    /// "Autumn Main Event · 1B".
    pub name: String,
    /// "NLHE · 500+50 · 30,000 chips".
    pub detail: String,
    /// "€50,000 guaranteed"; may be empty.
    pub guarantee: String,
    /// "Late registration through level 8"; empty once nobody may enter.
    pub late: String,
    /// "Level 9 · 400 / 800", "Seats are drawn"; empty before anything is to be told.
    pub state: String,
}

impl DayEvent {
    /// The event at `at`. The page shows it under the number `event`, where it is open; `starts` is when it is to begin, where the
    /// house says so.
    pub fn of(
        t: &Tournament,
        (event, starts): (Option<u32>, Option<Timestamp>),
        at: Timestamp,
    ) -> Self {
        let told = Language::ALL.map(|language| told(language, t, starts, at));
        Self {
            event,
            at: at.millis(),
            runs: t.clock().runs(at),
            closes: figures::entries_close_in(t, at)
                .filter(|_| t.clock().started())
                .map(Span::millis),
            bagged: t.is_bagged(),
            told: in_each(told),
        }
    }

    /// Is this the same, told of another instant? What counts down goes on by itself.
    pub fn is_same(&self, other: &Self) -> bool {
        let end = |one: &Self| one.closes.map(|left| if one.runs { one.at + left } else { left });
        // A countdown that began a hair later is no news.
        let near = match (end(self), end(other)) {
            (Some(one), Some(other)) => (one - other).abs() < 500,
            (one, other) => one == other,
        };
        near && self.event == other.event
            && self.runs == other.runs
            && self.bagged == other.bagged
            && self.told == other.told
    }
}

fn told(language: Language, t: &Tournament, starts: Option<Timestamp>, at: Timestamp) -> DayTold {
    let Planned { start, name, game, price, stack, late, guarantee, may_enter, state } =
        Planned::of(language, t, starts, at);
    let given = |name: &str, gap: &'static str, text: String| {
        if text.is_empty() { text } else { language.say(name, &[(gap, text.into())]) }
    };
    let stack = given("page-day-stack", "chips", stack);
    DayTold {
        day: day_of(language, starts),
        start,
        name,
        detail: words::joined([game, price, stack]),
        guarantee: given("page-day-guarantee", "money", guarantee),
        late: if may_enter { given("page-day-late", "level", late) } else { String::new() },
        state,
    }
}
