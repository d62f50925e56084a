//! How fairly the night has treated its players: worked out beside the window, and kept until the event has gone on.

use std::{cell::Cell, rc::Rc};

use super::FrameContext;
use crate::{
    fairness::Fairness,
    rules::time::{Span, Timestamp},
    ui::action::{Action, Outbox},
};

/// While the event goes on it is worked out anew no more often than this.
const PAUSE: Span = Span::from_secs(10);

/// What was worked out last.
#[derive(Default)]
pub(super) struct Worked {
    known: Option<(u64, Timestamp, Rc<Fairness>)>,
    /// The revision that is being looked at beside the window.
    asked: Cell<Option<u64>>,
}

impl Worked {
    /// It was worked out for this revision; nothing that was asked for an event that was open before.
    pub(super) fn take(&mut self, revision: u64, at: Timestamp, fairness: Fairness) {
        if self.asked.get() == Some(revision) {
            self.known = Some((revision, at, Rc::new(fairness)));
            self.asked.set(None);
        }
    }
}

impl FrameContext<'_> {
    /// How fairly the night has treated its players, and at which revision; nothing until it is worked out for the first
    /// time, and nothing of the past. Asks for it where it is not known or the event has gone on.
    pub fn fairness(&self, out: &mut Outbox) -> Option<(u64, Rc<Fairness>)> {
        if self.present.is_some() {
            return None;
        }
        let worked = &self.kept.fairness;
        let revision = self.desk.revision();
        let is_due = worked
            .known
            .as_ref()
            .is_none_or(|(known, at, _)| *known != revision && self.now.since(*at) >= PAUSE);
        if is_due && worked.asked.get().is_none() {
            worked.asked.set(Some(revision));
            out.send(Action::CountFairness);
        }
        let (revision, _, fairness) = worked.known.as_ref()?;
        Some((*revision, Rc::clone(fairness)))
    }
}
