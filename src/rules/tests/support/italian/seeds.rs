//! The three guides to the game, each with the shipped book for it.

use bottone_rules::italian::{
    BlindOpenings, DealerAfterNoOpening, Deck, FalseOpening, ItalianRules, Parole,
};

use crate::profiles::rulebook;

/// Returns the Italian rules of the shipped book of this name.
pub fn shipped(id: &str) -> ItalianRules {
    rulebook(id).italian
}

/// In these points the Italian book follows it: jacks, queens, then kings until the pot is won;
/// four to a straight flush without the ace; and a raise of at least the last one. No shipped book
/// has the rest, in which it treats the game only as one of several. The rest is the whole deck, no
/// blind opening, and the same dealer after a hand without an opening. Also, cards are shown when
/// all check after the draw.
pub fn seed_000() -> ItalianRules {
    ItalianRules {
        deck: Deck::Whole,
        dealer_after_no_opening: DealerAfterNoOpening::Stays,
        blinds: BlindOpenings::None,
        parole: Parole::ShowCards,
        false_opening: FalseOpening::Unpunished,
        ..shipped("italian")
    }
}

/// The guide to the Italian game, which covers nearly everything: the basis of the books that are
/// silent on it.
pub fn seed_001() -> ItalianRules {
    shipped("tda-2024")
}

/// Returns seed 001 in every book that follows it. The Italian book takes three points from seed
/// 000 (four to a straight flush, the progression, the least raise): a test that depends on one of
/// them uses [`seed_001`].
pub fn of_seed_001() -> [ItalianRules; 5] {
    ["tda-2024", "tda-2026", "wsop-2026", "roberts", "italian"].map(shipped)
}

/// No exception to jacks or better; any bet; a third blind; any number of cards changed; discards
/// under the stock; a pot of words that goes to the next hand.
///
/// It stops after jacks, queens and kings. Kings until the pot is won is the reading that adds
/// least.
pub fn seed_004() -> ItalianRules {
    shipped("seed-004")
}
