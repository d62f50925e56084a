//! Penalties and disqualifications.

use super::{Breach, ensure};
use crate::Tournament;

impl Tournament {
    pub(super) fn check_penalties(&self) -> Result<(), Breach> {
        for served in self.incidents.penalties() {
            let fine = self.entries.get(served.entry).is_some() && served.left <= served.hands;
            ensure(fine, Breach::PenaltyMiscounted)?;
        }
        let mut playing = self.entries.playing();
        ensure(playing.all(|(_, e)| e.disqualified.is_none()), Breach::DisqualifiedIn)
    }
}
