//! Bounties as they are shown.

mod board;
mod envelopes;
mod log;

pub(crate) use self::log::{log_line, player_line};
pub use board::{BountyBoard, BountyLine, OpenBounty, TakenBounty, Total};
pub(crate) use board::{card_figures, task_title};
pub use envelopes::{Drum, Proposal, read_envelopes};
