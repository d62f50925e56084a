//! The commands and events of prizes.

use bottone_rules::{
    money::Money,
    payouts::{PayoutPlan, Prize},
};
use serde::{Deserialize, Serialize};

/// The commands for prizes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PrizeCommand {
    /// Sets the plan of the payouts.
    Plan(Box<PayoutPlan>),
    /// Announces the payouts. They stay fixed despite later plans and payments.
    Lock {
        /// The payouts from the first place down, together the whole pool. They are the ones shown:
        /// a later program may compute others from the plan.
        rows: Vec<PrizeRange>,
    },
    /// Cancels the announcement.
    Unlock { reason: String },
    /// Corrects some of the announced payouts.
    Correct {
        /// The places, from 1, with their new payouts. With the others they must be the whole
        /// present pool.
        prizes: Vec<(u32, Money)>,
        reason: String,
    },
}

/// The events of prizes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PrizeEvent {
    /// The plan of the payouts was set.
    Planned(Box<PayoutPlan>),
    /// The payouts were announced.
    Locked {
        /// The payouts from the first place down.
        rows: Vec<PrizeRange>,
        /// The value of a ticket among them.
        ticket: Money,
        /// The sum to pay.
        pool: Money,
        entries: u32,
    },
    /// The announcement was cancelled.
    Unlocked { reason: String },
    /// Some announced payouts were corrected.
    Corrected {
        /// The places with their new payouts.
        prizes: Vec<(u32, Money)>,
        /// The sum to pay.
        pool: Money,
        entries: u32,
        reason: String,
    },
}

/// Consecutive places with the same prize.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeRange {
    pub places: u32,
    /// The prize of each place.
    pub prize: Prize,
}

impl PrizeRange {
    /// Returns a list of prizes as rows.
    pub fn of(prizes: &[Prize]) -> Vec<Self> {
        let alike = prizes.chunk_by(|a, b| a == b);
        alike
            .filter_map(|run| {
                let places = u32::try_from(run.len()).unwrap_or(u32::MAX);
                run.first().map(|prize| Self { places, prize: *prize })
            })
            .collect()
    }
}
