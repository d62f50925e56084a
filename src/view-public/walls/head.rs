//! The head of every face, with the stage of the evening.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_tournament::Tournament;
use bottone_view::{
    Tone, announcements, board,
    clock_text::{ClockText, EveningPart, detail},
    figures,
    money::prizes,
};
use bottone_vocabulary::words;

/// The head of every face.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FaceHead {
    /// The event's name.
    pub event: String,
    /// "Day 1B · No-Limit Hold'em".
    pub detail: String,
    /// The time of day, "21:06", and its date.
    pub time_of_day: String,
    pub date: String,
    /// "Level 9", "Break".
    pub heading: String,
    /// The time left, "14:32"; empty if nothing counts down.
    pub left: String,
    /// "left in level", "clock paused"; empty in a break.
    pub left_in: String,
    /// "400 / 800"; empty in a break.
    pub stakes: String,
    /// `Waits` in the last minute, `Gold` while the clock stands.
    pub tone: Tone,
    /// "Hand for hand · one more out, then the money"; empty otherwise.
    pub banner: String,
}

impl FaceHead {
    /// Builds the head at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let text = ClockText::of(language, t, at);
        let (counts, plays) = (text.moment.counts(), text.moment == EveningPart::Play);
        Self {
            event: t.setup().name.clone(),
            detail: detail(language, t),
            time_of_day: words::time_of_day(at),
            date: words::date(language, at),
            left_in: match (plays, text.running) {
                (true, true) => language.word("wall-left-in-this-level"),
                (true, false) => language.word("wall-clock-paused"),
                (false, _) => String::new(),
            },
            // The banner says that tables wait for each other.
            heading: if t.entries().hand_for_hand().began().is_some() && plays {
                figures::row_name(language, t, t.clock().read(at).row)
            } else {
                text.title(language)
            },
            left: if counts { text.left } else { String::new() },
            stakes: if plays { text.stakes } else { String::new() },
            tone: text.tone,
            banner: banner(language, t, at),
        }
    }
}

/// Returns the notice of hand for hand and the bubble, which everybody must know before the next
/// deal.
fn banner(language: Language, t: &Tournament, at: Timestamp) -> String {
    if t.winner(at).is_some() || !t.clock().started() {
        return String::new();
    }
    let together = t.entries().hand_for_hand().began().is_some();
    let paid = u32::try_from(t.places_paid()).unwrap_or(u32::MAX);
    let left = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
    let bubble = paid > 0 && left == paid.saturating_add(1);
    let announced = || !t.certainty(at).is_provisional() && !t.registration_open(at);
    let board = board::title_line(language, t);
    if !together && bubble && announced() {
        let bubble = language.word("prizes-bubble");
        return board.map_or(bubble.clone(), |board| format!("{board} · {bubble}"));
    }
    // Without a board, the banner announces the next break and the end of registration.
    let Some(said) = board else {
        return announcements::announcements(language, t, at).unwrap_or_default();
    };
    match (together, bubble) {
        (true, true) => format!("{said} · {}", language.word("wall-bubble")),
        (true, false) if paid > 0 && left > paid => {
            format!("{said} · {}", prizes::bubble(language, t, paid, at).text)
        }
        _ => said,
    }
}
