//! How large everything is drawn: one size, kept by this machine, chosen in Setup and with its keys.

/// The sizes that there are, in percent.
pub(super) const SIZES: [u16; 8] = [80, 90, 100, 110, 125, 150, 200, 300];

/// The next larger size, or the next smaller; the last one stays.
pub(super) fn next(percent: u16, larger: bool) -> u16 {
    let next = if larger {
        SIZES.iter().find(|size| **size > percent)
    } else {
        SIZES.iter().rev().find(|size| **size < percent)
    };
    next.copied().unwrap_or(percent)
}

/// "125 %".
pub(super) fn said(percent: u16) -> String {
    format!("{percent} %")
}
