//! The place of a value in a file, so that a fault can be shown there.

use ron::{Options, error::Position};
use serde::de::{
    DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor,
};

/// One step on the path from a whole file to a value in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathStep {
    /// Into a field.
    Field(&'static str),
    /// To an item of a list, from 0.
    Item(usize),
}

/// Returns line and column, from 1, of the value at the end of `path`. If it is not written, they
/// are of the last written value on the path. The text must be well formed.
pub(super) fn find(ron: &Options, text: &str, path: &[PathStep]) -> (usize, usize) {
    (0..=path.len())
        .rev()
        .find_map(|steps| {
            let stopped = ron.from_str_seed(text, Probe(&path[..steps])).err()?;
            Some((stopped.span.end.line, stopped.span.end.col))
        })
        .unwrap_or((1, 1))
}

/// Returns line and column of the first sign at or after `from` that is not white space.
pub(super) fn behind_spaces(text: &str, from: Position) -> (usize, usize) {
    let (mut line, mut column) = (from.line, from.col);
    let lines = text.split('\n').skip(line.saturating_sub(1));
    for rest in lines {
        let spaces = rest.chars().skip(column.saturating_sub(1)).take_while(|c| c.is_whitespace());
        column += spaces.count();
        if column <= rest.chars().count() {
            return (line, column);
        }
        (line, column) = (line + 1, 1);
    }
    (from.line, from.col)
}

/// Returns the byte at which this line and column begin.
pub(super) fn offset(text: &str, (line, column): (usize, usize)) -> Option<usize> {
    let above: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let letters = text.get(above..)?.char_indices().map(|(at, _)| at);
    Some(above + letters.chain([text.len() - above]).nth(column.saturating_sub(1))?)
}

/// A reader that stops at a value with an error, which contains the place.
struct Probe<'a>(&'a [PathStep]);

impl<'de> DeserializeSeed<'de> for Probe<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        if self.0.is_empty() { Err(D::Error::custom("here")) } else { from.deserialize_any(self) }
    }
}

impl<'de> Visitor<'de> for Probe<'_> {
    type Value = ();

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.0)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            match self.0.split_first() {
                Some((PathStep::Field(name), rest)) if *name == key => {
                    return map.next_value_seed(Probe(rest));
                }
                _ => _ = map.next_value::<IgnoredAny>()?,
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        let Some((PathStep::Item(wanted), rest)) = self.0.split_first() else { return Ok(()) };
        for _ in 0..*wanted {
            if list.next_element::<IgnoredAny>()?.is_none() {
                return Ok(());
            }
        }
        list.next_element_seed(Probe(rest)).map(Option::unwrap_or_default)
    }
}
