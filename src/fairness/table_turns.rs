//! The big blinds of the players at one table, hand after hand.

use bottone_base::seat::{MOST_SEATS, SeatNo};
use bottone_rules::button::NextHand;

/// The part of a player's night on which the next big blind depends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct BlindTurn {
    /// The hands since the last big blind, if known.
    since: Option<u32>,
    /// True if the player was moved since then.
    was_moved: bool,
    /// True if the player had the button since then.
    had_button: bool,
}

impl BlindTurn {
    /// Records that the player has come from another seat.
    pub(super) fn record_arrival(&mut self) {
        self.was_moved = true;
    }

    /// Records a look at the button. The number of hands before it is unknown.
    pub(super) fn record_sighting(&mut self, has_big_blind: bool) {
        if has_big_blind {
            *self = Self { since: Some(0), ..Self::default() };
        } else {
            self.since = None;
        }
    }
}

/// The effect of a hand on a player, besides cards.
pub(super) enum HandEffect {
    /// The player gets no cards, because the seat is between button and small blind.
    Wait,
    /// The player posts the big blind.
    BigBlind(Option<EarlyBlind>),
}

/// A big blind out of turn: after a move, before a whole round was dealt since the last one.
pub(super) struct EarlyBlind {
    /// The number of hands by which it is early.
    pub(super) by: u32,
    /// True if the player did not have the button since the last one.
    pub(super) twice: bool,
}

/// The turns of the players at a table while hands are dealt there.
#[derive(Default)]
pub(super) struct TableTurns {
    turns: [BlindTurn; MOST_SEATS as usize],
    /// The number of hands dealt.
    hands: u32,
    /// The hands of each seat that do not count as dealt since the last big blind.
    missed: [u32; MOST_SEATS as usize],
}

impl TableTurns {
    /// Puts a player on this seat, before the first hand.
    pub(super) fn seat(&mut self, seat: SeatNo, turn: BlindTurn) {
        self.turns[seat.index()] = turn;
    }

    /// Returns the number of hands dealt.
    pub(super) const fn hands(&self) -> u32 {
        self.hands
    }

    /// Returns the turn of the player on this seat, after the hands dealt.
    pub(super) fn turn(&self, seat: SeatNo) -> BlindTurn {
        let turn = self.turns[seat.index()];
        let dealt = self.hands - self.missed[seat.index()];
        BlindTurn { since: turn.since.map(|since| since + dealt), ..turn }
    }

    /// Deals a hand.
    pub(super) fn deal(
        &mut self,
        next: &NextHand,
        stud: bool,
        mut on_effect: impl FnMut(SeatNo, HandEffect),
    ) {
        self.hands += 1;
        for seat in next.waits.iter() {
            self.missed[seat.index()] += 1;
            on_effect(seat, HandEffect::Wait);
        }
        let (button, big) = (next.positions.button, next.positions.big);
        if !next.waits.contains(button) {
            self.turns[button.index()].had_button = true;
        }
        if !stud && !next.waits.contains(big) {
            let BlindTurn { since, was_moved, had_button } = self.turn(big);
            let round = u32::try_from(next.dealt.len()).unwrap_or(u32::MAX);
            let short = since.and_then(|since| round.checked_sub(since)).filter(|by| *by > 0);
            let early = short.filter(|_| was_moved);
            let early = early.map(|by| EarlyBlind { by, twice: !had_button });
            self.turns[big.index()] = BlindTurn { since: Some(0), ..BlindTurn::default() };
            self.missed[big.index()] = self.hands;
            on_effect(big, HandEffect::BigBlind(early));
        }
    }
}
