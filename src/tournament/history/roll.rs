//! Who had which number when a record was written.

use std::collections::BTreeMap;

use super::{Follower, Record, unfollowed};
use crate::{
    rules::person::Person,
    tournament::{
        Event,
        entries::{EntryEvent, EntryId, PlayerId},
    },
};

/// Who had which number when a record was written, and under which short name. Numbers are given out again after an undo, so
/// the names of old records cannot be looked up in the event as it stands.
#[derive(Clone, Debug, Default)]
pub struct Roll {
    players: Vec<Known>,
    entries: Vec<PlayerId>,
    /// The standing records that wrote here, each with how many players and entries there were
    /// before, if it only added some.
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
        for player in self.entries.drain(entries.min(self.entries.len())..) {
            if let Some(known) = self.players.get_mut(player.index()) {
                known.entries = known.entries.saturating_sub(1);
            }
        }
        self.players.truncate(players);
    }

    fn write_anew(&mut self, records: &[Record]) {
        let written = std::mem::take(self).written;
        for number in written.into_keys() {
            self.add(number, events_of(records, number));
        }
    }

    fn add(&mut self, number: u32, events: &[Event]) {
        let before = (self.players.len(), self.entries.len());
        let mut changed = false;
        for event in events.iter().filter(|event| Follower::Roll.follows(event)) {
            match event {
                Event::Entries(EntryEvent::Listed { people }) => {
                    let known = |person: &Person| Known { name: person.short(), entries: 0 };
                    self.players.extend(people.iter().map(known));
                }
                Event::Entries(EntryEvent::Entered { players, .. }) => {
                    for player in players {
                        self.count(*player, |entries| entries.saturating_add(1));
                    }
                    self.entries.extend(players);
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
        if changed || before != (self.players.len(), self.entries.len()) {
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
