//! The players who show, and the time.

use bottone_base::seat::{SeatNo, Seats};

use super::{AllIn, Conceding, ShowOrder, ShowdownRules};
use crate::pots::Pot;

/// The betting that may still come in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemainingBetting {
    /// A player is to act in this round.
    ThisRound,
    /// This round is over, and there are rounds to come.
    LaterRounds,
    /// The last round is over.
    Nothing,
}

/// The state of a hand for the showdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowdownState {
    /// The players who have not folded.
    pub live: Seats,
    pub all_in: Seats,
    /// The betting that may still come.
    pub still_to_come: RemainingBetting,
    /// The player who made the last bet or raise of the last round, if there was one.
    pub aggressor: Option<SeatNo>,
    /// The first player to act in the last round: left of the button, in stud the high board, in
    /// razz the low board.
    pub first: SeatNo,
    /// True if hands are played one at a time at all tables.
    pub hand_for_hand: bool,
}

/// The players who show now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Showing {
    /// No showing yet: there is betting or there are cards to come.
    NotYet,
    /// No showing before the floor allows it: hands stay face down while play is hand for hand (TDA
    /// 2024 procedure 8, WSOP rule 126).
    FaceDown,
    /// No showing: the only hand left wins without it (TDA 2024 rule 17-B).
    Unseen(SeatNo),
    /// All live hands are turned up at once; no player may muck (TDA 2024 rule 16).
    AtOnce(Seats),
    /// Players show one after the other.
    InTurn {
        order: Vec<SeatNo>,
        /// The players who may concede instead on their turn.
        conceding: Conceding,
    },
    /// Players show voluntarily (seed 000).
    AtWill(Seats),
}

/// Returns whether all live hands are shown, so that no player may muck (TDA 2024 rule 16). That
/// needs a player all-in and no betting to come: the last round is over, or this one is and at most
/// one player has chips. It also holds hand for hand, although hands stay face down there until the
/// floor allows it (TDA 2024 procedure 8).
pub fn shows_all_in(standing: &ShowdownState) -> bool {
    let ShowdownState { live, all_in, still_to_come, .. } = *standing;
    let over = match still_to_come {
        RemainingBetting::ThisRound => false,
        RemainingBetting::LaterRounds => live.difference(all_in).len() <= 1,
        RemainingBetting::Nothing => true,
    };
    over && live.len() > 1 && !live.intersection(all_in).is_empty()
}

/// Returns the players who show now, in order. The pots are listed main pot first; players in a
/// side pot show before those who play for an earlier pot alone (WSOP live action rule 149).
pub fn showing(standing: &ShowdownState, pots: &[Pot], rules: &ShowdownRules) -> Showing {
    let live = standing.live;
    if live.len() == 1
        && let Some(seat) = live.first()
    {
        return Showing::Unseen(seat);
    }
    if shows_all_in(standing) && rules.all_in == AllIn::FaceUp {
        return if standing.hand_for_hand { Showing::FaceDown } else { Showing::AtOnce(live) };
    }
    match (standing.still_to_come, rules.order) {
        (RemainingBetting::ThisRound | RemainingBetting::LaterRounds, _) => Showing::NotYet,
        (RemainingBetting::Nothing, ShowOrder::AtWill) => Showing::AtWill(live),
        (RemainingBetting::Nothing, ShowOrder::LastAggressor) => {
            Showing::InTurn { order: order(standing, pots), conceding: rules.conceding }
        }
    }
}

/// Returns the last aggressor or the first to act, then clockwise, the players of the last side pot
/// first.
fn order(standing: &ShowdownState, pots: &[Pot]) -> Vec<SeatNo> {
    let live = standing.live;
    let aggressor = standing.aggressor.filter(|&seat| live.contains(seat));
    let start = aggressor.unwrap_or(standing.first);
    let from_start = |seats: Seats| {
        let others = seats.clockwise_from(start).filter(move |&seat| seat != start);
        seats.contains(start).then_some(start).into_iter().chain(others)
    };
    let mut left = live;
    let mut order = Vec::with_capacity(live.len());
    for seats in pots.iter().rev().map(|pot| pot.seats).chain([live]) {
        order.extend(from_start(seats.intersection(left)));
        left = left.difference(seats);
    }
    order
}
