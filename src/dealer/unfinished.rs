//! The unfinished content of the tables when the program ended: hands, Italian evenings, clocks.
//!
//! It is saved beside the settings as it changes, and offered at the next start. The file could
//! contain anything, so its content is replayed by the rules when it is loaded.

use std::collections::BTreeMap;

use bottone_base::{
    seat::{MOST_SEATS, SeatNo, TableNo},
    time::{Span, Timestamp},
};
use bottone_hands::italian::{self, Evening};
use bottone_rules::{
    floor::{FacedBet, PlayerClock},
    rulebook::ClockExpiry,
};
use bottone_tournament::entries::EntryId;
use serde::{Deserialize, Serialize};

use super::{FollowedHand, HandDraft, SavedHand};

/// The version of the saved form; a later one is not understood.
const FORM: u32 = 1;
/// The longest name accepted.
const LONGEST_NAME: usize = 200;
/// The most hands or clocks accepted at once.
const MOST_TABLES: usize = 500;
/// The most actions accepted in an evening.
const MOST_ACTS: usize = 20_000;

/// The unfinished content of the tables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnfinishedTables {
    form: u32,
    /// The table's own time at the last save, and the computer's.
    pub at: (Timestamp, Timestamp),
    /// The hands and the corrections for the next, by table.
    #[serde(default)]
    pub hands: Vec<UnfinishedHand>,
    /// The Italian evening in progress.
    #[serde(default)]
    pub evening: Option<UnfinishedEvening>,
    /// The Italian evenings put aside.
    #[serde(default)]
    pub away: Vec<UnfinishedEvening>,
    /// The players' clocks.
    #[serde(default)]
    pub clocks: Vec<UnfinishedClock>,
    /// The banks used at a table without an event.
    #[serde(default)]
    pub banks: BTreeMap<SeatNo, u8>,
}

/// A hand at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnfinishedHand {
    /// The table; `None` without an event.
    pub table: Option<TableNo>,
    /// The hand being followed; `None` between two hands.
    pub hand: Option<SavedHand>,
    /// The corrections for the next hand.
    pub draft: HandDraft,
}

/// An Italian evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnfinishedEvening {
    /// The table; `None` without an event, and in files of older programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableNo>,
    start: italian::EveningStart,
    acts: Vec<italian::ItalianAct>,
    /// The players by seat, if known.
    pub names: Vec<(SeatNo, String)>,
}

/// A player's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnfinishedClock {
    /// The table; `None` without an event.
    pub table: Option<TableNo>,
    /// The player's seat.
    pub seat: SeatNo,
    /// The player's entry, in an event.
    pub entry: Option<EntryId>,
    /// The player's name; may be empty.
    pub name: String,
    /// The effect at zero of a shot clock; a called clock follows the book.
    pub shot: Option<ClockExpiry>,
    /// The player's situation.
    pub faces: FacedBet,
    /// The state of the clock.
    pub clock: PlayerClock,
    pub started: Timestamp,
}

impl UnfinishedHand {
    /// Rebuilds the hand being followed. `None` if there was none, or if it is impossible.
    pub fn followed(&self) -> Option<FollowedHand> {
        self.hand.as_ref().and_then(SavedHand::resume)
    }

    fn is_sound(&self) -> bool {
        let is_here = |hand: &SavedHand| hand.resume().is_some_and(|of| of.table() == self.table);
        self.draft.is_sound() && self.hand.as_ref().is_none_or(is_here)
    }
}

impl UnfinishedClock {
    /// Moves its time forward by this much.
    pub fn advance(&mut self, by: Span) {
        self.started = self.started.after(by);
        self.clock.shift_time(by);
    }
}

impl UnfinishedEvening {
    /// Returns the saved form of the evening.
    pub fn of(evening: &Evening, names: &[(SeatNo, String)], table: Option<TableNo>) -> Self {
        let (start, acts) = (evening.start().clone(), evening.acts().to_vec());
        Self { table, start, acts, names: names.to_vec() }
    }

    /// Rebuilds the evening. `None` if its actions cannot follow one another.
    pub fn resume(&self) -> Option<Evening> {
        let names = self.names.len() <= usize::from(MOST_SEATS)
            && self.names.iter().all(|(_, name)| name.len() <= LONGEST_NAME);
        let mut evening = Evening::new(self.start.clone()).ok().filter(|_| names)?;
        if self.acts.len() > MOST_ACTS {
            return None;
        }
        for act in &self.acts {
            evening.act(*act).ok()?;
        }
        Some(evening)
    }
}

impl UnfinishedTables {
    /// Makes an empty state, at this time of the table and of the computer.
    pub fn at(table: Timestamp, computer: Timestamp) -> Self {
        Self { form: FORM, at: (table, computer), ..Self::default() }
    }

    /// Returns whether it is empty.
    pub fn is_empty(&self) -> bool {
        let Self { form: _, at: _, hands, evening, away, clocks, banks } = self;
        let none = evening.is_none() && away.is_empty() && clocks.is_empty();
        none && hands.is_empty() && banks.is_empty()
    }

    /// Returns whether both are the same, ignoring their times.
    pub fn is_same(&self, other: &Self) -> bool {
        let Self { form: _, at: _, hands, evening, away, clocks, banks } = self;
        (hands, evening, away) == (&other.hands, &other.evening, &other.away)
            && (clocks, banks) == (&other.clocks, &other.banks)
    }

    /// Returns the possible part of the content, and whether that is all. An unknown version gives
    /// an empty state.
    #[must_use]
    pub fn sound(mut self) -> (Self, bool) {
        if self.form != FORM {
            return (Self::at(self.at.0, self.at.1), false);
        }
        let count = |left: &Self| {
            let evenings = usize::from(left.evening.is_some()) + left.away.len();
            left.hands.len() + evenings + left.clocks.len()
        };
        let before = count(&self);
        self.hands.truncate(MOST_TABLES);
        self.clocks.truncate(MOST_TABLES);
        self.away.truncate(MOST_TABLES);
        self.hands.retain(UnfinishedHand::is_sound);
        self.evening = self.evening.filter(|evening| evening.resume().is_some());
        self.away.retain(|evening| evening.resume().is_some());
        let at = self.at.0;
        let is_sound =
            |left: &UnfinishedClock| left.name.len() <= LONGEST_NAME && left.clock.is_sound(at);
        self.clocks.retain(is_sound);
        let whole = count(&self) == before;
        (self, whole)
    }

    /// Returns the parts that do not conflict with the present content.
    #[must_use]
    pub fn without_conflicts(&self, now: &Self) -> Self {
        let mut left = self.clone();
        // A stack corrected before a hand does not conflict with the saved hand.
        left.hands.retain(|hand| {
            let here = |other: &&UnfinishedHand| other.table == hand.table;
            now.hands.iter().find(here).is_none_or(|now| now.hand.is_none() && hand.hand.is_some())
        });
        if now.evening.is_some() {
            left.away.extend(left.evening.take());
        }
        let clocked = |clock: &UnfinishedClock| {
            now.clocks.iter().any(|other| (other.table, other.seat) == (clock.table, clock.seat))
        };
        left.clocks.retain(|clock| !clocked(clock));
        left.away.retain(|evening| !now.away.contains(evening));
        left
    }

    /// Merges this with the present content, at the present times.
    #[must_use]
    pub fn merge(mut self, now: Self) -> Self {
        let by = self.clock_lead(now.at.0, now.at.1);
        for clock in self.clocks.iter_mut().filter(|clock| clock.table.is_none()) {
            clock.advance(by);
        }
        let mut both = now;
        both.hands.extend(self.hands);
        both.evening = both.evening.or(self.evening);
        both.away.extend(self.away);
        both.clocks.extend(self.clocks);
        if both.banks.is_empty() {
            both.banks = self.banks;
        }
        both
    }

    /// Returns the lead of a clock on the table's own time, at these times of table and computer. A
    /// table without an event starts at zero with each program.
    pub const fn clock_lead(&self, table: Timestamp, computer: Timestamp) -> Span {
        let gone = computer.since(self.at.1);
        table.since(self.at.0).minus(gone)
    }
}
