//! Who wins which pot, and who shows when.

mod asking;
mod settling;
mod sharing;
mod showing;

use serde::{Deserialize, Serialize};

use super::{
    cards::{Card, Cards},
    chips::Chips,
    seat::SeatNo,
};
pub use asking::{LastRound, MustShow, may_ask_to_see};
pub use settling::settle;
pub use sharing::{Award, award, share};
pub use showing::{Showing, Standing, StillToCome, showing, shows_all_in};

/// The switches of the showdown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShowdownRules {
    /// Where several odd chips go.
    pub odd_chips: OddChips,
    /// Who is first in line for an odd chip in stud and razz.
    pub stud_odd_chip: StudOddChip,
    /// What becomes of a pot whose two halves go to the same players.
    pub both_ways: BothWays,
    /// What is done when somebody is all-in and no more betting is possible.
    pub all_in: AllIn,
    /// Who shows first.
    pub order: ShowOrder,
    /// Who may concede without showing.
    pub conceding: Conceding,
    /// Who may ask to see a hand.
    pub seeing: Seeing,
    /// Which pot is awarded first.
    pub awards: AwardOrder,
    /// How a player plays the board.
    pub board: PlayingTheBoard,
}

/// How a player plays the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayingTheBoard {
    /// All hole cards are tabled (TDA 2024 rule 19, WSOP rule 75).
    #[default]
    Tabled,
    /// It is declared before the cards are thrown away (Robert's Rules, hold'em).
    Declared,
}

/// Where several odd chips go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum OddChips {
    /// One to each player in turn; nobody gets two (Robert's Rules, ties 4).
    #[default]
    OneEach,
    /// All to the player who is first in line (the library `PokerKit`).
    AllToFirst,
}

/// Who is first in line for an odd chip in stud and razz.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StudOddChip {
    /// Who has the highest card by suit among the five that win (TDA 2024 rule 20, WSOP rule 73).
    #[default]
    WinningFive,
    /// Who has, among all his cards, the highest by suit; for a low, the lowest (Robert's Rules,
    /// ties 5).
    EveryCard,
}

/// What becomes of a pot whose two halves go to the same players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BothWays {
    /// It is split once, as evenly as can be (TDA 2024 rule 20, WSOP rule 73, Robert's Rules).
    #[default]
    AsEven,
    /// It is split like any other: the high half, then the low half.
    ByHalves,
}

/// What is done when somebody is all-in and no more betting is possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AllIn {
    /// All hands are turned up at once (TDA 2024 rule 16).
    #[default]
    FaceUp,
    /// Hands are shown in turn once the last card is out, those in a side pot first (WSOP live
    /// action rule 149).
    InTurn,
}

/// Who shows first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShowOrder {
    /// The last to bet or raise in the last round; if nobody did, who is first to act in it; the
    /// others clockwise (TDA 2024 rule 17-A, WSOP rule 71, seeds 001 to 004).
    #[default]
    LastAggressor,
    /// No order is laid down (seed 000).
    AtWill,
}

/// Who may concede without showing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Conceding {
    /// Anybody when his turn comes (TDA 2024 rule 17-A).
    #[default]
    Anybody,
    /// As `Anybody`, but who is called, refuses to show and mucks on purpose is penalised (WSOP rule 72).
    AnybodyPenalised,
    /// Anybody but the first, who was called (seeds 001 and 004).
    AfterTheFirst,
    /// Whoever does not beat what has been shown; the others show (seeds 002 and 003).
    Beaten,
}

/// Who may ask to see a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seeing {
    /// Who called the last bet, the hand of who made it; the floor decides all else (TDA 2024 rule
    /// 18).
    #[default]
    LastAggressor,
    /// Anybody who was dealt in, any hand of the showdown (Robert's Rules, showdown 5).
    AnyHand,
}

/// Which pot is awarded first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AwardOrder {
    /// The side pot that was formed last, and so on down to the main pot (TDA 2024 rule 16 in its
    /// illustrations, WSOP live action rule 153, seed 000).
    #[default]
    LastSideFirst,
    /// The main pot, and then the side pots as they were formed, as some houses do it.
    MainFirst,
}

impl AwardOrder {
    /// So many pots in the order in which they are awarded. The main pot is 0, side pots are
    /// numbered as they were formed.
    pub fn order(self, pots: usize) -> Vec<usize> {
        match self {
            Self::LastSideFirst => (0..pots).rev().collect(),
            Self::MainFirst => (0..pots).collect(),
        }
    }
}

/// A hand at the showdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    pub seat: SeatNo,
    /// His own cards, all seven in stud.
    pub cards: Cards,
}

/// One who wins a pot or a half of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Winner {
    /// Whose hand it is.
    pub seat: SeatNo,
    /// The card that decides about an odd chip; none in games with a button.
    pub card: Option<Card>,
}

/// How odd chips fall at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// The seat of the button, taken or not. Odd chips go clockwise from there.
    pub button: SeatNo,
    /// The smallest chip in play, in which pots are split ([`Chips::least_with`]). Nothing counts as
    /// one.
    pub chip: Chips,
    pub rules: ShowdownRules,
}

/// Who won one pot. In both lists he who is first in line for an odd chip comes first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Won {
    /// The high half and each one's share of it; the whole where it was not halved.
    pub high: Vec<(SeatNo, Chips)>,
    /// The low half. Empty where nobody qualified, and where the same players won both halves.
    pub low: Vec<(SeatNo, Chips)>,
}

impl Won {
    /// Every share, the high half first.
    pub fn shares(&self) -> impl Iterator<Item = (SeatNo, Chips)> + Clone {
        self.high.iter().chain(&self.low).copied()
    }
}
