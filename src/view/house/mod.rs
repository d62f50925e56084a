//! What is said of a house: why it says no, and who is in its book.

use crate::{
    house::{House, Refusal, people::Details},
    i18n::{Language, Saying, Told as _},
    rules::person::PersonId,
};

/// Why a house does not do what it was asked.
pub fn refused(refusal: Refusal) -> Saying {
    let name: &str = refusal.into();
    Saying::of(format!("house-refusal-{name}"))
}

/// Somebody in the book, as a line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonLine {
    pub person: PersonId,
    /// "Bianchi, Luca".
    pub name: String,
    pub card: String,
    pub country: String,
}

/// Everybody in the book, by name.
pub fn people(house: &House) -> Vec<PersonLine> {
    let line = |(person, known): (PersonId, &crate::house::people::Known)| {
        let Details { card, country, .. } = &known.details;
        let name = known.details.person(person).shown();
        PersonLine { person, name, card: card.clone(), country: country.clone() }
    };
    let mut lines: Vec<PersonLine> = house.people().all().map(line).collect();
    lines.sort_by_cached_key(|line| (crate::rules::person::fold(&line.name), line.person));
    lines
}

/// What there is in a house, in one sentence.
pub fn standing(language: Language, house: &House) -> String {
    Saying::of("house-standing")
        .with("people", Saying::count("house-count-people", house.people().all().len()))
        .with("events", Saying::count("house-count-events", house.events().all().len()))
        .told(language)
}
