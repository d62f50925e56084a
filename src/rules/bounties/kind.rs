//! The kinds of bounty.

use bottone_base::unreadable::ExpectedKind;
use serde::{Deserialize, Deserializer, Serialize};

/// The use of the bounty of a player who is knocked out. An event has bounties if a part of its
/// price is a bounty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum BountyKind {
    /// The whole bounty is paid to the player who wins it.
    #[default]
    Fixed,
    /// As `Fixed`, but the last player does not keep their own: one bounty goes to the prizes.
    FixedLastToPrizes,
    /// A part is paid; the rest is added to the winner's own bounty.
    Progressive {
        /// The part that is paid, in percent: 50 in most houses, 70 at some.
        #[serde(deserialize_with = "percent")]
        cash: u8,
    },
    /// All bounties make one pool, from which envelopes are drawn.
    Mystery { from: EnvelopeStart },
}

/// The moment from which a knock-out draws an envelope. Players who bust earlier leave their bounty
/// in the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EnvelopeStart {
    /// This many times the number of paid places left: once is in the money, twice as at the APT.
    PaidPlaces(u8),
    /// This many players left.
    Players(u32),
    /// The first hand of the second day.
    SecondDay,
}

impl BountyKind {
    /// Half in cash, half added to the winner's bounty.
    pub const PROGRESSIVE: Self = Self::Progressive { cash: 50 };

    /// Envelopes from the first paid place on.
    pub const MYSTERY: Self = Self::Mystery { from: EnvelopeStart::PaidPlaces(1) };

    /// Returns the part of a bounty that is paid and not added to a bounty, in percent.
    pub const fn cash(self) -> u8 {
        match self {
            Self::Progressive { cash } => cash,
            Self::Fixed | Self::FixedLastToPrizes | Self::Mystery { .. } => 100,
        }
    }
}

impl EnvelopeStart {
    /// Returns the number of players left at which it begins, with this many paid places; `None` if
    /// it does not depend on the number of players.
    pub fn players(self, paid_places: u32) -> Option<u32> {
        match self {
            Self::PaidPlaces(times) => Some(paid_places.saturating_mul(times.into())),
            Self::Players(players) => Some(players),
            Self::SecondDay => None,
        }
    }
}

fn percent<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let percent = u8::deserialize(from)?;
    if percent > 100 {
        return Err(ExpectedKind::Percent.error(percent));
    }
    Ok(percent)
}
