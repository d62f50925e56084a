//! Italian five-card draw (*poker all'italiana*). The deck depends on the number of players,
//! flushes beat full houses, and suits decide. Straight flushes beat one another in a circle.
//!
//! The rules are those of the two guides that the rest of Bottone calls seeds 001 and 004.

use bottone_base::cards::{Card, Cards, Rank, Suit};
use serde::{Deserialize, Serialize};

use super::{
    Strength,
    by_rank::{ByRank, RankSet, bit, straight, with_ace_below},
    choice::best_five,
    description::{HandCategory, HandDescription},
    high::{Category, HighHand, ranked},
};

/// The rule that decides between two flushes in the Italian game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FlushTie {
    /// The suit, then the ranks (seed 001).
    #[default]
    SuitFirst,
    /// The ranks, then the suit (seed 004).
    RankFirst,
}

/// The rule that decides between two hands of the same ranks in the Italian game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ties {
    /// The suits, so that no pot is ever split (seeds 001 and 004).
    #[default]
    SuitsDecide,
    /// No tie-break: the players share the pot, as seed 001 says it should be. Two flushes are
    /// compared by their ranks.
    Split,
}

/// The three kinds of straight flush. The highest beats the middle, the middle beats the lowest,
/// and the lowest beats the highest (*la regola del triangolo*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Triangle {
    /// From the ace below the deck's lowest rank (*minima*).
    Lowest,
    /// Every other one (*media*).
    Middle,
    /// From the ten to the ace (*massima*).
    Highest,
}

/// The point that put the winner of a showdown before the next best hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidingPoint {
    /// A better category: a flush over a full house.
    Kind,
    /// The same category with higher cards.
    Ranks,
    Suit,
    /// Two kinds of straight flush: each beats one of the others (*la regola del triangolo*).
    Triangle,
    /// Straight flushes of all three kinds: the suit decides between them (seed 001).
    ThreeKinds,
    /// No point: several hands are equal, or there is no other.
    Nothing,
}

/// Returns the lowest rank in the deck for this many players: eleven less the players. `None`
/// unless there are two to nine.
pub const fn lowest_rank(players: u8) -> Option<Rank> {
    match players {
        2..=9 => Rank::new(11 - players),
        _ => None,
    }
}

/// Returns the deck for this many players, by the rule of eleven. `None` unless there are two to
/// nine.
pub fn deck(players: u8) -> Option<Cards> {
    lowest_rank(players).map(Cards::from_rank)
}

/// Returns the lowest rank, with a fallback for a wrong number of players.
fn lowest_of(players: u8) -> Rank {
    lowest_rank(players).unwrap_or(Rank::TWO)
}

fn hand(cards: Cards, players: u8) -> HighHand {
    let lowest = lowest_of(players);
    ranked(cards, |ranks| straight(with_ace_below(ranks, lowest)))
}

pub(super) fn strength(cards: Cards, players: u8, flush: FlushTie, ties: Ties) -> Strength {
    if cards.len() > 5 {
        let five = best_five(cards, |five| Some(strength(five, players, flush, ties)));
        return strength(five.unwrap_or_default(), players, flush, ties);
    }
    let hand = hand(cards, players);
    let category = match hand.category {
        Category::FullHouse => Category::Flush,
        Category::Flush => Category::FullHouse,
        category => category,
    };
    let suit = match ties {
        Ties::SuitsDecide => deciding(hand, cards).map_or(0, |card| card.suit().italian()),
        Ties::Split => 0,
    };
    let (before, after) = match (hand.category, flush) {
        (Category::Flush, FlushTie::SuitFirst) => (suit, 0),
        _ => (0, suit),
    };
    Strength(
        (category as u32) << 24
            | u32::from(before) << 22
            | hand.ranks.packed() << 2
            | u32::from(after),
    )
}

/// Returns the card whose suit decides between two equal hands. In a straight or flush, and in five
/// odd cards, it is the highest card. With one or two pairs it is the highest kicker. Three or four
/// of a rank are never equal.
fn deciding(hand: HighHand, cards: Cards) -> Option<Card> {
    let by_rank = ByRank::of(cards);
    let among = match hand.category {
        Category::Three | Category::FullHouse | Category::Four => return None,
        Category::Pair | Category::TwoPair => by_rank.one & !by_rank.two,
        Category::Straight | Category::StraightFlush => {
            hand.ranks.iter().map(|rank| bit(rank.number())).sum()
        }
        Category::HighCard | Category::Flush => by_rank.one,
    };
    highest_card(cards, among)
}

fn highest_card(cards: Cards, among: RankSet) -> Option<Card> {
    cards.iter().filter(|card| among & bit(card.rank().number()) != 0).last()
}

/// Returns the place of a straight flush in the triangle.
fn triangle_place(hand: HighHand, players: u8) -> Option<(Triangle, Rank)> {
    if hand.category != Category::StraightFlush {
        return None;
    }
    let high = hand.ranks.iter().next()?;
    let place = if high == Rank::ACE {
        Triangle::Highest
    } else if high.number() == lowest_of(players).number() + 3 {
        Triangle::Lowest
    } else {
        Triangle::Middle
    };
    Some((place, high))
}

pub(super) fn describe(cards: Cards, players: u8, flush: FlushTie, ties: Ties) -> HandDescription {
    let five = best_five(cards, |five| Some(strength(five, players, flush, ties)));
    let five = five.unwrap_or_default();
    let hand = hand(five, players);
    let kind = triangle_place(hand, players).map_or_else(
        || HandCategory::of_high(hand),
        |(place, high)| HandCategory::ItalianStraightFlush { place, high },
    );
    let decides = match ties {
        Ties::SuitsDecide => deciding(hand, five),
        Ties::Split => None,
    };
    HandDescription { high: Some(kind), low: None, decides }
}

/// A hand among others.
struct RankedHand {
    at: usize,
    strength: Strength,
    /// For a straight flush, its place in the triangle and its suit.
    flush: Option<(Triangle, Suit)>,
}

/// The kinds of straight flush among these hands.
struct Kinds {
    lowest: bool,
    middle: bool,
    highest: bool,
}

impl Kinds {
    fn of(places: &[Triangle]) -> Self {
        let has = |which| places.contains(&which);
        Self {
            lowest: has(Triangle::Lowest),
            middle: has(Triangle::Middle),
            highest: has(Triangle::Highest),
        }
    }

    /// Returns whether all three are present: then each is beaten by another, and the circle has no
    /// end.
    const fn is_circle(&self) -> bool {
        self.lowest && self.middle && self.highest
    }
}

/// Returns the winners among these hands: one, unless ties are split.
pub(super) fn winners(hands: &[Cards], players: u8, flush: FlushTie, ties: Ties) -> Vec<usize> {
    let enter = |(at, cards): (usize, &Cards)| {
        let place = triangle_place(hand(*cards, players), players);
        let suit = cards.iter().last().map(Card::suit);
        RankedHand {
            at,
            strength: strength(*cards, players, flush, ties),
            flush: place.zip(suit).map(|((place, _), suit)| (place, suit)),
        }
    };
    let entered: Vec<RankedHand> = hands.iter().enumerate().map(enter).collect();
    let places = entered.iter().filter_map(|hand| hand.flush.map(|(place, _)| place));
    let kinds = Kinds::of(&places.collect::<Vec<_>>());
    // The lowest beats the highest if no middle is present. With all three the circle has no end,
    // and the suit decides first; if suits do not decide, the circle is ignored.
    let preferred = |hand: &RankedHand| match hand.flush {
        Some((place, _)) if kinds.lowest && kinds.highest && !kinds.middle => {
            u8::from(place == Triangle::Lowest)
        }
        Some((_, suit)) if kinds.is_circle() && ties == Ties::SuitsDecide => 1 + suit.italian(),
        _ => 0,
    };
    let worth = |hand: &RankedHand| (hand.flush.is_some(), preferred(hand), hand.strength);
    let best = entered.iter().map(worth).max();
    entered.iter().filter(|hand| Some(worth(hand)) == best).map(|hand| hand.at).collect()
}

/// Returns the point that decided between these hands, and the next best one.
pub fn deciding_point(
    hands: &[Cards],
    players: u8,
    flush: FlushTie,
    ties: Ties,
) -> (DecidingPoint, Option<usize>) {
    let best = winners(hands, players, flush, ties);
    let [first] = best[..] else { return (DecidingPoint::Nothing, None) };
    let rest: Vec<usize> = (0..hands.len()).filter(|at| *at != first).collect();
    let others: Vec<Cards> = rest.iter().filter_map(|at| hands.get(*at).copied()).collect();
    let next = winners(&others, players, flush, ties);
    let next = next.first().and_then(|at| rest.get(*at)).copied();
    let Some((won, lost)) = next.and_then(|next| Some((hands.get(first)?, hands.get(next)?)))
    else {
        return (DecidingPoint::Nothing, None);
    };
    let place =
        |cards: Cards| triangle_place(hand(cards, players), players).map(|(place, _)| place);
    let places: Vec<Triangle> = hands.iter().filter_map(|cards| place(*cards)).collect();
    let kinds = Kinds::of(&places);
    let (higher, lower) = (hand(*won, players), hand(*lost, players));
    let suit_first = higher.category == Category::Flush
        && (flush, ties) == (FlushTie::SuitFirst, Ties::SuitsDecide);
    let suits = [higher, lower].into_iter().zip([*won, *lost]);
    let mut suits = suits.map(|(hand, cards)| deciding(hand, cards).map(Card::suit));
    let decided = match () {
        () if higher.category != lower.category => DecidingPoint::Kind,
        () if place(*won).is_some() && kinds.is_circle() && ties == Ties::SuitsDecide => {
            DecidingPoint::ThreeKinds
        }
        () if place(*won) != place(*lost) => DecidingPoint::Triangle,
        () if higher.ranks == lower.ranks => DecidingPoint::Suit,
        () if suit_first && suits.next() != suits.next() => DecidingPoint::Suit,
        () => DecidingPoint::Ranks,
    };
    (decided, next)
}
