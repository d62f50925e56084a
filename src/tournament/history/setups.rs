//! The settings at the time of each record.

use std::collections::BTreeMap;

use super::{Follower, Record, unfollowed};
use crate::{
    Event,
    setup::{Setup, SetupEvent},
};

/// The settings of the event after each valid record.
#[derive(Clone, Debug, Default)]
pub struct Setups {
    first: Option<Setup>,
    changed: BTreeMap<u32, Setup>,
}

impl Setups {
    /// Sets the first settings, unless they are known already.
    pub fn begin(&mut self, setup: &Setup) {
        self.first.get_or_insert_with(|| setup.clone());
    }

    /// Returns the present settings, once the first ones are known.
    pub fn latest(&self) -> Option<&Setup> {
        self.changed.values().next_back().or(self.first.as_ref())
    }

    /// Adds a record.
    pub fn enter(&mut self, number: u32, record: &Record, records: &[Record]) {
        match record.undone_or_redone() {
            None => {
                let followed = |event: &&Event| Follower::Setups.follows(event);
                for event in record.events().iter().filter(followed) {
                    match event {
                        Event::Setup(SetupEvent::Changed(setup)) => {
                            self.changed.insert(number, (**setup).clone());
                        }
                        event => unfollowed(event),
                    }
                }
            }
            Some((turned, false)) => drop(self.changed.remove(&turned)),
            Some((turned, true)) => {
                if let Some(done) = records.get(turned as usize) {
                    self.enter(turned, done, &[]);
                }
            }
        }
    }
}
