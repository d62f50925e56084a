//! Chip counts: what a player had when somebody last counted.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Event, Refusal, Tournament, entries::EntryId};
use crate::rules::{chips::Chips, time::Timestamp};

/// The last count of every entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counts(BTreeMap<EntryId, Counted>);

/// A stack as it was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// The chips.
    pub chips: Chips,
    /// When.
    pub at: Timestamp,
}

/// What can be asked of the counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CountCommand {
    /// These stacks were counted.
    Count {
        /// Entry and chips.
        stacks: Vec<(EntryId, Chips)>,
    },
}

/// What happened to the counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CountEvent {
    /// These stacks were counted.
    Counted {
        /// Entry and chips.
        stacks: Vec<(EntryId, Chips)>,
    },
}

pub(super) fn decide(t: &Tournament, command: &CountCommand) -> Result<Vec<Event>, Refusal> {
    let CountCommand::Count { stacks } = command;
    Refusal::NothingToDo.unless(!stacks.is_empty(), None)?;
    t.entries.check_in(stacks.iter().map(|(entry, _)| *entry))?;
    let mut named: Vec<EntryId> = stacks.iter().map(|(entry, _)| *entry).collect();
    named.sort_unstable();
    Refusal::NamedTwice.unless(named.windows(2).all(|pair| pair[0] != pair[1]), None)?;
    Ok(vec![Event::Counts(CountEvent::Counted { stacks: stacks.clone() })])
}

impl Counts {
    pub(super) fn apply(&mut self, event: &CountEvent, at: Timestamp) {
        let CountEvent::Counted { stacks } = event;
        for &(entry, chips) in stacks {
            self.0.insert(entry, Counted { chips, at });
        }
    }

    /// The last count of `entry`, if it was ever counted.
    pub fn of(&self, entry: EntryId) -> Option<Counted> {
        self.0.get(&entry).copied()
    }
}
