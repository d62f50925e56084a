//! Errors in cards that were typed or dealt.

use std::ops::RangeInclusive;

use bottone_base::cards::CardError;
use bottone_i18n::{Filling, Saying};
use bottone_rules::ranking::DealtCardsFault;

/// Describes the error in typed cards.
pub fn cards_fault(error: CardError) -> Saying {
    match error {
        CardError::Rank { found, at } => {
            Saying::of("ask-no-rank").with("at", at).with("found", found.to_string())
        }
        CardError::Suit { found, at } => {
            Saying::of("ask-no-suit").with("at", at).with("found", found.to_string())
        }
        CardError::NoSuit => Saying::of("ask-last-suit"),
        CardError::Twice(card) => Saying::of("ask-card-twice").with("card", card.to_string()),
        CardError::NotOne => Saying::of("ask-one-card"),
    }
}

/// Explains why these hands cannot have been dealt.
pub fn misdealt(misdealt: &DealtCardsFault) -> Saying {
    match misdealt {
        DealtCardsFault::Own { found, expected } => Saying::of("ask-cards-in-hand")
            .with("found", *found)
            .with("expected", so_many(expected)),
        DealtCardsFault::Board { found, expected } => Saying::of("ask-cards-on-board")
            .with("found", *found)
            .with("expected", so_many(expected)),
        DealtCardsFault::Twice(card) => Saying::of("ask-card-twice").with("card", card.to_string()),
        DealtCardsFault::NotInDeck { card, players } => {
            Saying::of("ask-not-in-deck").with("card", card.to_string()).with("players", *players)
        }
        DealtCardsFault::NotInShortDeck(card) => {
            Saying::of("ask-not-in-short-deck").with("card", card.to_string())
        }
        DealtCardsFault::Players(players) => Saying::of("ask-no-deck").with("players", *players),
    }
}

fn so_many(expected: &RangeInclusive<usize>) -> Filling {
    let (least, most) = (*expected.start(), *expected.end());
    if least == most {
        return least.into();
    }
    Saying::of("ask-range").with("least", least).with("most", most).into()
}
