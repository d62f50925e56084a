//! The staff of an event or of a house: who signs in there, and in which role.
//!
//! A place without staff asks no one. One with staff has a director with a PIN, or it could not be changed any more.

use std::{collections::BTreeMap, fmt, sync::Arc};

use serde::{Deserialize, Serialize, Serializer};

use super::{Role, fold, is_name, is_readable};

/// What opens a desk to a member of staff, as a slow salted hash in its usual written form (`$argon2id$…`). It is made and
/// compared at the desk; the PIN itself is on no record.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PinHash(String);

impl PinHash {
    /// The longest written form, in characters.
    const LONGEST: usize = 200;

    /// A hash from its written form.
    pub const fn new(written: String) -> Self {
        Self(written)
    }

    /// Its written form.
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

/// A member of staff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// As it stands on every record.
    pub name: String,
    pub role: Role,
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub pin: Option<PinHash>,
    /// The number of the card that signs him in when it is scanned; empty without one.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub card: String,
}

impl Member {
    /// The longest name of a member and the longest number of a card, in characters.
    pub const LONGEST: usize = 100;

    /// Returns the same without the hash of the PIN.
    #[must_use]
    pub fn without_hash(&self) -> Self {
        let pin = self.pin.as_ref().map(|_| PinHash::new("***".to_owned()));
        Self { pin, ..self.clone() }
    }

    /// Returns whether people can read the name and the card.
    pub fn is_readable(&self) -> bool {
        is_name(&self.name) && is_readable(&self.card)
    }

    /// Returns true if `name` can stand on a record.
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

/// Returns true if `text` fits on one line of a record.
fn is_line(text: &str) -> bool {
    text.chars().count() <= Member::LONGEST && !text.chars().any(char::is_control)
}

/// A change of a roster.
#[derive(Clone, Copy, Debug)]
pub enum RosterChange<'a> {
    Add(&'a Member),
    /// The member of this name is to be like this.
    Change {
        name: &'a str,
        to: &'a Member,
    },
    Remove {
        name: &'a str,
    },
}

/// A reason why a roster stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RosterFault {
    /// Somebody of this name is there already.
    Known,
    Unknown,
    NothingToDo,
    NotUnderstood,
    CardTaken,
    /// A director would be missing, or one without a PIN would be there.
    NeedsDirector,
}

impl RosterFault {
    const fn unless(self, fine: bool) -> Result<(), Self> {
        if fine { Ok(()) } else { Err(self) }
    }
}

/// The members of a staff, by their folded names. Two members of one name would be two people under one signature.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster(Arc<BTreeMap<String, Member>>);

impl Serialize for Roster {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // The state is shown to everybody who may read the file. Only the desk needs the hash of a PIN.
        to.collect_seq(self.members().map(Member::without_hash))
    }
}

impl Roster {
    /// Checks a change against everybody who is there.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn check(&self, change: RosterChange<'_>) -> Result<(), RosterFault> {
        let (own, member) = match change {
            RosterChange::Add(member) => {
                RosterFault::Known.unless(self.get(&member.name).is_none())?;
                (member.name.as_str(), Some(member))
            }
            RosterChange::Change { name, to } => {
                let was = self.get(name).ok_or(RosterFault::Unknown)?;
                RosterFault::NothingToDo.unless(was != to)?;
                let is_free = self.get(&to.name).is_none_or(|other| other.name == was.name);
                RosterFault::Known.unless(is_free)?;
                (was.name.as_str(), Some(to))
            }
            RosterChange::Remove { name } => {
                (self.get(name).ok_or(RosterFault::Unknown)?.name.as_str(), None)
            }
        };
        if let Some(member) = member {
            RosterFault::NotUnderstood.unless(member.is_sound())?;
            let other = self.of_card(&member.card).filter(|other| other.name != own);
            RosterFault::CardTaken.unless(other.is_none())?;
        }
        let mut after = self.clone();
        after.apply(change);
        RosterFault::NeedsDirector.unless(after.is_led() || after.is_empty())
    }

    /// Checks that these can be the whole staff of a place.
    ///
    /// # Errors
    /// Why they cannot be.
    pub fn check_whole(members: &[Member]) -> Result<(), RosterFault> {
        let mut roster = Self::default();
        for member in members {
            RosterFault::NotUnderstood.unless(member.is_sound())?;
            RosterFault::Known.unless(roster.get(&member.name).is_none())?;
            RosterFault::CardTaken.unless(roster.of_card(&member.card).is_none())?;
            roster.apply(RosterChange::Add(member));
        }
        RosterFault::NeedsDirector.unless(roster.is_led())
    }

    /// Carries a change out.
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

    /// Returns true if there is a director, and every director has a PIN.
    fn is_led(&self) -> bool {
        let directors = || self.0.values().filter(|member| member.role == Role::Director);
        directors().next().is_some() && directors().all(|member| member.pin.is_some())
    }

    /// Everybody, by role and then by name.
    pub fn members(&self) -> impl ExactSizeIterator<Item = &Member> {
        let mut members: Vec<&Member> = self.0.values().collect();
        members.sort_by_key(|member| member.role);
        members.into_iter()
    }

    /// The member of this name, however it is spelt in capitals and accents.
    pub fn get(&self, name: &str) -> Option<&Member> {
        self.0.get(&fold(name))
    }

    /// The member whose card this is.
    pub fn of_card(&self, card: &str) -> Option<&Member> {
        let card = card.trim();
        self.0.values().find(|member| !card.is_empty() && member.card == card)
    }

    /// Returns true if no one has to sign in.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
