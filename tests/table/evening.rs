//! An Italian evening, by keys and taps.

use egui::Key;

use super::room::Room;

/// An evening of four with 2,000 each, invito and cip 20, dealt and waiting for an opening.
fn dealt(room: &mut Room) {
    room.key(Key::F7);
    room.click("4");
    room.key(Key::Enter);
    assert!(room.mentions("Antes. Seat 1 deals"), "the invito is asked for");
    room.key(Key::A);
    assert!(room.mentions("Blind openings are declared now"));
    room.key(Key::D);
}

#[test]
fn a_hand_is_played_by_keys_alone() {
    let mut room = Room::free();
    dealt(&mut room);
    assert!(room.mentions("Seat 2 speaks: a pair of jacks or better opens. In the pot: 80."));
    room.key(Key::P);
    room.key(Key::O);
    assert!(room.mentions("Seat 3 opens for 20"));
    room.key(Key::V);
    room.key(Key::V);
    room.key(Key::P);
    assert!(room.mentions("says how many cards he changes"), "the draw");
    room.key(Key::Num3);
    room.key(Key::Num1);
    room.key(Key::Num0);
    assert!(room.mentions("Seat 1 stands pat"));
    room.key(Key::C);
    room.key(Key::V);
    room.key(Key::P);
    assert!(room.mentions("Seat 3 shows."));
}

#[test]
fn what_is_refused_is_said_and_undone_by_a_key() {
    let mut room = Room::free();
    dealt(&mut room);
    room.fill("Amount", "5000");
    room.key(Key::Escape);
    assert!(room.mentions("Seat 2 speaks"), "Esc left the line, not the table");
    room.key(Key::O);
    assert!(room.mentions("Seat 2 speaks"), "5,000 is more than the pot");
    room.key(Key::U);
    assert!(room.mentions("Blind openings are declared now"), "the deal was taken back");
    room.click("Italiano");
    assert!(room.mentions("Buio"));
}

#[test]
fn cards_that_are_tapped_are_named_with_their_suit() {
    let mut room = Room::free();
    dealt(&mut room);
    room.key(Key::O);
    room.key(Key::V);
    room.key(Key::P);
    room.key(Key::P);
    for _ in 0..2 {
        room.key(Key::Num0);
    }
    room.key(Key::C);
    room.key(Key::V);
    assert!(room.mentions("shows"), "the opener is called");
    let cards =
        ["king of hearts", "queen of diamonds", "jack of clubs", "ten of spades", "nine of hearts"];
    for (card, left) in
        cards.into_iter().zip(["4 more", "3 more", "2 more", "One more", "straight"])
    {
        room.click(card);
        assert!(room.mentions(left), "{card}");
        assert!(!room.mentions("Five cards of this deck"), "half a hand is nothing wrong");
    }
    assert!(room.mentions("straight"), "the hand is named");
    room.key(Key::S);
    assert!(room.mentions("shows"));
}
