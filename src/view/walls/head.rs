//! What stands on top of every face, and which part of the evening it is.

use crate::{
    i18n::Language,
    rules::time::Timestamp,
    tournament::{Tournament, clock::State},
    view::{
        Tone,
        clock::{ClockFace, Face},
        figures,
        money::prizes,
    },
};

/// How long a change of level is shown, in milliseconds.
const PULSE: i64 = 2_400;

/// A part of the evening, for which a theme has a plan of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Moment {
    /// Before the start.
    #[default]
    Before,
    /// A level is played.
    Play,
    /// A break.
    Break,
    /// The day is over.
    DayOver,
    /// Somebody has won.
    Won,
}

impl Moment {
    /// The part of the evening at `at`.
    pub fn of(t: &Tournament, at: Timestamp) -> Self {
        if t.winner(at).is_some() {
            return Self::Won;
        }
        match t.clock().read(at).state {
            State::Waiting => Self::Before,
            State::DayOver => Self::DayOver,
            _ if figures::on_break(t, at) => Self::Break,
            _ => Self::Play,
        }
    }

    /// Is the clock shown now, whatever the plan says? In the last minute and while it stands, it is.
    pub fn wants_clock(self, t: &Tournament, at: Timestamp) -> bool {
        let tone = figures::clock_tone(t, at);
        matches!(self, Self::Play | Self::Break) && tone != Tone::Plain
    }
}

/// What stands on top of every face.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The event's name.
    pub event: String,
    /// "Day 1B · No-Limit Hold'em".
    pub detail: String,
    /// The time of day, "21:06".
    pub time_of_day: String,
    /// "Level 9", "Break".
    pub heading: String,
    /// What is left of it, "14:32"; empty while there is nothing to count.
    pub left: String,
    /// "400 / 800"; empty in a break.
    pub stakes: String,
    /// `Waits` in the last minute, `Gold` while the clock stands.
    pub tone: Tone,
    /// "Hand for hand · one more out, then the money"; empty at other times.
    pub banner: String,
}

impl Head {
    /// The head at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        Self::from(&ClockFace::of(language, t, &[], at), banner(language, t, at))
    }

    /// The head of a clock's face, with this banner.
    fn from(face: &ClockFace, banner: String) -> Self {
        let counts = matches!(face.face, Face::Level | Face::Break);
        let level = face.face == Face::Level;
        Self {
            event: face.event.clone(),
            detail: face.detail.clone(),
            time_of_day: face.time_of_day.clone(),
            heading: face.heading.clone(),
            left: if counts { face.left.clone() } else { String::new() },
            stakes: if level { face.stakes.clone() } else { String::new() },
            tone: face.tone,
            banner,
        }
    }
}

/// Hand for hand, and the bubble: what everybody has to know before the next hand is dealt.
fn banner(language: Language, t: &Tournament, at: Timestamp) -> String {
    if t.winner(at).is_some() || !t.clock().started() {
        return String::new();
    }
    let together = t.entries().hand_for_hand().began().is_some();
    let paid = u32::try_from(t.places_paid()).unwrap_or(u32::MAX);
    let left = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
    let bubble = paid > 0 && left == paid.saturating_add(1);
    let announced = || !t.certainty(at).is_provisional() && !t.registration_open(at);
    let told = together || bubble && announced();
    if !told {
        return String::new();
    }
    let far = || prizes::bubble(language, t, paid, at).said;
    match (together, bubble) {
        (false, _) => language.word("prizes-bubble"),
        (true, _) if paid == 0 || left <= paid => language.word("prizes-hand-for-hand"),
        (true, true) => language.word("wall-hand-for-hand-bubble"),
        (true, false) => format!("{} · {}", language.word("prizes-hand-for-hand"), far()),
    }
}

/// How strong the change of level shows at `at`, in thousandths: it swells and fades once.
pub fn pulse(t: &Tournament, at: Timestamp) -> u16 {
    let reading = t.clock().read(at);
    if reading.state != State::Running {
        return 0;
    }
    let passed = t.clock().length(reading.row).minus(reading.left).millis();
    if !(0..PULSE).contains(&passed) {
        return 0;
    }
    let half = PULSE / 2;
    let strength = (half - (passed - half).abs()) * 1_000 / half;
    u16::try_from(strength).unwrap_or(0)
}
