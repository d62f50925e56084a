//! The house's book: everybody who has played here, once.
//!
//! An event keeps of a person what is written on its sheets, and the id under which he is in this book. What else is
//! known of him stands here alone, so that no sheet, wall or page can show it.

mod acts;
mod decide;
mod details;

use imbl::OrdMap;
use serde::Serialize;

pub use acts::{Bar, PeopleCommand, PeopleEvent};
pub(super) use decide::decide;
pub use details::Details;

use crate::rules::{
    person::{PersonId, Stop, fold},
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
    /// That he may not play here, if that was said.
    pub bar: Option<Bar>,
}

/// Somebody who was found to be somebody else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Merged {
    into: PersonId,
    /// What the book said of him.
    known: Known,
    /// What it said of the other before.
    before: Known,
    /// What it said of both together.
    together: Known,
}

/// The book.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct People {
    book: OrdMap<PersonId, Known>,
    merged: OrdMap<PersonId, Merged>,
    /// What is left of those who asked to be forgotten: an initial.
    forgotten: OrdMap<PersonId, String>,
    /// Whose card this is, by its number as it is compared; who was found to be somebody else has his still.
    #[serde(skip)]
    cards: OrdMap<String, PersonId>,
}

impl Known {
    fn without_personal_data(&self) -> Self {
        let bar = self.bar.as_ref().map(|bar| Bar { why: String::new(), ..bar.clone() });
        Self { details: self.details.without_personal_data(), since: self.since, bar }
    }
}

impl People {
    /// Returns the same book without documents, birth dates, notes and the reasons of bars.
    pub(super) fn without_personal_data(&self) -> Self {
        let known = Known::without_personal_data;
        let book = self.book.iter().map(|(person, of)| (*person, known(of)));
        let merged = self.merged.iter().map(|(person, of)| {
            let Merged { into, known: own, before, together } = of;
            let (own, before, together) = (known(own), known(before), known(together));
            (*person, Merged { into: *into, known: own, before, together })
        });
        Self { book: book.collect(), merged: merged.collect(), ..self.clone() }
    }

    pub(super) fn on_event(&mut self, event: &PeopleEvent, at: Timestamp) {
        match event {
            PeopleEvent::Added { people } => {
                for (person, details) in people {
                    let details = details.clone();
                    self.write(*person, Known { details, since: at, bar: None });
                }
            }
            PeopleEvent::TakenIn { people, bars } => {
                for (person, details) in people {
                    let details = details.clone();
                    self.write(*person, Known { details, since: at, bar: None });
                }
                for (person, bar) in bars {
                    self.rewrite(*person, |known| known.bar = Some(bar.clone()));
                }
            }
            PeopleEvent::Changed { person, to } => {
                self.rewrite(*person, |known| known.details.clone_from(to));
            }
            PeopleEvent::Barred { person, bar } => {
                self.rewrite(*person, |known| known.bar = Some(bar.clone()));
            }
            PeopleEvent::BarLifted { person } => self.rewrite(*person, |known| known.bar = None),
            PeopleEvent::Merged { gone, into, to } => self.merge(*gone, *into, to),
            PeopleEvent::Parted { gone, rest } => self.part(*gone, rest),
            PeopleEvent::Forgotten { person, initial } => self.forget(*person, initial),
        }
    }

    fn rewrite(&mut self, person: PersonId, change: impl FnOnce(&mut Known)) {
        if let Some(mut known) = self.book.get(&person).cloned() {
            change(&mut known);
            self.write(person, known);
        }
    }

    /// Puts somebody's page into the book, in place of what was there.
    fn write(&mut self, person: PersonId, known: Known) {
        if let Some(old) = self.book.get(&person).and_then(card) {
            self.cards.remove(&old);
        }
        if let Some(new) = card(&known) {
            self.cards.insert(new, person);
        }
        self.book.insert(person, known);
    }

    fn merge(&mut self, gone: PersonId, into: PersonId, to: &Details) {
        let Some(known) = self.book.remove(&gone) else { return };
        let Some(before) = self.book.get(&into).cloned() else { return };
        let together = Known {
            details: to.clone(),
            since: before.since.min(known.since),
            // That two are one lets nobody play who may not.
            bar: before.bar.clone().or_else(|| known.bar.clone()),
        };
        self.merged.insert(gone, Merged { into, known, before, together: together.clone() });
        self.write(into, together);
    }

    fn part(&mut self, gone: PersonId, rest: &Details) {
        let Some(Merged { into, known, before, together }) = self.merged.remove(&gone) else {
            return;
        };
        self.rewrite(into, |other| {
            other.details.clone_from(rest);
            other.since = before.since;
            if other.bar == together.bar {
                other.bar = before.bar;
            }
        });
        self.write(gone, known);
    }

    fn forget(&mut self, person: PersonId, initial: &str) {
        let one = |known: Option<Known>, people: &mut Self, who: PersonId| {
            if let Some(card) = known.as_ref().and_then(card) {
                people.cards.remove(&card);
            }
            people.forgotten.insert(who, initial.to_owned());
        };
        for who in self.known_as(person) {
            let known = self.book.remove(&who);
            let merged = self.merged.remove(&who).map(|merged| merged.known);
            one(known.or(merged), self, who);
        }
    }

    /// Under which ids events name this person: his own, and those of all who were found to be him.
    pub fn known_as(&self, person: PersonId) -> Vec<PersonId> {
        let others = self.merged.keys().filter(|gone| self.who(**gone) == person);
        std::iter::once(person).chain(others.copied().filter(|gone| *gone != person)).collect()
    }

    /// Who somebody is by now, of whom an event says this id.
    pub fn who(&self, person: PersonId) -> PersonId {
        let mut who = person;
        while let Some(merged) = self.merged.get(&who) {
            who = merged.into;
        }
        who
    }

    /// What is known of this person.
    pub fn get(&self, person: PersonId) -> Option<&Known> {
        self.book.get(&self.who(person))
    }

    /// Was this id ever given, and does it stand?
    pub fn has(&self, person: PersonId) -> bool {
        self.get(person).is_some() || self.forgotten.contains_key(&person)
    }

    /// What is left of somebody who asked to be forgotten.
    pub fn initial(&self, person: PersonId) -> Option<&str> {
        self.forgotten.get(&person).map(String::as_str)
    }

    /// Those who were found to be somebody else, and whom.
    pub fn merged(&self) -> impl Iterator<Item = (PersonId, PersonId, &Known)> {
        self.merged.iter().map(|(gone, merged)| (*gone, merged.into, &merged.known))
    }

    /// Whose card has this number, written as anybody writes it.
    pub fn with_card(&self, number: &str) -> Option<PersonId> {
        self.cards.get(&fold(number)).map(|person| self.who(*person))
    }

    /// Everybody, by id.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (PersonId, &Known)> {
        self.book.iter().map(|(person, known)| (*person, known))
    }

    /// Why this person may not play at `at`, where nobody younger than this plays.
    ///
    /// Of the birth the book knows the year alone: who becomes old enough in this one shows a document.
    pub fn stop(&self, person: PersonId, least_age: Option<u8>, at: Timestamp) -> Option<Stop> {
        let known = self.get(person)?;
        if known.bar.as_ref().is_some_and(|bar| bar.holds(at)) {
            return Some(Stop::Barred);
        }
        let (born, least) = known.details.born.zip(least_age)?;
        let young = i32::from(born) + i32::from(least) >= at.year();
        young.then_some(Stop::UnderAge)
    }
}

fn card(known: &Known) -> Option<String> {
    Some(fold(&known.details.card)).filter(|card| !card.is_empty())
}
