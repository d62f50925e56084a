//! The size of everything drawn: one size, stored by this machine, and changed in Setup or by its
//! keys.

/// The available sizes, in percent.
pub(super) const SIZES: [u16; 8] = [80, 90, 100, 110, 125, 150, 200, 300];

/// Returns the next larger or smaller size; the last one stays.
pub(super) fn next(percent: u16, larger: bool) -> u16 {
    let next = if larger {
        SIZES.iter().find(|size| **size > percent)
    } else {
        SIZES.iter().rev().find(|size| **size < percent)
    };
    next.copied().unwrap_or(percent)
}

/// Returns a text such as "125 %".
pub(super) fn percent_text(percent: u16) -> String {
    format!("{percent} %")
}
