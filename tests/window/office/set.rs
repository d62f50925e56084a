//! The chip set, starting stacks, and the chips to bring.

use bottone::{
    base::chips::Chips,
    i18n::Language,
    ui_frame::action::{Action, Screen},
};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::{
    office::office,
    stage::{self, room::EventWindow},
};

fn set() -> EventWindow {
    let mut room = office(Screen::Chips, 9);
    room.key(Key::F6);
    room
}

/// Takes a set from the shelf, records it in one act, and undoes it in one.
#[test]
fn a_set_is_chosen_and_undone() {
    let mut room = set();
    assert!(room.mentions("Chip inventory not entered"));
    assert!(room.mentions("not entered") && !room.mentions("short"), "none is missing yet");
    room.click("Select a set");
    room.harness.get_by_label_contains("Club set without 25s").click();
    room.harness.run();
    assert!(room.tournament().setup().chips.is_none(), "it is a draft");
    room.click("Record");
    let kept = room.tournament().setup().chips.clone().unwrap();
    assert_eq!(kept.set.count(), 9_100);
    assert!(room.mentions("Enough chips for"));
    assert!(room.mentions("First to run out"));
    room.ctrl(Key::Z);
    assert_eq!(room.tournament().setup().chips, None);
}

/// Checks a starting stack changed by hand: its total is checked, and the usual stack restores it.
#[test]
fn the_starting_stack_is_made_by_hand() {
    let mut room = set();
    // "deep-stack" starts with 30,000 from 100s up.
    let stack = room.tournament().clock().structure().starting_stack;
    assert!(room.reads(&Language::English.chips(stack)));
    room.click("Add one 5,000");
    assert!(room.mentions("5,000 too many"));
    room.click("Remove one 5,000");
    assert!(!room.mentions("too many"));
    room.click("Remove one 1,000");
    assert!(room.mentions("1,000 too few"));
    room.click("8 of each");
    assert!(!room.mentions("too few"));
    room.click("Discard");
    assert_eq!(room.tournament().setup().chips, None);
}

/// Checks that a typed set is one act, and that a wrong value says what is expected.
#[test]
fn the_set_is_typed() {
    let mut room = set().in_file();
    room.key(Key::F6);
    room.click("Enter chip inventory");
    room.fill("Number of chip 1", "200");
    room.fill("Value of chip 2", "nothing");
    assert!(room.tournament().setup().chips.is_none());
    room.click("Record");
    assert_eq!(room.tournament().setup().chips, None, "the value cannot be read");
    room.fill("Value of chip 2", "500");
    room.fill("Set name", "Sala 2");
    room.click("Record");
    let kept = room.tournament().setup().chips.clone().unwrap();
    assert_eq!(
        (kept.set.name.as_str(), kept.set.of(Chips::new(100)).unwrap().owned),
        ("Sala 2", 200)
    );
    room.click("Save as club set");
    assert!(room.mentions("Saved as club set"));
}

/// Checks that the chips to bring follow the expected entries.
#[test]
fn what_to_bring_follows_the_entries() {
    let mut room = set();
    room.click("Select a set");
    room.harness.get_by_label_contains("Casino set").click();
    room.harness.run();
    room.harness.get_by_role_and_label(Role::TextInput, "Entries").click();
    room.harness.run();
    room.types("100");
    assert!(room.mentions("enough"));
    room.ctrl(Key::A);
    room.types("90000");
    assert!(room.mentions("short"));
}

#[test]
fn the_set_is_reported_in_italian_too() {
    let mut room = set();
    room.harness.state_mut().request(Action::Language(Language::Italian));
    room.harness.run();
    assert!(room.mentions("Stack di partenza"));
    assert!(room.mentions("Fiches da portare"));
    assert!(room.mentions("nero"));
}

#[test]
fn the_tab_fits_everywhere() {
    for size in [vec2(1280.0, 720.0), vec2(1194.0, 834.0), vec2(1920.0, 1080.0)] {
        let clock = bottone::session::time::StageClock::at(stage::EVENING);
        let (folder, session) =
            EventWindow::evening(stage::structure("deep-stack"), 9, Box::new(clock.clone()));
        let mut room = EventWindow::on(Screen::Chips, size, (folder, clock, session));
        room.key(Key::F6);
        room.click("Enter chip inventory");
        for label in ["Record", "Number of chip 1", "12 of each", "Reserve, %"] {
            for node in room.harness.query_all_by_label(label) {
                let place = node.rect();
                assert!(place.max.x <= size.x && place.max.y <= size.y, "{label} {place:?}");
            }
        }
    }
}
