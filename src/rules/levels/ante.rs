//! The kinds of antes.

use bottone_base::{chips::Chips, seat::SeatNo};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumDiscriminants, IntoDiscriminant as _, IntoStaticStr, VariantArray};

use crate::button::Positions;

/// Chips posted before the hand that are not part of a bet, and the player who posts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(
    name(AntePoster),
    doc = "The player who posts an ante: an ante without its chips.",
    derive(EnumCount, VariantArray, IntoStaticStr),
    strum(serialize_all = "kebab-case")
)]
pub enum Ante {
    /// Every player posts this.
    Each(Chips),
    /// The big blind posts this for the table. Never less at a short table (TDA 2024 RP-11).
    BigBlind(Chips),
    /// The button posts this for the table.
    Button(Chips),
}

impl Ante {
    /// Returns an ante of `chips`: the big blind's if it is as large as the big blind, otherwise
    /// each player's. `None` for zero chips.
    pub fn by_size(chips: Chips, big: Chips) -> Option<Self> {
        let poster = if chips >= big { AntePoster::BigBlind } else { AntePoster::Each };
        poster.posts(chips)
    }

    /// Returns the amount of one post.
    pub const fn chips(self) -> Chips {
        match self {
            Self::Each(chips) | Self::BigBlind(chips) | Self::Button(chips) => chips,
        }
    }

    /// Returns the player who posts it.
    pub fn poster(self) -> AntePoster {
        self.discriminant()
    }

    /// Returns the posts of a table with this many players together.
    pub fn of_table(self, players: u64) -> Chips {
        if self.poster().is_one() { self.chips() } else { self.chips().times(players) }
    }

    /// Returns the seat that posts it for the table; `None` if every player posts it.
    pub const fn seat(self, positions: Positions) -> Option<SeatNo> {
        match self {
            Self::Each(_) => None,
            Self::BigBlind(_) => Some(positions.big),
            Self::Button(_) => Some(positions.button),
        }
    }
}

impl AntePoster {
    /// All kinds of antes.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns the end of the names of its messages: "big-blind".
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// Returns whether one player posts the ante, for the table.
    pub const fn is_one(self) -> bool {
        match self {
            Self::Each => false,
            Self::BigBlind | Self::Button => true,
        }
    }

    /// Returns an ante of `chips`; `None` for zero chips.
    pub fn posts(self, chips: Chips) -> Option<Ante> {
        let ante = match self {
            Self::Each => Ante::Each(chips),
            Self::BigBlind => Ante::BigBlind(chips),
            Self::Button => Ante::Button(chips),
        };
        (!chips.is_zero()).then_some(ante)
    }
}
