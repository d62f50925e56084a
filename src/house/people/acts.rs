//! What can be asked of the book, and what happens to it.

use serde::{Deserialize, Serialize};

use super::Details;
use crate::rules::person::PersonId;

/// What can be asked of the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PeopleCommand {
    /// These people are in the book from now on, under ids that nobody has.
    Add { people: Vec<(PersonId, Details)> },
    /// What the book says of somebody was wrong, or is so no longer.
    Change { person: PersonId, to: Details },
}

/// What happened to the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PeopleEvent {
    /// These people are in it.
    Added { people: Vec<(PersonId, Details)> },
    /// What it says of somebody was put right.
    Changed { person: PersonId, to: Details },
}
