//! The winnings of the entries.

use std::collections::BTreeMap;

use bottone_base::{money::Money, seat::Seat, time::Timestamp};
use bottone_rules::payouts::{PayoutFault, Prize, shared};

use crate::{
    FinishPlace, FinishPlaces, Tournament,
    entries::{Entry, EntryId, EntryState},
};

/// The winnings of an entry by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Winnings {
    /// The place, or the places of a tie.
    pub place: FinishPlace,
    /// The prize for it.
    pub prize: Prize,
    /// The odd part: the units that a tie could not divide.
    pub odd: Money,
}

impl Tournament {
    /// Returns the winnings of every entry whose place is paid. These are the busted entries, and
    /// the remaining ones once registration is over and all get the same. That is so for a winner,
    /// and in a satellite with no more players than seats.
    ///
    /// Entries that tie share the sum of their prizes (rules §8.4). They share whole units of the
    /// currency if these places are paid in such, else cents. The odd units go to the lowest table
    /// and seat of the tie. Seats were drawn, so this is a draw too, and one that every player can
    /// check. A seat in another event that cannot be divided is shared as money.
    ///
    /// After a deal each of its places pays the amount kept for it. Each player of the deal has the
    /// share as well, at once, in any place (rules §8.7).
    ///
    /// # Errors
    /// The reason why the plan pays no prize.
    pub fn winnings(&self, at: Timestamp) -> Result<BTreeMap<EntryId, Winnings>, PayoutFault> {
        let prizes = self.remaining_prizes()?;
        let deal = self.deals.agreed();
        let mut won = self.won_by_the_out(&prizes, &self.entries.places());
        let left = self.entries.playing_count();
        let settled = self.entries.is_decided_of_any() && !self.registration_open(at);
        let nth = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
        // Entries through with a seat have the places before them.
        let through = self.entries.qualified().len();
        let to_come =
            prizes.get(through..through + left).filter(|all| all.windows(2).all(|p| p[0] == p[1]));
        if let Some(prize) = to_come.and_then(<[Prize]>::first).filter(|_| settled) {
            let place = FinishPlace { first: nth(through + 1), last: nth(through + left) };
            let each = Winnings { place, prize: *prize, odd: Money::ZERO };
            won.extend(self.entries.playing().map(|(entry, _)| (entry, each)));
        }
        let last = nth(through + left);
        for (entry, share) in deal.map_or(&[][..], |deal| &deal.shares) {
            let place = FinishPlace { first: nth(through + 1), last };
            let prize = Prize::default();
            let won = won.entry(*entry).or_insert(Winnings { place, prize, odd: Money::ZERO });
            won.prize.money = won.prize.money.plus(*share);
        }
        Ok(won)
    }

    /// Returns the winnings of the busted entries, which have these places.
    pub(crate) fn won_by_the_out(
        &self,
        prizes: &[Prize],
        places: &FinishPlaces,
    ) -> BTreeMap<EntryId, Winnings> {
        // An entry that busted in a flight has no seat here: its number decides.
        let mut ties: BTreeMap<FinishPlace, Vec<(Option<Seat>, EntryId)>> = BTreeMap::new();
        let is_paid = |place: &FinishPlace| place.first as usize <= prizes.len();
        let paid: Vec<(EntryId, FinishPlace)> = if self.uses_old_laws() {
            let by_number = self.entries.all().enumerate();
            let busted = by_number.filter_map(|(nth, (entry, _))| Some((entry, places.nth(nth)?)));
            busted.filter(|(_, place)| is_paid(place)).collect()
        } else {
            places.all().filter(|(_, place)| is_paid(place)).collect()
        };
        for (entry, place) in paid {
            let Some(Entry { standing, .. }) = self.entries.get(entry) else { continue };
            let from = match *standing {
                EntryState::Out { bust } => {
                    let bust = self.entries.busts().get(bust);
                    let out = bust.and_then(|bust| bust.out.iter().find(|out| out.entry == entry));
                    let Some(out) = out else { continue };
                    Some(out.from)
                }
                EntryState::Behind | EntryState::Through => None,
                EntryState::In | EntryState::Refunded | EntryState::Forfeited => continue,
            };
            ties.entry(place).or_default().push((from, entry));
        }
        let ticket = self.ticket();
        let whole = self.setup.currency.scale();
        let mut won = BTreeMap::new();
        for (place, mut tied) in ties {
            tied.sort_unstable();
            let covered = prizes.iter().skip(place.first as usize - 1).take(tied.len());
            let (money, tickets) = covered.fold((Money::ZERO, 0), |(money, tickets), prize| {
                (money.plus(prize.money), tickets + usize::from(prize.tickets))
            });
            let (each, over) = (tickets / tied.len(), tickets % tied.len());
            let as_money = ticket.minor().saturating_mul(i64::try_from(over).unwrap_or(i64::MAX));
            let shares = shared(money.plus(Money::from_minor(as_money)), tied.len(), whole);
            let least = shares.last().copied().unwrap_or_default();
            let tickets = u16::try_from(each).unwrap_or(u16::MAX);
            for ((_, entry), money) in tied.into_iter().zip(shares) {
                let odd = money.minus(least);
                won.insert(entry, Winnings { place, prize: Prize { money, tickets }, odd });
            }
        }
        won
    }
}
