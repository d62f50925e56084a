//! The search for a person in the book by typed text.

use bottone_base::person::{PersonId, SearchKey, fold};
use bottone_house::{
    House,
    people::{BookPerson, Details},
};

use crate::{MatchQuality, Query};

/// A person in the book, as a line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonLine {
    pub person: PersonId,
    /// "Bianchi, Luca".
    pub name: String,
    pub card: String,
    pub country: String,
    /// The year of birth, which distinguishes namesakes.
    pub born: Option<u16>,
    pub is_barred: bool,
}

impl PersonLine {
    fn of((person, known): (PersonId, &BookPerson)) -> Self {
        let Details { card, country, born, .. } = &known.details;
        Self {
            person,
            name: known.details.person(person).display_name(),
            card: card.clone(),
            country: country.clone(),
            born: *born,
            is_barred: known.bar.is_some(),
        }
    }
}

/// Returns every person in the book, by name.
pub fn people(house: &House) -> Vec<PersonLine> {
    let mut lines: Vec<PersonLine> = house.people().all().map(PersonLine::of).collect();
    lines.sort_by_cached_key(|line| (fold(&line.name), line.person));
    lines
}

/// Every person in the book, prepared for searching. Kept beside the book, as names seldom change.
#[derive(Debug, Default)]
pub struct BookFinder(Vec<FinderEntry>);

#[derive(Debug)]
struct FinderEntry {
    person: PersonId,
    details: Details,
    key: SearchKey,
}

impl BookFinder {
    /// Updates the index to the book. Only new and changed people are read again.
    #[must_use]
    pub fn updated(self, house: &House) -> Self {
        let Self(kept) = self;
        let mut before = kept.into_iter().peekable();
        let mut now = Vec::with_capacity(house.people().all().len());
        for (person, known) in house.people().all() {
            while before.next_if(|kept| kept.person < person).is_some() {}
            let same = |kept: &FinderEntry| kept.person == person && kept.details == known.details;
            now.push(match before.next_if(same) {
                Some(kept) => kept,
                None => {
                    FinderEntry { person, details: known.details.clone(), key: key(&known.details) }
                }
            });
        }
        Self(now)
    }

    /// Returns at most `most` people that match the typed text, the best first. It matches four
    /// letters of a name in any script, a card number, or a scanned code.
    pub fn find(&self, typed: &str, most: usize) -> Vec<PersonId> {
        let sought = Query::typed(typed);
        if !sought.is_specific() {
            return Vec::new();
        }
        let all = self.0.iter();
        let mut found: Vec<(MatchQuality, &FinderEntry)> =
            all.filter_map(|one| Some((sought.finds(&one.key, None)?, one))).collect();
        let order = |(fit, one): &(MatchQuality, &FinderEntry)| {
            (*fit, one.details.family.clone(), one.details.given.clone(), one.person)
        };
        if found.len() > most {
            // Of very many matches only the best are sorted.
            found.sort_by_key(|(fit, _)| *fit);
            found.truncate(most.max(MOST_IN_ORDER));
        }
        found.sort_by_cached_key(order);
        found.truncate(most);
        found.into_iter().map(|(_, one)| one.person).collect()
    }
}

/// The most matches sorted by name.
const MOST_IN_ORDER: usize = 1_000;

fn key(details: &Details) -> SearchKey {
    let person = details.person(PersonId::default());
    details
        .spellings
        .iter()
        .fold(SearchKey::of(&person), |key, spelling| key.with_spelling(spelling))
}
