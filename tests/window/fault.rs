//! The report of a crash, as the next start shows it.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use bottone::{
    i18n::Language,
    session::time::StageClock,
    store::{fault::FaultFile, settings::SettingsFile},
    ui::{
        app::App,
        crash_report::{self, Crash},
    },
    ui_frame::action::{Action, Screen},
};
use egui::vec2;

use crate::stage::{
    self,
    room::{EventWindow, NAMES},
};

/// Creates the floor of an event with nine players, with the program's settings in this folder.
fn room(settings: &std::path::Path) -> EventWindow {
    let clock = StageClock::at(stage::EVENING);
    let (folder, desk) =
        EventWindow::evening(stage::structure("deep-stack"), 9, Box::new(clock.clone()));
    let settings = SettingsFile::in_folder(settings);
    let mut app = App::new(settings, Some(folder.path().to_owned())).unattended();
    app.set_desk(desk);
    EventWindow::of_app(folder, clock, app, Action::Go(Screen::Floor), vec2(1280.0, 720.0))
}

#[test]
fn a_fault_leaves_a_report_without_names_until_it_is_put_away() {
    let home = tempfile::tempdir().unwrap();
    let settings = SettingsFile::in_folder(home.path());
    let before = room(home.path());
    assert!(!before.mentions("Bottone closed unexpectedly"));
    crash_report::record_state(before.app(), &before.harness.ctx);
    for (what, place) in [
        ("index out of bounds", "src/ui/nowhere.rs:1:2"),
        ("a second what", "src/ui/elsewhere.rs:3:4"),
    ] {
        let found = Crash { message: what, place, system: "linux x86_64" };
        crash_report::write_report_beside(&settings, Language::English, found);
    }

    let mut after = room(home.path());
    assert!(after.mentions("Bottone closed unexpectedly last time"));
    after.click("Copy report");
    assert!(after.mentions("Report copied to the clipboard"));
    let text = FaultFile::of(&settings).pending_reports().unwrap();
    let last = "Buttons and counts, Clock, Entries";
    for said in ["a second what", "index out of bounds", "Floor", last, "linux x86_64"] {
        assert!(text.contains(said), "{said}: {text}");
    }
    for name in NAMES {
        assert!(!text.contains(name), "{name}: {text}");
    }
    after.click("Dismiss");
    assert!(!after.mentions("Bottone closed unexpectedly"));
    assert!(!room(home.path()).mentions("Bottone closed unexpectedly"));
}
