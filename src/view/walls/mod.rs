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
mod standings;

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
    standings::Standings,
};
pub use super::clock_text::Moment;
pub(in crate::view) use final_table::counted_at;

use crate::{i18n::Language, rules::witness::Witness};

/// Is the seal shown in this part of the evening? In a break and when play is over. While people play it is not, so that no
/// code is exchanged for the next with each act.
pub const fn shows_seal(moment: Moment) -> bool {
    matches!(moment, Moment::Break | Moment::DayOver | Moment::Won)
}

/// "Seal 414-7KQM-2F9P-XD03-H6TA", to be photographed by who wants to prove later that nothing was changed; empty where it
/// is not shown ([`shows_seal`]).
pub fn seal(language: Language, moment: Moment, witness: Option<Witness>) -> String {
    let said = |code: Witness| language.say("wall-seal", &[("code", code.to_string().into())]);
    witness.filter(|_| shows_seal(moment)).map(said).unwrap_or_default()
}
