//! Bounties as they are shown.

mod board;
mod envelopes;
mod log;

pub(in crate::view) use self::log::{player_line, log_line};
pub use board::{BountyBoard, BountyLine, TakenBounty, Total, OpenBounty};
pub(in crate::view) use board::{card_figures, task_title};
pub use envelopes::{Drum, Proposal, read_envelopes};
