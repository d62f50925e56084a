//! The word or PIN of a locked desk, stored so that it cannot be read from the file.

use std::fmt;

use argon2::{
    Argon2, Params, PasswordHasher as _, PasswordVerifier as _, password_hash::phc::PasswordHash,
};
use bottone_i18n::{Language, ToText};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// The fewest letters or digits of a word or PIN.
pub const LEAST_PIN: usize = 4;

/// The most memory that a stored word may need, in KiB, and the most rounds. So a manipulated file
/// does not block the desk.
const MOST_MEMORY: u32 = 64 * 1_024;
const MOST_ROUNDS: u32 = 8;

/// A word or PIN, as Argon2id with a salt of its own. The word itself is not stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Pin(PasswordHash);

/// The reason why a word cannot open a desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PinError {
    /// The word is shorter than [`LEAST_PIN`].
    #[error("the word or PIN has fewer than {LEAST_PIN} letters or figures")]
    Short,
    /// The word has only digits, fewer than six, for a role that pays or signs.
    #[error("the PIN of a role that pays or signs has at least six figures, or is a word")]
    FewFigures,
    /// The word could not be hashed.
    #[error("the word or PIN could not be kept")]
    NotKept,
}

impl ToText for PinError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::Short => language.word("lock-short"),
            Self::FewFigures => language.word("staff-pin-few-figures"),
            Self::NotKept => language.word("lock-not-kept"),
        }
    }
}

impl Pin {
    /// Hashes this word, which takes some hundredths of a second. White space around it is ignored.
    ///
    /// # Errors
    /// The word is too short, or the system has no randomness for a salt.
    pub fn of(word: &str) -> Result<Self, PinError> {
        let word = word.trim();
        if word.chars().count() < LEAST_PIN {
            return Err(PinError::Short);
        }
        Argon2::default().hash_password(word.as_bytes()).map(Self).map_err(|_| PinError::NotKept)
    }

    /// Returns the written form, `$argon2id$…`.
    pub fn written(&self) -> String {
        self.0.to_string()
    }

    /// Reads a stored word from its written form. `None` for another algorithm, or for more work
    /// than a desk accepts.
    pub fn read(written: &str) -> Option<Self> {
        let hash = PasswordHash::new(written).ok()?;
        let cost = Params::try_from(&hash).ok()?;
        let is_usual = cost.m_cost() <= MOST_MEMORY && cost.t_cost() <= MOST_ROUNDS;
        let is_whole = hash.salt.is_some() && hash.hash.is_some();
        (is_usual && is_whole).then_some(Self(hash))
    }

    /// Returns whether it is this word.
    pub fn matches(&self, word: &str) -> bool {
        Argon2::default().verify_password(word.trim().as_bytes(), &self.0).is_ok()
    }
}

impl fmt::Debug for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

impl Serialize for Pin {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Pin {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::read(&text).ok_or_else(|| serde::de::Error::custom(PinError::NotKept))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_opens_and_no_other_does() {
        let pin = Pin::of(" notte 7 ").unwrap();
        for (word, opens) in [
            ("notte 7", true),
            ("notte 7 ", true),
            ("Notte 7", false),
            ("notte", false),
            ("", false),
        ] {
            assert_eq!(pin.matches(word), opens, "{word:?}");
        }
        for short in ["", "123", "  12  "] {
            assert_eq!(Pin::of(short), Err(PinError::Short), "{short:?}");
        }
    }

    #[test]
    fn the_word_cannot_be_read_where_it_is_kept() {
        let word = "settebello";
        let pin = Pin::of(word).unwrap();
        let kept = ron::to_string(&pin).unwrap();
        assert!(kept.starts_with("\"$argon2id$") && !kept.contains(word), "{kept}");
        assert!(!format!("{pin:?}").contains('$'));
        assert_ne!(Pin::of(word).unwrap(), pin, "each has a salt of its own");
        let again: Pin = ron::from_str(&kept).unwrap();
        assert!(again.matches(word));
        for damaged in [
            "\"\"".to_owned(),
            "\"settebello\"".to_owned(),
            "\"$argon2id$\"".to_owned(),
            "7".to_owned(),
            kept.replace("m=19456", "m=4194304"),
            kept.replace("t=2", "t=4000000"),
        ] {
            assert!(ron::from_str::<Pin>(&damaged).is_err(), "{damaged}");
        }
    }
}
