//! What a player posts who comes back after blinds that he missed, or who is new at a table.
//!
//! This is for games that one may leave and come back to. In a tournament whoever is absent is
//! dealt in and posts (TDA 2024 rule 30), and newcomers take their seat's duties as they find them.

use serde::{Deserialize, Serialize};

use super::{Blind, ButtonRules, Newcomers, Positions};
use crate::rules::{
    chips::Chips,
    seat::{SeatNo, strictly_between},
};

/// What a player who comes back posts for missed blinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MissedBlinds {
    /// Everything he missed; only the big blind is live (WSOP live action rule 160, Robert's Rules
    /// 4-10).
    #[default]
    OnlyBigLive,
    /// Both, the small blind dead; a small blind that he missed alone is live (seed 002).
    SmallAloneLive,
}

/// What a new player posts to be dealt in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// Nothing but what his position posts (TDA 2024 rules 8 and 10, WSOP rule 14).
    #[default]
    Nothing,
    /// As much as the big blind in limit games, nothing in the others (WSOP live action rule 104).
    BigInLimit,
    /// As much as the big blind (seed 002, Robert's Rules 4-4).
    Big,
}

/// Which blinds a player has missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Missed {
    Nothing,
    /// The small blind.
    Small,
    /// The big blind.
    Big,
    Both,
}

/// Where he sits in the hand in which he wants to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReturnSeat {
    BigBlind,
    /// Between the button and the big blind.
    ButtonToBig,
    Elsewhere,
}

impl ReturnSeat {
    /// Where this seat is in a hand with these positions.
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

/// What a player must do to be dealt in, beside what his position posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToPlay {
    Nothing,
    /// Wait until the button has passed, or for the big blind (Robert's Rules 4-7).
    Wait,
    /// Post this, or wait for the big blind.
    Post {
        /// What counts towards his bet.
        live: Option<Blind>,
        /// What goes to the pot and counts towards no bet.
        dead: Option<Blind>,
    },
}

impl ButtonRules {
    /// What is due from a player who comes back after these blinds. On the big blind that is due
    /// anyway, and nothing else: every source lets him wait for it.
    pub fn to_come_back(&self, missed: Missed, place: ReturnSeat) -> ToPlay {
        let small_alone = match self.missed {
            MissedBlinds::OnlyBigLive => ToPlay::Post { live: None, dead: Some(Blind::Small) },
            MissedBlinds::SmallAloneLive => ToPlay::Post { live: Some(Blind::Small), dead: None },
        };
        let big = Some(Blind::Big);
        let due = match missed {
            Missed::Nothing => ToPlay::Nothing,
            Missed::Small => small_alone,
            Missed::Big => ToPlay::Post { live: big, dead: None },
            Missed::Both => ToPlay::Post { live: big, dead: Some(Blind::Small) },
        };
        due.at(place, self.newcomers)
    }

    /// What is due from a player who was moved here from another table of a tournament, beside what his
    /// position posts: nothing, but in some seats he waits for a hand (TDA 2024 rules 10 and 11, seed
    /// 002).
    pub fn to_go_on(&self, seat: SeatNo, at: Positions) -> ToPlay {
        if self.sits_out(seat, at, true) { ToPlay::Wait } else { ToPlay::Nothing }
    }

    /// What is due from a new player. `limit` is whether the game is played in limit.
    pub fn to_come_in(&self, limit: bool, place: ReturnSeat) -> ToPlay {
        let posts = match self.entry {
            Entry::Nothing => false,
            Entry::BigInLimit => limit,
            Entry::Big => true,
        };
        let post = ToPlay::Post { live: Some(Blind::Big), dead: None };
        let due = if posts { post } else { ToPlay::Nothing };
        due.at(place, self.newcomers)
    }
}

/// Chips that are due beside what the position posts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DueChips {
    /// The part that counts towards the bet.
    pub live: Chips,
    /// The part that counts towards no bet.
    pub dead: Chips,
}

impl ToPlay {
    /// Returns the chips that are due from a player whose position posts so much. Only the big blind is live: with
    /// what the position posts, it is never more than that (WSOP live action rule 160).
    pub fn chips(self, small: Chips, big: Chips, posts: Chips) -> DueChips {
        let Self::Post { live, dead } = self else { return DueChips::default() };
        let chips = |blind: Option<Blind>| match blind {
            Some(Blind::Small) => small,
            Some(Blind::Big) => big,
            None => Chips::ZERO,
        };
        DueChips { live: chips(live).min(big.minus(posts)), dead: chips(dead) }
    }

    /// What becomes of it in this place.
    const fn at(self, place: ReturnSeat, newcomers: Newcomers) -> Self {
        match (self, place, newcomers) {
            (Self::Nothing, ..) | (_, ReturnSeat::BigBlind, _) => Self::Nothing,
            (_, ReturnSeat::ButtonToBig, Newcomers::ButtonToBig) => Self::Wait,
            _ => self,
        }
    }
}
