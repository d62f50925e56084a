//! What is worked out of the state around it, and kept until that changes.

use std::sync::OnceLock;

/// Something that is worked out when it is first asked for. Whoever changes what it hangs on forgets it.
///
/// It is no part of the state: two states are equal whatever of it is known.
#[derive(Clone, Debug)]
pub(super) struct Derived<T>(OnceLock<T>);

impl<T> Derived<T> {
    pub(super) fn known(&self) -> Option<&T> {
        self.0.get()
    }

    /// For what follows events itself instead of being forgotten.
    pub(super) fn known_mut(&mut self) -> Option<&mut T> {
        self.0.get_mut()
    }

    pub(super) fn or_work_out(&self, work_out: impl FnOnce() -> T) -> &T {
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
