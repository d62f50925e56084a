//! A list whose places are numbers that were given out: what is told of late takes a number behind all that were
//! given meanwhile, so in the story it stands before lower ones.

use imbl::{OrdSet, Vector};
use serde::{Serialize, Serializer};

/// Things by the number that each was given, from 0.
///
/// Mostly each takes the next number. A number that was given out of turn is not given again, and one that was skipped stays
/// empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::tournament) struct Numbered<T: Clone> {
    list: Vector<Option<T>>,
    /// The number that is given next, or the first free one behind it.
    next: usize,
    /// Numbers that are not given any more.
    skipped: OrdSet<usize>,
}

impl<T: Clone> Default for Numbered<T> {
    fn default() -> Self {
        Self { list: Vector::new(), next: 0, skipped: OrdSet::new() }
    }
}

/// The things alone, where the state is shown.
impl<T: Clone + Serialize> Serialize for Numbered<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(|(_, one)| one))
    }
}

impl<T: Clone> Numbered<T> {
    /// One behind the last number that was given.
    pub(in crate::tournament) fn end(&self) -> usize {
        let skipped = self.skipped.get_max().map_or(0, |last| last + 1);
        self.list.len().max(skipped)
    }

    /// The numbers that the next ones are given, one after the other: from `from` on when they come out of turn.
    pub(in crate::tournament) fn coming(&self, from: Option<usize>) -> impl Iterator<Item = usize> {
        let is_free = |at: &usize| self.get(*at).is_none() && !self.skipped.contains(at);
        (from.unwrap_or(self.next)..).filter(is_free)
    }

    /// Adds the next one, or one out of turn under a number that is free, and says under which.
    pub(in crate::tournament) fn add(&mut self, at: Option<usize>, one: T) -> usize {
        let place = self.coming(at).next().unwrap_or(self.list.len());
        if at.is_none() {
            self.next = place + 1;
        }
        while self.list.len() <= place {
            self.list.push_back(None);
        }
        self.list.set(place, Some(one));
        place
    }

    /// These numbers are not given any more.
    pub(in crate::tournament) fn skip(&mut self, numbers: impl IntoIterator<Item = usize>) {
        self.skipped.extend(numbers);
    }

    /// Takes back all from this number on.
    pub(in crate::tournament) fn cut(&mut self, from: usize) -> Vec<T> {
        let cut = self.list.split_off(from.min(self.list.len()));
        self.next = self.next.min(from);
        cut.into_iter().flatten().collect()
    }

    pub(in crate::tournament) fn get(&self, at: usize) -> Option<&T> {
        self.list.get(at)?.as_ref()
    }

    pub(in crate::tournament) fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        self.list.get_mut(at)?.as_mut()
    }

    /// Everything with its number, the lowest first.
    pub(in crate::tournament) fn iter(&self) -> impl DoubleEndedIterator<Item = (usize, &T)> {
        self.list.iter().enumerate().filter_map(|(at, one)| Some((at, one.as_ref()?)))
    }
}
