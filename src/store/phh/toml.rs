//! The TOML of a hand, with the place of every value.
//!
//! A file can have hundreds of thousands of hands, nearly all in the plainest TOML: a key with a
//! number, a text or a list of these. Only that is read here. Any other hand goes to the `toml`
//! crate as a whole, which knows all of TOML and reports faults.

use std::borrow::Cow;

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use super::fault::Problem;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value<'a> {
    Text(Cow<'a, str>),
    Whole(i64),
    /// A number with one or two decimals, in hundredths.
    Hundredths(i64),
    /// An infinite stack.
    Infinite,
    Truth(bool),
    List(Vec<TomlSpot<'a>>),
    /// A value that no field of a hand has, with the words that describe it.
    Other(&'static str),
}

/// A value and its start, in bytes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TomlSpot<'a> {
    pub(super) at: usize,
    pub(super) value: Value<'a>,
}

/// A key and its value.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TomlEntry<'a> {
    pub(super) key: Cow<'a, str>,
    pub(super) spot: TomlSpot<'a>,
    /// The key and the value, as written; a table is between braces.
    pub(super) written: Cow<'a, str>,
}

/// Returns the entries of one table without a header.
///
/// # Errors
/// The place and the reason, if it is not TOML.
pub(super) fn entries(text: &str) -> Result<Vec<TomlEntry<'_>>, (usize, Problem)> {
    match (PlainToml { text, at: 0 }).entries() {
        Some(entries) => Ok(entries),
        None => in_full(text),
    }
}

/// The bytes without a special meaning in a one-line text. Most of a file is text, so they are in a
/// table.
const IN_TEXT: [bool; 256] = {
    let mut plain = [true; 256];
    let mut byte = 0;
    while byte < b' ' as usize {
        plain[byte] = false;
        byte += 1;
    }
    plain[b'\\' as usize] = false;
    plain[0x7f] = false;
    plain
};

/// The most keys that are compared to find one used twice.
const MOST_KEYS: usize = 64;

/// The reader of the plainest TOML. Every step is `None` for any other text.
struct PlainToml<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> PlainToml<'a> {
    fn entries(mut self) -> Option<Vec<TomlEntry<'a>>> {
        let mut entries: Vec<TomlEntry<'a>> = Vec::with_capacity(12);
        loop {
            self.skip_lines()?;
            if self.peek().is_none() {
                return Some(entries);
            }
            let from = self.at;
            let key = self.key()?;
            if entries.len() >= MOST_KEYS || entries.iter().any(|entry| entry.key == key) {
                return None;
            }
            self.skip_blanks();
            self.take(b'=')?;
            self.skip_blanks();
            let at = self.at;
            let value = self.value(0)?;
            let written = Cow::Borrowed(self.text.get(from..self.at)?);
            self.end_of_line()?;
            entries.push(TomlEntry {
                key: Cow::Borrowed(key),
                spot: TomlSpot { at, value },
                written,
            });
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> Option<()> {
        (self.peek() == Some(byte)).then(|| self.at += 1)
    }

    /// Takes the bytes for which `is` holds.
    fn run(&mut self, is: impl Fn(u8) -> bool) -> &'a str {
        let from = self.at;
        let rest = self.text.as_bytes().get(from..).unwrap_or_default();
        self.at += rest.iter().position(|byte| !is(*byte)).unwrap_or(rest.len());
        self.text.get(from..self.at).unwrap_or_default()
    }

    fn skip_blanks(&mut self) {
        self.run(|byte| byte == b' ' || byte == b'\t');
    }

    /// Skips blanks, empty lines and comments.
    fn skip_lines(&mut self) -> Option<()> {
        loop {
            self.run(|byte| matches!(byte, b' ' | b'\t' | b'\n'));
            match self.peek() {
                Some(b'\r' | b'#') => self.end_of_line()?,
                _ => return Some(()),
            }
        }
    }

    fn end_of_line(&mut self) -> Option<()> {
        self.skip_blanks();
        if self.take(b'#').is_some() {
            self.run(|byte| byte >= b' ' && byte != 0x7f || byte == b'\t');
        }
        if self.peek().is_none() {
            return Some(());
        }
        if self.peek() == Some(b'\r') {
            self.at += 1;
        }
        self.take(b'\n')
    }

    fn key(&mut self) -> Option<&'a str> {
        let key = self.run(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-');
        (!key.is_empty()).then_some(key)
    }

    fn value(&mut self, depth: u8) -> Option<Value<'a>> {
        match self.peek()? {
            quote @ (b'\'' | b'"') => self.text(quote).map(|text| Value::Text(Cow::Borrowed(text))),
            b'[' if depth < 4 => self.list(depth).map(Value::List),
            b't' => self.word("true").map(|()| Value::Truth(true)),
            b'f' => self.word("false").map(|()| Value::Truth(false)),
            b'-' | b'0'..=b'9' => self.whole().map(Value::Whole),
            _ => None,
        }
    }

    fn word(&mut self, word: &str) -> Option<()> {
        let found = self.run(|byte| byte.is_ascii_alphanumeric());
        (found == word).then_some(())
    }

    fn text(&mut self, quote: u8) -> Option<&'a str> {
        self.take(quote)?;
        let text = self.run(|byte| IN_TEXT[usize::from(byte)] && byte != quote);
        self.take(quote)?;
        // Two quotes may begin a text of many lines.
        (!text.is_empty() || self.peek() != Some(quote)).then_some(text)
    }

    fn whole(&mut self) -> Option<i64> {
        let written = self.run(|byte| {
            byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'+' | b'.' | b'_' | b':')
        });
        let digits = written.strip_prefix('-').unwrap_or(written);
        let plain = digits == "0"
            || (digits.bytes().all(|d| d.is_ascii_digit()) && !digits.starts_with('0'));
        if plain { written.parse().ok() } else { None }
    }

    fn list(&mut self, depth: u8) -> Option<Vec<TomlSpot<'a>>> {
        self.take(b'[')?;
        let mut list = Vec::with_capacity(if depth == 0 { 10 } else { 0 });
        loop {
            self.skip_lines()?;
            if self.take(b']').is_some() {
                return Some(list);
            }
            let at = self.at;
            let value = self.value(depth + 1)?;
            list.push(TomlSpot { at, value });
            // In most lists the comma follows at once.
            if self.take(b',').is_some() {
                continue;
            }
            self.skip_lines()?;
            if self.take(b',').is_none() {
                self.take(b']')?;
                return Some(list);
            }
        }
    }
}

fn in_full(text: &str) -> Result<Vec<TomlEntry<'_>>, (usize, Problem)> {
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        (at, Problem::Toml(error.message().to_owned()))
    })?;
    let mut entries: Vec<TomlEntry<'_>> = Vec::new();
    for (key, value) in table.into_inner() {
        let whole = text.get(key.span().start..value.span().end).unwrap_or_default();
        let written = match in_line(&value, text) {
            Cow::Borrowed(_) => Cow::Borrowed(whole),
            Cow::Owned(value) => Cow::Owned(format!("{} = {value}", quoted(key.get_ref()))),
        };
        entries.push(TomlEntry { key: key.into_inner(), spot: spot_of(value), written });
    }
    // The crate sorts by key; the entries keep the order of the file.
    entries.sort_by_key(|entry| entry.spot.at);
    Ok(entries)
}

/// Returns the value as written, but a table between braces. Its parts may come from headers or
/// compound keys in many places.
fn in_line<'a>(value: &Spanned<DeValue<'_>>, text: &'a str) -> Cow<'a, str> {
    match value.get_ref() {
        DeValue::Table(table) => {
            let fields = table.iter().map(|(key, value)| {
                format!("{} = {}", quoted(key.get_ref()), in_line(value, text))
            });
            Cow::Owned(format!("{{ {} }}", fields.collect::<Vec<_>>().join(", ")))
        }
        DeValue::Array(list) if list.iter().any(|value| has_table(value.get_ref())) => {
            let values: Vec<_> = list.iter().map(|value| in_line(value, text)).collect();
            Cow::Owned(format!("[{}]", values.join(", ")))
        }
        _ => Cow::Borrowed(text.get(value.span()).unwrap_or_default()),
    }
}

fn has_table(value: &DeValue<'_>) -> bool {
    match value {
        DeValue::Table(_) => true,
        DeValue::Array(list) => list.iter().any(|value| has_table(value.get_ref())),
        _ => false,
    }
}

/// Returns a key between quotes.
fn quoted(key: &str) -> String {
    let mut quoted = String::from('"');
    for letter in key.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            _ if letter.is_control() => {
                quoted.extend(format!("\\u{:04x}", u32::from(letter)).chars());
            }
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

fn spot_of(spanned: Spanned<DeValue<'_>>) -> TomlSpot<'_> {
    TomlSpot { at: spanned.span().start, value: value_of(spanned.into_inner()) }
}

fn value_of(value: DeValue<'_>) -> Value<'_> {
    match value {
        DeValue::String(text) => Value::Text(text),
        DeValue::Integer(whole) => {
            let parsed = i64::from_str_radix(whole.as_str(), whole.radix());
            parsed.map_or(Value::Other("files-number-too-large"), Value::Whole)
        }
        DeValue::Float(number) => whole_of(number.as_str()),
        DeValue::Boolean(truth) => Value::Truth(truth),
        DeValue::Datetime(_) => Value::Other("files-date"),
        DeValue::Array(list) => Value::List(list.into_iter().map(spot_of).collect()),
        DeValue::Table(_) => Value::Other("files-table"),
    }
}

/// Returns a number with a point: whole (`200.0`), or in hundredths (`0.25`). Also returns an
/// infinite one.
fn whole_of(number: &str) -> Value<'static> {
    if matches!(number, "inf" | "+inf") {
        return Value::Infinite;
    }
    let (whole, rest) = number.split_once('.').unwrap_or((number, ""));
    let rest = rest.trim_end_matches('0');
    let Ok(parsed) = whole.parse::<i64>() else { return Value::Other("files-number-not-whole") };
    let is_digits = rest.bytes().all(|digit| digit.is_ascii_digit());
    match rest.len() {
        0 => Value::Whole(parsed),
        1 | 2 if is_digits => {
            let part = format!("{rest:0<2}").parse::<i64>().unwrap_or_default();
            let part = if whole.starts_with('-') { -part } else { part };
            let hundredths = parsed.checked_mul(100).and_then(|whole| whole.checked_add(part));
            hundredths.map_or(Value::Other("files-number-too-large"), Value::Hundredths)
        }
        _ if is_digits => Value::Other("files-number-too-fine"),
        _ => Value::Other("files-number-not-whole"),
    }
}

#[cfg(test)]
mod tests {
    use bottone_rules::draw::Draw;

    use super::*;

    /// Picks one of these.
    fn one<T: Copy>(draw: &mut Draw, of: &[T]) -> T {
        draw.pick(of.iter().copied()).unwrap()
    }

    const KEYS: [&str; 12] = [
        "variant",
        "antes",
        "blinds_or_straddles",
        "min_bet",
        "starting_stacks",
        "actions",
        "_rules",
        "author",
        "a-b",
        "'quoted key'",
        "table.key",
        "é",
    ];
    const PLAIN: [&str; 16] = [
        "'NT'",
        "\"NT\"",
        "0",
        "110",
        "-5",
        "true",
        "false",
        "[]",
        "[1, 2]",
        "[0,0,]",
        "'d dh p1 AcKd'",
        "['p2 cbr 3', 'p1 f']",
        "[[1], ['a']]",
        "9223372036854775807",
        "'città ♠'",
        "\"# none\"",
    ];
    /// Text that is not plain TOML, or not TOML at all.
    const OTHER: [&str; 28] = [
        "",
        "''",
        "\"\"",
        "'''a\nb'''",
        "\"\"\"a\"\"\"",
        "\"a\\\"b\"",
        "\"\\u00e9\"",
        "007",
        "1_000",
        "0x1f",
        "200.0",
        "2.5",
        "+7",
        "-0",
        "1e3",
        "inf",
        "nan",
        "tru",
        "truefalse",
        "9223372036854775808",
        "1979-05-27",
        "{ a = 1 }",
        "[1 2]",
        "[1,, 2]",
        "[,]",
        "['a",
        "'a'b",
        "[[[[[[1]]]]]]",
    ];
    const BLANKS: [&str; 6] = ["", " ", "  ", "\t", " \t ", "\u{a0}"];
    const ENDS: [&str; 9] =
        ["\n", "\r\n", " # a word\n", "\n\n", "\n# '[\n", "\r", " x\n", "#\u{7f}\n", "\n[table]\n"];

    /// Writes a random hand in any style.
    fn hand(draw: &mut Draw) -> String {
        let wild = one(draw, &[false, false, true]);
        let mut text = String::new();
        for _ in 0..one(draw, &[1, 2, 3, 5]) {
            let strange = wild && one(draw, &[true, false]);
            let key = one(draw, if strange { &KEYS[..] } else { &KEYS[..9] });
            let blank =
                |draw: &mut Draw| one(draw, if strange { &BLANKS[..] } else { &BLANKS[..5] });
            let value = one(draw, if strange { &OTHER[..] } else { &PLAIN[..] });
            let end = one(draw, if strange { &ENDS[..] } else { &ENDS[..5] });
            for part in [blank(draw), key, blank(draw), "=", blank(draw), value, blank(draw), end] {
                text.push_str(part);
            }
        }
        if wild && one(draw, &[true, false]) {
            let at = one(draw, &text.char_indices().map(|(at, _)| at).collect::<Vec<_>>());
            text.insert_str(at, one(draw, &["'", "[", "]", ",", "=", "\n", "#", "\\", "\r", "1"]));
        }
        text
    }

    /// Checks the two readers of one grammar. The quick one accepts only text that the full one
    /// accepts, with the same result. Only the full one reports faults.
    #[test]
    fn the_quick_reader_reads_what_the_whole_one_reads() {
        let mut draw = Draw::new(2_026);
        let (mut quick, mut whole) = (0, 0);
        for nth in 0..100_000 {
            let text = hand(&mut draw);
            match (PlainToml { text: &text, at: 0 }).entries() {
                Some(entries) => {
                    assert_eq!(Ok(entries), in_full(&text), "hand {nth}: {text:?}");
                    quick += 1;
                }
                None => whole += 1,
            }
        }
        assert!(quick > 50_000 && whole > 10_000, "quick {quick}, whole {whole}");
    }
}
