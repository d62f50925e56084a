//! Who sits where: table sheets, the lists for the wall, the sign-in, the breaking order.

use super::Desk;
use crate::{tournament::papers::Scope, view::sheet::Job};

/// A sheet for each table, with room for a count.
pub(super) fn tables(_: &Desk<'_>, _: &Scope) -> Job {
    Job::Sheets(Vec::new())
}

/// Everybody by name, for the wall.
pub(super) fn by_name(_: &Desk<'_>) -> Job {
    Job::Sheets(Vec::new())
}

/// Everybody table by table.
pub(super) fn by_table(_: &Desk<'_>, _: &Scope) -> Job {
    Job::Sheets(Vec::new())
}

/// Who came, what was paid, a signature.
pub(super) fn sign_in(_: &Desk<'_>) -> Job {
    Job::Sheets(Vec::new())
}

/// Which table breaks next.
pub(super) fn breaking_order(_: &Desk<'_>) -> Job {
    Job::Sheets(Vec::new())
}
