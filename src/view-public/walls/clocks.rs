//! Several events on one wall: a clock for each.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_tournament::Tournament;
use bottone_view::{
    Stat, Tone,
    clock_text::{ClockText, EveningPart},
    figures,
    highlight::{Highlight, HighlightKind, HighlightText},
    today,
};
use bottone_vocabulary::words::joined;

/// The most clocks on a wall that can be read from the back of a room.
pub const MOST_CLOCKS: usize = 4;

/// One clock among others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockTile {
    /// "Autumn Main Event · 1B".
    pub name: String,
    /// "Level 9", "Break", "Paused · Level 6".
    pub heading: String,
    /// "14:32"; empty if nothing counts down.
    pub left: String,
    /// `Waits` in the last minute, `Gold` while the clock stands.
    pub tone: Tone,
    /// "400 / 800 · ante 800"; in a break the stakes of the next level.
    pub stakes: String,
    pub players: Stat,
}

impl ClockTile {
    /// Builds the clock at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        if let Some(tile) = Self::fresh(language, t, at) {
            return tile;
        }
        let text = ClockText::of(language, t, at);
        let has_stakes = !matches!(text.moment, EveningPart::Won | EveningPart::DayOver);
        let stakes = [text.stakes.clone(), text.ante_short.clone()];
        Self {
            name: name(language, t),
            heading: text.title(language),
            left: if text.moment == EveningPart::Won { String::new() } else { text.left },
            tone: if text.moment.counts() { text.tone } else { Tone::Dim },
            stakes: if has_stakes { joined(stakes) } else { text.resumes },
            players: figures::players(language, t),
        }
    }

    /// Returns the tile in the first seconds of a level, with the stakes in place of the time.
    fn fresh(language: Language, t: &Tournament, at: Timestamp) -> Option<Self> {
        let kind = Highlight::of(t, at)?.kind;
        let HighlightKind::Level(_) = kind else { return None };
        let text = HighlightText::of(language, t, kind, at)?;
        Some(Self {
            name: name(language, t),
            heading: text.title,
            left: text.figure,
            tone: Tone::Good,
            stakes: text.note,
            players: figures::players(language, t),
        })
    }
}

/// Returns the event's name, or a general word if it has none.
fn name(language: Language, t: &Tournament) -> String {
    let name = today::name(t);
    if name.is_empty() { language.word("shell-event") } else { name }
}
