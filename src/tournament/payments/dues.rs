//! The sums owed to the entries, computed and never stored.

use std::collections::BTreeMap;

use bottone_base::{money::Money, time::Timestamp};
use bottone_rules::payouts::Prize;

use super::PaidTotal;
use crate::{
    FinishPlace, Tournament,
    entries::{Entry, EntryId},
    prizes::Winnings,
};

/// The prizes that an entry is owed, and those that it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pub entry: EntryId,
    /// The place, once it is decided.
    pub place: Option<FinishPlace>,
    /// The prize for the place, or by a deal.
    pub prize: Money,
    /// The tickets for another event, for the place.
    pub tickets: u16,
    /// The amount for the stack that it brought to the end of a flight, in any place.
    pub stack: Money,
    /// The amount for its bounties.
    pub bounty: Money,
    /// The sum of prize, stack and bounties.
    pub total: Money,
    /// The amount paid, tax included.
    pub paid: Money,
    /// The part of it withheld for the tax.
    pub withheld: Money,
    /// The number of tickets given.
    pub given: u16,
    /// The number of prizes in kind for the place.
    pub items: u16,
    /// The number of prizes in kind given.
    pub items_given: u16,
    /// True if the entry still plays, so that more may come.
    pub plays: bool,
}

/// The state of the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Results {
    /// The last place is not decided.
    Playing,
    /// Every place is decided, and something is `Open`.
    Unpaid,
    /// No point is open, and every entry has what it is owed. Only corrections change the results
    /// now.
    Final,
}

/// The number of prizes in kind, by entry.
type ItemCounts = BTreeMap<EntryId, u16>;

impl Due {
    /// Returns the money still to be paid; negative if more was paid than is owed now.
    pub const fn remaining(&self) -> Money {
        self.total.minus(self.paid)
    }

    /// Returns the number of tickets still to be given; negative if more were given than are owed
    /// now.
    pub fn tickets_left(&self) -> i64 {
        i64::from(self.tickets) - i64::from(self.given)
    }

    /// Returns the number of prizes in kind still to be handed over; negative if it has too many.
    pub fn items_left(&self) -> i64 {
        i64::from(self.items) - i64::from(self.items_given)
    }

    /// Returns whether nothing is owed and nothing was given.
    pub fn is_nothing(&self) -> bool {
        let money = self.total > Money::ZERO || !self.paid.is_zero();
        let counts = [self.tickets, self.given, self.items, self.items_given];
        !money && counts.iter().all(|count| *count == 0)
    }

    /// Returns whether everything was paid, and not too much.
    pub fn is_settled(&self) -> bool {
        self.remaining().is_zero() && self.tickets_left() == 0 && self.items_left() == 0
    }

    /// Returns whether more was paid than is owed now, because a result changed.
    pub fn is_overpaid(&self) -> bool {
        self.remaining() < Money::ZERO || self.tickets_left() < 0 || self.items_left() < 0
    }
}

impl Tournament {
    /// Returns the dues of every entry that is owed or was paid anything, the best place first.
    /// Playing entries come before busted ones.
    pub fn dues(&self, at: Timestamp) -> Vec<Due> {
        self.dues_of(&self.prizes_won(at), at)
    }

    /// Returns the same for known winnings.
    pub(crate) fn dues_of(&self, won: &BTreeMap<EntryId, Winnings>, at: Timestamp) -> Vec<Due> {
        let bounties = self.bounties_due(at);
        let places = self.entries.places();
        let decided = self.is_decided(won, at);
        let mut settled: BTreeMap<EntryId, PaidTotal> = BTreeMap::new();
        for payment in self.payments.all() {
            let sum = settled.entry(payment.entry).or_default();
            *sum = sum.plus(payment);
        }
        let winner = self.winner(at);
        let (mut items, mut items_given) = (ItemCounts::new(), ItemCounts::new());
        for item in self.items_of(won, at) {
            for (counts, entry) in [(&mut items, item.winner), (&mut items_given, item.holder)] {
                let Some(entry) = entry else { continue };
                let count = counts.entry(entry).or_default();
                *count = count.saturating_add(1);
            }
        }
        let due = |(id, entry): (EntryId, &Entry)| {
            let plays = entry.is_in() && !decided;
            let won = won.get(&id).filter(|_| !plays || self.has_share(id));
            let Prize { money: prize, tickets } = won.map_or_else(Prize::default, |won| won.prize);
            let first = (winner == Some(id)).then_some(FinishPlace { first: 1, last: 1 });
            let last = won.filter(|_| !plays).map(|won| won.place);
            let bounty = bounties.get(&id).copied().unwrap_or_default();
            let stack = self.flights.stack_price(id);
            let settled = settled.get(&id).copied().unwrap_or_default();
            Due {
                entry: id,
                place: places.of(id).or(first).or(last),
                prize,
                tickets,
                stack,
                bounty,
                total: prize.plus(stack).plus(bounty),
                paid: settled.paid,
                withheld: settled.withheld,
                given: settled.tickets,
                items: items.get(&id).copied().unwrap_or_default(),
                items_given: items_given.get(&id).copied().unwrap_or_default(),
                plays,
            }
        };
        let concerns = |due: &Due| !due.is_nothing();
        let mut dues: Vec<Due> = self.entries.all().map(due).filter(concerns).collect();
        dues.sort_by_key(|due| (due.place, due.entry));
        dues
    }

    /// Returns the dues of one entry, if it is owed or was paid anything.
    pub fn due(&self, entry: EntryId, at: Timestamp) -> Option<Due> {
        self.dues(at).into_iter().find(|due| due.entry == entry)
    }

    /// Returns the state of the results at `at`.
    pub fn results(&self, at: Timestamp) -> Results {
        let won = self.prizes_won(at);
        if !self.is_decided(&won, at) {
            Results::Playing
        } else if self.open_of(&won, &self.dues_of(&won, at), at).is_empty() {
            Results::Final
        } else {
            Results::Unpaid
        }
    }

    /// Returns whether play is over. There is a winner, or all remaining players have won the same,
    /// as in a satellite. After a deal the rest is played out.
    pub fn is_played_out(&self, at: Timestamp) -> bool {
        // With more players than prizes, play is over only with a winner, which is known at once.
        let may_be = || {
            self.deals.agreed().is_none()
                && self.entries.playing_count() + self.entries.qualified().len()
                    <= self.places_paid()
        };
        self.winner(at).is_some() || may_be() && self.is_decided(&self.prizes_won(at), at)
    }

    /// Returns whether all prizes are decided. There is a winner, or every prize is won, as in a
    /// satellite or after a deal that shared everything.
    pub(crate) fn is_decided(&self, won: &BTreeMap<EntryId, Winnings>, at: Timestamp) -> bool {
        if self.winner(at).is_some() {
            return true;
        }
        let prizes = self.prize_list().unwrap_or_default();
        let sum = |prizes: &mut dyn Iterator<Item = Prize>| {
            prizes.fold((Money::ZERO, 0_u64), |(money, tickets), prize| {
                (money.plus(prize.money), tickets + u64::from(prize.tickets))
            })
        };
        let to_win = sum(&mut prizes.into_iter());
        to_win != (Money::ZERO, 0)
            && self.bounties_to_share().is_zero()
            && sum(&mut won.values().map(|won| won.prize)) == to_win
    }

    /// Returns whether this entry has a guaranteed share by a deal.
    fn has_share(&self, entry: EntryId) -> bool {
        self.deals.agreed().is_some_and(|deal| deal.share_of(entry).is_some())
    }

    /// Returns the prizes that each entry has won by its place or by a deal. Empty before
    /// registration is closed, because the pool and the places are not known before.
    pub(crate) fn prizes_won(&self, at: Timestamp) -> BTreeMap<EntryId, Winnings> {
        if self.registration_open(at) {
            return BTreeMap::new();
        }
        self.winnings(at).unwrap_or_default()
    }
}
