//! The same person in several lists.

use std::collections::{BTreeMap, BTreeSet};

use super::{Person, PersonId};

/// The identity of a person over several events: the id in the house's book, the number of a card,
/// or the folded name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Identity {
    /// By the house's book.
    Known(PersonId),
    /// By the number of the card.
    Card(String),
    Name(String),
}

/// The cards for each name. A name without a card belongs to the only card with this name.
#[derive(Clone, Debug, Default)]
pub struct CardsByName(BTreeMap<String, BTreeSet<String>>);

impl CardsByName {
    /// Collects the cards of all these people.
    pub fn of<'a>(people: impl IntoIterator<Item = &'a Person>) -> Self {
        let mut cards: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for person in people.into_iter().filter(|person| !person.card.is_empty()) {
            cards.entry(person.folded()).or_default().insert(person.card.clone());
        }
        Self(cards)
    }

    /// Returns the identity of this person among them.
    pub fn identity(&self, person: &Person) -> Identity {
        if let Some(id) = person.id {
            return Identity::Known(id);
        }
        let name = person.folded();
        let of_name = self.0.get(&name).filter(|cards| cards.len() == 1).and_then(BTreeSet::first);
        match (person.card.as_str(), of_name) {
            ("", Some(card)) => Identity::Card(card.clone()),
            ("", None) => Identity::Name(name),
            (card, _) => Identity::Card(card.to_owned()),
        }
    }
}

/// The people of several lists, each once.
#[derive(Clone, Debug, Default)]
pub struct MergedPeople {
    /// All people, as first written.
    pub people: Vec<Person>,
    /// For each list, the index in `people` of each entry.
    pub indices: Vec<Vec<u32>>,
    /// The people with namesakes in one list. Without cards it is unknown which of them is in the
    /// other lists, so each counts separately.
    pub namesakes: Vec<Person>,
}

impl MergedPeople {
    /// Finds the same people in several lists. Two entries of one list are never the same person,
    /// because its author listed them separately.
    pub fn of_lists(lists: &[Vec<&Person>]) -> Self {
        let cards = CardsByName::of(lists.iter().flatten().copied());
        let mut several: BTreeSet<Identity> = BTreeSet::new();
        for list in lists {
            let mut here = BTreeSet::new();
            let twice = list
                .iter()
                .map(|person| cards.identity(person))
                .filter(|who| !here.insert(who.clone()));
            several.extend(twice.collect::<Vec<_>>());
        }
        let mut all = Self::default();
        let mut known: BTreeMap<Identity, u32> = BTreeMap::new();
        let mut named: BTreeSet<Identity> = BTreeSet::new();
        for list in lists {
            let mut of = Vec::with_capacity(list.len());
            for person in list {
                let who = cards.identity(person);
                let next = u32::try_from(all.people.len()).unwrap_or(u32::MAX);
                let is_one = !several.contains(&who);
                if !is_one && named.insert(who.clone()) {
                    all.namesakes.push((*person).clone());
                }
                let place = if is_one { *known.entry(who).or_insert(next) } else { next };
                if place == next {
                    all.people.push((*person).clone());
                }
                of.push(place);
            }
            all.indices.push(of);
        }
        all
    }
}
