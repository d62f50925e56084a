//! A draw that the house cannot rig: the hash of a secret is published before it, the secret after
//! it.
//!
//! docs/guide/draw.md describes the whole procedure, for people who do not trust this program. Everything
//! here is SHA-256 (FIPS 180-4) and base 32 (Crockford's letters).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use super::unreadable::ExpectedKind;

/// The SHA-256 hash of a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash([u8; 32]);

impl Hash {
    /// Hashes these bytes.
    pub fn of(bytes: impl AsRef<[u8]>) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// Parses 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Self> {
        from_base_16(text).map(Self)
    }

    /// Returns the short code: the first 60 bits in base 32, as three groups of four letters. The
    /// letters are Crockford's, without I, L, O and U.
    pub fn code(&self) -> String {
        const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
        let bits = self.number();
        let letter = |place: u32| char::from(LETTERS[(bits >> (59 - 5 * place) & 31) as usize]);
        let group = |from: u32| (from..from + 4).map(letter).collect::<String>();
        [group(0), group(4), group(8)].join("-")
    }

    /// Returns the first eight bytes as a number.
    pub const fn number(&self) -> u64 {
        u64::from_be_bytes(self.first())
    }

    /// Returns the first eight bytes, read little-endian, as a seed. The key of the draw then
    /// begins with the hash's own bytes.
    const fn seed(&self) -> u64 {
        u64::from_le_bytes(self.first())
    }

    const fn first(&self) -> [u8; 8] {
        match self.0.first_chunk() {
            Some(first) => *first,
            None => [0; 8],
        }
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        base_16(&self.0, f)
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        base_16(&self.0, f)
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// The hash of a text that is built up piece by piece.
#[derive(Clone, Debug, Default)]
pub struct TextHasher(Sha256);

impl TextHasher {
    /// Adds text to the hash.
    pub fn add(&mut self, text: &str) {
        self.0.update(text);
    }

    /// Returns the hash of the text so far.
    pub fn current(&self) -> Hash {
        Hash(self.0.clone().finalize().into())
    }
}

/// Normalises a typed short code: upper case, without separators, and with letters that no code has
/// replaced by the digits meant.
pub fn typed_code(text: &str) -> String {
    let letters = text.chars().filter(|letter| letter.is_alphanumeric());
    let letters = letters.map(|letter| match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    });
    let letters: Vec<char> = letters.take(60).collect();
    let groups: Vec<String> = letters.chunks(4).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// 256 bits that only the event's file knows until they are revealed.
///
/// Only [`Secret::revealed`] shows it to people.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// Creates the secret from these bytes, which must be random.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns the hash that is published before the draws.
    pub fn hash(&self) -> Hash {
        Hash::of(self.0)
    }

    /// Returns the secret as published after the draws: 64 hexadecimal digits.
    pub fn revealed(&self) -> String {
        struct Digits<'a>(&'a [u8]);
        impl fmt::Display for Digits<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                base_16(self.0, f)
            }
        }
        Digits(&self.0).to_string()
    }

    /// Parses 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Self> {
        from_base_16(text).map(Self)
    }

    /// Returns the seed of the draw that `asked` describes, after the word that the players in the
    /// room chose.
    pub fn seed(&self, word: &str, asked: &str) -> u64 {
        Hash::of(format!("{}\n{word}\n{asked}", self.revealed())).seed()
    }
}

/// Keeps the secret out of messages.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(sha256 {})", self.hash())
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.revealed())
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(from)?;
        // The error does not repeat a text that may be a secret.
        Self::read(&text).ok_or_else(|| ExpectedKind::Secret.error("…"))
    }
}

fn base_16(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn from_base_16(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    let sound = |digit: &u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(digit);
    if digits.len() != 64 || !digits.iter().all(sound) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}
