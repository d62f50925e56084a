//! Rulings and penalties: the floor's decisions at a table, and the hands that a penalised player
//! still misses.
//!
//! A penalty counts down by itself with the hands dealt at the player's present table. Several
//! penalties are served one after the other. A misdeal and its second deal are one hand (TDA 2024
//! rule 71), and are reported as one. A busted player serves nothing, and a rebuy resumes the rest.

mod acts;
mod decide;

use std::collections::BTreeMap;

use bottone_base::{seat::TableNo, time::Timestamp};
use serde::Serialize;

use super::{
    Event, Tournament,
    entries::EntryId,
    tables::{TableEvent, Tables},
};
pub use acts::{
    GivenRuling, IncidentCommand, IncidentCommandKind, IncidentEvent, Matter, Penalty, Verdict,
};
pub use decide::{LONGEST_NOTE, LONGEST_VERDICT, MOST_CITES};
pub(super) use decide::{decide, is_sound_reason};

/// A penalty that was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ServedPenalty {
    pub entry: EntryId,
    pub at: Timestamp,
    /// The kind of penalty.
    pub penalty: Penalty,
    /// The hands that it cost when it was given.
    pub hands: u16,
    /// The hands still to be missed.
    pub left: u16,
    /// The time when the last of them was missed.
    pub over: Option<Timestamp>,
    /// The reason for lifting it, in the floor's words.
    pub lifted: Option<String>,
    /// The reason for giving it, in the floor's words.
    pub note: String,
}

/// The rulings, the penalties and the used time banks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Incidents {
    rulings: Vec<GivenRuling>,
    penalties: Vec<ServedPenalty>,
    banks: BTreeMap<EntryId, u8>,
}

impl Incidents {
    pub(super) fn on_event(&mut self, event: &Event, tables: &Tables, at: Timestamp) {
        let event = match event {
            Event::Tables(TableEvent::Dealt { table, hands, .. }) => {
                return self.dealt(*table, *hands, tables, at);
            }
            Event::Incidents(event) => event,
            _ => return,
        };
        match event {
            IncidentEvent::Ruled(given) => self.rulings.push((**given).clone()),
            IncidentEvent::Penalised { entry, penalty, hands, note, .. } => {
                self.penalties.push(ServedPenalty {
                    entry: *entry,
                    at,
                    penalty: *penalty,
                    hands: *hands,
                    left: *hands,
                    over: None,
                    lifted: None,
                    note: note.clone(),
                });
            }
            IncidentEvent::Missed { entry, hands } => self.miss(*entry, *hands, at),
            IncidentEvent::Lifted { entry, reason } => {
                for served in self.running(*entry) {
                    served.left = 0;
                    served.lifted = Some(reason.clone());
                }
            }
            IncidentEvent::BankUsed { entry } => {
                let used = self.banks.entry(*entry).or_default();
                *used = used.saturating_add(1);
            }
            IncidentEvent::BanksReset => self.banks.clear(),
            // The answer is kept in the record alone.
            IncidentEvent::Answered { .. } => {}
        }
    }

    /// Counts hands dealt at a table for the penalties of its players.
    fn dealt(&mut self, table: TableNo, hands: u16, tables: &Tables, at: Timestamp) {
        let sits = |entry| tables.seat_of(entry).is_some_and(|seat| seat.table == table);
        let waiting = self.penalties.iter().filter(|served| served.left > 0);
        let mut here: Vec<EntryId> =
            waiting.map(|served| served.entry).filter(|entry| sits(*entry)).collect();
        here.sort_unstable();
        here.dedup();
        for entry in here {
            self.miss(entry, hands, at);
        }
    }

    /// Counts missed hands for this player's penalties, the oldest first.
    fn miss(&mut self, entry: EntryId, hands: u16, at: Timestamp) {
        let mut hands = hands;
        for served in self.running(entry) {
            let missed = hands.min(served.left);
            served.left -= missed;
            hands -= missed;
            if served.left == 0 {
                served.over = Some(at);
            }
            if hands == 0 {
                return;
            }
        }
    }

    /// Returns the penalties of this player that are not fully served.
    fn running(&mut self, entry: EntryId) -> impl Iterator<Item = &mut ServedPenalty> {
        self.penalties.iter_mut().filter(move |served| served.entry == entry && served.left > 0)
    }

    /// Returns every ruling, in the order in which they were given.
    pub fn rulings(&self) -> &[GivenRuling] {
        &self.rulings
    }

    /// Returns every penalty, in the order in which they were given.
    pub fn penalties(&self) -> &[ServedPenalty] {
        &self.penalties
    }

    /// Returns the number of time banks that a player has used.
    pub fn banks_used(&self, entry: EntryId) -> u8 {
        self.banks.get(&entry).copied().unwrap_or_default()
    }

    /// Returns the number of used time banks of each player with any.
    pub fn banks(&self) -> impl ExactSizeIterator<Item = (EntryId, u8)> {
        self.banks.iter().map(|(entry, used)| (*entry, *used))
    }

    fn hands_left(&self, entry: EntryId) -> u16 {
        let own = self.penalties.iter().filter(|served| served.entry == entry);
        own.fold(0, |sum, served| sum.saturating_add(served.left))
    }
}

impl Tournament {
    /// Returns the hands that this player still has to miss; 0 for one who is out.
    pub fn hands_to_miss(&self, entry: EntryId) -> u16 {
        let plays = self.entries.get(entry).is_some_and(super::entries::Entry::is_in);
        if plays { self.incidents.hands_left(entry) } else { 0 }
    }
}
