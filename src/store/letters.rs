//! From bytes to text. Files that people bring seldom say how their letters are written.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8};

/// How the letters of a file were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16 with a byte order mark.
    Utf16,
    /// One of the older ways, guessed by the letters that stand together: "windows-1250".
    Guessed(&'static str),
}

/// The text of these bytes, whatever they are: a byte that is no letter is a replacement character.
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
