//! Tests of `src/hands/hand/plan.rs`.

use bottone_hands::hand::HandGame;
use bottone_rules::levels::Variant;

#[test]
fn a_game_of_a_structure_is_a_stud_game_wherever_it_is_named() {
    for variant in Variant::ALL {
        if let Some(kind) = HandGame::of(variant) {
            assert_eq!(kind.is_stud(), variant.is_stud(), "{variant:?}");
        }
    }
    let named = Variant::ALL.into_iter().filter_map(HandGame::of);
    // The short deck is only replayed from files, not followed at a table.
    let mut followed = HandGame::ALL.into_iter().filter(|kind| *kind != HandGame::ShortDeck);
    assert!(followed.all(|kind| named.clone().any(|other| other == kind)));
}
