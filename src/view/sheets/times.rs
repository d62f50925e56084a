//! Levels and breaks with the times at which they start.

use super::Desk;
use crate::view::sheet::Job;

/// The structure for the wall.
pub(super) fn levels(_: &Desk<'_>) -> Job {
    Job::Sheets(Vec::new())
}
