//! What passes between a house and its events by tickets: told in the event first, then in the house's book.
//!
//! A program that stops in between leaves the event ahead of the book. [`gaps`] finds that, and what was taken back on one
//! side alone since; [`settle`] writes into the book what the events say.

use super::{Agreement, HouseDesk, HouseError};
use crate::{
    house::{
        Command as HouseCommand, House,
        events::Part,
        tickets::{EntryOf, Issue, TicketState, TicketsCommand},
    },
    i18n::{Language, Saying, Told, shown_in_english},
    rules::person::{Person, PersonId},
    session::{Desk, SubmitError},
    tournament::{
        Command, Tournament,
        entries::{EntryId, Who},
        tables::Wish,
        tickets::{Ticket, TicketCommand},
    },
};

/// A ticket that an event says it handed out or took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TicketAt {
    pub entry: EntryId,
    /// Who that is in the house's book.
    pub person: Option<PersonId>,
    pub ticket: Ticket,
}

/// What an event says of the tickets of this house: those that were won there, and those that it took.
pub(super) fn of_event(t: &Tournament) -> (Vec<TicketAt>, Vec<TicketAt>) {
    let at = |entry: EntryId, ticket: &Ticket| TicketAt {
        entry,
        person: person_of(t, entry),
        ticket: ticket.clone(),
    };
    let won = t.tickets().handed_out().map(|out| at(out.entry, &out.ticket));
    let taken = t.tickets().taken().map(|(entry, ticket)| at(entry, ticket));
    (won.collect(), taken.collect())
}

fn person_of(t: &Tournament, entry: EntryId) -> Option<PersonId> {
    t.entries().player(t.entries().get(entry)?.player)?.person.id
}

/// Something about a ticket that the house's book and an event do not say alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TicketGap {
    /// It was won there, and the book does not have it.
    NotInBook { won: EntryOf, holder: PersonId, ticket: Ticket },
    /// The book has it, and the event took the seat back.
    WonNoLonger { number: u32, file: String },
    /// An entry was paid with it, and the book has it as open.
    UseMissing { number: u32, by: EntryOf },
    /// The book has it as used there, and no entry was paid with it.
    UseNoLonger { number: u32, file: String },
    /// An entry was paid with it, and the book says that it cannot have been.
    UsedWrongly { number: u32, file: String },
}

impl TicketGap {
    /// What sets it right in the house's book; nothing where somebody has to decide.
    fn command(&self) -> Option<TicketsCommand> {
        Some(match self {
            Self::NotInBook { won, holder, ticket } => TicketsCommand::Issue(Issue {
                number: ticket.number,
                holder: *holder,
                event: ticket.event.clone(),
                value: ticket.value,
                won: Some(won.clone()),
            }),
            Self::WonNoLonger { number, .. } => TicketsCommand::Withdraw { number: *number },
            Self::UseMissing { number, by } => {
                TicketsCommand::Use { number: *number, by: by.clone() }
            }
            Self::UseNoLonger { number, .. } => TicketsCommand::Free { number: *number },
            Self::UsedWrongly { .. } => return None,
        })
    }
}

/// What the book and the events do not say alike of tickets, the lowest number first. `house` is the seal of the house.
pub fn gaps(house: &House, seal: &str, events: &[Agreement]) -> Vec<TicketGap> {
    let mut found = Vec::new();
    let book = house.tickets();
    for event in events {
        let of = |entry: EntryId| EntryOf {
            file: event.file.clone(),
            seal: event.seal.clone(),
            entry: entry.get(),
        };
        let ours = |at: &&TicketAt| at.ticket.house == seal;
        for at in event.won.iter().filter(ours) {
            if let (None, Some(holder)) = (book.get(at.ticket.number), at.person) {
                let ticket = at.ticket.clone();
                found.push(TicketGap::NotInBook { won: of(at.entry), holder, ticket });
            }
        }
        for at in event.taken.iter().filter(ours) {
            let (number, file) = (at.ticket.number, event.file.clone());
            match book.get(number).map(|ticket| &ticket.state) {
                Some(TicketState::Used(by)) if *by == of(at.entry) => {}
                Some(TicketState::Open) => {
                    found.push(TicketGap::UseMissing { number, by: of(at.entry) });
                }
                _ => found.push(TicketGap::UsedWrongly { number, file }),
            }
        }
        for (number, ticket) in book.all() {
            let has = |all: &[TicketAt]| all.iter().any(|at| at.ticket.number == number);
            let file = event.file.clone();
            let won_here = ticket.won.as_ref().is_some_and(|won| won.seal == event.seal);
            if won_here && ticket.state == TicketState::Open && !has(&event.won) {
                found.push(TicketGap::WonNoLonger { number, file: file.clone() });
            }
            let used_here = matches!(&ticket.state, TicketState::Used(by) if by.seal == event.seal);
            if used_here && !has(&event.taken) {
                found.push(TicketGap::UseNoLonger { number, file });
            }
        }
    }
    found.sort_by_key(TicketGap::number);
    found
}

impl TicketGap {
    fn number(&self) -> u32 {
        match self {
            Self::NotInBook { ticket, .. } => ticket.number,
            Self::WonNoLonger { number, .. }
            | Self::UseMissing { number, .. }
            | Self::UseNoLonger { number, .. }
            | Self::UsedWrongly { number, .. } => *number,
        }
    }
}

/// Writes into the house's book what its events say of tickets. Gives how much that was.
///
/// # Errors
/// When it cannot be written. What was written before stays.
pub fn settle(house: &mut HouseDesk, events: &[Agreement]) -> Result<usize, HouseError> {
    let mut count = 0;
    for gap in gaps(house.house(), house.seal(), events) {
        if let Some(command) = gap.command() {
            house.submit(HouseCommand::Tickets(command))?;
            count += 1;
        }
    }
    Ok(count)
}

/// An event of the house: its file's name and the seal of its head line.
#[derive(Clone, Copy, Debug)]
pub struct HouseEvent<'a> {
    pub file: &'a str,
    pub seal: &'a str,
}

/// Why no ticket changed hands.
#[derive(Debug)]
pub enum TicketError {
    /// The event is no satellite on the house's list.
    NoTarget {
        file: String,
    },
    /// Whoever won is not in the house's book.
    NotInBook {
        name: String,
    },
    /// This person has no ticket for the event.
    NoTicket,
    Event(Box<SubmitError>),
    House(HouseError),
}

impl From<SubmitError> for TicketError {
    fn from(error: SubmitError) -> Self {
        Self::Event(Box::new(error))
    }
}

impl From<HouseError> for TicketError {
    fn from(error: HouseError) -> Self {
        Self::House(error)
    }
}

/// The event for which seats are won in this one.
pub fn target<'h>(house: &'h House, file: &str) -> Option<&'h str> {
    match &house.events().get(file)?.part {
        Part::Satellite { of } => Some(of),
        _ => None,
    }
}

/// The name by which tickets are for this event: its own, or that of the whole of which it is a flight or a day.
pub fn ticket_name<'h>(house: &'h House, file: &str) -> Option<&'h str> {
    let listed = house.events().get(file)?;
    match &listed.part {
        Part::Flight { of, .. } | Part::Day { of, .. } => Some(of),
        Part::Event | Part::Satellite { .. } => Some(&listed.name),
    }
}

/// Hands out one of the seats that this entry has won, as the house's next ticket, and gives its number.
///
/// # Errors
/// When nothing is owed, the winner is nobody in the book, or one side cannot be written.
pub fn hand_out(
    house: &mut HouseDesk,
    event: &mut dyn Desk,
    at: HouseEvent<'_>,
    entry: EntryId,
) -> Result<u32, TicketError> {
    let t = event.tournament();
    let target = target(house.house(), at.file)
        .ok_or_else(|| TicketError::NoTarget { file: at.file.to_owned() })?
        .to_owned();
    let holder = person_of(t, entry)
        .filter(|person| house.house().people().get(*person).is_some())
        .ok_or_else(|| TicketError::NotInBook {
            name: t.entries().person(entry).map_or_else(String::new, Person::shown),
        })?;
    let (number, value) = (house.house().tickets().next(), t.ticket());
    let ticket = Ticket { number, house: house.seal().to_owned(), event: target.clone(), value };
    let issue = Issue {
        number,
        holder,
        event: target,
        value,
        won: Some(EntryOf { file: at.file.into(), seal: at.seal.into(), entry: entry.get() }),
    };
    let issue = HouseCommand::Tickets(TicketsCommand::Issue(issue));
    house.can(&issue).map_err(HouseError::Refused)?;
    let ticket = Box::new(ticket);
    event.submit(Command::Tickets(TicketCommand::HandOut { entry, ticket }), None)?;
    house.submit(issue)?;
    Ok(number)
}

/// This person buys in with a ticket, and sits down as wished. Gives the ticket's number.
///
/// # Errors
/// When there is no ticket for this event, the event refuses, or one side cannot be written.
pub fn enter(
    house: &mut HouseDesk,
    event: &mut dyn Desk,
    at: HouseEvent<'_>,
    person: PersonId,
    seat: Wish,
) -> Result<u32, TicketError> {
    let book = house.house();
    let name = ticket_name(book, at.file).ok_or(TicketError::NoTicket)?;
    let (number, ticket) = book.tickets().of(person, name).ok_or(TicketError::NoTicket)?;
    let by_house = house.seal().to_owned();
    let ticket = Ticket { number, house: by_house, event: name.to_owned(), value: ticket.value };
    let known = |t: &Tournament| {
        let mut players = t.entries().players();
        players.find(|(_, player)| player.person.id == Some(person)).map(|(id, _)| id)
    };
    let stop = book.people().stop(person, book.setup().least_age, event.now());
    let who = match (known(event.tournament()), book.people().get(person), stop) {
        (Some(player), _, None) => Who::Known(player),
        (Some(player), _, Some(stop)) => Who::StoppedKnown(stop, player),
        (None, Some(page), None) => Who::New(page.details.person(person)),
        (None, Some(page), Some(stop)) => Who::StoppedNew(stop, page.details.person(person)),
        (None, None, _) => return Err(TicketError::NoTicket),
    };
    let (who, ticket) = (Box::new(who), Box::new(ticket));
    event.submit(Command::Tickets(TicketCommand::Enter { who, seat, ticket }), None)?;
    let taken = event.tournament().tickets().taken().find(|(_, taken)| taken.number == number);
    let entry = taken.map_or(0, |(entry, _)| entry.get());
    let by = EntryOf { file: at.file.into(), seal: at.seal.into(), entry };
    house.submit(HouseCommand::Tickets(TicketsCommand::Use { number, by }))?;
    Ok(number)
}

impl Told for TicketGap {
    fn told(&self, language: Language) -> String {
        let (name, number, file) = match self {
            Self::NotInBook { won, ticket, .. } => {
                ("tickets-missing-in-house", ticket.number, &won.file)
            }
            Self::WonNoLonger { number, file } => ("tickets-won-no-longer", *number, file),
            Self::UseMissing { number, by } => ("tickets-use-missing", *number, &by.file),
            Self::UseNoLonger { number, file } => ("tickets-use-no-longer", *number, file),
            Self::UsedWrongly { number, file } => ("tickets-used-twice", *number, file),
        };
        Saying::of(name).with("file", file.as_str()).with("number", number).told(language)
    }
}

shown_in_english!(TicketGap);

impl Told for TicketError {
    fn told(&self, language: Language) -> String {
        match self {
            Self::NoTarget { file } => {
                Saying::of("tickets-no-target").with("file", file.as_str()).told(language)
            }
            Self::NotInBook { name } => {
                Saying::of("tickets-nobody").with("player", name.as_str()).told(language)
            }
            Self::NoTicket => language.word("tickets-no-ticket"),
            Self::Event(error) => error.told(language),
            Self::House(error) => error.told(language),
        }
    }
}

shown_in_english!(TicketError);
