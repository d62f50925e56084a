//! The forecast of events.
#![allow(clippy::unwrap_used, clippy::panic, clippy::disallowed_methods, reason = "a test")]
#![allow(
    clippy::print_stdout,
    clippy::format_push_string,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "figures are printed"
)]

mod events;
mod judged;
mod laws;
mod rehearsals;
mod shown;
