//! The single pass over an event's records, and the computed values that each event reaches.

use std::collections::BTreeMap;

use bottone_base::time::Timestamp;

use super::{Ledger, Record, standing};
use crate::Event;

/// The values computed from the record besides the event itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Follower {
    /// The owner of each number: [`super::Roll`].
    Roll,
    /// The settings after each change: [`super::Setups`].
    Setups,
    /// The sale of every entry: [`super::Sales`].
    Sales,
    /// The money that went over the desk: [`crate::cash::movements`].
    Cash,
    /// The start of each row of the structure: [`super::starts`].
    Starts,
    /// The level in which each entry busted: [`super::levels`].
    Levels,
    /// The seats and moves, for cards and slips: [`super::Handed`].
    Handed,
    /// The seats as draws publish them: [`crate::draws::book`].
    Published,
    /// The room that is played again, and each player's story: the room `fairness`.
    Replay,
}

impl Follower {
    /// Returns whether it receives this event.
    pub(crate) fn follows(self, event: &Event) -> bool {
        event.row().followers.contains(&self)
    }
}

/// A valid record with its present events.
#[derive(Clone, Copy, Debug)]
pub struct ValidRecord<'a> {
    /// The number of the record in the file.
    pub number: u32,
    pub record: &'a Record,
    /// The number of the record that made it valid: its own, or that of the redo.
    pub(crate) since: u32,
    /// The present events of the record.
    pub events: &'a [Event],
}

impl<'a> ValidRecord<'a> {
    /// Returns the line with the events as first recorded.
    pub fn recorded(number: u32, record: &'a Record) -> Self {
        Self { number, record, since: number, events: record.events() }
    }

    /// Returns the time of the act.
    pub fn at(&self) -> Timestamp {
        self.record.at()
    }
}

/// A follower of the record.
pub(crate) trait Follow<'a> {
    /// Returns whether the follower needs this event.
    fn follows(event: &Event) -> bool;

    /// Processes the next event of those that it follows.
    fn process(&mut self, line: ValidRecord<'a>, event: &'a Event);
}

/// Two followers in one walk.
impl<'a, One: Follow<'a>, Other: Follow<'a>> Follow<'a> for (One, Other) {
    fn process(&mut self, line: ValidRecord<'a>, event: &'a Event) {
        if One::follows(event) {
            self.0.process(line, event);
        }
        if Other::follows(event) {
            self.1.process(line, event);
        }
    }

    fn follows(event: &Event) -> bool {
        One::follows(event) || Other::follows(event)
    }
}

/// Reports that a follower received an event that it does not use: its row is wrong.
pub(crate) fn unfollowed(event: &Event) {
    debug_assert!(false, "the row names a follower too many: {event:?}");
}

/// Passes the events of one record to a follower.
pub(crate) fn feed<'a, F: Follow<'a>>(to: &mut F, line: ValidRecord<'a>) {
    for event in line.events.iter().filter(|event| F::follows(event)) {
        to.process(line, event);
    }
}

/// Walks once through the valid records.
pub(crate) fn walk<'a, F: Follow<'a>>(
    mut follower: F,
    records: &'a [Record],
    ledger: &Ledger,
) -> F {
    for line in standing(records, ledger) {
        feed(&mut follower, line);
    }
    follower
}

/// A follower with the state as of each record in the order of writing. It is rebuilt from the
/// beginning only if it is read after an undo, a redo or a late report.
pub(crate) struct OrderedFollower<'a, F> {
    records: &'a [Record],
    ledger: Ledger,
    /// The number of records walked through.
    length: usize,
    /// The redone records, each with the record that redid it.
    redone: BTreeMap<u32, u32>,
    is_stale: bool,
    follower: F,
}

impl<'a, F: Follow<'a> + Default> OrderedFollower<'a, F> {
    /// Creates the follower before the first of these records.
    pub(crate) fn new(records: &'a [Record]) -> Self {
        Self {
            records,
            ledger: Ledger::default(),
            length: 0,
            redone: BTreeMap::new(),
            is_stale: false,
            follower: F::default(),
        }
    }

    /// Processes the next record.
    pub(crate) fn step(&mut self) {
        let Some(record) = self.records.get(self.length) else { return };
        let number = u32::try_from(self.length).unwrap_or(u32::MAX);
        self.length += 1;
        self.ledger.enter(record);
        self.is_stale |= record.happened.is_some() || !record.revisions.is_empty();
        match record.undone_or_redone() {
            None if self.is_stale => {}
            None => feed(&mut self.follower, ValidRecord::recorded(number, record)),
            Some((record, stands)) => {
                self.redone.extend(stands.then_some((record, number)));
                self.is_stale = true;
            }
        }
    }

    /// Returns the state of the follower at this record.
    pub(crate) fn now(&mut self) -> &F {
        if std::mem::take(&mut self.is_stale) {
            self.follower = F::default();
            for line in self.ledger.story(self.records) {
                let since = self.redone.get(&line.number).copied().unwrap_or(line.number);
                feed(&mut self.follower, ValidRecord { since, ..line });
            }
        }
        &self.follower
    }

    /// Returns the state of the follower at the last record.
    pub(crate) fn end(mut self) -> F {
        self.now();
        self.follower
    }
}
