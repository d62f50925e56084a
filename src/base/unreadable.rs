//! An invalid value that a reader found, as a value.
//!
//! The rules know no language. A serde reader passes on only text, so the value is encoded in it,
//! and only [`Unreadable::of`] decodes it. The code that shows a message decodes it and has the
//! words (`displayed_by_saying`).

use std::fmt;

use serde::de::Error;
use strum::VariantArray;

/// An invalid value, and the kind of value that was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The kind of value expected.
    pub expected: ExpectedKind,
    /// The text found.
    pub found: String,
}

/// A kind of value with a limited range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum ExpectedKind {
    /// A seat at a table.
    Seat,
    /// The number of a table.
    Table,
    /// The number of seats of a table.
    TableSize,
    /// An amount of chips.
    Chips,
    /// An amount of money in minor units.
    Money,
    /// The number of decimals of a currency.
    Decimals,
    /// A percentage.
    Percent,
    /// The number of an entry or a player in an event.
    Number,
    Time,
    TimeOfDay,
    Card,
    FiveCards,
    /// The cards of a hand.
    Cards,
    /// The secret behind the draws.
    Secret,
}

/// The control character before such a value in a reader's text and between its parts; no sentence
/// contains it.
const MARK: char = '\u{1f}';

impl ExpectedKind {
    /// Creates a reader's error that says this value was found instead.
    pub fn error<E: Error>(self, found: impl fmt::Display) -> E {
        E::custom(format_args!("{MARK}{self:?}{MARK}{found}"))
    }
}

impl Unreadable {
    /// Returns the value in a reader's text; `None` if the text is the reader's own.
    pub fn of(text: &str) -> Option<Self> {
        let (wanted, found) = text.strip_prefix(MARK)?.split_once(MARK)?;
        let wanted = ExpectedKind::VARIANTS.iter().find(|kind| format!("{kind:?}") == wanted)?;
        Some(Self { expected: *wanted, found: found.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use serde::de::value::Error;

    use super::*;

    #[test]
    fn a_value_comes_out_of_a_readers_text_as_it_went_in() {
        for &expected in ExpectedKind::VARIANTS {
            let error: Error = expected.error("12: expected 1 to 11");
            let found = "12: expected 1 to 11".to_owned();
            assert_eq!(Unreadable::of(&error.to_string()), Some(Unreadable { expected, found }));
        }
        for own in ["", "Seat", "seat 12: expected 1 to 11", "\u{1f}Seat", "\u{1f}Sofa\u{1f}12"] {
            assert_eq!(Unreadable::of(own), None, "{own:?}");
        }
    }
}
