//! The screens of the main window. A screen draws from a
//! [`FrameContext`](bottone_ui_frame::context::FrameContext) and changes only its own state. It requests
//! actions through the [`Outbox`](bottone_ui_frame::action::Outbox).

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
