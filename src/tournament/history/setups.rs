//! The settings as they were when a record was written.

use std::collections::BTreeMap;

use super::{Follower, Record, unfollowed};
use crate::tournament::{
    Event,
    setup::{Setup, SetupEvent},
};

/// The settings of the event as each record that stands left them.
#[derive(Clone, Debug, Default)]
pub struct Setups {
    first: Option<Setup>,
    changed: BTreeMap<u32, Setup>,
}

impl Setups {
    /// The event began with these, as far as that is not known yet.
    pub fn begin(&mut self, setup: &Setup) {
        self.first.get_or_insert_with(|| setup.clone());
    }

    /// The settings as they are now, once it is known how they began.
    pub fn latest(&self) -> Option<&Setup> {
        self.changed.values().next_back().or(self.first.as_ref())
    }

    /// Takes a record in.
    pub fn enter(&mut self, number: u32, record: &Record, records: &[Record]) {
        match record.turned() {
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
