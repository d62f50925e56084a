//! The forms with a Save button of their own.

use crate::action::{Action, Screen};

/// A form with a Save button of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormKind {
    /// The event and the house rules, on the setup screen.
    Event,
    /// The edited cell of the structure.
    Cell,
    ChipSet,
    /// The typed shares or sums of the payouts.
    Payouts,
    League,
    /// The theme of a wall.
    Theme,
    /// The page of a person of the house.
    Person,
}

impl FormKind {
    /// Every form.
    pub const ALL: [Self; 7] = [
        Self::Event,
        Self::Cell,
        Self::ChipSet,
        Self::Payouts,
        Self::League,
        Self::Theme,
        Self::Person,
    ];

    /// Returns its screen; `None` for the people of the house, who are on no screen of an event.
    pub const fn screen(self) -> Option<Screen> {
        match self {
            Self::Event | Self::Cell => Some(Screen::Setup),
            Self::ChipSet => Some(Screen::Chips),
            Self::Payouts | Self::League => Some(Screen::Money),
            Self::Theme => Some(Screen::Room),
            Self::Person => None,
        }
    }

    /// Returns the name of its label.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Event => "unsaved-event",
            Self::Cell => "unsaved-cell",
            Self::ChipSet => "unsaved-chip-set",
            Self::Payouts => "unsaved-payouts",
            Self::League => "unsaved-league",
            Self::Theme => "unsaved-theme",
            Self::Person => "unsaved-person",
        }
    }
}

/// A form whose edits are not on record.
#[derive(Clone, Debug)]
pub struct UnsavedForm {
    pub form: FormKind,
    /// The action that saves them, or the reason why they cannot be saved.
    pub save: Result<Action, String>,
}
