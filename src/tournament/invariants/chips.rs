//! No chip is made or lost.

use super::{Breach, ensure};
use crate::Tournament;

impl Tournament {
    /// Checks that the chips due at the tables add up to the chips in play.
    pub(super) fn check_chips(&self) -> Result<(), Breach> {
        ensure(self.counts.due() == self.exactly_in_play(), Breach::ChipsMiscounted)?;
        ensure(self.counts.is_sound(), Breach::AccountsDisagree)?;
        let mut open = self.tables.open().map(|(table, _)| table);
        let known = open.all(|table| self.counts.group_of(table).is_some());
        ensure(known, Breach::AccountsDisagree)
    }
}
