//! The record of the event: what was done, undone and done again.

mod audit;
mod checkpoints;
mod handed;
mod ledger;
mod levels;
mod past;
mod retold;
mod roll;
mod sales;
mod setups;
mod signers;
mod starts;
mod walk;

use serde::{Deserialize, Serialize};

use super::{
    Command, Event, Tournament, Waiver, clock::ClockCommand, incidents::IncidentCommand,
    setup::Setup, staff::StaffCommand,
};
use crate::rules::{
    fair::Hash, levels::Structure, paper_code::EventDigits, person::Role, time::Timestamp,
};
pub use audit::{AuditFault, audit, choices, follows, in_place};
pub use checkpoints::Checkpoints;
pub use handed::{Earlier, Handed, Made};
pub use ledger::{Ledger, Moment};
pub use levels::levels;
pub use past::Past;
pub use retold::{Act, Choice, Choices, Otherwise, RetellFault, Retold, Story, retell};
pub use roll::Roll;
pub use sales::{Sale, Sales};
pub use setups::Setups;
pub use signers::{UnknownSigner, unknown_signer};
pub use starts::{Start, starts};

pub use walk::Line;

pub(in crate::tournament) use walk::{AsItStood, Follow, Follower, unfollowed, walk};

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
    /// When it happened, where it was told of later.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub happened: Option<Timestamp>,
    pub by: String,
    pub desk: String,
    /// In which role, where the event has staff.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub role: Option<Role>,
    /// The director who gave a PIN for it there and then, where somebody else was signed in.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub approved_by: Option<String>,
    /// By what name whoever told it knows this act, where it could reach the log twice: a report of a desk that was on its
    /// own, an act of a telephone. No two records have the same.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub act: Option<String>,
    /// What was done.
    pub deed: Deed,
    /// The records that come out otherwise by this one, in the order in which they happened.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub again: Vec<Again>,
}

/// How a record comes out since something before it was told of late, or struck out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Again {
    pub record: u32,
    pub comes: Revision,
}

/// How a record comes out that would be decided otherwise by now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Revision {
    /// It stays as it was told.
    Kept,
    /// This happened by it instead.
    Changed(Vec<Event>),
    /// It does not stand any more. This stays of it: numbers that it gave are not given again.
    Falls(Vec<Event>),
}

impl Record {
    /// When it happened.
    pub fn at(&self) -> Timestamp {
        self.happened.unwrap_or(self.recorded)
    }

    /// What happened by it as it was told; nothing by one that takes another back or does it again. What it comes to
    /// since is for the [`Ledger`] to say.
    pub fn events(&self) -> &[Event] {
        match &self.deed {
            Deed::Done { events, .. } => events,
            Deed::Undone { .. } | Deed::Redone { .. } => &[],
        }
    }

    /// Names who asked for it first, at which desk and with whose word, where it is done later.
    pub fn is_asked_by(&mut self, first: &Self) {
        first.by.clone_into(&mut self.by);
        first.desk.clone_into(&mut self.desk);
        self.role = first.role;
        if first.approved_by.is_some() {
            first.approved_by.clone_into(&mut self.approved_by);
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
#[serde(deny_unknown_fields)]
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

/// Can undo reach this? Not what the program records by itself, and not a secret of draws: what was
/// published cannot be taken back.
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

/// What happened, in the order in which it did: every record that stands, with what it comes to.
pub fn standing<'a>(
    records: &'a [Record],
    ledger: &Ledger,
) -> impl DoubleEndedIterator<Item = Line<'a>> {
    ledger.story(records)
}

/// The same, the latest first.
pub fn latest<'a>(
    records: &'a [Record],
    ledger: &Ledger,
) -> impl DoubleEndedIterator<Item = Line<'a>> {
    standing(records, ledger).rev()
}

/// The state is the fold of what happened. There is no other state.
pub fn fold(beginning: &Beginning, records: &[Record], ledger: &Ledger) -> Tournament {
    let mut tournament = beginning.tournament();
    for line in standing(records, ledger) {
        apply(&mut tournament, &line);
    }
    tournament
}

/// Carries out what happened by a record.
pub fn apply(tournament: &mut Tournament, line: &Line<'_>) {
    for event in line.events {
        tournament.apply(event, line.at());
    }
}
