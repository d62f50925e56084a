//! The house's book: everybody who has played here, once.
//!
//! An event keeps of a person what is written on its sheets, and the id under which he is in this book. What else is
//! known of him stands here alone, so that no sheet, wall or page can show it.

mod acts;
mod decide;
mod details;

use imbl::OrdMap;
use serde::Serialize;

pub use acts::{PeopleCommand, PeopleEvent};
pub(super) use decide::decide;
pub use details::Details;

use crate::rules::{
    person::{PersonId, fold},
    time::Timestamp,
};

/// How many people one book holds.
pub const MOST: usize = 1_000_000;

/// Somebody in the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Known {
    pub details: Details,
    /// Since when he is in the book.
    pub since: Timestamp,
}

/// The book.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct People {
    book: OrdMap<PersonId, Known>,
    /// Whose card this is, by its number as it is compared.
    #[serde(skip)]
    cards: OrdMap<String, PersonId>,
}

impl People {
    pub(super) fn on_event(&mut self, event: &PeopleEvent, at: Timestamp) {
        match event {
            PeopleEvent::Added { people } => {
                for (person, details) in people {
                    self.write(*person, Known { details: details.clone(), since: at });
                }
            }
            PeopleEvent::Changed { person, to } => {
                let since = self.book.get(person).map_or(at, |known| known.since);
                self.write(*person, Known { details: to.clone(), since });
            }
        }
    }

    /// Puts somebody's page into the book, in place of what was there.
    fn write(&mut self, person: PersonId, known: Known) {
        let card = |known: &Known| Some(fold(&known.details.card)).filter(|card| !card.is_empty());
        if let Some(old) = self.book.get(&person).and_then(card) {
            self.cards.remove(&old);
        }
        if let Some(new) = card(&known) {
            self.cards.insert(new, person);
        }
        self.book.insert(person, known);
    }

    /// What is known of this person.
    pub fn get(&self, person: PersonId) -> Option<&Known> {
        self.book.get(&person)
    }

    /// Whose card has this number, written as anybody writes it.
    pub fn with_card(&self, number: &str) -> Option<PersonId> {
        self.cards.get(&fold(number)).copied()
    }

    /// Everybody, by id.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (PersonId, &Known)> {
        self.book.iter().map(|(person, known)| (*person, known))
    }
}
