//! Visible key caps: each key, when struck, does the same as a press on its button.

use bottone::ui_frame::action::Screen;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::{
    keys::{
        keyboard::held,
        letters::{at, places},
        window,
    },
    stage::room::EventWindow,
};

/// Returns the key on a cap, and the modifiers held with it.
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

/// Returns every visible cap on an active button, with the button's label.
fn caps(room: &EventWindow) -> Vec<(String, String)> {
    let nodes = room.harness.root().children_recursive();
    let caps = nodes.filter_map(|node| {
        let inner = node.accesskit_node();
        let cap = inner.data().keyboard_shortcut()?.to_owned();
        (!inner.is_disabled()).then(|| (inner.label().unwrap_or_default(), cap))
    });
    caps.collect()
}

/// Returns the texts of a window with its lit parts, and its last acts.
fn said(room: &EventWindow) -> (Vec<String>, String) {
    let nodes = room.harness.root().children_recursive();
    let labels = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        Some(format!("{} {:?}", node.label()?, node.toggled()))
    });
    let mut words: Vec<String> = labels.collect();
    words.sort();
    let app = room.app();
    let records = app.desk().map(|session| session.records().len());
    let screen = app.screen();
    (words, format!("{screen:?}, {records:?} records, {:?}, {:?}", app.dialog(), app.status_text()))
}

/// Strikes every cap but the text field's `own`, each after a restart of the evening.
fn walk(
    room: &mut EventWindow,
    begin: impl Fn(&mut EventWindow),
    own: &str,
    case_label: &str,
) -> usize {
    begin(room);
    let (caps, before) = (caps(room), said(room));
    for (label, cap) in caps.iter().filter(|(_, cap)| cap != own) {
        begin(room);
        room.harness
            .get_all_by_label(label)
            .find(|node| node.accesskit_node().data().keyboard_shortcut() == Some(cap))
            .unwrap_or_else(|| panic!("{case_label}: no {label}"))
            .click_accesskit();
        room.settles();
        let one = said(room);
        begin(room);
        let (key, modifiers) = key(cap);
        room.frame(held(key, modifiers));
        room.settles();
        // A letter that changes the level asks to be pressed again.
        if room.app().status_text().is_some_and(|line| line.starts_with("Press ")) {
            room.frame(held(key, modifiers));
            room.settles();
        }
        let other = said(room);
        if one != before {
            assert_ne!(other, before, "{case_label}: {cap} for {label:?} does nothing");
        }
        assert_eq!(other.1, one.1, "{case_label}: {cap} for {label:?}");
    }
    caps.len()
}

#[test]
fn every_cap_on_every_screen_is_alive() {
    let mut room = window(Screen::Floor, 5);
    let seen: usize = places()
        .map(|(screen, tab)| {
            let label = format!("{screen:?} {tab:?}");
            walk(&mut room, |room| at(room, screen, tab), "", &label)
        })
        .sum();
    assert!(seen > 60, "only {seen} caps were seen");
}

#[test]
fn every_cap_is_alive_with_somebody_chosen() {
    let mut room = window(Screen::Floor, 5);
    let seat = |room: &mut EventWindow| {
        at(room, Screen::Floor, None);
        room.click("T1 S2 Greco");
    };
    assert!(walk(&mut room, seat, "", "a seat is chosen") > 4);
    let row = |room: &mut EventWindow| {
        at(room, Screen::Players, None);
        room.presses_first("Greco 1 T1 S2");
    };
    assert!(walk(&mut room, row, "", "a row is chosen") > 4);
    let typed = |room: &mut EventWindow| {
        at(room, Screen::Players, None);
        room.writes("gre");
    };
    assert!(walk(&mut room, typed, "Ctrl Z", "somebody is found while typing") > 4);
}

/// Checks that the text field keeps its own keys: select all, copy, cut, paste, and Ctrl Z while
/// text was typed there.
#[test]
fn ctrl_z_is_the_fields_while_something_is_written_there() {
    let mut room = window(Screen::Players, 2);
    let undo = |room: &mut EventWindow| room.holds(Modifiers::COMMAND, Key::Z);
    room.writes("Rossi, Mario");
    room.frame(crate::keys::keyboard::enter());
    room.settles();
    assert_eq!(room.tournament().entries().players().count(), 3);
    // No text was typed: the entry is the last act, as its line says.
    undo(&mut room);
    assert_eq!(room.tournament().entries().playing_count(), 2);
    let records = room.app().desk().unwrap().records().len();
    room.writes("abc");
    undo(&mut room);
    assert_eq!(room.app().desk().unwrap().records().len(), records, "letters, and no act");
}
