//! A house: its people, its own events, and the cashiers of its money, beyond any one event.
//!
//! It is a state machine of the same form as the tournament's. [`House::decide`] holds every rule
//! and changes nothing; [`House::apply`] changes and decides nothing. Each department has its own
//! state, commands, events and `decide`. The facts of one event stay in that event's file. Sums of
//! them are not stored here.

mod cash;
pub mod drawers;
pub mod events;
pub mod history;
pub mod people;
mod refusal;
pub mod setup;
pub mod staff;
pub mod tickets;

use bottone_base::{person::Roster, time::Timestamp};
use serde::{Deserialize, Serialize};

use drawers::{Drawers, DrawersCommand, DrawersEvent};
use events::{Events, EventsCommand, EventsEvent};
use people::{People, PeopleCommand, PeopleEvent};
pub use refusal::Refusal;
use setup::{Setup, SetupCommand, SetupEvent};
use staff::{StaffCommand, StaffEvent};
use tickets::{Tickets, TicketsCommand, TicketsEvent};

/// The name of a house's file in its folder.
pub const FILE: &str = "house.ron";

/// A command to a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// The name and the rules of the house.
    Setup(SetupCommand),
    /// The people in its book.
    People(PeopleCommand),
    /// Its own events.
    Events(EventsCommand),
    /// Tickets: seats in its events.
    Tickets(TicketsCommand),
    /// The drawers and their cashiers.
    Drawers(DrawersCommand),
    /// Its staff.
    Staff(StaffCommand),
}

impl Command {
    /// Returns whether the names in this command are readable.
    pub fn is_readable(&self) -> bool {
        match self {
            Self::People(PeopleCommand::Add { people } | PeopleCommand::Import { people, .. }) => {
                people.iter().all(|(_, details)| details.is_readable())
            }
            Self::People(PeopleCommand::Change { to, .. }) => to.is_readable(),
            Self::Staff(command) => command.is_readable(),
            _ => true,
        }
    }
}

/// An event of a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The name and the rules of the house.
    Setup(SetupEvent),
    /// The people in its book.
    People(PeopleEvent),
    /// Its own events.
    Events(EventsEvent),
    /// Tickets: seats in its events.
    Tickets(TicketsEvent),
    /// The drawers and their cashiers.
    Drawers(DrawersEvent),
    /// Its staff.
    Staff(StaffEvent),
}

/// The whole state of a house. Only [`House::apply`] changes it.
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
    /// Makes a house with an empty book.
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

    /// Returns the events that `command` would cause. Changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
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

    /// Applies one event. Decides nothing, never fails.
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

    /// Returns its name and its own rules.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns a copy without documents, birth dates, notes and the reasons of bars.
    #[must_use]
    pub fn without_personal_data(&self) -> Self {
        Self { people: self.people.without_personal_data(), ..self.clone() }
    }

    /// Returns its book of people.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// Returns the tickets for its events, with their holders and states.
    pub fn tickets(&self) -> &Tickets {
        &self.tickets
    }

    /// Returns its drawers and their cashiers.
    pub fn drawers(&self) -> &Drawers {
        &self.drawers
    }

    /// Returns the staff; empty if no sign-in is needed.
    pub fn staff(&self) -> &Roster {
        &self.staff
    }

    /// Returns its events.
    pub fn events(&self) -> &Events {
        &self.events
    }
}
