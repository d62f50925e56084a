//! The record of a house: its acts, undone acts and redone acts.

use std::collections::{BTreeSet, VecDeque};

use bottone_base::{
    person::{PersonId, Role},
    time::Timestamp,
};
use serde::{Deserialize, Serialize};

use super::{Command, Event, House, Refusal, people::PeopleCommand, setup::Setup};

/// The beginning of the record: the house as it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// The instant at which the file was made.
    pub at: Timestamp,
    pub setup: Setup,
}

/// One line of the record. Its number is its place in the file, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The instant at which it was recorded.
    pub recorded: Timestamp,
    pub by: String,
    /// The role of that person, if the house has staff. `None` for acts of the program itself.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub role: Option<Role>,
    /// The director who approved the act beside the one who did it.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub approved_by: Option<String>,
    pub desk: String,
    /// The command, undo or redo.
    pub action: RecordAction,
}

/// The action of a record: a command, an undo or a redo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum RecordAction {
    /// A command was carried out.
    Done {
        /// The command.
        command: Box<Command>,
        /// The events that it caused.
        events: Vec<Event>,
    },
    /// An undo of the last standing record.
    Undone { record: u32 },
    /// A redo of the last undone record.
    Redone { record: u32 },
}

impl RecordAction {
    /// Returns the command that this carries out, undoes or redoes. `records` are those before it.
    pub fn command<'a>(&'a self, records: &'a [Record]) -> Option<&'a Command> {
        let done = match self {
            Self::Done { .. } => self,
            Self::Undone { record } | Self::Redone { record } => {
                &records.get(*record as usize)?.action
            }
        };
        match done {
            Self::Done { command, .. } => Some(command),
            Self::Undone { .. } | Self::Redone { .. } => None,
        }
    }
}

/// The fault of a record that no desk can have written at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// Its instant is before that of the previous record, or of the house's beginning.
    Earlier,
    /// An undo of a record other than the last standing one.
    NotStanding,
    /// A redo of a record other than the last undone one.
    NotUndone,
    /// The rules forbid the recorded command.
    Refused(Refusal),
    /// Deciding the command again gives other events.
    Different,
    /// The signer was not on the staff in that role.
    UnknownSigner,
    /// The signer's role may not do this.
    NotAllowed,
    /// More money goes out than one person may sign for.
    NeedsTwoSignatures,
}

/// The number of earlier states kept, one before each of the last records. Undo is instant that far
/// back; beyond it, the state is folded from the beginning. Copies share all parts that did not
/// change.
const COPIES: usize = 64;

/// A house: its beginning, every record, and the state that follows from them.
#[derive(Clone)]
pub struct History {
    beginning: Beginning,
    records: Vec<Record>,
    /// The standing records, in order.
    standing: Vec<u32>,
    /// The undone records that were not redone since; the last undone is the last here.
    undone: Vec<u32>,
    house: House,
    /// The house before each of the last standing records.
    before: VecDeque<(u32, House)>,
}

impl History {
    /// Makes a house with an empty record.
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

    /// Checks whether this can be the next record, without deciding its command.
    ///
    /// # Errors
    /// The fault of the record.
    pub fn in_place(&self, record: &Record) -> Result<(), RecordFault> {
        if record.recorded < self.latest() {
            return Err(RecordFault::Earlier);
        }
        match record.action {
            RecordAction::Undone { record } if self.to_undo() != Some(record) => {
                Err(RecordFault::NotStanding)
            }
            RecordAction::Redone { record } if self.to_redo() != Some(record) => {
                Err(RecordFault::NotUndone)
            }
            _ => Ok(()),
        }
    }

    /// Checks whether the command of this record would be decided in the same way again.
    ///
    /// # Errors
    /// The fault of the record.
    pub fn check_decision(&self, record: &Record) -> Result<(), RecordFault> {
        self.in_place(record)?;
        let RecordAction::Done { command, events } = &record.action else { return Ok(()) };
        match self.house.decide(command) {
            Ok(again) if again == *events => Ok(()),
            Ok(_) => Err(RecordFault::Different),
            Err(refusal) => Err(RecordFault::Refused(refusal)),
        }
    }

    /// Enters the next record and applies its changes.
    pub fn enter(&mut self, record: Record) {
        let number = u32::try_from(self.records.len()).unwrap_or(u32::MAX);
        let action = record.action.clone();
        self.records.push(record);
        match action {
            RecordAction::Done { .. } => {
                self.undone.clear();
                self.stand(number);
            }
            RecordAction::Undone { record } => self.take_back(record),
            RecordAction::Redone { record } => {
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

    /// Returns the same records, with only an initial left of these people.
    ///
    /// # Errors
    /// If one of the records could not be decided any more.
    pub fn forget(&self, people: &[PersonId], initial: &str) -> Result<Self, RecordFault> {
        let mut history = Self::new(self.beginning.clone());
        for record in &self.records {
            let mut record = record.clone();
            if let RecordAction::Done { command, events } = &mut record.action {
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

    /// Returns the same records without the data of people who were forgotten; `None` if none of it
    /// is left. A program that ended too early can have left it.
    ///
    /// # Errors
    /// As [`Self::forget`].
    pub fn without_forgotten(&self) -> Result<Option<Self>, RecordFault> {
        let people = self.house.people();
        let left: BTreeSet<PersonId> = self
            .records
            .iter()
            .filter_map(|record| match &record.action {
                RecordAction::Done { command, .. } => Some(&**command),
                RecordAction::Undone { .. } | RecordAction::Redone { .. } => None,
            })
            .flat_map(|command| match command {
                Command::People(command) => command.of_forgotten(people),
                _ => Vec::new(),
            })
            .collect();
        let mut whole: Option<Self> = None;
        for person in left {
            let initial = people.initial(person).unwrap_or_default();
            let before = whole.as_ref().map_or(self, |whole| whole);
            whole = Some(before.forget(&[person], initial)?);
        }
        Ok(whole)
    }

    /// Folds the standing records. This is the only source of the state.
    pub fn fold(&self) -> House {
        let mut house = House::new(self.beginning.setup.clone());
        for number in &self.standing {
            carry_out(&mut house, &self.records, *number);
        }
        house
    }

    /// Returns the beginning of the record.
    pub fn beginning(&self) -> &Beginning {
        &self.beginning
    }

    /// Returns every record, including undone ones.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Returns the current state of the house.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Returns whether this record stands.
    pub fn is_valid(&self, number: u32) -> bool {
        self.standing.binary_search(&number).is_ok()
    }

    /// Returns the record that undo would take back. A forgotten person does not come back: undo
    /// never goes past that.
    pub fn to_undo(&self) -> Option<u32> {
        let last = self.standing.last().copied()?;
        let record = self.records.get(last as usize)?;
        (!forgets(record)).then_some(last)
    }

    /// Returns the record that redo would bring back.
    pub fn to_redo(&self) -> Option<u32> {
        self.undone.last().copied()
    }

    /// Returns the instant of the last record, or of the beginning if there is none.
    pub fn latest(&self) -> Timestamp {
        self.records.last().map_or(self.beginning.at, |record| record.recorded)
    }
}

fn carry_out(house: &mut House, records: &[Record], number: u32) {
    let Some(record) = records.get(number as usize) else { return };
    let RecordAction::Done { events, .. } = &record.action else { return };
    for event in events {
        house.apply(event, record.recorded);
    }
}

/// Returns whether this record forgets a person.
fn forgets(record: &Record) -> bool {
    matches!(&record.action, RecordAction::Done { command, .. }
        if matches!(**command, Command::People(PeopleCommand::Forget { .. })))
}
