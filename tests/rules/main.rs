//! The tests of the rules, without an event.

mod button;
mod card_draw;
mod carry;
mod floor;
mod hands;
mod irregularities;
mod italian;
mod maker;
mod money;
mod posting;
mod pots;
mod ranking;
mod rulebook;
mod rulings;
mod seating;
mod seating_laws;
mod showdown;
#[path = "../stage/mod.rs"]
mod stage;
mod structures;
