//! Which records stand, in which order they happened, and what each comes to.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Bound,
};

use super::{Again, Deed, Line, Record, Revision, by_hand};
use crate::{rules::time::Timestamp, tournament::Event};

/// Where a record stands in what happened: by the instant, and of one instant by the number of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    pub at: Timestamp,
    pub record: u32,
}

/// Which records stand and when they happened, what later ones have made of them, and which can be brought back.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// Every record, by number.
    known: Vec<Known>,
    /// What happened, in order.
    story: BTreeSet<Moment>,
    /// What was taken back, and by which record, the last last.
    undone: Vec<(u32, u32)>,
    /// What records say of others.
    says: BTreeMap<u32, Says>,
    /// What is said of a record, by whom.
    said: BTreeMap<u32, BTreeMap<u32, Said>>,
    /// The last instant that it knows of, where it is of the past.
    until: Option<Timestamp>,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    at: Timestamp,
    /// It was done, and was not taken back.
    stands: bool,
    /// The record that took it back.
    back: Option<u32>,
}

/// What one record says of others.
#[derive(Clone, Debug)]
struct Says {
    holds: bool,
    of: Vec<Said>,
    /// One more than that of any record of which it says something.
    depth: u8,
}

/// Late acts on late acts go no deeper: nobody tells so, and a file may say what it likes.
const DEEPEST: u8 = 64;

/// What one record says of another.
#[derive(Clone, Copy, Debug)]
struct Said {
    of: u32,
    /// Which of the list in the record that says it.
    nth: usize,
    /// It falls.
    falls: bool,
    /// Something happened by it all the same.
    leaves: bool,
}

impl Said {
    /// That it stays as it is says nothing.
    fn new(nth: usize, again: &Again) -> Option<Self> {
        let (falls, events) = match &again.comes {
            Revision::Kept => return None,
            Revision::Changed(events) => (false, events),
            Revision::Falls(events) => (true, events),
        };
        Some(Self { of: again.record, nth, falls, leaves: !falls || !events.is_empty() })
    }
}

impl Ledger {
    /// The ledger of these records.
    pub fn of(records: &[Record]) -> Self {
        let mut ledger = Self::default();
        for record in records {
            ledger.enter(record);
        }
        ledger
    }

    /// Enters the next record.
    pub fn enter(&mut self, record: &Record) {
        let number = u32::try_from(self.known.len()).unwrap_or(u32::MAX);
        self.known.push(Known { at: record.at(), stands: false, back: None });
        match &record.deed {
            Deed::Done { command, .. } => {
                self.set(number, true, None);
                // A new deed ends what could be done again; what the program records by itself does not.
                if by_hand(command) {
                    self.undone.clear();
                }
            }
            Deed::Undone { record } => {
                if self.known.get(*record as usize).is_some_and(|known| known.stands) {
                    self.set(*record, false, Some(number));
                    self.undone.push((*record, number));
                }
            }
            Deed::Redone { record } => {
                if let Some(at) = self.undone.iter().position(|(undone, _)| undone == record) {
                    let (_, by) = self.undone.remove(at);
                    self.set(*record, true, None);
                    self.holds(by, false);
                }
            }
        }
        for (nth, again) in record.again.iter().enumerate() {
            self.say(number, nth, again);
        }
    }

    /// The last record, `by`, says this of an earlier one.
    pub(super) fn say(&mut self, by: u32, nth: usize, again: &Again) {
        let Some(said) = Said::new(nth, again).filter(|said| said.of < by) else { return };
        let depth = self.depth(std::slice::from_ref(again));
        if depth > DEEPEST {
            return;
        }
        let says = self.says.entry(by).or_insert(Says { holds: true, of: Vec::new(), depth });
        says.depth = says.depth.max(depth);
        says.of.push(said);
        if says.holds {
            self.said.entry(said.of).or_default().insert(by, said);
            self.place(said.of);
        }
    }

    /// How many acts stand on each other where one says this.
    fn depth(&self, again: &[Again]) -> u8 {
        let deepest = again.iter().filter_map(|again| self.says.get(&again.record));
        deepest.map(|says| says.depth).max().unwrap_or(0).saturating_add(1)
    }

    /// Is this more than late acts say of late acts?
    pub(super) fn is_too_deep(&self, again: &[Again]) -> bool {
        !again.is_empty() && self.depth(again) > DEEPEST
    }

    /// Record `by`, which is not entered, would strike this one out.
    pub(super) fn strike(&mut self, number: u32, by: u32) {
        self.set(number, false, Some(by));
    }

    fn set(&mut self, number: u32, stands: bool, back: Option<u32>) {
        if let Some(known) = self.known.get_mut(number as usize) {
            (known.stands, known.back) = (stands, back);
            self.place(number);
        }
    }

    /// What this record says of others holds from now on, or no longer. They are all earlier ones, so this comes to an
    /// end.
    fn holds(&mut self, by: u32, now: bool) {
        let Some(says) = self.says.get_mut(&by).filter(|says| says.holds != now) else { return };
        says.holds = now;
        for said in says.of.clone() {
            let of = self.said.entry(said.of).or_default();
            if now {
                of.insert(by, said);
            } else {
                of.remove(&by);
            }
            self.place(said.of);
        }
    }

    /// Puts a record where it belongs in what happened, or takes it out.
    fn place(&mut self, number: u32) {
        let Some(moment) = self.moment(number) else { return };
        if self.happened(number) {
            self.story.insert(moment);
        } else {
            self.story.remove(&moment);
        }
        // A record that was taken back by hand speaks through the one that did it.
        self.holds(number, self.stands(number));
    }

    /// What was said last of a record: of one that was taken back, only what was said by that.
    fn ruling(&self, number: u32) -> Option<(u32, Said)> {
        let known = self.known.get(number as usize)?;
        let of = self.said.get(&number)?;
        match known.back {
            Some(by) => of.get(&by).map(|said| (by, *said)),
            None => of.last_key_value().map(|(by, said)| (*by, *said)),
        }
    }

    fn happened(&self, number: u32) -> bool {
        let stands = self.known.get(number as usize).is_some_and(|known| known.stands);
        self.ruling(number).map_or(stands, |(_, said)| said.leaves)
    }

    /// The same as of an instant: what happened later has not.
    #[must_use]
    pub fn until(&self, at: Timestamp) -> Self {
        let mut until = Self { until: Some(at), ..self.clone() };
        until.story.retain(|moment| moment.at <= at);
        until
    }

    /// Does this record stand?
    pub fn stands(&self, number: u32) -> bool {
        let known = self.known.get(number as usize);
        let has_come = |known: &&Known| self.until.is_none_or(|until| known.at <= until);
        let stands = known.filter(has_come).is_some_and(|known| known.stands);
        stands && self.ruling(number).is_none_or(|(_, said)| !said.falls)
    }

    /// Was this record taken back by hand?
    pub fn is_back(&self, number: u32) -> bool {
        self.known.get(number as usize).is_some_and(|known| known.back.is_some())
    }

    /// The record by which this one fell or came out otherwise, if one did.
    pub fn ruled_by(&self, number: u32) -> Option<u32> {
        self.ruling(number).map(|(by, _)| by)
    }

    /// When this record happened.
    pub fn moment(&self, number: u32) -> Option<Moment> {
        let known = self.known.get(number as usize)?;
        Some(Moment { at: known.at, record: number })
    }

    /// The records that happened last before this instant is over, and first after it.
    pub fn around(&self, at: Timestamp) -> (Option<u32>, Option<u32>) {
        let moment = Moment { at, record: u32::MAX };
        let before = self.story.range(..=moment).next_back();
        (before.map(|moment| moment.record), self.next(moment).map(|moment| moment.record))
    }

    /// How many records are behind what happened.
    pub fn count(&self) -> usize {
        self.story.len()
    }

    /// What happened by this record, as it comes out now.
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
        let again = record(by).and_then(|by| by.again.get(said.nth));
        match again.map(|again| &again.comes) {
            Some(Revision::Changed(events) | Revision::Falls(events)) => events,
            Some(Revision::Kept) | None => own(),
        }
    }

    /// Returns the records that fall, stand again or come out otherwise once `next` is on record, but for the one that it
    /// takes back or does again by itself.
    pub fn changed_by(&self, records: &[Record], next: &Record) -> Vec<u32> {
        let turned = next.turned().map(|(turned, _)| turned);
        if next.again.is_empty() && turned.is_none() {
            return Vec::new();
        }
        let mut after = self.clone();
        after.enter(next);
        let end = u32::try_from(records.len()).unwrap_or(u32::MAX);
        let of = |number: u32| {
            if number == end { Some(next) } else { records.get(number as usize) }
        };
        let changes = |number: &u32| {
            let same = self.stands(*number) == after.stands(*number)
                && self.events(records, *number) == after.events_in(of, *number);
            Some(*number) != turned && !same
        };
        (0..end).filter(changes).collect()
    }

    /// What happened, in order.
    pub(super) fn story<'a>(
        &self,
        records: &'a [Record],
    ) -> impl DoubleEndedIterator<Item = Line<'a>> {
        self.story_between(records, (Bound::Unbounded, Bound::Unbounded))
    }

    /// What happened between two moments.
    pub(super) fn story_between<'a>(
        &self,
        records: &'a [Record],
        between: (Bound<Moment>, Bound<Moment>),
    ) -> impl DoubleEndedIterator<Item = Line<'a>> {
        self.story.range(between).filter_map(move |moment| self.line(records, moment.record))
    }

    /// The first that happened after this moment.
    pub(super) fn next(&self, after: Moment) -> Option<Moment> {
        self.story.range((Bound::Excluded(after), Bound::Unbounded)).next().copied()
    }

    /// What happened by a record.
    pub fn line<'a>(&self, records: &'a [Record], number: u32) -> Option<Line<'a>> {
        let record = records.get(number as usize)?;
        Some(Line { number, record, since: number, events: self.events(records, number) })
    }

    /// The record that undo would take back: the latest that stands and that a person asked for.
    pub fn to_undo(&self, records: &[Record]) -> Option<u32> {
        self.to_undo_of(records, |_| true)
    }

    /// The same among the records of one desk of several, by its name.
    pub fn to_undo_at(&self, records: &[Record], desk: &str) -> Option<u32> {
        self.to_undo_of(records, |record| record.desk == desk)
    }

    fn to_undo_of(&self, records: &[Record], of: impl Fn(&Record) -> bool) -> Option<u32> {
        let latest = (0..self.known.len()).rev().filter_map(|number| u32::try_from(number).ok());
        latest.filter(|number| self.stands(*number)).find(|number| {
            let record = records.get(*number as usize).filter(|record| of(record));
            let deed = record.map(|record| &record.deed);
            matches!(deed, Some(Deed::Done { command, .. }) if by_hand(command))
        })
    }

    /// The record that redo would bring back.
    pub fn to_redo(&self) -> Option<u32> {
        self.undone.last().map(|(record, _)| *record)
    }

    /// The same where this desk of several, by its name, was the one that took it back.
    pub fn to_redo_at(&self, records: &[Record], desk: &str) -> Option<u32> {
        let (record, by) = self.undone.last()?;
        records.get(*by as usize).filter(|back| back.desk == desk).map(|_| *record)
    }
}
