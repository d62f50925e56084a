//! Where the positions go, and who is dealt in.

use super::{ButtonRule, LastHand, Newcomers, Positions};
use crate::rules::seat::{SeatNo, Seats, strictly_between};

/// A table between two hands.
pub(super) struct Table<'a> {
    pub(super) last: &'a LastHand,
    pub(super) live: Seats,
    pub(super) newcomers: Newcomers,
}

impl Table<'_> {
    /// Those who were there in the last hand.
    const fn stayed(&self) -> Seats {
        self.live.intersection(self.last.seats)
    }

    /// Those who have sat down since.
    pub(super) const fn joined(&self) -> Seats {
        self.live.difference(self.last.seats)
    }

    /// Those who had cards in the last hand.
    pub(super) const fn known(&self) -> Seats {
        self.stayed().difference(self.last.waited)
    }

    /// The positions of the next hand and who is dealt in.
    pub(super) fn places(&self, rule: ButtonRule) -> Option<(Positions, Seats)> {
        match self.live.len() {
            0 | 1 => None,
            2 => heads_up(self.last.positions.big, self.live),
            _ => match rule {
                ButtonRule::Dead => self.deal(self.dead()?),
                ButtonRule::DeadForward => self.deal(self.pushed(self.dead()?)?),
                ButtonRule::Moving | ButtonRule::Simple => self.deal(self.moving()?),
            },
        }
    }

    /// Did the button slide on over empty seats?
    pub(super) fn is_pushed(&self, rule: ButtonRule, now: Positions) -> bool {
        let Positions { small, big, .. } = self.last.positions;
        rule == ButtonRule::DeadForward
            && now.small == big
            && strictly_between(small, now.button, big)
    }

    /// The big blind goes to the next player, the others follow seat by seat.
    fn dead(&self) -> Option<Positions> {
        let last = self.last.positions;
        Some(Positions {
            button: last.small,
            small: last.big,
            big: self.big_after(last.big, None)?,
        })
    }

    /// A dead button slides on to the seat before the next player or the small blind. It slides
    /// when the players have left, before others sit down, so that they can be dealt in.
    fn pushed(&self, at: Positions) -> Option<Positions> {
        if self.stayed().contains(at.button) || !is_in_order(at) {
            return Some(at);
        }
        let stop = self.stayed().with(at.small).next(at.button)?;
        let every = Seats::all(self.last.size).union(self.live).with(at.button).with(at.small);
        Some(Positions { button: every.previous(stop)?, ..at })
    }

    /// The button goes to the next player and the blinds to the two after. Up to the last big
    /// blind, the walk passes over newcomers: it would make others post the same blinds again.
    fn moving(&self) -> Option<Positions> {
        let live = self.live;
        let last = self.last.positions;
        let mut known = live.difference(self.passed());
        if known.len() < 2 {
            known = live;
        }
        let button = known.next(last.button)?;
        let walk = if strictly_between(last.button, button, last.big) { known } else { live };
        let small = walk.next(button)?;
        Some(Positions { button, small, big: self.big_after(small, Some(button))? })
    }

    /// Newcomers whom the moving button passes over. One who has taken the very seat of the last
    /// small blind has the button, as in TDA 2024 rule 8.
    fn passed(&self) -> Seats {
        let last = self.last.positions;
        let passed = self.live.difference(self.known()).between(last.button, last.big);
        match self.newcomers {
            Newcomers::ButtonToSmall => passed.without(last.small),
            Newcomers::ButtonToBig | Newcomers::SmallToBig => passed,
        }
    }

    /// Who is due to post the big blind after the player or the seat `small`.
    fn big_after(&self, small: SeatNo, button: Option<SeatNo>) -> Option<SeatNo> {
        let due = match self.newcomers {
            Newcomers::ButtonToSmall | Newcomers::ButtonToBig => self.live,
            Newcomers::SmallToBig => self.stayed(),
        };
        let big = due.next(small).filter(|&big| big != small && Some(big) != button);
        big.or_else(|| self.live.next(small))
    }

    /// Who gets no cards with these positions.
    fn waits(&self, at: Positions) -> Seats {
        let right = self.live.between(at.button, at.small);
        let left = self.joined().intersection(Seats::NONE.with(at.small));
        let left = left.union(self.joined().between(at.small, at.big));
        match self.newcomers {
            Newcomers::ButtonToSmall => right,
            Newcomers::ButtonToBig => right.union(left),
            Newcomers::SmallToBig => left,
        }
    }

    /// Deals to everybody who need not wait. If that leaves two they play heads-up; if it leaves
    /// fewer nobody waits, for a hand needs two.
    fn deal(&self, at: Positions) -> Option<(Positions, Seats)> {
        let live = self.live;
        let dealt = live.difference(self.waits(at));
        let Positions { small, big, .. } = at;
        match dealt.len() {
            0 | 1 => {
                let small = self.last.positions.big;
                let (button, big) = (live.previous(small)?, live.next(small)?);
                Some((Positions { button, small, big }, live))
            }
            2 => heads_up(self.last.positions.big, dealt),
            _ if !is_in_order(at) => {
                let button = dealt.previous(small)?;
                Some((Positions { button, small, big }, dealt))
            }
            _ => Some((at, dealt)),
        }
    }
}

/// Does one meet the button, the small blind and the big blind in this order? Not when the big
/// blind of two players has come to the seat of the button or past it.
fn is_in_order(at: Positions) -> bool {
    at.button != at.big && strictly_between(at.button, at.small, at.big)
}

/// Two players: the big blind goes on, the other has the button and the small blind.
fn heads_up(last_big: SeatNo, two: Seats) -> Option<(Positions, Seats)> {
    let big = two.next(last_big)?;
    let button = two.without(big).first()?;
    Some((Positions { button, small: button, big }, two))
}
