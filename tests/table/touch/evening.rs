//! The Italian game by taps alone.

use super::*;

/// Three hands of four with 5,000 each. In the first seat 3 opens for 40, which is tapped figure by figure, seat 4 sees, and
/// both show five cards by rank and suit; in the second everybody passes but the opener; the third is opened as usual and seen.
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
        // Nobody asks for the openers. Kings win 200; 100 of it are their own.
        tablet.caps("C");
        tablet.reads(&language.chips(Chips::new(5_120)));
        // Seat 2 deals the second hand; seat 3 opens for the least and nobody sees it.
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
