//! The Italian game by taps alone.

use super::*;

/// A hand of four: the ante, an opening by figures, a call, cards changed, a bet, and five cards each by rank and suit.
#[test]
fn a_hand_of_the_italian_game() {
    let mut tablet = Tablet::free(Language::English);
    tablet.goes_to("table-tab-italian");
    tablet.taps("4");
}
