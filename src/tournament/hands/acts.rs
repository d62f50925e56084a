//! The reports of tables on the hands that the floor waits for, and their events.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, TableNo},
};
use bottone_rules::floor::TableProgress;
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::{
    departments::Department,
    entries::EntryId,
    kinds::{CommandRow, EventRow, FLOOR, Offline, OnCorrection, TABLE},
};

/// The origin of the number of last hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastCard {
    /// A player turned a card of this rank.
    Turned(u8),
    /// The program drew it, with this seed, in a draw that is not published.
    Drawn(u64),
    /// The program drew it, with this seed, as a draw that is published (docs/guide/draw.md).
    Proven(u64),
}

/// The commands for the hands that the floor waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(HandsCommandKind), doc = "A kind of command for the hands.")]
pub enum HandsCommand {
    /// Reports the state of a table.
    Report {
        table: TableNo,
        progress: TableProgress,
        /// For a called all-in: the seat of the all-in player, then the known callers.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        seats: Vec<SeatNo>,
    },
    /// Records the stack of a player at the start of the present hand, still in or busted in it.
    Stack {
        entry: EntryId,
        /// The stack as the rule book counts it ([`bottone_rules::rulebook::BustRanking::counted`]).
        stack: Chips,
    },
    /// Deals the next hand after every table has played. The clock loses the time that the rule
    /// book sets.
    Deal,
    /// Ends hand for hand.
    End {
        /// True if the present hand was played to its end. The clock then loses it too.
        played: bool,
        /// True if the day is over with its last hands. They replace the rest of its last level
        /// (WSOP 2026 tournament rule 125). So the clock goes to the end of the day, if the day
        /// ends after that level.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        day: bool,
    },
    /// Begins soft hand for hand: tables report each hand, and wait only on request (TDA 2024
    /// recommended procedure 19). The clock runs, and busts rank by their time.
    Soft,
    /// Asks every table to count its players.
    AskHeads,
    /// Records the head count of a table.
    Heads { table: TableNo, heads: u8 },
    /// Begins the last hands of the day at every table (WSOP 2026 tournament rule 125). The clock
    /// stands.
    LastHands { card: LastCard },
}

/// The events of the hands that the floor waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum HandsEvent {
    /// A table reported its state.
    Reported {
        table: TableNo,
        progress: TableProgress,
        /// The seat that is all-in and called, then the callers.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        seats: Vec<SeatNo>,
    },
    /// The stack of a player at the start of the present hand was reported.
    StackReported { entry: EntryId, stack: Chips },
    /// Soft hand for hand began: tables report each hand, and wait only on request.
    SoftBegan,
    /// Soft hand for hand is over, or the day's last hands are.
    Ended,
    /// Every table is asked to count its players.
    HeadsAsked,
    /// A table reported its head count.
    HeadsCounted {
        table: TableNo,
        heads: u8,
        /// The number of players at the table by the record.
        here: u8,
    },
    /// The number of last hands of the day was set for every table.
    LastHandsDrawn {
        hands: u8,
        /// The seed of the draw; `None` if a player turned the card.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        seed: Option<u64>,
        /// The number of seats of a table, which gives the ranks in the draw. Only for a published
        /// draw.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        size: Option<u8>,
    },
}

impl HandsCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::{Report, Wait};
        use OnCorrection::Follows;
        match self {
            Self::Report | Self::Stack | Self::Heads => CommandRow::new(TABLE, Report, Follows),
            Self::Deal | Self::End => CommandRow::new(FLOOR, Report, Follows),
            Self::Soft | Self::AskHeads | Self::LastHands => CommandRow::new(FLOOR, Wait, Follows),
        }
    }
}

impl HandsEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::Entries;
        match self {
            Self::Reported { .. }
            | Self::SoftBegan
            | Self::Ended
            | Self::HeadsAsked
            | Self::HeadsCounted { .. }
            | Self::LastHandsDrawn { .. } => EventRow::new(&[], &[]),
            Self::StackReported { .. } => EventRow::new(&[Entries], &[]),
        }
    }
}
