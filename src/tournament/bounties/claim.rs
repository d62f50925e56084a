//! The bounty that somebody left behind by going out.

use serde::Serialize;

use crate::{
    rules::{
        bounties::{Taken, shared, shared_head},
        money::Money,
        seat::Seat,
        time::Timestamp,
    },
    tournament::entries::{Entries, EntryId},
};

/// The bounty of somebody who went out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Claim {
    pub out: EntryId,
    /// The number among the busts of this entry, from 0. It was given when the bust was recorded, and never moves.
    pub nth: u16,
    /// When it was reported.
    pub at: Timestamp,
    /// How it came up.
    pub cause: Cause,
    /// What there is to take.
    pub prize: Prize,
    /// What lay on the head, with what came to it later; nothing of an envelope.
    pub amount: Money,
    /// Who takes it: `None` while that is not known, nobody when it stays in the pool.
    pub by: Option<Vec<EntryId>>,
    /// Those who share it get a part of its cash and a part of what goes on heads, each shared by itself.
    #[serde(skip)]
    pub whole: bool,
    /// The hand, counted in busts.
    pub(super) hand: usize,
    /// How many entries had been made.
    pub(super) entries: usize,
}

/// Why an entry is no longer in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Cause {
    Busted,
    /// Disqualified: nobody knocked the player out, so nobody takes the bounty.
    Disqualified,
    /// Given up for a new entry: nobody takes the bounty.
    Forfeited,
    /// Taken back: the bounty was given back, and only what it had won came here.
    Refunded,
    /// Knocked out by mistake, and back: there is nothing to take.
    BroughtBack,
}

/// What there is to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Prize {
    /// What lay on the head, so many percent of it in cash.
    Head {
        /// In percent.
        cash: u8,
    },
    /// An envelope, and what was in it once it was opened.
    Envelope(Option<Money>),
    /// Nothing yet: mystery bounties before the draws begin.
    Nothing,
}

impl Claim {
    /// What `out` leaves behind, who is not in any more. As it is, nobody takes it.
    pub(super) fn new(out: EntryId, entries: &Entries, at: Timestamp) -> Self {
        Self {
            out,
            nth: 0,
            at,
            cause: Cause::Busted,
            prize: Prize::Head { cash: 100 },
            amount: Money::ZERO,
            by: Some(Vec::new()),
            whole: false,
            hand: entries.busts().len(),
            entries: 0,
        }
    }

    /// Shares so much of it among those who take it, the first named first: `cash` percent are paid.
    pub fn parts(&self, amount: Money, cash: u8) -> Vec<Taken> {
        let takers = self.by.as_deref().map_or(0, <[EntryId]>::len);
        if self.whole {
            shared_head(Money::from_minor(1), amount, takers, cash).collect()
        } else {
            shared(amount, takers, cash).collect()
        }
    }

    /// The seat that was left with it.
    pub fn from(&self, entries: &Entries) -> Option<Seat> {
        let bust = entries.busts().get(self.hand.checked_sub(1)?)?;
        bust.out.iter().find(|out| out.entry == self.out).map(|out| out.from)
    }

    /// Has somebody still to take it, or to draw for it?
    pub fn waits(&self) -> bool {
        self.by.is_none() && !self.is_empty() || self.may_draw()
    }

    /// Is it known who draws, and not yet what?
    pub fn may_draw(&self) -> bool {
        let named = self.by.as_ref().is_some_and(|by| !by.is_empty());
        named && self.prize == Prize::Envelope(None)
    }

    fn is_empty(&self) -> bool {
        matches!(self.prize, Prize::Head { .. }) && self.amount.is_zero()
    }
}
