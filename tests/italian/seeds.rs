//! The three guides to the game, each as a whole set of rules.

use bottone::rules::{
    italian::{
        ItalianRules,
        rules::{
            BlindOpenings, BlindRaise, Company, DealerAfterNoOpening, Deck, Discards, DrawMost,
            FalseOpening, FourToStraightFlush, Limit, OpeningMost, Parole, Progression, RaiseLeast,
        },
    },
    ranking::FlushTie,
};

/// Jacks, queens, then kings until the pot is won, four to a straight flush without the ace; the
/// whole deck, no blind opening, and the general rules for the rest: a raise is at least the last
/// one, and when all check after the draw the cards are shown.
pub(crate) fn seed_000() -> ItalianRules {
    ItalianRules {
        deck: Deck::Whole,
        four_to_straight_flush: FourToStraightFlush::WithoutAce,
        progression: Progression::KingsUntilWon,
        dealer_after_no_opening: DealerAfterNoOpening::Stays,
        raise_least: RaiseLeast::LastRaise,
        blinds: BlindOpenings::None,
        parole: Parole::ShowCards,
        false_opening: FalseOpening::Unpunished,
        ..seed_001()
    }
}

/// The guide to the Italian game, which has nearly everything.
pub(crate) fn seed_001() -> ItalianRules {
    ItalianRules::default()
}

/// No exception to jacks or better, any bet, a third blind, any number of cards changed, discards
/// under the stock, a pot of words that goes to the next hand.
///
/// It stops after jacks, queens and kings; kings until the pot is won is the reading that adds
/// least.
pub(crate) fn seed_004() -> ItalianRules {
    ItalianRules {
        company: Company::FourToSix,
        flush: FlushTie::RankFirst,
        four_to_straight_flush: FourToStraightFlush::Never,
        progression: Progression::KingsUntilWon,
        limit: Limit::Table,
        opening_most: OpeningMost::Stack,
        blinds: BlindOpenings::ControControbuio,
        blind_raise: BlindRaise::Any,
        draw_most: DrawMost::Five,
        discards: Discards::UnderStock,
        parole: Parole::AddsToNext,
        false_opening: FalseOpening::Unpunished,
        ..seed_001()
    }
}
