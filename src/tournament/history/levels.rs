//! The level in which each entry busted, by the clock at that time, not by the clock now.

use std::collections::BTreeMap;

use super::{Beginning, Follow, Follower, Ledger, Record, ValidRecord, unfollowed, walk};
use crate::{
    Event,
    clock::Clock,
    entries::{EntryEvent, EntryId},
};

/// Returns the number of the level in which each entry last busted; `None` before the first level.
pub fn levels(
    beginning: &Beginning,
    records: &[Record],
    ledger: &Ledger,
) -> BTreeMap<EntryId, Option<usize>> {
    let clock = Clock::new(beginning.structure.clone());
    walk(Levels { clock, levels: BTreeMap::new() }, records, ledger).levels
}

struct Levels {
    clock: Clock,
    levels: BTreeMap<EntryId, Option<usize>>,
}

impl Follow<'_> for Levels {
    fn follows(event: &Event) -> bool {
        Follower::Levels.follows(event)
    }

    fn process(&mut self, line: ValidRecord<'_>, event: &Event) {
        let level = || self.clock.level(line.at()).map(|(level, _)| level);
        match event {
            Event::Clock(_) => self.clock.on_event(event, line.at()),
            Event::Entries(EntryEvent::Busted { out }) => {
                let level = level();
                self.levels.extend(out.iter().map(|out| (out.entry, level)));
            }
            Event::Entries(EntryEvent::Disqualified { out, .. } | EntryEvent::SeatWon { out }) => {
                self.levels.insert(out.entry, level());
            }
            event => unfollowed(event),
        }
    }
}
