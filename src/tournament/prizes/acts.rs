//! The commands and events of prizes.

use bottone_base::money::Money;
use bottone_rules::payouts::{PayoutPlan, Prize};
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::kinds::{CommandRow, DIRECTOR, EventRow, Offline, OnCorrection};

/// The commands for prizes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(PrizeCommandKind), doc = "A kind of command for prizes.")]
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

impl PrizeCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Wait;
        use OnCorrection::Final;
        match self {
            Self::Plan | Self::Lock | Self::Unlock | Self::Correct => {
                CommandRow::new(DIRECTOR, Wait, Final)
            }
        }
    }
}

impl PrizeEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        match self {
            Self::Planned(_)
            | Self::Locked { .. }
            | Self::Unlocked { .. }
            | Self::Corrected { .. } => EventRow::new(&[], &[]),
        }
    }
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
