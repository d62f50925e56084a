//! The screens of the main window. A screen draws from a
//! [`FrameContext`](bottone_ui_frame::context::FrameContext) and changes only its own state. It requests
//! actions through the [`Outbox`](bottone_ui_frame::action::Outbox).

pub(super) mod clock;
mod fairness;
pub(super) mod log;
pub(super) mod people;
pub(super) mod start;
pub(super) mod table;
pub(super) mod today;
