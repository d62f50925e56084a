//! The staff side of the room's page, switched on in the window: its address, and the errors of its
//! start. A crash of the program does not end it.
#![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "a test")]

use std::{net::TcpListener, path::Path};

use bottone::{
    session::time::StageClock,
    store::settings::SettingsFile,
    ui::app::App,
    ui_frame::action::{Action, TelephoneAction},
};
use egui::vec2;
use egui_kittest::kittest::Queryable as _;

use crate::stage::{self, room::EventWindow};

/// Creates a window with its settings in this folder and the phones dialog open.
fn window(folder: &Path) -> EventWindow {
    let clock = StageClock::at(stage::EVENING);
    let (events, desk) =
        EventWindow::evening(stage::structure("deep-stack"), 3, Box::new(clock.clone()));
    let house = events.path().to_owned();
    let mut app = App::new(SettingsFile::in_folder(folder), Some(house)).unattended();
    app.set_desk(desk);
    EventWindow::of_app(
        events,
        clock,
        app,
        Action::Telephones(TelephoneAction::Ask),
        vec2(1280.0, 720.0),
    )
}

#[test]
fn the_port_can_be_chosen_and_a_failure_stays_until_another_is() {
    let folder = tempfile::tempdir().unwrap();
    // Another program uses this port.
    let taken = TcpListener::bind("0.0.0.0:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let mut room = window(folder.path());
    room.fill("Port", "x");
    room.click("Turn on staff side");
    assert!(room.reads("Turn on staff side"), "no port is typed");
    room.fill("Port", &port.to_string());
    room.click("Turn on staff side");
    assert!(room.mentions(&format!("Port {port}")), "why not");
    room.harness.run();
    assert!(room.mentions(&format!("Port {port}")), "and it stays");
    assert!(!SettingsFile::in_folder(folder.path()).load().0.staff_on);
    drop(taken);
    room.click("Turn on staff side");
    assert!(room.mentions(&format!(":{port}")) && room.reads("Show code"));
    room.fill("Name", "Lena");
    room.click("Show code");
    assert!(room.mentions("Lena · Floor · until"));
    let kept = SettingsFile::in_folder(folder.path()).load().0;
    assert_eq!((kept.staff_on, kept.staff_port), (true, Some(port)));
    room.click("Turn off staff side");
    let kept = SettingsFile::in_folder(folder.path()).load().0;
    assert_eq!((kept.staff_on, kept.staff_port), (false, Some(port)));
}

/// Checks that a paired phone finds the desk again after a crash; without any paired phone the
/// staff side stays off.
#[test]
fn after_a_fall_the_staff_side_is_on_again_as_long_as_a_telephone_is_paired() {
    let folder = tempfile::tempdir().unwrap();
    let free = TcpListener::bind("0.0.0.0:0").unwrap().local_addr().unwrap().port();
    let mut room = window(folder.path());
    room.fill("Port", &free.to_string());
    room.click("Turn on staff side");
    drop(room);
    let room = window(folder.path());
    assert!(room.reads("Turn on staff side"), "no telephone is paired");
    assert!(!SettingsFile::in_folder(folder.path()).load().0.staff_on);
    drop(room);

    let file = SettingsFile::in_folder(folder.path());
    let (mut settings, _) = file.load();
    settings.staff_on = true;
    file.save(&settings).unwrap();
    let phones = file.path().unwrap().with_file_name("telephones.ron");
    let phone = r#"(phones:[(id:"5f1c",name:"Mia",role:Floor,until:"2126-11-24T06:00:00.000Z",key:Some("KEY"),last:"")])"#;
    std::fs::write(&phones, phone.replace("KEY", &"a1".repeat(32))).unwrap();
    let room = window(folder.path());
    assert!(room.mentions("Staff side back on for 1 phone"));
    assert!(room.harness.query_by_label("Show code").is_some());
    assert!(room.mentions("Mia · Floor"));
}

/// Checks that a dealer's phone acts at the table assigned in this list.
#[test]
fn the_desk_gives_the_phone_of_a_dealer_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let file = SettingsFile::in_folder(folder.path());
    let (mut settings, _) = file.load();
    settings.staff_on = true;
    file.save(&settings).unwrap();
    let phones = file.path().unwrap().with_file_name("telephones.ron");
    let phone = r#"(phones:[(id:"5f1c",name:"Omar",role:Dealer,until:"2126-11-24T06:00:00.000Z",key:Some("KEY"),last:"")])"#;
    std::fs::write(&phones, phone.replace("KEY", &"a1".repeat(32))).unwrap();
    let mut room = window(folder.path());
    assert!(room.mentions("Omar · Dealer"));
    room.fill("Table", "x");
    room.click("Assign table");
    assert_eq!(room.tournament().staff().table_of_phone("Omar"), None);
    room.fill("Table", "3");
    room.click("Assign table");
    let given = room.tournament().staff().table_of_phone("Omar");
    assert_eq!(given.map(bottone::base::seat::TableNo::get), Some(3));
}
