//! The text of the clock at one instant. The window's bar, the clock's face, the walls and the page
//! all use it.

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{Tournament, clock::ClockStatus};
use bottone_vocabulary::words;

use super::{Tone, figures};

/// A part of the evening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum EveningPart {
    /// Before the start.
    #[default]
    Before,
    /// A level is played.
    Play,
    Break,
    DayOver,
    Won,
}

impl EveningPart {
    /// Returns the part of the evening at `at`.
    pub fn of(t: &Tournament, at: Timestamp) -> Self {
        if t.winner(at).is_some() {
            return Self::Won;
        }
        match t.clock().read(at).state {
            ClockStatus::Waiting => Self::Before,
            ClockStatus::DayOver => Self::DayOver,
            _ if figures::on_break(t, at) => Self::Break,
            _ => Self::Play,
        }
    }

    /// Returns whether the clock must be shown now, regardless of the plan: in the last minute and
    /// while it stands.
    pub fn must_show_clock(self, t: &Tournament, at: Timestamp) -> bool {
        self.counts() && tone(t, at) != Tone::Plain
    }

    /// Returns whether the clock is counting down to something the room waits for.
    pub const fn counts(self) -> bool {
        matches!(self, Self::Play | Self::Break)
    }
}

/// The words of the clock.
pub struct ClockText {
    pub moment: EveningPart,
    /// "Level 9", "Break", "Dinner", "Paused · Level 9", "End of day", "Starts with level 1".
    pub heading: String,
    /// The time left in the row, "14:32"; empty after the end of a day, when nothing counts down.
    pub left: String,
    /// "Play resumes at 14:00" after the end of a day; empty if the time is not known.
    pub resumes: String,
    pub running: bool,
    /// The tone of the clock: marked in the last minute and while it stands.
    pub tone: Tone,
    /// The stakes of the level, or in a break of the next one: "400 / 800", "Big blind ante 800",
    /// "ante 800".
    pub stakes: String,
    pub ante: String,
    pub ante_short: String,
    /// The next level: "500 / 1,000" and "ante 1,000".
    pub next: Option<(String, String)>,
}

impl ClockText {
    /// Builds the words of the clock at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let (clock, moment) = (t.clock(), EveningPart::of(t, at));
        let (structure, reading) = (clock.structure(), clock.read(at));
        let level = clock.level(at).map(|(_, level)| level);
        let next = structure.next_level(reading.row);
        let next = next.and_then(|row| structure.rows.get(row)?.level());
        let is_over = reading.state == ClockStatus::DayOver;
        let resumes = t.setup().resumes.filter(|_| moment == EveningPart::DayOver);
        let resumes = resumes
            .map(|time| language.say("figure-resumes", &[("time", time.to_string().into())]));
        Self {
            moment,
            heading: figures::heading(language, t, at),
            left: if is_over { String::new() } else { words::countdown(reading.left) },
            resumes: resumes.unwrap_or_default(),
            running: clock.runs(at),
            tone: tone(t, at),
            stakes: level.map(|level| words::stakes(language, level)).unwrap_or_default(),
            ante: level.map(|level| words::ante_long(language, level)).unwrap_or_default(),
            ante_short: level.map(|level| words::ante_short(language, level)).unwrap_or_default(),
            next: next
                .map(|level| (words::stakes(language, level), words::ante_short(language, level))),
        }
    }

    /// Returns the title over the clock where the winner is also shown: "Winner", or else the
    /// heading.
    pub fn title(&self, language: Language) -> String {
        match self.moment {
            EveningPart::Won => language.word("clock-winner"),
            _ => self.heading.clone(),
        }
    }
}

/// Returns the tone for the time.
fn tone(t: &Tournament, at: Timestamp) -> Tone {
    let reading = t.clock().read(at);
    match reading.state {
        ClockStatus::Running if reading.left <= Span::from_secs(60) => Tone::Waits,
        ClockStatus::Running | ClockStatus::Overtime | ClockStatus::Waiting => Tone::Plain,
        ClockStatus::Paused | ClockStatus::DayOver => Tone::Gold,
    }
}

/// Returns the day and the game in full: "Day 1B · No-Limit Hold'em".
pub fn detail(language: Language, t: &Tournament) -> String {
    let game = words::game_long(language, &t.clock().structure().game);
    words::joined([t.setup().day.clone(), game])
}

/// Returns whether the seal is shown in this part of the evening: in breaks and after play. During
/// play it would change with every act.
pub const fn shows_seal(moment: EveningPart) -> bool {
    matches!(moment, EveningPart::Break | EveningPart::DayOver | EveningPart::Won)
}
