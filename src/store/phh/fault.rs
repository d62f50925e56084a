//! The fault in a hand that cannot be read, with its place.

use bottone_base::chips::Chips;
use bottone_hands::hand::StartFault;
use bottone_i18n::{Saying, displayed_by_saying};
use thiserror::Error;

use super::{MOST_BYTES, hand_file::variants};

/// A line and a column, both from 1. Columns count letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhhPosition {
    /// The line in the file.
    pub line: usize,
    /// The letter in the line.
    pub column: usize,
}

impl PhhPosition {
    /// Returns the place `at` bytes into a text that begins on `line`.
    pub(super) fn of(text: &str, at: usize, line: usize) -> Self {
        let before = text.get(..at.min(text.len())).unwrap_or(text);
        let in_line = before.rfind('\n').map_or(before, |end| &before[end + 1..]);
        let lines = before.bytes().filter(|byte| *byte == b'\n').count();
        Self { line: line + lines, column: in_line.chars().count() + 1 }
    }
}

/// The reason why a hand cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct PhhFault {
    pub place: PhhPosition,
    /// The fault at that place.
    pub problem: Problem,
}

/// The fault in a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is not TOML, with the message of the TOML reader.
    Toml(String),
    NotText,
    /// The hand is too long.
    TooLong,
    /// There is text before the first hand.
    BeforeTheFirst,
    /// A field is missing.
    Missing(&'static str),
    /// The game is not known.
    Variant(String),
    /// A value is of the wrong kind.
    Expected {
        /// The expected kind.
        expected: Saying,
        /// The value found.
        found: Saying,
    },
    /// There are more or fewer entries than players.
    Count {
        players: usize,
        found: usize,
    },
    /// An action cannot be read.
    Action {
        /// The text of the action.
        action: String,
        /// The expected form.
        expected: Saying,
    },
    /// The text is readable, but no hand begins like this.
    Start(StartFault),
    /// The rulebook is unknown or unusable, for this reason.
    Rules(Saying),
}

impl PhhFault {
    fn saying(&self) -> Saying {
        let PhhPosition { line, column } = self.place;
        Saying::of("files-place")
            .with("line", line)
            .with("column", column)
            .with("problem", self.problem.saying())
    }
}

impl Problem {
    fn saying(&self) -> Saying {
        match self {
            Self::Toml(why) => Saying::AsItIs(why.clone()),
            Self::NotText => Saying::of("files-hand-not-text"),
            Self::TooLong => Saying::of("files-hand-too-long").with("most", MOST_BYTES >> 20),
            Self::BeforeTheFirst => Saying::of("files-before-the-first"),
            Self::Missing(field) => Saying::of("files-missing-field").with("field", *field),
            Self::Variant(found) => Saying::of("files-variant")
                .with("variant", format_args!("{found:?}"))
                .with("names", variants()),
            Self::Expected { expected, found } => {
                Saying::of("files-expected").with("found", found).with("expected", expected)
            }
            Self::Count { players, found } => {
                Saying::of("files-count").with("found", *found).with("players", *players)
            }
            Self::Action { action, expected } => Saying::of("files-action")
                .with("action", format_args!("{action:?}"))
                .with("expected", expected),
            Self::Start(cannot) => cannot_start(*cannot),
            Self::Rules(why) => why.clone(),
        }
    }
}

displayed_by_saying!(PhhFault);

fn cannot_start(cannot: StartFault) -> Saying {
    match cannot {
        StartFault::TooFewPlayers => Saying::of("files-too-few-players"),
        StartFault::TooManyPlayers => Saying::of("files-too-many-players"),
        StartFault::NoChips(seat) => Saying::of("files-no-chips").with("seat", seat),
        StartFault::TooManyChips => {
            Saying::of("files-too-many-chips").with("most", Chips::new(Chips::MOST))
        }
        StartFault::NoBet => Saying::of("files-no-bet"),
        StartFault::PostsWithoutCards(seat) => {
            Saying::of("files-posts-without-cards").with("seat", seat)
        }
    }
}
