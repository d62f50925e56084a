//! Hands in words: "full house, aces over tens", *full d'assi ai dieci*.

use super::tongue::{Gap, Language};
use crate::rules::{
    cards::{Card, Cards, Rank, Suit},
    ranking::{Game, Kind, Made, Ranks, Triangle, made},
};

/// What a hand is called: the player's own cards, and the board where there is one. In games for
/// high and low, both where both are there.
pub fn hand_name(language: Language, game: Game, own: Cards, board: Cards) -> String {
    made_name(language, made(game, own, board))
}

/// What this is called. Where a suit may decide, the card that does is named as well.
pub fn made_name(language: Language, made: Made) -> String {
    let name = |kind| kind_name(language, kind, made.decides);
    match (made.high.map(name), made.low.map(name)) {
        (Some(high), Some(low)) => {
            language.say("hand-high-and-low", &[("high", high.into()), ("low", low.into())])
        }
        (one, other) => one.or(other).unwrap_or_default(),
    }
}

fn kind_name(language: Language, kind: Kind, decides: Option<Card>) -> String {
    let many = |gap, rank| (gap, ranks_name(language, rank).into());
    let of = |rank| phrase(language, "hand-of", "ranks", rank, ranks_name(language, rank));
    let over = |rank| phrase(language, "hand-over", "ranks", rank, ranks_name(language, rank));
    let card = |rank| match decides {
        Some(card) => card_name(language, card),
        None => rank_name(language, rank),
    };
    let high = |rank| phrase(language, "hand-up-to", "card", rank, card(rank));
    let say = |name, gaps: &[Gap<'_>]| language.say(name, gaps);
    let topped =
        |name, rank| say(name, &[("high", high(rank).into()), ("card", card(rank).into())]);
    let alike = |name, rank| say(name, &[("of", of(rank).into()), many("ranks", rank)]);
    match kind {
        Kind::NoCards => say("hand-no-cards", &[]),
        Kind::HighCard(rank) => topped("hand-high-card", rank),
        Kind::Pair(rank) => beside(language, alike("hand-pair", rank), decides),
        Kind::TwoPair { higher, lower } => {
            let name = say("hand-two-pair", &[many("higher", higher), many("lower", lower)]);
            beside(language, name, decides)
        }
        Kind::Three(rank) => alike("hand-three", rank),
        Kind::Straight(rank) => topped("hand-straight", rank),
        Kind::Flush(rank) => topped("hand-flush", rank),
        Kind::FullHouse { three, pair } => say(
            "hand-full-house",
            &[many("three", three), ("of", of(three).into()), ("over", over(pair).into())],
        ),
        Kind::Four(rank) => alike("hand-four", rank),
        Kind::StraightFlush(rank) => topped("hand-straight-flush", rank),
        Kind::RoyalFlush => say("hand-royal-flush", &[]),
        Kind::ItalianStraightFlush { place: Triangle::Highest, high } => {
            topped("hand-straight-flush-highest", high)
        }
        Kind::ItalianStraightFlush { place: Triangle::Middle, high } => {
            topped("hand-straight-flush-middle", high)
        }
        Kind::ItalianStraightFlush { place: Triangle::Lowest, high } => {
            topped("hand-straight-flush-lowest", high)
        }
        Kind::Low(ranks) => say("hand-low", &[("ranks", dashed(ranks).into())]),
        Kind::Badugi(ranks) => {
            let count = ranks.iter().count();
            say("hand-badugi", &[("cards", count.into()), ("ranks", dashed(ranks).into())])
        }
    }
}

/// A name and the card beside it whose suit decides.
fn beside(language: Language, hand: String, decides: Option<Card>) -> String {
    match decides {
        Some(card) => {
            let card = card_name(language, card);
            language.say("hand-beside", &[("hand", hand.into()), ("card", card.into())])
        }
        None => hand,
    }
}

/// Words around a rank's name that depend on the rank, as Italian articles do.
fn phrase(
    language: Language,
    name: &str,
    gap: &'static str,
    rank: Rank,
    rank_name: String,
) -> String {
    language.say(name, &[("rank", rank.number().into()), (gap, rank_name.into())])
}

fn rank_name(language: Language, rank: Rank) -> String {
    language.say("rank", &[("rank", rank.number().into())])
}

fn ranks_name(language: Language, rank: Rank) -> String {
    language.say("ranks", &[("rank", rank.number().into())])
}

/// What a card is called: "king of hearts".
pub fn card_name(language: Language, card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    };
    let rank = rank_name(language, card.rank());
    language.say("card", &[("rank", rank.into()), ("suit", suit.into())])
}

/// As lows are spoken: `10-8-4-2-A`.
fn dashed(ranks: Ranks) -> String {
    let spoken = |rank| match rank {
        Rank::TEN => "10".to_owned(),
        rank => rank.letter().to_string(),
    };
    ranks.iter().map(spoken).collect::<Vec<_>>().join("-")
}
