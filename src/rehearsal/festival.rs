//! Random flights: the players of each, bags counted wrongly at first, and corrections on the next
//! day.

use std::collections::BTreeMap;

use bottone_base::{chips::Chips, person::Person};
use bottone_session::{Desk, Session, SubmitError};
use bottone_tournament::{
    Command, Tournament,
    bags::{BagCommand, Bagging},
    clock::ClockCommand,
    entries::{EntryId, PlayerId},
    flights::FlightCommand,
};

use super::{Rehearsal, RehearsalError, chance::Chance, names};

/// The percentage of players in a later flight who were in an earlier one.
const KNOWN: usize = 30;
/// The percentage of these who are spelt differently than before, and without their card.
const MISSPELT: usize = 8;
/// The percentage of tables with a bag that is recorded wrongly at first.
const WRONG_BAGS: usize = 25;

/// The players of the flights.
pub struct Festival {
    chance: Chance,
    known: u32,
    met: Vec<Person>,
    /// The holders of tickets who have not come yet.
    holders: Vec<Person>,
    /// The people spelt in two ways: the first spelling and the later one.
    misspelt: Vec<(Person, Person)>,
}

impl Festival {
    /// Creates the festival before the first flight.
    pub fn new(seed: u64) -> Self {
        let (met, holders, misspelt) = (Vec::new(), Vec::new(), Vec::new());
        Self { chance: Chance::new(seed), known: 0, met, holders, misspelt }
    }

    /// Sets the holders of tickets for the flights. Half of the remaining ones come to each.
    pub fn set_ticket_holders(&mut self, holders: Vec<Person>) {
        self.holders = holders;
    }

    /// Returns the players of the next flight. Some were in an earlier one, with a bag or busted,
    /// and a few of these are spelt differently.
    pub fn guests(&mut self, entries: u32) -> Vec<Person> {
        let mut again = self.chance.order(self.met.len()).into_iter();
        let come = (self.holders.len() / 2).min(entries as usize);
        let mut guests: Vec<Person> = self.holders.drain(..come).collect();
        for _ in come..entries as usize {
            let before = self.chance.percent_chance(KNOWN).then(|| again.next()).flatten();
            let before = before.and_then(|nth| self.met.get(nth)).cloned();
            let person = match before.filter(|person| !guests.contains(person)) {
                Some(person)
                    if self.chance.percent_chance(MISSPELT) && !self.is_misspelt(&person) =>
                {
                    let given = format!("{}a", person.given);
                    let other = Person { given, card: String::new(), ..person.clone() };
                    self.misspelt.push((person, other.clone()));
                    other
                }
                Some(person) => person,
                None => {
                    self.known += 1;
                    names::random_person(&mut self.chance, self.known)
                }
            };
            guests.push(person);
        }
        let new = guests.iter().filter(|guest| !guest.card.is_empty());
        let new: Vec<Person> = new.filter(|guest| !self.met.contains(guest)).cloned().collect();
        self.met.extend(new);
        guests
    }

    fn is_misspelt(&self, person: &Person) -> bool {
        self.misspelt.iter().any(|(one, _)| one == person)
    }

    /// Makes the corrections before the next day: it unites spellings, and corrects a bag and takes
    /// that back. Returns the number of valid corrections.
    ///
    /// # Errors
    /// The desk refuses or cannot write, which is a fault of the program or of the disk.
    pub fn correct_spellings(&mut self, desk: &mut Session) -> Result<usize, RehearsalError> {
        let mut done = 0;
        for (person, other) in &self.misspelt {
            let find = |person: &Person| find(desk.tournament(), person);
            let Some((player, other)) = find(person).zip(find(other)) else { continue };
            let reason = "The same face.".to_owned();
            let unite = Command::Flights(FlightCommand::Unite { player, other, reason });
            // Under a policy of one bag the floor would have to choose first.
            if desk.can(&unite).is_ok() {
                ask(desk, unite)?;
                done += 1;
            }
        }
        let Some(made) = desk.tournament().flights().origin() else { return Ok(done) };
        let bags =
            made.arrived().filter_map(|(entry, arrived)| Some((entry, arrived.stack?.chips)));
        let bags: Vec<(EntryId, Chips)> = bags.collect();
        let Some(&(entry, chips)) = bags.get(self.chance.below(bags.len())) else {
            return Ok(done);
        };
        let chips = chips.plus(Chips::new(100));
        let reason = "Counted again.".to_owned();
        ask(desk, Command::Flights(FlightCommand::CorrectBag { entry, chips, reason }))?;
        let at = desk.now();
        desk.undo().map_err(|error| RehearsalError::Slip { at, error: Box::new(error) })?;
        Ok(done)
    }
}

fn find(t: &Tournament, person: &Person) -> Option<PlayerId> {
    // In a house every person has an id, except under the second spelling.
    let is = |known: &Person| *known == Person { id: known.id, ..person.clone() };
    t.entries().players().find(|(_, player)| is(&player.person)).map(|(id, _)| id)
}

fn ask(desk: &mut Session, command: Command) -> Result<(), RehearsalError> {
    let (at, asked) = (desk.now(), Box::new(command.clone()));
    let refused =
        |error: SubmitError| RehearsalError::Desk { at, command: asked, error: Box::new(error) };
    desk.submit(command, None).map_err(refused)
}

impl Rehearsal<'_> {
    /// Puts every stack into a bag at the end.
    #[must_use]
    pub fn with_bags(self) -> Self {
        Self { bags: true, ..self }
    }

    /// Ends the event when the seats for another event are won.
    #[must_use]
    pub fn for_seats(self) -> Self {
        Self { satellite: true, ..self }
    }

    /// Resumes an event whose players have their seats: no doors are opened.
    #[must_use]
    pub fn resumed(self) -> Self {
        Self { resumed: true, ..self }
    }

    /// Counts and seals every table. Some bags are recorded wrongly at first, and corrected when
    /// the tables do not add up.
    pub(super) fn bag_all(&mut self) -> Result<(), RehearsalError> {
        self.report_all_hands()?;
        let pause = Command::Clock(ClockCommand::Pause);
        if self.session.can(&pause).is_ok() {
            self.submit(pause)?;
        }
        let mut wrong: BTreeMap<EntryId, Chips> = BTreeMap::new();
        for (table, rows) in self.room.counts() {
            let first = self.session.tournament().bags().next_number();
            let mut bags: Vec<Bagging> = (first..)
                .zip(rows)
                .map(|(bag, row)| Bagging {
                    entry: row.entry,
                    bag,
                    chips: row.chips,
                    pieces: row.pieces,
                })
                .collect();
            if self.chance.percent_chance(WRONG_BAGS) {
                let nth = self.chance.below(bags.len());
                if let Some(bag) = bags.get_mut(nth) {
                    wrong.insert(bag.entry, bag.chips);
                    bag.chips = bag.chips.plus(Chips::new(1_000));
                }
            }
            self.submit(Command::Bags(BagCommand::Seal { table, bags }))?;
        }
        for (entry, chips) in wrong {
            let reason = "Counted again.".to_owned();
            self.submit(Command::Bags(BagCommand::Correct { entry, chips, reason }))?;
        }
        Ok(())
    }
}
