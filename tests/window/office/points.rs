//! Points for places, and the league.

use std::fs;

use bottone::{
    store::{profiles::themes::WallFace, settings::Projector},
    tournament::{Command, entries::EntryCommand},
    ui_frame::action::{Action, Content, Screen, WallAction},
};
use egui::{Key, Role};
use egui_kittest::kittest::Queryable as _;

use crate::{
    office::office,
    stage::{self, room::EventWindow},
};

/// Creates six players, the last three of whom busted one after the other.
fn three_out() -> EventWindow {
    let mut room = office(Screen::Money, 6);
    for seat in [6, 5, 4] {
        let out = vec![(room.entry(seat).unwrap(), None)];
        let bust = Action::Submit(Command::Entries(EntryCommand::Bust { out }));
        room.harness.state_mut().request(bust);
        room.harness.run();
    }
    room.key(Key::F8);
    room
}

/// Types the formula in place of the present one.
fn formula(room: &mut EventWindow, text: &str) {
    room.harness.get_by_role_and_label(Role::MultilineTextInput, "Formula per place").click();
    room.harness.run();
    room.ctrl(Key::A);
    room.types(text);
}

/// Waits for the table, which is counted in the background.
fn counted(room: &mut EventWindow, text: &str) {
    stage::wait_until(text, || {
        room.harness.run();
        room.mentions(text)
    });
}

#[test]
fn a_formula_is_tried_on_this_event_and_says_what_is_wrong_with_it() {
    let mut room = three_out();
    formula(&mut room, "100 * (n - r + 1)");
    assert!(room.mentions("4th Ricci 300") && room.mentions("6th Ferrari 100"));
    assert!(room.mentions("Club formula") || room.reads("Points system"));
    formula(&mut room, "100 * (n - q)");
    assert!(room.mentions("character 12: “q” is unknown"));
    formula(&mut room, "1 / (r - r)");
    assert!(room.mentions("has no result here"));
}

#[test]
fn a_league_is_made_kept_and_counted() {
    let mut room = three_out().in_file();
    room.key(Key::F8);
    formula(&mut room, "n - r + 1");
    room.fill("League name", "Winter 2026");
    room.click("New league");
    counted(&mut room, "Ricci");
    let events = room.app().desk().unwrap().folder().unwrap().to_owned();
    let kept = fs::read_to_string(events.join("leagues/winter-2026.ron")).unwrap();
    assert!(kept.contains("Winter 2026") && kept.contains("evening.ron"), "{kept}");
    counted(&mut room, "1 Ricci 1 / 1 3");
    assert!(room.mentions("Autumn main · 3 players"));

    // Without a house the table is printed and exported too.
    assert!(room.app().desk().unwrap().book().is_none());
    room.click("Standings as PDF…");
    let document = room.app().document().unwrap().clone();
    assert_eq!(document.name, "Winter 2026");
    assert!(matches!(document.content, Content::Paper(_)), "{document:?}");
    room.click("Export standings…");
    let Content::File(bytes, "csv") = room.app().document().unwrap().content.clone() else {
        panic!("no spreadsheet")
    };
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.contains("Ricci") && text.contains("Player"), "{text}");

    // A change is saved on demand; an unreadable formula is not.
    room.fill("Season formula (events, total, mean, highest, lowest)", "total * 10");
    counted(&mut room, "1 Ricci 1 / 1 30");
    room.click("Save league");
    let kept = fs::read_to_string(events.join("leagues/winter-2026.ron")).unwrap();
    assert!(kept.contains("total * 10"), "{kept}");

    // A wall shows it without a house, as finished text at its place.
    let look = Projector { hold: Some(WallFace::Standings), ..Projector::default() };
    let app = room.harness.state_mut();
    app.request(Action::Wall(WallAction::Change(0, Box::new(look))));
    app.request(Action::Wall(WallAction::Open(0, true)));
    counted(&mut room, "1 Ricci 30");
    room.harness.state_mut().request(Action::Wall(WallAction::Open(0, false)));
    room.harness.run();

    room.click("Remove evening.ron from the league");
    room.harness.run();
    assert!(room.reads("Add this event"));
}
