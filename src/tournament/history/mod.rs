//! The record of the event: what was done, undone and done again.

mod audit;
mod checkpoints;
mod handed;
mod levels;
mod roll;
mod sales;
mod setups;
mod starts;
mod walk;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Command, Event, Tournament, Waiver, clock::ClockCommand, setup::Setup};
use crate::rules::{fair::Hash, levels::Structure, paper_code::EventDigits, time::Timestamp};
pub use audit::{AuditFault, audit, dependents, in_place};
pub use checkpoints::Checkpoints;
pub use handed::{Earlier, Handed, Made};
pub use levels::levels;
pub use roll::Roll;
pub use sales::{Sale, Sales};
pub use setups::Setups;
pub use starts::{Start, starts};

pub(in crate::tournament) use walk::{AsItStood, Follow, Follower, Line, unfollowed, walk};

/// What every record stands on: the event as it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// When the file was made.
    pub at: Timestamp,
    pub setup: Setup,
    pub structure: Structure,
}

impl Beginning {
    /// The event before anybody came.
    pub fn tournament(&self) -> Tournament {
        Tournament::new(self.setup.clone(), self.structure.clone())
    }

    /// By what the papers of this event are known from those of another: its first instant, name and
    /// day, which nothing changes later.
    pub fn digits(&self) -> EventDigits {
        let Setup { name, day, .. } = &self.setup;
        EventDigits::of(Hash::of(format!("{}\n{name}\n{day}", self.at.millis())).number())
    }
}

/// One line of the record. Its number is its place in the file, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// When it was written down.
    pub recorded: Timestamp,
    pub by: String,
    pub desk: String,
    /// What was done.
    pub deed: Deed,
}

impl Record {
    /// What happened by it; nothing by one that takes another back or does it again.
    pub fn events(&self) -> &[Event] {
        match &self.deed {
            Deed::Done { events, .. } => events,
            Deed::Undone { .. } | Deed::Redone { .. } => &[],
        }
    }

    /// The record that this one takes back or does again, and whether that one stands by it.
    pub const fn turned(&self) -> Option<(u32, bool)> {
        match &self.deed {
            Deed::Done { .. } => None,
            Deed::Undone { record } => Some((*record, false)),
            Deed::Redone { record } => Some((*record, true)),
        }
    }
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// A command was carried out.
    Done {
        /// What was asked.
        command: Command,
        /// A rule that was set aside for it.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        waiver: Option<Waiver>,
        /// What happened by it.
        events: Vec<Event>,
    },
    /// A record does not stand any more.
    Undone { record: u32 },
    /// It stands again.
    Redone { record: u32 },
}

/// Which records stand, and which can be brought back.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    standing: BTreeSet<u32>,
    undone: Vec<u32>,
}

impl Ledger {
    /// The ledger of these records.
    pub fn of(records: &[Record]) -> Self {
        let mut ledger = Self::default();
        for (number, record) in (0..).zip(records) {
            ledger.enter(number, &record.deed);
        }
        ledger
    }

    /// Enters the next record.
    pub fn enter(&mut self, number: u32, deed: &Deed) {
        match deed {
            Deed::Done { command, .. } => {
                self.standing.insert(number);
                // A new deed ends what could be done again; what the program records by itself does not.
                if by_hand(command) {
                    self.undone.clear();
                }
            }
            Deed::Undone { record } => {
                if self.standing.remove(record) {
                    self.undone.push(*record);
                }
            }
            Deed::Redone { record } => {
                if let Some(at) = self.undone.iter().position(|undone| undone == record) {
                    self.undone.remove(at);
                    self.standing.insert(*record);
                }
            }
        }
    }

    /// Does this record stand?
    pub fn stands(&self, number: u32) -> bool {
        self.standing.contains(&number)
    }

    /// The records that stand, the latest first.
    pub fn latest(&self) -> impl Iterator<Item = u32> {
        self.standing.iter().rev().copied()
    }

    /// The record that undo would take back: the latest that stands and that a person asked for.
    pub fn to_undo(&self, records: &[Record]) -> Option<u32> {
        self.latest().find(|&number| match records.get(number as usize).map(|r| &r.deed) {
            Some(Deed::Done { command, .. }) => by_hand(command),
            _ => false,
        })
    }

    /// The record that redo would bring back.
    pub fn to_redo(&self) -> Option<u32> {
        self.undone.last().copied()
    }
}

/// Can undo reach this? Not what the program records by itself, and not a secret of draws: what was
/// published cannot be taken back.
pub fn by_hand(command: &Command) -> bool {
    !matches!(
        command,
        Command::Clock(ClockCommand::Rebase { .. }) | Command::Papers(_) | Command::Draws(_)
    )
}

/// The records that stand, each with its number, the oldest first.
pub fn standing<'a>(
    records: &'a [Record],
    ledger: &Ledger,
) -> impl Iterator<Item = (u32, &'a Record)> {
    (0..).zip(records).filter(|(number, _)| ledger.stands(*number))
}

/// The same, the latest first.
pub fn latest<'a>(
    records: &'a [Record],
    ledger: &'a Ledger,
) -> impl Iterator<Item = (u32, &'a Record)> {
    ledger.latest().filter_map(|number| Some((number, records.get(number as usize)?)))
}

/// The state is the fold of the records that stand. There is no other state.
pub fn fold(beginning: &Beginning, records: &[Record], ledger: &Ledger) -> Tournament {
    let mut tournament = beginning.tournament();
    for (_, record) in standing(records, ledger) {
        apply(&mut tournament, record);
    }
    tournament
}

/// Carries out what `record` says happened.
pub fn apply(tournament: &mut Tournament, record: &Record) {
    for event in record.events() {
        tournament.apply(event, record.recorded);
    }
}
