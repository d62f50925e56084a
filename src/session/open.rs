//! What somebody has open at a desk, so that who does the same elsewhere hears of it before he is refused.

use serde::{Deserialize, Serialize};

use crate::{
    rules::{person::fold, seat::TableNo},
    store::shared::OpenElsewhere,
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

/// As it is said to other desks.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    by: String,
    open: Open,
}

impl Open {
    pub(super) fn said(self, by: &str) -> String {
        ron::to_string(&Said { by: by.to_owned(), open: self }).unwrap_or_default()
    }

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

impl OpenAt {
    /// What another desk said, where this program understands it.
    pub(super) fn read(said: &OpenElsewhere) -> Option<Self> {
        let Said { by, open } = ron::from_str(&said.what).ok()?;
        Some(Self { desk: said.station.clone(), by, open })
    }
}
