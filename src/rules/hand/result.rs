//! The result of a hand.

use super::{Hand, start::BySeat, state::Stage};
use crate::rules::{
    cards::Cards,
    chips::Chips,
    pots::{Pot, Pots},
    seat::SeatNo,
    showdown::{Award, Shown, Split, Won, award, settle},
};

/// The result of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The pots, and the uncalled bet returned.
    pub pots: Pots,
    /// The winners of each pot.
    pub won: Vec<Won>,
    stacks: BySeat,
}

impl Outcome {
    /// Returns the stack of a player after the hand.
    pub const fn stack(&self, seat: SeatNo) -> Chips {
        self.stacks[seat.index()]
    }
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
        let named = awards.get(at).copied().unwrap_or_default();
        let won = award(pot, named, &split);
        (!named.of(pot).high.is_empty()).then_some(won)
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

/// Returns the hands that can win, if they are all known. If there is only one, its cards may be
/// unknown.
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
