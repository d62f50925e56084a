//! What can be asked of the book, and what happens to it.

use serde::{Deserialize, Serialize};

use super::Details;
use crate::rules::{person::PersonId, time::Timestamp};

/// What can be asked of the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PeopleCommand {
    /// These people are in the book from now on, under ids that nobody has.
    Add { people: Vec<(PersonId, Details)> },
    /// What the book says of somebody was wrong, or is so no longer.
    Change { person: PersonId, to: Details },
    /// Somebody may not play here; what was said of that before holds no longer.
    Bar { person: PersonId, bar: Bar },
    /// Somebody may play here again.
    LiftBar { person: PersonId },
    /// Two are one: `gone` is `into`.
    Merge { gone: PersonId, into: PersonId },
    /// They were two after all: `gone` has a page of his own again.
    Part { gone: PersonId },
    /// Somebody asks to be forgotten.
    Forget { person: PersonId },
}

impl PeopleCommand {
    /// Takes out whatever it says of these people but an initial.
    pub(in crate::house) fn leave_initial(&mut self, people: &[PersonId], initial: &str) {
        let forget = |details: &mut Details| {
            *details = Details { family: initial.to_owned(), ..Details::default() };
        };
        match self {
            Self::Add { people: new } => {
                let of = new.iter_mut().filter(|(person, _)| people.contains(person));
                of.for_each(|(_, details)| forget(details));
            }
            Self::Change { person, to } if people.contains(person) => forget(to),
            Self::Bar { person, bar } if people.contains(person) => {
                (bar.by, bar.why) = (initial.to_owned(), initial.to_owned());
            }
            _ => {}
        }
    }
}

/// What happened to the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PeopleEvent {
    /// These people are in it.
    Added { people: Vec<(PersonId, Details)> },
    /// What it says of somebody was put right.
    Changed { person: PersonId, to: Details },
    /// Somebody may not play here.
    Barred { person: PersonId, bar: Bar },
    /// Somebody may play here again.
    BarLifted { person: PersonId },
    /// Two are one, of whom the book says this from now on.
    Merged { gone: PersonId, into: PersonId, to: Details },
    /// They are two, and of the other it says this.
    Parted { gone: PersonId, rest: Details },
    /// Nothing but an initial is left of somebody, and of all who were found to be him.
    Forgotten { person: PersonId, initial: String },
}

/// That somebody may not play here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bar {
    /// Until then; where nothing is said, until it is lifted.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub until: Option<Timestamp>,
    /// Who decided it.
    pub by: String,
    pub why: String,
}

impl Bar {
    /// Does it hold at this instant?
    pub fn holds(&self, at: Timestamp) -> bool {
        self.until.is_none_or(|until| at < until)
    }

    /// Says it who and why, and nothing too long?
    pub(super) fn is_sound(&self) -> bool {
        let sound = |text: &String| {
            let said = !text.trim().is_empty() && text.chars().count() <= 500;
            said && !text.chars().any(char::is_control)
        };
        sound(&self.by) && sound(&self.why)
    }
}
