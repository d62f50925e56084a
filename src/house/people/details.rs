//! The details of a person in the house's book.

use bottone_base::person::{Person, PersonId, is_name};
use serde::{Deserialize, Serialize};

/// The book's data on a person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Details {
    /// The family name, or the only name.
    pub family: String,
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub given: String,
    /// Other spellings of the name: in other letters, before a marriage, on the stage.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub spellings: Vec<String>,
    /// The country, in the house's short form.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub country: String,
    /// The number of the player's card.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub card: String,
    /// The number of a passport or identity card.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub document: String,
    /// The year of birth.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub born: Option<u16>,
    /// The person's language, by its code: "it".
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub language: String,
    /// The house's private notes.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub notes: String,
}

impl Details {
    /// The most other spellings.
    const SPELLINGS: usize = 8;
    /// The longest notes, in characters.
    const NOTES: usize = 1_000;
    /// The earliest accepted year of birth.
    const FIRST_YEAR: u16 = 1900;

    /// Returns the details known to an event about a person.
    pub fn of(person: &Person) -> Self {
        Self {
            family: person.family.clone(),
            given: person.given.clone(),
            country: person.country.clone(),
            card: person.card.clone(),
            ..Self::default()
        }
    }

    /// Returns the data given to an event about the person of this id. No other data leaves the
    /// book.
    pub fn person(&self, id: PersonId) -> Person {
        Person {
            family: self.family.clone(),
            given: self.given.clone(),
            country: self.country.clone(),
            card: self.card.clone(),
            id: Some(id),
            ..Person::default()
        }
    }

    /// Returns these details without documents, the year of birth and notes.
    #[must_use]
    pub fn without_personal_data(&self) -> Self {
        Self { document: String::new(), born: None, notes: String::new(), ..self.clone() }
    }

    /// Returns the merged details: where a field here is empty, the other page's field is used.
    pub(super) fn merged_with(&self, other: &Self) -> Self {
        let text = |own: &String, others: &String| {
            if own.is_empty() { others.clone() } else { own.clone() }
        };
        let mut spellings = self.spellings.clone();
        let name = |of: &Self| of.person(PersonId::default()).display_name();
        let names = std::iter::once(name(other)).chain(other.spellings.iter().cloned());
        for spelling in names.filter(|spelling| *spelling != name(self)) {
            if !spellings.contains(&spelling) && spellings.len() < Self::SPELLINGS {
                spellings.push(spelling);
            }
        }
        let notes = match (self.notes.as_str(), other.notes.as_str()) {
            (own, "") => own.to_owned(),
            ("", others) => others.to_owned(),
            (own, others) => format!("{own}; {others}").chars().take(Self::NOTES).collect(),
        };
        Self {
            family: self.family.clone(),
            given: self.given.clone(),
            spellings,
            country: text(&self.country, &other.country),
            card: text(&self.card, &other.card),
            document: text(&self.document, &other.document),
            born: self.born.or(other.born),
            language: text(&self.language, &other.language),
            notes,
        }
    }

    /// Returns these details after the pages are separated again. A field changed since they were `together`
    /// stays; every other field is as it was `before`.
    pub(super) fn parted(&self, together: &Self, before: &Self) -> Self {
        fn unmerged<T: PartialEq + Clone>(now: &T, together: &T, before: &T) -> T {
            if now == together { before.clone() } else { now.clone() }
        }
        Self {
            family: unmerged(&self.family, &together.family, &before.family),
            given: unmerged(&self.given, &together.given, &before.given),
            spellings: unmerged(&self.spellings, &together.spellings, &before.spellings),
            country: unmerged(&self.country, &together.country, &before.country),
            card: unmerged(&self.card, &together.card, &before.card),
            document: unmerged(&self.document, &together.document, &before.document),
            born: unmerged(&self.born, &together.born, &before.born),
            language: unmerged(&self.language, &together.language, &before.language),
            notes: unmerged(&self.notes, &together.notes, &before.notes),
        }
    }

    /// Returns whether every name here is readable and visible.
    pub fn is_readable(&self) -> bool {
        self.person(PersonId::default()).is_readable()
            && self.spellings.iter().all(|text| is_name(text))
    }

    /// Returns whether there is a name, nothing is too long, and no control character or impossible
    /// year is present.
    pub fn is_sound(&self) -> bool {
        let short = |text: &String| {
            text.chars().count() <= Person::LONGEST && !text.chars().any(char::is_control)
        };
        let mut texts = [&self.document, &self.language].into_iter().chain(&self.spellings);
        let notes = Person { family: "-".into(), note: self.notes.clone(), ..Person::default() };
        self.person(PersonId::default()).is_sound()
            && notes.is_sound()
            && texts.all(short)
            && self.spellings.len() <= Self::SPELLINGS
            && self.born.is_none_or(|year| (Self::FIRST_YEAR..=9_000).contains(&year))
    }
}
