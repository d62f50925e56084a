//! The certainty of the payouts, and the prizes still played for.

use bottone_base::time::Timestamp;
use bottone_rules::payouts::{PayoutFault, Prize};

use crate::{Tournament, payments::Results};

/// The certainty of the payouts. Every display of prizes states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Entries may still come, and add to the unlocked payouts.
    EntriesOpen,
    /// Registration is over, and the plan is not locked.
    NotLocked,
    /// Registration is over, and the plan cannot pay out the pool: no payout is known.
    DoesNotFit(PayoutFault),
    /// Locked at this instant, and so announced: it is fixed.
    Announced(Timestamp),
    /// Every place is decided, everything owed is paid, and no point is open.
    Paid,
}

impl Certainty {
    /// Returns whether the payouts can still change without a cancelled announcement.
    pub const fn is_provisional(self) -> bool {
        matches!(self, Self::EntriesOpen | Self::NotLocked | Self::DoesNotFit(_))
    }
}

/// The prize of the next player to bust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextOut {
    pub place: u32,
    /// The prize; after a deal the amount kept for the place, without the share.
    pub prize: Prize,
}

impl Tournament {
    /// Returns the certainty of the payouts at `at`.
    pub fn certainty(&self, at: Timestamp) -> Certainty {
        let open = self.registration_open(at);
        // The dues are computed only when no more prizes can be won.
        let over = || !open && (self.entries.playing_count() < 2 || self.is_settled(at));
        match self.prizes.locked() {
            _ if over() && self.results(at) == Results::Final => Certainty::Paid,
            Some(locked) => Certainty::Announced(locked.at),
            None if open => Certainty::EntriesOpen,
            None => self.plan_fault(at).map_or(Certainty::NotLocked, Certainty::DoesNotFit),
        }
    }

    /// Returns the prizes still played for, the first place first. The places of a deal bring the
    /// amounts kept (rules §8.7).
    ///
    /// # Errors
    /// The reason why the plan pays no prize.
    pub fn remaining_prizes(&self) -> Result<Vec<Prize>, PayoutFault> {
        Ok(self.deals.remaining_prizes(self.prize_list()?))
    }

    /// Returns the prize of the next player to bust.
    ///
    /// `None` while entries may come, and before the money. Also `None` if all remaining players
    /// get the same, or a deal kept no amount for the place. In a hand that all tables play
    /// together the next bust may share or outrank the first. So after a bust in it the prize is
    /// known only at its end (rules §2.7).
    pub fn next_out(&self, at: Timestamp) -> Option<NextOut> {
        if self.registration_open(at) || self.entries.is_out_in_this_hand() {
            return None;
        }
        let prizes = self.prizes_to_play_for()?;
        let prize = prizes.last().copied().filter(|prize| *prize != Prize::default())?;
        let alike = prizes.iter().all(|other| *other == prize);
        let place = u32::try_from(prizes.len() + self.entries.qualified().len()).ok()?;
        (!alike).then_some(NextOut { place, prize })
    }

    /// Returns whether all remaining players get the same, so that no prize is played for. This is
    /// so with as many players as seats in a satellite, and after a deal that shared everything.
    pub fn is_settled(&self, at: Timestamp) -> bool {
        let alike = |prizes: &Vec<Prize>| prizes.windows(2).all(|pair| pair[0] == pair[1]);
        let to_come = || self.prizes_to_play_for().is_some_and(|prizes| alike(&prizes));
        !self.registration_open(at) && self.entries.is_decided_of_any() && to_come()
    }

    /// Returns the prizes of the remaining players, one for each; `None` before the money and for a
    /// single player.
    fn prizes_to_play_for(&self) -> Option<Vec<Prize>> {
        let left = self.entries.playing_count();
        let through = self.entries.qualified().len();
        let prizes = self.remaining_prizes().ok().filter(|_| left >= 2)?;
        prizes.get(through..through + left).map(<[Prize]>::to_vec)
    }
}
