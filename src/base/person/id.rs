//! The id of a person in a house's book.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The permanent id of a person in the book of a house, the same in every event.
///
/// It is drawn at random, not counted. So a number that was given and withdrawn never belongs to
/// another person. Two desks that add people at once do not give the same. It is shown as ten
/// letters that are hard to confuse.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct PersonId(u64);

impl PersonId {
    /// The number of letters in an id.
    const LETTERS: u32 = 10;
    const BITS: u32 = 5;
    /// Crockford's base 32: without I, L, O and U.
    const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    /// Draws an id from a seed.
    pub const fn drawn(seed: u64) -> Self {
        Self(seed >> (u64::BITS - Self::LETTERS * Self::BITS))
    }

    /// Parses the output of [`Display`](fmt::Display), in upper or lower case.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let mut number = 0_u64;
        for letter in text.bytes() {
            let letter = letter.to_ascii_uppercase();
            let place = Self::ALPHABET.iter().position(|known| *known == letter)?;
            number = (number << Self::BITS) | u64::try_from(place).ok()?;
        }
        (text.len() == Self::LETTERS as usize).then_some(Self(number))
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for nth in (0..Self::LETTERS).rev() {
            let place = (self.0 >> (nth * Self::BITS)) & 31;
            let letter = usize::try_from(place).ok().and_then(|at| Self::ALPHABET.get(at));
            write!(f, "{}", char::from(letter.copied().unwrap_or_default()))?;
        }
        Ok(())
    }
}
