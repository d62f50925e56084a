//! What is wrong with a hand that cannot be read, and where.

use std::fmt;

use thiserror::Error;

use crate::rules::hand::CannotStart;

/// A line and a column, both from 1. Columns count letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line in the file.
    pub line: usize,
    /// The letter in the line.
    pub column: usize,
}

impl Place {
    /// The place in a text that begins on `line`, so many bytes in.
    pub(super) fn of(text: &str, at: usize, line: usize) -> Self {
        let before = text.get(..at.min(text.len())).unwrap_or(text);
        let in_line = before.rfind('\n').map_or(before, |end| &before[end + 1..]);
        let lines = before.bytes().filter(|byte| *byte == b'\n').count();
        Self { line: line + lines, column: in_line.chars().count() + 1 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why a hand cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {problem}")]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a hand.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// It is not TOML.
    #[error("{0}")]
    Toml(String),
    /// It is no text.
    #[error("this is not text in UTF-8")]
    NotText,
    /// It goes on for too long.
    #[error("a hand of more than {} MiB; expected a header such as [2] before that", super::MOST_BYTES >> 20)]
    TooLong,
    /// Something stands before the first hand.
    #[error("this stands before the first hand; expected a header such as [1]")]
    BeforeTheFirst,
    /// A field is missing.
    #[error("the field {0} is missing")]
    Missing(&'static str),
    /// A game that is not known.
    #[error("variant {0:?}; expected one of NT, FT, PO, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB")]
    Variant(String),
    /// A value of the wrong kind.
    #[error("{found}; expected {expected}")]
    Expected {
        /// What it should be.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
    /// More or fewer entries than players.
    #[error("{found} entries for {players} players; expected one for each")]
    Count {
        /// The players.
        players: usize,
        /// The entries.
        found: usize,
    },
    /// An action that cannot be read.
    #[error("action {action:?}; expected {expected}")]
    Action {
        /// What stands there.
        action: String,
        /// What it should be.
        expected: &'static str,
    },
    /// It reads well, and no hand begins like this.
    #[error("{}", cannot(*.0))]
    Start(CannotStart),
    /// A rulebook that is not known or cannot be used, and why.
    #[error("{0}")]
    Rules(String),
}

fn cannot(cannot: CannotStart) -> String {
    match cannot {
        CannotStart::TooFewPlayers => "expected at least two players".to_owned(),
        CannotStart::TooManyPlayers => "a deck does not go round for so many players".to_owned(),
        CannotStart::NoChips(seat) => format!("p{seat} has no chips; expected at least 1"),
        CannotStart::NoBet => "a bet of 0; expected at least 1".to_owned(),
        CannotStart::PostsWithoutCards(seat) => format!("p{seat} posts and is not dealt in"),
    }
}
