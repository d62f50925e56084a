//! The staff of an event, who sign in at its desks with their roles.
//!
//! An event without staff needs no sign-in. An event with staff has a director with a PIN, because
//! otherwise no person could change it any more. Members of staff are known by name, so no two
//! members may have the same name.

use std::ops::Deref;

use imbl::OrdMap;
use serde::{Deserialize, Serialize, Serializer};

use super::{Event, Refusal};
pub use crate::rules::person::{Member, PinHash};
use crate::rules::{
    person::{self, Role, Roster, RosterChange, RosterFault, fold},
    seat::TableNo,
};

/// Returns whether the names in this command are readable. A removal is always possible.
pub(super) fn is_readable(command: &StaffCommand) -> bool {
    match command {
        StaffCommand::Add(member) | StaffCommand::Change { to: member, .. } => member.is_readable(),
        StaffCommand::Pair { name, .. } => person::is_name(name),
        StaffCommand::Remove { .. } | StaffCommand::Withdraw { .. } => true,
    }
}

/// A command about the staff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum StaffCommand {
    /// Adds a member of staff.
    Add(Box<Member>),
    /// Changes the member of this name.
    Change { name: String, to: Box<Member> },
    /// Removes the member of this name.
    Remove { name: String },
    /// Pairs a phone, which acts in this name and role from now on. A dealer's phone acts at this
    /// table alone.
    Pair { name: String, role: Role, table: Option<TableNo> },
    /// Withdraws the phone of this name and role.
    Withdraw { name: String, role: Role },
}

/// The events of the staff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum StaffEvent {
    Added(Box<Member>),
    Changed { name: String, to: Box<Member> },
    Removed { name: String },
    Paired { name: String, role: Role, table: Option<TableNo> },
    Withdrawn { name: String, role: Role },
}

/// The role of a phone, and the table of a dealer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Phone {
    role: Role,
    table: Option<TableNo>,
}

impl StaffCommand {
    /// Returns the change of the roster.
    fn change(&self) -> Option<RosterChange<'_>> {
        match self {
            Self::Add(member) => Some(RosterChange::Add(member)),
            Self::Change { name, to } => Some(RosterChange::Change { name, to }),
            Self::Remove { name } => Some(RosterChange::Remove { name }),
            Self::Pair { .. } | Self::Withdraw { .. } => None,
        }
    }

    /// Returns the same without the hash of a PIN.
    #[must_use]
    pub fn without_secrets(&self) -> Self {
        match self {
            Self::Add(member) => Self::Add(Box::new(member.without_secrets())),
            Self::Change { name, to } => {
                Self::Change { name: name.clone(), to: Box::new(to.without_secrets()) }
            }
            Self::Remove { .. } | Self::Pair { .. } | Self::Withdraw { .. } => self.clone(),
        }
    }
}

impl StaffEvent {
    /// Returns the same without the hash of a PIN.
    #[must_use]
    pub fn without_secrets(&self) -> Self {
        match self {
            Self::Added(member) => Self::Added(Box::new(member.without_secrets())),
            Self::Changed { name, to } => {
                Self::Changed { name: name.clone(), to: Box::new(to.without_secrets()) }
            }
            Self::Removed { .. } | Self::Paired { .. } | Self::Withdrawn { .. } => self.clone(),
        }
    }
}

/// The staff of this event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Staff {
    roster: Roster,
    /// The phones that were paired for this event, by their folded names.
    phones: OrdMap<String, Phone>,
}

impl Serialize for Staff {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.roster.serialize(to)
    }
}

impl Deref for Staff {
    type Target = Roster;

    fn deref(&self) -> &Roster {
        &self.roster
    }
}

pub(super) fn decide(staff: &Staff, command: &StaffCommand) -> Result<Vec<Event>, Refusal> {
    if let Some(change) = command.change() {
        staff.check(change).map_err(refusal)?;
    }
    let named =
        |name: &str| staff.get(name).map_or_else(|| name.to_owned(), |was| was.name.clone());
    let event = match command {
        StaffCommand::Add(member) => StaffEvent::Added(member.clone()),
        StaffCommand::Change { name, to } => {
            StaffEvent::Changed { name: named(name), to: to.clone() }
        }
        StaffCommand::Remove { name } => StaffEvent::Removed { name: named(name) },
        StaffCommand::Pair { name, role, table } => {
            let is_dealers = table.is_none() || *role == Role::Dealer;
            Refusal::NotUnderstood.check(Member::is_name(name) && is_dealers, None)?;
            StaffEvent::Paired { name: name.clone(), role: *role, table: *table }
        }
        StaffCommand::Withdraw { name, role } => {
            Refusal::NotUnderstood.check(Member::is_name(name), None)?;
            StaffEvent::Withdrawn { name: name.clone(), role: *role }
        }
    };
    Ok(vec![Event::Staff(event)])
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

impl Staff {
    pub(super) fn on_event(&mut self, event: &Event) {
        let Event::Staff(event) = event else { return };
        match event {
            StaffEvent::Added(member) => {
                if self.roster.is_empty() {
                    // Without staff any person could pair a phone.
                    self.phones.clear();
                }
                self.roster.apply(RosterChange::Add(member));
            }
            StaffEvent::Changed { name, to } => {
                // A phone keeps nothing that its owner lost.
                if self.get(name).is_some_and(|was| was.role != to.role)
                    || fold(name) != fold(&to.name)
                {
                    self.phones.remove(&fold(name));
                }
                self.roster.apply(RosterChange::Change { name, to });
            }
            StaffEvent::Removed { name } => {
                self.phones.remove(&fold(name));
                self.roster.apply(RosterChange::Remove { name });
            }
            StaffEvent::Paired { name, role, table } => {
                self.phones.insert(fold(name), Phone { role: *role, table: *table });
            }
            StaffEvent::Withdrawn { name, .. } => {
                self.phones.remove(&fold(name));
            }
        }
    }

    /// Returns whether a phone of this name may act in this role: it was paired for this event, or
    /// the event has no staff.
    pub fn admits_phone(&self, name: &str, role: Role) -> bool {
        self.is_empty() || self.phones.get(&fold(name)).is_some_and(|phone| phone.role == role)
    }

    /// Returns the role of the phone of this name, if one was paired for this event.
    pub fn role_of_phone(&self, name: &str) -> Option<Role> {
        self.phones.get(&fold(name)).map(|phone| phone.role)
    }

    /// Returns the table that a desk gave this dealer's phone.
    pub fn table_of_phone(&self, name: &str) -> Option<TableNo> {
        self.phones.get(&fold(name))?.table
    }
}
