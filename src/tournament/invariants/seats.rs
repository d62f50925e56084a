//! The seats and the playing entries.

use bottone_rules::seat::{Seat, Seats};

use super::{Breach, ensure};
use crate::{Tournament, entries::Entry};

impl Tournament {
    pub(super) fn seats_agree(&self) -> Result<(), Breach> {
        let mut seated = 0;
        for (number, table) in self.tables.open() {
            let mut taken = Seats::NONE;
            for (seat, entry) in table.entries() {
                taken.insert(seat);
                seated += 1;
                let here = Seat { table: number, seat };
                ensure(self.tables.seat_of(entry) == Some(here), Breach::SeatsDisagree)?;
                let plays = self.entries.get(entry).is_some_and(Entry::is_in);
                ensure(plays, Breach::SeatWithoutPlay)?;
            }
            let there = Seats::all(table.size()).difference(table.closed());
            ensure(taken == table.occupied(), Breach::SeatsDisagree)?;
            ensure(taken.difference(there).is_empty(), Breach::SeatNotThere)?;
        }
        ensure(seated == self.tables.seated_count(), Breach::SeatsDisagree)
    }

    pub(super) fn check_players(&self) -> Result<(), Breach> {
        let mut playing: Vec<_> = self.entries.playing().map(|(_, entry)| entry.player).collect();
        ensure(playing.len() == self.entries.playing_count(), Breach::PlayersMiscounted)?;
        playing.sort_unstable();
        ensure(playing.windows(2).all(|pair| pair[0] != pair[1]), Breach::TwiceIn)
    }
}
