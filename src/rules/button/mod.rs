//! The positions of the button and the blinds, hand after hand.
//!
//! [`first_hand`] sets them, and [`next_hand`] moves them on: the button, the blinds, the players
//! dealt in and the players who wait. Both are pure and allocate nothing.

mod missed_blinds;
mod notes;
mod places;
mod posts;

use bottone_base::seat::{SeatNo, Seats, strictly_between};
pub use missed_blinds::{
    DueChips, EntryPost, MissedBlinds, MissedPosts, PlayCondition, ReturnSeat,
};
pub use notes::{Note, Notes};
use places::{HandPositions, TableState};
use posts::{BlindDebts, Posts};
use serde::{Deserialize, Serialize};

/// The positions of the button and the blinds in one hand. The button and the small blind may be on
/// an empty seat (a dead button, a dead small blind); the big blind never is. With two players the
/// button is the small blind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Positions {
    pub button: SeatNo,
    /// The seat of the small blind.
    pub small: SeatNo,
    /// The seat of the big blind.
    pub big: SeatNo,
}

impl Positions {
    /// Returns the positions with the button on this seat and no dead blind. On an empty seat the
    /// button is dead, and the blinds are the same as with the button on the player before it. With
    /// two players there is no dead button: the player before the empty seat has it. `None` with
    /// fewer than two players.
    pub fn at_button(button: SeatNo, live: Seats) -> Option<Self> {
        let positions = first_hand(button, live)?.positions;
        Some(if live.len() > 2 { Self { button, ..positions } } else { positions })
    }

    /// Returns the positions with the small blind on this seat. With two players the button is there
    /// too, and the other player has the big blind.
    #[must_use]
    pub fn with_small(self, small: SeatNo, live: Seats) -> Self {
        let two = (live.len() == 2).then(|| Self::at_button(small, live)).flatten();
        two.unwrap_or(Self { small, ..self })
    }

    /// Returns the positions with the big blind on this seat. With two players the other one has the
    /// button.
    #[must_use]
    pub fn with_big(self, big: SeatNo, live: Seats) -> Self {
        let other = live.without(big).first().filter(|_| live.len() == 2 && live.contains(big));
        other.map_or(Self { big, ..self }, |other| Self { button: other, small: other, big })
    }

    /// Returns whether the button, the small blind and the big blind are in this order, going
    /// clockwise. With two players the button is the small blind.
    pub fn are_clockwise(self) -> bool {
        let Self { button, small, big } = self;
        button != big && small != big && (button == small || strictly_between(button, small, big))
    }

    /// Returns whether these positions are possible in a hand of these players, at a table of
    /// `size`. With the button on the small blind two players have cards. Any others at the table
    /// wait for the next hand.
    pub fn are_possible(self, size: u8, players: Seats) -> bool {
        let Self { button, small, big } = self;
        let on_table = [button, small, big].iter().all(|seat| seat.get() <= size);
        on_table
            && players.contains(big)
            && if self.heads_up() {
                button != big && players.contains(button)
            } else {
                players.len() > 2 && self.are_clockwise()
            }
    }

    /// Returns the blind that the player on `seat` posts.
    pub fn blind_of(self, seat: SeatNo) -> Option<Blind> {
        if seat == self.big {
            Some(Blind::Big)
        } else {
            (seat == self.small).then_some(Blind::Small)
        }
    }

    /// Returns whether only two players have cards: then the button is the small blind.
    const fn heads_up(self) -> bool {
        self.button.get() == self.small.get()
    }
}

/// The rule for moving the button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ButtonRule {
    /// The big blind moves to the next player, and the others follow it, also to empty seats (TDA
    /// 2024 rule 32, WSOP rule 85).
    #[default]
    Dead,
    /// As `Dead`, but a dead button moves on over the empty seats before the small blind (TDA 2026
    /// rule 36-B).
    DeadForward,
    /// The button moves to the next player. A player skipped by a blind still posts it, one blind a
    /// hand and the big blind first (Robert's Rules 4-2).
    Moving,
    /// The button moves to the next player, and skipped blinds are lost (informal games).
    Simple,
}

impl ButtonRule {
    /// Returns whether the blinds may skip a player.
    const fn skips_blinds(self) -> bool {
        matches!(self, Self::Moving | Self::Simple)
    }
}

/// The seats on which a newcomer is not dealt in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Newcomers {
    /// Between the button and the small blind (TDA 2024 rules 8 and 10, WSOP rules 14 and 66).
    #[default]
    ButtonToSmall,
    /// Between the button and the big blind (Robert's Rules 4-7).
    ButtonToBig,
    /// On the small blind, and between it and the player due to post the big blind, for one hand
    /// (Lottomatica).
    SmallToBig,
}

/// The place of the button disc when the button is dead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeadDisc {
    /// On the empty seat, where a newcomer takes it over (TDA 2024 rule 32, WSOP rule 85).
    #[default]
    EmptySeat,
    /// With the last player before that seat, so that a newcomer there waits (seeds 000 and 002).
    /// Blinds and turns are the same.
    LastDealer,
}

/// The rule for players who come from another table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MovedPlayers {
    /// The same as for all newcomers (TDA 2024 rules 10 and 11, WSOP rule 66).
    #[default]
    AsNewcomers,
    /// A player who lands on the small blind skips the hand, and then the button passes them by. A
    /// player who lands on the button plays, and the button goes to the next player. The others
    /// play (seed 002). The seed does not say who posts the blinds then: here it is the two players
    /// after the button, so that others are spared a blind.
    NeverDealer,
}

/// The switches of the button and the blinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ButtonRules {
    /// The rule for moving the button.
    pub rule: ButtonRule,
    /// The seats on which a newcomer is not dealt in.
    pub newcomers: Newcomers,
    /// The place of the disc when the button is dead. Only [`ButtonRule::Dead`] uses it.
    pub dead_disc: DeadDisc,
    /// The rule for players who come from another table.
    pub moved: MovedPlayers,
    /// The blinds due from a player who returns after missing blinds.
    pub missed: MissedBlinds,
    /// The chips that a new player posts to be dealt in.
    pub entry: EntryPost,
}

/// A blind that a player posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Blind {
    Small,
    Big,
}

/// The state of one hand that is needed to find the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastHand {
    /// The number of seats at the table. A dead button that moves on does not go further than once
    /// around.
    pub size: u8,
    /// The positions of the button and the blinds.
    pub positions: Positions,
    /// The seats of the players who were there and have not left since.
    seats: Seats,
    /// The players among them who had no cards because of where they sat down.
    waited: Seats,
    /// The players among them that the button skips in the next hand.
    spared: Seats,
    owed: BlindDebts,
}

impl LastHand {
    /// Creates the state of a hand with these occupied seats, as read off the table. Players
    /// between the button and the small blind waited; with the button on the small blind, all but
    /// two did.
    pub fn new(size: u8, positions: Positions, seats: Seats) -> Self {
        let Positions { button, small, big } = positions;
        let waited = if positions.heads_up() {
            seats.without(button).without(big)
        } else {
            seats.between(button, small)
        };
        Self { size, positions, seats, waited, spared: Seats::NONE, owed: BlindDebts::default() }
    }

    /// Returns the seats of the players who were there and have not left since.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// Removes players who have left; call this before others take the same seats.
    pub const fn leave(&mut self, seats: Seats) {
        self.seats = self.seats.difference(seats);
        self.waited = self.waited.difference(seats);
        self.spared = self.spared.difference(seats);
    }
}

/// One hand before it is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NextHand {
    /// The positions of the button and the blinds.
    pub positions: Positions,
    posts: Posts,
    /// The player who acts first before the flop.
    pub first: SeatNo,
    /// The player who acts last on the later streets.
    pub last: SeatNo,
    /// The players who get cards.
    pub dealt: Seats,
    /// The players at the table who get no cards in this hand.
    pub waits: Seats,
    spared: Seats,
    owed: BlindDebts,
    /// The remarks about this hand for the dealer.
    pub notes: Notes,
}

impl NextHand {
    /// Returns the players and their blinds, clockwise up to the big blind. A dead small blind has
    /// no player.
    pub fn posts(&self) -> impl Iterator<Item = (SeatNo, Blind)> + Clone {
        self.posts.up_to(self.positions.big)
    }

    /// Returns the blind that the player on `seat` posts.
    pub const fn blind_due(&self, seat: SeatNo) -> Option<Blind> {
        self.posts.by(seat)
    }

    /// Returns the state of this hand after it has been dealt, at a table of `size`.
    pub const fn played(&self, size: u8) -> LastHand {
        LastHand {
            size,
            positions: self.positions,
            seats: self.dealt.union(self.waits),
            waited: self.waits,
            spared: self.spared,
            owed: self.owed,
        }
    }

    /// Creates the hand with these positions and these players dealt in. `None` if there are none.
    fn of(positions: Positions, dealt: Seats, posts: Posts) -> Option<Self> {
        let last = if dealt.contains(positions.button) {
            positions.button
        } else {
            dealt.previous(positions.button)?
        };
        Some(Self {
            positions,
            posts,
            first: dealt.next(positions.big)?,
            last,
            dealt,
            waits: Seats::NONE,
            spared: Seats::NONE,
            owed: BlindDebts::default(),
            notes: Notes::default(),
        })
    }
}

/// Returns the first hand of a table, or the first after a new draw for the button. The button is
/// on `button` if a player sits there, else on the nearest player counter-clockwise. `None` with
/// fewer than two players.
pub fn first_hand(button: SeatNo, live: Seats) -> Option<NextHand> {
    let button = if live.contains(button) { button } else { live.previous(button)? };
    let next = live.next(button)?;
    let positions = match live.len() {
        0 | 1 => return None,
        2 => Positions { button, small: button, big: next },
        _ => Positions { button, small: next, big: live.next(next)? },
    };
    NextHand::of(positions, live, Posts::at(positions, live))
}

/// Returns the hand after `last` with the seats `live` occupied, and with the other switches as in
/// TDA 2024. `None` with fewer than two players.
pub fn next_hand(
    rule: ButtonRule,
    newcomers: Newcomers,
    last: &LastHand,
    live: Seats,
) -> Option<NextHand> {
    let rules = ButtonRules { rule, newcomers, ..ButtonRules::default() };
    rules.next_hand(last, live, Seats::NONE)
}

impl ButtonRules {
    /// Returns the hand after `last` with the seats `live` occupied. `moved` are the seats whose
    /// players have come from another table. `None` with fewer than two players.
    ///
    /// With two players the big blind moves on and the other player has the button, under every
    /// rule: no player has the big blind twice in a row (TDA 2024 rule 34-B, WSOP rule 87, Robert's
    /// Rules 4-3).
    pub fn next_hand(&self, last: &LastHand, live: Seats, moved: Seats) -> Option<NextHand> {
        let table = TableState::new(self, last, live, moved);
        let HandPositions { positions, dealt, passes_by } = table.places()?;
        let due = Posts::at(positions, dealt);
        let mut posts = due;
        let mut owed = BlindDebts::default();
        let mut skipped = Posts::default();
        // Skipped blinds are written off when two players are left.
        if (self.rule.skips_blinds() || passes_by) && !positions.heads_up() {
            let players = table.dealt_in().intersection(dealt);
            skipped = Posts::skipped(last.positions, positions, players);
            if self.rule == ButtonRule::Moving {
                (posts, owed) = last.owed.of(players).settle(due.union(skipped));
            }
        }
        let mut next = NextHand::of(positions, dealt, posts)?;
        next.waits = live.difference(dealt);
        next.spared = table.spared(next.waits);
        next.owed = owed;
        next.notes = Notes::of(&next, last, table.joined())
            .with_if(Note::PushedForward, table.is_pushed(positions))
            .with_if(Note::BlindSkipped, skipped != Posts::default())
            .with_if(Note::MovedNotDealer, passes_by);
        Some(next)
    }
}
