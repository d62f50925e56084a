//! Hands in words: "full house, aces over tens", *full d'assi ai dieci*.

use bottone_base::cards::{Card, Cards, Rank, Suit};
use bottone_i18n::{Gap, Language};
use bottone_rules::ranking::{
    HandCategory, HandDescription, RankingGame, Ranks, Triangle, describe,
};

/// Returns the name of a hand, made of the player's own cards and the board if there is one. In
/// split-pot games it names both the high and the low, if both exist.
pub fn hand_name(language: Language, game: RankingGame, own: Cards, board: Cards) -> String {
    made_hand_name(language, Pack::of(game), describe(game, own, board))
}

/// The pack in use; Italians give one rank a different name in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pack {
    /// The casino pack: *jack*.
    Casino,
    /// The pack of the Italian game: *fante*.
    Italian,
}

impl Pack {
    const fn of(game: RankingGame) -> Self {
        match game {
            RankingGame::Italian { .. } => Self::Italian,
            _ => Self::Casino,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Casino => "casino",
            Self::Italian => "italian",
        }
    }
}

/// Returns the name of a made hand. If a suit may decide, it also names the deciding card.
pub fn made_hand_name(language: Language, pack: Pack, made: HandDescription) -> String {
    let name = |kind| kind_name(language, pack, kind, made.decides);
    match (made.high.map(name), made.low.map(name)) {
        (Some(high), Some(low)) => {
            language.say("hand-high-and-low", &[("high", high.into()), ("low", low.into())])
        }
        (one, other) => one.or(other).unwrap_or_default(),
    }
}

fn kind_name(language: Language, pack: Pack, kind: HandCategory, decides: Option<Card>) -> String {
    let many = |gap, rank| (gap, ranks_name(language, pack, rank).into());
    let of = |rank| phrase(language, "hand-of", "ranks", rank, ranks_name(language, pack, rank));
    let over =
        |rank| phrase(language, "hand-over", "ranks", rank, ranks_name(language, pack, rank));
    let card = |rank| match decides {
        Some(card) => card_name(language, pack, card),
        None => rank_name(language, pack, rank),
    };
    let high = |rank| phrase(language, "hand-up-to", "card", rank, card(rank));
    let say = |name, gaps: &[Gap<'_>]| language.say(name, gaps);
    let topped =
        |name, rank| say(name, &[("high", high(rank).into()), ("card", card(rank).into())]);
    let alike = |name, rank| say(name, &[("of", of(rank).into()), many("ranks", rank)]);
    match kind {
        HandCategory::NoCards => say("hand-no-cards", &[]),
        HandCategory::HighCard(rank) => topped("hand-high-card", rank),
        HandCategory::Pair(rank) => {
            with_deciding_card(language, pack, alike("hand-pair", rank), decides)
        }
        HandCategory::TwoPair { higher, lower } => {
            let name = say("hand-two-pair", &[many("higher", higher), many("lower", lower)]);
            with_deciding_card(language, pack, name, decides)
        }
        HandCategory::Three(rank) => alike("hand-three", rank),
        HandCategory::Straight(rank) => topped("hand-straight", rank),
        HandCategory::Flush(rank) => topped("hand-flush", rank),
        HandCategory::FullHouse { three, pair } => say(
            "hand-full-house",
            &[many("three", three), ("of", of(three).into()), ("over", over(pair).into())],
        ),
        HandCategory::Four(rank) => alike("hand-four", rank),
        HandCategory::StraightFlush(rank) => topped("hand-straight-flush", rank),
        HandCategory::RoyalFlush => say("hand-royal-flush", &[]),
        HandCategory::ItalianStraightFlush { place: Triangle::Highest, high } => {
            topped("hand-straight-flush-highest", high)
        }
        HandCategory::ItalianStraightFlush { place: Triangle::Middle, high } => {
            topped("hand-straight-flush-middle", high)
        }
        HandCategory::ItalianStraightFlush { place: Triangle::Lowest, high } => {
            topped("hand-straight-flush-lowest", high)
        }
        HandCategory::Low(ranks) => say("hand-low", &[("ranks", dashed(ranks).into())]),
        HandCategory::Badugi(ranks) => {
            let count = ranks.iter().count();
            say("hand-badugi", &[("cards", count.into()), ("ranks", dashed(ranks).into())])
        }
    }
}

/// Returns a name with the card whose suit decides.
fn with_deciding_card(
    language: Language,
    pack: Pack,
    hand: String,
    decides: Option<Card>,
) -> String {
    match decides {
        Some(card) => {
            let card = card_name(language, pack, card);
            language.say("hand-beside", &[("hand", hand.into()), ("card", card.into())])
        }
        None => hand,
    }
}

/// Returns words around a rank's name that depend on the rank, as Italian articles do.
fn phrase(
    language: Language,
    name: &str,
    gap: &'static str,
    rank: Rank,
    rank_name: String,
) -> String {
    language.say(name, &[("rank", rank.number().into()), (gap, rank_name.into())])
}

/// Returns the name of a rank: "king".
pub fn rank_name(language: Language, pack: Pack, rank: Rank) -> String {
    language.say("rank", &rank_gaps(pack, rank))
}

/// Returns the plural name of a rank: "sevens".
pub fn ranks_name(language: Language, pack: Pack, rank: Rank) -> String {
    language.say("ranks", &rank_gaps(pack, rank))
}

fn rank_gaps(pack: Pack, rank: Rank) -> [Gap<'static>; 2] {
    [("rank", rank.number().into()), ("pack", pack.name().into())]
}

/// Returns the name of a card: "king of hearts".
pub fn card_name(language: Language, pack: Pack, card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    };
    let rank = rank_name(language, pack, card.rank());
    language.say("card", &[("rank", rank.into()), ("suit", suit.into())])
}

/// Formats ranks as lows are spoken: `10-8-4-2-A`.
fn dashed(ranks: Ranks) -> String {
    let spoken = |rank| match rank {
        Rank::TEN => "10".to_owned(),
        rank => rank.letter().to_string(),
    };
    ranks.iter().map(spoken).collect::<Vec<_>>().join("-")
}
