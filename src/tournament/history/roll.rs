//! The owner of each number at the time of a record.

use std::collections::BTreeMap;

use super::{Follower, Ledger, Record, unfollowed};
use crate::{
    Event,
    entries::{EntryEvent, EntryId, PlayerId},
    numbered::NumberedList,
};

/// The owner and short name of each number at the time of a record. Numbers are given again after
/// an undo, so the present event does not have the names of old records.
#[derive(Clone, Debug, Default)]
pub struct Roll {
    players: NumberedList<NamedPlayer>,
    entries: NumberedList<PlayerId>,
    /// The valid records that added or changed names. Each has the numbers of players and entries
    /// before it, if it only added some.
    written: BTreeMap<u32, Option<(usize, usize)>>,
    ledger: Ledger,
}

/// A player's name, and the number of entries not refunded.
#[derive(Clone, Debug)]
struct NamedPlayer {
    name: String,
    entries: usize,
}

/// The effect of a record on a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollChange {
    /// No change.
    Unchanged,
    /// New numbers, and more entries of their players.
    Added,
    /// Other names or counts for numbers that earlier records have.
    Changed,
}

impl Roll {
    /// Adds the acts of a record.
    pub fn enter(&mut self, number: u32, record: &Record, records: &[Record]) -> RollChange {
        self.ledger.enter(record);
        let is_plain = |record: &Record| record.happened.is_none() && record.revisions.is_empty();
        let of = record.undone_or_redone().and_then(|(of, _)| records.get(of as usize));
        // A record that changes others, or happened before others, is written at its place in time.
        if !is_plain(record) || !of.is_none_or(is_plain) {
            return self.rewrite(records);
        }
        match record.undone_or_redone() {
            None => self.add(number, record.events()),
            Some((record, false)) => {
                let is_last = self.last() == Some(record);
                match self.written.remove(&record) {
                    None => RollChange::Unchanged,
                    Some(Some(before)) if is_last => self.cut(before),
                    Some(_) => self.rewrite(records),
                }
            }
            Some((record, true)) => {
                let is_last = self.last().is_none_or(|last| last < record);
                if is_last {
                    self.add(record, self.ledger.events(records, record))
                } else {
                    self.rewrite(records)
                }
            }
        }
    }

    fn last(&self) -> Option<u32> {
        self.written.last_key_value().map(|(number, _)| *number)
    }

    fn cut(&mut self, (players, entries): (usize, usize)) -> RollChange {
        for player in self.entries.split_off(entries) {
            if let Some(known) = self.players.get_mut(player.index()) {
                known.entries = known.entries.saturating_sub(1);
            }
        }
        self.players.split_off(players);
        RollChange::Changed
    }

    fn rewrite(&mut self, records: &[Record]) -> RollChange {
        let ledger = std::mem::take(self).ledger;
        for line in ledger.story(records) {
            self.add(line.number, line.events);
        }
        self.ledger = ledger;
        RollChange::Changed
    }

    fn add(&mut self, number: u32, events: &[Event]) -> RollChange {
        let before = (self.players.end(), self.entries.end());
        let mut changed = false;
        for event in events.iter().filter(|event| Follower::Roll.follows(event)) {
            match event {
                Event::Entries(EntryEvent::Listed { people, from }) => {
                    for (person, nth) in people.iter().zip(0..) {
                        let known = NamedPlayer { name: person.short(), entries: 0 };
                        let at = self.players.add(from.map(|from| from.index() + nth), known);
                        changed |= at < before.0;
                    }
                }
                Event::Entries(EntryEvent::Entered { players, from, .. }) => {
                    for (player, nth) in players.iter().zip(0..) {
                        self.count(*player, |entries| entries.saturating_add(1));
                        let at = self.entries.add(from.map(|from| from.index() + nth), *player);
                        changed |= at < before.1;
                    }
                }
                Event::Entries(EntryEvent::Carried { entries, .. }) => {
                    for carried in entries {
                        self.count(carried.player, |entries| entries.saturating_add(1));
                        self.entries.add(None, carried.player);
                    }
                }
                Event::Entries(EntryEvent::NumbersSkipped { players, entries, .. }) => {
                    changed = true;
                    self.players.skip(players.iter().map(|id| id.index()));
                    self.entries.skip(entries.iter().map(|id| id.index()));
                }
                Event::Entries(EntryEvent::Corrected { player, to }) => {
                    changed = true;
                    if let Some(known) = self.players.get_mut(player.index()) {
                        known.name = to.short();
                    }
                }
                Event::Entries(EntryEvent::Refunded { entry, .. }) => {
                    changed = true;
                    if let Some(player) = self.entries.get(entry.index()).copied() {
                        self.count(player, |entries| entries.saturating_sub(1));
                    }
                }
                event => unfollowed(event),
            }
        }
        if !changed && before == (self.players.end(), self.entries.end()) {
            return RollChange::Unchanged;
        }
        self.written.insert(number, (!changed).then_some(before));
        if changed { RollChange::Changed } else { RollChange::Added }
    }

    fn count(&mut self, player: PlayerId, entries: impl Fn(usize) -> usize) {
        if let Some(known) = self.players.get_mut(player.index()) {
            known.entries = entries(known.entries);
        }
    }

    /// Returns the short name of a player.
    pub fn player(&self, id: PlayerId) -> &str {
        self.players.get(id.index()).map_or("?", |known| known.name.as_str())
    }

    /// Returns the short name of an entry's player.
    pub fn entry(&self, id: EntryId) -> &str {
        self.entries.get(id.index()).map_or("?", |player| self.player(*player))
    }

    /// Returns the number of entries of a player at that time.
    pub fn times_entered(&self, id: PlayerId) -> usize {
        self.players.get(id.index()).map_or(0, |known| known.entries)
    }
}
