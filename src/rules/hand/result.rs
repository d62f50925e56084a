//! How a hand ends.

use super::{Hand, start::BySeat, state::Stage};
use crate::rules::{
    cards::Cards,
    chips::Chips,
    pots::{Pot, Pots},
    seat::{SeatNo, Seats},
    showdown::{Shown, Split, Winner, Won, settle, share},
};

/// What a hand comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The pots, and what goes back uncalled.
    pub pots: Pots,
    /// Who won each pot.
    pub won: Vec<Won>,
    stacks: BySeat,
}

impl Outcome {
    /// What a player has after the hand.
    pub const fn stack(&self, seat: SeatNo) -> Chips {
        self.stacks[seat.index()]
    }
}

/// Who won a pot, as the dealer saw it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Award {
    /// Who had the best hand.
    pub high: Seats,
    /// Who had the best low; nobody where none qualified, and in games without one.
    pub low: Seats,
}

pub(super) fn outcome(hand: &Hand) -> Option<Outcome> {
    let shown = shown(hand)?;
    let Hand { start, state, .. } = hand;
    let pots = hand.pots();
    let board = if start.kind.is_stud() { Cards::NONE } else { state.board };
    let won = settle(start.kind.game(), &shown, board, &pots.pots, &split(hand));
    Some(paid(hand, pots, won))
}

pub(super) fn awarded(hand: &Hand, awards: &[Award]) -> Option<Outcome> {
    let state = &hand.state;
    if !matches!(state.stage, Stage::Show | Stage::Over) {
        return None;
    }
    let split = split(hand);
    let pots = hand.pots();
    let award = |(at, pot): (usize, &Pot)| {
        let alone = (pot.seats.len() == 1).then_some(Award { high: pot.seats, low: Seats::NONE });
        let Award { high, low } = alone.or_else(|| awards.get(at).copied())?;
        let winners = |seats: Seats| -> Vec<Winner> {
            let seats = seats.intersection(pot.seats);
            seats.iter().map(|seat| Winner { seat, card: None }).collect()
        };
        let (high, low) = (winners(high), winners(low));
        (!high.is_empty()).then(|| share(pot.chips, &high, &low, &split))
    };
    let won: Option<Vec<Won>> = pots.pots.iter().enumerate().map(award).collect();
    Some(paid(hand, pots, won?))
}

fn split(hand: &Hand) -> Split {
    let start = &hand.start;
    Split { button: start.button, chip: hand.least_chip(), rules: start.showdown }
}

fn paid(hand: &Hand, pots: Pots, won: Vec<Won>) -> Outcome {
    let mut stacks = hand.state.stacks;
    for (seat, chips) in pots.back.into_iter().chain(won.iter().flat_map(Won::shares)) {
        stacks[seat.index()] = stacks[seat.index()].plus(chips);
    }
    Outcome { pots, won, stacks }
}

/// The hands that can win, if they are all known. Nothing has to be known of the only one.
fn shown(hand: &Hand) -> Option<Vec<Shown>> {
    let state = &hand.state;
    if state.live.len() == 1 {
        return Some(Vec::new());
    }
    let board = if hand.start.kind.is_stud() { state.board } else { Cards::NONE };
    let is_settled = matches!(state.stage, Stage::Show | Stage::Over);
    let known = |seat: SeatNo| {
        let held = &state.held[seat.index()];
        let cards = held.known.union(board);
        (held.unknown() == 0).then_some(Shown { seat, cards })
    };
    let board_known = state.board.len() == usize::from(state.board_count);
    if is_settled && board_known { state.live.iter().map(known).collect() } else { None }
}
