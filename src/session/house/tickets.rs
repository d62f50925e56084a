//! Tickets between a house and its events: recorded in the event first, then in the house's book.
//!
//! A program that stops in between leaves the event ahead of the book. [`gaps`] finds that, and
//! acts taken back on one side alone since. [`settle`] writes the events' tickets into the book.

use std::{collections::BTreeMap, path::Path};

use super::{EventAgreement, HouseBook, HouseDesk, HouseError};
use crate::{
    house::{
        Command as HouseCommand, House,
        events::{EventListing, EventPart, EventsCommand},
        tickets::{EntryRef, Issue, Ticket as HouseTicket, TicketState, TicketsCommand},
    },
    i18n::{Language, Saying, ToText, shown_in_english},
    rules::{
        money::{Currency, Money, PaymentMethod},
        person::{Person, PersonId},
    },
    session::{Desk, SubmitError},
    store::journal::ReadOnly,
    tournament::{
        Command, Event, Refusal, Tournament,
        entries::{Entrant, EntryCommand, EntryEvent, EntryId},
        history::Record,
        payments::PaymentEvent,
        tables::SeatWish,
        tickets::{Ticket, TicketCommand},
    },
};

/// A ticket that an event handed out or took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventTicket {
    pub entry: EntryId,
    /// The person's id in the house's book.
    pub person: Option<PersonId>,
    pub ticket: Ticket,
}

/// Returns an event's tickets of this house: those won there, and those it took.
pub(super) fn of_event(t: &Tournament) -> (Vec<EventTicket>, Vec<EventTicket>) {
    let at = |entry: EntryId, ticket: &Ticket| EventTicket {
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

/// A disagreement between the house's book and an event about a ticket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TicketGap {
    /// The ticket was won there, and the book does not have it.
    NotInBook { won: EntryRef, holder: PersonId, ticket: Ticket, currency: Currency },
    /// The ticket was won there, and the book has it as withdrawn.
    WonAgain { number: u32, file: String },
    /// The book lacks the currency of its value.
    NoCurrency { number: u32, file: String, currency: Currency },
    /// The book has the ticket, and the event took the seat back.
    WonNoLonger { number: u32, file: String },
    /// The event took the seat back, and the ticket was used or sold back by then.
    WithdrawnTooLate { number: u32, file: String },
    /// An entry was paid with it, and the book has it as open.
    UseMissing { number: u32, by: EntryRef },
    /// The book has it as used there, and no entry was paid with it.
    UseNoLonger { number: u32, file: String },
    /// An entry was paid with it, although by the book that is impossible.
    UsedWrongly { number: u32, file: String },
}

impl TicketGap {
    /// Returns the command that corrects the house's book; `None` if a person has to decide.
    fn command(&self) -> Option<TicketsCommand> {
        Some(match self {
            Self::NotInBook { won, holder, ticket, currency } => TicketsCommand::Issue(Issue {
                number: ticket.number,
                holder: *holder,
                event: ticket.event.clone(),
                value: ticket.value,
                currency: Some(currency.clone()),
                won: Some(won.clone()),
            }),
            Self::NoCurrency { number, currency, .. } => {
                TicketsCommand::Denominate { number: *number, currency: currency.clone() }
            }
            Self::WonAgain { number, .. } => TicketsCommand::Restore { number: *number },
            Self::WonNoLonger { number, .. } => TicketsCommand::Withdraw { number: *number },
            Self::UseMissing { number, by } => {
                TicketsCommand::Use { number: *number, by: by.clone() }
            }
            Self::UseNoLonger { number, .. } => TicketsCommand::Free { number: *number },
            Self::UsedWrongly { .. } | Self::WithdrawnTooLate { .. } => return None,
        })
    }

    fn number(&self) -> u32 {
        match self {
            Self::NotInBook { ticket, .. } => ticket.number,
            Self::NoCurrency { number, .. }
            | Self::WonAgain { number, .. }
            | Self::WonNoLonger { number, .. }
            | Self::WithdrawnTooLate { number, .. }
            | Self::UseMissing { number, .. }
            | Self::UseNoLonger { number, .. }
            | Self::UsedWrongly { number, .. } => *number,
        }
    }
}

/// Returns the disagreements of the book and the events about tickets, lowest number first. `seal`
/// is the house's seal.
pub fn gaps(house: &House, seal: &str, events: &[EventAgreement]) -> Vec<TicketGap> {
    let mut found = Vec::new();
    let book = house.tickets();
    for event in events {
        let of = |entry: EntryId| EntryRef {
            file: event.file.clone(),
            seal: event.seal.clone(),
            entry: entry.get(),
        };
        let file = || event.file.clone();
        let ours = |at: &&EventTicket| at.ticket.house == seal;
        for at in event.won.iter().filter(ours) {
            let number = at.ticket.number;
            match (book.get(number).map(|ticket| &ticket.state), at.person) {
                (None, Some(holder)) => {
                    let (ticket, currency) = (at.ticket.clone(), event.currency.clone());
                    let won = of(at.entry);
                    found.push(TicketGap::NotInBook { won, holder, ticket, currency });
                }
                (Some(TicketState::Withdrawn), _) => {
                    found.push(TicketGap::WonAgain { number, file: file() });
                }
                _ => {}
            }
            if book.get(number).is_some_and(|ticket| ticket.currency.is_none()) {
                let currency = event.currency.clone();
                found.push(TicketGap::NoCurrency { number, file: file(), currency });
            }
        }
        for at in event.taken.iter().filter(ours) {
            let number = at.ticket.number;
            match book.get(number).map(|ticket| &ticket.state) {
                Some(TicketState::Used(by)) if *by == of(at.entry) => {}
                Some(TicketState::Open) => {
                    found.push(TicketGap::UseMissing { number, by: of(at.entry) });
                }
                _ => found.push(TicketGap::UsedWrongly { number, file: file() }),
            }
        }
        for (number, ticket) in book.all() {
            let has = |all: &[EventTicket]| all.iter().any(|at| at.ticket.number == number);
            let won_here = ticket.won.as_ref().is_some_and(|won| won.seal == event.seal);
            if won_here && !has(&event.won) {
                match ticket.state {
                    TicketState::Open => {
                        found.push(TicketGap::WonNoLonger { number, file: file() });
                    }
                    TicketState::Used(_) | TicketState::SoldBack { .. } => {
                        found.push(TicketGap::WithdrawnTooLate { number, file: file() });
                    }
                    TicketState::Lapsed { .. } | TicketState::Withdrawn => {}
                }
            }
            let used_here = matches!(&ticket.state, TicketState::Used(by) if by.seal == event.seal);
            if used_here && !has(&event.taken) {
                found.push(TicketGap::UseNoLonger { number, file: file() });
            }
        }
    }
    found.sort_by_key(TicketGap::number);
    found
}

/// Writes the events' tickets and present names into the house's book: tickets go by an event's
/// name. Returns the number of changes.
///
/// # Errors
/// If the book cannot be written. Changes already written stay.
pub fn settle(house: &mut HouseDesk, events: &[EventAgreement]) -> Result<usize, HouseError> {
    let mut count = 0;
    for event in events {
        let Some(listed) = house.house().events().get(&event.file) else { continue };
        if listed.seal == event.seal && event.has_other_name(listed) {
            let to = EventListing { name: event.name.clone(), ..listed.clone() };
            let file = event.file.clone();
            house.submit_own(HouseCommand::Events(EventsCommand::Change { file, to }))?;
            count += 1;
        }
    }
    for gap in gaps(house.house(), house.seal(), events) {
        if let Some(command) = gap.command() {
            house.submit_own(HouseCommand::Tickets(command))?;
            count += 1;
        }
    }
    Ok(count)
}

impl HouseBook {
    /// Returns whether this record can change an event's tickets or its name.
    pub(in crate::session) fn is_changed_by(record: &Record) -> bool {
        record.undone_or_redone().is_some()
            || record.events().iter().any(|event| {
                matches!(
                    event,
                    Event::Tickets(_)
                        | Event::Setup(_)
                        | Event::Payments(PaymentEvent::TakenBack { .. })
                        | Event::Entries(EntryEvent::Refunded { .. })
                )
            })
            || !record.revisions.is_empty()
    }

    /// Writes the tickets of the event in this file into the book. Returns the number of changes.
    /// An event that is not on the house's list changes nothing.
    ///
    /// # Errors
    /// If the book cannot be written: that is done when the event is opened next.
    pub fn settle(&self, file: &Path, t: &Tournament) -> Result<usize, HouseError> {
        let Some(event) = self.agreement(file, t) else { return Ok(0) };
        settle(&mut self.desk_mut(), &[event])
    }

    /// Returns the disagreements of the book and the event in this file about tickets.
    pub fn gaps(&self, file: &Path, t: &Tournament) -> Vec<TicketGap> {
        let desk = self.desk();
        let event = self.agreement(file, t);
        event.map_or_else(Vec::new, |event| gaps(desk.house(), desk.seal(), &[event]))
    }

    fn agreement(&self, file: &Path, t: &Tournament) -> Option<EventAgreement> {
        let desk = self.desk();
        let listed = desk.house().events().get(file.file_name()?.to_str()?)?;
        let (all, here) = (desk.house().tickets().all().len(), t.tickets());
        if all + here.handed_out().len() + here.taken().len() == 0 && listed.name == t.setup().name
        {
            return None;
        }
        Some(EventAgreement::of(file, listed.seal.clone(), t))
    }
}

/// The reason why no ticket was given or taken.
#[derive(Debug)]
pub enum TicketError {
    /// The event is in no house's folder, or is not on its list.
    NoHouse,
    /// The event is no satellite on the house's list.
    NoTarget {
        file: String,
    },
    /// The winner is not in the house's book.
    NotInBook {
        name: String,
    },
    /// This person has no ticket for the event.
    NoTicket,
    /// The house's file is read-only.
    NotWritable(ReadOnly),
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

/// Returns the event for which seats are won in this one.
pub fn target<'h>(house: &'h House, file: &str) -> Option<&'h str> {
    match &house.events().get(file)?.part {
        EventPart::Satellite { of } => Some(of),
        _ => None,
    }
}

/// Returns the event name on this event's tickets: its own name, or that of the whole event of a
/// flight or a day.
pub fn ticket_name<'h>(house: &'h House, file: &str) -> Option<&'h str> {
    Some(house.events().get(file)?.ticket_name())
}

/// Returns the name of an event's file in its house's folder.
pub fn file_in_house(event: &dyn Desk) -> Option<&str> {
    event.path()?.file_name()?.to_str()
}

/// Returns the name of the target event of seats won in this one.
pub fn seats_for(event: &dyn Desk) -> Option<String> {
    let book = event.book()?.desk();
    target(book.house(), file_in_house(event)?).map(str::to_owned)
}

/// Returns the ways of paying in this event: those of its house, or all of them without a house.
pub fn payment_methods(event: &dyn Desk) -> Vec<PaymentMethod> {
    event.book().map_or_else(
        || PaymentMethod::ALL.to_vec(),
        |book| book.desk().house().setup().payment_methods(),
    )
}

/// Returns the first ticket that pays this person's entry here, as the event records it. `None`
/// while the house's file is read-only, since it could not record the use.
pub fn ticket_of(event: &dyn Desk, person: PersonId) -> Option<Ticket> {
    let book = event.book()?.desk();
    if book.read_only().is_some() {
        return None;
    }
    let (house, people) = (book.house(), book.house().people());
    let name = ticket_name(house, file_in_house(event)?)?;
    let person = people.current_id(person);
    let currency = &event.tournament().setup().currency;
    let fits =
        |ticket: &HouseTicket| people.current_id(ticket.holder) == person && ticket.is_in(currency);
    let (number, ticket) = house.tickets().outstanding(name).find(|(_, ticket)| fits(ticket))?;
    let (event, value) = (name.to_owned(), ticket.value);
    Some(Ticket { number, house: book.seal().to_owned(), event, value })
}

/// Returns the entry command, paid with the player's ticket for this event. It stays as it is
/// without a ticket that the event takes.
pub fn by_ticket(event: &dyn Desk, command: Command) -> Command {
    let Command::Entries(EntryCommand::Enter { who, seat }) = &command else { return command };
    let ([who], Some(book)) = (who.as_slice(), event.book()) else { return command };
    if outstanding(event).0 == 0 {
        return command;
    }
    let mut who = who.clone();
    let person = match &mut who {
        Entrant::New(person) | Entrant::StoppedNew(_, person) => {
            person.id = person.id.or_else(|| book.find_person(person));
            person.id
        }
        Entrant::Known(player) | Entrant::StoppedKnown(_, player) => {
            event.tournament().entries().player(*player).and_then(|known| known.person.id)
        }
    };
    let Some(ticket) = person.and_then(|person| ticket_of(event, person)) else { return command };
    let (who, ticket) = (Box::new(who), Box::new(ticket));
    let paid = Command::Tickets(TicketCommand::Enter { who, seat: *seat, ticket });
    match event.can(&paid) {
        Err(Refusal::TicketWorthMore | Refusal::TicketUsed) => command,
        _ => paid,
    }
}

/// Returns the number of unused tickets for this event, and their total value.
pub fn outstanding(event: &dyn Desk) -> (usize, Money) {
    let none = (0, Money::ZERO);
    let Some(book) = event.book().map(HouseBook::desk) else { return none };
    let house = book.house();
    let name = file_in_house(event).and_then(|file| ticket_name(house, file));
    let Some(name) = name else { return none };
    let currency = &event.tournament().setup().currency;
    let all = house.tickets().outstanding(name).filter(|(_, ticket)| ticket.is_in(currency));
    all.fold(none, |(count, value), (_, ticket)| (count + 1, value.plus(ticket.value)))
}

/// Returns the currencies of the unused tickets for each event of the house, by its file. Events
/// without such tickets are left out.
pub(in crate::session) fn outstanding_by_file(
    house: &House,
) -> BTreeMap<String, Vec<Option<Currency>>> {
    let mut by_name: BTreeMap<&str, Vec<Option<Currency>>> = BTreeMap::new();
    for (_, ticket) in house.tickets().all() {
        if ticket.state == TicketState::Open {
            by_name.entry(&ticket.event).or_default().push(ticket.currency.clone());
        }
    }
    let of = |listed: &EventListing| {
        let all = by_name.get(listed.ticket_name())?;
        Some((listed.file.clone(), all.clone()))
    };
    house.events().all().filter_map(of).collect()
}

/// Hands out one of the seats won by this entry, as the house's next ticket. Returns its number.
///
/// # Errors
/// If nothing is owed, the winner is not in the book, or one side cannot be written.
pub fn hand_out(event: &mut dyn Desk, entry: EntryId) -> Result<u32, TicketError> {
    let book = event.book().cloned().ok_or(TicketError::NoHouse)?;
    let file = file_in_house(event).ok_or(TicketError::NoHouse)?.to_owned();
    if let Some(why) = book.desk().read_only() {
        return Err(TicketError::NotWritable(why.clone()));
    }
    if target(book.desk().house(), &file).is_some() {
        add_to_book(&book, event, entry)?;
    }
    let house = book.desk();
    let target = target(house.house(), &file).ok_or(TicketError::NoTarget { file })?.to_owned();
    let t = event.tournament();
    if person_of(t, entry).is_none_or(|person| house.house().people().get(person).is_none()) {
        let name = t.entries().person(entry).map_or_else(String::new, Person::display_name);
        return Err(TicketError::NotInBook { name });
    }
    let number = house.house().tickets().next();
    let (seal, value) = (house.seal().to_owned(), t.ticket());
    drop(house);
    let ticket = Box::new(Ticket { number, house: seal, event: target, value });
    event.submit(Command::Tickets(TicketCommand::HandOut { entry, ticket }), None)?;
    rewrite_tickets(&book, event)?;
    Ok(number)
}

/// Puts a winner into the book, or finds them there, if they registered without the book.
fn add_to_book(book: &HouseBook, event: &mut dyn Desk, entry: EntryId) -> Result<(), TicketError> {
    let t = event.tournament();
    let Some(player) = t.entries().get(entry).map(|entry| entry.player) else { return Ok(()) };
    let Some(known) = t.entries().player(player) else { return Ok(()) };
    if known.person.id.is_some() {
        return Ok(());
    }
    let to = book.identified(&known.person);
    event.submit(Command::Entries(EntryCommand::Correct { player, to }), None)?;
    book.complete(event.tournament())?;
    Ok(())
}

/// Hands out every seat that is owed here, as far as possible. Returns the tickets' numbers.
///
/// # Errors
/// As [`hand_out`], for the first ticket that fails. The earlier ones are handed out.
pub fn hand_out_all(event: &mut dyn Desk) -> Result<Vec<u32>, TicketError> {
    let mut numbers = Vec::new();
    for due in event.tournament().dues(event.now()) {
        for _ in 0..due.tickets_left().max(0) {
            numbers.push(hand_out(event, due.entry)?);
        }
    }
    Ok(numbers)
}

/// Enters this person with a ticket, and seats them as wished. Returns the ticket's number.
///
/// # Errors
/// If there is no ticket for this event, the event refuses, or one side cannot be written.
pub fn enter(event: &mut dyn Desk, person: PersonId, seat: SeatWish) -> Result<u32, TicketError> {
    let book = event.book().cloned().ok_or(TicketError::NoHouse)?;
    let number = ticket_of(event, person).ok_or(TicketError::NoTicket)?.number;
    let known = |t: &Tournament| {
        let mut players = t.entries().players();
        players.find(|(_, player)| player.person.id == Some(person)).map(|(id, _)| id)
    };
    let who = if let Some(player) = known(event.tournament()) {
        Entrant::Known(player)
    } else {
        let desk = book.desk();
        let page = desk.house().people().get(person).ok_or(TicketError::NoTicket)?;
        Entrant::New(page.details.person(person))
    };
    let enter = Command::Entries(EntryCommand::Enter { who: vec![who], seat });
    let paid = by_ticket(event, enter);
    if !matches!(paid, Command::Tickets(_)) {
        return Err(SubmitError::Refused(Refusal::TicketWorthMore).into());
    }
    event.submit(paid, None)?;
    rewrite_tickets(&book, event)?;
    Ok(number)
}

/// Writes the event's tickets into the book once more. The desk did so already; a second failure
/// returns the reason.
fn rewrite_tickets(book: &HouseBook, event: &dyn Desk) -> Result<(), HouseError> {
    match event.path() {
        Some(file) => book.settle(file, event.tournament()).map(drop),
        None => Ok(()),
    }
}

impl ToText for TicketGap {
    fn to_text(&self, language: Language) -> String {
        let (name, number, file) = match self {
            Self::NotInBook { won, ticket, .. } => {
                ("tickets-missing-in-club", ticket.number, &won.file)
            }
            Self::NoCurrency { number, file, .. } => ("tickets-no-currency", *number, file),
            Self::WonAgain { number, file } => ("tickets-won-again", *number, file),
            Self::WithdrawnTooLate { number, file } => {
                ("tickets-withdrawn-too-late", *number, file)
            }
            Self::WonNoLonger { number, file } => ("tickets-won-no-longer", *number, file),
            Self::UseMissing { number, by } => ("tickets-use-missing", *number, &by.file),
            Self::UseNoLonger { number, file } => ("tickets-use-no-longer", *number, file),
            Self::UsedWrongly { number, file } => ("tickets-used-twice", *number, file),
        };
        Saying::of(name).with("file", file.as_str()).with("number", number).to_text(language)
    }
}

shown_in_english!(TicketGap);

impl ToText for TicketError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::NoHouse => language.word("tickets-no-club"),
            Self::NotWritable(why) => why.to_text(language),
            Self::NoTarget { file } => {
                Saying::of("tickets-no-target").with("file", file.as_str()).to_text(language)
            }
            Self::NotInBook { name } => {
                Saying::of("tickets-not-in-book").with("player", name.as_str()).to_text(language)
            }
            Self::NoTicket => language.word("tickets-no-ticket"),
            Self::Event(error) => error.to_text(language),
            Self::House(error) => error.to_text(language),
        }
    }
}

shown_in_english!(TicketError);
