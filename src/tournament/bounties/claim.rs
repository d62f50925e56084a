//! The bounty that a busted player left behind.

use bottone_base::{money::Money, seat::Seat, time::Timestamp};
use bottone_rules::bounties::{BountyShare, shared, shared_head};
use serde::Serialize;

use crate::entries::{Entries, EntryId};

/// The bounty of a player who is out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Claim {
    pub out: EntryId,
    /// The number of this bust among those of the entry, from 0. It is given with the record and
    /// never changes.
    pub nth: u16,
    /// The time of the report.
    pub at: Timestamp,
    /// The reason why the entry is out.
    pub cause: ExitCause,
    /// The kind of prize to take.
    pub prize: BountyPrize,
    /// The amount on the head, with later additions; zero for an envelope.
    pub amount: Money,
    /// The takers: `None` while not known, empty if the bounty stays in the pool.
    pub by: Option<Vec<EntryId>>,
    /// True if the cash and head parts are shared separately among the takers.
    #[serde(skip)]
    pub whole: bool,
    /// The number of the hand, counted in busts.
    pub(super) hand: usize,
    /// The number of entries made before.
    pub(super) entries: usize,
}

/// The reason why an entry is no longer in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ExitCause {
    Busted,
    /// Disqualified: no player takes the bounty, because none knocked the player out.
    Disqualified,
    /// Given up for a new entry: no player takes the bounty.
    Forfeited,
    /// Taken back: the bounty was refunded, and only its winnings came here.
    Refunded,
    /// Busted by mistake and back: no bounty to take.
    BroughtBack,
}

/// The prize to take for a bounty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum BountyPrize {
    /// The amount on the head, a percentage of it in cash.
    Head {
        /// The cash part, in percent.
        cash: u8,
    },
    /// An envelope, with its amount once it is opened.
    Envelope(Option<Money>),
    /// No prize yet: mystery bounties before the draws begin.
    Nothing,
}

impl Claim {
    /// Creates the claim that the busted entry `out` leaves behind. It begins without a taker.
    pub(super) fn new(out: EntryId, entries: &Entries, at: Timestamp) -> Self {
        Self {
            out,
            nth: 0,
            at,
            cause: ExitCause::Busted,
            prize: BountyPrize::Head { cash: 100 },
            amount: Money::ZERO,
            by: Some(Vec::new()),
            whole: false,
            hand: entries.busts().len(),
            entries: 0,
        }
    }

    /// Shares `amount` among the takers, odd units to the first named. `cash` percent are paid.
    pub fn parts(&self, amount: Money, cash: u8) -> Vec<BountyShare> {
        let takers = self.by.as_deref().map_or(0, <[EntryId]>::len);
        if self.whole {
            shared_head(Money::from_minor(1), amount, takers, cash).collect()
        } else {
            shared(amount, takers, cash).collect()
        }
    }

    /// Returns the seat that the player left.
    pub fn from(&self, entries: &Entries) -> Option<Seat> {
        let bust = entries.busts().get(self.hand.checked_sub(1)?)?;
        bust.out.iter().find(|out| out.entry == self.out).map(|out| out.from)
    }

    /// Returns whether the bounty is still to be taken or drawn for.
    pub fn is_open(&self) -> bool {
        self.by.is_none() && !self.is_empty() || self.may_draw()
    }

    /// Returns whether the takers are known and the envelope is not opened yet.
    pub fn may_draw(&self) -> bool {
        let named = self.by.as_ref().is_some_and(|by| !by.is_empty());
        named && self.prize == BountyPrize::Envelope(None)
    }

    fn is_empty(&self) -> bool {
        matches!(self.prize, BountyPrize::Head { .. }) && self.amount.is_zero()
    }
}
