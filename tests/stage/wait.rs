//! Waiting for results of another thread, another program or a browser.

use std::{thread, time::Duration};

/// The interval between looks of a test, and the longest wait: a busy machine takes its time.
const GLANCE: Duration = Duration::from_millis(20);
const GLANCES: usize = 6_000;

/// Waits for a value, and panics with these words if it never comes.
#[track_caller]
pub(crate) fn wait<T>(never: &str, mut look: impl FnMut() -> Option<T>) -> T {
    for _ in 0..GLANCES {
        if let Some(there) = look() {
            return there;
        }
        thread::sleep(GLANCE);
    }
    panic!("{never}");
}

/// Waits until this is true.
#[track_caller]
pub(crate) fn wait_until(never: &str, mut is: impl FnMut() -> bool) {
    wait(never, || is().then_some(()));
}
