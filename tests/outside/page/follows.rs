//! `bottone serve` follows an event's file that somebody else writes.

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, Stdio},
    thread,
};

use bottone::{
    rehearsal::Until,
    tournament::{Command as Does, clock::ClockCommand},
};

use crate::stage::net::get;
use crate::stage::{self, wait_until};

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
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let port = line.split_once("127.0.0.1:").and_then(|(_, rest)| rest.split_once('/'));
        let port = port.unwrap_or_else(|| panic!("no address: {line}")).0.parse().unwrap();
        // Whatever else it says is read, so that it is never kept waiting.
        thread::spawn(move || out.lines().for_each(drop));
        Self { child, port }
    }

    /// Presses Ctrl-C, and gives back the exit status.
    #[cfg(unix)]
    pub(crate) fn interrupt(mut self) -> Option<i32> {
        stage::signal("INT", &[self.child.id().to_string()]);
        self.child.wait().unwrap().code()
    }
}

impl Drop for Serves {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn what_is_recorded_is_on_the_page_soon() {
    let mut played = stage::play("club-turbo", 40, 3, Until::Players(20));
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

#[test]
fn what_cannot_be_served_is_said() {
    for (words, said) in [
        (&["serve", "no-such.ron"][..], "no-such.ron"),
        (&["serve", "x.ron", "--listen", "nowhere"], "“nowhere” is no place to listen"),
    ] {
        let told = stage::bottone(words);
        assert_eq!(told.status, Some(1), "{}", told.out);
        assert!(told.complaint.contains(said), "{}", told.complaint);
    }
}
