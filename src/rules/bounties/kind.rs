//! What becomes of a bounty.

use serde::{Deserialize, Deserializer, Serialize};

use crate::rules::unreadable::Wanted;

/// What becomes of the bounty of a player who is knocked out. An event has bounties when a part of
/// its price goes on the player's head.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum BountyKind {
    /// It is paid whole to whoever takes it.
    #[default]
    Fixed,
    /// As fixed, but the last player does not keep his own: one bounty goes to the prizes.
    FixedLastToPrizes,
    /// A part is paid, the rest goes on the taker's own head.
    Progressive {
        /// The part that is paid, in percent: 50 in most houses, 70 at some.
        #[serde(deserialize_with = "percent")]
        cash: u8,
    },
    /// All bounties make one pool, of which envelopes are drawn.
    Mystery { from: Start },
}

/// From when on a knock-out draws an envelope. Whoever goes out before leaves the bounty in the
/// pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Start {
    /// With so many times the paid places left: once is in the money, twice as at the APT.
    PaidPlaces(u8),
    /// With so many players left.
    Players(u32),
    /// With the first hand of the second day.
    SecondDay,
}

impl BountyKind {
    /// Half in cash, half on the head.
    pub const PROGRESSIVE: Self = Self::Progressive { cash: 50 };

    /// Envelopes from the first paid place on.
    pub const MYSTERY: Self = Self::Mystery { from: Start::PaidPlaces(1) };

    /// What part of a bounty is paid and does not go on a head, in percent.
    pub const fn cash(self) -> u8 {
        match self {
            Self::Progressive { cash } => cash,
            Self::Fixed | Self::FixedLastToPrizes | Self::Mystery { .. } => 100,
        }
    }
}

impl Start {
    /// With how many players left it begins, when so many places are paid; `None` when that is not
    /// a number of players.
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
        return Err(Wanted::Percent.error(percent));
    }
    Ok(percent)
}
