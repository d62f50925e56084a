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
        room.click(card.split(' ').next().unwrap());
        room.click(card);
        assert!(room.mentions(left), "{card}");
        assert!(!room.mentions("Five cards of this deck"), "half a hand is nothing wrong");
    }
    assert!(room.mentions("straight"), "the hand is named");
    room.key(Key::S);
    assert!(room.mentions("shows"));
}

/// An evening of four with 20,000 each, invito and cip 20; seat 1 deals.
fn begun() -> Room {
    let mut room = Room::free();
    room.key(Key::F7);
    room.click("4");
    room.fill("Chips each", "20000");
    room.key(Key::Escape);
    room.click("Begin the evening");
    room
}

fn plays(room: &mut Room, keys: &str) {
    for key in keys.split_whitespace() {
        room.key(Key::from_name(key).unwrap());
    }
}

/// Types this amount for what is said next.
fn amount(room: &mut Room, chips: &str) {
    room.fill("Amount", chips);
    room.key(Key::Escape);
}

/// Three hands by rules 9.7, 9.8 and 9.6. The pot of 80 makes a buio of 160 and a controbuio of 320, which
/// alone may raise, by itself at least. All say parola: seats 3 and 4 have put in 660 each, so who passed
/// pays up to that. The pot of words is opened by kings and for the pot; the opener wins and proves
/// nothing: everybody takes his chips back. In the third hand the opener loses and proves nothing: he is
/// beaten for 440, and fills up the pot of 80 again.
#[test]
fn a_blind_a_pot_of_words_and_two_false_openings() {
    let mut room = begun();
    let says = |room: &Room, words: &str| assert!(room.mentions(words), "{words:?}");
    plays(&mut room, "A");
    says(&room, "Buio of seat 2 (160)");
    plays(&mut room, "B");
    says(&room, "Controbuio of seat 3 (320)");
    plays(&mut room, "B D");
    says(&room, "Seat 4 speaks. In the pot: 560.");
    says(&room, "See (320)");
    assert!(!room.mentions("Raise by"), "only the last blind may raise");
    plays(&mut room, "V P");
    says(&room, "Seat 2 speaks. In the pot: 880.");
    says(&room, "See (160)");
    plays(&mut room, "V");
    for raise in ["Raise by 320", "Raise by 640", "Raise by 960"] {
        says(&room, raise);
    }
    plays(&mut room, "R V P");
    says(&room, "Seat 3 says how many cards he changes.");
    plays(&mut room, "1 2");
    says(&room, "Seat 4 speaks after the draw. In the pot: 1,680.");
    plays(&mut room, "L L");
    says(&room, "Seat 1 pays 640");
    says(&room, "Seat 2 pays 320");
    plays(&mut room, "E");
    says(&room, "Antes for a pot of words of 2,640. Seat 2 deals");
    assert!(room.mentions("19,340"), "everybody has put in the same");

    plays(&mut room, "A");
    assert!(!room.mentions("Buio of"), "a pot of words has no blind opening");
    plays(&mut room, "D");
    says(&room, "Seat 3 speaks: a pair of kings or better opens, for the pot of 2,720.");
    says(&room, "Open for 2,720");
    plays(&mut room, "O V P P 1 0");
    amount(&mut room, "500");
    plays(&mut room, "B V");
    says(&room, "Seat 3 shows.");
    plays(&mut room, "S S 3 W O");
    room.click("Nobody can prove it");
    says(&room, "Antes. Seat 3 deals; a pair of jacks or better opens.");
    assert!(!room.mentions("19,"), "everybody has 20,000 again");

    plays(&mut room, "A D");
    says(&room, "Seat 4 speaks: a pair of jacks or better opens. In the pot: 80.");
    amount(&mut room, "80");
    plays(&mut room, "O V P P 1 3 L");
    amount(&mut room, "100");
    plays(&mut room, "B V");
    says(&room, "Seat 1 shows.");
    plays(&mut room, "S S 1 W O");
    room.click("Nobody can prove it");
    for stack in ["20,240", "19,720", "19,980"] {
        says(&room, stack);
    }
    says(&room, "Antes. Seat 4 deals");
}
