//! Tickets between a house and its events: recorded in the event first, then in the house's book.
//!
//! A program that stops in between leaves the event ahead of the book. [`gaps`] finds that, and
//! acts taken back on one side alone since. [`settle`] writes the events' tickets into the book, if
//! they agree with it. In a house with staff they need a signature: in the event, by members of the
//! house's staff, or at the house.

use std::{collections::BTreeMap, path::Path};

use bottone_base::{
    money::{Currency, Money, PaymentMethod},
    person::{Member, Person, PersonId},
};
use bottone_house::{
    Command as HouseCommand, House,
    events::{EventListing, EventPart, EventsCommand},
    tickets::{EntryRef, Issue, Ticket as HouseTicket, TicketState, TicketsCommand},
};
use bottone_i18n::{Language, Saying, ToText, shown_in_english};
use bottone_store::journal::ReadOnly;
use bottone_tournament::{
    Command, Event, Refusal, Tournament,
    entries::{Entrant, EntryCommand, EntryEvent, EntryId},
    history::Record,
    payments::PaymentEvent,
    tables::SeatWish,
    tickets::{Ticket, TicketCommand},
};

use super::{EventAgreement, HouseBook, HouseDesk, HouseError, roles};
use crate::{Desk, Session, SubmitError};

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

/// Returns the members of an event's staff who signed its records about tickets. `None` if one of
/// these records has no signature of a present member.
pub(super) fn signers(t: &Tournament, records: &[Record]) -> Option<Vec<Member>> {
    let is_of_tickets = |record: &Record| {
        record.events().iter().any(|event| {
            matches!(
                event,
                Event::Tickets(_)
                    | Event::Payments(PaymentEvent::TakenBack { .. })
                    | Event::Entries(EntryEvent::Refunded { .. })
            )
        })
    };
    let changes_tickets = |record: &Record| {
        let turned = record.undone_or_redone().map(|(turned, _)| turned);
        let revised = record.revisions.iter().map(|revision| revision.record);
        let mut changed = turned.into_iter().chain(revised);
        changed.any(|number| records.get(number as usize).is_some_and(is_of_tickets))
    };
    let mut found: Vec<Member> = Vec::new();
    for record in records.iter().filter(|record| is_of_tickets(record) || changes_tickets(record)) {
        let member = t.staff().get(&record.by).filter(|member| Some(member.role) == record.role)?;
        if !found.contains(member) {
            found.push(member.clone());
        }
    }
    Some(found)
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
    /// The event and the book say different things of it.
    Differs { number: u32, file: String, by: TicketDifference },
}

/// The part of a ticket in which an event and the book differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TicketDifference {
    /// The house's list does not have the event as one that gives or takes it.
    Event,
    /// The value is not that of the event's seats, or of the book.
    Value,
    /// The holder is another person, or not in the book.
    Holder,
    /// The number is not the next one, belongs to another ticket, or is in no book.
    Number,
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
            Self::UsedWrongly { .. } | Self::WithdrawnTooLate { .. } | Self::Differs { .. } => {
                return None;
            }
        })
    }

    /// Returns whether [`settle`] closes it. One that stays needs a sign-in.
    pub fn can_be_settled(&self) -> bool {
        self.command().is_some()
    }

    fn file(&self) -> &str {
        match self {
            Self::NotInBook { won: at, .. } | Self::UseMissing { by: at, .. } => &at.file,
            Self::NoCurrency { file, .. }
            | Self::WonAgain { file, .. }
            | Self::WonNoLonger { file, .. }
            | Self::WithdrawnTooLate { file, .. }
            | Self::UseNoLonger { file, .. }
            | Self::UsedWrongly { file, .. }
            | Self::Differs { file, .. } => file,
        }
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
            | Self::UsedWrongly { number, .. }
            | Self::Differs { number, .. } => *number,
        }
    }
}

/// Returns the disagreements of the book and the events about tickets, lowest number first. `seal`
/// is the house's seal.
pub fn gaps(house: &House, seal: &str, events: &[EventAgreement]) -> Vec<TicketGap> {
    let mut found = Vec::new();
    let book = house.tickets();
    let ours = |at: &&EventTicket| at.ticket.house == seal;
    for event in events {
        let listed = house.events().get(&event.file).filter(|listed| listed.seal == event.seal);
        let file = || event.file.clone();
        // A ticket of another club pays nothing here. What was won for one is of its own concern.
        if listed.is_some() {
            let others = event.taken.iter().filter(|at| !ours(at));
            found.extend(others.map(|at| TicketGap::Differs {
                number: at.ticket.number,
                file: file(),
                by: TicketDifference::Number,
            }));
        }
        for at in event.won.iter().filter(ours) {
            found.extend(gaps_of_won(house, listed, event, at));
        }
        let taken = event.taken.iter().filter(ours);
        found.extend(taken.filter_map(|at| gap_of_taken(house, listed, event, at)));
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
    let mut next = book.next();
    for gap in &mut found {
        let TicketGap::NotInBook { won, ticket, .. } = gap else { continue };
        if ticket.number == next {
            next = next.saturating_add(1);
        } else {
            let (number, file) = (ticket.number, won.file.clone());
            *gap = TicketGap::Differs { number, file, by: TicketDifference::Number };
        }
    }
    found
}

fn entry_ref(event: &EventAgreement, entry: EntryId) -> EntryRef {
    EntryRef { file: event.file.clone(), seal: event.seal.clone(), entry: entry.get() }
}

/// Returns the disagreements about a ticket that this event handed out.
fn gaps_of_won(
    house: &House,
    listed: Option<&EventListing>,
    event: &EventAgreement,
    at: &EventTicket,
) -> Vec<TicketGap> {
    let (number, file) = (at.ticket.number, event.file.clone());
    let differs = |by| vec![TicketGap::Differs { number, file: file.clone(), by }];
    let Some(known) = house.tickets().get(number) else {
        return match (new_difference(event, listed, at), at.person) {
            (None, Some(holder)) => {
                let (ticket, currency) = (at.ticket.clone(), event.currency.clone());
                let won = entry_ref(event, at.entry);
                vec![TicketGap::NotInBook { won, holder, ticket, currency }]
            }
            (by, _) => differs(by.unwrap_or(TicketDifference::Holder)),
        };
    };
    let is_it = |won: &EntryRef| won.seal == event.seal && won.entry == at.entry.get();
    if !known.won.as_ref().is_some_and(is_it) {
        return differs(TicketDifference::Number);
    }
    if known.value != at.ticket.value {
        return differs(TicketDifference::Value);
    }
    let again = (known.state == TicketState::Withdrawn)
        .then(|| TicketGap::WonAgain { number, file: file.clone() });
    let no_currency = known.currency.is_none().then(|| {
        let currency = event.currency.clone();
        TicketGap::NoCurrency { number, file: file.clone(), currency }
    });
    again.into_iter().chain(no_currency).collect()
}

/// Returns the disagreement about a ticket that paid an entry of this event.
fn gap_of_taken(
    house: &House,
    listed: Option<&EventListing>,
    event: &EventAgreement,
    at: &EventTicket,
) -> Option<TicketGap> {
    let (number, file) = (at.ticket.number, event.file.clone());
    let Some(known) = house.tickets().get(number) else {
        return Some(TicketGap::Differs { number, file, by: TicketDifference::Number });
    };
    let by = entry_ref(event, at.entry);
    let is_open = known.state == TicketState::Open;
    if !is_open && known.state != TicketState::Used(by.clone()) {
        return Some(TicketGap::UsedWrongly { number, file });
    }
    let takes = listed.is_some_and(|listed| listed.ticket_name() == known.event);
    let elsewhere = (is_open && !takes).then_some(TicketDifference::Event);
    match use_difference(house, known, event, at).or(elsewhere) {
        Some(by) => Some(TicketGap::Differs { number, file, by }),
        None => is_open.then_some(TicketGap::UseMissing { number, by }),
    }
}

/// Returns the part in which a ticket that the book lacks differs from what this event may give:
/// a satellite of the list gives seats of its plan's value for its target.
fn new_difference(
    event: &EventAgreement,
    listed: Option<&EventListing>,
    at: &EventTicket,
) -> Option<TicketDifference> {
    let target = listed.and_then(|listed| match &listed.part {
        EventPart::Satellite { of } => Some(of),
        _ => None,
    });
    if target != Some(&at.ticket.event) {
        Some(TicketDifference::Event)
    } else if at.ticket.value != event.seat {
        Some(TicketDifference::Value)
    } else {
        None
    }
}

/// Returns the part in which the ticket that paid an entry differs from the ticket of the book.
fn use_difference(
    house: &House,
    known: &HouseTicket,
    event: &EventAgreement,
    at: &EventTicket,
) -> Option<TicketDifference> {
    let people = house.people();
    let holder = people.current_id(known.holder);
    if at.person.is_none_or(|person| people.current_id(person) != holder) {
        Some(TicketDifference::Holder)
    } else if at.ticket.value != known.value || !known.is_in(&event.currency) {
        Some(TicketDifference::Value)
    } else {
        None
    }
}

/// Writes the events' tickets and present names into the house's book: tickets go by an event's
/// name. Returns the number of changes. Differing tickets stay, and so do those that lack a
/// signature: [`gaps`] has them still.
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
        let Some(command) = gap.command() else { continue };
        let event = events.iter().find(|event| event.file == gap.file());
        if !event.is_some_and(|event| is_signed(house, event, &command)) {
            continue;
        }
        match house.submit_own(HouseCommand::Tickets(command)) {
            Ok(()) => count += 1,
            // One that the book refuses keeps none of the others back. It stays a gap.
            Err(HouseError::Refused(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(count)
}

/// Returns whether this command on a ticket is signed: by members of the house's staff in the
/// event, or at the house. A house without staff needs no signature.
fn is_signed(house: &HouseDesk, event: &EventAgreement, command: &TicketsCommand) -> bool {
    let takes = matches!(command, TicketsCommand::Use { .. } | TicketsCommand::Free { .. });
    let is_ours = |member: &Member| house.house().staff().get(&member.name) == Some(member);
    event.signers.as_ref().is_some_and(|all| !all.is_empty() && all.iter().all(is_ours))
        || roles::check_settle(house.house(), house.signed_in().as_ref(), takes).is_ok()
}

/// Checks that the house would follow this event's desk, which gives a ticket or takes one: a member
/// of the house's staff is signed in there, or at the house in a role that may do it.
fn check_signed(event: &dyn Desk, takes: bool) -> Result<(), HouseError> {
    let Some(house) = event.book().map(HouseBook::desk) else { return Ok(()) };
    let staff = event.tournament().staff();
    let member = event.signed_in().and_then(|who| staff.get(&who.name));
    if member.is_some_and(|member| house.house().staff().get(&member.name) == Some(member)) {
        return Ok(());
    }
    roles::check_settle(house.house(), house.signed_in().as_ref(), takes)
        .map_err(HouseError::NotAllowed)
}

impl HouseBook {
    /// Returns whether the book has this ticket, of the same value.
    pub(crate) fn has_ticket(&self, ticket: &Ticket) -> bool {
        let desk = self.desk();
        let known = desk.house().tickets().get(ticket.number);
        desk.seal() == ticket.house && known.is_some_and(|known| known.value == ticket.value)
    }

    /// Returns whether this record can change an event's tickets or its name.
    pub(crate) fn is_changed_by(record: &Record) -> bool {
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
    pub fn settle(
        &self,
        file: &Path,
        (t, records): (&Tournament, &[Record]),
    ) -> Result<usize, HouseError> {
        let Some(event) = self.agreement(file, (t, records)) else { return Ok(0) };
        settle(&mut self.desk_mut(), &[event])
    }

    /// Returns the disagreements of the book and the event in this file about tickets.
    pub fn gaps(&self, file: &Path, t: &Tournament) -> Vec<TicketGap> {
        let desk = self.desk();
        let event = self.agreement(file, (t, &[]));
        event.map_or_else(Vec::new, |event| gaps(desk.house(), desk.seal(), &[event]))
    }

    fn agreement(
        &self,
        file: &Path,
        (t, records): (&Tournament, &[Record]),
    ) -> Option<EventAgreement> {
        let desk = self.desk();
        let listed = desk.house().events().get(file.file_name()?.to_str()?)?;
        let (all, here) = (desk.house().tickets().all().len(), t.tickets());
        if all + here.handed_out().len() + here.taken().len() == 0 && listed.name == t.setup().name
        {
            return None;
        }
        Some(EventAgreement::of(file, listed.seal.clone(), (t, records)))
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
/// while the house could not record the use: its file is read-only, or it needs a sign-in.
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
    if check_signed(event, true).is_err() {
        return None;
    }
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
pub fn outstanding_by_file(house: &House) -> BTreeMap<String, Vec<Option<Currency>>> {
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
pub fn hand_out(event: &mut Session, entry: EntryId) -> Result<u32, TicketError> {
    let book = event.book().cloned().ok_or(TicketError::NoHouse)?;
    let file = file_in_house(event).ok_or(TicketError::NoHouse)?.to_owned();
    if let Some(why) = book.desk().read_only() {
        return Err(TicketError::NotWritable(why.clone()));
    }
    check_signed(event, false)?;
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
fn add_to_book(book: &HouseBook, event: &mut Session, entry: EntryId) -> Result<(), TicketError> {
    let t = event.tournament();
    let Some(player) = t.entries().get(entry).map(|entry| entry.player) else { return Ok(()) };
    let Some(known) = t.entries().player(player) else { return Ok(()) };
    if known.person.id.is_some() {
        return Ok(());
    }
    let to = book.identified(&known.person);
    event.submit(Command::Entries(EntryCommand::Correct { player, to: Box::new(to) }), None)?;
    book.complete(event.tournament())?;
    Ok(())
}

/// Hands out every seat that is owed here, as far as possible. Returns the tickets' numbers.
///
/// # Errors
/// As [`hand_out`], for the first ticket that fails. The earlier ones are handed out.
pub fn hand_out_all(event: &mut Session) -> Result<Vec<u32>, TicketError> {
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
pub fn enter(event: &mut Session, person: PersonId, seat: SeatWish) -> Result<u32, TicketError> {
    let book = event.book().cloned().ok_or(TicketError::NoHouse)?;
    check_signed(event, true)?;
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
    let Some(file) = event.path() else { return Ok(()) };
    let t = event.tournament();
    book.settle(file, (t, event.records()))?;
    if book.gaps(file, t).iter().any(TicketGap::can_be_settled) {
        return Err(HouseError::NotAllowed(Refusal::NotSignedIn));
    }
    Ok(())
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
            Self::Differs { number, file, by } => {
                let name = match by {
                    TicketDifference::Event => "tickets-other-event",
                    TicketDifference::Value => "tickets-other-value",
                    TicketDifference::Holder => "tickets-other-holder",
                    TicketDifference::Number => "tickets-other-number",
                };
                (name, *number, file)
            }
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
