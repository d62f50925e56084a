//! The flight entries that do not play here: ranked behind all playing ones.

use bottone_base::{chips::Chips, money::Money, time::Timestamp};
use imbl::{OrdSet, Vector};
use serde::Serialize;

use super::{
    CarriedEntry, Entries, Entry, EntryId, EntryState, FinishPlace, FlightOrder, FlightRank,
};

/// Their ranking, the best first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct FlightRanking {
    next: OrdSet<EntryId>,
    out: Vector<Vec<EntryId>>,
    last: OrdSet<EntryId>,
    count: usize,
}

impl FlightRanking {
    fn of(behind: &FlightOrder) -> Self {
        let out: usize = behind.out.iter().map(Vec::len).sum();
        Self {
            next: behind.next.iter().copied().collect(),
            out: behind.out.iter().cloned().collect(),
            last: behind.last.iter().copied().collect(),
            count: behind.next.len() + out + behind.last.len(),
        }
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }

    fn insert(&mut self, entry: EntryId, rank: FlightRank) {
        let there = [self.next.remove(&entry), self.last.remove(&entry)];
        self.count -= usize::from(there.iter().any(Option::is_some));
        let ranked = match rank {
            FlightRank::Plays => return,
            FlightRank::Next => &mut self.next,
            FlightRank::Last => &mut self.last,
        };
        ranked.insert(entry);
        self.count += 1;
    }

    /// Returns their places behind `played` others.
    pub(super) fn places(&self, played: usize) -> impl Iterator<Item = (EntryId, FinishPlace)> {
        let mut better = u32::try_from(played).unwrap_or(u32::MAX);
        let next = std::iter::once(self.next.iter().copied().collect::<Vec<_>>());
        let last = std::iter::once(self.last.iter().copied().collect::<Vec<_>>());
        let groups = next.chain(self.out.iter().cloned()).chain(last);
        groups.flat_map(move |group| {
            let first = better.saturating_add(1);
            better = better.saturating_add(u32::try_from(group.len()).unwrap_or(u32::MAX));
            let place = FinishPlace { first, last: better };
            group.into_iter().map(move |entry| (entry, place))
        })
    }
}

impl Entries {
    /// Adds the entries made in flights.
    pub(super) fn add_flight_entries(
        &mut self,
        carried: &[CarriedEntry],
        behind: &FlightOrder,
        at: Timestamp,
    ) {
        for entry in carried {
            let Some(whose) = self.players.get(entry.player.index()) else { continue };
            let number = u16::try_from(self.times_entered(whose) + 1).unwrap_or(u16::MAX);
            let standing = if entry.chips.is_zero() { EntryState::Behind } else { EntryState::In };
            let mut made = Entry {
                player: entry.player,
                number,
                at,
                paid: entry.paid,
                chips: entry.chips,
                lost: Chips::ZERO,
                lost_before: Chips::ZERO,
                least_bounty: Money::ZERO,
                rebuys: 0,
                add_ons: 0,
                bought: Vec::new(),
                numbers: Vec::new(),
                kept: super::BuyIn::default(),
                standing,
                disqualified: entry.disqualified.then_some(Chips::ZERO),
                through: Chips::ZERO,
                forfeited: Chips::ZERO,
                start: entry.chips,
            };
            for bought in &entry.bought {
                made.buy(bought.what, bought.paid, Chips::ZERO, None);
            }
            made.least_bounty = made.price().bounty;
            self.totals.add(&made);
            let id = EntryId::at(self.list.add(None, made));
            if let Some(whose) = self.players.get_mut(entry.player.index()) {
                whose.entries.push(id);
            }
        }
        self.behind = FlightRanking::of(behind);
    }

    /// Sets the ranking of the entries that do not play here.
    pub(super) fn rank_behind(&mut self, behind: &FlightOrder) {
        self.behind = FlightRanking::of(behind);
    }

    /// Changes the stack that a flight entry brings. Purchases made here stay with it.
    pub(super) fn restack(&mut self, id: EntryId, (was, chips): (Chips, Chips), rank: FlightRank) {
        if self.get(id).is_none() {
            return;
        }
        let standing = if rank == FlightRank::Plays { EntryState::In } else { EntryState::Behind };
        self.change(id, |entry| {
            entry.chips = entry.chips.minus(was).plus(chips);
            entry.standing = standing;
        });
        self.behind.insert(id, rank);
    }
}
