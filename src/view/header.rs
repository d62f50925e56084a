//! The bar on top of every screen: time, blinds and the players left.

use super::{Stat, Tone};

/// What the bar says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The event's name.
    pub event: String,
    /// "Day 1B · NL Hold'em · 500+50".
    pub detail: String,
    /// "14:32".
    pub left: String,
    /// Does the clock run?
    pub running: bool,
    /// How the time is to be shown: `Waits` in the last minute, `Gold` when paused, else `Plain`.
    pub tone: Tone,
    /// "Level 9", "Break", "Paused · Level 9", "End of day".
    pub heading: String,
    /// "400 / 800"; empty in a break.
    pub stakes: String,
    /// "ante 800"; empty without one.
    pub ante: String,
    /// Next, Break in, Players, Average; those that make no sense now are absent.
    pub stats: Vec<Stat>,
}
