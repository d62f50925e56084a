//! All rules of the book.

use std::collections::BTreeSet;

use bottone_base::person::{PersonId, fold};

use super::{Details, MOST, People, PeopleCommand, PeopleEvent};
use crate::{House, Refusal};

pub(crate) fn decide(house: &House, command: &PeopleCommand) -> Result<PeopleEvent, Refusal> {
    let people = &house.people;
    let own_page = |person: &PersonId| people.book.get(person).ok_or(Refusal::PersonUnknown);
    Ok(match command {
        PeopleCommand::Add { people: new } => {
            add(people, new)?;
            PeopleEvent::Added { people: new.clone() }
        }
        PeopleCommand::Import { people: new, bars } => {
            Refusal::NothingToDo.check(!bars.is_empty())?;
            if !new.is_empty() {
                add(people, new)?;
            }
            let is_there = |person: &PersonId| {
                people.book.contains_key(person) || new.iter().any(|(of, _)| of == person)
            };
            Refusal::PersonUnknown.check(bars.iter().all(|(person, _)| is_there(person)))?;
            Refusal::NotUnderstood.check(bars.iter().all(|(_, bar)| bar.is_sound()))?;
            PeopleEvent::Imported { people: new.clone(), bars: bars.clone() }
        }
        PeopleCommand::Change { person, to } => {
            own_page(person)?;
            Refusal::NotUnderstood.check(to.is_sound())?;
            let owner = people.with_card(&to.card);
            Refusal::CardTaken.check(owner.is_none_or(|owner| owner == *person))?;
            PeopleEvent::Changed { person: *person, to: to.clone() }
        }
        PeopleCommand::Bar { person, bar } => {
            own_page(person)?;
            Refusal::NotUnderstood.check(bar.is_sound())?;
            PeopleEvent::Barred { person: *person, bar: bar.clone() }
        }
        PeopleCommand::LiftBar { person } => {
            Refusal::NotBarred.check(own_page(person)?.bar.is_some())?;
            PeopleEvent::BarLifted { person: *person }
        }
        PeopleCommand::Merge { gone, into } => {
            let (one, other) = (own_page(gone)?, own_page(into)?);
            Refusal::OneAlready.check(gone != into)?;
            let to = other.details.merged_with(&one.details);
            PeopleEvent::Merged { gone: *gone, into: *into, to }
        }
        PeopleCommand::Separate { gone } => {
            let merged = people.merged.get(gone).ok_or(Refusal::NotMerged)?;
            // Later merges are parted first.
            let other = people.book.get(&merged.into).ok_or(Refusal::MergedSince)?;
            let (before, together) = (&merged.before.details, &merged.together.details);
            let rest = other.details.parted(together, before);
            // The card may belong to another person by now.
            let card = fold(&merged.known.details.card);
            let owner = people.with_card(&card);
            let free = owner.is_none_or(|owner| owner == people.current_id(*gone));
            Refusal::CardTaken.check(card.is_empty() || free && fold(&rest.card) != card)?;
            PeopleEvent::Separated { gone: *gone, rest }
        }
        PeopleCommand::Forget { person } => {
            let name = own_page(person)?.details.person(*person).folded();
            let letter = name.chars().find(|letter| letter.is_alphanumeric());
            let initial = letter.map_or_else(
                || "-".to_owned(),
                |letter| letter.to_uppercase().chain(['.']).collect(),
            );
            PeopleEvent::Forgotten { person: *person, initial }
        }
    })
}

fn add(people: &People, new: &[(PersonId, Details)]) -> Result<(), Refusal> {
    Refusal::NothingToDo.check(!new.is_empty())?;
    Refusal::NotUnderstood.check(new.iter().all(|(_, details)| details.is_sound()))?;
    Refusal::TooMany.check(people.all().len() + new.len() <= MOST)?;
    let (mut ids, mut cards) = (BTreeSet::new(), BTreeSet::new());
    for (person, details) in new {
        Refusal::PersonKnown.check(!people.contains(*person) && ids.insert(*person))?;
        let card = fold(&details.card);
        let free =
            card.is_empty() || people.with_card(&card).is_none() && cards.insert(card.clone());
        Refusal::CardTaken.check(free)?;
    }
    Ok(())
}
