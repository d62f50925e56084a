//! An event on the first page: its name, its stage, and its next date.

use bottone_base::{
    person::Person,
    time::{Span, Timestamp},
};
use bottone_i18n::Language;
use bottone_tournament::Tournament;
use bottone_vocabulary::words;

use super::{DASH, repetition::next_day};
use crate::{
    Stat, Tone,
    clock_text::{ClockText, EveningPart},
    figures,
    finish::EndFace,
};

/// The time without log records after which an event counts as left, not as running.
const LEFT: Span = Span::from_minutes(18 * 60);

/// The times in an event's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventTimes {
    pub made: Timestamp,
    /// The first start of the clock.
    pub began: Option<Timestamp>,
    /// The time of the last record.
    pub written: Timestamp,
}

/// The stage of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EventStage {
    /// The clock runs.
    Running,
    /// Play has begun and the clock stands.
    Paused,
    /// The clock was never started.
    #[default]
    Waits,
    DayOver,
    /// Play has begun, and the last record is old.
    Left,
    Finished,
}

/// The card of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventCard {
    pub name: String,
    /// "Today, started 19:00", "Thu 26 Nov 2026".
    pub date: String,
    pub stage: EventStage,
    /// The stage in a word: "Running".
    pub state: String,
    pub tone: Tone,
    /// The number of players, and the level.
    pub figures: [Stat; 2],
    /// The state in one sentence: "Left running at 22:12.", "Won by Ana Costa: €90.".
    pub line: String,
    /// The day of the same event a week later: "Thu 3 Dec".
    pub again: String,
}

impl EventStage {
    /// Returns the stage of an event whose log was last written at `written`, and the time of its
    /// figures.
    fn of(t: &Tournament, written: Timestamp, now: Timestamp) -> (Self, Timestamp) {
        let is_left = now.since(written) > LEFT;
        let at = if is_left { written } else { now };
        let stage = match EveningPart::of(t, at) {
            _ if t.is_played_out(at) => Self::Finished,
            EveningPart::Won => Self::Finished,
            EveningPart::DayOver => Self::DayOver,
            EveningPart::Before => Self::Waits,
            EveningPart::Play | EveningPart::Break if is_left => Self::Left,
            EveningPart::Play | EveningPart::Break if t.clock().runs(at) => Self::Running,
            EveningPart::Play | EveningPart::Break => Self::Paused,
        };
        (stage, at)
    }

    /// Returns whether the event is in progress: it comes first and is continued.
    pub const fn is_under_way(self) -> bool {
        matches!(self, Self::Running | Self::Paused)
    }

    /// Returns whether the event is over, so that only its repetition in a week is expected.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Left | Self::Finished)
    }

    const fn word(self) -> (&'static str, Tone) {
        match self {
            Self::Running => ("card-running", Tone::Good),
            Self::Paused => ("card-paused", Tone::Gold),
            Self::Waits => ("card-waits", Tone::Gold),
            Self::DayOver => ("card-day-over", Tone::Planned),
            Self::Left => ("card-left", Tone::Dim),
            Self::Finished => ("card-finished", Tone::Dim),
        }
    }
}

impl EventCard {
    /// Returns the card of an event at `now`.
    pub fn of(language: Language, t: &Tournament, times: EventTimes, now: Timestamp) -> Self {
        let (stage, at) = EventStage::of(t, times.written, now);
        let (word, tone) = stage.word();
        let was = times.began.unwrap_or(times.made);
        let again = next_day(&t.setup().name, was, now);
        let name = super::name(t);
        Self {
            name: if name.is_empty() { language.word("shell-event") } else { name },
            date: date(language, times, now),
            stage,
            state: language.word(word),
            tone,
            figures: [players(language, t, stage), level(language, t, (stage, at))],
            line: line(language, t, (stage, at), times.written, now),
            again: again.map(|day| words::day(language, day)).unwrap_or_default(),
        }
    }
}

fn date(language: Language, times: EventTimes, now: Timestamp) -> String {
    let Some(began) = times.began else {
        let date = ("date", words::date(language, times.made).into());
        return language.say("card-made", &[date]);
    };
    if words::hour(began).0 != words::hour(now).0 {
        return words::date(language, began);
    }
    language.say("card-today", &[("time", words::time_of_day(began).into())])
}

fn players(language: Language, t: &Tournament, stage: EventStage) -> Stat {
    let entries = t.entries().count();
    let number = || language.number(entries as u64);
    match stage {
        // An event with a clock only.
        _ if entries == 0 && stage != EventStage::Waits => {
            Stat::new(language, "figure-players", DASH, "")
        }
        EventStage::Waits => Stat::new(language, "card-registered", number(), ""),
        EventStage::Finished => Stat::new(language, "today-entries", number(), ""),
        _ => figures::players(language, t),
    }
}

fn level(language: Language, t: &Tournament, (stage, at): (EventStage, Timestamp)) -> Stat {
    let level = t.clock().level(at);
    let stakes = level.map(|(_, level)| words::stakes(language, level)).unwrap_or_default();
    if stage == EventStage::Waits {
        return Stat::new(language, "card-starts-at", stakes, "");
    }
    let number = level.map_or_else(|| DASH.to_owned(), |(number, _)| number.to_string());
    let ended = t.entries().busts().last().filter(|_| stage == EventStage::Finished);
    let tail = ended.map_or(stakes, |bust| {
        language.say("card-ended", &[("time", words::time_of_day(bust.at).into())])
    });
    Stat::new(language, "today-level", number, tail)
}

fn line(
    language: Language,
    t: &Tournament,
    (stage, at): (EventStage, Timestamp),
    written: Timestamp,
    now: Timestamp,
) -> String {
    let when = ("time", words::instant(language, written, now).into());
    match stage {
        EventStage::Running => {
            let left = language.say("card-left-running", &[when]);
            match figures::break_in(t, at) {
                Some(span) => {
                    let gaps = [("line", left.into()), ("time", words::countdown(span).into())];
                    language.say("card-break-in", &gaps)
                }
                None => left,
            }
        }
        EventStage::Paused => language.say("card-left-paused", &[when]),
        EventStage::Left => language.say("card-last", &[when]),
        EventStage::Waits if t.entries().count() == 0 => language.word("card-no-players"),
        EventStage::Waits if t.tables().open().any(|(_, table)| !table.occupied().is_empty()) => {
            language.word("card-seats-drawn")
        }
        EventStage::Waits => language.word("card-no-seats"),
        EventStage::DayOver => {
            let resumes = ClockText::of(language, t, at).resumes;
            if resumes.is_empty() { language.word("card-bagged") } else { resumes }
        }
        EventStage::Finished => winner_text(language, t, at),
    }
}

/// Names the winner and the prize in one sentence.
fn winner_text(language: Language, t: &Tournament, at: Timestamp) -> String {
    let Some(winner) = t.winner(at) else { return language.word("today-all-won") };
    let name = match t.entries().person(winner) {
        Some(Person { family, given, .. }) => format!("{given} {family}").trim().to_owned(),
        None => words::entry_no(language, winner),
    };
    let prize = EndFace::after_win(language, t, at).prize;
    let name = ("name", name.into());
    if prize.is_empty() {
        return language.say("card-won", &[name]);
    }
    language.say("card-won-prize", &[name, ("prize", prize.into())])
}
