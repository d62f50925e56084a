//! Under what somebody is in a house's book.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Who somebody is in the book of a house, for ever and in every event.
///
/// It is drawn and not counted, so that a number that was given and taken back is nobody else's later, and two desks
/// that are told of somebody at once do not give the same. It is shown as ten letters that nobody confuses.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct PersonId(u64);

impl PersonId {
    /// How many letters it has.
    const LETTERS: u32 = 10;
    const BITS: u32 = 5;
    /// Crockford's base 32: without I, L, O and U.
    const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    /// From a seed.
    pub const fn drawn(seed: u64) -> Self {
        Self(seed >> (u64::BITS - Self::LETTERS * Self::BITS))
    }

    /// Reads what [`Display`](fmt::Display) writes, in capitals or not.
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
