//! The settings of the window at the desk.

use serde::{Deserialize, Serialize};

/// The smallest and the largest scale of the windows, in percent.
pub(super) const SCALES: std::ops::RangeInclusive<u16> = 50..=300;

/// The brightness: dark or light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    /// Light letters on dark: the rooms are dim.
    #[default]
    Dark,
    /// Dark letters on light.
    Light,
    System,
}

/// The size of the tables on the floor view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableSize {
    /// As large as possible with all in sight.
    #[default]
    Fitting,
    /// With names, stacks and blinds.
    Large,
    /// As cards, with a number on each seat.
    Cards,
    /// As tiles, with a dot for each seat.
    Dense,
}

/// A window's size in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowSize {
    /// From left to right.
    pub width: u16,
    /// From top to bottom.
    pub height: u16,
}
