//! What must be true of every event at every moment, whatever was done to it.

use std::collections::BTreeMap;

use super::{
    Tournament,
    entries::{Entry, Standing},
};
use crate::rules::{
    chips::Chips,
    seat::{Seat, Seats},
};

/// A law that does not hold: the event's own data contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Breach {
    /// An entry sits in two seats, or a seat's entry is not where the entry thinks it sits.
    SeatsDisagree,
    /// An entry that does not play has a seat.
    SeatWithoutPlay,
    /// A seat that is closed or does not exist is taken.
    SeatNotThere,
    /// The number of players left is not the number of entries that are in.
    PlayersMiscounted,
    /// A player is in with two entries.
    TwiceIn,
    /// Chips in play are not chips sold less chips taken back and chips taken out.
    ChipsMiscounted,
    /// Busted entries do not fill the places behind those who are in, each once.
    PlacesNotAPermutation,
    /// A penalty is nobody's, or more is left of it than it cost.
    PenaltyMiscounted,
    /// A disqualified player is in.
    DisqualifiedIn,
}

impl Tournament {
    /// The first law that does not hold, if any.
    pub fn breach(&self) -> Option<Breach> {
        let checks = [
            Self::seats_agree,
            Self::players_are_counted,
            Self::chips_are_counted,
            Self::places_are_a_permutation,
            Self::penalties_are_counted,
        ];
        checks.iter().find_map(|check| check(self).err())
    }

    fn seats_agree(&self) -> Result<(), Breach> {
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

    fn players_are_counted(&self) -> Result<(), Breach> {
        let mut playing: Vec<_> = self.entries.playing().map(|(_, entry)| entry.player).collect();
        ensure(playing.len() == self.entries.playing_count(), Breach::PlayersMiscounted)?;
        playing.sort_unstable();
        ensure(playing.windows(2).all(|pair| pair[0] != pair[1]), Breach::TwiceIn)
    }

    fn chips_are_counted(&self) -> Result<(), Breach> {
        let sold: Chips = self.entries.all().map(|(_, entry)| entry.chips).sum();
        let back = self.entries.all().filter(|(_, entry)| entry.standing == Standing::Refunded);
        let back: Chips = back.map(|(_, entry)| entry.chips).sum();
        let taken_out: Chips = self.entries.all().filter_map(|(_, e)| e.disqualified).sum();
        let left = sold.minus(back).minus(taken_out);
        ensure(self.entries.chips_in_play() == left, Breach::ChipsMiscounted)
    }

    fn penalties_are_counted(&self) -> Result<(), Breach> {
        for served in self.incidents.penalties() {
            let fine = self.entries.get(served.entry).is_some() && served.left <= served.hands;
            ensure(fine, Breach::PenaltyMiscounted)?;
        }
        let mut playing = self.entries.playing();
        ensure(playing.all(|(_, e)| e.disqualified.is_none()), Breach::DisqualifiedIn)
    }

    /// Every place from behind the last player in down to the last entry is filled, a tie filling
    /// as many as it has players.
    fn places_are_a_permutation(&self) -> Result<(), Breach> {
        let mut filled: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
        for place in self.entries.places().into_iter().flatten() {
            let (_, tied) = filled.entry(place.first).or_insert((place.last, 0));
            *tied += 1;
        }
        let mut next = self.entries.playing_count();
        for (first, (last, tied)) in filled {
            let whole = first as usize == next + 1 && last + 1 == first + tied;
            ensure(whole, Breach::PlacesNotAPermutation)?;
            next = last as usize;
        }
        ensure(next == self.entries.count(), Breach::PlacesNotAPermutation)
    }
}

fn ensure(holds: bool, breach: Breach) -> Result<(), Breach> {
    if holds { Ok(()) } else { Err(breach) }
}
