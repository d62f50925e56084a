//! The expected content of a hand's fields.

use bottone_base::chips::Chips;
use bottone_i18n::Saying;

use super::{
    fault::Problem,
    toml::{TomlEntry, TomlSpot, Value},
};

/// The unit of a hand: chips, or hundredths if its file has such an amount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Unit {
    #[default]
    Whole,
    Hundredth,
}

/// An infinite stack of the file: more than any bet, but small enough to add eleven of them.
pub(super) const INFINITE: Chips = Chips::new(Chips::MOST / 100);

impl Unit {
    /// Returns the unit for a hand with these entries: hundredths if any amount needs them.
    pub(super) fn of(entries: &[TomlEntry<'_>]) -> Self {
        let needs = |spot: &TomlSpot<'_>| has_hundredths(&spot.value);
        let read = entries.iter().filter(|entry| AMOUNTS.contains(&&*entry.key));
        let acted = entries.iter().filter(|entry| entry.key == "actions");
        let is_fine = read.map(|entry| &entry.spot).any(needs)
            || acted.map(|entry| &entry.spot.value).any(acts_in_hundredths);
        if is_fine { Self::Hundredth } else { Self::Whole }
    }

    /// Returns the number of units in a whole.
    pub(super) const fn per_whole(self) -> u64 {
        match self {
            Self::Whole => 1,
            Self::Hundredth => 100,
        }
    }

    /// Returns an amount as in a file.
    pub(super) fn written(self, chips: Chips) -> String {
        let chips = chips.get();
        match self {
            Self::Whole => chips.to_string(),
            Self::Hundredth if chips.is_multiple_of(100) => (chips / 100).to_string(),
            Self::Hundredth => format!("{}.{:02}", chips / 100, chips % 100),
        }
    }

    /// Returns a stack as in a file.
    pub(super) fn stack(self, chips: Chips, was: Chips) -> String {
        if was == INFINITE { "inf".to_owned() } else { self.written(chips) }
    }
}

/// The fields that hold amounts.
const AMOUNTS: [&str; 10] = [
    "antes",
    "blinds_or_straddles",
    "bring_in",
    "small_bet",
    "big_bet",
    "min_bet",
    "starting_stacks",
    "finishing_stacks",
    "_chip",
    "_dead_small",
];

fn has_hundredths(value: &Value<'_>) -> bool {
    match value {
        Value::Hundredths(_) => true,
        Value::List(list) => list.iter().any(|spot| has_hundredths(&spot.value)),
        _ => false,
    }
}

/// Returns whether an amount in one of these actions has decimals other than zero.
fn acts_in_hundredths(actions: &Value<'_>) -> bool {
    let Value::List(list) = actions else { return false };
    let is_fine = |word: &str| {
        let decimals = word.split_once('.').map_or("", |(_, decimals)| decimals);
        word.starts_with(|c: char| c.is_ascii_digit())
            && decimals.bytes().any(|digit| digit != b'0')
    };
    list.iter().any(|spot| match &spot.value {
        Value::Text(text) => {
            let text = text.split('#').next().unwrap_or_default();
            text.split_ascii_whitespace().any(is_fine)
        }
        _ => false,
    })
}

/// The fault and the byte at which it is.
pub(super) type FieldFault = (usize, Problem);

/// The entries of a hand by name.
pub(super) struct Fields<'a, 't> {
    pub(super) entries: &'a [TomlEntry<'t>],
    pub(super) unit: Unit,
}

impl<'a, 't> Fields<'a, 't> {
    pub(super) fn find(&self, name: &str) -> Option<&'a TomlSpot<'t>> {
        self.entries.iter().find(|entry| entry.key == name).map(|entry| &entry.spot)
    }

    pub(super) fn required(&self, name: &'static str) -> Result<&'a TomlSpot<'t>, FieldFault> {
        self.find(name).ok_or((0, Problem::Missing(name)))
    }

    pub(super) fn required_chips(&self, name: &'static str) -> Result<Chips, FieldFault> {
        chips(self.required(name)?, self.unit)
    }

    pub(super) fn chips_or(&self, name: &str, default: Chips) -> Result<Chips, FieldFault> {
        self.find(name).map_or(Ok(default), |spot| chips(spot, self.unit))
    }

    /// Returns one amount for each player.
    pub(super) fn amounts(
        &self,
        name: &str,
        players: usize,
    ) -> Result<Option<Vec<Chips>>, FieldFault> {
        self.each(name, players, |spot| chips(spot, self.unit))
    }

    /// Returns one stack for each player, which may be infinite.
    pub(super) fn stacks(
        &self,
        name: &str,
        players: usize,
    ) -> Result<Option<Vec<Chips>>, FieldFault> {
        self.each(name, players, |spot| match spot.value {
            Value::Infinite => Ok(INFINITE),
            _ => chips(spot, self.unit),
        })
    }

    fn each(
        &self,
        name: &str,
        players: usize,
        read: impl Fn(&TomlSpot<'_>) -> Result<Chips, FieldFault>,
    ) -> Result<Option<Vec<Chips>>, FieldFault> {
        let Some(spot) = self.find(name) else { return Ok(None) };
        let amounts = list(spot, "files-list-of-amounts")?;
        counted(spot, amounts.len(), players)?;
        amounts.iter().map(read).collect::<Result<_, _>>().map(Some)
    }
}

pub(super) fn counted(spot: &TomlSpot<'_>, found: usize, players: usize) -> Result<(), FieldFault> {
    if found == players { Ok(()) } else { Err((spot.at, Problem::Count { players, found })) }
}

pub(super) fn list<'a, 't>(
    spot: &'a TomlSpot<'t>,
    expected: &'static str,
) -> Result<&'a [TomlSpot<'t>], FieldFault> {
    match &spot.value {
        Value::List(list) => Ok(list),
        other => Err((spot.at, unexpected(other, expected))),
    }
}

pub(super) fn text<'a>(
    spot: &'a TomlSpot<'_>,
    expected: &'static str,
) -> Result<&'a str, FieldFault> {
    match &spot.value {
        Value::Text(text) => Ok(text),
        other => Err((spot.at, unexpected(other, expected))),
    }
}

pub(super) fn chips(spot: &TomlSpot<'_>, unit: Unit) -> Result<Chips, FieldFault> {
    const EXPECTED: &str = "files-number-of-chips";
    let amount = match spot.value {
        Value::Whole(whole) => {
            u64::try_from(whole).ok().and_then(|whole| whole.checked_mul(unit.per_whole()))
        }
        Value::Hundredths(part) if unit == Unit::Hundredth => u64::try_from(part).ok(),
        _ => None,
    };
    let amount = amount.filter(|amount| *amount <= Chips::MOST);
    amount.map(Chips::new).ok_or_else(|| (spot.at, unexpected(&spot.value, EXPECTED)))
}

/// Returns an amount, and whether it is negative: a blind that only lets a player in.
pub(super) fn signed_chips(spot: &TomlSpot<'_>, unit: Unit) -> Result<(Chips, bool), FieldFault> {
    let positive = match spot.value {
        Value::Whole(whole) if whole < 0 => Some(Value::Whole(whole.saturating_neg())),
        Value::Hundredths(part) if part < 0 => Some(Value::Hundredths(part.saturating_neg())),
        _ => None,
    };
    match positive {
        Some(value) => chips(&TomlSpot { at: spot.at, value }, unit).map(|chips| (chips, true)),
        None => chips(spot, unit).map(|chips| (chips, false)),
    }
}

fn unexpected(value: &Value<'_>, expected: &'static str) -> Problem {
    let found = match value {
        Value::Text(text) => Saying::AsItIs(format!("{text:?}")),
        Value::Whole(whole) => Saying::AsItIs(whole.to_string()),
        Value::Hundredths(part) => {
            let sign = if *part < 0 { "-" } else { "" };
            let part = part.unsigned_abs();
            Saying::AsItIs(format!("{sign}{}.{:02}", part / 100, part % 100))
        }
        Value::Infinite => Saying::AsItIs("inf".to_owned()),
        Value::Truth(truth) => Saying::AsItIs(truth.to_string()),
        Value::List(_) => Saying::of("files-a-list"),
        Value::Other(name) => Saying::of(*name),
    };
    Problem::Expected { expected: Saying::of(expected), found }
}
