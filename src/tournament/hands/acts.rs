//! What tables tell of the hands that the floor waits for, and what happens.

use serde::{Deserialize, Serialize};

use crate::{
    rules::{
        chips::Chips,
        floor::TableDid,
        seat::{SeatNo, TableNo},
    },
    tournament::entries::EntryId,
};

/// How the number of last hands came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastCard {
    /// A player turned a card of this rank.
    Turned(u8),
    /// The program drew it, with this seed, and it is none of the draws that are published.
    Drawn(u64),
    /// The program drew it, with this seed, as a draw that is published (docs/draw.md).
    Proven(u64),
}

/// What can be asked of the hands that the floor waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum HandsCommand {
    /// A table tells where it is.
    Report {
        table: TableNo,
        did: TableDid,
        /// Of a player who is all in and called: that seat, then those who called, as far as they were told.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        seats: Vec<SeatNo>,
    },
    /// This player began the hand that goes on with so much, in play or out in it.
    Stack {
        entry: EntryId,
        /// As the rule book counts it ([`crate::rules::rulebook::BustRanking::counted`]).
        stack: Chips,
    },
    /// Every table has played the hand: the next one is dealt, and the clock loses what the rule book says.
    Deal,
    /// All tables play by themselves again.
    End {
        /// Was the hand that goes on played to its end? The clock loses it then, too.
        played: bool,
        /// Is the day over with its last hands? They stood for what was left of its last level (WSOP 2026
        /// tournament rule 125), so the clock goes to the end of the day where one follows that level.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        day: bool,
    },
    /// Tables tell each hand that they have played, and wait only when they are told to (TDA 2024 recommended
    /// procedure 19). The clock runs, and busts rank by their time.
    Soft,
    /// Every table is asked to count the heads at it.
    AskHeads,
    /// A table has counted.
    Heads { table: TableNo, heads: u8 },
    /// So many hands are left of the day at every table (WSOP 2026 tournament rule 125). The clock stands.
    LastHands { card: LastCard },
}

/// What happened to the hands that the floor waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum HandsEvent {
    /// A table told where it is.
    Reported {
        table: TableNo,
        did: TableDid,
        /// The seat that is all in and called, then those who called.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        seats: Vec<SeatNo>,
    },
    /// With what a player began the hand that goes on.
    StackTold { entry: EntryId, stack: Chips },
    /// Tables tell their hands, and wait only when they are told to.
    SoftBegan,
    /// Soft hand for hand is over, or the day's last hands are.
    Ended,
    /// Every table is asked to count the heads at it.
    HeadsAsked,
    /// A table has counted.
    HeadsCounted {
        table: TableNo,
        heads: u8,
        /// How many sit there by the record.
        here: u8,
    },
    /// So many hands are left of the day at every table.
    LastHandsDrawn {
        hands: u8,
        /// With which the program drew them; none where a player turned the card.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        seed: Option<u64>,
        /// How many seats a table has, which says the ranks that were drawn from; only where the draw is published.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        size: Option<u8>,
    },
}
