//! Whose staff a question is about: that of the event, or that of the house.

use crate::{
    rules::person::Roster,
    session::roles::Signed,
    ui::{
        action::{Action, HouseAction, StaffAction},
        context::FrameContext,
    },
};

/// The place whose staff is asked.
#[derive(Clone, Debug, Default)]
pub enum WhoseStaff {
    #[default]
    Event,
    /// The house, with its staff and whoever is signed in there as the question was asked.
    House { staff: Roster, signed: Option<Signed> },
}

impl WhoseStaff {
    /// Returns everybody who can be asked; no one where no event is open.
    pub(super) fn staff<'a>(&'a self, cx: Option<&'a FrameContext<'_>>) -> Option<&'a Roster> {
        match self {
            Self::Event => cx.map(|cx| &**cx.tournament().staff()),
            Self::House { staff, .. } => Some(staff),
        }
    }

    /// Returns who is signed in there.
    pub(super) fn signed(&self, cx: Option<&FrameContext<'_>>) -> Option<Signed> {
        match self {
            Self::Event => cx?.desk.signed_in(),
            Self::House { signed, .. } => signed.clone(),
        }
    }

    /// Returns the action that does this there.
    pub(super) fn action(&self, act: StaffAction) -> Action {
        match self {
            Self::Event => Action::Staff(act),
            Self::House { .. } => Action::House(HouseAction::Staff(act)),
        }
    }
}
