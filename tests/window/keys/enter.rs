//! Enter: it does what was chosen, and nothing before a choice.

use bottone::{
    rules::{
        button::Positions,
        seat::{SeatNo, TableNo},
    },
    tournament::{Command, entries::EntryCommand, tables::TableCommand},
    ui::{
        action::{Action, Screen},
        dialogs::Dialog,
    },
};
use egui::{Key, Modifiers};

use crate::keys::keyboard::{enter, held};
use crate::keys::letters::PLACES;
use crate::keys::window;
use crate::stage::room::Room;

fn playing(room: &Room) -> usize {
    room.tournament().entries().playing_count()
}

fn records(room: &Room) -> usize {
    room.app().desk().unwrap().records().len()
}

/// A question, the way to it, and its key.
type Way = (&'static str, fn(&mut Room), Key);

/// Checks that Enter alone answers no question of any dialog.
#[test]
fn enter_alone_answers_no_question() {
    let seat = |room: &mut Room| room.click("T1 S2 Greco");
    let table = |room: &mut Room| room.presses_first("Table 1");
    let ways: [Way; 4] = [
        ("who bust?", |_| {}, Key::B),
        ("who moves?", |_| {}, Key::M),
        ("who of this table?", table, Key::B),
        ("where to?", seat, Key::M),
    ];
    for (asked, begin, key) in ways {
        let mut room = window(Screen::Floor, 5);
        begin(&mut room);
        let before = records(&room);
        room.frame([held(key, Modifiers::NONE), enter(), enter()].concat());
        room.settles();
        assert!(room.app().dialog().is_some(), "{asked}");
        assert_eq!(records(&room), before, "{asked}");
    }
    // Enter in the search does nothing either: its first line would start or stop the clock.
    let mut room = window(Screen::Floor, 5);
    let before = records(&room);
    room.frame([held(Key::K, Modifiers::COMMAND), enter()].concat());
    room.settles();
    assert_eq!(records(&room), before);
    // An arrow makes a choice.
    room.key(Key::ArrowDown);
    room.frame(enter());
    room.settles();
    assert_eq!(records(&room), before + 1, "{:?}", room.app().status_text());
}

#[test]
fn a_button_is_where_a_seat_was_struck() {
    let mut room = window(Screen::Floor, 5);
    room.presses_first("Table 1");
    room.click("More…");
    room.click("Button…");
    let before = records(&room);
    room.frame(enter());
    room.settles();
    assert!(matches!(room.app().dialog(), Some(Dialog::Button(_))));
    assert_eq!(records(&room), before, "nobody has said where it is");
}

/// Checks two busts reported within a minute: the to-do list asks about them, and Enter does not
/// answer.
#[test]
fn enter_on_the_list_does_not_run_on_into_the_next_task() {
    let mut room = window(Screen::Floor, 5);
    for seat in [1, 2] {
        let out = vec![(room.entry(seat).unwrap(), None)];
        room.harness.state_mut().request(Action::Submit(Command::Entries(EntryCommand::Bust { out })));
        room.settles();
    }
    room.holds(Modifiers::COMMAND, Key::K);
    room.writes("same hand");
    room.frame(enter());
    room.settles();
    assert!(matches!(room.app().dialog(), Some(Dialog::SameHand(_))));
    let before = records(&room);
    room.frame(enter());
    room.settles();
    assert_eq!(records(&room), before, "nobody is ticked");
}

/// Checks that two quick presses of Enter do one task; the second is done only after time to read
/// it.
#[test]
fn a_task_that_has_just_come_up_takes_no_enter() {
    let mut room = window(Screen::Floor, 8);
    let seat = |number| SeatNo::new(number).unwrap();
    let positions = Positions { button: seat(1), small: seat(2), big: seat(3) };
    let table = TableNo::new(1).unwrap();
    let button = TableCommand::Button { table, positions, reason: None };
    room.harness.state_mut().request(Action::Submit(Command::Tables(button)));
    room.settles();
    room.waits(1.0);
    let before = records(&room);
    room.frame([enter(), enter(), enter()].concat());
    for _ in 0..12 {
        // Frames of a fast machine.
        room.waits(0.016);
    }
    assert_eq!(records(&room), before + 1, "{:?}", room.app().status_text());
    room.waits(0.8);
    room.frame(enter());
    room.settles();
    assert_eq!(records(&room), before + 2, "{:?}", room.app().status_text());
}

/// Checks that Enter in an empty field on the players screen enters no player who is only shown
/// there.
#[test]
fn enter_in_an_empty_field_takes_nobody_in() {
    let mut room = window(Screen::Players, 2);
    room.writes("Rossi, Mario");
    room.frame([enter(), enter()].concat());
    room.settles();
    assert_eq!(playing(&room), 3);
    assert!(room.app().status_text().unwrap().contains("Rossi"), "{:?}", room.app().status_text());
    let mario = room.tournament().entries().players().last().unwrap().1.entries[0];
    let bust = EntryCommand::Bust { out: vec![(mario, None)] };
    room.harness.state_mut().request(Action::Submit(Command::Entries(bust)));
    room.settles();
    room.frame(enter());
    room.settles();
    assert_eq!(playing(&room), 2, "{:?}", room.app().status_text());
}

/// Checks an open menu over each screen. A key struck under it does nothing to the event, asks
/// nothing and leads nowhere.
#[test]
fn under_an_open_menu_no_key_is_the_screen_s() {
    let keys = [Key::N, Key::B, Key::U, Key::C, Key::Num3, Key::Delete, Key::Enter];
    for (screen, tabs) in PLACES {
        let mut room = window(screen, 5);
        for tab in tabs.iter().map(Some).chain([None]) {
            if let Some(tab) = tab {
                room.key(*tab);
            }
            // Choose an item, if arrows choose.
            room.key(Key::Escape);
            room.key(Key::ArrowDown);
            room.harness.state_mut().request(Action::CloseDialog);
            room.harness.state_mut().request(Action::Go(screen));
            room.harness.run();
            // Enter presses a button with the keyboard wherever it is.
            let focused = room.harness.ctx.memory(egui::Memory::focused);
            room.harness.ctx.memory_mut(|memory| focused.map(|id| memory.surrender_focus(id)));
            let before = records(&room);
            room.click("Menu");
            for key in keys {
                room.key(key);
                assert!(egui::Popup::is_any_open(&room.harness.ctx), "{screen:?} {tab:?} {key:?}");
            }
            let told = format!("{screen:?} {tab:?}: {:?}", room.app().status_text());
            assert_eq!(records(&room), before, "{told}");
            assert!(room.app().dialog().is_none(), "{told}");
            assert_eq!(room.app().screen(), screen, "{told}");
            room.key(Key::Escape);
        }
    }
}
