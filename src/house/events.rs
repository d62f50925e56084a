//! The house's own events: the event files beside its own file, and the part that each plays.
//!
//! An event's file knows nothing of this. The name and start here are for lists that are shown
//! before the event is opened. The course of the event is in its own file alone.

use bottone_base::time::Timestamp;
use imbl::OrdMap;
use serde::{Deserialize, Serialize};

use super::{House, Refusal};

/// One event of the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventListing {
    /// The file's name in the house's folder.
    pub file: String,
    /// The seal of that file's head line. It identifies the event, whatever the file is called.
    pub seal: String,
    /// The event's name.
    pub name: String,
    /// The start, if known.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub starts: Option<Timestamp>,
    pub part: EventPart,
}

/// The part that an event plays in the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EventPart {
    /// An event on its own.
    Event,
    /// One of several first days of an event, whose survivors play on together.
    Flight {
        /// The name of the whole event, the same for all its flights and days.
        of: String,
        /// The flight's label: "1A".
        label: String,
    },
    /// A later day of an event with flights or several days.
    Day {
        /// The name of the whole event.
        of: String,
        /// The day's number, from 2 if the flights are the first day.
        number: u8,
    },
    /// A satellite, where seats for another event are won.
    Satellite {
        /// The name of the target event.
        of: String,
    },
}

impl EventPart {
    /// Returns the name of the whole event of a flight or a day, or of a satellite's target event.
    pub fn of(&self) -> Option<&str> {
        match self {
            Self::Event => None,
            Self::Flight { of, .. } | Self::Day { of, .. } | Self::Satellite { of } => Some(of),
        }
    }
}

/// A command about the house's events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EventsCommand {
    /// Lists an event of the house.
    List(EventListing),
    /// Corrects the data of this file's event, or the file's name.
    Change { file: String, to: EventListing },
    /// Takes the event of this file off the list.
    Remove { file: String },
}

/// An event of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EventsEvent {
    /// An event was listed.
    Listed(EventListing),
    /// The data of an event was corrected.
    Changed { file: String, to: EventListing },
    /// An event was taken off the list.
    Removed { file: String },
}

/// The house's events, by file name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Events {
    list: OrdMap<String, EventListing>,
}

impl Events {
    /// The longest name of a file or an event, in characters.
    const LONGEST: usize = 250;

    /// Returns whether this is a valid name or reason: not empty, not too long, without control
    /// characters.
    pub(super) fn is_name(text: &str) -> bool {
        let named = !text.trim().is_empty() && !text.chars().any(char::is_control);
        named && text.chars().count() <= Self::LONGEST
    }

    pub(super) fn on_event(&mut self, event: &EventsEvent) {
        match event {
            EventsEvent::Listed(event) => {
                self.list.insert(event.file.clone(), event.clone());
            }
            EventsEvent::Changed { file, to } => {
                self.list.remove(file);
                self.list.insert(to.file.clone(), to.clone());
            }
            EventsEvent::Removed { file } => {
                self.list.remove(file);
            }
        }
    }

    /// Returns the old and the new event name of tickets that are moved by `event`, if it moves
    /// any. Tickets move if no event has their old name any more: they go to the event that had it.
    pub(super) fn renamed(&self, before: &Self, event: &EventsEvent) -> Option<(String, String)> {
        let EventsEvent::Changed { file, to } = event else { return None };
        let (from, to) = (before.get(file)?.ticket_name(), to.ticket_name());
        let is_left = self.all().all(|listed| listed.ticket_name() != from);
        (from != to && is_left).then(|| (from.to_owned(), to.to_owned()))
    }

    /// Moves satellites of the one event to the event that takes its place.
    pub(super) fn rename(&mut self, from: &str, to: &str) {
        let is_one = |listed: &&EventListing| matches!(&listed.part, EventPart::Satellite { of } if of == from);
        let satellites: Vec<EventListing> = self.all().filter(is_one).cloned().collect();
        for satellite in satellites {
            let part = EventPart::Satellite { of: to.to_owned() };
            self.list.insert(satellite.file.clone(), EventListing { part, ..satellite });
        }
    }

    /// Returns the event of this file.
    pub fn get(&self, file: &str) -> Option<&EventListing> {
        self.list.get(file)
    }

    /// Returns all events, by file name.
    pub fn all(&self) -> impl ExactSizeIterator<Item = &EventListing> {
        self.list.values()
    }

    /// Returns the flights, days and satellites of the whole event of this name.
    pub fn parts_of(&self, name: &str) -> impl Iterator<Item = &EventListing> {
        self.all().filter(move |listed| listed.part.of() == Some(name))
    }
}

impl EventListing {
    /// Returns the event name on its tickets: its own name, or that of the whole event of a flight
    /// or a day.
    pub fn ticket_name(&self) -> &str {
        match &self.part {
            EventPart::Flight { of, .. } | EventPart::Day { of, .. } => of,
            EventPart::Event | EventPart::Satellite { .. } => &self.name,
        }
    }

    /// Returns whether the file name stays within the folder, and no text is empty or too long.
    fn is_sound(&self) -> bool {
        let sound = Events::is_name;
        let within = !self.file.contains(['/', '\\', ':']) && self.file != super::FILE;
        let part = match &self.part {
            EventPart::Event => true,
            EventPart::Flight { of, label } => sound(of) && sound(label),
            EventPart::Day { of, number } => sound(of) && *number > 0,
            EventPart::Satellite { of } => sound(of),
        };
        within && part && [&self.file, &self.seal, &self.name].into_iter().all(|text| sound(text))
    }
}

pub(super) fn decide(house: &House, command: &EventsCommand) -> Result<EventsEvent, Refusal> {
    let list = &house.events.list;
    Ok(match command {
        EventsCommand::List(event) => {
            Refusal::NotUnderstood.check(event.is_sound())?;
            Refusal::EventListed.check(!list.contains_key(&event.file))?;
            EventsEvent::Listed(event.clone())
        }
        EventsCommand::Change { file, to } => {
            let known = list.get(file).ok_or(Refusal::EventUnknown)?;
            Refusal::NotUnderstood.check(to.is_sound())?;
            Refusal::EventListed.check(to.file == *file || !list.contains_key(&to.file))?;
            Refusal::NothingToDo.check(known != to)?;
            EventsEvent::Changed { file: file.clone(), to: to.clone() }
        }
        EventsCommand::Remove { file } => {
            Refusal::EventUnknown.check(list.contains_key(file))?;
            EventsEvent::Removed { file: file.clone() }
        }
    })
}
