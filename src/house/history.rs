//! The record of a house: what was done, undone and done again.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::{Command, Event, House, Refusal, people::PeopleCommand, setup::Setup};
use crate::rules::{
    person::{PersonId, Role},
    time::Timestamp,
};

/// What every record stands on: the house as it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// When the file was made.
    pub at: Timestamp,
    pub setup: Setup,
}

/// One line of the record. Its number is its place in the file, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// When it was written down.
    pub recorded: Timestamp,
    pub by: String,
    /// In which role, where the house has staff. Nothing for what the program does by itself.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub role: Option<Role>,
    /// The director whose word stands beside that of whoever did it.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub approved_by: Option<String>,
    pub desk: String,
    /// What was done.
    pub deed: Deed,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Deed {
    /// A command was carried out.
    Done {
        /// What was asked.
        command: Box<Command>,
        /// What happened by it.
        events: Vec<Event>,
    },
    /// A record does not stand any more: the last that did.
    Undone { record: u32 },
    /// It stands again: the last that was undone.
    Redone { record: u32 },
}

/// A record that no desk can have written there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// Its instant is before that of the record before it, or of the house's beginning.
    Earlier,
    /// It takes back what was not the last to stand.
    NotStanding,
    /// It does again what was not the last to be taken back.
    NotUndone,
    /// The rules forbid what it records.
    Refused(Refusal),
    /// Deciding again gives other events.
    Different,
    /// Whoever signed it was not on the staff in that role.
    UnknownSigner,
    /// It is for another role than that of whoever signed it.
    NotAllowed,
}

/// So many copies of the house as it stood before a record are kept: undo is instant so far back, and folds from the
/// beginning beyond. Copies share what did not change.
const COPIES: usize = 64;

/// A house: its beginning, every record, and the state that follows from them.
pub struct History {
    beginning: Beginning,
    records: Vec<Record>,
    /// Which records stand, in order.
    standing: Vec<u32>,
    /// What was taken back and not done again since, the last last.
    undone: Vec<u32>,
    house: House,
    /// The house before each of the last that stand.
    before: VecDeque<(u32, House)>,
}

impl History {
    /// A house of which nothing is on record.
    pub fn new(beginning: Beginning) -> Self {
        Self {
            house: House::new(beginning.setup.clone()),
            beginning,
            records: Vec::new(),
            standing: Vec::new(),
            undone: Vec::new(),
            before: VecDeque::new(),
        }
    }

    /// Can this be the next record, as far as that is told without deciding anything?
    ///
    /// # Errors
    /// Why it cannot.
    pub fn in_place(&self, record: &Record) -> Result<(), RecordFault> {
        if record.recorded < self.latest() {
            return Err(RecordFault::Earlier);
        }
        match record.deed {
            Deed::Undone { record } if self.to_undo() != Some(record) => {
                Err(RecordFault::NotStanding)
            }
            Deed::Redone { record } if self.to_redo() != Some(record) => {
                Err(RecordFault::NotUndone)
            }
            _ => Ok(()),
        }
    }

    /// Would what this record says be decided so again?
    ///
    /// # Errors
    /// Why it would not.
    pub fn decided_so(&self, record: &Record) -> Result<(), RecordFault> {
        self.in_place(record)?;
        let Deed::Done { command, events } = &record.deed else { return Ok(()) };
        match self.house.decide(command) {
            Ok(again) if again == *events => Ok(()),
            Ok(_) => Err(RecordFault::Different),
            Err(refusal) => Err(RecordFault::Refused(refusal)),
        }
    }

    /// Takes in the next record, and what it changes.
    pub fn enter(&mut self, record: Record) {
        let number = u32::try_from(self.records.len()).unwrap_or(u32::MAX);
        let deed = record.deed.clone();
        self.records.push(record);
        match deed {
            Deed::Done { .. } => {
                self.undone.clear();
                self.stand(number);
            }
            Deed::Undone { record } => self.take_back(record),
            Deed::Redone { record } => {
                self.undone.pop();
                self.stand(record);
            }
        }
    }

    fn stand(&mut self, number: u32) {
        self.before.push_back((number, self.house.clone()));
        if self.before.len() > COPIES {
            self.before.pop_front();
        }
        self.standing.push(number);
        carry_out(&mut self.house, &self.records, number);
    }

    fn take_back(&mut self, number: u32) {
        self.standing.pop();
        self.undone.push(number);
        self.house = match self.before.pop_back() {
            Some((_, before)) => before,
            None => self.fold(),
        };
    }

    /// The same records with nothing but an initial of these people in any of them, and what comes of them.
    ///
    /// # Errors
    /// When one of them could not be decided any more.
    pub fn without(&self, people: &[PersonId], initial: &str) -> Result<Self, RecordFault> {
        let mut history = Self::new(self.beginning.clone());
        for record in &self.records {
            let mut record = record.clone();
            if let Deed::Done { command, events } = &mut record.deed {
                if let Command::People(command) = &mut **command {
                    command.leave_initial(people, initial);
                }
                *events = history.house.decide(command).map_err(RecordFault::Refused)?;
            }
            history.in_place(&record)?;
            history.enter(record);
        }
        Ok(history)
    }

    /// The state is the fold of the records that stand. There is no other state.
    pub fn fold(&self) -> House {
        let mut house = House::new(self.beginning.setup.clone());
        for number in &self.standing {
            carry_out(&mut house, &self.records, *number);
        }
        house
    }

    /// What every record stands on.
    pub fn beginning(&self) -> &Beginning {
        &self.beginning
    }

    /// Every record, the ones that do not stand too.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The house as it stands.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Does this record stand?
    pub fn stands(&self, number: u32) -> bool {
        self.standing.binary_search(&number).is_ok()
    }

    /// The record that undo would take back. Who was forgotten does not come back, and nothing that was done before.
    pub fn to_undo(&self) -> Option<u32> {
        let last = self.standing.last().copied()?;
        let deed = &self.records.get(last as usize)?.deed;
        let forgets = matches!(deed, Deed::Done { command, .. }
            if matches!(**command, Command::People(PeopleCommand::Forget { .. })));
        (!forgets).then_some(last)
    }

    /// The record that redo would bring back.
    pub fn to_redo(&self) -> Option<u32> {
        self.undone.last().copied()
    }

    /// The instant of the last record; that of the beginning when there is none.
    pub fn latest(&self) -> Timestamp {
        self.records.last().map_or(self.beginning.at, |record| record.recorded)
    }
}

fn carry_out(house: &mut House, records: &[Record], number: u32) {
    let Some(record) = records.get(number as usize) else { return };
    let Deed::Done { events, .. } = &record.deed else { return };
    for event in events {
        house.apply(event, record.recorded);
    }
}
