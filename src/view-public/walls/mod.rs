//! The content of the walls: one struct of finished text for each face.

mod clocks;
pub mod figures;
mod hand_for_hand;
mod head;
mod moments;
mod moves;
mod payouts;
mod registration;
mod schedule;
mod seats;
mod standings;

pub use self::{
    clocks::{ClockTile, MOST_CLOCKS},
    hand_for_hand::{HandForHandFace, HandTile},
    head::FaceHead,
    moments::{InTheMoney, LevelUp, ladder},
    moves::{WallMove, WallMoves, latest},
    payouts::{PayoutFace, Rung},
    registration::Registration,
    schedule::{Schedule, ScheduleLine},
    seats::{WallSeat, WallSeats},
    standings::Standings,
};

use bottone_base::witness::Witness;
use bottone_i18n::Language;
use bottone_view::{clock::EveningPart, clock_text::shows_seal};

/// Returns "Seal 414-7KQM-2F9P-XD03-H6TA", which can be photographed as proof against later
/// changes. Empty if it is not shown ([`shows_seal`]).
pub fn seal(language: Language, moment: EveningPart, witness: Option<Witness>) -> String {
    let said = |code: Witness| language.say("wall-seal", &[("code", code.to_string().into())]);
    witness.filter(|_| shows_seal(moment)).map(said).unwrap_or_default()
}
