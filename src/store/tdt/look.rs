//! Looking into a value, and keeping a list of what could not be read.

use std::collections::BTreeMap;

use super::value::{Value, What};
use crate::{
    i18n::Saying,
    rules::{chips::Chips, money::Money, time::Timestamp},
};

/// The most characters of somebody else's text that a sentence shows.
const SHOWN: usize = 40;
/// Sentences beyond so many are only counted.
const MOST_SENTENCES: usize = 500;

/// Amounts of money are read in hundredths, whatever the file's currency.
pub(super) const DECIMALS: u32 = 2;

/// What has been found wanting so far.
#[derive(Debug, Default)]
pub(super) struct Look {
    sentences: Vec<Saying>,
    more: usize,
    its_own: Vec<&'static str>,
    unknown: BTreeMap<(String, String), usize>,
}

impl Look {
    /// Puts a sentence on the list.
    pub(super) fn tell(&mut self, sentence: Saying) {
        if self.sentences.len() < MOST_SENTENCES {
            self.sentences.push(sentence);
        } else {
            self.more += 1;
        }
    }

    /// Puts a part of the file on the list that only the other program has a use for.
    pub(super) fn is_its_own(&mut self, key: &'static str) {
        self.its_own.push(key);
    }

    /// Counts the fields of `value` that say something and are not among those `known`.
    pub(super) fn fields(&mut self, value: &Value<'_>, known: &[&str]) {
        let name = value.name().unwrap_or_default();
        for (key, field) in value.fields() {
            if !known.contains(&&**key) && field.says_something() {
                *self.unknown.entry((short(name), short(key))).or_default() += 1;
            }
        }
    }

    /// The whole list.
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
        self.tell(
            Saying::of("tdt-not-read")
                .with("place", place)
                .with("key", key)
                .with("found", found_as(found))
                .with("expected", Saying::of(expected)),
        );
    }

    /// What `read` makes of a field. What is there and cannot be read is told.
    fn field<T>(
        &mut self,
        of: &Value<'_>,
        place: &str,
        key: &str,
        expected: &'static str,
        read: impl Fn(&Value<'_>) -> Option<T>,
    ) -> Option<T> {
        let field = of.field(key).filter(|field| field.what != What::Nothing)?;
        let value = read(field);
        if value.is_none() {
            self.wrong(place, key, field, expected);
        }
        value
    }

    /// A text on one line: no control characters, no spaces around it. Empty without one.
    pub(super) fn text(&mut self, of: &Value<'_>, place: &str, key: &str) -> String {
        self.field(of, place, key, "tdt-a-text", |field| field.text().map(clean))
            .unwrap_or_default()
    }

    /// A flag; off without one.
    pub(super) fn flag(&mut self, of: &Value<'_>, place: &str, key: &str) -> bool {
        self.field(of, place, key, "tdt-a-flag", |field| match field.what {
            What::Flag(flag) => Some(flag),
            _ => None,
        })
        .unwrap_or_default()
    }

    /// A whole number that is not negative.
    pub(super) fn count(&mut self, of: &Value<'_>, place: &str, key: &str) -> Option<u64> {
        let read = |field: &Value<'_>| field.whole().and_then(|number| u64::try_from(number).ok());
        self.field(of, place, key, "tdt-a-count", read)
    }

    /// Chips; none without any.
    pub(super) fn chips(&mut self, of: &Value<'_>, place: &str, key: &str) -> Chips {
        self.field(of, place, key, "tdt-a-count", chips).unwrap_or(Chips::ZERO)
    }

    /// Money; none without any.
    pub(super) fn money(&mut self, of: &Value<'_>, place: &str, key: &str) -> Money {
        self.field(of, place, key, "tdt-an-amount", money).unwrap_or(Money::ZERO)
    }

    /// An instant, in milliseconds since 1970. Nothing is none.
    pub(super) fn time(&mut self, of: &Value<'_>, place: &str, key: &str) -> Option<Timestamp> {
        // A time before 1990 or after 2200 is none: the program came in 2004.
        let sound = |millis: &i64| (631_152_000_000..7_258_118_400_000).contains(millis);
        let read = |field: &Value<'_>| match field.whole() {
            Some(0) => Some(None),
            millis => millis.filter(sound).map(Timestamp::from_millis).map(Some),
        };
        self.field(of, place, key, "tdt-a-time", read).flatten()
    }
}

/// Chips as a whole number.
pub(super) fn chips(value: &Value<'_>) -> Option<Chips> {
    let number = value.whole().and_then(|number| u64::try_from(number).ok())?;
    (number <= Chips::MOST).then(|| Chips::new(number))
}

/// Money that is not negative.
pub(super) fn money(value: &Value<'_>) -> Option<Money> {
    value.decimal(DECIMALS).filter(|minor| (0..=Money::MOST).contains(minor)).map(Money::from_minor)
}

/// What stands there, in few words.
fn found_as(value: &Value<'_>) -> Saying {
    let quoted = |text: &str| Saying::of("tdt-quoted").with("text", short(text));
    match &value.what {
        What::Nothing => Saying::of("tdt-nothing"),
        What::Flag(flag) => quoted(if *flag { "true" } else { "false" }),
        What::Number(number) => quoted(number),
        What::Text(text) => quoted(text),
        What::List(_) => Saying::of("tdt-a-list"),
        What::Record(_) => Saying::of("tdt-a-record"),
        What::Made { name, .. } => quoted(name),
    }
}

/// A text on one line.
pub(super) fn clean(text: &str) -> String {
    let words = text.split(|letter: char| letter.is_whitespace() || letter.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// No more of a text than a sentence can hold.
pub(super) fn short(text: &str) -> String {
    let text = clean(text);
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}
