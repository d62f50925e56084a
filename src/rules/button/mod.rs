//! Where the button and the blinds stand, hand after hand.
//!
//! [`first_hand`] puts them down, [`next_hand`] carries them on: who has the button, who posts
//! what, who is dealt in and who waits. Both are pure and allocate nothing.

mod missed;
mod notes;
mod places;
mod posts;

use serde::{Deserialize, Serialize};

use super::seat::{SeatNo, Seats, strictly_between};
pub use missed::{DueChips, Entry, Missed, MissedBlinds, ReturnSeat, ToPlay};
pub use notes::{Note, Notes};
use places::{Places, Table};
use posts::{Owed, Posts};

/// Where the button and the blinds stand in one hand. The button and the small blind may stand on
/// an empty seat (a dead button, a dead small blind); the big blind never does. With two players
/// the button is the small blind.
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
    /// Does one meet the button, the small blind and the big blind in this order, going clockwise?
    /// With two players the button is the small blind.
    pub fn go_clockwise(self) -> bool {
        let Self { button, small, big } = self;
        button != big && small != big && (button == small || strictly_between(button, small, big))
    }

    /// Could they stand like this in a hand of these players, at a table of `size`? With the button on
    /// the small blind two have cards, and whoever else sits there waits for the next hand.
    pub fn could_stand(self, size: u8, players: Seats) -> bool {
        let Self { button, small, big } = self;
        let on_table = [button, small, big].iter().all(|seat| seat.get() <= size);
        on_table
            && players.contains(big)
            && if self.heads_up() {
                button != big && players.contains(button)
            } else {
                players.len() > 2 && self.go_clockwise()
            }
    }

    /// What the player on `seat` posts.
    pub fn blind_of(self, seat: SeatNo) -> Option<Blind> {
        if seat == self.big {
            Some(Blind::Big)
        } else {
            (seat == self.small).then_some(Blind::Small)
        }
    }

    /// Only two players have cards: the button is the small blind.
    const fn heads_up(self) -> bool {
        self.button.get() == self.small.get()
    }
}

/// How the button goes round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ButtonRule {
    /// The big blind goes to the next player and draws the others after it, to empty seats too
    /// (TDA 2024 rule 32, WSOP rule 85).
    #[default]
    Dead,
    /// As `Dead`, and a dead button slides on over the empty seats before the small blind (TDA
    /// 2026 rule 36-B).
    DeadForward,
    /// The button goes to the next player; whoever is skipped by a blind posts it all the same, one
    /// blind a hand and the big blind first (Robert's Rules 4-2).
    Moving,
    /// The button goes to the next player and skipped blinds are lost (informal games).
    Simple,
}

impl ButtonRule {
    /// May the blinds jump over a player?
    const fn skips_blinds(self) -> bool {
        matches!(self, Self::Moving | Self::Simple)
    }
}

/// Which seats a newcomer is not dealt in on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Newcomers {
    /// Between the button and the small blind (TDA 2024 rules 8 and 10, WSOP rules 14 and 66).
    #[default]
    ButtonToSmall,
    /// Between the button and the big blind (Robert's Rules 4-7).
    ButtonToBig,
    /// On the small blind, and between it and whoever is due to post the big blind, for one hand
    /// (Lottomatica).
    SmallToBig,
}

/// Where the disc rests when the button is dead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeadDisc {
    /// On the empty seat, where a newcomer finds it (TDA 2024 rule 32, WSOP rule 85).
    #[default]
    EmptySeat,
    /// With the last player before that seat, so that a newcomer there waits (seeds 000 and 002).
    /// Blinds and turns are the same.
    LastDealer,
}

/// What holds for players who come from another table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MovedPlayers {
    /// The same as for all newcomers (TDA 2024 rules 10 and 11, WSOP rule 66).
    #[default]
    AsNewcomers,
    /// Who lands on the small blind skips the hand, and then the button passes him by; who lands on
    /// the button plays, and the button goes to the next; the others play (seed 002). The seed does
    /// not say who posts the blinds then: they go to the two after the button, so that others are
    /// spared a blind.
    NeverDealer,
}

/// The switches of the button and the blinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ButtonRules {
    /// How the button goes round.
    pub rule: ButtonRule,
    /// Which seats a newcomer is not dealt in on.
    pub newcomers: Newcomers,
    /// Where the disc rests when the button is dead. It matters to [`ButtonRule::Dead`] alone.
    pub dead_disc: DeadDisc,
    /// What holds for players who come from another table.
    pub moved: MovedPlayers,
    /// What a player who comes back posts for missed blinds.
    pub missed: MissedBlinds,
    /// What a new player posts to be dealt in.
    pub entry: Entry,
}

/// A blind that a player posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Blind {
    Small,
    Big,
}

/// What must be known of one hand to find the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastHand {
    /// How many seats the table has. A dead button that slides on goes no further round.
    pub size: u8,
    /// Where the button and the blinds stood.
    pub positions: Positions,
    /// The seats of those who were there and have not left since.
    seats: Seats,
    /// Those of them who had no cards because of where they had sat down.
    waited: Seats,
    /// Those of them whom the button passes by in the next hand.
    spared: Seats,
    owed: Owed,
}

impl LastHand {
    /// A hand in which these seats were occupied, as one reads it off the table. Those between the
    /// button and the small blind waited; with the button on the small blind, all but two did.
    pub fn new(size: u8, positions: Positions, seats: Seats) -> Self {
        let Positions { button, small, big } = positions;
        let waited = if positions.heads_up() {
            seats.without(button).without(big)
        } else {
            seats.between(button, small)
        };
        Self { size, positions, seats, waited, spared: Seats::NONE, owed: Owed::default() }
    }

    /// The seats of those who were there and have not left since.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// These players have left. To be told before others take the same seats.
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
    /// Where the button and the blinds stand.
    pub positions: Positions,
    posts: Posts,
    /// Who acts first before the flop.
    pub first: SeatNo,
    /// Who acts last on the later streets.
    pub last: SeatNo,
    /// Who gets cards.
    pub dealt: Seats,
    /// Who sits at the table and gets no cards in this hand.
    pub waits: Seats,
    spared: Seats,
    owed: Owed,
    /// What is worth telling the dealer about it.
    pub notes: Notes,
}

impl NextHand {
    /// Who posts which blind, clockwise up to the big blind. A dead small blind is posted by
    /// nobody.
    pub fn posts(&self) -> impl Iterator<Item = (SeatNo, Blind)> + Clone {
        self.posts.up_to(self.positions.big)
    }

    /// The blind that the player on `seat` posts.
    pub const fn blind_due(&self, seat: SeatNo) -> Option<Blind> {
        self.posts.by(seat)
    }

    /// This hand once it has been dealt, at a table of `size`.
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

    /// The hand in which these are dealt in with the positions here. `None` when nobody is.
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
            owed: Owed::default(),
            notes: Notes::default(),
        })
    }
}

/// The first hand of a table, or the first after the button was drawn anew. The button stands on
/// `button` if a player sits there, else on the nearest player counter-clockwise. `None` with fewer
/// than two players.
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

/// The hand after `last`, now that the seats `live` are occupied, with the other switches as in
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
    /// The hand after `last`, now that the seats `live` are occupied. `moved` are those of them to
    /// which players have come from another table. `None` with fewer than two players.
    ///
    /// With two players the big blind goes on and the other has the button, under every rule:
    /// nobody has the big blind twice running (TDA 2024 rule 34-B, WSOP rule 87, Robert's Rules
    /// 4-3).
    pub fn next_hand(&self, last: &LastHand, live: Seats, moved: Seats) -> Option<NextHand> {
        let table = Table::new(self, last, live, moved);
        let Places { positions, dealt, passes_by } = table.places()?;
        let due = Posts::at(positions, dealt);
        let mut posts = due;
        let mut owed = Owed::default();
        let mut skipped = Posts::default();
        // What was skipped is written off when two are left.
        if (self.rule.skips_blinds() || passes_by) && !positions.heads_up() {
            let players = table.known().intersection(dealt);
            skipped = Posts::skipped(last.positions, positions, players);
            if self.rule == ButtonRule::Moving {
                (posts, owed) = last.owed.of(players).settle(due.and(skipped));
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
