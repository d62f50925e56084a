//! Tests of the staff's phones: their rights, their proofs, and the refusal of unproved requests.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test")]

mod acts;
mod attacks;
mod browser;
pub(crate) mod desk;
mod pairing;
