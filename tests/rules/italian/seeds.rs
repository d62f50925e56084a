//! The three guides to the game, each by the book in the box that it is for.

use bottone::{
    rules::{
        italian::{
            ItalianRules,
            rules::{BlindOpenings, DealerAfterNoOpening, Deck, FalseOpening, Parole},
        },
        rulebook::Rulebook,
    },
    store::profiles,
};

/// How the book of this name in the box has the game.
pub(crate) fn shipped(id: &str) -> ItalianRules {
    let shelf = profiles::shelf::<Rulebook>(None);
    let book = shelf.into_iter().find(|entry| entry.id == id).expect(id);
    book.profile.expect("a rule book").italian
}

/// Jacks, queens, then kings until the pot is won, four to a straight flush without the ace, and a raise of at
/// least the last one: this far the Italian book follows it. No book in the box has the rest, where it knows the
/// game only as one among others: the whole deck, no blind opening, the same dealer after a hand that nobody
/// opened, and cards that are shown when all check after the draw.
pub(crate) fn seed_000() -> ItalianRules {
    ItalianRules {
        deck: Deck::Whole,
        dealer_after_no_opening: DealerAfterNoOpening::Stays,
        blinds: BlindOpenings::None,
        parole: Parole::ShowCards,
        false_opening: FalseOpening::Unpunished,
        ..shipped("italian")
    }
}

/// The guide to the Italian game, which has nearly everything: the books that have no word of their own on it.
pub(crate) fn seed_001() -> ItalianRules {
    shipped("tda-2024")
}

/// Seed 001 as every book that follows it has it. The Italian book takes three points from seed 000 (four to a
/// straight flush, the progression, the least raise): a test that turns on one of them asks [`seed_001`].
pub(crate) fn of_seed_001() -> [ItalianRules; 5] {
    ["tda-2024", "tda-2026", "wsop-2026", "roberts", "italian"].map(shipped)
}

/// No exception to jacks or better, any bet, a third blind, any number of cards changed, discards
/// under the stock, a pot of words that goes to the next hand.
///
/// It stops after jacks, queens and kings; kings until the pot is won is the reading that adds
/// least.
pub(crate) fn seed_004() -> ItalianRules {
    shipped("seed-004")
}
