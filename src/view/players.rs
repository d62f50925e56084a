//! The players' list and one player's card.

use std::sync::Arc;

use super::{Stat, Tone};
use crate::{
    rules::seat::Seat,
    tournament::entries::{EntryId, PlayerId},
};

/// The players' screen above the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayersSummary {
    /// "220 entries · 198 players · 22 re-entries · 1 to be seated".
    pub line: String,
    /// How many seats are open, for "Open seats: 13".
    pub open_seats: usize,
}

/// One line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// Who.
    pub player: PlayerId,
    /// The latest entry, if any.
    pub entry: Option<EntryId>,
    /// "Bianchi, Luca".
    pub name: Arc<str>,
    /// "IT"; may be empty.
    pub country: String,
    /// How many entries; empty when there is none.
    pub entries: String,
    /// "T3 S7" or "—".
    pub seat: String,
    /// What was last counted, "27,400" or "—".
    pub chips: String,
    /// "Playing", "Moving", "Registered", "175th", "Listed", "Refunded", "Winner".
    pub status: String,
    /// The tone of the status.
    pub tone: Tone,
}

/// How the list is sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// By name.
    #[default]
    Name,
    /// By table and seat.
    Seat,
    /// By the last count, the most first.
    Chips,
    /// Those who play first, then by place.
    Place,
}

/// The panel of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerCard {
    /// Who.
    pub player: PlayerId,
    /// The latest entry, if any.
    pub entry: Option<EntryId>,
    /// Where the player sits.
    pub seat: Option<Seat>,
    /// Does the player play?
    pub playing: bool,
    /// Pinned to the seat?
    pub pinned: bool,
    /// "Caruso, Diego".
    pub name: String,
    /// "IT · card 004417 · 2nd entry".
    pub detail: String,
    /// Seat, Chips, Paid, Moved, Place; those that make no sense are absent.
    pub stats: Vec<Stat>,
    /// The player's note; may be empty.
    pub note: String,
    /// What happened, the latest first: "20:10" and "Re-entry 2, drawn to T4 S9".
    pub happened: Vec<(String, String)>,
}
