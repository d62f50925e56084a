//! The known people, for comparison with a new list.

use std::collections::BTreeMap;

use super::{Person, fold};

/// The known people, found by card and by name. `T` is the data stored for each.
#[derive(Clone, Debug)]
pub struct PeopleIndex<T> {
    cards: BTreeMap<String, T>,
    names: BTreeMap<String, Vec<Namesake<T>>>,
}

#[derive(Clone, Debug)]
struct Namesake<T> {
    card: String,
    born: Option<u16>,
    data: T,
}

impl<T> Default for PeopleIndex<T> {
    fn default() -> Self {
        Self { cards: BTreeMap::new(), names: BTreeMap::new() }
    }
}

impl<T: Clone> PeopleIndex<T> {
    /// Adds `person`. Of two with the same card or name, the first is found.
    pub fn note(&mut self, person: &Person, born: Option<u16>, data: T) {
        let card = fold(&person.card);
        if !card.is_empty() {
            self.cards.entry(card.clone()).or_insert_with(|| data.clone());
        }
        self.names.entry(person.namesake()).or_default().push(Namesake { card, born, data });
    }

    /// Finds the known person who `person` may be: by the card, otherwise by the name. Namesakes
    /// with two cards, or two years of birth, are two people.
    pub fn find(&self, person: &Person, born: Option<u16>) -> Option<&T> {
        let card = fold(&person.card);
        let may_be = |other: &&Namesake<T>| {
            let one_card = card.is_empty() || other.card.is_empty();
            let one_year = born.is_none() || other.born.is_none() || other.born == born;
            one_card && one_year
        };
        self.cards.get(&card).or_else(|| {
            let namesakes = self.names.get(&person.namesake())?;
            namesakes.iter().find(may_be).map(|namesake| &namesake.data)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_tell_namesakes_apart() {
        let person = |card: &str| Person {
            family: "Rossi".to_owned(),
            given: "Mario".to_owned(),
            card: card.to_owned(),
            ..Person::default()
        };
        let mut known = PeopleIndex::default();
        known.note(&person("1"), Some(1970), 'a');
        assert_eq!(known.find(&person("1"), None), Some(&'a'));
        assert_eq!(known.find(&person(""), None), Some(&'a'));
        assert_eq!(known.find(&person(""), Some(1980)), None);
        assert_eq!(known.find(&person("2"), None), None);
        known.note(&person("2"), None, 'b');
        assert_eq!(known.find(&person("2"), Some(1980)), Some(&'b'));
    }
}
