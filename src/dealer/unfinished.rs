//! What lay at the tables when the program ended: hands, Italian evenings, clocks.
//!
//! It is kept beside the settings as it goes on, and offered at the next start. Whoever could write
//! that file could write anything there, so whatever is taken up is played again by the rules.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Draft, Followed, KeptHand};
use crate::{
    rules::{
        floor::{Faces, PlayerClock},
        italian::{self, Evening},
        rulebook::ClockExpiry,
        seat::{MOST_SEATS, SeatNo, TableNo},
        time::{Span, Timestamp},
    },
    tournament::entries::EntryId,
};

/// The form in which it is written; a later one is not understood.
const FORM: u32 = 1;
/// Names that are longer are nobody's.
const LONGEST_NAME: usize = 200;
/// More hands at once, or clocks, nobody follows.
const MOST_TABLES: usize = 500;
/// More acts than this nobody does in an evening.
const MOST_ACTS: usize = 20_000;

/// What lay at the tables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Left {
    form: u32,
    /// The table's own instant when this was written, and the computer's.
    pub at: (Timestamp, Timestamp),
    /// The hands, and what was put right for the next, table by table.
    #[serde(default)]
    pub hands: Vec<LeftHand>,
    /// The Italian evening that is played.
    #[serde(default)]
    pub evening: Option<LeftEvening>,
    /// Italian evenings that were put away.
    #[serde(default)]
    pub away: Vec<LeftEvening>,
    /// The clocks against players.
    #[serde(default)]
    pub clocks: Vec<LeftClock>,
    /// Banks used at a table without an event.
    #[serde(default)]
    pub banks: BTreeMap<SeatNo, u8>,
}

/// A hand at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeftHand {
    /// Which table; nothing without an event.
    pub table: Option<TableNo>,
    /// The hand that was followed; nothing between two hands.
    pub hand: Option<KeptHand>,
    /// What was put right for the next.
    pub draft: Draft,
}

/// An Italian evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeftEvening {
    /// Which table; nothing without an event, and where an older program wrote it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableNo>,
    start: italian::Start,
    acts: Vec<italian::Act>,
    /// Who plays, by seat, where that is known.
    pub names: Vec<(SeatNo, String)>,
}

/// A clock against a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeftClock {
    /// At which table; nothing without an event.
    pub table: Option<TableNo>,
    /// Where the player sits.
    pub seat: SeatNo,
    /// The player's entry, in an event.
    pub entry: Option<EntryId>,
    /// The player's name; may be empty.
    pub name: String,
    /// What happens at zero, for a shot clock; a called clock goes by the book.
    pub shot: Option<ClockExpiry>,
    /// What the player faces.
    pub faces: Faces,
    /// How far it is.
    pub clock: PlayerClock,
    pub started: Timestamp,
}

impl LeftHand {
    /// The hand that was followed; nothing when there was none, or it cannot have been.
    pub fn followed(&self) -> Option<Followed> {
        self.hand.as_ref().and_then(KeptHand::take_up)
    }

    fn is_sound(&self) -> bool {
        let is_here = |hand: &KeptHand| hand.take_up().is_some_and(|of| of.table() == self.table);
        self.draft.is_sound() && self.hand.as_ref().is_none_or(is_here)
    }
}

impl LeftClock {
    /// The time by which it goes was set forward by so much.
    pub fn set_on(&mut self, by: Span) {
        self.started = self.started.after(by);
        self.clock.time_was_set(by);
    }
}

impl LeftEvening {
    /// The evening as it is kept.
    pub fn of(evening: &Evening, names: &[(SeatNo, String)], table: Option<TableNo>) -> Self {
        let (start, acts) = (evening.start().clone(), evening.acts().to_vec());
        Self { table, start, acts, names: names.to_vec() }
    }

    /// The evening as it was; nothing when its acts cannot follow one another.
    pub fn take_up(&self) -> Option<Evening> {
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

impl Left {
    /// Nothing yet, at this instant of the table, which is that one of the computer.
    pub fn at(table: Timestamp, computer: Timestamp) -> Self {
        Self { form: FORM, at: (table, computer), ..Self::default() }
    }

    /// Does nothing lie there?
    pub fn is_empty(&self) -> bool {
        let Self { form: _, at: _, hands, evening, away, clocks, banks } = self;
        let none = evening.is_none() && away.is_empty() && clocks.is_empty();
        none && hands.is_empty() && banks.is_empty()
    }

    /// Does the same lie there, whenever that was looked at?
    pub fn is_same(&self, other: &Self) -> bool {
        let Self { form: _, at: _, hands, evening, away, clocks, banks } = self;
        (hands, evening, away) == (&other.hands, &other.evening, &other.away)
            && (clocks, banks) == (&other.clocks, &other.banks)
    }

    /// What of it can have come about, and whether that is all. Nothing of a form that is not known.
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
        self.hands.retain(LeftHand::is_sound);
        self.evening = self.evening.filter(|evening| evening.take_up().is_some());
        self.away.retain(|evening| evening.take_up().is_some());
        let at = self.at.0;
        let is_sound =
            |left: &LeftClock| left.name.len() <= LONGEST_NAME && left.clock.is_sound(at);
        self.clocks.retain(is_sound);
        let whole = count(&self) == before;
        (self, whole)
    }

    /// What of this has no place any more beside what lies there now.
    #[must_use]
    pub fn beside(&self, now: &Self) -> Self {
        let mut left = self.clone();
        // A stack that is put right before a hand does not stand in the way of the hand that was left.
        left.hands.retain(|hand| {
            let here = |other: &&LeftHand| other.table == hand.table;
            now.hands.iter().find(here).is_none_or(|now| now.hand.is_none() && hand.hand.is_some())
        });
        if now.evening.is_some() {
            left.away.extend(left.evening.take());
        }
        let clocked = |clock: &LeftClock| {
            now.clocks.iter().any(|other| (other.table, other.seat) == (clock.table, clock.seat))
        };
        left.clocks.retain(|clock| !clocked(clock));
        left.away.retain(|evening| !now.away.contains(evening));
        left
    }

    /// This and what lies there now, in one, at the instants of now.
    #[must_use]
    pub fn with(mut self, now: Self) -> Self {
        let by = self.set_on(now.at.0, now.at.1);
        for clock in self.clocks.iter_mut().filter(|clock| clock.table.is_none()) {
            clock.set_on(by);
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

    /// How far a clock that goes by the table's own time has to be set on, at this instant of the table
    /// and of the computer: a table without an event begins anew with each program.
    pub const fn set_on(&self, table: Timestamp, computer: Timestamp) -> Span {
        let gone = computer.since(self.at.1);
        table.since(self.at.0).minus(gone)
    }
}
