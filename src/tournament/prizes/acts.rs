//! What can be asked about prizes, and what happens.

use serde::{Deserialize, Serialize};

use crate::rules::{
    money::Money,
    payouts::{Plan, Prize},
};

/// What can be asked about prizes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PrizeCommand {
    /// The pool is to be paid out like this.
    Plan(Box<Plan>),
    /// What each place is paid is announced, and stays whatever is planned or paid in later.
    Lock {
        /// What is paid, from the first place down, together the whole pool. It is what was shown,
        /// not what a later program would make of the plan.
        rows: Vec<Row>,
    },
    /// What was announced does not hold any more.
    Unlock { reason: String },
    /// Some of what was announced was wrong.
    Correct {
        /// Places, from 1, with what each is to be paid. With the others the whole pool as it is now.
        prizes: Vec<(u32, Money)>,
        reason: String,
    },
}

/// What happened about prizes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PrizeEvent {
    /// The pool is paid out like this.
    Planned(Box<Plan>),
    /// What each place is paid was announced.
    Locked {
        /// From the first place down.
        rows: Vec<Row>,
        /// What a ticket among them is worth.
        ticket: Money,
        /// What there was to pay.
        pool: Money,
        entries: u32,
    },
    /// What was announced does not hold any more.
    Unlocked { reason: String },
    /// Some of what was announced was put right.
    Corrected {
        /// Places with what each is paid.
        prizes: Vec<(u32, Money)>,
        /// What there was to pay.
        pool: Money,
        entries: u32,
        reason: String,
    },
}

/// Places that follow each other and are paid alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub places: u32,
    /// What each is paid.
    pub prize: Prize,
}

impl Row {
    /// A list of prizes as rows.
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
