//! The house's book: every person who has played here, once.
//!
//! An event keeps a person's data for its sheets, and the person's id in this book. All other data
//! stays in the book, so that no sheet, wall or page can show it.

mod acts;
mod decide;
mod details;

use imbl::OrdMap;
use serde::Serialize;

pub use acts::{Bar, PeopleCommand, PeopleEvent};
pub(super) use decide::decide;
pub use details::Details;

use bottone_base::{
    person::{Person, PersonId, Stop, fold},
    time::Timestamp,
};

/// The most people in one book.
pub const MOST: usize = 1_000_000;

/// A person in the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BookPerson {
    pub details: Details,
    /// The instant at which the person was added.
    pub since: Timestamp,
    /// The person's bar from play, if there is one.
    pub bar: Option<Bar>,
}

/// A page that was merged into another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct MergedPage {
    into: PersonId,
    /// The page before the merge.
    known: BookPerson,
    /// The other page before the merge.
    before: BookPerson,
    /// The merged page.
    together: BookPerson,
}

/// The book.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct People {
    book: OrdMap<PersonId, BookPerson>,
    merged: OrdMap<PersonId, MergedPage>,
    /// The initials left of people who asked to be forgotten.
    forgotten: OrdMap<PersonId, String>,
    /// The owner of each card, by its folded number. A merged page keeps its own card.
    #[serde(skip)]
    cards: OrdMap<String, PersonId>,
}

impl BookPerson {
    fn without_personal_data(&self) -> Self {
        let bar = self.bar.as_ref().map(|bar| Bar { reason: String::new(), ..bar.clone() });
        Self { details: self.details.without_personal_data(), since: self.since, bar }
    }
}

impl People {
    /// Returns a copy without documents, birth dates, notes and the reasons of bars.
    pub(super) fn without_personal_data(&self) -> Self {
        let known = BookPerson::without_personal_data;
        let book = self.book.iter().map(|(person, of)| (*person, known(of)));
        let merged = self.merged.iter().map(|(person, of)| {
            let MergedPage { into, known: own, before, together } = of;
            let (own, before, together) = (known(own), known(before), known(together));
            (*person, MergedPage { into: *into, known: own, before, together })
        });
        Self { book: book.collect(), merged: merged.collect(), ..self.clone() }
    }

    pub(super) fn on_event(&mut self, event: &PeopleEvent, at: Timestamp) {
        match event {
            PeopleEvent::Added { people } => {
                for (person, details) in people {
                    let details = details.clone();
                    self.write(*person, BookPerson { details, since: at, bar: None });
                }
            }
            PeopleEvent::Imported { people, bars } => {
                for (person, details) in people {
                    let details = details.clone();
                    self.write(*person, BookPerson { details, since: at, bar: None });
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
            PeopleEvent::Separated { gone, rest } => self.part(*gone, rest),
            PeopleEvent::Forgotten { person, initial } => self.forget(*person, initial),
        }
    }

    fn rewrite(&mut self, person: PersonId, change: impl FnOnce(&mut BookPerson)) {
        if let Some(mut known) = self.book.get(&person).cloned() {
            change(&mut known);
            self.write(person, known);
        }
    }

    /// Writes the person's page into the book, in place of any earlier one.
    fn write(&mut self, person: PersonId, known: BookPerson) {
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
        let together = BookPerson {
            details: to.clone(),
            since: before.since.min(known.since),
            // A merge does not lift a bar.
            bar: before.bar.clone().or_else(|| known.bar.clone()),
        };
        self.merged.insert(gone, MergedPage { into, known, before, together: together.clone() });
        self.write(into, together);
    }

    fn part(&mut self, gone: PersonId, rest: &Details) {
        let Some(MergedPage { into, known, before, together }) = self.merged.remove(&gone) else {
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
        let one = |known: Option<BookPerson>, people: &mut Self, who: PersonId| {
            if let Some(card) = known.as_ref().and_then(card) {
                people.cards.remove(&card);
            }
            people.forgotten.insert(who, initial.to_owned());
        };
        for who in self.ids_of(person) {
            let known = self.book.remove(&who);
            let merged = self.merged.remove(&who).map(|merged| merged.known);
            one(known.or(merged), self, who);
        }
    }

    /// Returns all ids of this person in events: their own, and those of merged pages.
    pub fn ids_of(&self, person: PersonId) -> Vec<PersonId> {
        let others = self.merged.keys().filter(|gone| self.current_id(**gone) == person);
        std::iter::once(person).chain(others.copied().filter(|gone| *gone != person)).collect()
    }

    /// Returns the current id of the person whom an event knows by this id.
    pub fn current_id(&self, person: PersonId) -> PersonId {
        let mut who = person;
        while let Some(merged) = self.merged.get(&who) {
            who = merged.into;
        }
        who
    }

    /// Returns the page of this person.
    pub fn get(&self, person: PersonId) -> Option<&BookPerson> {
        self.book.get(&self.current_id(person))
    }

    /// Returns whether this id was given and its record stands.
    pub fn contains(&self, person: PersonId) -> bool {
        self.get(person).is_some() || self.forgotten.contains_key(&person)
    }

    /// Returns the initial left of a forgotten person.
    pub fn initial(&self, person: PersonId) -> Option<&str> {
        self.forgotten.get(&person).map(String::as_str)
    }

    /// Returns the merged pages: their ids, the ids of the other pages, and their old data.
    pub fn merged(&self) -> impl Iterator<Item = (PersonId, PersonId, &BookPerson)> {
        self.merged.iter().map(|(gone, merged)| (*gone, merged.into, &merged.known))
    }

    /// Returns the owner of the card with this number, in any spelling.
    pub fn with_card(&self, number: &str) -> Option<PersonId> {
        self.cards.get(&fold(number)).map(|person| self.current_id(*person))
    }

    /// Returns every person, by id.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (PersonId, &BookPerson)> {
        self.book.iter().map(|(person, known)| (*person, known))
    }

    /// Returns the reason that stops this person from playing at `at`, given the minimum age.
    ///
    /// The book has only the year of birth: a person who reaches the age within this year shows a
    /// document.
    pub fn stop(&self, person: PersonId, min_age: Option<u8>, at: Timestamp) -> Option<Stop> {
        let known = self.get(person)?;
        if known.bar.as_ref().is_some_and(|bar| bar.is_in_force(at)) {
            return Some(Stop::Barred);
        }
        let (born, least) = known.details.born.zip(min_age)?;
        let young = i32::from(born) + i32::from(least) >= at.year();
        young.then_some(Stop::UnderAge)
    }

    /// Returns whether a bar that is in force at `at` is of a person with this card, or with this
    /// name if their cards do not differ. A person whose own page has that name is another person.
    pub fn is_barred_namesake(&self, person: &Person, at: Timestamp) -> bool {
        let digits = |card: &str| fold(card).replace(char::is_whitespace, "");
        let (name, card) = (person.namesake(), digits(&person.card));
        let of = |id: PersonId| self.get(id).map(|known| known.details.person(id));
        let has_own_page = person.id.and_then(of).is_some_and(|own| own.namesake() == name);
        let is_it = |(id, known): (PersonId, &BookPerson)| {
            let barred = digits(&known.details.card);
            let is_card = !card.is_empty() && card == barred;
            let may_be = card.is_empty() || barred.is_empty();
            is_card || may_be && !has_own_page && known.details.person(id).namesake() == name
        };
        let is_barred =
            |known: &BookPerson| known.bar.as_ref().is_some_and(|bar| bar.is_in_force(at));
        self.all().filter(|(_, known)| is_barred(known)).any(is_it)
    }
}

fn card(known: &BookPerson) -> Option<String> {
    Some(fold(&known.details.card)).filter(|card| !card.is_empty())
}
