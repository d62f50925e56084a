//! The age of a count: how well it still shows the stack of a player.

use bottone_base::{seat::TableNo, time::Timestamp};

use crate::{Tournament, entries::EntryId};

/// The age of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Age {
    /// No hand was dealt since: the count is the player's stack.
    Fresh,
    /// The count is from this break or level, and hands were dealt since.
    PlayedOn,
    /// The count is older, or from another table.
    Old,
}

impl Tournament {
    /// Returns the age of this entry's last count at `at`; `None` if it was never counted.
    pub fn age_of_stack(&self, entry: EntryId, at: Timestamp) -> Option<Age> {
        let counted = self.counts.of(entry)?;
        let sits = self.tables.seat_of(entry).map(|seat| seat.table);
        let fresh = self.no_hand_since(counted.at, sits, at);
        Some(self.age(counted.at, fresh, counted.table == sits, at))
    }

    /// Returns the age of this table's last sheet at `at`; `None` if it has none. A sheet is old
    /// once chips have come or gone.
    pub fn age_of_sheet(&self, table: TableNo, at: Timestamp) -> Option<Age> {
        let counted = self.counts.sheet(table)?.at;
        let holds = self.counts.table_chips(table).is_some();
        let fresh = holds && self.no_hand_since(counted, Some(table), at);
        Some(self.age(counted, fresh, holds, at))
    }

    /// Returns the age of a count. `holds` is true if it is still valid for the place.
    fn age(&self, counted: Timestamp, fresh: bool, holds: bool, at: Timestamp) -> Age {
        if fresh {
            Age::Fresh
        } else if holds && counted >= self.clock.counts_since(at) {
            Age::PlayedOn
        } else {
            Age::Old
        }
    }

    /// Returns whether no hand can have been dealt at this table from `since` to `at`. Play stood
    /// all the time, not hand for hand, and no player busted there.
    fn no_hand_since(&self, since: Timestamp, table: Option<TableNo>, at: Timestamp) -> bool {
        let stood = self.clock.stopped_since(at).is_some_and(|stood| stood <= since);
        let latest = self.entries.busts().iter().rev().take_while(|bust| bust.at > since);
        let mut gone = latest.flat_map(|bust| &bust.out);
        (stood || !self.clock.started())
            && self.entries.hand_for_hand().began().is_none()
            && !gone.any(|out| Some(out.from.table) == table)
    }
}
