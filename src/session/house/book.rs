//! The house's book at the desks of its events: it knows every registering player, or gets to know
//! them.
//!
//! Two files are written when a new player registers: **the event's first, the book's second**. The
//! event's record has all that the book needs. If the program ends in between, the next start adds
//! what is missing ([`Book::complete`]). In the other order, the book would have a person who never
//! came.

use std::{
    cell::{Ref, RefCell, RefMut},
    collections::{BTreeMap, BTreeSet},
    mem,
    rc::Rc,
    thread::{self, JoinHandle},
};

use bottone_base::{
    person::{Person, PersonId, Stop, fold},
    time::Timestamp,
};
use bottone_house::{
    Command as HouseCommand,
    people::{Details, People, PeopleCommand},
};
use bottone_search::book::BookFinder;
use bottone_tournament::{
    Command, Event, Tournament,
    entries::{Entrant, EntryCommand, EntryEvent, Player},
    tickets::TicketCommand,
};

use super::{HouseDesk, HouseError};
use crate::{Desk, Session, Signatory, SubmitError};

/// The house's desk, shared by the desks of its events.
#[derive(Clone)]
pub struct HouseBook(Rc<SharedBook>);

struct SharedBook {
    desk: RefCell<HouseDesk>,
    names: RefCell<Names>,
}

/// The index for finding people in the book.
#[derive(Default)]
struct Names {
    /// The thread that reads the names ahead, until its result is needed.
    ahead: Option<JoinHandle<BookFinder>>,
    finder: BookFinder,
    /// The book's revision in the finder.
    revision: Option<u64>,
}

impl HouseBook {
    /// Shares this desk.
    pub fn new(desk: HouseDesk) -> Self {
        Self(Rc::new(SharedBook { desk: RefCell::new(desk), names: RefCell::default() }))
    }

    /// Reads all names on another thread, so that the first search is fast: for 50,000 people that
    /// takes a third of a second.
    pub fn preload_names(&self) {
        let house = self.desk().house().clone();
        self.0.names.borrow_mut().ahead =
            Some(thread::spawn(move || BookFinder::default().updated(&house)));
    }

    /// Finds the people who match the typed text, best first and at most `most`.
    pub fn find(&self, typed: &str, most: usize) -> Vec<PersonId> {
        let desk = self.desk();
        let mut names = self.0.names.borrow_mut();
        if let Some(finder) = names.ahead.take().and_then(|ahead| ahead.join().ok()) {
            names.finder = finder;
        }
        if names.revision != Some(desk.revision()) {
            names.finder = mem::take(&mut names.finder).updated(desk.house());
            names.revision = Some(desk.revision());
        }
        names.finder.find(typed, most)
    }

    /// Returns the desk for reading.
    pub fn desk(&self) -> Ref<'_, HouseDesk> {
        self.0.desk.borrow()
    }

    /// Returns the desk for writing.
    pub fn desk_mut(&self) -> RefMut<'_, HouseDesk> {
        self.0.desk.borrow_mut()
    }

    /// Signs in at the house's desk, if it has staff and no member is signed in there.
    ///
    /// # Errors
    /// If the PIN is wrong, or the person is not on the staff.
    pub fn signs_in(&self, by: &dyn Signatory) -> Result<(), HouseError> {
        let mut desk = self.desk_mut();
        if desk.house().staff().is_empty() || desk.signed_in().is_some() {
            return Ok(());
        }
        let file = desk.path().to_owned();
        by.sign_house(&mut desk).map_err(|why| HouseError::NotSignedIn { file, why })
    }

    /// Adds the book's data on registering people to a command: their ids, and whether they may
    /// play. `None` if the book adds nothing.
    pub(crate) fn with_book_data(
        &self,
        t: &Tournament,
        command: &Command,
        at: Timestamp,
    ) -> Option<Command> {
        let command = match command {
            Command::Entries(EntryCommand::PaidBy { by, sale }) => {
                let sale = Command::Entries(sale.clone().into());
                let Some(Command::Entries(completed)) = self.with_book_data(t, &sale, at) else {
                    return None;
                };
                return Some(Command::Entries(completed.paid_by(*by)));
            }
            Command::Entries(command) => command,
            // A ticket's holder is always in the book.
            Command::Tickets(TicketCommand::Enter { who, seat, ticket }) => {
                let who = Box::new(self.with_stop(t, (**who).clone(), at));
                let (seat, ticket) = (*seat, ticket.clone());
                return Some(Command::Tickets(TicketCommand::Enter { who, seat, ticket }));
            }
            _ => return None,
        };
        let desk = self.desk();
        let known = BookMatcher::of(desk.house().people(), unknown(command));
        let identified = |person: &Person| known.identified(&desk, person);
        Some(Command::Entries(match command {
            EntryCommand::List { people } => {
                EntryCommand::List { people: people.iter().map(identified).collect() }
            }
            EntryCommand::Enter { who, seat } => {
                let who = who.iter().map(|who| match who {
                    Entrant::New(person) => self.with_stop(t, Entrant::New(identified(person)), at),
                    known => self.with_stop(t, known.clone(), at),
                });
                EntryCommand::Enter { who: who.collect(), seat: *seat }
            }
            _ => return None,
        }))
    }

    /// Finds the person in the book for a person without an id: by card, or by a unique name.
    pub(super) fn find_person(&self, person: &Person) -> Option<PersonId> {
        BookMatcher::of(self.desk().house().people(), true).person(person)
    }

    /// Returns this person with the book's data, or with a new id.
    pub(super) fn identified(&self, person: &Person) -> Person {
        let desk = self.desk();
        BookMatcher::of(desk.house().people(), person.id.is_none()).identified(&desk, person)
    }

    /// Adds the book's reason against play to a registering player, if there is one.
    fn with_stop(&self, t: &Tournament, who: Entrant, at: Timestamp) -> Entrant {
        match who {
            Entrant::New(person) => match self.play_ban(&person, at) {
                Some(stop) => Entrant::StoppedNew(stop, person),
                None => Entrant::New(person),
            },
            Entrant::Known(player) => {
                let known = t.entries().player(player);
                match known.and_then(|known| self.play_ban(&known.person, at)) {
                    Some(stop) => Entrant::StoppedKnown(stop, player),
                    None => Entrant::Known(player),
                }
            }
            stopped => stopped,
        }
    }

    /// Returns the book's reason against play: of the page with the person's id or card, or of a
    /// barred person with the same name. An id typed by hand is no proof of another person.
    fn play_ban(&self, person: &Person, at: Timestamp) -> Option<Stop> {
        let desk = self.desk();
        let (people, min_age) = (desk.house().people(), desk.house().setup().min_age);
        let pages = [person.id, people.with_card(&person.card)];
        let stop = pages.into_iter().flatten().find_map(|page| people.stop(page, min_age, at));
        stop.or_else(|| people.is_barred_namesake(person, at).then_some(Stop::Barred))
    }

    /// Adds people of an event that the book does not have. Returns their number.
    ///
    /// # Errors
    /// If the book cannot be written: [`Book::complete`] does it later.
    pub(crate) fn add_people(&self, events: &[Event]) -> Result<usize, HouseError> {
        let people = events.iter().filter_map(|event| match event {
            Event::Entries(EntryEvent::Listed { people, .. }) => Some(people),
            _ => None,
        });
        self.add(people.flatten())
    }

    /// Adds everyone in an event who is missing in the book, because the program ended too early.
    /// Returns their number.
    ///
    /// # Errors
    /// If the book cannot be written.
    pub fn complete(&self, t: &Tournament) -> Result<usize, HouseError> {
        self.add(t.entries().players().map(|(_, player)| &player.person))
    }

    /// Leaves only an initial of forgotten people in this event, for all sheets to come. Returns
    /// their number.
    ///
    /// # Errors
    /// If the event cannot be written.
    pub fn leave_initials(&self, event: &mut Session) -> Result<usize, SubmitError> {
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
            event.submit(
                Command::Entries(EntryCommand::Correct { player, to: Box::new(to) }),
                None,
            )?;
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
                let Some(id) = person.id.filter(|id| !book.contains(*id)) else { continue };
                let mut details = Details::of(person);
                // The owner of a disputed card is decided by a person who sees both people.
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

/// Returns whether the command names a person without an id.
fn unknown(command: &EntryCommand) -> bool {
    let unknown = |person: &Person| person.id.is_none();
    match command {
        EntryCommand::List { people } => people.iter().any(unknown),
        EntryCommand::Enter { who, .. } => {
            who.iter().any(|who| matches!(who, Entrant::New(person) if unknown(person)))
        }
        _ => false,
    }
}

/// The matching of people without ids to the book: by card, or by a unique name.
struct BookMatcher<'b> {
    book: &'b People,
    names: BTreeMap<String, Option<PersonId>>,
}

impl<'b> BookMatcher<'b> {
    /// Prepares the matching. Names are read only if `asks` is true.
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
        // A namesake with another card is another person.
        let known = &self.book.get(named)?.details;
        (card.is_empty() || known.card.is_empty()).then_some(named)
    }
}
