//! The requirements for opening.

use bottone_base::{
    cards::{Card, Cards, Rank, Suit},
    chips::Chips,
    seat::SeatNo,
};
use bottone_rules::italian::{
    DealerAfterNoOpening, FourToStraightFlush, ItalianRules, Openers, OpeningMost, Progression,
};
use serde::{Deserialize, Serialize};

use super::{
    act::{Five, ItalianRefusal, Phase},
    round::Bounds,
    state::EveningState,
};

/// The lowest pair that opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum OpeningPair {
    /// A pair of jacks (*fanti*).
    Jacks,
    /// A pair of queens (*donne*).
    Queens,
    /// A pair of kings (*re*).
    Kings,
}

impl OpeningPair {
    /// Returns the rank of the pair.
    pub const fn rank(self) -> Rank {
        match self {
            Self::Jacks => Rank::JACK,
            Self::Queens => Rank::QUEEN,
            Self::Kings => Rank::KING,
        }
    }

    /// Returns the pair that opens after this many unopened hands.
    ///
    /// Seed 001 returns to jacks after its three hands of kings and says no more; from there it
    /// rises again.
    pub const fn after(progression: Progression, unopened: u32) -> Self {
        match (progression, unopened) {
            (_, 0) => Self::Jacks,
            (_, 1) => Self::Queens,
            (Progression::KingsUntilWon, _) => Self::Kings,
            (Progression::KingsThreeTimes, _) => match unopened % 6 {
                0 => Self::Jacks,
                1 | 5 => Self::Queens,
                _ => Self::Kings,
            },
        }
    }
}

/// The part of a hand that opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opener {
    /// A pair of this rank, by its number, 11 to 14.
    Pair(u8),
    /// Two pair or more.
    Better,
    /// Four cards to a straight flush of this suit, by its letter.
    FourToStraightFlush(char),
    /// Any cards, if there is no requirement.
    Anything,
}

/// Returns the part of these five cards that opens at this level with this many players; `None` if
/// they do not open.
///
/// Four to a straight flush open at every level (seed 001: the only exception).
pub fn opens(hand: Cards, level: OpeningPair, players: u8, rules: &ItalianRules) -> Option<Opener> {
    if rules.openers == Openers::Anything {
        return Some(Opener::Anything);
    }
    let low = rules.lowest(players)?;
    let count = |rank: Rank| hand.iter().filter(|card| card.rank() == rank).count();
    let mut pairs = Rank::all().filter(|&rank| count(rank) >= 2);
    let best = (pairs.next_back(), pairs.next_back());
    let five = hand.len() == 5;
    let flush = five && Suit::ALL.iter().any(|&suit| of_suit(hand, suit).len() == 5);
    match best {
        (Some(_), Some(_)) => Some(Opener::Better),
        (Some(rank), None) if count(rank) > 2 => Some(Opener::Better),
        (Some(rank), None) if rank >= level.rank() => Some(Opener::Pair(rank.number())),
        _ if five && (flush || is_straight(hand, low)) => Some(Opener::Better),
        _ => four_to_straight_flush(hand, low, rules.four_to_straight_flush),
    }
}

fn of_suit(hand: Cards, suit: Suit) -> Cards {
    hand.iter().filter(|card| card.suit() == suit).collect()
}

/// Returns the positions of a rank in straights; the ace also counts as below the lowest rank.
fn steps(rank: Rank, low: Rank) -> impl Iterator<Item = u8> + Clone {
    let below = (rank == Rank::ACE).then(|| low.number() - 1);
    [rank.number()].into_iter().chain(below)
}

/// Returns whether these are five cards in sequence, the ace high or just below the lowest rank of
/// the deck.
fn is_straight(hand: Cards, low: Rank) -> bool {
    let at =
        |step: u8| hand.iter().any(|card| steps(card.rank(), low).any(|stands| stands == step));
    (low.number() - 1..=Rank::TEN.number()).any(|from| (from..from + 5).all(at))
}

fn four_to_straight_flush(hand: Cards, low: Rank, rule: FourToStraightFlush) -> Option<Opener> {
    let fours = hand.iter().map(|left_out| {
        let mut four = hand;
        if hand.len() > 4 {
            four.remove(left_out);
        }
        four
    });
    let suited = |four: Cards| {
        let suit = four.iter().next()?.suit();
        (four.len() == 4 && of_suit(four, suit) == four).then_some(suit)
    };
    let mut open = fours.filter_map(|four| {
        let suit = suited(four)?;
        is_enough(four, suit, low, rule).then_some(Opener::FourToStraightFlush(suit.letter()))
    });
    open.next()
}

/// Returns whether these four cards of one suit are enough.
fn is_enough(four: Cards, suit: Suit, low: Rank, rule: FourToStraightFlush) -> bool {
    let completing = || {
        let fifth = Rank::all().filter(|&rank| rank >= low).map(|rank| Card::new(rank, suit));
        let fifth = fifth.filter(|&card| !four.contains(card));
        fifth.filter(|&card| is_straight(four.union([card].into_iter().collect()), low)).count()
    };
    match rule {
        FourToStraightFlush::Never => false,
        FourToStraightFlush::OneCard => completing() >= 1,
        FourToStraightFlush::OneOfTwoCards => completing() >= 2,
        FourToStraightFlush::WithoutAce => {
            let mut ranks = four.iter().map(|card| card.rank().number());
            let from = ranks.next().unwrap_or_default();
            ranks.eq(from + 1..from + 4) && from + 3 < Rank::ACE.number()
        }
    }
}

impl EveningState {
    /// *Passo* before the opening: the player does not open, and may still come in.
    pub(super) fn declines(&mut self, seat: SeatNo) {
        self.hand.passed.insert(seat);
        self.hand.turn = self.can_bet().difference(self.hand.passed).next(seat);
        if self.hand.turn.is_none() {
            self.pass_unopened_pot();
        }
    }

    /// Leaves the pot for the next hand, for which all players ante again.
    fn pass_unopened_pot(&mut self) {
        self.unopened = self.unopened.saturating_add(1);
        if self.rules.dealer_after_no_opening == DealerAfterNoOpening::PassesLeft {
            self.dealer_passes();
        }
        self.phase = Phase::Ante;
        self.award_uncontested();
    }

    /// Returns the least and the most for which this player may open.
    pub(super) fn opening_bounds(&self, seat: SeatNo) -> Bounds {
        let pot = self.kitty.sum();
        let most = match self.rules.opening_most {
            _ if self.parole => return Bounds::new(pot, pot, self.stacks.at(seat)),
            OpeningMost::Pot => pot,
            OpeningMost::Stack => Chips::new(Chips::MOST),
        };
        Bounds::new(self.cip, most, self.stacks.at(seat))
    }

    pub(super) fn opens(
        &mut self,
        seat: SeatNo,
        chips: Chips,
        cards: Option<Five>,
    ) -> Result<(), ItalianRefusal> {
        let bounds = self.opening_bounds(seat);
        if self.parole && chips != bounds.most {
            return Err(ItalianRefusal::ForThePot { pot: bounds.most });
        }
        bounds.check(chips)?;
        if let Some(cards) = cards {
            self.check_openers(cards)?;
        }
        self.hand.opener = Some(seat);
        self.phase = Phase::Raising;
        self.bet(seat, chips);
        self.advance(seat);
        Ok(())
    }

    pub(super) fn check_openers(&self, cards: Five) -> Result<(), ItalianRefusal> {
        let hand = self.five(cards)?;
        let level = self.level();
        match opens(hand, level, self.hand.players(), &self.rules) {
            Some(_) => Ok(()),
            None => {
                Err(ItalianRefusal::NotOpeners { level, four: self.rules.four_to_straight_flush })
            }
        }
    }
}
