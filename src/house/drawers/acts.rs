//! Commands and events of drawers.

use bottone_base::{
    money::{Currency, Money},
    time::Timestamp,
};
use serde::{Deserialize, Serialize};

/// A drawer that a cashier takes over with a float.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The drawer's number: the next free one.
    pub number: u32,
    /// The cashier who answers for it, named as in the records of events.
    pub cashier: String,
    /// The desk at which it stands, named as in the records of events.
    pub desk: String,
    pub currency: Currency,
    /// The money in it at the start.
    pub float: Money,
    /// The instant from which records belong to it. That is now, or the time at which this cashier
    /// first took money without a drawer.
    pub from: Timestamp,
    /// The drawer that was handed over with it.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub after: Option<u32>,
}

/// The counted money in a drawer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    pub total: Money,
    /// The number of pieces of each value, highest first; empty if only the sum was given. The rest
    /// of the total is coins.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub pieces: Vec<(Money, u32)>,
}

/// The end of a drawer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    /// The instant before which records belong to it.
    pub until: Timestamp,
    /// The sum of all events in it up to that instant.
    pub events: Money,
    pub counted: Count,
    /// The note on a difference. May be empty.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub note: String,
}

/// A command about drawers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum DrawersCommand {
    Open(Opening),
    /// Moves money into the drawer for no event, or out of it if the amount is negative.
    Move {
        drawer: u32,
        to_drawer: Money,
        reason: String,
    },
    /// Closes a drawer after its count. No cashier works out of it from then on.
    Close {
        drawer: u32,
        closing: Closing,
    },
}

/// An event of a drawer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum DrawersEvent {
    Opened(Opening),
    Moved { drawer: u32, to_drawer: Money, reason: String },
    Closed { drawer: u32, closing: Closing },
}

impl Count {
    /// Makes a count from the pieces of each value and a sum of coins.
    pub fn of(pieces: Vec<(Money, u32)>, coins: Money) -> Self {
        Self { total: sum_of(&pieces).plus(coins), pieces }
    }

    /// Returns whether the total is neither negative nor below the sum of the pieces.
    pub(super) fn is_sound(&self) -> bool {
        let values = self.pieces.iter().all(|(value, _)| *value > Money::ZERO);
        let descending = self.pieces.windows(2).all(|pair| matches!(pair, [a, b] if a.0 > b.0));
        values && descending && self.total >= sum_of(&self.pieces)
    }
}

fn sum_of(pieces: &[(Money, u32)]) -> Money {
    pieces.iter().map(|(value, count)| value.times(*count)).sum()
}
