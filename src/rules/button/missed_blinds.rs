//! The blinds due from a player who returns after missing blinds, or who is new at a table.
//!
//! This is for games that players may leave and come back to. In a tournament an absent player is
//! dealt in and posts (TDA 2024 rule 30). Newcomers take over the duties of their seat.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, strictly_between},
};
use serde::{Deserialize, Serialize};

use super::{Blind, ButtonRules, Newcomers, Positions};

/// The blinds due from a player who returns after missing blinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MissedBlinds {
    /// All missed blinds; only the big blind is live (WSOP live action rule 160, Robert's Rules
    /// 4-10).
    #[default]
    OnlyBigLive,
    /// Both, the small blind dead; a missed small blind alone is live (seed 002).
    SmallAloneLive,
}

/// The chips that a new player posts to be dealt in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum EntryPost {
    /// Only what the position posts (TDA 2024 rules 8 and 10, WSOP rule 14).
    #[default]
    Nothing,
    /// An amount equal to the big blind in limit games, nothing in the others (WSOP live action
    /// rule 104).
    BigInLimit,
    /// An amount equal to the big blind (seed 002, Robert's Rules 4-4).
    Big,
}

/// The blinds that a player has missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum MissedPosts {
    Nothing,
    /// The small blind only.
    Small,
    /// The big blind.
    Big,
    Both,
}

/// The player's seat in the hand that they want to play, relative to the button and the big blind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReturnSeat {
    BigBlind,
    /// Between the button and the big blind.
    ButtonToBig,
    Elsewhere,
}

impl ReturnSeat {
    /// Returns the kind of this seat in a hand with these positions.
    pub fn of(seat: SeatNo, at: Positions) -> Self {
        if seat == at.big {
            Self::BigBlind
        } else if strictly_between(at.button, seat, at.big) {
            Self::ButtonToBig
        } else {
            Self::Elsewhere
        }
    }
}

/// The condition for being dealt in, in addition to the blind of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayCondition {
    Nothing,
    /// Wait until the button has passed, or for the big blind (Robert's Rules 4-7).
    Wait,
    /// Post this, or wait for the big blind.
    Post {
        /// The part that counts towards the player's bet.
        live: Option<Blind>,
        /// The part that goes to the pot and counts towards no bet.
        dead: Option<Blind>,
    },
}

impl ButtonRules {
    /// Returns what is due from a player who returns after missing these blinds. On the big blind
    /// only that blind is due: every source lets the player wait for it.
    pub fn return_condition(&self, missed: MissedPosts, place: ReturnSeat) -> PlayCondition {
        let small_alone = match self.missed {
            MissedBlinds::OnlyBigLive => {
                PlayCondition::Post { live: None, dead: Some(Blind::Small) }
            }
            MissedBlinds::SmallAloneLive => {
                PlayCondition::Post { live: Some(Blind::Small), dead: None }
            }
        };
        let big = Some(Blind::Big);
        let due = match missed {
            MissedPosts::Nothing => PlayCondition::Nothing,
            MissedPosts::Small => small_alone,
            MissedPosts::Big => PlayCondition::Post { live: big, dead: None },
            MissedPosts::Both => PlayCondition::Post { live: big, dead: Some(Blind::Small) },
        };
        due.on_seat(place, self.newcomers)
    }

    /// Returns what a player moved here from another table owes, in addition to the blind of the
    /// position (TDA 2024 rules 10 and 11, seed 002). The player owes nothing, but waits one hand
    /// in some seats.
    pub fn moved_condition(&self, seat: SeatNo, at: Positions) -> PlayCondition {
        if self.sits_out(seat, at, true) { PlayCondition::Wait } else { PlayCondition::Nothing }
    }

    /// Returns what is due from a new player. `limit` is true for a limit game.
    pub fn entry_condition(&self, limit: bool, place: ReturnSeat) -> PlayCondition {
        let posts = match self.entry {
            EntryPost::Nothing => false,
            EntryPost::BigInLimit => limit,
            EntryPost::Big => true,
        };
        let post = PlayCondition::Post { live: Some(Blind::Big), dead: None };
        let due = if posts { post } else { PlayCondition::Nothing };
        due.on_seat(place, self.newcomers)
    }
}

/// Chips that are due in addition to the blind of the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DueChips {
    /// The part that counts towards the bet.
    pub live: Chips,
    /// The part that counts towards no bet.
    pub dead: Chips,
}

impl PlayCondition {
    /// Returns the chips due from a player whose position posts `posts`. Only the big blind is
    /// live: with the blind of the position, the live part is never more than that (WSOP live
    /// action rule 160).
    pub fn chips(self, small: Chips, big: Chips, posts: Chips) -> DueChips {
        let Self::Post { live, dead } = self else { return DueChips::default() };
        let chips = |blind: Option<Blind>| match blind {
            Some(Blind::Small) => small,
            Some(Blind::Big) => big,
            None => Chips::ZERO,
        };
        DueChips { live: chips(live).min(big.minus(posts)), dead: chips(dead) }
    }

    /// Returns the condition that applies on this seat.
    const fn on_seat(self, place: ReturnSeat, newcomers: Newcomers) -> Self {
        match (self, place, newcomers) {
            (Self::Nothing, ..) | (_, ReturnSeat::BigBlind, _) => Self::Nothing,
            (_, ReturnSeat::ButtonToBig, Newcomers::ButtonToBig) => Self::Wait,
            _ => self,
        }
    }
}
