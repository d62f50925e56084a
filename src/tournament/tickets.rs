//! Tickets for another event: seats that are won here, and entries that are paid with a ticket.
//!
//! A ticket belongs to the house: its owner and its use are in the house's own file. An event
//! records the number of the ticket for each seat handed out. It also records the ticket that paid
//! for an entry, and names the house by its seal.

use bottone_base::{money::Money, time::Timestamp};
use imbl::OrdMap;
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use super::{
    Command, Event, Refusal, Tournament, Waiver,
    departments::Department,
    entries::{Entrant, EntryCommand, EntryEvent, EntryId},
    history::Follower,
    kinds::{CASH, CommandRow, EventRow, Offline, OnCorrection, SALES},
    payments::{PaymentCommand, PaymentEvent, PaymentMethod},
    setup::Setup,
    tables::SeatWish,
};

/// A ticket as written on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ticket {
    /// The house's number for it, from 1.
    pub number: u32,
    /// The seal of the house's head line, which identifies the house.
    pub house: String,
    /// The name of the event that it is for.
    pub event: String,
    /// The amount of an entry that it pays.
    pub value: Money,
}

impl Ticket {
    fn is_sound(&self) -> bool {
        let sound = |text: &str| {
            !text.trim().is_empty()
                && text.chars().count() <= Setup::LONGEST_NAME
                && !text.chars().any(char::is_control)
        };
        self.number > 0 && self.value > Money::ZERO && sound(&self.house) && sound(&self.event)
    }

    fn is(&self, other: &Self) -> bool {
        self.number == other.number && self.house == other.house
    }
}

/// The commands for tickets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(TicketCommandKind), doc = "A kind of command for tickets.")]
pub enum TicketCommand {
    /// Hands out this ticket for a seat that was won. It settles one ticket of the entry's dues.
    HandOut { entry: EntryId, ticket: Box<Ticket> },
    /// Sells an entry for a ticket and the rest of the price.
    Enter { who: Box<Entrant>, seat: SeatWish, ticket: Box<Ticket> },
}

/// The events of tickets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TicketEvent {
    /// This entry got the ticket that it won. `payment` is the number of that payment.
    HandedOut { entry: EntryId, payment: u32, ticket: Box<Ticket> },
    /// This entry was paid with a ticket.
    Taken { entry: EntryId, ticket: Box<Ticket> },
}

impl TicketCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Wait;
        use OnCorrection::Final;
        match self {
            Self::HandOut => CommandRow::new(CASH, Wait, Final),
            Self::Enter => CommandRow::new(SALES, Wait, Final),
        }
    }
}

impl TicketEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::Tickets;
        use Follower::Cash;
        match self {
            Self::HandedOut { .. } => EventRow::new(&[Tickets], &[]),
            Self::Taken { .. } => EventRow::new(&[Tickets], &[Cash]),
        }
    }
}

/// A ticket won here and handed out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandedTicket {
    pub entry: EntryId,
    pub ticket: Ticket,
    payment: u32,
}

/// The tickets of this event: the ones won, and the ones taken for entries.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tickets {
    handed_out: OrdMap<u32, HandedTicket>,
    taken: OrdMap<EntryId, Ticket>,
}

impl Tickets {
    pub(super) fn on_event(&mut self, event: &Event) {
        match event {
            Event::Tickets(TicketEvent::HandedOut { entry, payment, ticket }) => {
                let (entry, payment, ticket) = (*entry, *payment, (**ticket).clone());
                self.handed_out.insert(ticket.number, HandedTicket { entry, ticket, payment });
            }
            Event::Tickets(TicketEvent::Taken { entry, ticket }) => {
                self.taken.insert(*entry, (**ticket).clone());
            }
            // A ticket comes back with the payment, and goes back with the entry.
            Event::Payments(PaymentEvent::TakenBack { entry, number, .. }) => {
                let is_it = |out: &HandedTicket| out.entry == *entry && out.payment == *number;
                let back = self.handed_out.values().find(|out| is_it(out));
                if let Some(number) = back.map(|out| out.ticket.number) {
                    self.handed_out.remove(&number);
                }
            }
            Event::Entries(EntryEvent::Refunded { entry, .. }) => {
                self.taken.remove(entry);
            }
            _ => {}
        }
    }

    /// Returns the tickets won here, by number.
    pub fn handed_out(&self) -> impl ExactSizeIterator<Item = &HandedTicket> {
        self.handed_out.values()
    }

    /// Returns the tickets that paid for entries.
    pub fn taken(&self) -> impl ExactSizeIterator<Item = (EntryId, &Ticket)> {
        self.taken.iter().map(|(entry, ticket)| (*entry, ticket))
    }

    /// Returns the ticket that paid for this entry.
    pub fn of(&self, entry: EntryId) -> Option<&Ticket> {
        self.taken.get(&entry)
    }
}

pub(super) fn decide(
    t: &Tournament,
    command: &TicketCommand,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    match command {
        TicketCommand::HandOut { entry, ticket } => {
            Refusal::NotUnderstood.check(ticket.is_sound(), None)?;
            let is_new = !t.tickets.handed_out.contains_key(&ticket.number);
            Refusal::TicketUsed.check(is_new, None)?;
            let pay = PaymentCommand::Pay {
                entry: *entry,
                amount: Money::ZERO,
                withheld: Money::ZERO,
                tickets: 1,
                method: PaymentMethod::Voucher,
                document: String::new(),
            };
            let mut events = t.decide(&Command::Payments(pay), at, waiver)?;
            let payment =
                t.payments().number_from.unwrap_or_else(|| t.payments().next_number(*entry));
            let handed = TicketEvent::HandedOut { entry: *entry, payment, ticket: ticket.clone() };
            events.push(Event::Tickets(handed));
            Ok(events)
        }
        TicketCommand::Enter { who, seat, ticket } => {
            Refusal::NotUnderstood.check(ticket.is_sound(), None)?;
            let is_free = !t.tickets.taken.values().any(|taken| taken.is(ticket));
            Refusal::TicketUsed.check(is_free, None)?;
            let enter = EntryCommand::Enter { who: vec![(**who).clone()], seat: *seat };
            let mut events = t.decide(&Command::Entries(enter), at, waiver)?;
            let price = events.iter().find_map(|event| match event {
                Event::Entries(EntryEvent::Entered { paid, .. }) => Some(paid.total()),
                _ => None,
            });
            // WSOP 2026: a ticket worth more than the price waits for an event that costs as much.
            let is_covered = price.is_some_and(|price| ticket.value <= price);
            Refusal::TicketWorthMore.check(is_covered, None)?;
            let entry = t
                .entries
                .next_entry_numbers(t.entries.numbers().1)
                .next()
                .ok_or(Refusal::TooMany)?;
            events.push(Event::Tickets(TicketEvent::Taken { entry, ticket: ticket.clone() }));
            Ok(events)
        }
    }
}
