//! The next positions, and the players dealt in.

use bottone_base::seat::{SeatNo, Seats, strictly_between};

use super::{ButtonRule, ButtonRules, DeadDisc, LastHand, MovedPlayers, Newcomers, Positions};

/// A table between two hands.
pub(super) struct TableState<'a> {
    pub(super) last: &'a LastHand,
    pub(super) live: Seats,
    pub(super) rules: &'a ButtonRules,
    moved: Seats,
}

/// The positions, and the players dealt in.
pub(super) struct HandPositions {
    pub(super) positions: Positions,
    pub(super) dealt: Seats,
    /// True if the button has passed a moved player by.
    pub(super) passes_by: bool,
}

impl From<(Positions, Seats)> for HandPositions {
    fn from((positions, dealt): (Positions, Seats)) -> Self {
        Self { positions, dealt, passes_by: false }
    }
}

impl<'a> TableState<'a> {
    /// Creates the table; `moved` are the newcomers who come from another table.
    pub(super) fn new(
        rules: &'a ButtonRules,
        last: &'a LastHand,
        live: Seats,
        moved: Seats,
    ) -> Self {
        let moved = match rules.moved {
            MovedPlayers::AsNewcomers => Seats::NONE,
            MovedPlayers::NeverDealer => moved.intersection(live).difference(last.seats),
        };
        Self { last, live, rules, moved }
    }

    /// Returns the players of the last hand who are still there.
    const fn remaining(&self) -> Seats {
        self.live.intersection(self.last.seats)
    }

    /// Returns the players who have sat down since.
    pub(super) const fn joined(&self) -> Seats {
        self.live.difference(self.last.seats)
    }

    /// Returns the moved players whom the button passes by when it reaches them.
    const fn never_dealer(&self) -> Seats {
        self.moved.union(self.last.spared).intersection(self.live)
    }

    /// Returns the moved players who sit this hand out.
    pub(super) const fn spared(&self, waits: Seats) -> Seats {
        self.moved.intersection(waits)
    }

    /// Returns the players who had cards in the last hand.
    pub(super) const fn dealt_in(&self) -> Seats {
        self.remaining().difference(self.last.waited)
    }

    /// Returns the positions of the next hand and the players dealt in.
    pub(super) fn places(&self) -> Option<HandPositions> {
        match self.live.len() {
            0 | 1 => return None,
            2 => return Some(heads_up(self.last.positions.big, self.live)?.into()),
            _ => {}
        }
        let at = match self.rules.rule {
            ButtonRule::Dead => self.rested(self.dead()?)?,
            ButtonRule::DeadForward => self.pushed(self.dead()?)?,
            ButtonRule::Moving | ButtonRule::Simple => self.moving()?,
        };
        let on = self.pass_button(at);
        let (positions, dealt) = self.deal(on.unwrap_or(at))?;
        Some(HandPositions { positions, dealt, passes_by: on.is_some() })
    }

    /// Returns whether the button moved on over empty seats.
    pub(super) fn is_pushed(&self, now: Positions) -> bool {
        let Positions { small, big, .. } = self.last.positions;
        self.rules.rule == ButtonRule::DeadForward
            && now.small == big
            && strictly_between(small, now.button, big)
    }

    /// Moves the big blind to the next player; the others follow seat by seat.
    fn dead(&self) -> Option<Positions> {
        let last = self.last.positions;
        Some(Positions {
            button: last.small,
            small: last.big,
            big: self.big_after(last.big, None)?,
        })
    }

    /// Leaves a dead button where the house leaves the disc. If a moved player has sat down there,
    /// it is not dead and moves on.
    fn rested(&self, at: Positions) -> Option<Positions> {
        let taken = self.remaining().union(self.never_dealer());
        if self.rules.dead_disc == DeadDisc::EmptySeat || taken.contains(at.button) {
            return Some(at);
        }
        let back = Positions { button: self.live.without(at.button).previous(at.button)?, ..at };
        Some(if is_in_order(back) { back } else { at })
    }

    /// Moves a button due to a moved player to the next player, and the blinds to the two after.
    /// `None` if the button stays, as when all others have gone.
    fn pass_button(&self, at: Positions) -> Option<Positions> {
        let never = self.never_dealer();
        let others = self.live.difference(never);
        let button = others.next(at.button).filter(|_| never.contains(at.button))?;
        let small = self.live.next(button)?;
        Some(Positions { button, small, big: self.live.next(small)? })
    }

    /// Moves a dead button on to the seat before the next player or the small blind. It moves when
    /// the players have left, before others sit down, so that they can be dealt in.
    fn pushed(&self, at: Positions) -> Option<Positions> {
        if self.remaining().contains(at.button) || !is_in_order(at) {
            return Some(at);
        }
        let stop = self.remaining().with(at.small).next(at.button)?;
        let every = Seats::all(self.last.size).union(self.live).with(at.button).with(at.small);
        Some(Positions { button: every.previous(stop)?, ..at })
    }

    /// Moves the button to the next player and the blinds to the two after. Up to the last big
    /// blind, the walk skips newcomers: otherwise others would post the same blinds again.
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

    /// Returns the newcomers whom the moving button skips. A newcomer on the very seat of the last
    /// small blind has the button, as in TDA 2024 rule 8.
    fn passed(&self) -> Seats {
        let last = self.last.positions;
        let new = self.live.difference(self.dealt_in()).difference(self.never_dealer());
        let passed = new.between(last.button, last.big);
        match self.rules.newcomers {
            Newcomers::ButtonToSmall => passed.without(last.small),
            Newcomers::ButtonToBig | Newcomers::SmallToBig => passed,
        }
    }

    /// Returns the player who is due to post the big blind after the player or the seat `small`.
    fn big_after(&self, small: SeatNo, button: Option<SeatNo>) -> Option<SeatNo> {
        let due = match self.rules.newcomers {
            Newcomers::ButtonToSmall | Newcomers::ButtonToBig => self.live,
            Newcomers::SmallToBig => self.remaining().union(self.moved),
        };
        let big = due.next(small).filter(|&big| big != small && Some(big) != button);
        big.or_else(|| self.live.next(small))
    }

    /// Returns the players who get no cards with these positions.
    fn waits(&self, at: Positions) -> Seats {
        let right = match self.rules.newcomers {
            Newcomers::ButtonToSmall | Newcomers::ButtonToBig => {
                self.live.between(at.button, at.small)
            }
            Newcomers::SmallToBig => Seats::NONE,
        };
        let sits_out = |seat: &SeatNo| self.rules.sits_out(*seat, at, self.moved.contains(*seat));
        right.union(self.joined().iter().filter(sits_out).collect())
    }

    /// Deals to all players who need not wait. If two are left, they play heads-up; if fewer are
    /// left, no player waits, because a hand needs two.
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

impl ButtonRules {
    /// Returns whether a player who has just sat down on `seat` gets no cards in a hand with these
    /// positions. `moved` is true if the player comes from another table.
    pub(super) fn sits_out(self, seat: SeatNo, at: Positions, moved: bool) -> bool {
        let Positions { button, small, big } = at;
        let right = strictly_between(button, seat, small);
        let left = seat == small || strictly_between(small, seat, big);
        match (self.moved, self.newcomers) {
            (MovedPlayers::NeverDealer, Newcomers::SmallToBig) if moved => seat == small,
            (MovedPlayers::NeverDealer, _) if moved => right || seat == small,
            (_, Newcomers::ButtonToSmall) => right,
            (_, Newcomers::ButtonToBig) => right || left,
            (_, Newcomers::SmallToBig) => left,
        }
    }
}

/// Returns whether the button, the small blind and the big blind are in this order. They are not if
/// the big blind of two players has reached or passed the seat of the button.
fn is_in_order(at: Positions) -> bool {
    at.button != at.big && strictly_between(at.button, at.small, at.big)
}

/// Returns the positions for two players: the big blind moves on, and the other player has the
/// button and the small blind.
fn heads_up(last_big: SeatNo, two: Seats) -> Option<(Positions, Seats)> {
    let big = two.next(last_big)?;
    let button = two.without(big).first()?;
    Some((Positions { button, small: button, big }, two))
}
