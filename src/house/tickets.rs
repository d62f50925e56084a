//! The house's tickets: seats for its events, with their holders and states.
//!
//! A won ticket is on record on both sides. The event records the number under which it gave the
//! seat; the house records the holder. The use of a ticket is recorded on both sides too.
//! `session::house` finds a missing side and records it.

use bottone_base::{
    money::{Currency, Money},
    person::PersonId,
    time::Timestamp,
};
use imbl::OrdMap;
use serde::{Deserialize, Serialize};

use super::{
    Event, House, Refusal,
    drawers::{self, DrawersCommand},
    events::Events,
};

/// An entry of one of the house's events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryRef {
    /// The name of the event's file in the house's folder.
    pub file: String,
    /// The seal of that file's head line.
    pub seal: String,
    /// The entry's number in that event.
    pub entry: u32,
}

/// A ticket given to a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Issue {
    /// The ticket's number: the next free one.
    pub number: u32,
    pub holder: PersonId,
    /// The name of its event, or of the whole event if that has flights.
    pub event: String,
    /// The part of an entry that it pays.
    pub value: Money,
    /// The currency of its value; `None` in tickets from before it was recorded.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub currency: Option<Currency>,
    /// The entry that won it; `None` if the house sold it or gave it away.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub won: Option<EntryRef>,
}

/// The state of a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TicketState {
    Open,
    /// Used: this entry was paid with it.
    Used(EntryRef),
    /// Bought back by the house.
    SoldBack {
        reason: String,
    },
    /// Lapsed: it has no value any more.
    Lapsed {
        reason: String,
    },
    /// Withdrawn: the event took the seat back.
    Withdrawn,
}

/// A ticket of the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ticket {
    pub holder: PersonId,
    pub event: String,
    pub value: Money,
    pub currency: Option<Currency>,
    pub won: Option<EntryRef>,
    pub state: TicketState,
    /// The instant at which it was issued.
    pub since: Timestamp,
}

/// A command about tickets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TicketsCommand {
    Issue(Issue),
    /// Records an entry paid with it.
    Use {
        number: u32,
        by: EntryRef,
    },
    /// Frees it, because the entry paid with it was taken back.
    Free {
        number: u32,
    },
    /// Withdraws it, because the event took the seat back before the ticket was used.
    Withdraw {
        number: u32,
    },
    /// Restores it, because the event withdrew the seat by mistake.
    Restore {
        number: u32,
    },
    /// Gives it to another holder.
    PassOn {
        number: u32,
        to: PersonId,
        reason: String,
    },
    /// Buys it back for the house.
    SellBack {
        number: u32,
        reason: String,
        /// The drawer from which its value is paid; `None` if it is paid from no drawer.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        drawer: Option<u32>,
    },
    /// Lets it lapse, so that it has no value any more.
    Lapse {
        number: u32,
        reason: String,
    },
    /// Sets the currency of its value, which was not recorded.
    Denominate {
        number: u32,
        currency: Currency,
    },
}

impl TicketsCommand {
    /// Returns the number of the ticket.
    pub fn number(&self) -> u32 {
        match self {
            Self::Issue(Issue { number, .. })
            | Self::Use { number, .. }
            | Self::Free { number }
            | Self::Withdraw { number }
            | Self::Restore { number }
            | Self::PassOn { number, .. }
            | Self::SellBack { number, .. }
            | Self::Lapse { number, .. }
            | Self::Denominate { number, .. } => *number,
        }
    }
}

/// An event of a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TicketsEvent {
    Issued(Issue),
    /// The ticket has another holder.
    PassedOn {
        number: u32,
        to: PersonId,
        reason: String,
    },
    /// The ticket has this state now.
    StateChanged {
        number: u32,
        state: TicketState,
    },
    /// The currency of its value was set.
    Denominated {
        number: u32,
        currency: Currency,
    },
}

/// Every ticket of the house, by number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tickets {
    list: OrdMap<u32, Ticket>,
}

impl Ticket {
    /// Returns whether it can pay an entry in this currency.
    pub fn is_in(&self, currency: &Currency) -> bool {
        self.currency.as_ref().is_none_or(|of| of == currency)
    }
}

impl Tickets {
    pub(super) fn on_event(&mut self, event: &TicketsEvent, at: Timestamp) {
        match event {
            TicketsEvent::Issued(issue) => {
                let Issue { number, holder, event, value, currency, won } = issue.clone();
                let state = TicketState::Open;
                let ticket = Ticket { holder, event, value, currency, won, state, since: at };
                self.list.insert(number, ticket);
            }
            TicketsEvent::PassedOn { number, to, .. } => {
                if let Some(ticket) = self.list.get_mut(number) {
                    ticket.holder = *to;
                }
            }
            TicketsEvent::StateChanged { number, state } => {
                if let Some(ticket) = self.list.get_mut(number) {
                    ticket.state = state.clone();
                }
            }
            TicketsEvent::Denominated { number, currency } => {
                if let Some(ticket) = self.list.get_mut(number) {
                    ticket.currency = Some(currency.clone());
                }
            }
        }
    }

    /// Moves tickets of the one event to the event that takes its place.
    pub(super) fn rename(&mut self, from: &str, to: &str) {
        let of_it = self.all().filter(|(_, ticket)| ticket.event == from);
        for number in of_it.map(|(number, _)| number).collect::<Vec<_>>() {
            if let Some(ticket) = self.list.get_mut(&number) {
                to.clone_into(&mut ticket.event);
            }
        }
    }

    /// Returns the ticket of this number.
    pub fn get(&self, number: u32) -> Option<&Ticket> {
        self.list.get(&number)
    }

    /// Returns all tickets, by number.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (u32, &Ticket)> {
        self.list.iter().map(|(number, ticket)| (*number, ticket))
    }

    /// Returns the number of the next ticket.
    pub fn next(&self) -> u32 {
        self.list.get_max().map_or(1, |(number, _)| number.saturating_add(1))
    }

    /// Returns the tickets for this event that can still be used.
    pub fn outstanding(&self, event: &str) -> impl Iterator<Item = (u32, &Ticket)> {
        self.all()
            .filter(move |(_, ticket)| ticket.event == event && ticket.state == TicketState::Open)
    }

    fn open(&self, number: u32) -> Result<&Ticket, Refusal> {
        let ticket = self.list.get(&number).ok_or(Refusal::TicketUnknown)?;
        Refusal::TicketNotOpen.check(ticket.state == TicketState::Open)?;
        Ok(ticket)
    }
}

pub(super) fn decide(house: &House, command: &TicketsCommand) -> Result<Vec<Event>, Refusal> {
    let event = Event::Tickets(decide_on(house, command)?);
    let TicketsCommand::SellBack { number, reason, drawer: Some(drawer) } = command else {
        return Ok(vec![event]);
    };
    let ticket = house.tickets.open(*number)?;
    let known = house.drawers.get(*drawer).ok_or(Refusal::DrawerUnknown)?;
    let fits = ticket.is_in(&known.opening.currency);
    Refusal::OtherCurrency.check(fits)?;
    let to_drawer = Money::ZERO.minus(ticket.value);
    let paid = DrawersCommand::Move { drawer: *drawer, to_drawer, reason: reason.clone() };
    let paid = drawers::decide(house, &paid)?;
    Ok(vec![event, Event::Drawers(paid)])
}

fn decide_on(house: &House, command: &TicketsCommand) -> Result<TicketsEvent, Refusal> {
    let tickets = &house.tickets;
    let became = |number: u32, state| TicketsEvent::StateChanged { number, state };
    let said = |reason: &str| Refusal::NotUnderstood.check(Events::is_name(reason));
    Ok(match command {
        TicketsCommand::Issue(issue) => {
            let Issue { number, holder, event, value, won, .. } = issue;
            let sound = Events::is_name(event)
                && *value > Money::ZERO
                && won.as_ref().is_none_or(EntryRef::is_sound);
            Refusal::NotUnderstood.check(sound)?;
            Refusal::PersonUnknown.check(house.people.get(*holder).is_some())?;
            Refusal::TicketKnown.check(*number == tickets.next())?;
            TicketsEvent::Issued(issue.clone())
        }
        TicketsCommand::Use { number, by } => {
            Refusal::NotUnderstood.check(by.is_sound())?;
            tickets.open(*number)?;
            became(*number, TicketState::Used(by.clone()))
        }
        TicketsCommand::Free { number } => {
            let ticket = tickets.get(*number).ok_or(Refusal::TicketUnknown)?;
            Refusal::TicketNotUsed.check(matches!(ticket.state, TicketState::Used(_)))?;
            became(*number, TicketState::Open)
        }
        TicketsCommand::Withdraw { number } => {
            tickets.open(*number)?;
            became(*number, TicketState::Withdrawn)
        }
        TicketsCommand::Restore { number } => {
            let ticket = tickets.get(*number).ok_or(Refusal::TicketUnknown)?;
            Refusal::TicketNotWithdrawn.check(ticket.state == TicketState::Withdrawn)?;
            became(*number, TicketState::Open)
        }
        TicketsCommand::PassOn { number, to, reason } => {
            said(reason)?;
            Refusal::PersonUnknown.check(house.people.get(*to).is_some())?;
            Refusal::NothingToDo.check(tickets.open(*number)?.holder != *to)?;
            TicketsEvent::PassedOn { number: *number, to: *to, reason: reason.clone() }
        }
        TicketsCommand::SellBack { number, reason, .. } => {
            said(reason)?;
            tickets.open(*number)?;
            became(*number, TicketState::SoldBack { reason: reason.clone() })
        }
        TicketsCommand::Lapse { number, reason } => {
            said(reason)?;
            tickets.open(*number)?;
            became(*number, TicketState::Lapsed { reason: reason.clone() })
        }
        TicketsCommand::Denominate { number, currency } => {
            let ticket = tickets.get(*number).ok_or(Refusal::TicketUnknown)?;
            Refusal::NothingToDo.check(ticket.currency.is_none())?;
            TicketsEvent::Denominated { number: *number, currency: currency.clone() }
        }
    })
}

impl EntryRef {
    fn is_sound(&self) -> bool {
        Events::is_name(&self.file) && Events::is_name(&self.seal)
    }
}
