//! How a hand ends.

use super::{Hand, start::BySeat, state::Stage};
use crate::rules::{
    cards::Cards,
    chips::Chips,
    pots::Pots,
    seat::SeatNo,
    showdown::{Shown, Split, Won, settle},
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

pub(super) fn outcome(hand: &Hand) -> Option<Outcome> {
    let shown = shown(hand)?;
    let Hand { start, state, .. } = hand;
    let pots = hand.pots();
    let split = Split { button: start.button, chip: start.chip, rules: start.showdown };
    let board = if start.kind.is_stud() { Cards::NONE } else { state.board };
    let won = settle(start.kind.game(), &shown, board, &pots.pots, &split);
    let mut stacks = state.stacks;
    for (seat, chips) in pots.back.into_iter().chain(won.iter().flat_map(Won::shares)) {
        stacks[seat.index()] = stacks[seat.index()].plus(chips);
    }
    Some(Outcome { pots, won, stacks })
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
