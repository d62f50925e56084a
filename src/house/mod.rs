//! What a house knows beyond one event: its people, which events are its own, and who answers for its money.
//!
//! A second state machine of the tournament's mould: [`House::decide`] holds every rule and changes nothing,
//! [`House::apply`] changes and decides nothing. Each department has its own state, commands, events and `decide`.
//! What is known of one event stays in that event's file; nothing is added up here that stands there.

mod cash;
pub mod drawers;
pub mod events;
pub mod history;
pub mod people;
mod refusal;
pub mod setup;
pub mod staff;
pub mod tickets;

use serde::{Deserialize, Serialize};

use crate::rules::{person::Roster, time::Timestamp};
use drawers::{Drawers, DrawersCommand, DrawersEvent};
use events::{Events, EventsCommand, EventsEvent};
use people::{People, PeopleCommand, PeopleEvent};
pub use refusal::Refusal;
use setup::{Setup, SetupCommand, SetupEvent};
use staff::{StaffCommand, StaffEvent};
use tickets::{Tickets, TicketsCommand, TicketsEvent};

/// The name of a house's file in its folder.
pub const FILE: &str = "house.ron";

/// Something that is asked of a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Its name and its own rules.
    Setup(SetupCommand),
    /// Who is in its book.
    People(PeopleCommand),
    /// Which events are its own.
    Events(EventsCommand),
    /// Seats for its events.
    Tickets(TicketsCommand),
    /// Who answers for which money.
    Drawers(DrawersCommand),
    /// Who works there.
    Staff(StaffCommand),
}

impl Command {
    /// Returns whether people can read the names that this brings into the book.
    pub fn is_readable(&self) -> bool {
        match self {
            Self::People(PeopleCommand::Add { people } | PeopleCommand::TakeIn { people, .. }) => {
                people.iter().all(|(_, details)| details.is_readable())
            }
            Self::People(PeopleCommand::Change { to, .. }) => to.is_readable(),
            Self::Staff(command) => command.is_readable(),
            _ => true,
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Its name and its own rules.
    Setup(SetupEvent),
    /// Who is in its book.
    People(PeopleEvent),
    /// Which events are its own.
    Events(EventsEvent),
    /// Seats for its events.
    Tickets(TicketsEvent),
    /// Who answers for which money.
    Drawers(DrawersEvent),
    /// Who works there.
    Staff(StaffEvent),
}

/// The whole state. Changed only by [`House::apply`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct House {
    setup: Setup,
    people: People,
    events: Events,
    tickets: Tickets,
    drawers: Drawers,
    staff: Roster,
}

impl House {
    /// A house that knows nobody yet.
    pub fn new(setup: Setup) -> Self {
        Self {
            setup,
            people: People::default(),
            events: Events::default(),
            tickets: Tickets::default(),
            drawers: Drawers::default(),
            staff: Roster::default(),
        }
    }

    /// What would `command` do? Changes nothing.
    ///
    /// # Errors
    /// A rule that forbids it.
    pub fn decide(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        match command {
            Command::Setup(command) => setup::decide(self, command).map(Event::Setup),
            Command::People(command) => people::decide(self, command).map(Event::People),
            Command::Tickets(command) => return tickets::decide(self, command),
            Command::Drawers(command) => drawers::decide(self, command).map(Event::Drawers),
            Command::Events(command) => events::decide(self, command).map(Event::Events),
            Command::Staff(command) => staff::decide(self, command).map(Event::Staff),
        }
        .map(|event| vec![event])
    }

    /// Folds one event. Decides nothing, never fails.
    pub fn apply(&mut self, event: &Event, at: Timestamp) {
        match event {
            Event::Setup(event) => self.setup.on_event(event),
            Event::People(event) => self.people.on_event(event, at),
            Event::Events(event) => {
                let before = self.events.clone();
                self.events.on_event(event);
                if let Some((from, to)) = self.events.renamed(&before, event) {
                    self.events.rename(&from, &to);
                    self.tickets.rename(&from, &to);
                }
            }
            Event::Tickets(event) => self.tickets.on_event(event, at),
            Event::Drawers(event) => self.drawers.on_event(event, at),
            Event::Staff(event) => staff::on_event(&mut self.staff, event),
        }
    }

    /// Its name and its own rules.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the same without documents, birth dates, notes and the reasons of bars.
    #[must_use]
    pub fn without_personal_data(&self) -> Self {
        Self { people: self.people.without_personal_data(), ..self.clone() }
    }

    /// Its book.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// Seats for its events, whose they are and what became of them.
    pub fn tickets(&self) -> &Tickets {
        &self.tickets
    }

    /// Its drawers, and who answered for them.
    pub fn drawers(&self) -> &Drawers {
        &self.drawers
    }

    /// The staff; empty where no one has to sign in.
    pub fn staff(&self) -> &Roster {
        &self.staff
    }

    /// Its events.
    pub fn events(&self) -> &Events {
        &self.events
    }
}
