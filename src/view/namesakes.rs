//! The words that distinguish players of the same name, the same on paper, walls, page and at the
//! desk. The number of the entry stands on the player's seat card.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::person::{Person, fold};
use bottone_i18n::Language;
use bottone_tournament::{Tournament, entries::EntryId};
use bottone_vocabulary::words;

/// The active players who share a name with another, among those asked about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Namesakes(BTreeSet<EntryId>);

/// The same for short names: Rossi, Marco and Rossi, Maria are both "Rossi, M.".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShortNamesakes(Namesakes);

impl Namesakes {
    /// Returns the members of `entries` whose name another player also has.
    pub fn among(t: &Tournament, entries: impl IntoIterator<Item = EntryId>) -> Self {
        Self::with_shared_names(t, entries, Person::folded)
    }

    /// Returns the members of `entries` for which `called` gives the same name as for another
    /// player.
    fn with_shared_names(
        t: &Tournament,
        entries: impl IntoIterator<Item = EntryId>,
        called: fn(&Person) -> String,
    ) -> Self {
        let person = |entry| t.entries().person(entry);
        let asked: BTreeMap<EntryId, String> =
            entries.into_iter().filter_map(|entry| Some((entry, called(person(entry)?)))).collect();
        let initials: BTreeSet<char> =
            asked.values().filter_map(|name| name.chars().next()).collect();
        // Comparing ten thousand folded names is slow, and most begin with another letter.
        let may_be = |person: &Person| match person.family.chars().next() {
            Some(first) if first.is_ascii_alphabetic() => {
                initials.contains(&first.to_ascii_lowercase())
            }
            _ => true,
        };
        let mut of_name: BTreeMap<String, BTreeSet<EntryId>> = BTreeMap::new();
        for (entry, name) in &asked {
            of_name.entry(name.clone()).or_default().insert(*entry);
        }
        for (entry, _) in t.entries().playing() {
            let Some(person) = person(entry).filter(|person| may_be(person)) else { continue };
            if let Some(all) = of_name.get_mut(&called(person)) {
                all.insert(entry);
            }
        }
        let shared = of_name.into_values().filter(|all| all.len() > 1).flatten();
        Self(shared.filter(|entry| asked.contains_key(entry)).collect())
    }

    /// Finds the namesakes in a list sorted by name; each name is in the form used for comparing.
    pub fn in_order(list: &[(String, EntryId)]) -> Self {
        let alike = list.chunk_by(|(one, _), (next, _)| one == next).filter(|all| all.len() > 1);
        Self(alike.flatten().map(|(_, entry)| *entry).collect())
    }

    /// Returns whether another player has this entry's name.
    pub fn contains(&self, entry: EntryId) -> bool {
        self.0.contains(&entry)
    }

    /// Returns "Rossi, Marco", or "Rossi, Marco · entry 41" if another player has that name.
    /// Country and card number are left out, as everybody can read it.
    pub fn full_name(&self, language: Language, t: &Tournament, entry: EntryId) -> String {
        self.distinct_name(language, entry, words::full_name(language, t, entry))
    }

    fn distinct_name(&self, language: Language, entry: EntryId, name: String) -> String {
        if self.contains(entry) {
            words::joined([name, words::entry_no(language, entry)])
        } else {
            name
        }
    }
}

impl ShortNamesakes {
    /// Returns the members of `entries` whose short name another player also has.
    pub fn among(t: &Tournament, entries: impl IntoIterator<Item = EntryId>) -> Self {
        Self(Namesakes::with_shared_names(t, entries, |person| fold(&person.short())))
    }

    /// Returns "Rossi, M.", or "Rossi, M. · entry 41" if another player has that short name.
    pub fn short_name(&self, language: Language, t: &Tournament, entry: EntryId) -> String {
        self.0.distinct_name(language, entry, words::short_name(language, t, entry))
    }
}

/// The most characters of a card number shown to everybody, and never more than half of it.
const SHOWN: usize = 3;

/// Returns the end of the player's card number, "…417", enough to distinguish two namesakes.
pub fn card_ending(person: &Person) -> Option<String> {
    let signs: Vec<char> = person.card.chars().collect();
    let shown = SHOWN.min(signs.len() / 2);
    let ending: String = signs.get(signs.len() - shown..)?.iter().collect();
    (!ending.is_empty()).then(|| format!("…{ending}"))
}

/// Returns for each of these namesakes the words that distinguish them on the house's paper. These
/// are the country, if it differs. If that is not enough, the end of the card number and then the
/// number of the entry follow. All of it stands on their seat cards.
pub fn distinctions(language: Language, t: &Tournament, namesakes: &[EntryId]) -> Vec<String> {
    let mut said: Vec<Vec<String>> = vec![Vec::new(); namesakes.len()];
    let person = |entry| t.entries().person(entry);
    let tell: [&dyn Fn(EntryId) -> String; 3] = [
        &|entry| person(entry).map(|person| person.country.clone()).unwrap_or_default(),
        &|entry| person(entry).and_then(card_ending).unwrap_or_default(),
        &|entry| words::entry_no(language, entry),
    ];
    for tell in tell {
        let mut alike: BTreeMap<Vec<String>, Vec<usize>> = BTreeMap::new();
        for (number, said) in said.iter().enumerate() {
            alike.entry(said.clone()).or_default().push(number);
        }
        for group in alike.into_values().filter(|group| group.len() > 1) {
            let details: Vec<String> = group.iter().map(|at| tell(namesakes[*at])).collect();
            // A detail that all of them share does not distinguish them.
            if details.windows(2).any(|pair| pair[0] != pair[1]) {
                for (at, details) in group.into_iter().zip(details) {
                    said[at].push(details);
                }
            }
        }
    }
    said.into_iter().map(words::joined).collect()
}
