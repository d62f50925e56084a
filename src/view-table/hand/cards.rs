//! Cards as people type them for a hand.

use bottone_base::cards::{CardError, MOST_CARDS, read_cards};
use bottone_hands::hand::DealtCards;

/// The result of reading typed cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedCards {
    Nothing,
    /// These cards; a `?` is an unseen one.
    Cards(DealtCards),
    /// Invalid text.
    Wrong(CardError),
    /// More cards than a player can hold.
    TooMany,
}

/// Reads `Ah Kd 7c`, `ahkd7c`, `A♥ 10♦` and `? ? 7c`.
pub fn read(text: &str) -> TypedCards {
    let mut dealt = DealtCards::NONE;
    let text = text.replace([',', ';', '-'], " ");
    let mut parts = text.split('?');
    let last = parts.next_back().unwrap_or_default();
    let unknown = parts.map(|part| (part, true));
    for (part, then_unknown) in unknown.chain([(last, false)]) {
        let cards = match read_cards(part) {
            Ok(cards) => cards,
            Err(why) => return TypedCards::Wrong(why),
        };
        for card in cards {
            if dealt.known().contains(card) {
                return TypedCards::Wrong(CardError::Twice(card));
            }
            if dealt.len() == MOST_CARDS || !dealt.push(Some(card)) {
                return TypedCards::TooMany;
            }
        }
        if then_unknown && !dealt.push(None) {
            return TypedCards::TooMany;
        }
    }
    if dealt.is_empty() { TypedCards::Nothing } else { TypedCards::Cards(dealt) }
}
