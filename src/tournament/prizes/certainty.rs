//! How sure it is what places are paid, and what is still played for.

use crate::{
    rules::{
        payouts::{PayoutFault, Prize},
        time::Timestamp,
    },
    tournament::{Tournament, payments::Results},
};

/// How sure it is what the places are paid. Whatever tells prizes says which of these it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Nothing is locked and entries may still come: what they bring in is paid out too.
    EntriesOpen,
    /// Nobody can enter any more, and nobody has locked what is planned.
    NotLocked,
    /// Nobody can enter any more, and the plan cannot pay out the pool: nobody knows what a place is paid.
    DoesNotFit(PayoutFault),
    /// Locked at this instant, and so announced: it holds whatever comes.
    Announced(Timestamp),
    /// Every place is decided, everybody has what is owed, and nothing is open.
    Paid,
}

impl Certainty {
    /// Can it still change without anybody taking back what was said?
    pub const fn is_provisional(self) -> bool {
        matches!(self, Self::EntriesOpen | Self::NotLocked | Self::DoesNotFit(_))
    }
}

/// What whoever is out next is paid for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextOut {
    pub place: u32,
    /// What it pays: with a deal what was kept for it, without the share.
    pub prize: Prize,
}

impl Tournament {
    /// How sure it is at `at` what the places are paid.
    pub fn certainty(&self, at: Timestamp) -> Certainty {
        let open = self.registration_open(at);
        // Who is owed what is worked out only when nothing more can be won.
        let over = || !open && (self.entries.playing_count() < 2 || self.is_settled(at));
        match self.prizes.locked() {
            _ if over() && self.results(at) == Results::Final => Certainty::Paid,
            Some(locked) => Certainty::Announced(locked.at),
            None if open => Certainty::EntriesOpen,
            None => self.plan_fault(at).map_or(Certainty::NotLocked, Certainty::DoesNotFit),
        }
    }

    /// What each place brings that is still played for, the first place first: the prizes, and after
    /// a deal for its places what was kept (rules §8.7).
    ///
    /// # Errors
    /// Why nothing can be paid by the plan.
    pub fn played_for(&self) -> Result<Vec<Prize>, PayoutFault> {
        Ok(self.deals.leaves(self.prize_list()?))
    }

    /// What whoever is out next is paid for it. Nothing as long as entries may come, before the money,
    /// where everybody who is left has the same to come, and where a deal has kept nothing for the
    /// place. In a hand that all tables play together, once somebody is out in it, who is out next
    /// shares with them or goes before them: that is known when the hand is over (rules §2.7).
    pub fn next_out(&self, at: Timestamp) -> Option<NextOut> {
        if self.registration_open(at) || self.entries.is_out_in_this_hand() {
            return None;
        }
        let prizes = self.prizes_to_play_for()?;
        let prize = prizes.last().copied().filter(|prize| *prize != Prize::default())?;
        let alike = prizes.iter().all(|other| *other == prize);
        let place = u32::try_from(prizes.len() + self.entries.through().len()).ok()?;
        (!alike).then_some(NextOut { place, prize })
    }

    /// Has everybody who is left the same to come, so that nobody plays for a prize any more? So it is
    /// with as many players as seats in a satellite, and after a deal that shared all.
    pub fn is_settled(&self, at: Timestamp) -> bool {
        let alike = |prizes: &Vec<Prize>| prizes.windows(2).all(|pair| pair[0] == pair[1]);
        let to_come = || self.prizes_to_play_for().is_some_and(|prizes| alike(&prizes));
        !self.registration_open(at) && self.entries.is_decided_of_any() && to_come()
    }

    /// What those who are left play for, one prize for each; nothing before the money and for one alone.
    fn prizes_to_play_for(&self) -> Option<Vec<Prize>> {
        let left = self.entries.playing_count();
        let through = self.entries.through().len();
        let prizes = self.played_for().ok().filter(|_| left >= 2)?;
        prizes.get(through..through + left).map(<[Prize]>::to_vec)
    }
}
