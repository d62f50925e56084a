//! What the walls show: one struct of finished text for each face.

mod clocks;
pub mod figures;
mod final_table;
mod head;
mod moves;
mod over;
mod payouts;
mod registration;
mod schedule;
mod seats;

pub use self::{
    clocks::{ClockTile, MOST_CLOCKS},
    final_table::{FinalSeat, FinalTable},
    head::{Head, pulse},
    moves::{Move, Moves, latest},
    over::{Over, Placed},
    payouts::{Payouts, Rung},
    registration::Registration,
    schedule::{Schedule, ScheduleLine},
    seats::{SeatOf, Seats},
};
pub use super::clock_text::Moment;
pub(in crate::view) use final_table::counted_at;
