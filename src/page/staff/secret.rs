//! Secrets that a telephone and its desk share, and what is proved with them: HMAC-SHA256 by `ring`.

use std::fmt::Write as _;

use ring::{
    hmac,
    rand::{SecureRandom as _, SystemRandom},
};

/// A secret, as it is kept and as it stands in the address of a code: hexadecimal figures.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// One from the system's chance; nothing where that gives none.
    pub fn new() -> Option<Self> {
        chance().map(Self)
    }

    /// One that was kept; nothing when it is none.
    pub fn of(text: &str) -> Option<Self> {
        is_hex(text, 32).then(|| Self(text.to_owned()))
    }

    /// As it is kept.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What whoever has it says of `text`.
    pub(super) fn proof(&self, text: &str) -> String {
        hex(hmac::sign(&self.key(), text.as_bytes()).as_ref())
    }

    /// Was this said of `text` by somebody who has it? Takes as long whatever is wrong.
    pub(super) fn proves(&self, text: &str, proof: &str) -> bool {
        let Some(proof) = unhex(proof) else { return false };
        hmac::verify(&self.key(), text.as_bytes(), &proof).is_ok()
    }

    /// Another that follows from it and `text`.
    pub(super) fn next(&self, text: &str) -> Self {
        Self(self.proof(text))
    }

    fn key(&self) -> hmac::Key {
        hmac::Key::new(hmac::HMAC_SHA256, self.0.as_bytes())
    }
}

/// 128 bits that nobody can guess, as hexadecimal figures.
pub fn chance() -> Option<String> {
    let mut bytes = [0; 16];
    SystemRandom::new().fill(&mut bytes).ok()?;
    Some(hex(&bytes))
}

/// Is it at least so many hexadecimal figures, and no more than a hash has?
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
