//! The result of a hand.

use bottone_base::{cards::Cards, chips::Chips, seat::SeatNo};
use bottone_rules::{
    pots::{Pot, Pots},
    showdown::{Award, OddChipRule, PotWinners, ShownHand, award, settle},
};

use super::{Hand, start::ChipsBySeat, state::HandStage};

/// The result of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandResult {
    /// The pots, and the uncalled bet returned.
    pub pots: Pots,
    /// The winners of each pot.
    pub won: Vec<PotWinners>,
    stacks: ChipsBySeat,
}

impl HandResult {
    /// Returns the stack of a player after the hand.
    pub const fn stack(&self, seat: SeatNo) -> Chips {
        self.stacks[seat.index()]
    }
}

pub(super) fn outcome(hand: &Hand) -> Option<HandResult> {
    let shown = shown_hands(hand)?;
    let Hand { start, state, .. } = hand;
    let pots = hand.pots();
    let board = if start.kind.is_stud() { Cards::NONE } else { state.board };
    let won = settle(start.kind.game(), &shown, board, &pots.pots, &split(hand));
    Some(pay_pots(hand, pots, won))
}

pub(super) fn awarded(hand: &Hand, awards: &[Award]) -> Option<HandResult> {
    let state = &hand.state;
    if !matches!(state.stage, HandStage::Show | HandStage::Over) {
        return None;
    }
    let split = split(hand);
    let pots = hand.pots();
    let award = |(at, pot): (usize, &Pot)| {
        let named = awards.get(at).copied().unwrap_or_default();
        let won = award(pot, named, &split);
        (!named.of(pot).high.is_empty()).then_some(won)
    };
    let won: Option<Vec<PotWinners>> = pots.pots.iter().enumerate().map(award).collect();
    Some(pay_pots(hand, pots, won?))
}

fn split(hand: &Hand) -> OddChipRule {
    let start = &hand.start;
    OddChipRule { button: start.button, chip: hand.least_chip(), rules: start.showdown }
}

fn pay_pots(hand: &Hand, pots: Pots, won: Vec<PotWinners>) -> HandResult {
    let mut stacks = hand.state.stacks;
    for (seat, chips) in pots.back.into_iter().chain(won.iter().flat_map(PotWinners::shares)) {
        stacks[seat.index()] = stacks[seat.index()].plus(chips);
    }
    HandResult { pots, won, stacks }
}

/// Returns the hands that can win, if they are all known. If there is only one, its cards may be
/// unknown.
fn shown_hands(hand: &Hand) -> Option<Vec<ShownHand>> {
    let state = &hand.state;
    if state.live.len() == 1 {
        return Some(Vec::new());
    }
    let board = if hand.start.kind.is_stud() { state.board } else { Cards::NONE };
    let is_settled = matches!(state.stage, HandStage::Show | HandStage::Over);
    let known = |seat: SeatNo| {
        let held = &state.held[seat.index()];
        let cards = held.known.union(board);
        (held.unknown() == 0).then_some(ShownHand { seat, cards })
    };
    let board_known = state.board.len() == usize::from(state.board_count);
    if is_settled && board_known { state.live.iter().map(known).collect() } else { None }
}
