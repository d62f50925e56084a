//! The fairness of the night to its players: computed in the background, and kept until the event
//! changes.

use std::{cell::Cell, rc::Rc};

use bottone_base::time::{Span, Timestamp};
use bottone_fairness::Fairness;

use super::FrameContext;
use crate::action::{Action, Outbox};

/// The shortest time between two computations while the event goes on.
const PAUSE: Span = Span::from_secs(10);

/// The last result.
#[derive(Default)]
pub(super) struct FairnessCache {
    known: Option<(u64, Timestamp, Rc<Fairness>)>,
    /// The revision of the computation in progress.
    requested: Cell<Option<u64>>,
}

impl FairnessCache {
    /// Takes the result for this revision; a result of an event that was open before is dropped.
    pub(super) fn take(&mut self, revision: u64, at: Timestamp, fairness: Fairness) {
        if self.requested.get() == Some(revision) {
            self.known = Some((revision, at, Rc::new(fairness)));
            self.requested.set(None);
        }
    }
}

impl FrameContext<'_> {
    /// Returns how fairly the night has treated its players, and the revision of that result.
    /// `None` until the first result, and in the past. Requests a computation if there is no result
    /// or the event has gone on.
    pub fn fairness(&self, out: &mut Outbox) -> Option<(u64, Rc<Fairness>)> {
        if self.present.is_some() {
            return None;
        }
        let worked = &self.views.fairness;
        let revision = self.desk.revision();
        let is_due = worked
            .known
            .as_ref()
            .is_none_or(|(known, at, _)| *known != revision && self.now.since(*at) >= PAUSE);
        if is_due && worked.requested.get().is_none() {
            worked.requested.set(Some(revision));
            out.send(Action::CountFairness);
        }
        let (revision, _, fairness) = worked.known.as_ref()?;
        Some((*revision, Rc::clone(fairness)))
    }
}
