//! A short list without heap memory.

use std::fmt;

/// Up to `N` items in order. Items added to a full list are dropped.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct FixedList<T, const N: usize>([Option<T>; N]);

impl<T: Copy, const N: usize> FixedList<T, N> {
    /// The empty list.
    pub const NONE: Self = Self([None; N]);

    /// Returns the items in order.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.0.iter().map_while(|thing| *thing)
    }

    pub fn first(&self) -> Option<T> {
        self.iter().next()
    }

    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Returns whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.first().is_none()
    }

    pub(super) fn push(&mut self, thing: T) {
        if let Some(place) = self.0.iter_mut().find(|place| place.is_none()) {
            *place = Some(thing);
        }
    }
}

impl<T: Copy + PartialEq, const N: usize> FixedList<T, N> {
    /// Returns whether the item is in the list.
    pub fn contains(&self, thing: T) -> bool {
        self.iter().any(|other| other == thing)
    }

    /// Adds the item unless it is in the list.
    pub(super) fn push_once(&mut self, thing: T) {
        if !self.contains(thing) {
            self.push(thing);
        }
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for FixedList<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
