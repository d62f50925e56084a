//! What a house is called, and the rules that are its own whatever is played.

use serde::{Deserialize, Serialize};

use super::{House, Refusal};
use crate::rules::{
    money::{Currency, Method, Money},
    seat::TableNo,
};

/// What a house says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub name: String,
    /// Nobody younger plays, in years; where nothing is said, everybody may.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub least_age: Option<u8>,
    /// Whom the desk calls when somebody may not play: "security, extension 12".
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub call: String,
    /// Its tables are numbered from 1 to this; 0 where nobody has said.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub tables: u16,
    /// The ways of paying that are offered in its events; every one where nobody has said.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub ways: Vec<Method>,
    /// The sum above which money goes out with two signatures alone, where the house has staff.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub two_signatures: Option<Above>,
}

/// A sum in a currency. Money in another currency is above every such sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Above {
    pub sum: Money,
    pub currency: Currency,
}

impl Above {
    /// Returns true if this much is above the sum.
    pub fn is_passed(&self, out: Money, currency: &Currency) -> bool {
        out > Money::ZERO && (*currency != self.currency || out > self.sum)
    }
}

impl Setup {
    /// The longest that each text of it may be, in characters.
    pub const LONGEST: usize = 100;

    /// The tables that it has, in order; none where nobody has said.
    pub fn own_tables(&self) -> Vec<TableNo> {
        (1..=self.tables).filter_map(TableNo::new).collect()
    }

    /// The ways of paying that are offered in its events, in the order in which they always stand.
    pub fn offered(&self) -> Vec<Method> {
        let all = Method::ALL.into_iter();
        all.filter(|way| self.ways.is_empty() || self.ways.contains(way)).collect()
    }

    /// Is there a name, nothing too long and no control character?
    pub fn is_sound(&self) -> bool {
        let sound = |text: &String| {
            text.chars().count() <= Self::LONGEST && !text.chars().any(char::is_control)
        };
        let tables = self.tables <= TableNo::HIGHEST && self.ways.len() <= Method::ALL.len();
        !self.name.trim().is_empty() && sound(&self.name) && sound(&self.call) && tables
    }
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupCommand {
    /// From now on it is set up so.
    Change(Setup),
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupEvent {
    /// It is set up so.
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
    Refusal::NotUnderstood.unless(setup.is_sound())?;
    Refusal::NothingToDo.unless(*setup != house.setup)?;
    Ok(SetupEvent::Changed(setup.clone()))
}
