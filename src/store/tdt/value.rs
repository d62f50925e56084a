//! The nested values of a file of The Tournament Director, each with its place.

use std::borrow::Cow;

/// One value, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value<'t> {
    /// Its first byte in the text.
    pub at: usize,
    pub kind: ValueKind<'t>,
}

/// The constructors of a collection, which is their only argument.
const COLLECTIONS: [&str; 7] =
    ["Map", "Map.from", "Array", "Array.from", "Set", "Object.entries", "Object.fromEntries"];

/// The kind of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueKind<'t> {
    /// `null` or `undefined`.
    Nothing,
    /// `true` or `false`.
    Flag(bool),
    /// A number, as written.
    Number(&'t str),
    /// A text, its escapes resolved.
    Text(Cow<'t, str>),
    /// `[a, b]`.
    List(Vec<Value<'t>>),
    /// `{key: value}`, in the order of the file.
    Record(Vec<(Cow<'t, str>, Value<'t>)>),
    /// `new Name(a, b)` or `Name.from(a)`. It is kept as written, not evaluated.
    Made {
        /// The whole name: `GamePlayer`, `LO.Cell`, `Map.from`.
        name: &'t str,
        /// The arguments.
        of: Vec<Value<'t>>,
    },
}

impl<'t> Value<'t> {
    /// Returns the constructor's name; `None` for any other value.
    pub fn name(&self) -> Option<&'t str> {
        if let ValueKind::Made { name, .. } = self.kind { Some(name) } else { None }
    }

    /// Returns the fields of a record, or of a constructor's record.
    pub fn fields(&self) -> &[(Cow<'t, str>, Self)] {
        match &self.kind {
            ValueKind::Record(fields) => fields,
            ValueKind::Made { of, .. } => match of.first().map(|first| &first.kind) {
                Some(ValueKind::Record(fields)) => fields,
                _ => &[],
            },
            _ => &[],
        }
    }

    /// Returns the field of this name; the last of several.
    pub fn field(&self, name: &str) -> Option<&Self> {
        self.fields().iter().rev().find(|(key, _)| key == name).map(|(_, value)| value)
    }

    /// Returns the items of a list; empty for any other value.
    pub fn items(&self) -> &[Self] {
        if let ValueKind::List(items) = &self.kind { items } else { &[] }
    }

    /// Returns the values of a collection, in the order of the file and in every spelling: `[a,
    /// b]`, `new Map({key: a})`, `Map.from([[key, a], …])`, `{key: a}`.
    pub fn values(&self) -> Vec<&Self> {
        match &self.kind {
            ValueKind::List(items) => items.iter().map(Self::value_of_pair).collect(),
            ValueKind::Record(fields) => fields.iter().map(|(_, value)| value).collect(),
            ValueKind::Made { name, of } if COLLECTIONS.contains(name) => {
                of.first().map(Self::values).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the value of `[key, value]`; any other value is returned itself.
    fn value_of_pair(&self) -> &Self {
        match self.items() {
            [key, value] if key.text().is_some() => value,
            _ => self,
        }
    }

    /// Returns the number of uses of this constructor in the value.
    pub fn count_constructed(&self, name: &str) -> usize {
        let within =
            |values: &[Self]| values.iter().map(|value| value.count_constructed(name)).sum();
        match &self.kind {
            ValueKind::List(items) => within(items),
            ValueKind::Record(fields) => {
                fields.iter().map(|(_, value)| value.count_constructed(name)).sum()
            }
            ValueKind::Made { name: own, of } => usize::from(*own == name) + within(of),
            _ => 0,
        }
    }

    /// Returns the text, if it is one.
    pub fn text(&self) -> Option<&str> {
        if let ValueKind::Text(text) = &self.kind { Some(text) } else { None }
    }

    /// Returns the flag, if it is one.
    pub const fn flag(&self) -> Option<bool> {
        if let ValueKind::Flag(flag) = self.kind { Some(flag) } else { None }
    }

    /// Returns a number in units of 10 to the power of minus `decimals`. Further digits round to
    /// the nearest, halves away from zero. `None` for any other value, or if it is too large.
    pub fn decimal(&self, decimals: u32) -> Option<i64> {
        let ValueKind::Number(number) = self.kind else { return None };
        decimal(number, decimals)
    }

    /// Returns the whole number, if it is one; `None` for a fraction.
    pub fn whole(&self) -> Option<i64> {
        let ValueKind::Number(number) = self.kind else { return None };
        let fraction = number.split_once('.').map_or("", |(_, fraction)| fraction);
        fraction.bytes().all(|digit| digit == b'0').then(|| decimal(number, 0)).flatten()
    }

    /// Returns whether it has content: not an empty text, zero or false.
    pub fn has_content(&self) -> bool {
        match &self.kind {
            ValueKind::Nothing | ValueKind::Flag(false) => false,
            ValueKind::Flag(true) => true,
            ValueKind::Number(number) => number.bytes().any(|digit| matches!(digit, b'1'..=b'9')),
            ValueKind::Text(text) => !text.trim().is_empty(),
            ValueKind::List(items) => items.iter().any(Self::has_content),
            ValueKind::Record(fields) => fields.iter().any(|(_, value)| value.has_content()),
            ValueKind::Made { of, .. } => of.iter().any(Self::has_content),
        }
    }
}

fn decimal(number: &str, decimals: u32) -> Option<i64> {
    let (negative, digits) = match number.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, number.strip_prefix('+').unwrap_or(number)),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let plain = |part: &str| part.bytes().all(|digit| digit.is_ascii_digit());
    if !plain(whole) || !plain(fraction) || whole.len() + fraction.len() == 0 {
        return None;
    }
    let mut value: i64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let mut rest = fraction.bytes().map(|digit| i64::from(digit - b'0'));
    for _ in 0..decimals {
        value = value.checked_mul(10)?.checked_add(rest.next().unwrap_or(0))?;
    }
    value = value.checked_add(i64::from(rest.next().is_some_and(|digit| digit >= 5)))?;
    Some(if negative { -value } else { value })
}
