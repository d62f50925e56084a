//! The floor's record: rulings and penalties, the log.

use super::Desk;
use crate::view::sheet::Job;

/// Rulings and penalties.
pub(super) fn rulings(_: &Desk<'_>) -> Job {
    Job::Sheets(Vec::new())
}

/// Everything that happened.
pub(super) fn log(_: &Desk<'_>) -> Job {
    Job::Sheets(Vec::new())
}
