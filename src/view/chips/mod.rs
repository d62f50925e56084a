//! Chips as they are shown: the set, the counts, the differences, the races.

pub mod age;
pub mod check;
pub mod colour_up;
pub mod counts;
pub mod set;
pub mod typed;
