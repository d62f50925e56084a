//! What a reader found that cannot be, as a value.
//!
//! The rules know no language. A reader of serde hands on nothing but text, so the value travels there
//! in a form that only [`Unreadable::of`] reads; whoever speaks to somebody takes it out again and has
//! the words (`Told`).

use std::fmt;

use serde::de::Error;
use strum::VariantArray;

/// What stood where a value of some kind should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// What should have stood there.
    pub wanted: Wanted,
    /// What stood there.
    pub found: String,
}

/// A kind of value that not everything can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Wanted {
    /// A seat at a table.
    Seat,
    /// The number of a table.
    Table,
    /// How many seats a table has.
    TableSize,
    /// An amount of chips.
    Chips,
    /// An amount of money in minor units.
    Money,
    /// How many digits a minor unit has.
    Decimals,
    /// A part of a hundred.
    Percent,
    /// The number of an entry or a player in an event.
    Number,
    Time,
    TimeOfDay,
    Card,
    FiveCards,
    /// The cards of a hand.
    Cards,
    /// A secret on which draws hang.
    Secret,
}

/// Stands before such a value in a reader's text, and between its parts: a control character, which no
/// sentence has.
const MARK: char = '\u{1f}';

impl Wanted {
    /// The error of a reader that found this instead.
    pub fn error<E: Error>(self, found: impl fmt::Display) -> E {
        E::custom(format_args!("{MARK}{self:?}{MARK}{found}"))
    }
}

impl Unreadable {
    /// The value in a reader's text; none where the text is the reader's own.
    pub fn of(text: &str) -> Option<Self> {
        let (wanted, found) = text.strip_prefix(MARK)?.split_once(MARK)?;
        let wanted = Wanted::VARIANTS.iter().find(|kind| format!("{kind:?}") == wanted)?;
        Some(Self { wanted: *wanted, found: found.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use serde::de::value::Error;

    use super::*;

    #[test]
    fn a_value_comes_out_of_a_readers_text_as_it_went_in() {
        for &wanted in Wanted::VARIANTS {
            let error: Error = wanted.error("12: expected 1 to 11");
            let found = "12: expected 1 to 11".to_owned();
            assert_eq!(Unreadable::of(&error.to_string()), Some(Unreadable { wanted, found }));
        }
        for own in ["", "Seat", "seat 12: expected 1 to 11", "\u{1f}Seat", "\u{1f}Sofa\u{1f}12"] {
            assert_eq!(Unreadable::of(own), None, "{own:?}");
        }
    }
}
