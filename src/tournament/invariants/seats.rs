//! The seats and the playing entries.

use bottone_base::seat::{Seat, Seats};

use super::{Breach, ensure};
use crate::{
    Tournament,
    entries::{EntryFacts, EntryState, Standings},
};

impl Tournament {
    pub(super) fn seats_agree(&self, standings: &Standings) -> Result<(), Breach> {
        let mut seated = 0;
        // A plain list by entry. An entry that does not exist is not in it.
        let mut sits = vec![None; standings.end()];
        for (entry, seat) in self.tables.sitting() {
            if let Some(sits) = sits.get_mut(entry.index()) {
                *sits = Some(seat);
            }
        }
        for (number, table) in self.tables.open() {
            let mut taken = Seats::NONE;
            for (seat, entry) in table.entries() {
                taken.insert(seat);
                seated += 1;
                let here = Seat { table: number, seat };
                let sits = match sits.get(entry.index()) {
                    Some(sits) => *sits,
                    None => self.tables.seat_of(entry),
                };
                ensure(sits == Some(here), Breach::SeatsDisagree)?;
                let plays = standings.get(entry) == Some(EntryState::In);
                ensure(plays, Breach::SeatWithoutPlay)?;
            }
            let there = Seats::all(table.size()).difference(table.closed());
            ensure(taken == table.occupied(), Breach::SeatsDisagree)?;
            ensure(taken.difference(there).is_empty(), Breach::SeatNotThere)?;
        }
        ensure(seated == self.tables.seated_count(), Breach::SeatsDisagree)
    }

    pub(super) fn check_players(&self, facts: &EntryFacts) -> Result<(), Breach> {
        let mut playing = facts.playing.clone();
        ensure(playing.len() == self.entries.playing_count(), Breach::PlayersMiscounted)?;
        playing.sort_unstable();
        ensure(playing.windows(2).all(|pair| pair[0] != pair[1]), Breach::TwiceIn)
    }
}
