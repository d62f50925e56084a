//! How a line of the journal is written: plain RON, one value a line, each sealed to the line before.
//!
//! ```text
//! Bottone(format: 1, sum: "c0ffee…", event: <body>)
//! (seq: 1, sum: "facade…", record: <body>)
//! (seq: 2, sum: "decade…", record: <body>)
//! ```
//!
//! A sum is the first 32 hexadecimal digits of SHA-256 over the previous line's sum, a line feed and the body,
//! as they stand in the file. For the head line, which has nothing before it, the text `Bottone 1` takes the
//! place of the previous sum. Anybody can check a line with what every system has:
//!
//! ```text
//! printf '%s\n%s' "$previous_sum" "$body" | sha256sum | cut -c 1-32
//! ```
//!
//! The chain shows that no line was changed, put in, taken out or moved. It cannot show that lines were cut
//! off at the end: for that, a sheet with the last sum on it is kept elsewhere.

use std::fmt;

use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use crate::tongue::{Filling, Saying};

/// The format that this program writes, and the newest that it reads.
pub const FORMAT: u32 = 1;

/// What every file of this program begins with, in every format there will ever be.
pub(super) const OPENING: &[u8] = b"Bottone(format: ";

const SUM_DIGITS: usize = 32;
const HEX: &[u8; 16] = b"0123456789abcdef";

/// The seal of a line, in hexadecimal digits as it stands in the file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Sum([u8; SUM_DIGITS]);

impl Sum {
    pub(super) fn of_head(body: &str) -> Self {
        Self::over(format!("Bottone {FORMAT}").as_bytes(), body)
    }

    pub(super) fn of_record(previous: Self, body: &str) -> Self {
        Self::over(&previous.0, body)
    }

    fn over(previous: &[u8], body: &str) -> Self {
        let hash = Sha256::new()
            .chain_update(previous)
            .chain_update(b"\n")
            .chain_update(body.as_bytes())
            .finalize();
        let mut digits = [0; SUM_DIGITS];
        for (pair, byte) in digits.chunks_exact_mut(2).zip(hash) {
            pair[0] = HEX[usize::from(byte >> 4)];
            pair[1] = HEX[usize::from(byte & 15)];
        }
        Self(digits)
    }

    pub(super) fn as_str(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What a line should have said, and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) expected: Saying,
    pub(super) found: Saying,
}

/// The head line, without its line feed.
pub(super) fn head_line(body: &str) -> (String, Sum) {
    let sum = Sum::of_head(body);
    (format!("Bottone(format: {FORMAT}, sum: \"{sum}\", event: {body})"), sum)
}

/// The line of one record, without its line feed.
pub(super) fn record_line(seq: u64, previous: Sum, body: &str) -> (String, Sum) {
    let sum = Sum::of_record(previous, body);
    (format!("(seq: {seq}, sum: \"{sum}\", record: {body})"), sum)
}

/// The format that a head line names, if it is a head line at all.
pub(super) fn named_format(line: &[u8]) -> Option<u32> {
    let rest = line.strip_prefix(OPENING)?;
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    matches!(rest.get(digits), Some(b',' | b')')).then_some(())?;
    str::from_utf8(&rest[..digits]).ok()?.parse().ok()
}

/// Reads a head line of format 1: its body and its sum.
pub(super) fn read_head_v1(line: &[u8]) -> Result<(&str, Sum), Fault> {
    let text = text_of(line)?;
    let rest = text.strip_prefix("Bottone(format: 1").and_then(|rest| rest.strip_prefix(", "));
    let (written, body) = rest
        .and_then(|rest| sealed(rest, "event"))
        .ok_or_else(|| layout("Bottone(format: 1, …, event: …)", text))?;
    let sum = Sum::of_head(body);
    check(sum, written)?;
    Ok((body, sum))
}

/// Reads the line of record `seq` of format 1, which follows a line sealed with `previous`.
pub(super) fn read_record_v1(line: &[u8], seq: u64, previous: Sum) -> Result<(&str, Sum), Fault> {
    let text = text_of(line)?;
    let named = text.strip_prefix("(seq: ").and_then(|rest| rest.split_once(", "));
    let Some((number, rest)) = named else {
        return Err(layout(&format!("(seq: {seq}, …, record: …)"), text));
    };
    if number != seq.to_string() {
        return Err(Fault {
            expected: record(seq.to_string().into()),
            found: record(excerpt(number).into()),
        });
    }
    let (written, body) = sealed(rest, "record")
        .ok_or_else(|| layout(&format!("(seq: {seq}, …, record: …)"), text))?;
    let sum = Sum::of_record(previous, body);
    check(sum, written)?;
    Ok((body, sum))
}

/// `sum: "…", NAME: BODY)` taken apart.
fn sealed<'a>(rest: &'a str, name: &str) -> Option<(&'a str, &'a str)> {
    let (sum, rest) = rest.strip_prefix("sum: \"")?.split_once("\", ")?;
    let body = rest.strip_prefix(name)?.strip_prefix(": ")?.strip_suffix(')')?;
    Some((sum, body))
}

fn check(sum: Sum, written: &str) -> Result<(), Fault> {
    if sum.as_str() == written {
        return Ok(());
    }
    let checksum = |sum: Filling| Saying::of("files-checksum").with("sum", sum);
    Err(Fault {
        expected: checksum(sum.to_string().into()),
        found: checksum(excerpt(written).into()),
    })
}

fn record(number: Filling) -> Saying {
    Saying::of("files-record").with("number", number)
}

fn text_of(line: &[u8]) -> Result<&str, Fault> {
    str::from_utf8(line).map_err(|_| Fault {
        expected: Saying::of("files-text"),
        found: Saying::of("files-bytes").with("bytes", excerpt_of(line)),
    })
}

fn layout(expected: &str, found: &str) -> Fault {
    let found = match found.trim() {
        "" => Saying::of("files-empty-line"),
        _ => excerpt(found),
    };
    Fault { expected: Saying::of("files-line-like").with("line", expected), found }
}

/// The beginning of a text, fit to be shown in a message.
pub fn excerpt(text: &str) -> Saying {
    excerpt_of(text.as_bytes())
}

/// The beginning of some bytes, fit to be shown in a message.
pub(super) fn excerpt_of(bytes: &[u8]) -> Saying {
    const MOST: usize = 48;
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(4 * MOST)]).into_owned();
    let mut shown: String = start.chars().take(MOST).flat_map(char::escape_debug).collect();
    if start.chars().count() > MOST || bytes.len() > 4 * MOST {
        shown.push('…');
    }
    Saying::of("files-quoted").with("text", shown)
}

/// Is `body` one value of RON on one line, so that the line it goes into can be read again as it was meant?
pub(super) fn check_body(body: &str) -> Result<(), Saying> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Line<'a> {
        #[serde(borrow)]
        record: &'a ron::value::RawValue,
    }
    if let Some(at) = body.find(|c: char| c.is_ascii_control()) {
        return Err(Saying::of("files-control-character").with("at", at));
    }
    let line = format!("(record: {body})");
    let read: Line<'_> = ron::from_str(&line).map_err(|error| Saying::AsItIs(error.to_string()))?;
    if read.record.get_ron() == body {
        return Ok(());
    }
    Err(Saying::of("files-two-values"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out with `printf '%s\n%s' … | sha256sum | cut -c 1-32`.
    #[test]
    fn sums_are_what_sha256sum_says() {
        let (line, head) = head_line("(name: \"Friday\")");
        assert_eq!(
            line,
            "Bottone(format: 1, sum: \"eddba4730f31ae6dabb5bc4dd9305a86\", event: (name: \"Friday\"))"
        );
        let (line, _) = record_line(1, head, "Busted(entry: 7)");
        assert_eq!(
            line,
            "(seq: 1, sum: \"f885f310abdd30772f7a47841817dbda\", record: Busted(entry: 7))"
        );
    }

    #[test]
    fn a_body_is_one_value_on_one_line() {
        for good in [
            "()",
            "1",
            "\"a\"",
            "Done(x: [1, 2], y: {\"k\": 'c'})",
            "A /* note */",
            "Some(\"\u{2028}\")",
        ] {
            assert_eq!(check_body(good), Ok(()), "{good}");
        }
        for bad in [
            "",
            " ",
            "1, 2",
            "1,",
            "1) (2",
            "1, record: 2",
            "1 // rest",
            "(",
            "a\nb",
            "\"\t\"",
            "\0",
            "1 2",
        ] {
            assert!(check_body(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn formats_of_any_age_are_named() {
        for (line, format) in [
            ("Bottone(format: 1, sum: \"\"", Some(1)),
            ("Bottone(format: 4294967295)", Some(u32::MAX)),
            ("Bottone(format: 99, whatever comes", Some(99)),
            ("Bottone(format: 99999999999, …", None),
            ("Bottone(format: x, …", None),
            ("Bottone(format: 1", None),
            ("Bottone()", None),
            ("bottone(format: 1,", None),
        ] {
            assert_eq!(named_format(line.as_bytes()), format, "{line}");
        }
    }
}
