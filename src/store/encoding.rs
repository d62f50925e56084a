//! The decoding of bytes to text. Imported files seldom name their encoding.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8};

/// The encoding of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16 with a byte order mark.
    Utf16,
    /// One of the older encodings, guessed by combinations of letters: "windows-1250".
    Guessed(&'static str),
}

/// Returns the text of any bytes. Invalid bytes become replacement characters.
pub fn decoded(bytes: &[u8]) -> (Cow<'_, str>, Letters) {
    if let Some((marked, mark)) = Encoding::for_bom(bytes) {
        let letters = if marked == UTF_8 { Letters::Utf8 } else { Letters::Utf16 };
        let text = bytes.get(mark..).unwrap_or_default();
        return (marked.decode_without_bom_handling(text).0, letters);
    }
    if let Ok(text) = str::from_utf8(bytes) {
        return (text.into(), Letters::Utf8);
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let guessed = detector.guess(None, Utf8Detection::Deny);
    (guessed.decode_without_bom_handling(bytes).0, Letters::Guessed(guessed.name()))
}
