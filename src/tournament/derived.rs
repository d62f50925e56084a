//! Values computed from the surrounding state, kept until it changes.

use std::sync::OnceLock;

/// A value computed on first use. Code that changes its inputs must forget it.
///
/// It is not part of the state: two states are equal whether it is computed or not.
#[derive(Clone, Debug)]
pub(super) struct Derived<T>(OnceLock<T>);

impl<T> Derived<T> {
    pub(super) fn known(&self) -> Option<&T> {
        self.0.get()
    }

    /// Returns the computed value for code that updates it with each event.
    pub(super) fn known_mut(&mut self) -> Option<&mut T> {
        self.0.get_mut()
    }

    pub(super) fn get_or_compute(&self, work_out: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(work_out)
    }

    pub(super) fn forget(&mut self) {
        self.0.take();
    }
}

impl<T> Default for Derived<T> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}

impl<T> PartialEq for Derived<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Derived<T> {}
