//! The waiting list, and the players awaited in a seat.

use super::{Breach, ensure};
use crate::{Tournament, entries::Entry};

impl Tournament {
    /// Checks that each waiting entry is in, without a seat, and listed once. No entry may be
    /// before an earlier one without an act.
    pub(super) fn check_waiting_list(&self) -> Result<(), Breach> {
        let list = &self.waiting;
        let waiting = list.all().filter(|(_, alternate)| alternate.waits()).count();
        ensure(waiting == list.line().len(), Breach::WaitingOutOfOrder)?;
        let mut before = 0;
        for entry in list.line() {
            let alternate = list.get(entry).filter(|alternate| alternate.waits());
            let alternate = alternate.ok_or(Breach::WaitingOutOfOrder)?;
            let plays = self.entries.get(entry).is_some_and(Entry::is_in);
            let stands = self.tables.seat_of(entry).is_none();
            ensure(plays && stands, Breach::WaitingOutOfOrder)?;
            if !alternate.by_act {
                ensure(alternate.number > before, Breach::WaitingOutOfOrder)?;
                before = alternate.number;
            }
        }
        Ok(())
    }

    /// Checks that each awaited player has the seat by the tables.
    pub(super) fn check_awaited(&self) -> Result<(), Breach> {
        let mut all = self.arrivals.all();
        let sit = all.all(|(entry, awaited)| self.tables.seat_of(entry) == Some(awaited.seat));
        ensure(sit, Breach::AwaitedElsewhere)
    }
}
