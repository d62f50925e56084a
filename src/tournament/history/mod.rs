//! The record of the event: acts, undos and redos.

mod audit;
mod checkpoints;
mod corrections;
mod handouts;
mod ledger;
mod levels;
mod roll;
mod sales;
mod setups;
mod signers;
mod snapshots;
mod starts;
mod walk;

use bottone_base::{fair::Hash, paper_code::EventDigits, person::Role, time::Timestamp};
use bottone_rules::levels::Structure;
use serde::{Deserialize, Serialize};

use super::{
    Command, Event, Tournament, Waiver, clock::ClockCommand, incidents::IncidentCommand,
    setup::Setup, staff::StaffCommand,
};
pub use audit::{AuditFault, audit, audit_with, choices, follows, in_place};
pub use checkpoints::Checkpoints;
pub use corrections::{
    ChangedRecord, CorrectedEvent, CorrectionFault, HistoryChange, RecordChoice, RecordChoices,
    Story, correct,
};
pub use handouts::{EarlierPaper, Handouts, RoomMove};
pub use ledger::{Ledger, Moment};
pub use levels::levels;
pub use roll::{Roll, RollChange};
pub use sales::{EntrySale, EntrySales};
pub use setups::Setups;
pub use signers::{UnknownSigner, unknown_now, unknown_signer};
pub use snapshots::Snapshots;
pub use starts::{RowStart, starts};

pub use walk::ValidRecord;

pub(crate) use walk::{Follow, Follower, OrderedFollower, unfollowed, walk};

/// The base of every record: the event as it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// The time when the file was made.
    pub at: Timestamp,
    pub setup: Setup,
    pub structure: Structure,
    /// True if the program plays the event itself, with invented people.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub rehearsal: bool,
}

/// The author of all records of a rehearsal in files that lack the field `rehearsal`.
const OLD_REHEARSAL: &str = "Rehearsal";

impl Beginning {
    /// Returns the beginning of a real event.
    pub fn new(at: Timestamp, setup: Setup, structure: Structure) -> Self {
        Self { at, setup, structure, rehearsal: false }
    }

    /// Returns whether the event with this beginning and these records is a rehearsal. Its people
    /// are invented, so no statistics count it.
    pub fn is_rehearsal(&self, records: &[Record]) -> bool {
        let is_old = |record: &Record| record.by == OLD_REHEARSAL;
        self.rehearsal || records.first().is_some_and(is_old)
    }

    /// Returns the event before any player came.
    pub fn tournament(&self) -> Tournament {
        Tournament::new(self.setup.clone(), self.structure.clone())
    }

    /// Returns the digits that distinguish this event's papers from those of another. They come
    /// from its first instant, name and day, which never change later.
    pub fn digits(&self) -> EventDigits {
        let Setup { name, day, .. } = &self.setup;
        EventDigits::of(Hash::of(format!("{}\n{name}\n{day}", self.at.millis())).number())
    }
}

/// A record of the event's file. Its number is its place in the file, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The time of writing.
    pub recorded: Timestamp,
    /// The time of the act, if it was reported later.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub happened: Option<Timestamp>,
    pub by: String,
    pub desk: String,
    /// The signer's role, if the event has staff.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub role: Option<Role>,
    /// The director who approved the act with a PIN, if another person was signed in.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub approved_by: Option<String>,
    /// The id that the sender gave to its request, if it could reach the log twice. Such are reports
    /// of an offline desk and acts of phones. No two records share one.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub request_id: Option<String>,
    /// The command, undo or redo.
    pub action: RecordAction,
    /// The records that this one changes, in the order in which they happened.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub revisions: Vec<RecordRevision>,
}

/// The change of a record by an earlier late report or a deletion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordRevision {
    pub record: u32,
    pub result: Revision,
}

/// The new result of a record that would be decided differently now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Revision {
    /// The record stays as written.
    Kept,
    /// These events replace the recorded ones.
    Changed(Vec<Event>),
    /// The record is no longer valid. Only these events remain: numbers that it gave are not given
    /// again.
    Invalid(Vec<Event>),
}

impl Record {
    /// Returns the time of the act.
    pub fn at(&self) -> Timestamp {
        self.happened.unwrap_or(self.recorded)
    }

    /// Returns the events as first recorded; empty for an undo or redo. The [`Ledger`] gives the
    /// present ones.
    pub fn events(&self) -> &[Event] {
        match &self.action {
            RecordAction::Done { events, .. } => events,
            RecordAction::Undone { .. } | RecordAction::Redone { .. } => &[],
        }
    }

    /// Copies the signer, desk and approval of the first request, if the act is done later.
    pub fn copy_signer(&mut self, first: &Self) {
        first.by.clone_into(&mut self.by);
        first.desk.clone_into(&mut self.desk);
        self.role = first.role;
        if first.approved_by.is_some() {
            first.approved_by.clone_into(&mut self.approved_by);
        }
    }

    /// Returns the record that this one undoes or redoes, with true for a redo.
    pub const fn undone_or_redone(&self) -> Option<(u32, bool)> {
        match &self.action {
            RecordAction::Done { .. } => None,
            RecordAction::Undone { record } => Some((*record, false)),
            RecordAction::Redone { record } => Some((*record, true)),
        }
    }
}

/// The action of a record: a command, an undo or a redo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum RecordAction {
    /// A command was carried out.
    Done {
        /// The command.
        command: Command,
        /// The waiver of a rule, if any.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        waiver: Option<Waiver>,
        /// The events of the command.
        events: Vec<Event>,
    },
    /// A record was undone.
    Undone { record: u32 },
    /// A record was redone.
    Redone { record: u32 },
}

/// Returns whether undo can take back this command. It cannot take back the program's own records,
/// nor a secret of draws, which was published.
pub fn by_hand(command: &Command) -> bool {
    !matches!(
        command,
        Command::Clock(ClockCommand::Rebase { .. })
            | Command::Papers(_)
            | Command::Filing(_)
            | Command::Draws(_)
            // An answer to a call is a fact that undo does not change.
            | Command::Incidents(IncidentCommand::Answer { .. })
            // A phone is withdrawn, not undone.
            | Command::Staff(StaffCommand::Pair { .. } | StaffCommand::Withdraw { .. })
    )
}

/// Returns every valid record with its present events, in the order of time.
pub fn standing<'a>(
    records: &'a [Record],
    ledger: &Ledger,
) -> impl DoubleEndedIterator<Item = ValidRecord<'a>> {
    ledger.story(records)
}

/// Returns the same, the latest first.
pub fn latest<'a>(
    records: &'a [Record],
    ledger: &Ledger,
) -> impl DoubleEndedIterator<Item = ValidRecord<'a>> {
    standing(records, ledger).rev()
}

/// Folds the valid records into the state. There is no other state.
pub fn fold(beginning: &Beginning, records: &[Record], ledger: &Ledger) -> Tournament {
    let mut tournament = beginning.tournament();
    for line in standing(records, ledger) {
        apply(&mut tournament, &line);
    }
    tournament
}

/// Applies the events of a line.
pub fn apply(tournament: &mut Tournament, line: &ValidRecord<'_>) {
    for event in line.events {
        tournament.apply(event, line.at());
    }
}
