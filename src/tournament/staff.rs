//! The staff of an event, who sign in at its desks with their roles.
//!
//! An event without staff needs no sign-in. An event with staff has a director with a PIN, because
//! otherwise no person could change it any more. Members of staff are known by name, so no two
//! members may have the same name.

use imbl::OrdMap;
use serde::{Deserialize, Serialize, Serializer};

use super::{Event, Refusal, setup::Setup};
use crate::rules::{
    person::{self, Role, fold},
    seat::TableNo,
};

/// The hash of a member's PIN: slow, salted, in its usual written form (`$argon2id$…`). It is made
/// and compared at the desk; the PIN itself is on no record.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PinHash(String);

impl PinHash {
    /// The most characters in the written form.
    const LONGEST: usize = 200;

    /// Creates a hash from its written form.
    pub const fn new(written: String) -> Self {
        Self(written)
    }

    /// Returns the written form.
    pub fn written(&self) -> &str {
        &self.0
    }

    fn is_sound(&self) -> bool {
        self.0.starts_with("$argon2id$")
            && self.0.len() <= Self::LONGEST
            && self.0.chars().all(|letter| letter.is_ascii_graphic())
    }
}

impl std::fmt::Debug for PinHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

/// A member of staff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// The name, as on every record.
    pub name: String,
    pub role: Role,
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub pin: Option<PinHash>,
    /// The number of the card that signs the member in when scanned; empty without a card.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub card: String,
}

/// Returns whether `text` fits on one line of a record.
fn is_line(text: &str) -> bool {
    text.chars().count() <= Setup::LONGEST_NAME && !text.chars().any(char::is_control)
}

/// Returns whether `name` can be used on a record.
fn is_name(name: &str) -> bool {
    !name.trim().is_empty() && name.trim() == name && is_line(name)
}

/// Returns whether people can read the names of this command. Removing a name is always possible.
pub(super) fn is_readable(command: &StaffCommand) -> bool {
    match command {
        StaffCommand::Add(member) | StaffCommand::Change { to: member, .. } => {
            person::is_name(&member.name) && person::is_readable(&member.card)
        }
        StaffCommand::Pair { name, .. } => person::is_name(name),
        StaffCommand::Remove { .. } | StaffCommand::Withdraw { .. } => true,
    }
}

impl Member {
    /// Returns the same without the hash of the PIN.
    fn without_hash(&self) -> Self {
        let pin = self.pin.as_ref().map(|_| PinHash::new("***".to_owned()));
        Self { pin, ..self.clone() }
    }

    fn is_sound(&self) -> bool {
        is_name(&self.name)
            && is_line(&self.card)
            && self.card.trim() == self.card
            && self.pin.as_ref().is_none_or(PinHash::is_sound)
    }
}

/// The commands for the staff.
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
    /// Returns the same without the hash of a PIN.
    #[must_use]
    pub fn without_hash(&self) -> Self {
        match self {
            Self::Add(member) => Self::Add(Box::new(member.without_hash())),
            Self::Change { name, to } => {
                Self::Change { name: name.clone(), to: Box::new(to.without_hash()) }
            }
            Self::Remove { .. } | Self::Pair { .. } | Self::Withdraw { .. } => self.clone(),
        }
    }
}

impl StaffEvent {
    /// Returns the same without the hash of a PIN.
    #[must_use]
    pub fn without_hash(&self) -> Self {
        match self {
            Self::Added(member) => Self::Added(Box::new(member.without_hash())),
            Self::Changed { name, to } => {
                Self::Changed { name: name.clone(), to: Box::new(to.without_hash()) }
            }
            Self::Removed { .. } | Self::Paired { .. } | Self::Withdrawn { .. } => self.clone(),
        }
    }
}

/// The staff of this event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Staff {
    /// The members, by folded name.
    members: OrdMap<String, Member>,
    /// The phones paired for this event, by folded name.
    phones: OrdMap<String, Phone>,
}

impl Serialize for Staff {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // The state is shown to every reader of the event. Only the desk needs the hash of a PIN.
        to.collect_seq(self.members().map(Member::without_hash))
    }
}

pub(super) fn decide(staff: &Staff, command: &StaffCommand) -> Result<Vec<Event>, Refusal> {
    let mut after = staff.clone();
    let known = |name: &str| staff.get(name).ok_or(Refusal::StaffUnknown);
    let event = match command {
        StaffCommand::Add(member) => {
            Refusal::StaffKnown.unless(staff.get(&member.name).is_none(), None)?;
            StaffEvent::Added(member.clone())
        }
        StaffCommand::Change { name, to } => {
            let was = known(name)?;
            Refusal::NothingToDo.unless(*was != **to, None)?;
            let is_free = staff.get(&to.name).is_none_or(|other| other.name == was.name);
            Refusal::StaffKnown.unless(is_free, None)?;
            StaffEvent::Changed { name: was.name.clone(), to: to.clone() }
        }
        StaffCommand::Remove { name } => StaffEvent::Removed { name: known(name)?.name.clone() },
        StaffCommand::Pair { name, role, table } => {
            let is_dealers = table.is_none() || *role == Role::Dealer;
            Refusal::NotUnderstood.unless(is_name(name) && is_dealers, None)?;
            StaffEvent::Paired { name: name.clone(), role: *role, table: *table }
        }
        StaffCommand::Withdraw { name, role } => {
            Refusal::NotUnderstood.unless(is_name(name), None)?;
            StaffEvent::Withdrawn { name: name.clone(), role: *role }
        }
    };
    if let StaffEvent::Added(member) | StaffEvent::Changed { to: member, .. } = &event {
        Refusal::NotUnderstood.unless(member.is_sound(), None)?;
        let own = match &event {
            StaffEvent::Changed { name, .. } => name,
            _ => &member.name,
        };
        let other = staff.of_card(&member.card).filter(|other| other.name != *own);
        Refusal::CardTaken.unless(other.is_none(), None)?;
    }
    after.apply(&event);
    let directors = || after.members().filter(|member| member.role == Role::Director);
    let is_led = directors().next().is_some() && directors().all(|member| member.pin.is_some());
    Refusal::NeedsDirector.unless(is_led || after.is_empty(), None)?;
    Ok(vec![Event::Staff(event)])
}

impl Staff {
    pub(super) fn on_event(&mut self, event: &Event) {
        let Event::Staff(event) = event else { return };
        self.apply(event);
    }

    fn apply(&mut self, event: &StaffEvent) {
        match event {
            StaffEvent::Added(member) => {
                if self.members.is_empty() {
                    // Without staff any person could pair a phone.
                    self.phones.clear();
                }
                self.members.insert(fold(&member.name), (**member).clone());
            }
            StaffEvent::Changed { name, to } => {
                self.members.remove(&fold(name));
                self.members.insert(fold(&to.name), (**to).clone());
            }
            StaffEvent::Removed { name } => {
                self.members.remove(&fold(name));
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

    /// Returns the table that a desk gave this dealer's phone.
    pub fn table_of_phone(&self, name: &str) -> Option<TableNo> {
        self.phones.get(&fold(name))?.table
    }

    /// Returns the members, by role and then by name.
    pub fn members(&self) -> impl ExactSizeIterator<Item = &Member> {
        let mut members: Vec<&Member> = self.members.values().collect();
        members.sort_by_key(|member| member.role);
        members.into_iter()
    }

    /// Returns the member of this name, ignoring case and accents.
    pub fn get(&self, name: &str) -> Option<&Member> {
        self.members.get(&fold(name))
    }

    /// Returns the owner of this card.
    pub fn of_card(&self, card: &str) -> Option<&Member> {
        let card = card.trim();
        self.members.values().find(|member| !card.is_empty() && member.card == card)
    }

    /// Returns whether the event has no staff, so that no sign-in is needed.
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }
}
