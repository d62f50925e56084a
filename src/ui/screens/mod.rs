//! The screens of the main window. A screen draws from a
//! [`FrameContext`](super::context::FrameContext) and changes only its own state. It requests
//! actions through the [`Outbox`](super::action::Outbox).

pub(super) mod chips;
pub(super) mod clock;
mod fairness;
pub(super) mod floor;
pub(super) mod log;
pub(super) mod money;
pub(super) mod people;
pub(super) mod players;
pub(super) mod print;
pub(super) mod room;
pub(super) mod setup;
pub(super) mod start;
mod tab_row;
pub(super) mod table;
pub(super) mod today;

pub(super) use bottone_ui_kit::gate::{arrow_steps, arrow_steps_beside, step_row};

/// A screen of the main window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The room from above, and the to-do list.
    #[default]
    Floor,
    /// Players and entries.
    Players,
    /// The operator's clock.
    Clock,
    /// One table: rulings, the hand, the button.
    Table,
    /// Counts, discrepancies, chip races and the chip set.
    Chips,
    /// Prizes, deals, bounties and payouts.
    Money,
    Print,
    /// The output for the room: walls, the page and sound.
    Room,
    Log,
    /// The event and its structure.
    Setup,
}
