//! Stacks in bags, and stacks that came from flights.

use std::collections::BTreeSet;

use bottone_base::chips::Chips;

use super::{Breach, ensure};
use crate::{Tournament, entries::EntryState};

impl Tournament {
    /// Checks that each bag holds the counted stack and has its own number.
    pub(super) fn check_bags(&self) -> Result<(), Breach> {
        let mut numbers = BTreeSet::new();
        for (entry, bag) in self.bags.all() {
            let counted = self.counts.of(entry).map(|counted| counted.chips);
            let plays = self.entries.get(entry).is_some_and(super::super::entries::Entry::is_in);
            let fine = counted == Some(bag.chips) && plays && numbers.insert(bag.number);
            ensure(fine, Breach::BagsAstray)?;
        }
        Ok(())
    }

    /// Checks that every flight entry has its stack and no player goes on with two. No chip may be
    /// made or lost on the way.
    pub(super) fn check_flights(&self) -> Result<(), Breach> {
        let Some(made) = self.flights.origin() else { return Ok(()) };
        let mut owners = BTreeSet::new();
        let (mut bagged, mut goes_on, mut lost) = (Chips::ZERO, Chips::ZERO, Chips::ZERO);
        for (id, arrived) in made.arrived() {
            let entry = self.entries.get(id).ok_or(Breach::FlightsMiscounted)?;
            let brings = arrived.stack.map_or(Chips::ZERO, |stack| stack.chips_in_play());
            let once = brings.is_zero() || owners.insert(made.united_player(arrived.player));
            let behind = entry.standing == EntryState::Behind;
            let fine = once && behind == brings.is_zero() && entry.player == arrived.player;
            ensure(fine, Breach::FlightsMiscounted)?;
            let Some(stack) = arrived.stack else { continue };
            bagged = bagged.plus(stack.chips);
            goes_on = goes_on.plus(brings);
            lost = lost.plus(stack.chips_lost());
        }
        ensure(goes_on.plus(lost) == bagged, Breach::FlightsMiscounted)
    }
}
