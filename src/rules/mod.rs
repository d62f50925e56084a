//! What the rule book says. Small values in, small values out.

pub mod betting;
pub mod bounties;
pub mod button;
pub mod buy_in;
pub mod cards;
pub mod chip_set;
pub mod chips;
mod closed;
pub mod colour_up;
pub mod deals;
pub mod draw;
pub mod ending;
pub mod fair;
pub mod floor;
pub mod hand;
pub mod italian;
pub mod levels;
pub mod maker;
pub mod money;
pub mod paper_code;
pub mod payouts;
pub mod person;
pub mod places;
pub mod pots;
pub mod ranking;
pub mod rulebook;
pub mod ruling;
pub mod seat;
pub mod seating;
pub mod showdown;
pub mod time;
pub mod typed;
pub mod unreadable;
mod written;

pub use closed::all;
pub use written::is_nothing;
