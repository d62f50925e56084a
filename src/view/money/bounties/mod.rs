//! Bounties as they are shown.

mod board;
mod envelopes;
mod log;

pub(in crate::view) use self::log::{about, happened};
pub use board::{Board, Head, Taken, Total, Waiting};
pub(in crate::view) use board::{on_card, task_title};
pub use envelopes::{Drum, Proposal, read_envelopes};
