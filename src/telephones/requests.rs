//! Questions and acts of a phone, in the form that its script writes.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, TableNo},
};
use bottone_rules::floor::TableProgress;
use bottone_tournament::entries::EntryId;
use serde::{Deserialize, de::IgnoredAny};

/// One question or act.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PhoneRequest {
    /// The code of the phone's language.
    pub(super) language: String,
    pub(super) wants: RequestKind,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) enum RequestKind {
    /// The home page. Its lists are sent only if they differ from the `known` ones.
    Home { known: String, tables: Vec<TableNo> },
    /// The players at a table.
    Table { table: TableNo },
    /// The players that match the typed text.
    Find { typed: String },
    /// The acts available for a player.
    Player { entry: EntryId },
    /// The meaning of a push.
    Ruling(PushInput),
    /// The outcome of these acts, which the desk kept as reports.
    Reports { acts: Vec<String> },
    /// An act, with the name that the phone gave it and the event it was meant for.
    Act {
        id: String,
        event: i64,
        /// The dealer's table, which older pages send. Ignored: the desk gives a dealer the table.
        #[serde(default, rename = "at")]
        _at: IgnoredAny,
        act: PhoneAct,
    },
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) enum PhoneAct {
    /// The player busts; the players in `by` take the bounty, if there is one. `stack` is the typed
    /// stack at the start of the hand, if the event asks for it.
    Bust {
        entry: EntryId,
        by: Vec<EntryId>,
        stack: String,
    },
    /// The player was seen in the seat.
    Arrived {
        entry: EntryId,
    },
    /// A step of the to-do list.
    Task {
        key: String,
    },
    /// A table's progress in hand for hand.
    Report {
        table: TableNo,
        progress: TableProgress,
    },
    /// A chip count of one player: the number of chips of each value.
    Count {
        entry: EntryId,
        pieces: Vec<(Chips, u32)>,
    },
    /// A call of the floor to a table.
    Call {
        table: TableNo,
    },
    Clock {
        turn: ClockTurn,
    },
    /// A ruling to be recorded.
    Rule {
        push: PushInput,
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

/// The situation at a table. Amounts are as typed; an empty amount means the known one.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct PushInput {
    pub(super) table: TableNo,
    pub(super) seat: Option<SeatNo>,
    pub(super) street: Option<StreetInput>,
    pub(super) bet: String,
    pub(super) raise: String,
    pub(super) chips: Vec<Chips>,
    pub(super) said: WordsInput,
    /// The announced amount.
    pub(super) amount: String,
    pub(super) when: TimingInput,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StreetInput {
    First,
    Later,
    Big,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WordsInput {
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
pub(super) enum TimingInput {
    Before,
    With,
    After,
}
