//! Which events are the house's own: the files that lie beside its own, and what each of them is.
//!
//! An event's file knows nothing of it. What is told here of its name and start is for lists that are shown before
//! anybody opens it; how it went stands in the event's own file alone.

use imbl::OrdMap;
use serde::{Deserialize, Serialize};

use super::{House, Refusal};
use crate::rules::time::Timestamp;

/// One event of the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listed {
    /// The name of its file in the house's folder.
    pub file: String,
    /// The seal of that file's head line, by which the event is known whatever its file is called.
    pub seal: String,
    /// The event's name.
    pub name: String,
    /// When it starts, where that is known.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub starts: Option<Timestamp>,
    pub part: Part,
}

/// What an event is within the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Part {
    /// An event for itself.
    Event,
    /// One of several first days of an event, of which those who are left come together.
    Flight {
        /// The name of the whole event; all its flights and days say the same.
        of: String,
        /// What the flight is called: "1A".
        label: String,
    },
    /// A later day of an event that has flights or several days.
    Day {
        /// The name of the whole event.
        of: String,
        /// Which day, from 2 where the flights are the first.
        number: u8,
    },
    /// Seats for another event are won here.
    Satellite {
        /// The name of the event for which.
        of: String,
    },
}

impl Part {
    /// The name of the whole event of which this is a flight or a day, or for which seats are won here.
    pub fn of(&self) -> Option<&str> {
        match self {
            Self::Event => None,
            Self::Flight { of, .. } | Self::Day { of, .. } | Self::Satellite { of } => Some(of),
        }
    }
}

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EventsCommand {
    /// This is an event of the house.
    List(Listed),
    /// The event of this file is another than was said, or its file has another name now.
    Change { file: String, to: Listed },
    /// The event of this file is none of the house's any more.
    Leave { file: String },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EventsEvent {
    /// An event is on the list.
    Listed(Listed),
    /// What was said of it was put right.
    Changed { file: String, to: Listed },
    /// It is not on the list any more.
    Left { file: String },
}

/// The house's events, by the names of their files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Events {
    list: OrdMap<String, Listed>,
}

impl Events {
    /// The longest name of a file or an event, in characters.
    const LONGEST: usize = 250;

    /// Is it a name, or a reason, and neither too long nor with anything that is not written?
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
            EventsEvent::Left { file } => {
                self.list.remove(file);
            }
        }
    }

    /// From which name to which other tickets go with what happened, if they do: a name that no event has any more goes to
    /// the one that had it.
    pub(super) fn renamed(&self, before: &Self, event: &EventsEvent) -> Option<(String, String)> {
        let EventsEvent::Changed { file, to } = event else { return None };
        let (from, to) = (before.get(file)?.ticket_name(), to.ticket_name());
        let is_left = self.all().all(|listed| listed.ticket_name() != from);
        (from != to && is_left).then(|| (from.to_owned(), to.to_owned()))
    }

    /// Seats that were won for an event are for the one that has its place.
    pub(super) fn rename(&mut self, from: &str, to: &str) {
        let is_one =
            |listed: &&Listed| matches!(&listed.part, Part::Satellite { of } if of == from);
        let satellites: Vec<Listed> = self.all().filter(is_one).cloned().collect();
        for satellite in satellites {
            let part = Part::Satellite { of: to.to_owned() };
            self.list.insert(satellite.file.clone(), Listed { part, ..satellite });
        }
    }

    /// The event of this file.
    pub fn get(&self, file: &str) -> Option<&Listed> {
        self.list.get(file)
    }

    /// Every event, by the name of its file.
    pub fn all(&self) -> impl ExactSizeIterator<Item = &Listed> {
        self.list.values()
    }

    /// The flights, days and satellites of the whole event of this name.
    pub fn parts_of(&self, name: &str) -> impl Iterator<Item = &Listed> {
        self.all().filter(move |listed| listed.part.of() == Some(name))
    }
}

impl Listed {
    /// The name by which tickets are for this event: its own, or that of the whole of which it is a flight or a day.
    pub fn ticket_name(&self) -> &str {
        match &self.part {
            Part::Flight { of, .. } | Part::Day { of, .. } => of,
            Part::Event | Part::Satellite { .. } => &self.name,
        }
    }

    /// A name within the folder and no way out of it, and nothing empty or too long.
    fn is_sound(&self) -> bool {
        let sound = Events::is_name;
        let within = !self.file.contains(['/', '\\', ':']) && self.file != super::FILE;
        let part = match &self.part {
            Part::Event => true,
            Part::Flight { of, label } => sound(of) && sound(label),
            Part::Day { of, number } => sound(of) && *number > 0,
            Part::Satellite { of } => sound(of),
        };
        within && part && [&self.file, &self.seal, &self.name].into_iter().all(|text| sound(text))
    }
}

pub(super) fn decide(house: &House, command: &EventsCommand) -> Result<EventsEvent, Refusal> {
    let list = &house.events.list;
    Ok(match command {
        EventsCommand::List(event) => {
            Refusal::NotUnderstood.unless(event.is_sound())?;
            Refusal::EventListed.unless(!list.contains_key(&event.file))?;
            EventsEvent::Listed(event.clone())
        }
        EventsCommand::Change { file, to } => {
            let known = list.get(file).ok_or(Refusal::EventUnknown)?;
            Refusal::NotUnderstood.unless(to.is_sound())?;
            Refusal::EventListed.unless(to.file == *file || !list.contains_key(&to.file))?;
            Refusal::NothingToDo.unless(known != to)?;
            EventsEvent::Changed { file: file.clone(), to: to.clone() }
        }
        EventsCommand::Leave { file } => {
            Refusal::EventUnknown.unless(list.contains_key(file))?;
            EventsEvent::Left { file: file.clone() }
        }
    })
}
