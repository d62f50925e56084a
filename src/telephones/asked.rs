//! What a telephone asks, as its script writes it.

use serde::{Deserialize, de::IgnoredAny};

use crate::rules::{
    chips::Chips,
    floor::TableDid,
    seat::{SeatNo, TableNo},
};
use crate::tournament::entries::EntryId;

/// One question or act.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    /// The language that the telephone speaks, by its code.
    pub(super) language: String,
    pub(super) wants: Wants,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) enum Wants {
    /// How it stands; the lists only where they are others than those that are known.
    Home { known: String, tables: Vec<TableNo> },
    /// Everybody at a table.
    Table { table: TableNo },
    /// Who is meant by what is typed.
    Find { typed: String },
    /// What can be done for a player.
    Player { entry: EntryId },
    /// What a push means.
    Ruling(Push),
    /// What became of these acts, which the desk kept as reports.
    Reports { acts: Vec<String> },
    /// An act, by the name that the telephone gave it, in the event that it was meant for.
    Act {
        id: String,
        event: i64,
        /// Pages of before said here at which table somebody deals. The desk gives a dealer the table.
        #[serde(default, rename = "at")]
        _at: IgnoredAny,
        act: Act,
    },
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) enum Act {
    /// This player is out; these take the bounty, where there is one. The stack at the start of the hand as typed, where
    /// it is asked for.
    Bust {
        entry: EntryId,
        by: Vec<EntryId>,
        stack: String,
    },
    /// This player was seen in the seat.
    Arrived {
        entry: EntryId,
    },
    /// A step of the list of what is to be done.
    Task {
        key: String,
    },
    /// A table tells where it is in the hand that all wait for.
    Report {
        table: TableNo,
        did: TableDid,
    },
    /// So many chips of which value a player has.
    Count {
        entry: EntryId,
        pieces: Vec<(Chips, u32)>,
    },
    /// The floor is called to a table.
    Call {
        table: TableNo,
    },
    Clock {
        turn: ClockTurn,
    },
    /// A ruling goes on record.
    Rule {
        push: Push,
        choice: Option<usize>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ClockTurn {
    Start,
    Pause,
    Next,
}

/// What happened at a table. Amounts are as typed; an empty one is as it is known.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Push {
    pub(super) table: TableNo,
    pub(super) seat: Option<SeatNo>,
    pub(super) street: Option<OnStreet>,
    pub(super) bet: String,
    pub(super) raise: String,
    pub(super) chips: Vec<Chips>,
    pub(super) said: OneSaid,
    /// The amount that was said.
    pub(super) amount: String,
    pub(super) when: OneWhen,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum OnStreet {
    First,
    Later,
    Big,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum OneSaid {
    Nothing,
    Call,
    Check,
    Fold,
    Raise,
    Amount,
    AllIn,
    Pot,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum OneWhen {
    Before,
    With,
    After,
}
