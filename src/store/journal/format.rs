//! The form of a journal line: plain RON, one value a line, each sealed to the line before.
//!
//! ```text
//! Bottone(format: 3, program: "0.9.0", sum: "c0ffee…", event: <body>)
//! (seq: 1, sum: "facade…", record: <body>)
//! (seq: 2, format: 3, program: "0.9.1", sum: "decade…", record: <body>)
//! ```
//!
//! The head names the format and the program that wrote it. A record by another writer than the
//! line before names its own. Files of format 1 began without a program; they go on with a line
//! that names one.
//!
//! A sum is the first 32 hexadecimal digits of SHA-256 over a prefix, a line feed and the body, as
//! they are in the file. For a record the prefix is the previous line's sum; for the head it is
//! `Bottone`. A house has `Bottone house` instead, and `house: ` before its body. If the line names
//! its writer, a space, the format, a space and the program follow in the prefix; the head of
//! format 1 has `Bottone 1`. Any reader can check a line with standard tools:
//!
//! ```text
//! printf '%s\n%s' "$previous_sum" "$body" | sha256sum | cut -c 1-32
//! ```
//!
//! The chain shows that no line was changed, inserted, removed or moved. It cannot show that lines
//! were cut off at the end: for that, a sheet with the last sum on it is kept elsewhere.

use std::fmt;

use bottone_i18n::{Filling, Saying};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use super::{subject::Subject, writer::Writer};

/// The format that this program writes, and the newest that it reads.
pub const FORMAT: u32 = 3;

/// The opening of every file of this program, in all present and future formats. A line that
/// changes the format has `format: ` after its number, and `program: ` after that, as the head has.
pub(super) const OPENING: &[u8] = b"Bottone(format: ";

const SUM_DIGITS: usize = 32;
const HEX: &[u8; 16] = b"0123456789abcdef";

/// The seal of a line, in hexadecimal digits as in the file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct LineSeal([u8; SUM_DIGITS]);

impl LineSeal {
    fn of_head(subject: Subject, writer: &Writer, body: &str) -> Self {
        Self::over(&["Bottone", subject.sealed(), &writer.sealed()], body)
    }

    fn of_record(previous: Self, writer: Option<&Writer>, body: &str) -> Self {
        Self::over(&[previous.as_str(), &writer.map(Writer::sealed).unwrap_or_default()], body)
    }

    fn over(before: &[&str], body: &str) -> Self {
        let mut hash = Sha256::new();
        for part in before {
            hash.update(part.as_bytes());
        }
        let hash = hash.chain_update(b"\n").chain_update(body.as_bytes()).finalize();
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

impl fmt::Display for LineSeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for LineSeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The expected and the actual content of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LineFault {
    pub(super) expected: Saying,
    pub(super) found: Saying,
}

/// The reason why a line is not read.
#[derive(Debug)]
pub(super) enum UnreadLine {
    /// The line is not as it was written.
    Fault(LineFault),
    /// The line goes on in a format unknown to this program.
    Newer(Writer),
}

impl From<LineFault> for UnreadLine {
    fn from(fault: LineFault) -> Self {
        Self::Fault(fault)
    }
}

/// The line of one record, in its parts.
pub(super) struct LineParts<'l> {
    pub(super) body: &'l str,
    pub(super) sum: LineSeal,
    /// The writer, if it is not that of the line before.
    pub(super) writer: Option<Writer>,
}

/// Returns the head line of this program, without its line feed.
pub(super) fn head_line(subject: Subject, body: &str) -> (String, LineSeal) {
    let writer = Writer::current();
    let sum = LineSeal::of_head(subject, &writer, body);
    let name = subject.name();
    (format!("Bottone({}sum: \"{sum}\", {name}: {body})", writer.named()), sum)
}

/// Returns the line of one record, without its line feed. It names its writer if that is not the
/// writer of the line before.
pub(super) fn record_line(
    seq: u64,
    previous: LineSeal,
    writer: Option<&Writer>,
    body: &str,
) -> (String, LineSeal) {
    let sum = LineSeal::of_record(previous, writer, body);
    let named = writer.map(Writer::named).unwrap_or_default();
    (format!("(seq: {seq}, {named}sum: \"{sum}\", record: {body})"), sum)
}

/// Returns the format that a head line names; `None` for any other line.
pub(super) fn named_format(line: &[u8]) -> Option<u32> {
    let rest = line.strip_prefix(OPENING)?;
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    matches!(rest.get(digits), Some(b',' | b')')).then_some(())?;
    str::from_utf8(&rest[..digits]).ok()?.parse().ok()
}

/// Returns the program that the head line of any format names.
pub(super) fn named_program(line: &[u8]) -> Option<String> {
    let text = str::from_utf8(line).ok()?.strip_prefix("Bottone(")?;
    Writer::read(text)?.0.program
}

/// A head line, in its parts.
pub(super) struct HeadLine<'l> {
    pub(super) subject: Subject,
    pub(super) body: &'l str,
    pub(super) sum: LineSeal,
    pub(super) writer: Writer,
}

/// Reads a head line.
pub(super) fn read_head(line: &[u8], format: u32) -> Result<HeadLine<'_>, LineFault> {
    let text = text_of(line)?;
    let expected = || layout(&format!("Bottone(format: {format}, …, event: …)"), text);
    let (writer, rest) =
        text.strip_prefix("Bottone(").and_then(Writer::read).ok_or_else(expected)?;
    let subject = rest.split_once("\", ").and_then(|(_, behind)| Subject::read(behind));
    let subject = subject.ok_or_else(expected)?;
    let (written, body) = sealed(rest, subject.name()).ok_or_else(expected)?;
    let sum = LineSeal::of_head(subject, &writer, body);
    check(sum, written)?;
    Ok(HeadLine { subject, body, sum, writer })
}

/// Reads the line of record `seq`, which follows a line sealed with `previous`.
pub(super) fn read_record(
    line: &[u8],
    seq: u64,
    previous: LineSeal,
) -> Result<LineParts<'_>, UnreadLine> {
    let text = text_of(line)?;
    let expected = || layout(&format!("(seq: {seq}, …, record: …)"), text);
    let (number, writer, rest) = numbered(text).ok_or_else(expected)?;
    if number != seq.to_string() {
        return Err(UnreadLine::Fault(LineFault {
            expected: record(seq.to_string().into()),
            found: record(excerpt(number).into()),
        }));
    }
    match writer {
        Some(writer) if writer.format > FORMAT => return Err(UnreadLine::Newer(writer)),
        Some(Writer { program: None, .. }) => return Err(expected().into()),
        _ => {}
    }
    let (written, body) = sealed(rest, "record").ok_or_else(expected)?;
    let sum = LineSeal::of_record(previous, writer.as_ref(), body);
    check(sum, written)?;
    Ok(LineParts { body, sum, writer })
}

/// Returns the seal written in a line, right or wrong.
pub(super) fn written_sum(line: &[u8]) -> Option<LineSeal> {
    let text = str::from_utf8(line).ok()?;
    let head = || text.strip_prefix("Bottone(").and_then(Writer::read);
    let (written, _) = match numbered(text) {
        Some((_, _, rest)) => sealed(rest, "record")?,
        None => sealed(head()?.1, "event")?,
    };
    written.as_bytes().try_into().ok().map(LineSeal)
}

/// Splits a record's line into its number, its writer if named, and the rest.
fn numbered(text: &str) -> Option<(&str, Option<Writer>, &str)> {
    let (number, rest) = text.strip_prefix("(seq: ")?.split_once(", ")?;
    Some(match Writer::read(rest) {
        Some((writer, rest)) => (number, Some(writer), rest),
        None => (number, None, rest),
    })
}

/// Splits `sum: "…", NAME: BODY)` into sum and body.
fn sealed<'a>(rest: &'a str, name: &str) -> Option<(&'a str, &'a str)> {
    let (sum, rest) = rest.strip_prefix("sum: \"")?.split_once("\", ")?;
    let body = rest.strip_prefix(name)?.strip_prefix(": ")?.strip_suffix(')')?;
    Some((sum, body))
}

fn check(sum: LineSeal, written: &str) -> Result<(), LineFault> {
    if sum.as_str() == written {
        return Ok(());
    }
    let checksum = |sum: Filling| Saying::of("files-checksum").with("sum", sum);
    Err(LineFault {
        expected: checksum(sum.to_string().into()),
        found: checksum(excerpt(written).into()),
    })
}

fn record(number: Filling) -> Saying {
    Saying::of("files-record").with("number", number)
}

fn text_of(line: &[u8]) -> Result<&str, LineFault> {
    str::from_utf8(line).map_err(|_| LineFault {
        expected: Saying::of("files-text"),
        found: Saying::of("files-bytes").with("bytes", excerpt_of(line)),
    })
}

fn layout(expected: &str, found: &str) -> LineFault {
    let found = match found.trim() {
        "" => Saying::of("files-empty-line"),
        _ => excerpt(found),
    };
    LineFault { expected: Saying::of("files-line-like").with("line", expected), found }
}

/// Returns the beginning of a text, fit for a message.
pub fn excerpt(text: &str) -> Saying {
    excerpt_of(text.as_bytes())
}

/// Returns the beginning of some bytes, fit for a message.
pub(super) fn excerpt_of(bytes: &[u8]) -> Saying {
    const MOST: usize = 48;
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(4 * MOST)]).into_owned();
    let mut shown: String = start.chars().take(MOST).flat_map(char::escape_debug).collect();
    if start.chars().count() > MOST || bytes.len() > 4 * MOST {
        shown.push('…');
    }
    Saying::of("files-quoted").with("text", shown)
}

/// Checks that `body` is one value of RON on one line, so that its line can be read again.
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

    /// Checks sums computed with `printf '%s\n%s' … | sha256sum | cut -c 1-32`.
    #[test]
    fn sums_are_what_sha256sum_says() {
        let first = Writer { format: 1, program: None };
        let head = LineSeal::of_head(Subject::Event, &first, "(name: \"Friday\")");
        assert_eq!(head.as_str(), "eddba4730f31ae6dabb5bc4dd9305a86");
        let (line, one) = record_line(1, head, None, "Busted(entry: 7)");
        assert_eq!(
            line,
            "(seq: 1, sum: \"f885f310abdd30772f7a47841817dbda\", record: Busted(entry: 7))"
        );
        let later = Writer { format: 2, program: Some("0.9.0".to_owned()) };
        let (line, _) = record_line(2, one, Some(&later), "Busted(entry: 8)");
        assert_eq!(
            line,
            "(seq: 2, format: 2, program: \"0.9.0\", sum: \"8e79008ecafeec619947e05623dced0d\", record: Busted(entry: 8))"
        );
        assert_eq!(
            LineSeal::of_head(Subject::Event, &later, "(name: \"Friday\")").as_str(),
            "a1fa4a9a4752dc4379a2938b0e0a9218"
        );
        // printf '%s\n%s' 'Bottone house 2 0.9.0' '(name: "Friday")' | sha256sum | cut -c 1-32
        assert_eq!(
            LineSeal::of_head(Subject::House, &later, "(name: \"Friday\")").as_str(),
            "af19ca069f708ae5f812dc76d429b318"
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

    /// Checks that an impossible version number is no writer.
    #[test]
    fn who_writes_on_is_named_whole_or_the_line_is_damaged() {
        let head = LineSeal::of_head(Subject::Event, &Writer::current(), "()");
        for (line, is_newer) in [
            ("(seq: 1, format: 4, program: \"9.0.0\", whatever comes", true),
            ("(seq: 1, format: 4, program: \"9.0 beta\", sum: \"\", record: ())", false),
            ("(seq: 1, format: 4, sum: \"\", record: ())", false),
            ("(seq: 1, format: 1, sum: \"\", record: ())", false),
            ("(seq: 2, format: 4, program: \"9.0.0\", sum: \"\", record: ())", false),
            ("(seq: 1, format: 2, program: \"9.0.0\", sum: \"\", record: ())", false),
        ] {
            let read = read_record(line.as_bytes(), 1, head);
            assert_eq!(matches!(read, Err(UnreadLine::Newer(_))), is_newer, "{line}");
            assert!(read.is_err(), "{line}");
        }
    }
}
