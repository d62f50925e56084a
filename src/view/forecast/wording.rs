//! The outlook in words.

use bottone_base::time::{Span, Timestamp};
use bottone_forecast::Band;
use bottone_i18n::Language;
use bottone_source::outlook::{BreakForecast, Outlook, StageTime, Time};
use bottone_vocabulary::words;

use crate::Stat;

/// The step for rounding times, in minutes, as a forecast is not accurate to the minute.
const EVERY: i64 = 5;

/// The forecast in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ForecastView {
    /// The end, in eight cases of ten: "00:50–01:30", "+5:40–6:55" before the start, "levels 24–28"
    /// on another day.
    pub ends: String,
    /// The middle forecast of the end: "01:10".
    pub likely: String,
    /// All forecasts in order of time, the end last.
    pub lines: Vec<ForecastLine>,
}

/// The subject of a forecast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForecastSubject {
    /// The entries when registration closes.
    Entries,
    /// The players left at a break: the next break is 0.
    Break(usize),
    /// The bubble: as few players left as places paid.
    Bubble,
    /// The final table: as few players left as sit there.
    FinalTable,
    End,
}

/// One forecast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForecastLine {
    /// The subject, for finding one line among others.
    pub about: ForecastSubject,
    /// The subject in words: "Left at 21:40", "Final table (9)".
    pub caption: String,
    /// The middle value: half of all cases lie below.
    pub likely: String,
    /// The range of eight cases in ten.
    pub band: String,
}

impl ForecastView {
    /// Puts the outlook into words.
    pub fn of(language: Language, outlook: &Outlook) -> Self {
        let end = stage_line(
            language,
            (ForecastSubject::End, language.word("forecast-end")),
            &outlook.end,
        );
        let mut lines = Vec::new();
        lines.extend(outlook.entries.map(|entries| {
            numbers(
                language,
                (ForecastSubject::Entries, language.word("forecast-entries")),
                entries,
            )
        }));
        lines.extend(
            (0..).zip(&outlook.breaks).map(|(nth, pause)| break_line(language, nth, pause)),
        );
        let reached = |about, name, (count, at): (usize, StageTime)| {
            stage_line(language, (about, language.say(name, &[("count", count.into())])), &at)
        };
        let bubble =
            outlook.bubble.map(|at| reached(ForecastSubject::Bubble, "forecast-bubble", at));
        let last = outlook.final_table;
        let last = last.map(|at| reached(ForecastSubject::FinalTable, "forecast-final-table", at));
        lines.extend(bubble.into_iter().chain(last));
        lines.push(end.clone());
        Self { ends: end.band, likely: end.likely, lines }
    }

    /// Returns "Ends 00:50–01:30" as a figure.
    pub fn stat(&self, language: Language) -> Stat {
        Stat {
            caption: language.word("forecast-ends"),
            figure: self.ends.clone(),
            tail: String::new(),
        }
    }
}

fn break_line(language: Language, nth: usize, pause: &BreakForecast) -> ForecastLine {
    let what = match pause.time {
        Some(at) => language.say("forecast-left-at", &[("time", exactly(at).into())]),
        None => language.say("forecast-left-after", &[("level", pause.level.into())]),
    };
    numbers(language, (ForecastSubject::Break(nth), what), pause.left)
}

fn numbers(
    language: Language,
    (about, caption): (ForecastSubject, String),
    band: Band,
) -> ForecastLine {
    // The number of players or entries is never negative and fits an integer.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to a million")]
    let number = |number: f64| language.number(number.round() as u64);
    let [low, likely, high] = [band.low, band.middle, band.high].map(number);
    ForecastLine { about, caption, likely, band: range_text(language, &low, &high) }
}

fn stage_line(
    language: Language,
    (about, caption): (ForecastSubject, String),
    at: &StageTime,
) -> ForecastLine {
    if let Some(times) = at.times {
        let [low, likely, high] = times.map(|time| exactly(rounded(time)));
        // "+5:40–6:55": the sign applies to both.
        let band = range_text(language, &low, high.trim_start_matches('+'));
        return ForecastLine { about, caption, likely, band };
    }
    let level = |level: f64| format!("{:.0}", level.floor());
    let [low, likely, high] = [at.levels.low, at.levels.middle, at.levels.high].map(level);
    let band = range_text(language, &low, &high);
    let of = |name, levels: String| language.say(name, &[("levels", levels.into())]);
    ForecastLine {
        about,
        caption,
        likely: of("forecast-level", likely),
        band: of("forecast-levels", band),
    }
}

/// Formats a range: "55–70", or "62" if both ends are the same.
fn range_text(language: Language, low: &str, high: &str) -> String {
    if low == high {
        return low.to_owned();
    }
    language.say("forecast-between", &[("low", low.into()), ("high", high.into())])
}

/// Formats a time: "21:40", or "+2:15" after a start that is not known yet.
fn exactly(time: Time) -> String {
    match time {
        Time::At(at) => words::time_of_day(at),
        Time::AfterTheStart(span) => words::after_the_start(span),
    }
}

fn rounded(time: Time) -> Time {
    let every = Span::from_minutes(EVERY).millis();
    let near = |millis: i64| (millis + every / 2).div_euclid(every) * every;
    match time {
        Time::At(at) => Time::At(Timestamp::from_millis(near(at.millis()))),
        Time::AfterTheStart(span) => Time::AfterTheStart(Span::from_millis(near(span.millis()))),
    }
}
