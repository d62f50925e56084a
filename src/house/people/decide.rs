//! Every rule of the book.

use std::collections::BTreeSet;

use super::{Details, MOST, People, PeopleCommand, PeopleEvent};
use crate::{
    house::{House, Refusal},
    rules::person::{PersonId, fold},
};

pub(in crate::house) fn decide(
    house: &House,
    command: &PeopleCommand,
) -> Result<PeopleEvent, Refusal> {
    let people = &house.people;
    Ok(match command {
        PeopleCommand::Add { people: new } => {
            add(people, new)?;
            PeopleEvent::Added { people: new.clone() }
        }
        PeopleCommand::Change { person, to } => {
            let known = people.get(*person).ok_or(Refusal::PersonUnknown)?;
            Refusal::NotUnderstood.unless(to.is_sound())?;
            Refusal::NothingToDo.unless(known.details != *to)?;
            let owner = people.with_card(&to.card);
            Refusal::CardTaken.unless(owner.is_none_or(|owner| owner == *person))?;
            PeopleEvent::Changed { person: *person, to: to.clone() }
        }
    })
}

fn add(people: &People, new: &[(PersonId, Details)]) -> Result<(), Refusal> {
    Refusal::NothingToDo.unless(!new.is_empty())?;
    Refusal::NotUnderstood.unless(new.iter().all(|(_, details)| details.is_sound()))?;
    Refusal::TooMany.unless(people.all().len() + new.len() <= MOST)?;
    let (mut ids, mut cards) = (BTreeSet::new(), BTreeSet::new());
    for (person, details) in new {
        let is_new = people.get(*person).is_none() && ids.insert(*person);
        Refusal::PersonKnown.unless(is_new)?;
        let card = fold(&details.card);
        let free =
            card.is_empty() || people.with_card(&card).is_none() && cards.insert(card.clone());
        Refusal::CardTaken.unless(free)?;
    }
    Ok(())
}
