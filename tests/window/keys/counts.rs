//! Stacks are typed safely, wherever the pointer was.

use bottone::ui_frame::action::Screen;
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;

use crate::{
    keys::{
        keyboard::{enter, held},
        window,
    },
    stage::room::{EventWindow, NAMES},
};

fn field(room: &EventWindow, seat: usize) -> String {
    let name = format!("Seat {seat} · {}", NAMES[seat - 1]);
    room.harness.get_by_role_and_label(Role::TextInput, &name).value().unwrap_or_default()
}

fn tab(room: &mut EventWindow) {
    room.frame(held(Key::Tab, Modifiers::NONE));
    room.settles();
}

#[test]
fn after_the_last_stack_tab_reaches_the_record_button() {
    let mut room = window(Screen::Chips, 3);
    for stack in ["130000", "12500", "900"] {
        room.writes(stack);
        tab(&mut room);
    }
    assert!(room.harness.get_by_label("Save count").is_focused());
    room.frame(enter());
    room.settles();
    let chips = [1, 2, 3].map(|seat| {
        let entry = room.entry(seat).unwrap();
        room.tournament().counts().of(entry).unwrap().chips.get()
    });
    assert_eq!(chips, [130_000, 12_500, 900]);
}

#[test]
fn an_amount_goes_to_the_seat_wherever_the_pointer_was() {
    let presses = ["Chip of 500", "+20", "Counted", "Check  F4"];
    for press in presses {
        let mut room = window(Screen::Chips, 3);
        room.writes("5000");
        room.frame(enter());
        room.settles();
        if room.harness.query_all_by_label(press).next().is_none() {
            continue;
        }
        room.click(press);
        if press.contains("F4") {
            room.key(Key::F3);
        }
        room.writes("700000");
        assert_eq!(room.app().screen(), Screen::Chips, "{press}");
        assert_eq!([field(&room, 1), field(&room, 2)], ["5000", "700000"], "{press}");
    }
}

#[test]
fn a_returning_player_continues_at_the_left_seat() {
    let mut room = window(Screen::Chips, 3);
    room.writes("5000");
    room.frame(enter());
    room.settles();
    room.holds(Modifiers::COMMAND, Key::Num1);
    room.holds(Modifiers::COMMAND, Key::Num5);
    let name = format!("Seat 2 · {}", NAMES[1]);
    assert!(room.harness.get_by_role_and_label(Role::TextInput, &name).is_focused());
    room.writes("12500");
    assert_eq!([field(&room, 1), field(&room, 2)], ["5000", "12500"]);
}
