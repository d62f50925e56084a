//! Where the button and the blinds stand, hand after hand.
use serde::{Deserialize, Serialize};

use super::seat::{SeatNo, Seats};

/// Where the button and the blinds stand in one hand. The button and the small blind may stand on
/// an empty seat (a dead button, a dead small blind); the big blind never does. With two players
/// the button is the small blind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Positions {
    /// The seat of the button.
    pub button: SeatNo,
    /// The seat of the small blind.
    pub small: SeatNo,
    /// The seat of the big blind.
    pub big: SeatNo,
}

/// SCRATCH
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ButtonRule {
    #[default]
    Dead,
    DeadForward,
    Moving,
    Simple,
}
/// SCRATCH
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Newcomers {
    #[default]
    ButtonToSmall,
    ButtonToBig,
    SmallToBig,
}
/// SCRATCH
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Blind {
    Small,
    Big,
}
/// SCRATCH
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastHand {
    pub positions: Positions,
    pub seats: Seats,
}
/// SCRATCH
#[derive(Clone, Copy, Debug)]
pub struct NextHand {
    pub positions: Positions,
    pub dealt: Seats,
    pub waits: Seats,
}
impl LastHand {
    pub fn new(positions: Positions, seats: Seats) -> Self {
        Self { positions, seats }
    }
}
impl NextHand {
    pub fn played(&self, seats: Seats) -> LastHand {
        LastHand { positions: self.positions, seats }
    }
    pub fn blind_due(&self, seat: SeatNo) -> Option<Blind> {
        if seat == self.positions.big {
            Some(Blind::Big)
        } else if seat == self.positions.small {
            Some(Blind::Small)
        } else {
            None
        }
    }
}
/// SCRATCH
pub fn next_hand(_: ButtonRule, _: Newcomers, last: &LastHand, live: Seats) -> Option<NextHand> {
    if live.len() < 2 {
        return None;
    }
    let big = live.next(last.positions.big)?;
    if live.len() == 2 {
        let o = live.next(big)?;
        return Some(NextHand {
            positions: Positions { button: o, small: o, big },
            dealt: live,
            waits: Seats::NONE,
        });
    }
    let small = last.positions.big;
    let mut button = last.positions.small;
    if button == big || button == small {
        button = live.previous(small)?;
    }
    let waits = live.between(button, small);
    Some(NextHand {
        positions: Positions { button, small, big },
        dealt: live.difference(waits),
        waits,
    })
}
/// SCRATCH
pub fn first_hand(button: SeatNo, live: Seats) -> Option<NextHand> {
    if live.len() < 2 {
        return None;
    }
    let button = if live.contains(button) { button } else { live.previous(button)? };
    let (small, big) = if live.len() == 2 {
        (button, live.next(button)?)
    } else {
        let s = live.next(button)?;
        (s, live.next(s)?)
    };
    Some(NextHand { positions: Positions { button, small, big }, dealt: live, waits: Seats::NONE })
}
