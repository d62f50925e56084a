//! Who shows, and when.

use super::{AllIn, Conceding, ShowOrder, ShowdownRules};
use crate::rules::{
    pots::Pot,
    seat::{SeatNo, Seats},
};

/// What betting may still come in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StillToCome {
    /// Somebody is to act in this round.
    ThisRound,
    /// This round is over, and there are rounds to come.
    LaterRounds,
    /// The last round is over.
    Nothing,
}

/// Where a hand stands when one asks who shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who has not folded.
    pub live: Seats,
    pub all_in: Seats,
    /// What betting may still come.
    pub still_to_come: StillToCome,
    /// Who made the last bet or raise of the last round, if there was one.
    pub aggressor: Option<SeatNo>,
    /// Who is first to act in the last round: left of the button, in stud the high board, in razz
    /// the low board.
    pub first: SeatNo,
    /// Hands are played one at a time at all tables.
    pub hand_for_hand: bool,
}

/// Who shows now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Showing {
    /// Nobody yet: there is betting or there are cards to come.
    NotYet,
    /// Nobody before the floor says so: hands stay face down while play is hand for hand (TDA 2024
    /// procedure 8, WSOP rule 126).
    FaceDown,
    /// Nobody: the only hand left wins unseen (TDA 2024 rule 17-B).
    Unseen(SeatNo),
    /// All live hands are turned up at once; nobody may muck (TDA 2024 rule 16).
    AtOnce(Seats),
    /// One after the other.
    InTurn {
        order: Vec<SeatNo>,
        /// Who may concede instead when his turn comes.
        conceding: Conceding,
    },
    /// As they like (seed 000).
    AtWill(Seats),
}

/// Are all live hands shown, so that nobody may muck (TDA 2024 rule 16)? When somebody is all-in and no betting
/// can come: the last round is over, or this one is and at most one player has chips. Hand for hand as well, though
/// they stay face down there until the floor says otherwise (TDA 2024 procedure 8).
pub fn shows_all_in(standing: &Standing) -> bool {
    let Standing { live, all_in, still_to_come, .. } = *standing;
    let over = match still_to_come {
        StillToCome::ThisRound => false,
        StillToCome::LaterRounds => live.difference(all_in).len() <= 1,
        StillToCome::Nothing => true,
    };
    over && live.len() > 1 && !live.intersection(all_in).is_empty()
}

/// Who shows now, and in which order. The pots are listed main pot first; players in a side pot
/// show before those who play for an earlier pot alone (WSOP live action rule 149).
pub fn showing(standing: &Standing, pots: &[Pot], rules: &ShowdownRules) -> Showing {
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
        (StillToCome::ThisRound | StillToCome::LaterRounds, _) => Showing::NotYet,
        (StillToCome::Nothing, ShowOrder::AtWill) => Showing::AtWill(live),
        (StillToCome::Nothing, ShowOrder::LastAggressor) => {
            Showing::InTurn { order: order(standing, pots), conceding: rules.conceding }
        }
    }
}

/// The last aggressor or the first to act, then clockwise, the players of the last side pot first.
fn order(standing: &Standing, pots: &[Pot]) -> Vec<SeatNo> {
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
