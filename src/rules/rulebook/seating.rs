//! The players who move, the halt of a table, and redraws.

use bottone_base::cards::{Card, Rank, Suit};
use serde::{Deserialize, Serialize};

use crate::{
    levels::Stud,
    seating::{BalancePolicy, FinalTable, Mover, UnknownButton, tables_at_redraws},
};

/// The switches of seating, balancing and redraws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatingRules {
    /// The player who leaves a table that plays a mix with stud.
    pub mover_in_mix: MoverInMix,
    /// The tolerance between tables.
    pub tolerance: Tolerance,
    /// The time when a short table stops.
    pub halt: Halt,
    /// The rule book whose numbers bring the players to one table.
    pub final_table: FinalTable,
    /// The time of a full redraw.
    pub redraw: Redraw,
    /// The order of suits when cards are drawn for seats, the button or a chip race.
    pub drawn_suits: DrawnSuits,
}

/// The player who leaves a table that plays a mix with stud.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoverInMix {
    /// The player who would have the next big blind if the hand were hold'em (TDA 2024 rule 11-B).
    #[default]
    NextBigBlind,
    /// The player who draws the high card at the table (WSOP tournament rule 67.b.i).
    HighCard,
}

/// The tolerated difference between the fullest and the shortest table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tolerance {
    /// One player, always.
    #[default]
    One,
    /// Two players with more than six tables, then one (Robert's Rules 15).
    TwoAboveSixTables,
    /// Two players with more than twelve tables, then one (WSOP tournament rule 67.c has only the
    /// second; a table stops at three short).
    TwoAboveTwelveTables,
    /// This many players, 1 to 11, always: a house's own rule.
    Always(u8),
}

impl Tolerance {
    /// Returns this many players, always.
    pub const fn of(players: u8) -> Self {
        if players == 1 { Self::One } else { Self::Always(players) }
    }

    /// Returns the difference with this many tables in play.
    pub const fn gap(self, tables: usize) -> u8 {
        match self {
            Self::TwoAboveSixTables if tables > 6 => 2,
            Self::TwoAboveTwelveTables if tables > 12 => 2,
            Self::Always(players) => players,
            Self::One | Self::TwoAboveSixTables | Self::TwoAboveTwelveTables => 1,
        }
    }
}

/// The time when a short table stops until it is filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Halt {
    /// Three or more short by eliminations, once its blinds reach an empty seat (TDA 2024 rule 11-D
    /// and its illustration).
    #[default]
    ThreeShortOnceBlindsAreTouched,
    /// Three or more short by eliminations (WSOP tournament rule 67).
    ThreeShort,
    FloorSays,
}

/// The time when all remaining players draw new seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Redraw {
    /// As the house announces (TDA 2024).
    #[default]
    House,
    /// At three, two and one tables from 100 entrants, at two and one from 51 (WSOP tournament rule
    /// 68).
    ByEntrants,
    /// At three, two and one tables (Robert's Rules 15).
    ThreeTwoOne,
}

impl Redraw {
    /// Returns the numbers of tables at which all players redraw; `None` if the house announces
    /// them.
    pub const fn tables(self, entrants: u32) -> Option<&'static [u8]> {
        match self {
            Self::House => None,
            Self::ByEntrants => Some(tables_at_redraws(entrants)),
            Self::ThreeTwoOne => Some(&[3, 2, 1]),
        }
    }
}

/// The order of suits where a drawn card decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawnSuits {
    /// Spades, hearts, diamonds, clubs (TDA 2024 rule 10-B, WSOP live-action rule 150).
    #[default]
    SpadesFirst,
    /// Hearts, diamonds, clubs, spades: the Italian order (seed 004).
    HeartsFirst,
}

impl DrawnSuits {
    /// Returns the height of a drawn card: its rank first, then its suit.
    pub const fn height(self, card: Card) -> (Rank, u8) {
        let suit = match self {
            Self::SpadesFirst => match card.suit() {
                Suit::Spades => 3,
                Suit::Hearts => 2,
                Suit::Diamonds => 1,
                Suit::Clubs => 0,
            },
            Self::HeartsFirst => card.suit().italian(),
        };
        (card.rank(), suit)
    }
}

impl SeatingRules {
    /// Returns the rule for the player who leaves a table to balance, in an event with this amount
    /// of stud.
    pub const fn mover(&self, stud: Stud) -> Mover {
        match (stud, self.mover_in_mix) {
            (Stud::Always, _) => Mover::Position,
            (Stud::InMix, MoverInMix::HighCard) => Mover::HighCard,
            (Stud::InMix, MoverInMix::NextBigBlind) | (Stud::Never, _) => Mover::NextBigBlind,
        }
    }

    /// Returns the balancing policy of these rules with this many tables in play and this amount of
    /// stud. A table that stops only once its blinds are touched counts as stopping from three
    /// short: the dealer sees the blinds.
    pub const fn policy(&self, tables: usize, stud: Stud, breaks: bool) -> BalancePolicy {
        let halt = match self.halt {
            Halt::ThreeShortOnceBlindsAreTouched | Halt::ThreeShort => Some(3),
            Halt::FloorSays => None,
        };
        let mover = self.mover(stud);
        BalancePolicy {
            gap: self.tolerance.gap(tables),
            halt,
            breaks,
            mover,
            unknown: UnknownButton::Ask,
        }
    }
}
