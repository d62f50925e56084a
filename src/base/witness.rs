//! A short code for the progress of an event's file: a line number and the start of that line's
//! seal.
//!
//! Each line of a file is sealed to the one before. So the seal of one line covers all lines before
//! it. A chain cannot show that its end was cut off; a code on paper can. `docs/engineering/file.md` argues
//! what its 80 bits prove.

use std::fmt;

/// The number of hexadecimal digits of a seal in a code.
const DIGITS: usize = 20;
/// The number of letters that they take in base 32.
const LETTERS: usize = 16;
/// Crockford's letters, none of which looks like another.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The code "414-7KQM-2F9P-XD03-H6TA": line 414 of an event's file, counted from 1, and the first
/// 80 bits of its seal in base 32.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Witness {
    line: u64,
    bits: u128,
}

impl Witness {
    /// Returns the code of the line with this seal, in hexadecimal. `None` if that is not a seal.
    pub fn of(line: u64, seal: &str) -> Option<Self> {
        let bits = u128::from_str_radix(seal.get(..DIGITS)?, 16).ok()?;
        Some(Self { line, bits })
    }

    /// Parses a typed code: any case, any separators between the groups, and letters that no code
    /// has read as the digits meant.
    pub fn read(text: &str) -> Option<Self> {
        let digits = text.trim_start().find(|c: char| !c.is_ascii_digit())?;
        let (line, code) = text.trim_start().split_at(digits);
        let mut bits = 0;
        let mut letters = 0;
        for letter in code.chars().filter(|c| c.is_alphanumeric()) {
            let letter = match letter.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                other => other,
            };
            let value = ALPHABET.iter().position(|of| char::from(*of) == letter)?;
            letters += 1;
            if letters > LETTERS {
                return None;
            }
            bits = bits << 5 | value as u128;
        }
        let line = line.parse().ok().filter(|line| *line > 0)?;
        (letters == LETTERS).then_some(Self { line, bits })
    }

    /// Returns the line number, counted from 1.
    pub const fn line(&self) -> u64 {
        self.line
    }

    /// Returns whether this is the seal of its line.
    pub fn matches(&self, seal: &str) -> bool {
        Self::of(self.line, seal) == Some(*self)
    }
}

impl fmt::Display for Witness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.line)?;
        for place in 0..LETTERS {
            if place % 4 == 0 {
                f.write_str("-")?;
            }
            let value = self.bits >> (5 * (LETTERS - 1 - place)) & 31;
            write!(f, "{}", char::from(ALPHABET[usize::try_from(value).unwrap_or_default()]))?;
        }
        Ok(())
    }
}
