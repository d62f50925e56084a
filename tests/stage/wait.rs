//! Waiting for what is done beside the test: by another thread, another program, a browser.

use std::{thread, time::Duration};

/// How often a test looks, and for how long: a machine with other work takes its time.
const GLANCE: Duration = Duration::from_millis(20);
const GLANCES: usize = 6_000;

/// Waits until this is there, and panics with these words when it never is.
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

/// Waits until this is so.
#[track_caller]
pub(crate) fn wait_until(never: &str, mut is: impl FnMut() -> bool) {
    wait(never, || is().then_some(()));
}
