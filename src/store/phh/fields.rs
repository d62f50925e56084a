//! What the fields of a hand are to hold.

use super::{
    fault::Problem,
    toml::{Entry, Spot, Value},
};
use crate::{i18n::Saying, rules::chips::Chips};

/// What is wrong, and at which byte.
pub(super) type Wrong = (usize, Problem);

/// The entries of a hand by name.
pub(super) struct Fields<'a, 't> {
    pub(super) entries: &'a [Entry<'t>],
}

impl<'a, 't> Fields<'a, 't> {
    pub(super) fn find(&self, name: &str) -> Option<&'a Spot<'t>> {
        self.entries.iter().find(|entry| entry.key == name).map(|entry| &entry.spot)
    }

    pub(super) fn need(&self, name: &'static str) -> Result<&'a Spot<'t>, Wrong> {
        self.find(name).ok_or((0, Problem::Missing(name)))
    }

    pub(super) fn need_chips(&self, name: &'static str) -> Result<Chips, Wrong> {
        chips(self.need(name)?)
    }

    pub(super) fn chips_or(&self, name: &str, default: Chips) -> Result<Chips, Wrong> {
        self.find(name).map_or(Ok(default), chips)
    }

    /// One amount for each player.
    pub(super) fn amounts(&self, name: &str, players: usize) -> Result<Option<Vec<Chips>>, Wrong> {
        let Some(spot) = self.find(name) else { return Ok(None) };
        let amounts = list(spot, "files-list-of-amounts")?;
        counted(spot, amounts.len(), players)?;
        amounts.iter().map(chips).collect::<Result<_, _>>().map(Some)
    }
}

pub(super) fn counted(spot: &Spot<'_>, found: usize, players: usize) -> Result<(), Wrong> {
    if found == players { Ok(()) } else { Err((spot.at, Problem::Count { players, found })) }
}

pub(super) fn list<'a, 't>(
    spot: &'a Spot<'t>,
    expected: &'static str,
) -> Result<&'a [Spot<'t>], Wrong> {
    match &spot.value {
        Value::List(list) => Ok(list),
        other => Err((spot.at, unexpected(other, expected))),
    }
}

pub(super) fn text<'a>(spot: &'a Spot<'_>, expected: &'static str) -> Result<&'a str, Wrong> {
    match &spot.value {
        Value::Text(text) => Ok(text),
        other => Err((spot.at, unexpected(other, expected))),
    }
}

pub(super) fn chips(spot: &Spot<'_>) -> Result<Chips, Wrong> {
    const EXPECTED: &str = "files-number-of-chips";
    let amount = match spot.value {
        Value::Whole(whole) => u64::try_from(whole).ok().filter(|whole| *whole <= Chips::MOST),
        _ => None,
    };
    amount.map(Chips::new).ok_or_else(|| (spot.at, unexpected(&spot.value, EXPECTED)))
}

/// An amount that a minus may stand before: a blind that only lets a player in.
pub(super) fn signed_chips(spot: &Spot<'_>) -> Result<(Chips, bool), Wrong> {
    match spot.value {
        Value::Whole(whole) if whole < 0 => {
            let positive = Spot { at: spot.at, value: Value::Whole(whole.saturating_neg()) };
            chips(&positive).map(|chips| (chips, true))
        }
        _ => chips(spot).map(|chips| (chips, false)),
    }
}

fn unexpected(value: &Value<'_>, expected: &'static str) -> Problem {
    let found = match value {
        Value::Text(text) => Saying::AsItIs(format!("{text:?}")),
        Value::Whole(whole) => Saying::AsItIs(whole.to_string()),
        Value::Truth(truth) => Saying::AsItIs(truth.to_string()),
        Value::List(_) => Saying::of("files-a-list"),
        Value::Other(name) => Saying::of(name),
    };
    Problem::Expected { expected: Saying::of(expected), found }
}
