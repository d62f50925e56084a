//! What can be asked about rulings and penalties, and what happens.

use serde::{Deserialize, Serialize};

use crate::{
    rules::{
        chips::Chips,
        ruling::{Outcome, Situation},
        seat::TableNo,
        time::Timestamp,
    },
    tournament::entries::EntryId,
};

/// A ruling as it was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// What it was about.
    pub matter: Matter,
    /// What was ruled.
    pub verdict: Verdict,
    /// The rules that say so, as they are cited: "TDA 44".
    pub rules: Vec<String>,
    /// The rule book by its name.
    pub book: String,
    pub table: Option<TableNo>,
    pub player: Option<EntryId>,
    /// In the floor's own words.
    pub note: String,
}

/// What a ruling is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Matter {
    /// A push of chips and words.
    Push(Box<Situation>),
    /// An irregularity, by its name in the list.
    Irregularity(String),
    /// Something else, in the floor's own words.
    Other(String),
}

/// What was ruled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    Push(Outcome),
    /// What the table was told, as it was told.
    Told(String),
}

/// What a player is given for a breach (TDA 2024 rule 71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Penalty {
    Warning,
    /// So many hands are missed, 1 to 500.
    Hands(u16),
    /// So many rounds are missed: each of as many hands as there are players at the table now, the
    /// offender included.
    Rounds(u8),
    /// The player is out of the event: the chips go out of play, and nothing is refunded (WSOP 2026
    /// tournament rule 114). The place is the one that a player gets who busts now.
    Disqualified {
        /// The chips that go out of play, as they were counted.
        stack: Chips,
    },
}

/// What can be asked about rulings and penalties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum IncidentCommand {
    Rule(Box<Given>),
    /// This player is penalised.
    Penalise {
        entry: EntryId,
        penalty: Penalty,
        /// Why, in the floor's words.
        note: String,
    },
    /// The floor saw hands go by that a penalty counts, beside those that are reported as dealt.
    Miss {
        entry: EntryId,
        /// How many hands, 1 or more.
        hands: u16,
    },
    /// What is left of a player's penalties is lifted.
    Lift {
        entry: EntryId,
        /// Why, in the floor's words.
        reason: String,
    },
    /// A player used a time bank.
    UseBank {
        entry: EntryId,
    },
    /// Everybody has every time bank again.
    ResetBanks,
    /// Somebody of the floor goes to a table that called.
    Answer {
        table: TableNo,
        /// Who called.
        caller: String,
        /// When the call came in.
        called: Timestamp,
    },
}

/// What happened about rulings and penalties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum IncidentEvent {
    Ruled(Box<Given>),
    /// This player was penalised.
    Penalised {
        entry: EntryId,
        /// At which table, if the player has a seat.
        table: Option<TableNo>,
        penalty: Penalty,
        /// The hands to miss, by the players at the table at that moment.
        hands: u16,
        /// Why, in the floor's words.
        note: String,
    },
    /// Hands went by that a penalty counts.
    Missed {
        entry: EntryId,
        hands: u16,
    },
    /// What was left of a player's penalties was lifted.
    Lifted {
        entry: EntryId,
        /// Why, in the floor's words.
        reason: String,
    },
    /// A player used a time bank.
    BankUsed {
        entry: EntryId,
    },
    /// Everybody has every time bank again.
    BanksReset,
    /// Somebody of the floor went to a table that called.
    Answered {
        table: TableNo,
        /// Who called.
        caller: String,
        /// When the call came in.
        called: Timestamp,
    },
}
