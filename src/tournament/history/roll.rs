//! Who had which number when a record was written.

use std::collections::BTreeMap;

use super::{Follower, Record, unfollowed};
use crate::tournament::{
    Event,
    entries::{EntryEvent, EntryId, PlayerId},
    numbered::Numbered,
};

/// Who had which number when a record was written, and under which short name. Numbers are given out again after an undo, so
/// the names of old records cannot be looked up in the event as it stands.
#[derive(Clone, Debug, Default)]
pub struct Roll {
    players: Numbered<Known>,
    entries: Numbered<PlayerId>,
    /// The standing records that wrote here, each with behind which players and entries it added some, if it did
    /// nothing else.
    written: BTreeMap<u32, Option<(usize, usize)>>,
}

/// A player's name, and how many entries that were not refunded.
#[derive(Clone, Debug)]
struct Known {
    name: String,
    entries: usize,
}

impl Roll {
    /// Takes in what a record did.
    pub fn enter(&mut self, number: u32, record: &Record, records: &[Record]) {
        match record.turned() {
            None => self.add(number, record.events()),
            Some((record, false)) => {
                let is_last = self.last() == Some(record);
                match self.written.remove(&record) {
                    None => {}
                    Some(Some(before)) if is_last => self.cut(before),
                    Some(_) => self.write_anew(records),
                }
            }
            Some((record, true)) if self.written.contains_key(&record) => {}
            Some((record, true)) => {
                let is_last = self.last().is_none_or(|last| last < record);
                if is_last {
                    self.add(record, events_of(records, record));
                } else {
                    self.written.insert(record, None);
                    self.write_anew(records);
                }
            }
        }
    }

    fn last(&self) -> Option<u32> {
        self.written.last_key_value().map(|(number, _)| *number)
    }

    fn cut(&mut self, (players, entries): (usize, usize)) {
        for player in self.entries.cut(entries) {
            if let Some(known) = self.players.get_mut(player.index()) {
                known.entries = known.entries.saturating_sub(1);
            }
        }
        self.players.cut(players);
    }

    fn write_anew(&mut self, records: &[Record]) {
        let written = std::mem::take(self).written;
        for number in written.into_keys() {
            self.add(number, events_of(records, number));
        }
    }

    fn add(&mut self, number: u32, events: &[Event]) {
        let before = (self.players.end(), self.entries.end());
        let mut changed = false;
        for event in events.iter().filter(|event| Follower::Roll.follows(event)) {
            match event {
                Event::Entries(EntryEvent::Listed { people, from }) => {
                    for (person, nth) in people.iter().zip(0..) {
                        let known = Known { name: person.short(), entries: 0 };
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
        if changed || before != (self.players.end(), self.entries.end()) {
            self.written.insert(number, (!changed).then_some(before));
        }
    }

    fn count(&mut self, player: PlayerId, entries: impl Fn(usize) -> usize) {
        if let Some(known) = self.players.get_mut(player.index()) {
            known.entries = entries(known.entries);
        }
    }

    /// The short name of a player.
    pub fn player(&self, id: PlayerId) -> &str {
        self.players.get(id.index()).map_or("?", |known| known.name.as_str())
    }

    /// The short name of an entry's player.
    pub fn entry(&self, id: EntryId) -> &str {
        self.entries.get(id.index()).map_or("?", |player| self.player(*player))
    }

    /// How many entries a player had by then.
    pub fn times_entered(&self, id: PlayerId) -> usize {
        self.players.get(id.index()).map_or(0, |known| known.entries)
    }
}

/// What happened by a record.
fn events_of(records: &[Record], number: u32) -> &[Event] {
    records.get(number as usize).map_or(&[], Record::events)
}
