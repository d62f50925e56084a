//! What a house is called, and the rules that are its own whatever is played.

use serde::{Deserialize, Serialize};

use super::{House, Refusal};

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
}

impl Setup {
    /// The longest that each text of it may be, in characters.
    pub const LONGEST: usize = 100;

    /// Is there a name, nothing too long and no control character?
    pub fn is_sound(&self) -> bool {
        let sound = |text: &String| {
            text.chars().count() <= Self::LONGEST && !text.chars().any(char::is_control)
        };
        !self.name.trim().is_empty() && sound(&self.name) && sound(&self.call)
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
