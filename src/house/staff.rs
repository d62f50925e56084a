//! The staff of a house: the people who act on its book, with their roles.
//!
//! A member has the same form as one of an event's staff ([`bottone_base::person::Member`]). So a
//! house can take over the staff of an event with its PINs.

use bottone_base::person::{Member, Roster, RosterChange, RosterFault};
use serde::{Deserialize, Serialize};

use super::{House, Refusal};

/// The most members of a house's staff.
pub const MOST: usize = 1_000;

/// A command about the staff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum StaffCommand {
    /// Adds a member to the staff.
    Add(Box<Member>),
    /// Replaces the data of the member of this name.
    Change { name: String, to: Box<Member> },
    /// Removes the member of this name.
    Remove { name: String },
    /// Takes over the staff of one of the events, for a house without staff.
    Import { members: Vec<Member> },
}

/// A change of the staff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum StaffEvent {
    Added(Box<Member>),
    Changed { name: String, to: Box<Member> },
    Removed { name: String },
    Imported { members: Vec<Member> },
}

impl StaffCommand {
    /// Returns whether the names in this command are readable.
    pub(super) fn is_readable(&self) -> bool {
        match self {
            Self::Add(member) | Self::Change { to: member, .. } => member.is_readable(),
            Self::Remove { .. } => true,
            Self::Import { members } => members.iter().all(Member::is_readable),
        }
    }
}

pub(super) fn decide(house: &House, command: &StaffCommand) -> Result<StaffEvent, Refusal> {
    let staff = &house.staff;
    let check = |change| staff.check(change).map_err(refusal);
    let named =
        |name: &str| staff.get(name).map_or_else(|| name.to_owned(), |was| was.name.clone());
    Ok(match command {
        StaffCommand::Add(member) => {
            check(RosterChange::Add(member))?;
            Refusal::TooMany.check(staff.members().len() < MOST)?;
            StaffEvent::Added(member.clone())
        }
        StaffCommand::Change { name, to } => {
            check(RosterChange::Change { name, to })?;
            StaffEvent::Changed { name: named(name), to: to.clone() }
        }
        StaffCommand::Remove { name } => {
            check(RosterChange::Remove { name })?;
            StaffEvent::Removed { name: named(name) }
        }
        StaffCommand::Import { members } => {
            Refusal::StaffKnown.check(staff.is_empty())?;
            Refusal::TooMany.check(members.len() <= MOST)?;
            Roster::check_whole(members).map_err(refusal)?;
            StaffEvent::Imported { members: members.clone() }
        }
    })
}

const fn refusal(fault: RosterFault) -> Refusal {
    match fault {
        RosterFault::Known => Refusal::StaffKnown,
        RosterFault::Unknown => Refusal::StaffUnknown,
        RosterFault::NothingToDo => Refusal::NothingToDo,
        RosterFault::NotUnderstood => Refusal::NotUnderstood,
        RosterFault::CardTaken => Refusal::CardTaken,
        RosterFault::NeedsDirector => Refusal::NeedsDirector,
    }
}

pub(super) fn on_event(staff: &mut Roster, event: &StaffEvent) {
    match event {
        StaffEvent::Added(member) => staff.apply(RosterChange::Add(member)),
        StaffEvent::Changed { name, to } => staff.apply(RosterChange::Change { name, to }),
        StaffEvent::Removed { name } => staff.apply(RosterChange::Remove { name }),
        StaffEvent::Imported { members } => {
            for member in members {
                staff.apply(RosterChange::Add(member));
            }
        }
    }
}
