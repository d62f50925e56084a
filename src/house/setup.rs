//! A house's name, and its own rules for all games.

use bottone_base::{
    money::{Currency, Money, PaymentMethod},
    seat::TableNo,
};
use serde::{Deserialize, Serialize};

use super::{House, Refusal};

/// The set-up of a house.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub name: String,
    /// The minimum age of players, in years; `None` if there is no limit.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub min_age: Option<u8>,
    /// The contact that the desk calls if a person may not play: "security, extension 12".
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub contact: String,
    /// The number of its tables, which count from 1; 0 if not set.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub tables: u16,
    /// The payment methods of its events; empty if all are offered.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub payment_methods: Vec<PaymentMethod>,
    /// The sum above which money goes out only with two signatures, if the house has staff.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub two_signatures: Option<AmountLimit>,
}

/// A sum in a currency. Money in another currency is always above it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AmountLimit {
    pub sum: Money,
    pub currency: Currency,
}

impl AmountLimit {
    /// Returns whether this much is above the sum.
    pub fn is_exceeded(&self, out: Money, currency: &Currency) -> bool {
        out > Money::ZERO && (*currency != self.currency || out > self.sum)
    }
}

impl Setup {
    /// The longest value of each text, in characters.
    pub const LONGEST: usize = 100;

    /// Returns its tables, in order; empty if their number is not set.
    pub fn own_tables(&self) -> Vec<TableNo> {
        (1..=self.tables).filter_map(TableNo::new).collect()
    }

    /// Returns the ways of paying offered in its events, in their fixed order.
    pub fn payment_methods(&self) -> Vec<PaymentMethod> {
        let all = PaymentMethod::ALL.into_iter();
        all.filter(|way| self.payment_methods.is_empty() || self.payment_methods.contains(way))
            .collect()
    }

    /// Returns whether there is a name, nothing is too long, and no control character is present.
    pub fn is_sound(&self) -> bool {
        let sound = |text: &String| {
            text.chars().count() <= Self::LONGEST && !text.chars().any(char::is_control)
        };
        let above = self.two_signatures.as_ref();
        let limit =
            above.is_none_or(|above| above.sum >= Money::ZERO && sound(&above.currency.symbol));
        let tables = self.tables <= TableNo::HIGHEST
            && self.payment_methods.len() <= PaymentMethod::ALL.len();
        !self.name.trim().is_empty() && sound(&self.name) && sound(&self.contact) && tables && limit
    }
}

/// A command about the set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupCommand {
    /// Replaces the set-up.
    Change(Setup),
}

/// An event of the set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupEvent {
    /// The set-up was replaced.
    Changed(Setup),
}

impl Setup {
    pub(super) fn on_event(&mut self, event: &SetupEvent) {
        let SetupEvent::Changed(setup) = event;
        self.clone_from(setup);
    }
}

pub(super) fn decide(house: &House, command: &SetupCommand) -> Result<SetupEvent, Refusal> {
    let SetupCommand::Change(setup) = command;
    Refusal::NotUnderstood.check(setup.is_sound())?;
    Refusal::NothingToDo.check(*setup != house.setup)?;
    Ok(SetupEvent::Changed(setup.clone()))
}
