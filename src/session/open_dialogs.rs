//! The dialogs open at a desk. A person who opens the same elsewhere is warned before the desk
//! refuses them.

use bottone_base::{person::fold, seat::TableNo};
use bottone_shared_log::RemoteAct;
use bottone_store::{journal::Trouble, telephones::FloorCall};
use bottone_tournament::entries::EntryId;
use serde::{Deserialize, Serialize};

use super::{Desk as _, acting::Session};

/// An open dialog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpenDialog {
    /// A buy-in of a person of this name.
    Sells(String),
    /// A bust-out of these entries.
    Busts(Vec<EntryId>),
    /// A move of this player to another table.
    Moves(EntryId),
    /// A payout to this player.
    Pays(EntryId),
    /// A payout of the bounty on this player.
    Bounty(EntryId),
    /// A chip count of this table.
    Counts(TableNo),
}

/// A dialog open at another desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemoteDialog {
    pub desk: String,
    pub by: String,
    pub open: OpenDialog,
}

/// A call of the floor at another desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemoteCall {
    pub desk: String,
    pub call: FloorCall,
}

/// The most calls in one message: it has no room for more.
const MOST_CALLS: usize = 8;

/// The message of a desk to the others, repeated as long as it has content.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeskMessage {
    /// The operator of that desk.
    pub(super) by: String,
    pub(super) open: Option<OpenDialog>,
    /// The calls of the floor there.
    calls: Vec<FloorCall>,
    /// Calls of other desks that this one answers.
    answered: Vec<String>,
}

impl DeskMessage {
    /// Returns the message as text; empty if it has no content.
    fn text(&self) -> String {
        if self.open.is_none() && self.calls.is_empty() && self.answered.is_empty() {
            return String::new();
        }
        let mut said = self.clone();
        said.calls.truncate(MOST_CALLS);
        said.answered.truncate(MOST_CALLS);
        ron::to_string(&said).unwrap_or_default()
    }

    /// Parses another desk's message; `None` if this program does not understand it.
    fn parse(said: &RemoteAct) -> Option<Self> {
        ron::from_str(&said.act).ok()
    }
}

impl Session {
    /// Changes the message, and sends it to the other desks.
    fn update_message(&mut self, change: impl FnOnce(&mut DeskMessage)) {
        if self.log.network().is_none() {
            return;
        }
        change(&mut self.sent_message);
        self.sent_message.by =
            self.signed_in().map_or_else(|| self.operator.name.clone(), |who| who.name);
        self.log.share_dialog(&self.sent_message.text());
    }

    /// Returns the messages of other desks, each with its name. None at a desk that is cut off: its
    /// last news may be old.
    pub(super) fn remote_messages(&self) -> Vec<(String, DeskMessage)> {
        let is_cut = matches!(self.trouble, Some(Trouble::CutOff { .. }));
        let network = self.log.network().filter(|_| !is_cut);
        let said = network.map(|network| network.status.open).unwrap_or_default();
        let read = |one: RemoteAct| DeskMessage::parse(&one).map(|said| (one.station, said));
        said.into_iter().filter_map(read).collect()
    }

    /// Shows the other desks of the log the dialog that is open here; `None` for no dialog.
    pub fn share_dialog(&mut self, open: Option<OpenDialog>) {
        if self.sent_message.open != open {
            self.update_message(|said| said.open = open);
        }
    }

    /// Shows other desks the calls of the floor here.
    pub fn share_calls(&mut self, calls: &[FloorCall]) {
        if self.sent_message.calls != calls {
            self.update_message(|said| said.calls = calls.to_vec());
        }
    }

    /// Returns the unanswered calls of the floor at other desks.
    pub fn remote_calls(&self) -> Vec<RemoteCall> {
        let said = self.remote_messages().into_iter();
        let calls = said.flat_map(|(desk, said)| {
            said.calls.into_iter().map(move |call| RemoteCall { desk: desk.clone(), call })
        });
        let t = self.tournament();
        // A message between desks is no proof of its sender: in an event with staff, only a phone of
        // the event calls.
        let is_known = |by: &str| t.staff().is_empty() || t.staff().role_of_phone(by).is_some();
        let is_open = |call: &FloorCall| {
            !self.sent_message.answered.contains(&call.act) && is_known(&call.by)
        };
        calls.filter(|one| is_open(&one.call)).collect()
    }

    /// Answers a call of another desk, which is shown the answer.
    pub fn answer_call(&mut self, act: &str) {
        let said = self.remote_messages();
        let is_called =
            |act: &str| said.iter().any(|(_, said)| said.calls.iter().any(|call| call.act == act));
        if is_called(act) {
            self.update_message(|said| {
                // A desk that heard of the answer drops its call.
                said.answered.retain(|known| is_called(known));
                said.answered.push(act.to_owned());
            });
        }
    }

    /// Returns the calls of this desk that another desk answers.
    pub fn calls_answered(&self) -> Vec<String> {
        self.remote_messages().into_iter().flat_map(|(_, said)| said.answered).collect()
    }
}

impl OpenDialog {
    /// Returns whether the two dialogs do the same for the same player or table.
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

    /// Returns the single player of the dialog, if it has one.
    const fn player(&self) -> Option<EntryId> {
        match self {
            Self::Moves(entry) | Self::Pays(entry) | Self::Bounty(entry) => Some(*entry),
            Self::Sells(_) | Self::Busts(_) | Self::Counts(_) => None,
        }
    }
}
