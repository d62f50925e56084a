//! A list indexed by the numbers that were given out. A late report gets a number after all others,
//! so in order of time it comes before lower ones.

use std::ops::Range;

use imbl::{OrdSet, Vector};
use serde::{Serialize, Serializer};

/// Items by their given numbers, from 0.
///
/// Usually each takes the next number. A number given out of turn is not given again, and a skipped
/// one stays empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NumberedList<T: Clone> {
    list: Vector<Option<T>>,
    /// The next number, or one before the next free one.
    next: usize,
    /// The numbers that are not given any more.
    skipped: OrdSet<usize>,
}

impl<T: Clone> Default for NumberedList<T> {
    fn default() -> Self {
        Self { list: Vector::new(), next: 0, skipped: OrdSet::new() }
    }
}

/// The shown state has the items alone.
impl<T: Clone + Serialize> Serialize for NumberedList<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(|(_, one)| one))
    }
}

impl<T: Clone> NumberedList<T> {
    /// Returns one more than the highest number given.
    pub(crate) fn end(&self) -> usize {
        let skipped = self.skipped.get_max().map_or(0, |last| last + 1);
        self.list.len().max(skipped)
    }

    /// Returns the next numbers in order: from `from` on when given out of turn.
    pub(crate) fn next_numbers(&self, from: Option<usize>) -> impl Iterator<Item = usize> {
        let is_free = |at: &usize| self.get(*at).is_none() && !self.skipped.contains(at);
        (from.unwrap_or(self.next)..).filter(is_free)
    }

    /// Adds the next item, or one out of turn under a free number. Returns its number.
    pub(crate) fn add(&mut self, at: Option<usize>, one: T) -> usize {
        let place = self.next_numbers(at).next().unwrap_or(self.list.len());
        if at.is_none() {
            self.next = place + 1;
        }
        while self.list.len() <= place {
            self.list.push_back(None);
        }
        self.list.set(place, Some(one));
        place
    }

    /// Marks these numbers as not to be given any more.
    pub(crate) fn skip(&mut self, numbers: impl IntoIterator<Item = usize>) {
        self.skipped.extend(numbers);
    }

    /// Removes all items from this number on and returns them.
    pub(crate) fn split_off(&mut self, from: usize) -> Vec<T> {
        let cut = self.list.split_off(from.min(self.list.len()));
        self.next = self.next.min(from);
        cut.into_iter().flatten().collect()
    }

    pub(crate) fn get(&self, at: usize) -> Option<&T> {
        self.list.get(at)?.as_ref()
    }

    pub(crate) fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        self.list.get_mut(at)?.as_mut()
    }

    /// Returns every item with its number, the lowest first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = (usize, &T)> {
        numbered(&self.list).filter_map(|(at, one)| Some((at, one.as_ref()?)))
    }
}

/// Returns every item of a vector with its index. It goes leaf by leaf, several times faster than
/// the vector's own iterator, which looks each item up.
pub(crate) fn numbered<T: Clone>(list: &Vector<T>) -> impl DoubleEndedIterator<Item = (usize, &T)> {
    Numbered { items: list.leaves().flatten(), indices: 0..list.len() }
}

struct Numbered<I> {
    items: I,
    indices: Range<usize>,
}

impl<I: Iterator> Iterator for Numbered<I> {
    type Item = (usize, I::Item);

    fn next(&mut self) -> Option<Self::Item> {
        Some((self.indices.next()?, self.items.next()?))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.indices.size_hint()
    }
}

impl<I: DoubleEndedIterator> DoubleEndedIterator for Numbered<I> {
    fn next_back(&mut self) -> Option<Self::Item> {
        Some((self.indices.next_back()?, self.items.next_back()?))
    }
}
