//! Tests that `bottone serve` follows an event's file written by another program.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    process::{Child, ChildStdout, Stdio},
    thread,
};

use bottone::{
    rehearsal::RehearsalEnd,
    session::Desk as _,
    tournament::{Command as Does, clock::ClockCommand},
};

use crate::stage::{self, wait_until};
use bottone_page_support::get;

/// The program while it serves.
pub(crate) struct Serves {
    child: Child,
    pub(crate) port: u16,
}

impl Serves {
    pub(crate) fn file(path: &std::path::Path) -> Self {
        let mut child = stage::program()
            .args(["serve", "--listen", "127.0.0.1:0"])
            .arg(path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let out = child.stdout.take().unwrap();
        Self::listening(child, out)
    }

    /// Wraps the program whose first line of output is still to come.
    fn listening(child: Child, out: ChildStdout) -> Self {
        let mut line = String::new();
        let mut out = BufReader::new(out);
        out.read_line(&mut line).unwrap();
        let port = line.split_once("127.0.0.1:").and_then(|(_, rest)| rest.split_once('/'));
        let port = port.unwrap_or_else(|| panic!("no address: {line}")).0.parse().unwrap();
        // Its further output is read, so that it is never blocked.
        thread::spawn(move || out.lines().for_each(drop));
        Self { child, port }
    }

    /// Sends Ctrl-C, and returns the exit status.
    #[cfg(unix)]
    pub(crate) fn interrupt(mut self) -> Option<i32> {
        stage::signal("INT", &[self.child.id().to_string()]);
        self.child.wait().unwrap().code()
    }
}

impl Drop for Serves {
    fn drop(&mut self) {
        // The child may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn what_is_recorded_is_on_the_page_soon() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let page = Serves::file(played.session.path().unwrap());
    let seats = || -> serde_json::Value {
        serde_json::from_slice(&get(page.port, "/seats.json").body).unwrap()
    };
    let count = || seats()["seats"].as_array().unwrap().len();
    assert_eq!(count(), played.session.tournament().entries().playing_count());
    let out = played.session.tournament().entries().playing().next().unwrap().0;
    let bust = bottone::tournament::entries::EntryCommand::Bust { out: vec![(out, None)] };
    played.session.submit(Does::Entries(bust), None).unwrap();
    if played.session.can(&Does::Clock(ClockCommand::Pause)).is_ok() {
        played.session.submit(Does::Clock(ClockCommand::Pause), None).unwrap();
    }
    let left = played.session.tournament().entries().playing_count();
    wait_until("the page does not follow", || count() == left);
    #[cfg(unix)]
    assert_eq!(page.interrupt(), Some(0));
}

/// The staff side is then unavailable, but the guests' page is independent of it.
#[test]
fn a_damaged_list_of_telephones_does_not_stop_the_page_of_the_guests() {
    let played = stage::play("club-turbo", 12, 3, RehearsalEnd::Players(6));
    let event = played.session.path().unwrap().to_owned();
    let left = played.session.tournament().entries().playing_count();
    drop(played.session);
    let home = tempfile::tempdir().unwrap();
    let settings = home.path().join(".config/bottone");
    fs::create_dir_all(&settings).unwrap();
    fs::write(settings.join("telephones.ron"), "(phones:[(id:").unwrap();
    let mut child = stage::program()
        .args(["serve", "--staff", "--listen", "127.0.0.1:0", "--staff-listen", "127.0.0.1:0"])
        .arg(&event)
        .env("HOME", home.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (out, said) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
    let page = Serves::listening(child, out);
    let mut complaint = String::new();
    BufReader::new(said).read_line(&mut complaint).unwrap();
    assert!(complaint.contains("telephones.ron"), "{complaint}");
    assert!(!complaint.contains("Unexpected end"), "no words of a library: {complaint}");
    let seats: serde_json::Value =
        serde_json::from_slice(&get(page.port, "/seats.json").body).unwrap();
    assert_eq!(seats["seats"].as_array().unwrap().len(), left);
    assert_eq!(fs::read_to_string(settings.join("telephones.ron")).unwrap(), "(phones:[(id:");
}

#[test]
fn what_cannot_be_served_is_said() {
    for (words, said) in [
        (&["serve", "no-such.ron"][..], "no-such.ron"),
        (&["serve", "x.ron", "--listen", "nowhere"], "“nowhere” is not a valid address"),
    ] {
        let run = stage::bottone(words);
        assert_eq!(run.status, Some(1), "{}", run.out);
        assert!(run.complaint.contains(said), "{}", run.complaint);
    }
}
