//! Colour-up: taking chips of one value out of play, and the race for the odd chips.
//!
//! Players with enough chips of the old value change them for new ones (TDA 2024 rule 24, WSOP
//! tournament rule 77). For each odd chip, one card is dealt face up. The best cards win a new
//! chip, at most one a player. No player is raced out of the tournament.

use std::collections::BTreeMap;

use bottone_base::{
    cards::{Card, Cards},
    chips::Chips,
    draw::Draw,
    seat::SeatNo,
};
use serde::{Deserialize, Serialize};

use super::rulebook::DrawnSuits;

/// The chips of the old value that a player holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holding {
    /// The player's seat.
    pub seat: SeatNo,
    /// The number of chips of the old value.
    pub chips: u64,
    /// True if the player has other chips as well.
    pub others: bool,
}

/// The rule for the last odd chips of a table, which make less than one new chip. The rule books
/// leave it to the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Leftover {
    /// One more new chip is raced for if the rest is worth half of one or more (Robert's Rules).
    #[default]
    HalfUp,
    /// One more new chip is raced for.
    Up,
    /// The rest is removed from play.
    Down,
    /// No race and no cards: every player with odd chips gets one new chip for them (a house's
    /// short cut).
    Each,
}

/// The source of the chip for a player who would be raced out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rescue {
    /// The chip is added after the race (TDA 2024 rule 24).
    #[default]
    Added,
    /// Players with no other chips get one before the race, and that many fewer are raced for.
    First,
}

/// Chips of one value that leave a table in exchange for chips of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColourUp {
    old: Chips,
    new: Chips,
    ratio: u64,
    holdings: BTreeMap<SeatNo, Holding>,
    first: SeatNo,
    suits: DrawnSuits,
}

/// The reason why chips cannot be coloured up in this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourUpFault {
    /// The new value is less than twice the old one, or not a multiple of it.
    Values,
    /// A seat is listed twice.
    Twice(SeatNo),
    /// A player has no chips at all.
    NoChips(SeatNo),
    /// More chips than the largest amount.
    TooMany(SeatNo),
    /// More odd chips than cards in a deck.
    Deck {
        /// The number of odd chips.
        odd: u64,
    },
    /// A player was dealt more or fewer cards than the player has odd chips.
    Cards {
        seat: SeatNo,
        /// The number of the player's odd chips.
        odd: u64,
        cards: usize,
    },
    /// A card was dealt twice.
    Dealt(Card),
}

/// The result of colouring up a table's chips.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ColourUpResult {
    /// New chips in exchange for complete groups of old ones, by seat.
    pub exchanged: Vec<(SeatNo, u64)>,
    /// The seats with odd chips, the best card first; from seat 1 up if there was no race.
    pub order: Vec<SeatNo>,
    /// New chips won in the race, in the order in which they were won.
    pub won: Vec<(SeatNo, u64)>,
    /// Seats that were given a new chip so that they are not raced out.
    pub saved: Vec<SeatNo>,
    /// The chips that left the table.
    pub out: Chips,
    /// The chips that came to the table.
    pub into: Chips,
}

/// Returns the exchange for chips of this worth that are found after their value left play.
/// `smallest` is the smallest chip in play: the equal value is paid, and the rest is taken without
/// compensation.
pub const fn exchanged(worth: Chips, smallest: Chips) -> Chips {
    match worth.get().checked_rem(smallest.get()) {
        Some(rest) => worth.minus(Chips::new(rest)),
        None => Chips::ZERO,
    }
}

impl ColourUp {
    /// Creates a colour-up from the old value to the new one.
    ///
    /// # Errors
    ///
    /// If the values do not fit. If a player is listed twice, has no chips, or has more than the
    /// largest amount.
    pub fn new(old: Chips, new: Chips, holdings: &[Holding]) -> Result<Self, ColourUpFault> {
        let ratio = new.get().checked_div(old.get()).unwrap_or(0);
        if ratio < 2 || !new.get().is_multiple_of(old.get()) {
            return Err(ColourUpFault::Values);
        }
        let mut by_seat = BTreeMap::new();
        for holding in holdings {
            let seat = holding.seat;
            if holding.chips == 0 && !holding.others {
                return Err(ColourUpFault::NoChips(seat));
            }
            if holding.chips > Chips::MOST / old.get() {
                return Err(ColourUpFault::TooMany(seat));
            }
            if by_seat.insert(seat, *holding).is_some() {
                return Err(ColourUpFault::Twice(seat));
            }
        }
        Ok(Self {
            old,
            new,
            ratio,
            holdings: by_seat,
            first: SeatNo::FIRST,
            suits: DrawnSuits::default(),
        })
    }

    /// Returns this colour-up with the cards dealt clockwise from `seat`; an older text starts at
    /// the coming small blind.
    #[must_use]
    pub const fn dealt_from(mut self, seat: SeatNo) -> Self {
        self.first = seat;
        self
    }

    /// Returns this colour-up with another order of suits.
    #[must_use]
    pub const fn with_suits(mut self, suits: DrawnSuits) -> Self {
        self.suits = suits;
        self
    }

    /// Returns the seats with odd chips and the number of them, in dealing order: from seat 1 up,
    /// unless another first seat was set.
    pub fn odd(&self) -> impl Iterator<Item = (SeatNo, u64)> + Clone {
        let held = self.holdings.range(self.first..).chain(self.holdings.range(..self.first));
        let odd = held.map(|(seat, held)| (*seat, held.chips % self.ratio));
        odd.filter(|(_, chips)| *chips > 0)
    }

    /// Returns the number of old chips that make one new chip.
    pub const fn ratio(&self) -> u64 {
        self.ratio
    }

    /// Deals one card for each odd chip: all of a player's cards together, in the order of
    /// [`Self::odd`].
    ///
    /// # Errors
    /// If a deck does not have enough cards.
    pub fn deal(&self, draw: &mut Draw) -> Result<Vec<(SeatNo, Vec<Card>)>, ColourUpFault> {
        let odd: u64 = self.odd().map(|(_, chips)| chips).sum();
        let mut deck: Vec<Card> = Cards::ALL.iter().collect();
        if odd > deck.len() as u64 {
            return Err(ColourUpFault::Deck { odd });
        }
        draw.shuffle(&mut deck);
        let mut deck = deck.into_iter();
        let hand = |(seat, odd)| (seat, (0..odd).map_while(|_| deck.next()).collect());
        Ok(self.odd().map(hand).collect())
    }

    /// Exchanges the complete groups and races the rest with the cards that were dealt.
    ///
    /// The best single card wins a new chip, the next best of another player the second; between
    /// cards of one rank the suit decides. A player who has no other chips and wins none would be
    /// raced out: that player is given one chip. Under [`Leftover::Each`], `dealt` may be empty:
    /// then seat 1 is first.
    ///
    /// # Errors
    /// If the cards are not exactly one for each odd chip, or if a card was dealt twice.
    pub fn race(
        &self,
        dealt: &[(SeatNo, Vec<Card>)],
        leftover: Leftover,
        rescue: Rescue,
    ) -> Result<ColourUpResult, ColourUpFault> {
        let order = if leftover == Leftover::Each && dealt.is_empty() {
            self.odd().map(|(seat, _)| seat).collect()
        } else {
            self.order(dealt)?
        };
        let prizes = self.raced_for(leftover);
        let (first, racing): (Vec<_>, Vec<_>) =
            order.iter().partition(|seat| rescue == Rescue::First && self.is_last(**seat));
        let racing_for = prizes.saturating_sub(first.len());
        let winners: Vec<SeatNo> = racing.into_iter().take(racing_for).collect();
        let mut saved: Vec<SeatNo> = order
            .iter()
            .copied()
            .filter(|seat| self.is_last(*seat) && !winners.contains(seat))
            .collect();
        saved.sort_unstable();
        let exchanged = self.holdings.values().map(|held| (held.seat, held.chips / self.ratio));
        let exchanged: Vec<_> = exchanged.filter(|(_, chips)| *chips > 0).collect();
        let came = exchanged.iter().map(|(_, chips)| chips).sum::<u64>();
        let came = came.saturating_add((winners.len() + saved.len()) as u64);
        let went = self.holdings.values().map(|held| held.chips).sum();
        Ok(ColourUpResult {
            exchanged,
            order,
            won: winners.into_iter().map(|seat| (seat, 1)).collect(),
            saved,
            out: self.old.times(went),
            into: self.new.times(came),
        })
    }

    /// Returns the seats with odd chips, the best card first.
    fn order(&self, dealt: &[(SeatNo, Vec<Card>)]) -> Result<Vec<SeatNo>, ColourUpFault> {
        let mut odd: BTreeMap<SeatNo, u64> = self.odd().collect();
        let mut seen = Cards::NONE;
        let mut best = Vec::with_capacity(dealt.len());
        for (seat, cards) in dealt {
            let chips = odd.remove(seat).unwrap_or(0);
            if cards.len() as u64 != chips {
                return Err(ColourUpFault::Cards { seat: *seat, odd: chips, cards: cards.len() });
            }
            for card in cards {
                if seen.contains(*card) {
                    return Err(ColourUpFault::Dealt(*card));
                }
                seen.insert(*card);
            }
            let best_card = cards.iter().map(|card| self.suits.height(*card)).max();
            best.extend(best_card.map(|card| (card, *seat)));
        }
        if let Some((seat, odd)) = odd.pop_first() {
            return Err(ColourUpFault::Cards { seat, odd, cards: 0 });
        }
        best.sort_unstable_by(|one, other| other.cmp(one));
        Ok(best.into_iter().map(|(_, seat)| seat).collect())
    }

    /// Returns the number of new chips that are raced for.
    pub fn raced_for(&self, leftover: Leftover) -> usize {
        let odd: u64 = self.odd().map(|(_, chips)| chips).sum();
        let over = odd % self.ratio;
        let one_more = match leftover {
            Leftover::HalfUp => over >= self.ratio.div_ceil(2),
            Leftover::Up => over > 0,
            Leftover::Down => false,
            Leftover::Each => return self.odd().count(),
        };
        usize::try_from(odd / self.ratio + u64::from(one_more)).unwrap_or(usize::MAX)
    }

    /// Returns whether the odd chips are all that this player has.
    fn is_last(&self, seat: SeatNo) -> bool {
        self.holdings.get(&seat).is_some_and(|held| !held.others && held.chips < self.ratio)
    }
}
