//! The place whose staff a dialog is about: the event, or the house.

use bottone_base::person::Roster;
use bottone_session::roles::SignedMember;
use bottone_ui_frame::{
    action::{Action, HouseAction, StaffAction},
    context::FrameContext,
};

/// The place whose staff is asked.
#[derive(Clone, Debug, Default)]
pub enum StaffPlace {
    #[default]
    Event,
    /// The house, with its staff and the signed-in person when the dialog was opened.
    House { staff: Roster, signed: Option<SignedMember> },
}

impl StaffPlace {
    /// Returns the staff that can be asked; `None` without an open event.
    pub(super) fn staff<'a>(&'a self, cx: Option<&'a FrameContext<'_>>) -> Option<&'a Roster> {
        match self {
            Self::Event => cx.map(|cx| &**cx.tournament().staff()),
            Self::House { staff, .. } => Some(staff),
        }
    }

    /// Returns the signed-in person there.
    pub(super) fn signed(&self, cx: Option<&FrameContext<'_>>) -> Option<SignedMember> {
        match self {
            Self::Event => cx?.desk.signed_in(),
            Self::House { signed, .. } => signed.clone(),
        }
    }

    /// Returns the action for this act there.
    pub(super) fn action(&self, act: StaffAction) -> Action {
        match self {
            Self::Event => Action::Staff(act),
            Self::House { .. } => Action::House(HouseAction::Staff(act)),
        }
    }
}
