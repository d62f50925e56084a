//! A mix that changes by hands, counted by the table itself; and stud's cards as they lie.

use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;

use super::choose;
use crate::stage;
use crate::stage::room::EventWindow;

impl EventWindow {
    /// Returns whether each of these can be chosen in the box `name`.
    fn offered(&mut self, name: &str, of: &[&str]) -> Vec<bool> {
        self.harness.get_by_role_and_label(Role::ComboBox, name).click();
        self.harness.run();
        let offered = of.iter().map(|item| self.harness.query_all_by_label(item).count() > 0);
        let offered = offered.collect();
        self.key(Key::Escape);
        offered
    }

    /// Folds to the last player; button and stacks are recorded, and the next hand begins.
    fn is_folded(&mut self, keys: &str) {
        self.keys(keys);
        self.key(Key::Enter);
        self.key(Key::N);
    }

    fn hands(&self) -> u32 {
        let (_, table) = self.tournament().tables().open().next().unwrap();
        table.hands()
    }
}

/// Checks HORSE by eights: hold'em, Omaha hi-lo, razz, stud, stud hi-lo. Each table counts its own
/// hands.
#[test]
fn a_table_of_horse_counts_its_hands_and_proposes_the_next_game() {
    let mut room = EventWindow::of(stage::structure("limit-horse"), 4).at_hand();
    room.shows_words("Hand 1 · Limit Hold'em · Hand 1 of 8");
    room.shows_words("New game: Limit Hold'em.");
    let games = ["Limit Razz", "Limit Stud Hi-Lo 8", "Badugi", "2-7 triple draw"];
    assert_eq!(room.offered("Game", &games), [true, true, false, false], "only those of the mix");
    for hand in 1..=8 {
        room.shows_words(&format!("Hand {hand} of 8"));
        room.is_folded("K F F F");
    }
    assert_eq!(room.hands(), 8);
    room.shows_words("New game: Limit Omaha Hi-Lo.");
    room.shows_words("Hand 1 of 8");
    // The dealer chooses another game.
    choose(&mut room, "Game", "Limit Razz");
    choose(&mut room, "Hand", "Hand 8 of 8");
    room.shows_words("Last hand of Limit Razz, then Limit Stud.");
    let button = room.button();
    room.is_folded("K K C F F F");
    assert_eq!((room.hands(), room.button()), (9, button), "in stud the button rests");
    room.shows_words("New game: Limit Stud.");
    room.is_folded("K K C F F F");
    room.shows_words("Hand 2 of 8");
    assert_eq!(room.hands(), 10);
    // The record has a hand of stud, whatever is dealt next.
    room.ctrl(Key::Z);
    assert_eq!((room.hands(), room.button()), (9, button));
}

/// Checks stud cards in their order: two down, four up, one down. Shown cards replace the unseen
/// ones.
#[test]
fn cards_of_stud_lie_as_they_were_dealt() {
    let mut room = EventWindow::seated(2).at_hand();
    choose(&mut room, "Game", "Stud");
    room.key(Key::K);
    for cards in ["Kd", "2h"] {
        room.cards(cards);
    }
    room.keys("C C");
    for (first, second) in [("9s", "8s"), ("3d", "8d"), ("Ac", "4h")] {
        room.shows_words("Burn one");
        room.cards(first);
        room.cards(second);
        room.keys("C C");
    }
    room.shows_words("down ? ?, up Kd 9s 3d Ac");
    room.shows_words("down ? ?, up 2h 8s 8d 4h");
    room.keys("K C C");
    room.shows_words("down ? ? ?, up Kd 9s 3d Ac");
    room.shows_words("Showdown: Greco shows");
    room.cards("7c 6c Qd");
    room.shows_words("down 7c 6c Qd, up 2h 8s 8d 4h");
    room.cards("Js Th 5s");
    room.shows_words("down Js Th 5s, up Kd 9s 3d Ac");
}
