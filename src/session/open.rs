//! What somebody has open at a desk, so that who does the same elsewhere hears of it before he is refused.

use serde::{Deserialize, Serialize};

use crate::{
    rules::{person::fold, seat::TableNo},
    store::{shared::OpenElsewhere, telephones::FloorCall},
    tournament::entries::EntryId,
};

/// What is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Open {
    /// Somebody of this name buys in.
    Sells(String),
    /// These bust.
    Busts(Vec<EntryId>),
    /// He moves to another table.
    Moves(EntryId),
    /// He is paid.
    Pays(EntryId),
    /// The bounty on him is given out.
    Bounty(EntryId),
    /// The stacks of this table are counted.
    Counts(TableNo),
}

/// Somebody who has something open at another desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenAt {
    pub desk: String,
    pub by: String,
    pub open: Open,
}

/// Somebody who calls the floor at another desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallElsewhere {
    pub desk: String,
    pub call: FloorCall,
}

/// As much of it as is said: a word that is passed on has no room for more.
const MOST_CALLS: usize = 8;

/// What a desk says to the others, again and again as long as there is anything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Said {
    /// Who works there.
    pub(super) by: String,
    pub(super) open: Option<Open>,
    /// Who calls the floor there.
    pub(super) calls: Vec<FloorCall>,
    /// Calls of other desks to which somebody of this one goes.
    pub(super) answered: Vec<String>,
}

impl Said {
    /// As it is passed on; empty where there is nothing.
    pub(super) fn text(&self) -> String {
        if self.open.is_none() && self.calls.is_empty() && self.answered.is_empty() {
            return String::new();
        }
        let mut said = self.clone();
        said.calls.truncate(MOST_CALLS);
        said.answered.truncate(MOST_CALLS);
        ron::to_string(&said).unwrap_or_default()
    }

    /// What another desk said, where this program understands it.
    pub(super) fn read(said: &OpenElsewhere) -> Option<Self> {
        ron::from_str(&said.what).ok()
    }
}

impl Open {
    /// Do both want the same of the same?
    pub fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Sells(one), Self::Sells(other)) => fold(one) == fold(other),
            (Self::Busts(one), Self::Busts(other)) => one.iter().any(|out| other.contains(out)),
            (Self::Counts(one), Self::Counts(other)) => one == other,
            (one, other) => match (one.player(), other.player()) {
                (Some(one), Some(two)) => one == two,
                (Some(one), None) | (None, Some(one)) => {
                    let busts =
                        |open: &Self| matches!(open, Self::Busts(out) if out.contains(&one));
                    busts(self) || busts(other)
                }
                (None, None) => false,
            },
        }
    }

    /// The one player whom it is about.
    const fn player(&self) -> Option<EntryId> {
        match self {
            Self::Moves(entry) | Self::Pays(entry) | Self::Bounty(entry) => Some(*entry),
            Self::Sells(_) | Self::Busts(_) | Self::Counts(_) => None,
        }
    }
}
