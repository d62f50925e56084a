//! The staff of an event or of a house: the people who sign in there, with their roles.
//!
//! A place without staff asks for no sign-in. One with staff has a director with a PIN; without, it
//! could not be changed any more.

use std::{collections::BTreeMap, fmt, sync::Arc};

use serde::{Deserialize, Serialize, Serializer};

use super::{Role, fold, is_name, is_readable};

/// The slow salted hash of a member's PIN, in its usual written form (`$argon2id$…`). It is made
/// and compared at the desk; the PIN itself is on no record.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PinHash(String);

impl PinHash {
    /// The longest written form, in characters.
    const LONGEST: usize = 200;

    /// Makes a hash from its written form.
    pub const fn new(written: String) -> Self {
        Self(written)
    }

    /// Returns its written form.
    pub fn written(&self) -> &str {
        &self.0
    }

    fn is_sound(&self) -> bool {
        self.0.starts_with("$argon2id$")
            && self.0.len() <= Self::LONGEST
            && self.0.chars().all(|letter| letter.is_ascii_graphic())
    }
}

impl fmt::Debug for PinHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

/// The text in place of a secret.
const HIDDEN: &str = "***";

/// A member of staff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// The name on every record.
    pub name: String,
    pub role: Role,
    #[serde(default, skip_serializing_if = "crate::is_nothing")]
    pub pin: Option<PinHash>,
    /// The number of the card that signs the member in when scanned; empty without one.
    #[serde(default, skip_serializing_if = "crate::is_nothing")]
    pub card: String,
}

impl Member {
    /// The longest name of a member and the longest number of a card, in characters.
    pub const LONGEST: usize = 100;

    /// Returns the member without the hash of the PIN and the number of the card, which signs in.
    #[must_use]
    pub fn without_secrets(&self) -> Self {
        let pin = self.pin.as_ref().map(|_| PinHash::new(HIDDEN.to_owned()));
        let card = if self.card.is_empty() { String::new() } else { HIDDEN.to_owned() };
        Self { name: self.name.clone(), role: self.role, pin, card }
    }

    /// Returns whether the name and the card are readable.
    pub fn is_readable(&self) -> bool {
        is_name(&self.name) && is_readable(&self.card)
    }

    /// Returns whether this change gives the right to pay or to sign, but keeps a PIN that may be
    /// too short for it.
    pub fn needs_new_pin(&self, to: &Self) -> bool {
        let pays_or_signs = |role| matches!(role, Role::Director | Role::Cashier);
        let is_new = pays_or_signs(to.role) && !pays_or_signs(self.role);
        is_new && to.pin.is_some() && to.pin == self.pin
    }

    /// Returns whether `name` is fit for a record.
    pub fn is_name(name: &str) -> bool {
        !name.trim().is_empty() && name.trim() == name && is_line(name)
    }

    fn is_sound(&self) -> bool {
        Self::is_name(&self.name)
            && is_line(&self.card)
            && self.card.trim() == self.card
            && self.pin.as_ref().is_none_or(PinHash::is_sound)
    }
}

/// Returns whether `text` fits on one line of a record.
fn is_line(text: &str) -> bool {
    text.chars().count() <= Member::LONGEST && !text.chars().any(char::is_control)
}

/// A change of a roster.
#[derive(Clone, Copy, Debug)]
pub enum RosterChange<'a> {
    Add(&'a Member),
    /// Replaces the data of the member of this name.
    Change {
        name: &'a str,
        to: &'a Member,
    },
    Remove {
        name: &'a str,
    },
}

/// The reason why a roster stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RosterFault {
    /// A member of this name is there already.
    Known,
    Unknown,
    NothingToDo,
    NotUnderstood,
    CardTaken,
    /// The director would be missing, or would have no PIN.
    NeedsDirector,
}

impl RosterFault {
    const fn check(self, fine: bool) -> Result<(), Self> {
        if fine { Ok(()) } else { Err(self) }
    }
}

/// The members of a staff, by their folded names. Two members of one name would be two people under
/// one signature.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster(Arc<BTreeMap<String, Member>>);

impl Serialize for Roster {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // The state is shown to every reader of the file. Only the desk needs the hash of a PIN.
        to.collect_seq(self.members().map(Member::without_secrets))
    }
}

impl Roster {
    /// Checks a change against the present members.
    ///
    /// # Errors
    /// The reason why it is not possible.
    pub fn check(&self, change: RosterChange<'_>) -> Result<(), RosterFault> {
        let (own, member) = match change {
            RosterChange::Add(member) => {
                RosterFault::Known.check(self.get(&member.name).is_none())?;
                (member.name.as_str(), Some(member))
            }
            RosterChange::Change { name, to } => {
                let was = self.get(name).ok_or(RosterFault::Unknown)?;
                RosterFault::NothingToDo.check(was != to)?;
                let is_free = self.get(&to.name).is_none_or(|other| other.name == was.name);
                RosterFault::Known.check(is_free)?;
                (was.name.as_str(), Some(to))
            }
            RosterChange::Remove { name } => {
                (self.get(name).ok_or(RosterFault::Unknown)?.name.as_str(), None)
            }
        };
        if let Some(member) = member {
            RosterFault::NotUnderstood.check(member.is_sound())?;
            let other = self.of_card(&member.card).filter(|other| other.name != own);
            RosterFault::CardTaken.check(other.is_none())?;
        }
        let mut after = self.clone();
        after.apply(change);
        RosterFault::NeedsDirector.check(after.has_director() || after.is_empty())
    }

    /// Checks that these can be the whole staff of a place.
    ///
    /// # Errors
    /// The reason why they cannot be.
    pub fn check_whole(members: &[Member]) -> Result<(), RosterFault> {
        let mut roster = Self::default();
        for member in members {
            RosterFault::NotUnderstood.check(member.is_sound())?;
            RosterFault::Known.check(roster.get(&member.name).is_none())?;
            RosterFault::CardTaken.check(roster.of_card(&member.card).is_none())?;
            roster.apply(RosterChange::Add(member));
        }
        RosterFault::NeedsDirector.check(roster.has_director())
    }

    /// Applies a change.
    pub fn apply(&mut self, change: RosterChange<'_>) {
        let members = Arc::make_mut(&mut self.0);
        match change {
            RosterChange::Add(member) => {
                members.insert(fold(&member.name), member.clone());
            }
            RosterChange::Change { name, to } => {
                members.remove(&fold(name));
                members.insert(fold(&to.name), to.clone());
            }
            RosterChange::Remove { name } => {
                members.remove(&fold(name));
            }
        }
    }

    /// Returns whether there is a director, and every director has a PIN.
    fn has_director(&self) -> bool {
        let directors = || self.0.values().filter(|member| member.role == Role::Director);
        directors().next().is_some() && directors().all(|member| member.pin.is_some())
    }

    /// Returns all members, by role and then by name.
    pub fn members(&self) -> impl ExactSizeIterator<Item = &Member> {
        let mut members: Vec<&Member> = self.0.values().collect();
        members.sort_by_key(|member| member.role);
        members.into_iter()
    }

    /// Returns the member of this name. Capitals and accents do not matter.
    pub fn get(&self, name: &str) -> Option<&Member> {
        self.0.get(&fold(name))
    }

    /// Returns the owner of this card.
    pub fn of_card(&self, card: &str) -> Option<&Member> {
        let card = card.trim();
        self.0.values().find(|member| !card.is_empty() && member.card == card)
    }

    /// Returns whether there is no staff, so that no sign-in is needed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
