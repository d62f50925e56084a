//! What the rule book says. Small values in, small values out.

pub mod button;
pub mod chips;
pub mod draw;
pub mod levels;
pub mod money;
pub mod person;
pub mod seat;
pub mod seating;
pub mod time;
