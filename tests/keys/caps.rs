//! A cap that can be seen is a key that works: struck, it does what a press on its button does.

use bottone::ui::action::Screen;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::{
    keyboard::held,
    letters::{at, places},
    room::Room,
    window,
};

/// The key on a cap, and what is held with it.
fn key(cap: &str) -> (Key, Modifiers) {
    let mut modifiers = Modifiers::NONE;
    let mut parts: Vec<&str> = cap.split(' ').collect();
    let name = parts.pop().unwrap();
    for part in parts {
        modifiers |= match part {
            "Ctrl" => Modifiers::COMMAND,
            "Shift" => Modifiers::SHIFT,
            "Alt" => Modifiers::ALT,
            other => panic!("{cap}: what is {other}?"),
        };
    }
    let name = match name {
        "−" | "-" => "Minus",
        "+" => "Plus",
        "." => "Period",
        "," => "Comma",
        "[" => "OpenBracket",
        "]" => "CloseBracket",
        "?" => "Questionmark",
        "⌫" => "Backspace",
        "␣" => "Space",
        "Esc" => "Escape",
        other => other,
    };
    (Key::from_name(name).unwrap_or_else(|| panic!("{cap} is on no keyboard")), modifiers)
}

/// Every cap that can be seen on a button that can be pressed, with what is written on it.
fn caps(room: &Room) -> Vec<(String, String)> {
    let nodes = room.harness.root().children_recursive();
    let caps = nodes.filter_map(|node| {
        let inner = node.accesskit_node();
        let cap = inner.data().keyboard_shortcut()?.to_owned();
        (!inner.is_disabled()).then(|| (inner.label().unwrap_or_default(), cap))
    });
    caps.collect()
}

/// What a window says, and what was done.
fn said(room: &Room) -> (Vec<String>, String) {
    let nodes = room.harness.root().children_recursive();
    let mut words: Vec<String> = nodes.filter_map(|node| node.accesskit_node().label()).collect();
    words.sort();
    let app = room.app();
    let records = app.session().map(|session| session.records().len());
    let screen = app.screen();
    (words, format!("{screen:?}, {records:?} records, {:?}, {:?}", app.dialog(), app.line()))
}

/// Strikes every cap but the one that is the text field's `own`.
fn walk(begin: impl Fn() -> Room, own: &str, told: &str) -> usize {
    let room = begin();
    let (caps, before) = (caps(&room), said(&room));
    for (label, cap) in caps.iter().filter(|(_, cap)| cap != own) {
        let mut pressed = begin();
        pressed
            .harness
            .get_all_by_label(label)
            .find(|node| node.accesskit_node().data().keyboard_shortcut() == Some(cap))
            .unwrap_or_else(|| panic!("{told}: no {label}"))
            .click();
        pressed.settles();
        let mut struck = begin();
        let (key, modifiers) = key(cap);
        struck.frame(held(key, modifiers));
        struck.settles();
        let (one, other) = (said(&pressed), said(&struck));
        if one != before {
            assert_ne!(other, before, "{told}: {cap} for {label:?} does nothing");
        }
        assert_eq!(other.1, one.1, "{told}: {cap} for {label:?}");
    }
    caps.len()
}

#[test]
fn every_cap_on_every_screen_is_alive() {
    let seen: usize = places()
        .map(|(screen, tab)| walk(|| at(screen, tab), "", &format!("{screen:?} {tab:?}")))
        .sum();
    assert!(seen > 60, "only {seen} caps were seen");
}

#[test]
fn every_cap_is_alive_with_somebody_chosen() {
    let seat = || {
        let mut room = window(Screen::Floor, 5);
        room.click("T1 S2 Greco");
        room
    };
    assert!(walk(seat, "", "a seat is chosen") > 4);
    let row = || {
        let mut room = window(Screen::Players, 5);
        room.presses("Greco 1 T1 S2");
        room
    };
    assert!(walk(row, "", "a row is chosen") > 4);
    let typed = || {
        let mut room = window(Screen::Players, 5);
        room.writes("gre");
        room
    };
    assert!(walk(typed, "Ctrl Z", "somebody is found while typing") > 4);
}

/// The text field keeps what is its own: all, copy, cut, paste, and Ctrl Z while something was written there.
#[test]
fn ctrl_z_is_the_fields_while_something_is_written_there() {
    let mut room = window(Screen::Players, 2);
    let undo = |room: &mut Room| room.holds(Modifiers::COMMAND, Key::Z);
    room.writes("Rossi, Mario");
    room.frame(crate::keyboard::enter());
    room.settles();
    assert_eq!(room.tournament().entries().players().count(), 3);
    // Nothing is written: the entry is what was done last, as its line says.
    undo(&mut room);
    assert_eq!(room.tournament().entries().playing_count(), 2);
    let records = room.app().session().unwrap().records().len();
    room.writes("abc");
    undo(&mut room);
    assert_eq!(room.app().session().unwrap().records().len(), records, "letters, and no act");
}
