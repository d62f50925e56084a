//! The TOML of a hand, with the place of every value.

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
