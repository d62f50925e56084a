//! Money and colour-ups, compared with the numbers of independent programs.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::float_cmp,
    reason = "numbers of tests are small"
)]
#![allow(clippy::unreadable_literal, reason = "they are written as they were published")]

mod chip_race;
mod deals;
mod icm;
mod payouts;
