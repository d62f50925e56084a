//! The deck of the Italian game, by number of players.

use bottone_base::cards::{Cards, Rank};
use bottone_i18n::Language;
use bottone_rules::italian::ItalianRules;

/// Describes the deck: "32 cards, from the 7 to the ace". It follows the rule of eleven if the book
/// strips the deck.
pub fn deck_text(language: Language, rules: &ItalianRules, players: u8) -> String {
    let cards = rules.cards(players).map_or(0, Cards::len);
    let lowest = rules.lowest(players).map_or(2, Rank::number);
    let cards = u32::try_from(cards).unwrap_or_default();
    language.say("evening-deck", &[("cards", cards.into()), ("lowest", lowest.into())])
}
