//! The house's book at the desks of its events: who registers is known there, or from now on.
//!
//! Two files are written when somebody new registers: **the event's first, the book's second**. The event's record has
//! all that the book needs, so where the program was ended in between the next start writes what is missing
//! ([`Book::complete`]). The other way round a person would be known who never came.

use std::{
    cell::{Ref, RefCell, RefMut},
    collections::{BTreeMap, BTreeSet},
    mem,
    rc::Rc,
    thread::{self, JoinHandle},
};

use super::{HouseDesk, HouseError};
use crate::{
    house::{
        Command as HouseCommand,
        people::{Details, People, PeopleCommand},
    },
    rules::{
        person::{Person, PersonId, Stop, fold},
        time::Timestamp,
    },
    session::{Desk, Signs, SubmitError},
    tournament::{
        Command, Event, Tournament,
        entries::{EntryCommand, EntryEvent, Player, Who},
        tickets::TicketCommand,
    },
    view::house::Finder,
};

/// The desk of a house, as the desks of its events share it.
#[derive(Clone)]
pub struct Book(Rc<Shared>);

struct Shared {
    desk: RefCell<HouseDesk>,
    names: RefCell<Names>,
}

/// Everybody in the book as they are looked for.
#[derive(Default)]
struct Names {
    /// What is made of the names beside, until it is asked for.
    ahead: Option<JoinHandle<Finder>>,
    finder: Finder,
    /// The book's revision that the finder is of.
    revision: Option<u64>,
}

impl Book {
    /// Shares this desk.
    pub fn new(desk: HouseDesk) -> Self {
        Self(Rc::new(Shared { desk: RefCell::new(desk), names: RefCell::default() }))
    }

    /// Reads all names beside, so that the first who is looked for is found at once: of 50,000 people that takes a third
    /// of a second.
    pub fn read_names_ahead(&self) {
        let house = self.desk().house().clone();
        self.0.names.borrow_mut().ahead =
            Some(thread::spawn(move || Finder::default().caught_up(&house)));
    }

    /// Whom somebody means who types this, the best first and no more than `most`.
    pub fn find(&self, typed: &str, most: usize) -> Vec<PersonId> {
        let desk = self.desk();
        let mut names = self.0.names.borrow_mut();
        if let Some(finder) = names.ahead.take().and_then(|ahead| ahead.join().ok()) {
            names.finder = finder;
        }
        if names.revision != Some(desk.revision()) {
            names.finder = mem::take(&mut names.finder).caught_up(desk.house());
            names.revision = Some(desk.revision());
        }
        names.finder.find(typed, most)
    }

    /// The desk, to be looked at.
    pub fn desk(&self) -> Ref<'_, HouseDesk> {
        self.0.desk.borrow()
    }

    /// The desk, to be told something.
    pub fn desk_mut(&self) -> RefMut<'_, HouseDesk> {
        self.0.desk.borrow_mut()
    }

    /// Signs in at the house's desk, if it has staff and no one is signed in there.
    ///
    /// # Errors
    /// When it is not the PIN, or no one of the staff.
    pub fn signs_in(&self, by: &dyn Signs) -> Result<(), HouseError> {
        let mut desk = self.desk_mut();
        if desk.house().staff().is_empty() || desk.signed_in().is_some() {
            return Ok(());
        }
        let file = desk.path().to_owned();
        by.sign_house(&mut desk).map_err(|why| HouseError::NotSignedIn { file, why })
    }

    /// What is asked of an event, with what the book says of those who register: under what they are in it, and
    /// whether they may play. Nothing where it says nothing of it.
    pub(in crate::session) fn told(
        &self,
        t: &Tournament,
        command: &Command,
        at: Timestamp,
    ) -> Option<Command> {
        let command = match command {
            Command::Entries(EntryCommand::PaidBy { by, sale }) => {
                let sale = Command::Entries(sale.clone().into());
                let Some(Command::Entries(told)) = self.told(t, &sale, at) else { return None };
                return Some(Command::Entries(told.paid_by(*by)));
            }
            Command::Entries(command) => command,
            // A ticket is somebody's who is in the book.
            Command::Tickets(TicketCommand::Enter { who, seat, ticket }) => {
                let who = Box::new(self.with_stop(t, (**who).clone(), at));
                let (seat, ticket) = (*seat, ticket.clone());
                return Some(Command::Tickets(TicketCommand::Enter { who, seat, ticket }));
            }
            _ => return None,
        };
        let desk = self.desk();
        let known = Identified::of(desk.house().people(), unknown(command));
        let identified = |person: &Person| known.identified(&desk, person);
        Some(Command::Entries(match command {
            EntryCommand::List { people } => {
                EntryCommand::List { people: people.iter().map(identified).collect() }
            }
            EntryCommand::Enter { who, seat } => {
                let who = who.iter().map(|who| match who {
                    Who::New(person) => self.with_stop(t, Who::New(identified(person)), at),
                    known => self.with_stop(t, known.clone(), at),
                });
                EntryCommand::Enter { who: who.collect(), seat: *seat }
            }
            _ => return None,
        }))
    }

    /// Who of the book this person is, of whom no id is said: by the card, or by a name that one alone has.
    pub(super) fn known(&self, person: &Person) -> Option<PersonId> {
        Identified::of(self.desk().house().people(), true).person(person)
    }

    /// This person as the book knows him, or with an id that is new.
    pub(super) fn identified(&self, person: &Person) -> Person {
        let desk = self.desk();
        Identified::of(desk.house().people(), person.id.is_none()).identified(&desk, person)
    }

    /// The same, and why he may not play if the book says so.
    fn with_stop(&self, t: &Tournament, who: Who, at: Timestamp) -> Who {
        match who {
            Who::New(person) => match self.stop(person.id, at) {
                Some(stop) => Who::StoppedNew(stop, person),
                None => Who::New(person),
            },
            Who::Known(player) => {
                let known = t.entries().player(player);
                match self.stop(known.and_then(|known| known.person.id), at) {
                    Some(stop) => Who::StoppedKnown(stop, player),
                    None => Who::Known(player),
                }
            }
            stopped => stopped,
        }
    }

    fn stop(&self, person: Option<PersonId>, at: Timestamp) -> Option<Stop> {
        let desk = self.desk();
        let house = desk.house();
        house.people().stop(person?, house.setup().least_age, at)
    }

    /// Takes in whom an event was told of and the book does not know. Says how many those are.
    ///
    /// # Errors
    /// When the book cannot be written: [`Book::complete`] does it later.
    pub(in crate::session) fn learn(&self, events: &[Event]) -> Result<usize, HouseError> {
        let people = events.iter().filter_map(|event| match event {
            Event::Entries(EntryEvent::Listed { people, .. }) => Some(people),
            _ => None,
        });
        self.add(people.flatten())
    }

    /// Takes in everybody whom an event names and the book does not know: what was not written when the program ended.
    /// Says how many those are.
    ///
    /// # Errors
    /// When the book cannot be written.
    pub fn complete(&self, t: &Tournament) -> Result<usize, HouseError> {
        self.add(t.entries().players().map(|(_, player)| &player.person))
    }

    /// Leaves an initial of those of this event who asked to be forgotten, for all sheets to come. Says how many those
    /// are.
    ///
    /// # Errors
    /// When the event cannot be written.
    pub fn leave_initials(&self, event: &mut dyn Desk) -> Result<usize, SubmitError> {
        let house = self.desk();
        let people = house.house().people();
        let initial = |(player, known): (_, &Player)| {
            let id = known.person.id?;
            let family = people.initial(id)?.to_owned();
            let to = Person { family, id: Some(id), ..Person::default() };
            (known.person != to).then_some((player, to))
        };
        let left: Vec<_> = event.tournament().entries().players().filter_map(initial).collect();
        drop(house);
        let count = left.len();
        for (player, to) in left {
            event.submit(Command::Entries(EntryCommand::Correct { player, to }), None)?;
        }
        Ok(count)
    }

    fn add<'p>(&self, people: impl Iterator<Item = &'p Person>) -> Result<usize, HouseError> {
        let mut new: BTreeMap<PersonId, Details> = BTreeMap::new();
        {
            let desk = self.desk();
            let book = desk.house().people();
            let mut cards = BTreeSet::new();
            for person in people {
                let Some(id) = person.id.filter(|id| !book.has(*id)) else { continue };
                let mut details = Details::of(person);
                // Whose card it is, is for somebody to say who sees both people.
                let card = fold(&details.card);
                if book.with_card(&card).is_some() || !card.is_empty() && !cards.insert(card) {
                    details.card.clear();
                }
                new.entry(id).or_insert(details);
            }
        }
        let count = new.len();
        if count > 0 {
            let people = new.into_iter().collect();
            let add = HouseCommand::People(PeopleCommand::Add { people });
            self.desk_mut().submit_own(add)?;
        }
        Ok(count)
    }
}

/// Does it name somebody of whom no id is said?
fn unknown(command: &EntryCommand) -> bool {
    let unknown = |person: &Person| person.id.is_none();
    match command {
        EntryCommand::List { people } => people.iter().any(unknown),
        EntryCommand::Enter { who, .. } => {
            who.iter().any(|who| matches!(who, Who::New(person) if unknown(person)))
        }
        _ => false,
    }
}

/// Who of the book is meant by people of whom no id is said: by the card, or by a name that one alone has.
struct Identified<'b> {
    book: &'b People,
    names: BTreeMap<String, Option<PersonId>>,
}

impl<'b> Identified<'b> {
    /// Names are gone through only where somebody `asks`.
    fn of(book: &'b People, asks: bool) -> Self {
        let mut names = BTreeMap::new();
        for (id, known) in book.all().filter(|_| asks) {
            let name = known.details.person(id).namesake();
            names.entry(name).and_modify(|one| *one = None).or_insert(Some(id));
        }
        Self { book, names }
    }

    fn identified(&self, desk: &HouseDesk, person: &Person) -> Person {
        let id = person.id.or_else(|| self.person(person)).unwrap_or_else(|| desk.new_person());
        Person { id: Some(id), ..person.clone() }
    }

    fn person(&self, person: &Person) -> Option<PersonId> {
        let card = fold(&person.card);
        if !card.is_empty()
            && let Some(owner) = self.book.with_card(&card)
        {
            return Some(owner);
        }
        let named = self.names.get(&person.namesake()).copied().flatten()?;
        // One of this name has another card: he is somebody else.
        let known = &self.book.get(named)?.details;
        (card.is_empty() || known.card.is_empty()).then_some(named)
    }
}
