//! The Italian game by taps alone.

use super::*;

/// Plays three hands of four with 5,000 each. In the first seat 3 opens for 40, tapped digit by
/// digit, and seat 4 sees. Both show five cards by rank and suit. In the second all pass but the
/// opener; the third is opened as usual and seen.
#[test]
fn three_hands_of_the_italian_game() {
    for language in Language::complete() {
        let mut tablet = Tablet::free(language);
        tablet.goes_to("table-tab-italian");
        tablet.taps("4");
        tablet.tap("evening-stack");
        tablet.figures(5_000);
        tablet.tap("pad-done");
        tablet.tap("evening-begin");
        tablet.caps("A D P");
        tablet.tap("evening-amount");
        tablet.figures(40);
        tablet.caps("O V P P 0 1 C V");
        tablet.cards("Kh Kd 9s 8c 7c", Pack::Italian);
        tablet.caps("Enter");
        tablet.cards("Qh Qd 9h 8d 7d", Pack::Italian);
        tablet.caps("Enter");
        // The openers are not asked for. Kings win 200; 100 of it are their own.
        tablet.caps("C");
        tablet.reads(&language.chips(Chips::new(5_120)));
        // Seat 2 deals the second hand; seat 3 opens for the least and no player sees it.
        tablet.caps("A D O P P P");
        tablet.caps("C");
        tablet.reads(&language.chips(Chips::new(5_180)));
        // In the third, cards that are in a hand already are gone, and a wrong tap is taken back.
        tablet.caps("A D O V P P 0 1 C V");
        tablet.cards("Ah Ad Kh", Pack::Italian);
        let king = card_name(language, Pack::Italian, read_cards("Kh").unwrap()[0]);
        tablet.taps(&tablet.say("pad-card-back", &[("card", king.as_str().into())]));
        tablet.cards("Kd Qs Jc", Pack::Italian);
        tablet.caps("Enter");
        tablet.is_for_fingers();
    }
}

/// Checks rules 9.6: the opener has 80, loses all of it, and cannot prove the opening. The pot of
/// 80 at the start is owed and shown at the seat. It is paid out of the next chips bought. Of 200,
/// tapped as chips of the evening, 120 are left.
#[test]
fn a_false_opener_owes_and_pays_with_the_next_purchase() {
    for language in Language::ALL {
        let mut tablet = Tablet::free(language);
        let chips = |chips: u64| language.chips(Chips::new(chips));
        tablet.goes_to("table-tab-italian");
        tablet.taps("4");
        tablet.tap("evening-stack");
        tablet.chip(100);
        tablet.figures(100);
        tablet.tap("pad-done");
        tablet.tap("evening-begin");
        tablet.caps("A D");
        // The largest opening bet is the pot, which is the player's whole stack.
        tablet.taps(&chips(80));
        tablet.caps("O V P P 0 0 Enter Enter 3 W");
        tablet.caps("O");
        tablet.tap("evening-proof-none");
        let owes = tablet.say("evening-owes", &[("chips", chips(80).into())]);
        tablet.reads(&owes);
        let owes =
            tablet.say("italian-owes", &[("seat", 2_u64.into()), ("chips", chips(80).into())]);
        tablet.reads(&owes);
        // The purchase must exceed the debt.
        tablet.taps_like(|name| name.starts_with("2 "));
        tablet.taps(&tablet.say("evening-buys", &[("seat", 2_u64.into())]));
        for worth in [20, 20, 20, 20] {
            tablet.chip(worth);
        }
        tablet.tap("pad-done");
        tablet.tap("evening-buy");
        tablet.reads(&tablet.say("italian-owes-more", &[("owes", chips(80).into())]));
        tablet.taps(&tablet.say("evening-buys", &[("seat", 2_u64.into())]));
        tablet.chip(100);
        tablet.chip(20);
        tablet.tap("pad-done");
        tablet.tap("evening-buy");
        tablet.reads(&chips(120));
        assert!(!tablet.room.mentions(&owes), "it is paid");
        // The payment is in the next pot: 80 and four antes.
        tablet.caps("A");
        tablet.caps("D");
        tablet.reads(&chips(160));
        tablet.is_for_fingers();
    }
}

/// Checks that every amount has a pad with the chips of its game. The irregularities tab has those
/// of the set, and so has the evening if the set can pay the *cip*; else it has its own.
#[test]
fn the_chips_fit_the_game() {
    let language = Language::English;
    let offers = |tablet: &Tablet, worth: u64| {
        let worth = language.chips(Chips::new(worth));
        tablet.can_tap(&tablet.say("pad-chip", &[("worth", worth.as_str().into())]))
    };
    let mut tablet = Tablet::free(language);
    tablet.goes_to("table-tab-italian");
    for (cip, own, not) in
        [(20, [20, 100, 200, 1_000, 2_000], 500), (100, [100, 500, 1_000, 5_000, 25_000], 20)]
    {
        for field in ["evening-ante", "evening-cip"] {
            tablet.tap(field);
            tablet.tap("pad-clear");
            tablet.figures(cip);
            tablet.tap("pad-done");
        }
        tablet.tap("evening-stack");
        for worth in own {
            assert!(offers(&tablet, worth), "{worth} at a cip of {cip}:\n{}", tablet.all());
        }
        assert!(!offers(&tablet, not), "{not} at a cip of {cip}");
        tablet.tap("pad-done");
    }
    let mut tablet = Tablet::seated(9, language);
    tablet.goes_to("table-tab-irregularities");
    tablet.asks_for_an_amount();
    assert!(offers(&tablet, 100) && offers(&tablet, 25_000));
    assert!(!offers(&tablet, 20));
    tablet.is_for_fingers();
}

/// Checks that a card shown by one player cannot be tapped for another.
#[test]
fn cards_of_other_hands_are_pale() {
    let language = Language::English;
    let mut tablet = Tablet::free(language);
    tablet.goes_to("table-tab-italian");
    tablet.taps("4");
    tablet.tap("evening-begin");
    tablet.caps("A D O V P P 0 0 C V");
    tablet.cards("Kh Kd Ks Kc 7c", Pack::Italian);
    tablet.caps("Enter");
    let name = |text: &str| read_cards(text).unwrap()[0];
    let king = rank_name(language, Pack::Italian, name("Kh").rank());
    assert!(!tablet.can_tap(&king), "all four are out");
    tablet.taps(&rank_name(language, Pack::Italian, name("7c").rank()));
    assert!(!tablet.can_tap(&card_name(language, Pack::Italian, name("7c"))));
    assert!(tablet.can_tap(&card_name(language, Pack::Italian, name("7h"))));
}
