//! Flights by chance: who comes to which, bags that are counted wrongly at first, and what is put right in the next day.

use std::collections::BTreeMap;

use super::{Rehearsal, RehearsalError, chance::Chance, names};
use crate::{
    rules::{chips::Chips, person::Person},
    session::{Desk, SubmitError},
    tournament::{
        Command, Tournament,
        bags::{BagCommand, Bagging},
        clock::ClockCommand,
        entries::{EntryId, PlayerId},
        flights::FlightCommand,
    },
};

/// Of a hundred who come to a later flight, so many have been in an earlier one.
const KNOWN: usize = 30;
/// Of a hundred of these, so many are written otherwise than before, and without their card.
const MISSPELT: usize = 8;
/// Of a hundred tables, so many have one bag that is written wrongly at first.
const WRONG_BAGS: usize = 25;

/// Who comes to the flights.
pub struct Festival {
    chance: Chance,
    known: u32,
    met: Vec<Person>,
    /// Who holds a ticket and has not come yet.
    holders: Vec<Person>,
    /// Who was written in two ways, as first and as then.
    misspelt: Vec<(Person, Person)>,
}

impl Festival {
    /// Before the first flight.
    pub fn new(seed: u64) -> Self {
        let (met, holders, misspelt) = (Vec::new(), Vec::new(), Vec::new());
        Self { chance: Chance::new(seed), known: 0, met, holders, misspelt }
    }

    /// These hold tickets for the flights. Half of those who have not come yet come to each.
    pub fn hold_tickets(&mut self, holders: Vec<Person>) {
        self.holders = holders;
    }

    /// Who comes to the next flight. Some of them have been in an earlier one, whether they bagged there or went out, and
    /// a few of these are written otherwise.
    pub fn guests(&mut self, entries: u32) -> Vec<Person> {
        let mut again = self.chance.order(self.met.len()).into_iter();
        let come = (self.holders.len() / 2).min(entries as usize);
        let mut guests: Vec<Person> = self.holders.drain(..come).collect();
        for _ in come..entries as usize {
            let before = self.chance.happens(KNOWN).then(|| again.next()).flatten();
            let before = before.and_then(|nth| self.met.get(nth)).cloned();
            let person = match before.filter(|person| !guests.contains(person)) {
                Some(person) if self.chance.happens(MISSPELT) && !self.is_misspelt(&person) => {
                    let given = format!("{}a", person.given);
                    let other = Person { given, card: String::new(), ..person.clone() };
                    self.misspelt.push((person, other.clone()));
                    other
                }
                Some(person) => person,
                None => {
                    self.known += 1;
                    names::somebody(&mut self.chance, self.known)
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

    /// What is found out before the next day is played: who was written in two ways, and a bag that was counted wrongly,
    /// which is put right and taken back. Returns how many corrections stand.
    ///
    /// # Errors
    /// When the desk refuses or cannot write: that is a fault of the program or of the disk.
    pub fn put_right(&mut self, desk: &mut dyn Desk) -> Result<usize, RehearsalError> {
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
        let Some(made) = desk.tournament().flights().made() else { return Ok(done) };
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
    // In a house everybody has an id, which nobody says who is written in two ways.
    let is = |known: &Person| *known == Person { id: known.id, ..person.clone() };
    t.entries().players().find(|(_, player)| is(&player.person)).map(|(id, _)| id)
}

fn ask(desk: &mut dyn Desk, command: Command) -> Result<(), RehearsalError> {
    let (at, asked) = (desk.now(), Box::new(command.clone()));
    let refused =
        |error: SubmitError| RehearsalError::Desk { at, command: asked, error: Box::new(error) };
    desk.submit(command, None).map_err(refused)
}

impl Rehearsal<'_> {
    /// At the end, everybody's stack goes into a bag.
    #[must_use]
    pub fn with_bags(self) -> Self {
        Self { bags: true, ..self }
    }

    /// It is over when the seats for another event are won.
    #[must_use]
    pub fn for_seats(self) -> Self {
        Self { satellite: true, ..self }
    }

    /// Play goes on in an event that has its players and their seats: no doors are opened.
    #[must_use]
    pub fn resumed(self) -> Self {
        Self { resumed: true, ..self }
    }

    /// Every table is counted and sealed; some bags are written wrongly at first, and put right when the tables do not
    /// add up.
    pub(super) fn bag_everybody(&mut self) -> Result<(), RehearsalError> {
        self.report_all_hands()?;
        let pause = Command::Clock(ClockCommand::Pause);
        if self.session.can(&pause).is_ok() {
            self.ask(pause)?;
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
            if self.chance.happens(WRONG_BAGS) {
                let nth = self.chance.below(bags.len());
                if let Some(bag) = bags.get_mut(nth) {
                    wrong.insert(bag.entry, bag.chips);
                    bag.chips = bag.chips.plus(Chips::new(1_000));
                }
            }
            self.ask(Command::Bags(BagCommand::Seal { table, bags }))?;
        }
        for (entry, chips) in wrong {
            let reason = "Counted again.".to_owned();
            self.ask(Command::Bags(BagCommand::Correct { entry, chips, reason }))?;
        }
        Ok(())
    }
}
