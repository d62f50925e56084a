//! Tests of `src/view/hand.rs`.

use bottone_base::{
    cards::{Card, Rank, Suit},
    chips::Chips,
    seat::SeatNo,
};
use bottone_hands::hand::ActRefusal;
use bottone_i18n::Language;
use bottone_view_table::hand_faults::refused;

#[test]
fn every_refusal_has_a_sentence_in_both_languages() {
    let seat = SeatNo::new(3).unwrap();
    let card = Card::new(Rank::ACE, Suit::Spades);
    let chips = Chips::new(1_400);
    let all = [
        ActRefusal::Over,
        ActRefusal::NotDealtIn(seat),
        ActRefusal::NotInHand(seat),
        ActRefusal::CardsFirst,
        ActRefusal::ActionFirst(seat),
        ActRefusal::OutOfTurn(seat),
        ActRefusal::NoBetting,
        ActRefusal::NoDraw,
        ActRefusal::DrawFirst(seat),
        ActRefusal::CardsDue(0),
        ActRefusal::CardsDue(1),
        ActRefusal::CardsDue(2),
        ActRefusal::CardTwice(card),
        ActRefusal::NotHeld(card),
        ActRefusal::TooManyCards,
        ActRefusal::BetToMatch(chips),
        ActRefusal::NothingToCall,
        ActRefusal::BetAlready,
        ActRefusal::NothingToRaise,
        ActRefusal::NothingToComplete,
        ActRefusal::BringInFirst,
        ActRefusal::NoBringIn,
        ActRefusal::NobodyToCall,
        ActRefusal::NoMoreChips,
        ActRefusal::NotReopened,
        ActRefusal::RaisesCapped,
        ActRefusal::BelowLeast(chips),
        ActRefusal::AboveMost(chips),
        ActRefusal::AllInShows,
        ActRefusal::NoShowdown,
        ActRefusal::ShownAlready,
        ActRefusal::LastHand,
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
    assert_eq!(refused(ActRefusal::BelowLeast(chips), Language::Italian), "il minimo è 1.400");
    let to_match = refused(ActRefusal::BetToMatch(chips), Language::Italian);
    assert_eq!(to_match, "c'è una puntata: 1.400 per il call");
    assert_eq!(refused(ActRefusal::CardsDue(1), Language::English), "one card is due");
}
