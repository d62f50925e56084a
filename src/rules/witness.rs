//! A short code for how far an event's file had come: the number of a line and the beginning of its seal.
//!
//! Each line of a file is sealed to the one before, so the seal of one line stands for all before it. What a chain cannot
//! show is that its end was cut off; a code on paper can. `docs/file.md` argues what its 80 bits prove.

use std::fmt;

/// How many digits of base 16 of a seal a code stands for.
const DIGITS: usize = 20;
/// How many letters that is in base 32.
const LETTERS: usize = 16;
/// Crockford's letters: none is taken for another.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// "414-7KQM-2F9P-XD03-H6TA": line 414 of an event's file, counted from 1, and the first 80 bits of its seal in base 32.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Witness {
    line: u64,
    bits: u128,
}

impl Witness {
    /// The code of the line with this seal, in digits of base 16. None where that is no seal.
    pub fn of(line: u64, seal: &str) -> Option<Self> {
        let bits = u128::from_str_radix(seal.get(..DIGITS)?, 16).ok()?;
        Some(Self { line, bits })
    }

    /// Reads a code as it is typed: in any case, with anything between the groups, and with the digits that were meant by
    /// letters that no code has.
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

    /// The line, counted from 1.
    pub const fn line(&self) -> u64 {
        self.line
    }

    /// Is this the seal of its line?
    pub fn is_of(&self, seal: &str) -> bool {
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
