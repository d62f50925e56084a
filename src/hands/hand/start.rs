//! The start of a hand.

use bottone_base::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats},
};
use bottone_rules::{
    betting::{AnteOrder, Betting, BettingRules},
    showdown::ShowdownRules,
};
use serde::{Deserialize, Serialize};

use super::{HandGame, refusal::StartFault};

/// An amount for each seat.
pub(super) type ChipsBySeat = [Chips; MOST_SEATS as usize];

/// The limits of bets in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stakes {
    /// Any amount up to all-in, with this least bet.
    NoLimit(Chips),
    /// At most the pot, with this least bet.
    PotLimit(Chips),
    /// The small bet on the first streets, the big bet on the later ones.
    Limit(Chips, Chips),
}

impl Stakes {
    /// Returns the limit on a street, and its least bet.
    pub(super) const fn on(self, big_bet: bool) -> (Betting, Chips) {
        match self {
            Self::NoLimit(least) => (Betting::NoLimit, least),
            Self::PotLimit(least) => (Betting::PotLimit, least),
            Self::Limit(_, bet) if big_bet => (Betting::Limit(bet), bet),
            Self::Limit(bet, _) => (Betting::Limit(bet), bet),
        }
    }
}

/// A hand before any posts or cards. Posts are the full amounts; a player with less posts the whole
/// stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandStart {
    pub kind: HandGame,
    /// The limits of bets.
    pub stakes: Stakes,
    /// The seat of the button, occupied or not. In games without one it is the seat before the
    /// first that gets cards.
    pub button: SeatNo,
    /// The smallest chip known to be in play, for odd chips. [`super::Hand::least_chip`] finds
    /// smaller ones as they are bet.
    pub chip: Chips,
    /// True if only two players are left in the event.
    pub event_heads_up: bool,
    /// True if all tables play hand for hand, and hands stay face down when all are all-in.
    pub hand_for_hand: bool,
    /// The switches of betting.
    pub betting: BettingRules,
    /// The switches of the showdown.
    pub showdown: ShowdownRules,
    dealt: Seats,
    stacks: ChipsBySeat,
    antes: ChipsBySeat,
    blinds: ChipsBySeat,
    /// The players whose blind lets them in, and does not move the action.
    late: Seats,
    bring_in: Chips,
    dead_small: Chips,
}

impl HandStart {
    /// Creates a hand with these players, under the rules of TDA 2024 and without posts. A seat
    /// that is listed twice has the later stack.
    pub fn new(
        kind: HandGame,
        stakes: Stakes,
        button: SeatNo,
        players: impl IntoIterator<Item = (SeatNo, Chips)>,
    ) -> Self {
        let (mut dealt, mut stacks) = (Seats::NONE, ChipsBySeat::default());
        for (seat, chips) in players {
            dealt.insert(seat);
            stacks[seat.index()] = chips;
        }
        Self {
            kind,
            stakes,
            button,
            chip: Chips::new(1),
            event_heads_up: false,
            hand_for_hand: false,
            betting: BettingRules::default(),
            showdown: ShowdownRules::default(),
            dealt,
            stacks,
            antes: ChipsBySeat::default(),
            blinds: ChipsBySeat::default(),
            late: Seats::NONE,
            bring_in: Chips::ZERO,
            dead_small: Chips::ZERO,
        }
    }

    /// Sets an ante for every player.
    #[must_use]
    pub fn antes(mut self, each: Chips) -> Self {
        for seat in self.dealt.iter() {
            self.antes[seat.index()] = each;
        }
        self
    }

    /// Sets the ante of one player. If players post different amounts, antes are for the table:
    /// they belong to the main pot.
    #[must_use]
    pub const fn ante(mut self, seat: SeatNo, chips: Chips) -> Self {
        self.antes[seat.index()] = chips;
        self
    }

    /// Sets the blind or straddle of a player. The player who has posted the most acts last before
    /// the flop.
    #[must_use]
    pub const fn blind(mut self, seat: SeatNo, chips: Chips) -> Self {
        self.blinds[seat.index()] = chips;
        self
    }

    /// Sets a live blind that a player posts to be dealt in, on any seat.
    #[must_use]
    pub const fn late_blind(mut self, seat: SeatNo, chips: Chips) -> Self {
        self.late.insert(seat);
        self.blind(seat, chips)
    }

    /// Sets a dead small blind of this amount, which no player posts.
    #[must_use]
    pub const fn dead_small(mut self, chips: Chips) -> Self {
        self.dead_small = chips;
        self
    }

    /// Sets the bring-in of the low card (in razz the high card).
    #[must_use]
    pub const fn bring_in(mut self, chips: Chips) -> Self {
        self.bring_in = chips;
        self
    }

    /// Returns the players dealt in.
    pub const fn dealt(&self) -> Seats {
        self.dealt
    }

    /// Returns the stack with which a player begins.
    pub const fn stack(&self, seat: SeatNo) -> Chips {
        self.stacks[seat.index()]
    }

    /// Returns the full ante of a player.
    pub const fn ante_of(&self, seat: SeatNo) -> Chips {
        self.antes[seat.index()]
    }

    /// Returns the full blind or straddle of a player.
    pub const fn blind_of(&self, seat: SeatNo) -> Chips {
        self.blinds[seat.index()]
    }

    /// Returns the stack with which a player begins, less the ante posted from it.
    pub fn stack_after_ante(&self, seat: SeatNo) -> Chips {
        let blind_first =
            self.is_ante_for_table() && self.betting.ante_order == AnteOrder::BlindFirst;
        let blind = if blind_first { self.blind_of(seat) } else { Chips::ZERO };
        let stack = self.stack(seat);
        stack.minus(self.ante_of(seat).min(stack.minus(blind)))
    }

    /// Returns whether the blind of this player only lets the player in.
    pub const fn is_late(&self, seat: SeatNo) -> bool {
        self.late.contains(seat)
    }

    /// Returns the bring-in.
    pub const fn bring_in_amount(&self) -> Chips {
        self.bring_in
    }

    /// Returns a small blind that no player posts.
    pub const fn dead_small_blind(&self) -> Chips {
        self.dead_small
    }

    /// Returns whether the ante is for the table and not each player's own.
    pub(super) fn is_ante_for_table(&self) -> bool {
        let mut antes = self.dealt.iter().map(|seat| self.ante_of(seat));
        let first = antes.next();
        antes.any(|ante| Some(ante) != first)
    }

    /// Returns the player who posts, and so acts, last before the flop: the big blind or the last
    /// straddle.
    pub(super) fn last_blind(&self) -> Option<SeatNo> {
        let placed = |seat: &SeatNo| !self.blind_of(*seat).is_zero() && !self.is_late(*seat);
        let blinds = self.dealt.clockwise_from(self.button).filter(placed);
        // With two players the button has the small blind, equal or not (TDA 2024 rule 34-B).
        let may_be_big = |seat| self.dealt.len() != 2 || seat != self.button;
        blinds.max_by_key(|&seat| (self.blind_of(seat), may_be_big(seat)))
    }

    pub(super) fn check(&self) -> Result<(), StartFault> {
        if self.dealt.len() < 2 {
            return Err(StartFault::TooFewPlayers);
        }
        // In stud the last card may be dealt for all, and in draw the discards return to the deck.
        let first = &self.kind.streets()[0];
        let cards = usize::from(first.down + first.up) * self.dealt.len();
        if cards + 5 > 52 + usize::from(self.kind.is_stud()) {
            return Err(StartFault::TooManyPlayers);
        }
        if let Some(seat) = self.dealt.iter().find(|&seat| self.stack(seat).is_zero()) {
            return Err(StartFault::NoChips(seat));
        }
        let together = self.dealt.iter().map(|seat| self.stack(seat).get()).sum::<u64>();
        if together > Chips::MOST {
            return Err(StartFault::TooManyChips);
        }
        let no_bet = |big| self.stakes.on(big).1.is_zero();
        if no_bet(false) || no_bet(true) {
            return Err(StartFault::NoBet);
        }
        let posts = |seat: &SeatNo| !self.ante_of(*seat).plus(self.blind_of(*seat)).is_zero();
        let mut others = SeatNo::up_to(MOST_SEATS).filter(|&seat| !self.dealt.contains(seat));
        match others.find(posts) {
            Some(seat) => Err(StartFault::PostsWithoutCards(seat)),
            None => Ok(()),
        }
    }
}
