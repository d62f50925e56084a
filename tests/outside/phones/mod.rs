//! Telephones of the staff: what they may, what they prove, and what becomes of whoever proves nothing.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test")]

mod acts;
mod attacks;
mod browser;
pub(crate) mod desk;
mod pairing;
