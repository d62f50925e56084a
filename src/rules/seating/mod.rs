//! Moves between tables: balancing, breaking a table, the worst seat, draws for seats.
//!
//! Everything here sees the room as a list of [`TableSeats`], or as a [`BalanceRoom`] of which few tables
//! are examined. It answers a question about the room. No function moves a player: that is the
//! floor's decision.

mod balance;
mod breaking;
mod card_draw;
mod chance;
mod final_table;
mod high_card;
mod plan;
mod posting;
mod seat_draw;
mod summary;
mod table;
mod working_table;

pub use breaking::tables_that_can_break;
pub use card_draw::DrawnSeats;
pub use chance::FirstNumbers;
pub use final_table::{FinalTable, final_table, tables_at_redraws};
pub use high_card::{HighCardError, high_card};
pub use plan::{
    BalancePolicy, Cause, DrawnMove, MoveFacts, Mover, PlannedMove, SeatingPlan, UnknownButton,
    plan, plan_moves,
};
pub use posting::{OFTEN, may_be_to_post, tables_to_post};
pub use seat_draw::{OpenSeats, break_table, redraw, seats_for_many, seats_in, tables_for};
pub use summary::{BalanceRoom, Census, ListedRoom, Summary};
pub use table::TableSeats;
