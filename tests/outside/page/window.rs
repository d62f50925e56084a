//! Tests of turning the page on and off in the window.

use std::net::TcpListener;

use bottone::{
    session::time::StageClock,
    tournament::{Command, entries::EntryCommand},
    ui_frame::action::{Action, PageAction, Screen},
};
use bottone_page_support::get;
use egui::{Key, vec2};

use crate::stage::{self, room::EventWindow, wait_until};

/// Opens a window at the Page tab of the Room screen.
fn window() -> EventWindow {
    let clock = StageClock::at(stage::EVENING);
    let (folder, session) =
        EventWindow::evening(stage::structure("deep-stack"), 9, Box::new(clock.clone()));
    let mut room = EventWindow::on(Screen::Room, vec2(1280.0, 720.0), (folder, clock, session));
    room.key(Key::F4);
    room
}

/// Returns an unused port.
fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port()
}

/// Serves the page. A free port may be taken a moment later; then another is used.
fn serve(room: &mut EventWindow) -> u16 {
    for _ in 0..5 {
        let port = free_port();
        room.harness.state_mut().request(Action::Page(PageAction::Serve(port)));
        room.harness.run_steps(3);
        if room.mentions("Stop serving") {
            return port;
        }
    }
    panic!("no port of five is free");
}

/// Returns the number of names on the page.
fn names(port: u16) -> usize {
    let list: serde_json::Value = serde_json::from_slice(&get(port, "/seats.json").body).unwrap();
    list["seats"].as_array().unwrap().len()
}

#[test]
fn the_page_is_off_until_somebody_turns_it_on() {
    let mut room = window();
    assert!(room.mentions("Serve the page on the local network"));
    assert_eq!(room.harness.state().page_url(), None);
    let port = serve(&mut room);
    assert_eq!(room.harness.state().settings().page_port, Some(port));
    let url = room.harness.state().page_url().unwrap().to_owned();
    assert!(url.ends_with(&format!(":{port}/")), "{url}");
    assert!(room.mentions(&url));
    wait_until("nine names are on the page", || names(port) == 9);
    // Recorded players are on the page.
    let session = room.harness.state().desk().unwrap();
    let out = session.tournament().entries().playing().next().unwrap().0;
    let bust = Command::Entries(EntryCommand::Bust { out: vec![(out, None)] });
    room.harness.state_mut().request(Action::Submit(bust));
    room.harness.run_steps(3);
    wait_until("eight names are on the page", || names(port) == 8);
    room.harness.state_mut().request(Action::Page(PageAction::Stop));
    room.harness.run_steps(3);
    assert!(room.mentions("Serve the page on the local network"));
    // The page's thread ends when it gets time to run.
    wait_until("the port is free", || TcpListener::bind(("0.0.0.0", port)).is_ok());
}

#[test]
fn a_taken_port_is_reported_and_another_can_be_chosen() {
    let holder = TcpListener::bind(("0.0.0.0", 0)).unwrap();
    let port = holder.local_addr().unwrap().port();
    let mut room = window();
    room.harness.state_mut().request(Action::Page(PageAction::Serve(port)));
    room.harness.run_steps(3);
    let label = format!("Port {port} is in use by another program. Choose another one.");
    assert_eq!(room.harness.state().status_text(), Some(label.as_str()));
    assert!(room.mentions(&label), "it stays beside the field");
    assert_eq!(room.harness.state().page_url(), None);
}
