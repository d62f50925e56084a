//! The content of the walls: one struct of finished text for each face.

mod clocks;
mod end_face;
pub mod figures;
mod final_table;
mod hand_for_hand;
mod head;
mod moments;
mod moves;
mod payouts;
mod poster;
mod registration;
mod schedule;
mod seats;
mod standings;

pub use self::{
    clocks::{ClockTile, MOST_CLOCKS},
    end_face::{EndFace, PlacedPlayer},
    final_table::{FinalSeat, FinalTable},
    hand_for_hand::{HandForHandFace, HandTile},
    head::FaceHead,
    moments::{InTheMoney, LevelUp, ladder},
    moves::{WallMove, WallMoves, latest},
    payouts::{PayoutFace, Rung},
    poster::Poster,
    registration::Registration,
    schedule::{Schedule, ScheduleLine},
    seats::{WallSeat, WallSeats},
    standings::Standings,
};
pub use super::clock_text::EveningPart;
pub(crate) use final_table::counted_at;

use bottone_i18n::Language;
use bottone_rules::witness::Witness;

/// Returns whether the seal is shown in this part of the evening: in breaks and after play. During
/// play it would change with every act.
pub const fn shows_seal(moment: EveningPart) -> bool {
    matches!(moment, EveningPart::Break | EveningPart::DayOver | EveningPart::Won)
}

/// Returns "Seal 414-7KQM-2F9P-XD03-H6TA", which can be photographed as proof against later
/// changes. Empty if it is not shown ([`shows_seal`]).
pub fn seal(language: Language, moment: EveningPart, witness: Option<Witness>) -> String {
    let said = |code: Witness| language.say("wall-seal", &[("code", code.to_string().into())]);
    witness.filter(|_| shows_seal(moment)).map(said).unwrap_or_default()
}
