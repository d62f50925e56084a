//! The seats and the playing entries.

use bottone_rules::seat::{Seat, Seats};

use super::{Breach, ensure};
use crate::Tournament;

impl Tournament {
    pub(super) fn seats_agree(&self) -> Result<(), Breach> {
        let mut seated = 0;
        // Plain lists by entry. An entry that does not exist is in none of them.
        let end = self.entries.all().next_back().map_or(0, |(last, _)| last.index() + 1);
        let (mut plays, mut sits) = (vec![false; end], vec![None; end]);
        for (entry, _) in self.entries.playing() {
            plays[entry.index()] = true;
        }
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
                let plays = plays.get(entry.index()).is_some_and(|plays| *plays);
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
