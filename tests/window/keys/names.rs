//! Names and codes that come faster than frames.

use bottone::{base::person::Person, ui_frame::action::Screen};
use egui::{Event, Key, Modifiers, PointerButton, Role, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::{
    keys::{
        evening,
        keyboard::{enter, held, strokes},
        window,
    },
    stage::room::EventWindow,
};

/// Returns typical desk input: typed names, and the tracks of magnetic cards.
fn entry(number: usize) -> String {
    match number % 4 {
        0 => format!("Costa{number:04}, Ana"),
        1 => format!(";70{number:06}=4912?"),
        2 => format!("%B{number:06}^ROSSI/MARIO?"),
        _ => format!("Mario van Dijk{number:04}"),
    }
}

fn names(room: &EventWindow) -> Vec<String> {
    let players = room.tournament().entries().players();
    players.map(|(_, player)| player.person.display_name()).collect()
}

fn entered(text: &str) -> Vec<Event> {
    [strokes(text), enter()].concat()
}

#[test]
fn a_thousand_names_and_codes_each_in_one_frame() {
    // A low window: two or three thousand frames are drawn here, unoptimised, and their rows are
    // most of the cost.
    let mut room = EventWindow::on(Screen::Players, vec2(1024.0, 320.0), evening(1));
    for number in 0..1_000 {
        room.frame(entered(&entry(number)));
    }
    room.settles();
    let expected: Vec<String> =
        (0..1_000).map(|number| Person::typed(&entry(number)).display_name()).collect();
    assert_eq!(names(&room)[1..], expected);
}

#[test]
fn many_names_in_one_frame() {
    let mut room = window(Screen::Players, 1);
    room.frame((0..60).flat_map(|number| entered(&entry(number))).collect());
    room.settles();
    let expected: Vec<String> =
        (0..60).map(|number| Person::typed(&entry(number)).display_name()).collect();
    assert_eq!(names(&room)[1..], expected);
}

/// Checks that fast typing and pressing during a frame loses no letter, neither before the press
/// nor after it.
#[test]
fn what_is_typed_around_a_press_in_one_frame_stays() {
    let mut room = window(Screen::Players, 3);
    let press = |pos| {
        let button = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        vec![Event::PointerMoved(pos), button(true), button(false)]
    };
    room.holds(Modifiers::COMMAND, Key::N);
    let stack = room.harness.get_by_role_and_label(Role::TextInput, "Starting stack");
    let stack = press(stack.rect().center());
    room.frame([strokes("Friday"), stack, strokes("20000")].concat());
    room.settles();
    for (name, text) in [("Event name", "Friday"), ("Starting stack", "20000")] {
        let field = room.harness.get_by_role_and_label(Role::TextInput, name);
        assert_eq!(field.value().unwrap(), text, "{name}");
    }
}

/// Checks the same wherever the keyboard was: after a click on a row, the first letter counts.
#[test]
fn a_code_is_read_whole_after_a_click_on_a_row() {
    for code in [";70000123=4912?", "%B70000123^ROSSI/MARIO?", "5000123"] {
        let mut room = window(Screen::Players, 3);
        room.presses_first("Greco 1 T1 S2");
        room.frame(entered(code));
        room.settles();
        assert_eq!(names(&room).len(), 4, "{code}");
        assert_eq!(names(&room)[3], Person::typed(code).display_name());
        assert_eq!(room.app().screen(), Screen::Players);
    }
}

fn chips_of(room: &EventWindow, seat: u8) -> u64 {
    let entry = room.entry(seat).unwrap();
    room.tournament().counts().of(entry).unwrap().chips.get()
}

#[test]
fn stacks_in_one_frame_go_from_seat_to_seat() {
    let mut room = window(Screen::Chips, 3);
    room.frame(["5200", "1.4k", "143400"].into_iter().flat_map(entered).collect());
    room.settles();
    let chips = [1, 2, 3].map(|seat| chips_of(&room, seat));
    assert_eq!(chips, [5_200, 1_400, 143_400]);
}

#[test]
fn a_key_and_what_is_typed_after_it_in_one_frame() {
    let mut room = window(Screen::Floor, 5);
    room.frame(entered("bgre"));
    room.settles();
    assert_eq!(room.entry(2), None, "{:?}", room.app().status_text());
    assert_eq!(room.tournament().entries().playing_count(), 4);
    // To another screen, and a name there.
    let go = held(Key::Num2, Modifiers::COMMAND);
    room.frame([go, entered("Rossi, Mario")].concat());
    room.settles();
    assert_eq!(names(&room).last().unwrap(), "Rossi, Mario");
    // From field to field with Tab.
    let mut room = window(Screen::Chips, 2);
    let tab = || held(Key::Tab, Modifiers::NONE);
    room.frame([strokes("60000"), tab(), strokes("40000"), enter()].concat());
    room.settles();
    let chips = [1, 2].map(|seat| chips_of(&room, seat));
    assert_eq!(chips, [60_000, 40_000], "{:?}", room.app().status_text());
}

/// Checks that the question for a waiver does not take the names that follow as its reason.
#[test]
fn a_reader_gives_no_reason_for_setting_a_rule_aside() {
    let mut room = window(Screen::Clock, 3);
    room.click("Closed");
    room.holds(Modifiers::COMMAND, Key::Num2);
    let records = room.app().desk().unwrap().records().len();
    for number in 0..20 {
        room.frame(entered(&entry(number)));
    }
    room.settles();
    assert_eq!(room.app().desk().unwrap().records().len(), records);
    assert!(room.app().dialog().is_some());
    room.waits(1.0);
    room.frame(enter());
    room.settles();
    let status = room.app().status_text();
    assert_eq!(
        room.tournament().entries().playing_count(),
        4,
        "who reads it may answer: {status:?}"
    );
}
