//! What the rule book says. Small values in, small values out.

pub mod chips;
pub mod money;
pub mod seat;
pub mod time;
