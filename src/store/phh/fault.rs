//! What is wrong with a hand that cannot be read, and where.

use thiserror::Error;

use super::{MOST_BYTES, written::variants};
use crate::{
    i18n::{Saying, told_by_saying},
    rules::{chips::Chips, hand::CannotStart},
};

/// A line and a column, both from 1. Columns count letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhhPosition {
    /// The line in the file.
    pub line: usize,
    /// The letter in the line.
    pub column: usize,
}

impl PhhPosition {
    /// The place in a text that begins on `line`, so many bytes in.
    pub(super) fn of(text: &str, at: usize, line: usize) -> Self {
        let before = text.get(..at.min(text.len())).unwrap_or(text);
        let in_line = before.rfind('\n').map_or(before, |end| &before[end + 1..]);
        let lines = before.bytes().filter(|byte| *byte == b'\n').count();
        Self { line: line + lines, column: in_line.chars().count() + 1 }
    }
}

/// Why a hand cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct PhhFault {
    pub place: PhhPosition,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is not TOML; what the reader of TOML says.
    Toml(String),
    NotText,
    /// It goes on for too long.
    TooLong,
    /// Something stands before the first hand.
    BeforeTheFirst,
    /// A field is missing.
    Missing(&'static str),
    /// A game that is not known.
    Variant(String),
    /// A value of the wrong kind.
    Expected {
        /// What it should be.
        expected: Saying,
        /// What stands there.
        found: Saying,
    },
    /// More or fewer entries than players.
    Count {
        players: usize,
        found: usize,
    },
    /// An action that cannot be read.
    Action {
        /// What stands there.
        action: String,
        /// What it should be.
        expected: Saying,
    },
    /// It reads well, and no hand begins like this.
    Start(CannotStart),
    /// A rulebook that is not known or cannot be used, and why.
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

told_by_saying!(PhhFault);

fn cannot_start(cannot: CannotStart) -> Saying {
    match cannot {
        CannotStart::TooFewPlayers => Saying::of("files-too-few-players"),
        CannotStart::TooManyPlayers => Saying::of("files-too-many-players"),
        CannotStart::NoChips(seat) => Saying::of("files-no-chips").with("seat", seat),
        CannotStart::TooManyChips => {
            Saying::of("files-too-many-chips").with("most", Chips::new(Chips::MOST))
        }
        CannotStart::NoBet => Saying::of("files-no-bet"),
        CannotStart::PostsWithoutCards(seat) => {
            Saying::of("files-posts-without-cards").with("seat", seat)
        }
    }
}
