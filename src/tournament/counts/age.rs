//! How far a count still tells what a player has.

use crate::{
    rules::{seat::TableNo, time::Timestamp},
    tournament::{Tournament, entries::EntryId},
};

/// How far a count still tells what a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Age {
    /// No hand was dealt since: it is what the player has.
    Fresh,
    /// It is from this break or level, and hands were dealt since.
    PlayedOn,
    /// It is from before, or from another table.
    Old,
}

impl Tournament {
    /// How old the last count of this entry is at `at`; nothing when it was never counted.
    pub fn age_of_stack(&self, entry: EntryId, at: Timestamp) -> Option<Age> {
        let counted = self.counts.of(entry)?;
        let sits = self.tables.seat_of(entry).map(|seat| seat.table);
        let fresh = self.no_hand_since(counted.at, sits, at);
        Some(self.age(counted.at, fresh, counted.table == sits, at))
    }

    /// How old the last sheet of this table is at `at`; nothing when it has none. Where chips have come
    /// or gone since, it is old.
    pub fn age_of_sheet(&self, table: TableNo, at: Timestamp) -> Option<Age> {
        let counted = self.counts.sheet(table)?.at;
        let holds = self.counts.at(table).is_some();
        let fresh = holds && self.no_hand_since(counted, Some(table), at);
        Some(self.age(counted, fresh, holds, at))
    }

    /// The age of what was counted then, which still `holds` for what is there or does not.
    fn age(&self, counted: Timestamp, fresh: bool, holds: bool, at: Timestamp) -> Age {
        if fresh {
            Age::Fresh
        } else if holds && counted >= self.clock.counts_since(at) {
            Age::PlayedOn
        } else {
            Age::Old
        }
    }

    /// Can no hand have been dealt at this table from `since` to `at`? Play stood all the while, the
    /// tables do not play hand for hand, and nobody went out there.
    fn no_hand_since(&self, since: Timestamp, table: Option<TableNo>, at: Timestamp) -> bool {
        let stood = self.clock.stands_since(at).is_some_and(|stood| stood <= since);
        let latest = self.entries.busts().iter().rev().take_while(|bust| bust.at > since);
        let mut gone = latest.flat_map(|bust| &bust.out);
        (stood || !self.clock.started())
            && self.entries.hand_for_hand().began().is_none()
            && !gone.any(|out| Some(out.from.table) == table)
    }
}
