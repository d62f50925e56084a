//! What can be asked of the waiting list, and what happens to it.

use serde::{Deserialize, Serialize};

use crate::{
    rules::seat::{Seat, TableNo, table_size},
    tournament::{entries::EntryId, tables::Wish},
};

/// When a freed seat is offered to who waits, and whether who comes to a full room waits at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Alternates {
    /// Who comes to a full room is on no list, unless the floor puts him on it.
    #[default]
    Unlisted,
    /// Who comes to a full room waits; a seat is offered as soon as it is free.
    AtOnce,
    /// The same, but a table gets somebody only when it is two short.
    TwoShort,
    /// The same, but no freed seat is offered: a table opens when those who wait fill it.
    FullTables,
}

/// What can be asked of the waiting list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum WaitingCommand {
    /// Entries without a seat wait their turn, behind everybody who does already.
    Join {
        /// Who; everybody who is to be seated when empty.
        entries: Vec<EntryId>,
    },
    /// The first who wait get these seats and are called to them.
    Call {
        entries: Vec<EntryId>,
        seat: Wish,
        /// Are seats left out of the draw in which the coming hand would be waited for, between button and small blind, as
        /// long as there are others for all of them?
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        dealt_in: bool,
    },
    /// Open these tables and call the first who wait.
    Open {
        tables: Vec<TableNo>,
        /// How many seats each has.
        #[serde(deserialize_with = "table_size")]
        size: u8,
        entries: Vec<EntryId>,
        /// The seed of the draw.
        seed: u64,
    },
    /// The next one goes before him, once. Who was called and did not come gives the seat up.
    Skip { entry: EntryId, reason: String },
    /// He is not called until he is back; meanwhile the others go on.
    Hold { entry: EntryId, reason: String },
    /// He is back, in his place.
    Back { entry: EntryId },
    /// He is in this place from now on.
    Rank {
        entry: EntryId,
        /// 1 is the first.
        place: u32,
        reason: String,
    },
    /// Everybody who still waits gets the money back.
    Close {
        /// Does the organiser keep the fee and what is for the staff?
        keep_fee: bool,
    },
}

/// What happened to the waiting list. That somebody on it got a seat is told by the tables, and that he got the
/// money back by the entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum WaitingEvent {
    /// These open seats are left out of the draw that follows: who comes there waits a hand.
    LeftOut { seats: Vec<Seat> },
    /// These wait their turn, in this order, behind everybody who did already.
    Joined { entries: Vec<EntryId> },
    /// Somebody was passed over.
    Skipped {
        entry: EntryId,
        /// The seat to which he was called and did not come; it is free again.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        from: Option<Seat>,
        /// Where he stands now, 1 is the first.
        place: u32,
        /// In the floor's words.
        reason: String,
    },
    /// He is not called until he is back.
    Held { entry: EntryId, reason: String },
    /// He is back.
    CameBack { entry: EntryId },
    /// He was put into this place.
    Ranked { entry: EntryId, place: u32, reason: String },
}
