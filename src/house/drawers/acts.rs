//! What can be asked about drawers, and what happens.

use serde::{Deserialize, Serialize};

use crate::rules::{
    money::{Currency, Money},
    time::Timestamp,
};

/// A drawer that somebody takes over with a float.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Its number; the next that no drawer has.
    pub number: u32,
    /// Who answers for it, as events have the name in their records.
    pub cashier: String,
    /// The desk at which it stands, as events have it in their records.
    pub desk: String,
    pub currency: Currency,
    /// What lay in it.
    pub float: Money,
    /// What was written down from this instant on is its own: now, or when this cashier first took money without a drawer.
    pub from: Timestamp,
    /// The drawer that was handed over with it.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub after: Option<u32>,
}

/// What lay in a drawer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    pub total: Money,
    /// How many of each value, the highest first; none where only the sum was said. What is more than they come to are coins.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub pieces: Vec<(Money, u32)>,
}

/// The end of a drawer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// What was written down before this instant was its own.
    pub until: Timestamp,
    /// What all events came to in it by then.
    pub events: Money,
    pub counted: Count,
    /// What was said of a difference. May be empty.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub note: String,
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum DrawersCommand {
    Open(Opening),
    /// Money is brought, or taken away where it is less than nothing, for no event.
    Move {
        drawer: u32,
        to_drawer: Money,
        reason: String,
    },
    /// It was counted, and nobody works out of it any more.
    Close {
        drawer: u32,
        closing: Closing,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum DrawersEvent {
    Opened(Opening),
    Moved { drawer: u32, to_drawer: Money, reason: String },
    Closed { drawer: u32, closing: Closing },
}

impl Count {
    /// So many of each value, and coins of so much.
    pub fn of(pieces: Vec<(Money, u32)>, coins: Money) -> Self {
        Self { total: sum_of(&pieces).plus(coins), pieces }
    }

    /// A sum that is not less than nothing, nor than that of the pieces.
    pub(super) fn is_sound(&self) -> bool {
        let values = self.pieces.iter().all(|(value, _)| *value > Money::ZERO);
        let descending = self.pieces.windows(2).all(|pair| matches!(pair, [a, b] if a.0 > b.0));
        values && descending && self.total >= sum_of(&self.pieces)
    }
}

fn sum_of(pieces: &[(Money, u32)]) -> Money {
    pieces.iter().map(|(value, count)| value.times(*count)).sum()
}
