//! A check that a house and the files of its events agree.

use std::{collections::BTreeSet, path::Path};

use bottone_base::{
    money::{Currency, Money},
    person::{Member, PersonId},
};
use bottone_house::{
    House,
    events::EventListing,
    tickets::{EntryRef, TicketState},
};
use bottone_i18n::{Language, Saying, ToText, shown_in_english};
use bottone_tournament::{Tournament, history::Record};

use super::tickets::{self, EventTicket};

/// The facts of one event's file that its house must have too.
#[derive(Clone, Debug)]
pub struct EventAgreement {
    /// The name of the file.
    pub file: String,
    /// The seal of its head line.
    pub seal: String,
    /// The event's present name; may be empty.
    pub name: String,
    /// The currency of its amounts.
    pub currency: Currency,
    /// The value of a seat that is won there; zero without such seats.
    pub seat: Money,
    /// The members of its staff who signed its records about tickets. `None` if one of these has no
    /// signature of a present member.
    pub signers: Option<Vec<Member>>,
    /// The people of the house's book in its entries, with their names there.
    pub people: Vec<(PersonId, String)>,
    /// The tickets that it handed out.
    pub won: Vec<EventTicket>,
    /// The tickets with which entries were paid.
    pub taken: Vec<EventTicket>,
}

impl EventAgreement {
    /// Collects the facts of the event in this file.
    pub fn of(file: &Path, seal: String, (t, records): (&Tournament, &[Record])) -> Self {
        let file = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let players = t.entries().players();
        let named = players.filter_map(|(_, player)| {
            let person = &player.person;
            Some((person.id?, person.display_name()))
        });
        let (won, taken) = tickets::of_event(t);
        let (name, currency) = (t.setup().name.clone(), t.setup().currency.clone());
        let signers = tickets::signers(t, records);
        let people = named.collect();
        Self { seat: t.ticket(), file, seal, name, currency, signers, people, won, taken }
    }
}

impl EventAgreement {
    /// Returns whether the event's name differs from that in the house's list.
    pub(super) fn has_other_name(&self, listed: &EventListing) -> bool {
        !self.name.trim().is_empty() && self.name != listed.name
    }
}

/// A disagreement between the two sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disagreement {
    /// An event on the house's list has no file there.
    FileMissing { file: String },
    /// The file of this name is another event than the one on the list.
    AnotherEvent { file: String },
    /// An event's file in the folder is not on the list.
    NotListed { file: String },
    /// An event names a person who is not in the book.
    NotInTheBook { file: String, name: String, person: PersonId },
    /// The book has a ticket as won or used in an event that is not in the folder.
    TicketOfNoEvent { number: u32, file: String },
}

/// Compares a house with the events in its folder. `unread` are files there that could not be read.
pub fn agreement(house: &House, events: &[EventAgreement], unread: &[String]) -> Vec<Disagreement> {
    let mut found = Vec::new();
    let there: BTreeSet<&str> = events
        .iter()
        .map(|event| event.file.as_str())
        .chain(unread.iter().map(String::as_str))
        .collect();
    for listed in house.events().all() {
        if !there.contains(listed.file.as_str()) {
            found.push(Disagreement::FileMissing { file: listed.file.clone() });
        }
    }
    for event in events {
        let file = event.file.clone();
        match house.events().get(&event.file) {
            None => found.push(Disagreement::NotListed { file }),
            Some(listed) if listed.seal != event.seal => {
                found.push(Disagreement::AnotherEvent { file });
            }
            Some(_) => {}
        }
        for (person, name) in &event.people {
            if !house.people().contains(*person) {
                let (file, name) = (event.file.clone(), name.clone());
                found.push(Disagreement::NotInTheBook { file, name, person: *person });
            }
        }
    }
    let seals = events.iter().map(|event| &event.seal);
    // A listed event without its file was reported above, and a damaged file by itself.
    let known: BTreeSet<&String> =
        seals.chain(house.events().all().map(|listed| &listed.seal)).collect();
    for (number, ticket) in house.tickets().all() {
        let used = match &ticket.state {
            TicketState::Used(by) => Some(by),
            _ => None,
        };
        for EntryRef { file, seal, .. } in ticket.won.iter().chain(used) {
            if !known.contains(seal) && !unread.contains(file) {
                found.push(Disagreement::TicketOfNoEvent { number, file: file.clone() });
            }
        }
    }
    found
}

impl ToText for Disagreement {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::FileMissing { file } => {
                Saying::of("club-file-missing").with("file", file.as_str())
            }
            Self::AnotherEvent { file } => {
                Saying::of("club-another-event").with("file", file.as_str())
            }
            Self::NotListed { file } => Saying::of("club-not-listed").with("file", file.as_str()),
            Self::NotInTheBook { file, name, person } => Saying::of("club-not-in-the-book")
                .with("file", file.as_str())
                .with("name", name.as_str())
                .with("person", person.to_string()),
            Self::TicketOfNoEvent { number, file } => Saying::of("club-ticket-of-no-event")
                .with("number", *number)
                .with("file", file.as_str()),
        }
        .to_text(language)
    }
}

shown_in_english!(Disagreement);
