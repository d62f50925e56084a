//! Chips on paper: counts, bags, races.

use super::Desk;
use crate::{tournament::papers::Scope, view::sheet::Job};

/// Room to count each stack of a table.
pub(super) fn counts(_: &Desk<'_>, _: &Scope) -> Job {
    Job::Sheets(Vec::new())
}

/// A slip for each bag, with the seat of the next day.
pub(super) fn bags(_: &Desk<'_>, _: &Scope) -> Job {
    Job::Sheets(Vec::new())
}

/// The race for the chips that come off.
pub(super) fn color_up(_: &Desk<'_>) -> Job {
    Job::Sheets(Vec::new())
}
