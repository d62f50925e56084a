//! Digits are seats in every dialog that asks for one.

use bottone::{
    base::seat::{SeatNo, TableNo},
    tournament::tables::ButtonState,
    ui_frame::action::Screen,
};
use egui::{Key, Modifiers};

use crate::{
    keys::{
        keyboard::{enter, held},
        window,
    },
    stage::room::EventWindow,
};

fn strikes(room: &mut EventWindow, text: &str) {
    room.writes(text);
    room.frame(enter());
    room.settles();
}

#[test]
fn the_button_is_at_the_seat_that_is_struck() {
    let mut room = window(Screen::Floor, 5);
    room.presses_first("Table 1");
    room.click("More…");
    room.click("Button…");
    strikes(&mut room, "4");
    let table = room.tournament().tables().table(TableNo::new(1).unwrap()).unwrap();
    let ButtonState::Seen { hand, .. } = table.button() else {
        panic!("{:?}", room.app().status_text())
    };
    let place = hand.positions;
    assert_eq!([place.button, place.small, place.big].map(SeatNo::get), [4, 5, 1]);
}

#[test]
fn a_player_moves_to_the_seat_that_is_struck() {
    let mut room = window(Screen::Floor, 5);
    room.click("T1 S2 Greco");
    room.writes("m");
    // Down to table 2, seat 7, quicker than frames.
    let down = || held(Key::ArrowDown, Modifiers::NONE);
    room.frame([down(), down()].concat());
    room.settles();
    strikes(&mut room, "7");
    let table = room.tournament().tables().table(TableNo::new(2).unwrap()).unwrap();
    assert!(table.entry(SeatNo::new(7).unwrap()).is_some(), "{:?}", room.app().status_text());
    assert_eq!(room.entry(2), None);
}

#[test]
fn three_bust_in_one_hand_with_nothing_but_keys() {
    let mut room = window(Screen::Floor, 6);
    room.presses_first("Table 1");
    room.writes("b");
    // A seat that is struck twice is deselected, and an empty one selects no player.
    room.writes("26559");
    room.writes("5");
    strikes(&mut room, "");
    for stack in ["4500", "12.5k", "900"] {
        room.writes(stack);
        room.frame(held(Key::Tab, Modifiers::NONE));
    }
    room.settles();
    strikes(&mut room, "");
    let out: Vec<u8> = (1..=6).filter(|seat| room.entry(*seat).is_none()).collect();
    assert_eq!(out, [2, 5, 6], "{:?}", room.app().status_text());
}
