//! The staff of an event, who sign in at its desks with their roles.
//!
//! An event without staff needs no sign-in. An event with staff has a director with a PIN, because
//! otherwise no person could change it any more. Members of staff are known by name, so no two
//! members may have the same name.

use std::ops::Deref;

pub use bottone_base::person::{Member, PinHash};
use bottone_base::{
    person::{self, Role, Roster, RosterChange, RosterFault, fold},
    seat::TableNo,
};
use imbl::OrdMap;
use serde::{Deserialize, Serialize, Serializer};
use strum::{EnumDiscriminants, IntoDiscriminant as _};

use super::{
    Event, Refusal,
    departments::Department,
    kinds::{CASH, CommandRow, DIRECTOR, EventRow, FLOOR, Offline, OnCorrection, PHONES, SALES},
};

/// Returns whether a member who may now pay or sign gets a PIN that was chosen for that role.
pub(super) fn fits_pin(staff: &Staff, command: &StaffCommand) -> bool {
    let StaffCommand::Change { name, to } = command else { return true };
    !staff.get(name).is_some_and(|was| was.needs_new_pin(to))
}

/// Returns whether the names in this command are readable. A removal is always possible.
pub(super) fn is_readable(command: &StaffCommand) -> bool {
    match command {
        StaffCommand::Add(member) | StaffCommand::Change { to: member, .. } => member.is_readable(),
        StaffCommand::Pair { name, .. } => person::is_name(name),
        StaffCommand::Remove { .. } | StaffCommand::Withdraw { .. } => true,
    }
}

/// A command about the staff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(StaffCommandKind), doc = "A kind of command for the staff.")]
pub enum StaffCommand {
    /// Adds a member of staff.
    Add(Box<Member>),
    /// Changes the member of this name.
    Change { name: String, to: Box<Member> },
    /// Removes the member of this name.
    Remove { name: String },
    /// Pairs a phone, which acts in this name and role from now on. A dealer's phone acts at this
    /// table alone.
    Pair {
        name: String,
        role: Role,
        table: Option<TableNo>,
        /// The phone's id at its desk; empty in records of programs before format 3.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        phone: String,
    },
    /// Withdraws the phone of this name and role.
    Withdraw { name: String, role: Role },
}

/// The events of the staff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum StaffEvent {
    Added(Box<Member>),
    Changed {
        name: String,
        to: Box<Member>,
    },
    Removed {
        name: String,
    },
    Paired {
        name: String,
        role: Role,
        table: Option<TableNo>,
        /// The phone's id at its desk; empty in records of programs before format 3.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        phone: String,
    },
    Withdrawn {
        name: String,
        role: Role,
    },
}

/// Returns the roles that may give a phone this role, and withdraw it. A role can be given only by
/// a person with at least its rights.
pub const fn roles_for_phone(role: Role) -> &'static [Role] {
    match role {
        Role::Director => DIRECTOR,
        Role::Floor | Role::Dealer | Role::Television => FLOOR,
        Role::Registration => SALES,
        Role::Cashier => CASH,
    }
}

impl StaffCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Wait;
        use OnCorrection::Stays;
        match self {
            Self::Add | Self::Change | Self::Remove => CommandRow::new(DIRECTOR, Wait, Stays),
            Self::Pair | Self::Withdraw => CommandRow::new(PHONES, Wait, Stays),
        }
    }
}

impl StaffCommand {
    /// Returns the roles that may give this command.
    pub(crate) fn allowed_roles(&self) -> &'static [Role] {
        match self {
            Self::Pair { role, .. } | Self::Withdraw { role, .. } => roles_for_phone(*role),
            Self::Add(_) | Self::Change { .. } | Self::Remove { .. } => {
                self.discriminant().row().roles
            }
        }
    }
}

impl StaffEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::Staff;
        match self {
            Self::Added(_)
            | Self::Changed { .. }
            | Self::Removed { .. }
            | Self::Paired { .. }
            | Self::Withdrawn { .. } => EventRow::new(&[Staff], &[]),
        }
    }
}

/// A paired phone: its id at its desk, its role, and the table of a dealer's.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Phone {
    id: String,
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
        StaffCommand::Pair { name, role, table, phone } => {
            let is_dealers = table.is_none() || *role == Role::Dealer;
            let is_sound = Member::is_name(name) && is_dealers && is_phone_id(phone);
            Refusal::NotUnderstood.check(is_sound, None)?;
            let (name, phone) = (name.clone(), phone.clone());
            StaffEvent::Paired { name, role: *role, table: *table, phone }
        }
        StaffCommand::Withdraw { name, role } => {
            Refusal::NotUnderstood.check(Member::is_name(name), None)?;
            StaffEvent::Withdrawn { name: name.clone(), role: *role }
        }
    };
    Ok(vec![Event::Staff(event)])
}

/// Returns whether this is the id of a phone: empty, or up to 64 hexadecimal digits.
fn is_phone_id(text: &str) -> bool {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    text.len() <= 64 && text.bytes().all(is_digit)
}

/// Returns whether the phone in this command carries no name of a member in another role.
pub(super) fn carries_own_name(staff: &Staff, command: &StaffCommand) -> bool {
    let StaffCommand::Pair { name, role, .. } = command else { return true };
    staff.get(name).is_none_or(|member| member.role == *role)
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
                self.keep_phone_of(member);
                self.roster.apply(RosterChange::Add(member));
            }
            StaffEvent::Changed { name, to } => {
                // A phone keeps nothing that its owner lost.
                if self.get(name).is_some_and(|was| was.role != to.role)
                    || fold(name) != fold(&to.name)
                {
                    self.phones.remove(&fold(name));
                }
                self.keep_phone_of(to);
                self.roster.apply(RosterChange::Change { name, to });
            }
            StaffEvent::Removed { name } => {
                self.phones.remove(&fold(name));
                self.roster.apply(RosterChange::Remove { name });
            }
            StaffEvent::Paired { name, role, table, phone } => {
                let phone = Phone { id: phone.clone(), role: *role, table: *table };
                self.phones.insert(fold(name), phone);
            }
            StaffEvent::Withdrawn { name, .. } => {
                self.phones.remove(&fold(name));
            }
        }
    }

    /// Removes the phone that carries this member's name in another role.
    fn keep_phone_of(&mut self, member: &Member) {
        let name = fold(&member.name);
        if self.phones.get(&name).is_some_and(|phone| phone.role != member.role) {
            self.phones.remove(&name);
        }
    }

    /// Returns whether the phone of this id may act in this name and role: this event paired that
    /// phone, or the event has no staff. A pairing without an id admits no phone.
    pub fn admits_phone(&self, id: &str, name: &str, role: Role) -> bool {
        let is_it = |phone: &Phone| !id.is_empty() && phone.id == id && phone.role == role;
        self.is_empty() || self.phones.get(&fold(name)).is_some_and(is_it)
    }

    /// Returns whether a phone of this name and role is paired for this event.
    pub fn has_phone(&self, name: &str, role: Role) -> bool {
        self.role_of_phone(name) == Some(role)
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
