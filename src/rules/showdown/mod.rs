//! The winners of each pot, and the order of showing.

mod asking;
mod settling;
mod sharing;
mod showing;

pub use asking::{LastRound, MustShow, may_ask_to_see};
use bottone_base::{
    cards::{Card, Cards},
    chips::Chips,
    seat::SeatNo,
};
use serde::{Deserialize, Serialize};
pub use settling::settle;
pub use sharing::{Award, award, share};
pub use showing::{RemainingBetting, ShowdownState, Showing, showing, shows_all_in};

/// The switches of the showdown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShowdownRules {
    /// The rule for several odd chips.
    pub odd_chips: OddChips,
    /// The player first in line for an odd chip in stud and razz.
    pub stud_odd_chip: StudOddChip,
    /// The rule for a pot whose two halves go to the same players.
    pub both_ways: BothWays,
    /// The procedure if a player is all-in and no more betting is possible.
    pub all_in: AllIn,
    /// The first player to show.
    pub order: ShowOrder,
    /// The players who may concede without showing.
    pub conceding: Conceding,
    /// The players who may ask to see a hand.
    pub seeing: Seeing,
    /// The first pot to be awarded.
    pub awards: AwardOrder,
    /// The way to play the board.
    pub board: PlayingTheBoard,
}

/// The way to play the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayingTheBoard {
    /// All hole cards are tabled (TDA 2024 rule 19, WSOP rule 75).
    #[default]
    Tabled,
    /// A declaration before the cards are mucked (Robert's Rules, hold'em).
    Declared,
}

/// The rule for several odd chips.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum OddChips {
    /// One to each player in turn; no player gets two (Robert's Rules, ties 4).
    #[default]
    OneEach,
    /// All to the player who is first in line (the library `PokerKit`).
    AllToFirst,
}

/// The player first in line for an odd chip in stud and razz.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StudOddChip {
    /// The player with the highest card by suit among the winning five (TDA 2024 rule 20, WSOP rule
    /// 73).
    #[default]
    WinningFive,
    /// The player with the highest card by suit among all their cards; for a low, the lowest
    /// (Robert's Rules, ties 5).
    EveryCard,
}

/// The rule for a pot whose two halves go to the same players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BothWays {
    /// The pot is split once, as evenly as possible (TDA 2024 rule 20, WSOP rule 73, Robert's
    /// Rules).
    #[default]
    AsEven,
    /// The pot is split like any other: the high half, then the low half.
    ByHalves,
}

/// The procedure if a player is all-in and no more betting is possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AllIn {
    /// All hands are turned up at once (TDA 2024 rule 16).
    #[default]
    FaceUp,
    /// Hands are shown in turn once the last card is out, those in a side pot first (WSOP live
    /// action rule 149).
    InTurn,
}

/// The first player to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShowOrder {
    /// The last to bet or raise in the last round, otherwise the first to act in it; then the
    /// others clockwise (TDA 2024 rule 17-A, WSOP rule 71, seeds 001 to 004).
    #[default]
    LastAggressor,
    /// No fixed order (seed 000).
    AtWill,
}

/// The players who may concede without showing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Conceding {
    /// Any player on their turn (TDA 2024 rule 17-A).
    #[default]
    Anyone,
    /// As `Anyone`, but a called player who refuses to show and mucks on purpose is penalised
    /// (WSOP rule 72).
    AnyonePenalised,
    /// Any player but the first, who was called (seeds 001 and 004).
    AfterTheFirst,
    /// A player who does not beat the hands shown so far; the others show (seeds 002 and 003).
    Beaten,
}

/// The players who may ask to see a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seeing {
    /// The caller of the last bet, for the bettor's hand; the floor decides all else (TDA 2024 rule
    /// 18).
    #[default]
    LastAggressor,
    /// Any player who was dealt in, for any hand of the showdown (Robert's Rules, showdown 5).
    AnyHand,
}

/// The first pot to be awarded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AwardOrder {
    /// The last side pot formed, and so on down to the main pot (TDA 2024 rule 16 in its
    /// illustrations, WSOP live action rule 153, seed 000).
    #[default]
    LastSideFirst,
    /// The main pot, and then the side pots in the order of forming, as in some houses.
    MainFirst,
}

impl AwardOrder {
    /// Returns this many pots in the order of the awards. The main pot is 0, side pots are numbered
    /// in the order of forming.
    pub fn order(self, pots: usize) -> Vec<usize> {
        match self {
            Self::LastSideFirst => (0..pots).rev().collect(),
            Self::MainFirst => (0..pots).collect(),
        }
    }
}

/// A hand at the showdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownHand {
    pub seat: SeatNo,
    /// The player's own cards, all seven in stud.
    pub cards: Cards,
}

/// A winner of a pot or of half of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Winner {
    /// The player's seat.
    pub seat: SeatNo,
    /// The card that decides about an odd chip; `None` in games with a button.
    pub card: Option<Card>,
}

/// The rule for odd chips at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OddChipRule {
    /// The seat of the button, occupied or not. Odd chips go clockwise from there.
    pub button: SeatNo,
    /// The smallest chip in play, in which pots are split ([`Chips::least_with`]). Zero counts as
    /// one.
    pub chip: Chips,
    pub rules: ShowdownRules,
}

/// The winners of one pot. In both lists the player first in line for an odd chip comes first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PotWinners {
    /// The winners of the high half with their shares; of the whole pot if it was not halved.
    pub high: Vec<(SeatNo, Chips)>,
    /// The winners of the low half. Empty if no hand qualified, or if the same players won both
    /// halves.
    pub low: Vec<(SeatNo, Chips)>,
}

impl PotWinners {
    /// Returns every share, the high half first.
    pub fn shares(&self) -> impl Iterator<Item = (SeatNo, Chips)> + Clone {
        self.high.iter().chain(&self.low).copied()
    }
}
