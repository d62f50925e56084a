//! The commands and events of rulings and penalties.

use bottone_base::{chips::Chips, seat::TableNo, time::Timestamp};
use bottone_rules::ruling::{ActionOutcome, Situation};
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::{
    departments::Department,
    entries::EntryId,
    kinds::{CommandRow, EventRow, FLOOR, Offline, OnCorrection},
};

/// A ruling as given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenRuling {
    /// The subject of the ruling.
    pub matter: Matter,
    /// The verdict.
    pub verdict: Verdict,
    /// The rules that apply, as they are cited: "TDA 44".
    pub rules: Vec<String>,
    /// The name of the rule book.
    pub book: String,
    pub table: Option<TableNo>,
    pub player: Option<EntryId>,
    /// In the floor's own words.
    pub note: String,
}

/// The subject of a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Matter {
    /// A push of chips, with the words spoken.
    Push(Box<Situation>),
    /// An irregularity, by its name in the list.
    Irregularity(String),
    /// Another subject, in the floor's own words.
    Other(String),
}

/// The verdict of a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    Push(ActionOutcome),
    /// The announcement to the table, word for word.
    Text(String),
}

/// The penalty for a breach (TDA 2024 rule 71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Penalty {
    Warning,
    /// A number of hands to miss, 1 to 500.
    Hands(u16),
    /// A number of rounds to miss. Each has as many hands as there are players at the table now,
    /// the offender included.
    Rounds(u8),
    /// Disqualification: the chips go out of play, without a refund (WSOP 2026 tournament rule
    /// 114). The place is that of a player who busts now.
    Disqualified {
        /// The chips that go out of play, as counted.
        stack: Chips,
    },
}

/// The commands for rulings and penalties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(
    name(IncidentCommandKind),
    doc = "A kind of command for rulings and penalties."
)]
pub enum IncidentCommand {
    Rule(Box<GivenRuling>),
    /// Penalises this player.
    Penalise {
        entry: EntryId,
        penalty: Penalty,
        /// The reason, in the floor's words.
        note: String,
    },
    /// Counts hands for a penalty that the floor saw, besides those reported as dealt.
    Miss {
        entry: EntryId,
        /// The number of hands, 1 or more.
        hands: u16,
    },
    /// Lifts the rest of a player's penalties.
    Lift {
        entry: EntryId,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// Records the use of a time bank by a player.
    UseBank {
        entry: EntryId,
    },
    /// Gives every player all time banks again.
    ResetBanks,
    /// Records that a member of the floor goes to a table that called.
    Answer {
        table: TableNo,
        /// The caller.
        caller: String,
        /// The time of the call.
        called: Timestamp,
    },
}

/// The events of rulings and penalties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum IncidentEvent {
    Ruled(Box<GivenRuling>),
    /// This player was penalised.
    Penalised {
        entry: EntryId,
        /// The table, if the player has a seat.
        table: Option<TableNo>,
        penalty: Penalty,
        /// The hands to miss, by the number of players at the table at that moment.
        hands: u16,
        /// The reason, in the floor's words.
        note: String,
    },
    /// Missed hands were counted for a penalty.
    Missed {
        entry: EntryId,
        hands: u16,
    },
    /// The rest of a player's penalties was lifted.
    Lifted {
        entry: EntryId,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// A player used a time bank.
    BankUsed {
        entry: EntryId,
    },
    /// Every player has all time banks again.
    BanksReset,
    /// A member of the floor went to a table that called.
    Answered {
        table: TableNo,
        /// The caller.
        caller: String,
        /// The time of the call.
        called: Timestamp,
    },
}

impl IncidentCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Report;
        use OnCorrection::Follows;
        match self {
            Self::Rule
            | Self::Penalise
            | Self::Miss
            | Self::Lift
            | Self::UseBank
            | Self::ResetBanks
            | Self::Answer => CommandRow::new(FLOOR, Report, Follows),
        }
    }
}

impl IncidentEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::Incidents;
        match self {
            Self::Ruled(_)
            | Self::Penalised { .. }
            | Self::Missed { .. }
            | Self::Lifted { .. }
            | Self::BankUsed { .. }
            | Self::BanksReset
            | Self::Answered { .. } => EventRow::new(&[Incidents], &[]),
        }
    }
}
