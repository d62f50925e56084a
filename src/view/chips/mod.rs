//! Chips as people are told of them: the set, the counts, what does not add up, the races.

pub mod age;
pub mod check;
pub mod colour_up;
pub mod counts;
pub mod set;
pub mod typed;
