//! Tests of `src/view/hand.rs`.

use bottone::{
    i18n::Language,
    rules::{
        cards::{Card, Rank, Suit},
        chips::Chips,
        hand::Refused,
        seat::SeatNo,
    },
    view::hand::refused,
};

#[test]
fn every_refusal_has_a_sentence_in_both_languages() {
    let seat = SeatNo::new(3).unwrap();
    let card = Card::new(Rank::ACE, Suit::Spades);
    let chips = Chips::new(1_400);
    let all = [
        Refused::Over,
        Refused::NotDealtIn(seat),
        Refused::NotInHand(seat),
        Refused::CardsFirst,
        Refused::ActionFirst(seat),
        Refused::OutOfTurn(seat),
        Refused::NoBetting,
        Refused::NoDraw,
        Refused::DrawFirst(seat),
        Refused::CardsDue(0),
        Refused::CardsDue(1),
        Refused::CardsDue(2),
        Refused::CardTwice(card),
        Refused::NotHeld(card),
        Refused::TooManyCards,
        Refused::BetToMatch(chips),
        Refused::NothingToCall,
        Refused::BetAlready,
        Refused::NothingToRaise,
        Refused::NothingToComplete,
        Refused::BringInFirst,
        Refused::NoBringIn,
        Refused::NobodyToCall,
        Refused::NoMoreChips,
        Refused::NotReopened,
        Refused::RaisesCapped,
        Refused::BelowLeast(chips),
        Refused::AboveMost(chips),
        Refused::AllInShows,
        Refused::NoShowdown,
        Refused::ShownAlready,
        Refused::LastHand,
    ];
    for language in Language::complete() {
        let words: Vec<String> = all.iter().map(|why| refused(*why, language)).collect();
        for (why, words) in all.iter().zip(&words) {
            assert!(words.contains(' ') && !words.contains('{'), "{language:?} {why:?}: {words}");
        }
        let mut once = words.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), all.len(), "two refusals sound alike in {language:?}");
    }
    assert_eq!(refused(Refused::BelowLeast(chips), Language::Italian), "il minimo è 1.400");
    let to_match = refused(Refused::BetToMatch(chips), Language::Italian);
    assert_eq!(to_match, "c'è una puntata: 1.400 per il call");
    assert_eq!(refused(Refused::CardsDue(1), Language::English), "one card is due");
}
