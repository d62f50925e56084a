//! The valid records, their order in time, and their present results.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Bound,
};

use bottone_base::time::Timestamp;

use super::{Record, RecordAction, RecordRevision, Revision, ValidRecord, by_hand};
use crate::Event;

/// The place of a record in time: by the instant, then by the number of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    pub at: Timestamp,
    pub record: u32,
}

/// The valid records with their times, their changes by later records, and the records that can be
/// redone.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// Every record, by number.
    known: Vec<RecordState>,
    /// The valid moments, in order.
    story: BTreeSet<Moment>,
    /// The undone records, each with the record that took it back; the latest is last.
    undone: Vec<(u32, u32)>,
    /// The changes that each record makes to others.
    changes_by: BTreeMap<u32, RecordChanges>,
    /// The changes to each record, by the record that makes them.
    changes: BTreeMap<u32, BTreeMap<u32, RecordChange>>,
    /// The last known instant, in a ledger of the past.
    until: Option<Timestamp>,
}

#[derive(Clone, Copy, Debug)]
struct RecordState {
    at: Timestamp,
    /// True if the act was done and not taken back.
    stands: bool,
    /// The record that took it back.
    back: Option<u32>,
}

/// The changes that one record makes to others.
#[derive(Clone, Debug)]
struct RecordChanges {
    is_active: bool,
    changes: Vec<RecordChange>,
    /// One more than the depth of any record that it changes.
    depth: u8,
}

/// The most levels of late acts that build on late acts. Users never need more, but a file may
/// contain any number.
const DEEPEST: u8 = 64;

/// The change that one record makes to another.
#[derive(Clone, Copy, Debug)]
struct RecordChange {
    record: u32,
    /// The index in the list of the changing record.
    nth: usize,
    /// True if the record is no longer valid.
    falls: bool,
    /// True if it has events, even if it is no longer valid.
    leaves: bool,
}

impl RecordChange {
    /// Creates the change; `None` if the record stays as it is.
    fn new(nth: usize, revision: &RecordRevision) -> Option<Self> {
        let (falls, events) = match &revision.result {
            Revision::Kept => return None,
            Revision::Changed(events) => (false, events),
            Revision::Invalid(events) => (true, events),
        };
        Some(Self { record: revision.record, nth, falls, leaves: !falls || !events.is_empty() })
    }
}

impl Ledger {
    /// Builds the ledger of these records.
    pub fn of(records: &[Record]) -> Self {
        let mut ledger = Self::with_capacity(records.len());
        for record in records {
            ledger.enter(record);
        }
        ledger
    }

    /// Creates an empty ledger with room for this many records.
    pub(super) fn with_capacity(records: usize) -> Self {
        Self { known: Vec::with_capacity(records), ..Self::default() }
    }

    /// Enters the next record.
    pub fn enter(&mut self, record: &Record) {
        let number = u32::try_from(self.known.len()).unwrap_or(u32::MAX);
        self.known.push(RecordState { at: record.at(), stands: false, back: None });
        match &record.action {
            RecordAction::Done { command, .. } => {
                self.set(number, true, None);
                // A new act clears the redo list; records by the program itself do not.
                if by_hand(command) {
                    self.undone.clear();
                }
            }
            RecordAction::Undone { record } => {
                if self.known.get(*record as usize).is_some_and(|known| known.stands) {
                    self.set(*record, false, Some(number));
                    self.undone.push((*record, number));
                }
            }
            RecordAction::Redone { record } => {
                if let Some(at) = self.undone.iter().position(|(undone, _)| undone == record) {
                    let (_, by) = self.undone.remove(at);
                    self.set(*record, true, None);
                    self.set_active(by, false);
                }
            }
        }
        for (nth, revision) in record.revisions.iter().enumerate() {
            self.apply_change(number, nth, revision);
        }
    }

    /// Applies a change that the last record, `by`, makes to an earlier one.
    pub(super) fn apply_change(&mut self, by: u32, nth: usize, revision: &RecordRevision) {
        let Some(said) = RecordChange::new(nth, revision).filter(|said| said.record < by) else {
            return;
        };
        let depth = self.depth(std::slice::from_ref(revision));
        if depth > DEEPEST {
            return;
        }
        let says = self.changes_by.entry(by).or_insert(RecordChanges {
            is_active: true,
            changes: Vec::new(),
            depth,
        });
        says.depth = says.depth.max(depth);
        says.changes.push(said);
        if says.is_active {
            self.changes.entry(said.record).or_default().insert(by, said);
            self.place(said.record);
        }
    }

    /// Returns the number of late acts that build on each other with these changes.
    fn depth(&self, revisions: &[RecordRevision]) -> u8 {
        let deepest = revisions.iter().filter_map(|revision| self.changes_by.get(&revision.record));
        deepest.map(|says| says.depth).max().unwrap_or(0).saturating_add(1)
    }

    /// Returns whether these changes exceed the limit of late acts on late acts.
    pub(super) fn is_too_deep(&self, revisions: &[RecordRevision]) -> bool {
        !revisions.is_empty() && self.depth(revisions) > DEEPEST
    }

    /// Deletes this record as record `by` would, which is not entered.
    pub(super) fn strike(&mut self, number: u32, by: u32) {
        self.set(number, false, Some(by));
    }

    fn set(&mut self, number: u32, stands: bool, back: Option<u32>) {
        if let Some(known) = self.known.get_mut(number as usize) {
            (known.stands, known.back) = (stands, back);
            self.place(number);
        }
    }

    /// Activates or withdraws the changes that this record makes to others. They are all earlier
    /// ones, so the recursion ends.
    fn set_active(&mut self, by: u32, now: bool) {
        let Some(says) = self.changes_by.get_mut(&by).filter(|says| says.is_active != now) else {
            return;
        };
        says.is_active = now;
        for said in says.changes.clone() {
            let of = self.changes.entry(said.record).or_default();
            if now {
                of.insert(by, said);
            } else {
                of.remove(&by);
            }
            self.place(said.record);
        }
    }

    /// Adds a record to the story at its moment, or removes it.
    fn place(&mut self, number: u32) {
        let Some(moment) = self.moment(number) else { return };
        if self.is_in_story(number) {
            self.story.insert(moment);
        } else {
            self.story.remove(&moment);
        }
        // The changes of a record taken back by hand come from the record that did it.
        self.set_active(number, self.is_valid(number));
    }

    /// Returns the latest change of a record. For a record that was taken back, only the change by
    /// that act counts.
    fn ruling(&self, number: u32) -> Option<(u32, RecordChange)> {
        let known = self.known.get(number as usize)?;
        let of = self.changes.get(&number)?;
        match known.back {
            Some(by) => of.get(&by).map(|said| (by, *said)),
            None => of.last_key_value().map(|(by, said)| (*by, *said)),
        }
    }

    fn is_in_story(&self, number: u32) -> bool {
        let stands = self.known.get(number as usize).is_some_and(|known| known.stands);
        self.ruling(number).map_or(stands, |(_, said)| said.leaves)
    }

    /// Returns the ledger as of an instant, without later moments.
    #[must_use]
    pub fn as_of(&self, at: Timestamp) -> Self {
        let mut until = Self { until: Some(at), ..self.clone() };
        until.story.retain(|moment| moment.at <= at);
        until
    }

    /// Returns whether this record is valid.
    pub fn is_valid(&self, number: u32) -> bool {
        let known = self.known.get(number as usize);
        let has_come = |known: &&RecordState| self.until.is_none_or(|until| known.at <= until);
        let stands = known.filter(has_come).is_some_and(|known| known.stands);
        stands && self.ruling(number).is_none_or(|(_, said)| !said.falls)
    }

    /// Returns whether this record was taken back by hand.
    pub fn is_taken_back(&self, number: u32) -> bool {
        self.known.get(number as usize).is_some_and(|known| known.back.is_some())
    }

    /// Returns the record by which this one fell or changed, if any.
    pub fn ruled_by(&self, number: u32) -> Option<u32> {
        self.ruling(number).map(|(by, _)| by)
    }

    /// Returns the moment of this record.
    pub fn moment(&self, number: u32) -> Option<Moment> {
        let known = self.known.get(number as usize)?;
        Some(Moment { at: known.at, record: number })
    }

    /// Returns the last record up to this instant and the first one after it.
    pub fn around(&self, at: Timestamp) -> (Option<u32>, Option<u32>) {
        let moment = Moment { at, record: u32::MAX };
        let before = self.story.range(..=moment).next_back();
        (before.map(|moment| moment.record), self.next(moment).map(|moment| moment.record))
    }

    /// Returns the number of records in the story.
    pub fn count(&self) -> usize {
        self.story.len()
    }

    /// Returns the present events of this record.
    pub(super) fn events<'a>(&self, records: &'a [Record], number: u32) -> &'a [Event] {
        self.events_in(|number| records.get(number as usize), number)
    }

    fn events_in<'a>(
        &self,
        record: impl Fn(u32) -> Option<&'a Record>,
        number: u32,
    ) -> &'a [Event] {
        let own = || record(number).map_or(&[][..], Record::events);
        let Some((by, said)) = self.ruling(number) else { return own() };
        let revision = record(by).and_then(|by| by.revisions.get(said.nth));
        match revision.map(|revision| &revision.result) {
            Some(Revision::Changed(events) | Revision::Invalid(events)) => events,
            Some(Revision::Kept) | None => own(),
        }
    }

    /// Returns the records that fall, become valid again or change once `next` is on record. The
    /// one that it takes back or redoes directly is left out.
    pub fn changed_by(&self, records: &[Record], next: &Record) -> Vec<u32> {
        let turned = next.undone_or_redone().map(|(turned, _)| turned);
        if next.revisions.is_empty() && turned.is_none() {
            return Vec::new();
        }
        let mut after = self.clone();
        after.enter(next);
        let end = u32::try_from(records.len()).unwrap_or(u32::MAX);
        let of = |number: u32| {
            if number == end { Some(next) } else { records.get(number as usize) }
        };
        let changes = |number: &u32| {
            let same = self.is_valid(*number) == after.is_valid(*number)
                && self.events(records, *number) == after.events_in(of, *number);
            Some(*number) != turned && !same
        };
        (0..end).filter(changes).collect()
    }

    /// Returns the valid lines, in the order of time.
    pub(super) fn story<'a>(
        &self,
        records: &'a [Record],
    ) -> impl DoubleEndedIterator<Item = ValidRecord<'a>> {
        self.story_between(records, (Bound::Unbounded, Bound::Unbounded))
    }

    /// Returns the valid lines between two moments.
    pub(super) fn story_between<'a>(
        &self,
        records: &'a [Record],
        between: (Bound<Moment>, Bound<Moment>),
    ) -> impl DoubleEndedIterator<Item = ValidRecord<'a>> {
        self.story.range(between).filter_map(move |moment| self.line(records, moment.record))
    }

    /// Returns the first moment after this one.
    pub(super) fn next(&self, after: Moment) -> Option<Moment> {
        self.story.range((Bound::Excluded(after), Bound::Unbounded)).next().copied()
    }

    /// Returns the line of a record.
    pub fn line<'a>(&self, records: &'a [Record], number: u32) -> Option<ValidRecord<'a>> {
        let record = records.get(number as usize)?;
        Some(ValidRecord { number, record, since: number, events: self.events(records, number) })
    }

    /// Returns the record that undo would take back: the latest valid one that a person asked for.
    pub fn to_undo(&self, records: &[Record]) -> Option<u32> {
        self.to_undo_of(records, |_| true)
    }

    /// Returns the same among the records of one desk of several, by its name.
    pub fn to_undo_at(&self, records: &[Record], desk: &str) -> Option<u32> {
        self.to_undo_of(records, |record| record.desk == desk)
    }

    fn to_undo_of(&self, records: &[Record], of: impl Fn(&Record) -> bool) -> Option<u32> {
        let latest = (0..self.known.len()).rev().filter_map(|number| u32::try_from(number).ok());
        latest.filter(|number| self.is_valid(*number)).find(|number| {
            let record = records.get(*number as usize).filter(|record| of(record));
            let action = record.map(|record| &record.action);
            matches!(action, Some(RecordAction::Done { command, .. }) if by_hand(command))
        })
    }

    /// Returns the record that redo would restore.
    pub fn to_redo(&self) -> Option<u32> {
        self.undone.last().map(|(record, _)| *record)
    }

    /// Returns the same if this desk of several, by its name, was the one that took it back.
    pub fn to_redo_at(&self, records: &[Record], desk: &str) -> Option<u32> {
        let (record, by) = self.undone.last()?;
        records.get(*by as usize).filter(|back| back.desk == desk).map(|_| *record)
    }
}
