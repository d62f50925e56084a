//! Seat cards and move slips.

use super::Desk;
use crate::{tournament::papers::Scope, view::sheet::Job};

/// A card for each player: which table, which seat.
pub(super) fn seats(_: &Desk<'_>, _: &Scope) -> Job {
    Job::Sheets(Vec::new())
}

/// A slip for each player who was moved: from where, to where.
pub(super) fn moves(_: &Desk<'_>, _: &Scope) -> Job {
    Job::Sheets(Vec::new())
}
