//! Commands and events of the book.

use bottone_base::{person::PersonId, time::Timestamp};
use serde::{Deserialize, Serialize};

use super::{Details, People};

/// A command about the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PeopleCommand {
    /// Adds these people to the book, under free ids.
    Add { people: Vec<(PersonId, Details)> },
    /// Adds the people of a list with bars, and bars these people, new or known.
    Import { people: Vec<(PersonId, Details)>, bars: Vec<(PersonId, Bar)> },
    /// Corrects or updates the details of a person.
    Change { person: PersonId, to: Details },
    /// Bars a person from play here. It replaces any earlier bar.
    Bar { person: PersonId, bar: Bar },
    /// Lifts the bar of a person.
    LiftBar { person: PersonId },
    /// Merges two pages of one person: `gone` becomes `into`.
    Merge { gone: PersonId, into: PersonId },
    /// Separates two merged pages: `gone` has its own page again.
    Separate { gone: PersonId },
    /// Forgets a person at their request.
    Forget { person: PersonId },
}

impl PeopleCommand {
    /// Removes all data of these people, except an initial.
    pub(crate) fn leave_initial(&mut self, people: &[PersonId], initial: &str) {
        let forget = |details: &mut Details| {
            *details = Details { family: initial.to_owned(), ..Details::default() };
        };
        match self {
            Self::Add { people: new } => {
                let of = new.iter_mut().filter(|(person, _)| people.contains(person));
                of.for_each(|(_, details)| forget(details));
            }
            Self::Import { people: new, bars } => {
                let of = new.iter_mut().filter(|(person, _)| people.contains(person));
                of.for_each(|(_, details)| forget(details));
                for (_, bar) in bars.iter_mut().filter(|(person, _)| people.contains(person)) {
                    (bar.by, bar.reason) = (initial.to_owned(), initial.to_owned());
                }
            }
            Self::Change { person, to } if people.contains(person) => forget(to),
            Self::Bar { person, bar } if people.contains(person) => {
                (bar.by, bar.reason) = (initial.to_owned(), initial.to_owned());
            }
            _ => {}
        }
    }

    /// Returns the people of whom this command has more than the initial left of them.
    pub(crate) fn of_forgotten(&self, people: &People) -> Vec<PersonId> {
        let is_more = |person: PersonId, details: &Details| {
            people.initial(person).is_some_and(|initial| {
                *details != Details { family: initial.to_owned(), ..Details::default() }
            })
        };
        let is_barred = |person: PersonId, bar: &Bar| {
            people.initial(person).is_some_and(|initial| bar.by != initial || bar.reason != initial)
        };
        let mut found = Vec::new();
        match self {
            Self::Add { people: new } => {
                found.extend(new.iter().filter(|(who, to)| is_more(*who, to)).map(|(who, _)| *who));
            }
            Self::Import { people: new, bars } => {
                found.extend(new.iter().filter(|(who, to)| is_more(*who, to)).map(|(who, _)| *who));
                let barred = bars.iter().filter(|(who, bar)| is_barred(*who, bar));
                found.extend(barred.map(|(who, _)| *who));
            }
            Self::Change { person, to } if is_more(*person, to) => found.push(*person),
            Self::Bar { person, bar } if is_barred(*person, bar) => found.push(*person),
            _ => {}
        }
        found
    }
}

/// An event of the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PeopleEvent {
    /// These people were added.
    Added { people: Vec<(PersonId, Details)> },
    /// These people were added, and these were barred.
    Imported { people: Vec<(PersonId, Details)>, bars: Vec<(PersonId, Bar)> },
    /// The details of a person were corrected.
    Changed { person: PersonId, to: Details },
    /// A person was barred from play here.
    Barred { person: PersonId, bar: Bar },
    /// The bar of a person was lifted.
    BarLifted { person: PersonId },
    /// Two pages were merged; `to` holds the details of both.
    Merged { gone: PersonId, into: PersonId, to: Details },
    /// Two pages were separated; `rest` holds the details of the other person.
    Separated { gone: PersonId, rest: Details },
    /// A person was forgotten, with all pages merged into theirs. Only an initial is left.
    Forgotten { person: PersonId, initial: String },
}

/// A bar of a person from play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bar {
    /// The end of the bar; `None` if it holds until it is lifted.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub until: Option<Timestamp>,
    /// The person who decided it.
    pub by: String,
    pub reason: String,
}

impl Bar {
    /// Returns whether the bar holds at this instant.
    pub fn is_in_force(&self, at: Timestamp) -> bool {
        self.until.is_none_or(|until| at < until)
    }

    /// Returns whether the name and the reason are given, and nothing is too long.
    pub(super) fn is_sound(&self) -> bool {
        let sound = |text: &String| {
            let said = !text.trim().is_empty() && text.chars().count() <= 500;
            said && !text.chars().any(char::is_control)
        };
        sound(&self.by) && sound(&self.reason)
    }
}
