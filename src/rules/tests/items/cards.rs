//! Tests of `src/base/cards.rs`.

use bottone_base::cards::{Card, CardError, Cards, Rank, Suit, read_cards};

#[test]
fn every_card_is_written_as_it_is_read() {
    for card in Cards::ALL.iter() {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(Card::new(card.rank(), card.suit()), card);
    }
    assert_eq!(Cards::ALL.len(), 52);
    assert_eq!(Cards::ALL.iter().last(), "As".parse().ok());
}

#[test]
fn cards_are_read_as_people_write_them() {
    let read = |text| read_cards(text).map(|cards| format!("{cards:?}"));
    assert_eq!(read("AsTd9h").as_deref(), Ok("[As, Td, 9h]"));
    assert_eq!(read("as 10D k♥").as_deref(), Ok("[As, Td, Kh]"));
    assert_eq!(read("").as_deref(), Ok("[]"));
    assert_eq!(read("As1d"), Err(CardError::Rank { found: '1', at: 3 }));
    assert_eq!(read("AsTx"), Err(CardError::Suit { found: 'x', at: 4 }));
    assert_eq!(read("AsT"), Err(CardError::NoSuit));
    assert_eq!(read("AsTdAs"), Err(CardError::Twice(Card::new(Rank::ACE, Suit::Spades))));
}

#[test]
fn a_stripped_deck_has_four_cards_of_each_rank_that_stays() {
    for (lowest, cards) in [(2, 52), (6, 36), (7, 32), (9, 24)] {
        assert_eq!(Cards::from_rank(Rank::new(lowest).unwrap()).len(), cards);
    }
}
