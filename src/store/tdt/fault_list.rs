//! The reading of values, with a list of everything unreadable.

use std::collections::BTreeMap;

use bottone_base::{chips::Chips, money::Money, time::Timestamp};
use bottone_i18n::Saying;

use super::value::{Value, ValueKind};

/// The most characters of foreign text in a sentence.
const SHOWN: usize = 40;
/// The number of sentences after which others are only counted.
const MOST_SENTENCES: usize = 500;

/// The decimals of money, which is read in hundredths for any currency of the file.
pub(super) const DECIMALS: u32 = 2;

/// The faults found so far.
#[derive(Debug, Default)]
pub(super) struct FaultList {
    sentences: Vec<Saying>,
    more: usize,
    its_own: Vec<&'static str>,
    unknown: BTreeMap<(String, String), usize>,
}

impl FaultList {
    /// Adds a sentence to the list.
    pub(super) fn add(&mut self, sentence: Saying) {
        if self.sentences.len() < MOST_SENTENCES {
            self.sentences.push(sentence);
        } else {
            self.more += 1;
        }
    }

    /// Adds a part of the file to the list that only the other program uses.
    pub(super) fn add_foreign_part(&mut self, key: &'static str) {
        self.its_own.push(key);
    }

    /// Counts the fields of `value` that have content and are not among those `known`.
    pub(super) fn fields(&mut self, value: &Value<'_>, known: &[&str]) {
        let name = value.name().unwrap_or_default();
        for (key, field) in value.fields() {
            if !known.contains(&&**key) && field.has_content() {
                *self.unknown.entry((short(name), short(key))).or_default() += 1;
            }
        }
    }

    /// Returns the whole list.
    pub(super) fn list(self) -> Vec<Saying> {
        let mut list = self.sentences;
        if self.more > 0 {
            list.push(Saying::count("tdt-more", self.more));
        }
        list.extend(self.unknown.into_iter().map(|((name, key), count)| {
            Saying::count("tdt-field-left-out", count).with("name", name).with("key", key)
        }));
        if !self.its_own.is_empty() {
            list.push(Saying::of("tdt-its-own").with("keys", self.its_own.join(", ")));
        }
        list
    }

    fn wrong(&mut self, place: &str, key: &str, found: &Value<'_>, expected: &'static str) {
        self.add(
            Saying::of("tdt-not-read")
                .with("place", place)
                .with("key", key)
                .with("found", found_as(found))
                .with("expected", Saying::of(expected)),
        );
    }

    /// Returns a field as `read` converts it. An existing but unreadable field is reported.
    fn field<T>(
        &mut self,
        of: &Value<'_>,
        place: &str,
        key: &str,
        expected: &'static str,
        read: impl Fn(&Value<'_>) -> Option<T>,
    ) -> Option<T> {
        let field = of.field(key).filter(|field| field.kind != ValueKind::Nothing)?;
        let value = read(field);
        if value.is_none() {
            self.wrong(place, key, field, expected);
        }
        value
    }

    /// Returns a text on one line: no control characters, no spaces around it. Empty without one.
    pub(super) fn text(&mut self, of: &Value<'_>, place: &str, key: &str) -> String {
        self.field(of, place, key, "tdt-a-text", |field| field.text().map(clean))
            .unwrap_or_default()
    }

    /// Returns a flag; false without one.
    pub(super) fn flag(&mut self, of: &Value<'_>, place: &str, key: &str) -> bool {
        self.field(of, place, key, "tdt-a-flag", |field| match field.kind {
            ValueKind::Flag(flag) => Some(flag),
            _ => None,
        })
        .unwrap_or_default()
    }

    /// Returns a whole number that is not negative.
    pub(super) fn count(&mut self, of: &Value<'_>, place: &str, key: &str) -> Option<u64> {
        let read = |field: &Value<'_>| field.whole().and_then(|number| u64::try_from(number).ok());
        self.field(of, place, key, "tdt-a-count", read)
    }

    /// Returns chips; zero without any.
    pub(super) fn chips(&mut self, of: &Value<'_>, place: &str, key: &str) -> Chips {
        self.field(of, place, key, "tdt-a-count", chips).unwrap_or(Chips::ZERO)
    }

    /// Returns money; zero without any.
    pub(super) fn money(&mut self, of: &Value<'_>, place: &str, key: &str) -> Money {
        self.field(of, place, key, "tdt-an-amount", money).unwrap_or(Money::ZERO)
    }

    /// Returns an instant, given in milliseconds since 1970. Zero means `None`.
    pub(super) fn time(&mut self, of: &Value<'_>, place: &str, key: &str) -> Option<Timestamp> {
        // A time before 1990 or after 2200 is not valid: the program came in 2004.
        let sound = |millis: &i64| (631_152_000_000..7_258_118_400_000).contains(millis);
        let read = |field: &Value<'_>| match field.whole() {
            Some(0) => Some(None),
            millis => millis.filter(sound).map(Timestamp::from_millis).map(Some),
        };
        self.field(of, place, key, "tdt-a-time", read).flatten()
    }
}

/// Returns chips from a whole number.
pub(super) fn chips(value: &Value<'_>) -> Option<Chips> {
    let number = value.whole().and_then(|number| u64::try_from(number).ok())?;
    (number <= Chips::MOST).then(|| Chips::new(number))
}

/// Returns money that is not negative.
pub(super) fn money(value: &Value<'_>) -> Option<Money> {
    value.decimal(DECIMALS).filter(|minor| (0..=Money::MOST).contains(minor)).map(Money::from_minor)
}

/// Describes a value in few words.
fn found_as(value: &Value<'_>) -> Saying {
    let quoted = |text: &str| Saying::of("tdt-quoted").with("text", short(text));
    match &value.kind {
        ValueKind::Nothing => Saying::of("tdt-nothing"),
        ValueKind::Flag(flag) => quoted(if *flag { "true" } else { "false" }),
        ValueKind::Number(number) => quoted(number),
        ValueKind::Text(text) => quoted(text),
        ValueKind::List(_) => Saying::of("tdt-a-list"),
        ValueKind::Record(_) => Saying::of("tdt-a-record"),
        ValueKind::Made { name, .. } => quoted(name),
    }
}

/// Returns a text on one line.
pub(super) fn clean(text: &str) -> String {
    let words = text.split(|letter: char| letter.is_whitespace() || letter.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns a text, shortened for a sentence.
pub(super) fn short(text: &str) -> String {
    let text = clean(text);
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}
