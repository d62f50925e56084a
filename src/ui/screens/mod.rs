//! The screens of the main window. A screen draws from a [`Sight`](super::sight::Sight), changes
//! nothing but its own state, and asks for things through the [`Outbox`](super::action::Outbox).

pub(super) mod floor;
pub(super) mod start;
