//! The secrets shared by a phone and its desk, and the proofs made with them: HMAC-SHA256 by
//! `ring`.

use std::fmt::Write as _;

use ring::{
    hmac,
    rand::{SecureRandom as _, SystemRandom},
};

/// A secret, as it is stored and as it stands in the address of a code: hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Makes a random secret; `None` if the system provides no random data.
    pub fn new() -> Option<Self> {
        chance().map(Self)
    }

    /// Parses a stored secret; `None` unless it is 32 to 64 lower-case hex digits.
    pub fn of(text: &str) -> Option<Self> {
        is_hex(text, 32).then(|| Self(text.to_owned()))
    }

    /// Returns the stored form.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Returns the HMAC of `text` under this secret, in hex.
    pub(super) fn proof(&self, text: &str) -> String {
        hex(hmac::sign(&self.key(), text.as_bytes()).as_ref())
    }

    /// Returns whether `proof` is the HMAC of `text` under this secret, in constant time.
    pub(super) fn proves(&self, text: &str, proof: &str) -> bool {
        let Some(proof) = unhex(proof) else { return false };
        hmac::verify(&self.key(), text.as_bytes(), &proof).is_ok()
    }

    /// Derives another secret from this one and `text`.
    pub(super) fn next(&self, text: &str) -> Self {
        Self(self.proof(text))
    }

    fn key(&self) -> hmac::Key {
        hmac::Key::new(hmac::HMAC_SHA256, self.0.as_bytes())
    }
}

/// Returns 128 random bits as hexadecimal digits; `None` if the system provides no random data.
pub fn chance() -> Option<String> {
    let mut bytes = [0; 16];
    SystemRandom::new().fill(&mut bytes).ok()?;
    Some(hex(&bytes))
}

/// Returns whether the text has at least this many hexadecimal digits, and no more than a hash has.
pub(super) fn is_hex(text: &str, least: usize) -> bool {
    (least..=64).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !is_hex(text, 2) || !text.len().is_multiple_of(2) {
        return None;
    }
    let byte = |at| text.get(at..at + 2).and_then(|two| u8::from_str_radix(two, 16).ok());
    (0..text.len()).step_by(2).map(byte).collect()
}
