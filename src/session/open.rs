//! What somebody has open at a desk, so that who does the same elsewhere hears of it before he is refused.

use serde::{Deserialize, Serialize};

use super::{Desk as _, acting::Session};
use crate::{
    rules::{person::fold, seat::TableNo},
    store::{journal::Trouble, shared::OpenElsewhere, telephones::FloorCall},
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
    by: String,
    open: Option<Open>,
    /// Who calls the floor there.
    calls: Vec<FloorCall>,
    /// Calls of other desks to which somebody of this one goes.
    answered: Vec<String>,
}

impl Said {
    /// As it is passed on; empty where there is nothing.
    fn text(&self) -> String {
        if self.open.is_none() && self.calls.is_empty() && self.answered.is_empty() {
            return String::new();
        }
        let mut said = self.clone();
        said.calls.truncate(MOST_CALLS);
        said.answered.truncate(MOST_CALLS);
        ron::to_string(&said).unwrap_or_default()
    }

    /// What another desk said, where this program understands it.
    fn read(said: &OpenElsewhere) -> Option<Self> {
        ron::from_str(&said.what).ok()
    }
}

impl Session {
    /// Tells other desks what is otherwise here.
    fn say(&mut self, change: impl FnOnce(&mut Said)) {
        if self.log.network().is_none() {
            return;
        }
        change(&mut self.said);
        self.said.by = self.signed_in().map_or_else(|| self.operator.name.clone(), |who| who.name);
        self.log.show(&self.said.text());
    }

    /// What other desks say, each by its name. What a desk that is cut off heard last may long be over.
    fn said_elsewhere(&self) -> Vec<(String, Said)> {
        let is_cut = matches!(self.trouble, Some(Trouble::CutOff { .. }));
        let network = self.log.network().filter(|_| !is_cut);
        let said = network.map(|network| network.status.open).unwrap_or_default();
        let read = |one: OpenElsewhere| Said::read(&one).map(|said| (one.station, said));
        said.into_iter().filter_map(read).collect()
    }

    pub(super) fn show_open(&mut self, open: Option<Open>) {
        if self.said.open != open {
            self.say(|said| said.open = open);
        }
    }

    pub(super) fn open_elsewhere(&self) -> Vec<OpenAt> {
        let said = self.said_elsewhere().into_iter();
        let open = |(desk, Said { by, open, .. })| Some(OpenAt { desk, by, open: open? });
        said.filter_map(open).collect()
    }

    pub(super) fn show_calls(&mut self, calls: &[FloorCall]) {
        if self.said.calls != calls {
            self.say(|said| said.calls = calls.to_vec());
        }
    }

    pub(super) fn calls_elsewhere(&self) -> Vec<CallElsewhere> {
        let said = self.said_elsewhere().into_iter();
        let calls = said.flat_map(|(desk, said)| {
            said.calls.into_iter().map(move |call| CallElsewhere { desk: desk.clone(), call })
        });
        calls.filter(|one| !self.said.answered.contains(&one.call.act)).collect()
    }

    pub(super) fn answer_call(&mut self, act: &str) {
        let said = self.said_elsewhere();
        let is_called =
            |act: &str| said.iter().any(|(_, said)| said.calls.iter().any(|call| call.act == act));
        if is_called(act) {
            self.say(|said| {
                // A desk that has heard of it does not call any more.
                said.answered.retain(|known| is_called(known));
                said.answered.push(act.to_owned());
            });
        }
    }

    pub(super) fn calls_answered(&self) -> Vec<String> {
        self.said_elsewhere().into_iter().flat_map(|(_, said)| said.answered).collect()
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
