//! A connection cut after an act was sent and before its answer came. It is unknown whether the act
//! was kept, and the same command given again is taken once.

use std::{
    io::{Read as _, Write as _},
    net::{Shutdown, TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use super::says;
use crate::stage::{Said, bottone, database::Database, wait_until};

/// The beginnings of a log line on its way to the server.
const LINES: [&[u8]; 2] = [b"(seq: ", b"Bottone(format: "];
/// The message that ends lines kept together.
const COMMIT: [&[u8]; 1] = [b"Q\0\0\0\x0bcommit\0"];

/// A relay between a desk and the database. While it cuts, it lets one line through and keeps the
/// answer to itself. After that it accepts no connection.
#[derive(Clone)]
struct Between {
    port: u16,
    cuts: Arc<AtomicBool>,
    /// True if lines pass and the connection is cut at their end.
    at_end: Arc<AtomicBool>,
    is_closed: Arc<AtomicBool>,
}

impl Between {
    fn start(server: u16) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let between =
            Self { port, cuts: Arc::default(), at_end: Arc::default(), is_closed: Arc::default() };
        let here = between.clone();
        thread::spawn(move || {
            for desk in listener.incoming() {
                let (desk, here) = (desk.unwrap(), here.clone());
                if !here.is_closed.load(Ordering::SeqCst) {
                    thread::spawn(move || passes(desk, server, &here));
                }
            }
        });
        between
    }

    /// Loses the answer to the next line from now on, or stops that.
    fn cut(&self, cuts: bool) {
        self.cuts.store(cuts, Ordering::SeqCst);
        self.is_closed.store(false, Ordering::SeqCst);
    }
}

fn passes(mut desk: TcpStream, server: u16, here: &Between) {
    let mut server = TcpStream::connect(("127.0.0.1", server)).unwrap();
    let held = Arc::new(AtomicBool::new(false));
    let (mut answers, mut back) = (server.try_clone().unwrap(), desk.try_clone().unwrap());
    let is_held = Arc::clone(&held);
    let answering = thread::spawn(move || {
        let mut bytes = [0; 8_192];
        loop {
            let read = answers.read(&mut bytes).unwrap_or_default();
            if read == 0 || is_held.load(Ordering::SeqCst) {
                // The server has kept the line, and its answer is lost.
                let _ = back.shutdown(Shutdown::Both);
                return;
            }
            if back.write_all(&bytes[..read]).is_err() {
                return;
            }
        }
    });
    let mut bytes = [0; 8_192];
    loop {
        let read = desk.read(&mut bytes).unwrap_or_default();
        if read == 0 {
            let _ = server.shutdown(Shutdown::Both);
            break;
        }
        let sent = &bytes[..read];
        let at_end = here.at_end.load(Ordering::SeqCst);
        let is_last = has(sent, if at_end { &COMMIT } else { &LINES });
        if here.cuts.load(Ordering::SeqCst) && is_last {
            held.store(true, Ordering::SeqCst);
            here.is_closed.store(true, Ordering::SeqCst);
        }
        if server.write_all(sent).is_err() {
            break;
        }
    }
    answering.join().unwrap();
}

const BUY_IN: &str = "Entries(Enter(who:[New((family:\"Rossi\",given:\"Anna\"))],seat:Later))";

#[test]
fn an_act_whose_answer_was_lost_has_its_own_status_and_is_taken_once() {
    let Some(database) = Database::start() else { return };
    let log = database.address("friday");
    says(&["new", "club-turbo", "--log", &log]);
    let between = Between::start(database.port);
    let cut = log.replace(&format!(":{}", database.port), &format!(":{}", between.port));
    assert_ne!(cut, log);
    let lines = || database.sql("select line from bottone_log where event = 'friday' order by seq");
    let kept = |count: usize| {
        wait_until("the log never had it", || lines().lines().count() == count);
    };
    let tell = |log: &str, more: &[&str]| {
        let words = [&["tell", "--log", log, BUY_IN], more].concat();
        bottone(words)
    };
    // Without a name the outcome is unknown, and the command says how to find out.
    between.cut(true);
    let Said { status, complaint, out } = tell(&cut, &[]);
    assert_eq!((status, out.as_str()), (Some(8), ""), "{complaint}");
    assert!(complaint.contains("not known whether this was recorded"), "{complaint}");
    assert!(complaint.contains("bottone show"), "{complaint}");
    kept(2);
    between.cut(true);
    // With a name, the same command can be given again any number of times.
    let named = ["--request", "sale-41"];
    let Said { status, complaint, .. } = tell(&cut, &named);
    assert_eq!(status, Some(8), "{complaint}");
    assert!(complaint.contains("--request sale-41"), "{complaint}");
    kept(3);
    between.cut(false);
    for log in [&cut, &log] {
        let Said { status, out, complaint } = tell(log, &named);
        assert_eq!((status, complaint.as_str()), (Some(0), ""));
        assert!(out.contains("Rossi") && out.contains("sale-41"), "{out}");
    }
    kept(3);
    // Another act under the same name is refused.
    let other = BUY_IN.replace("Anna", "Bea");
    let Said { status, complaint, .. } =
        bottone(["tell", "--log", &log, &other, "--request", "sale-41"]);
    assert!(status == Some(1) && complaint.contains("another record"), "{complaint}");
    // Another name is another act.
    assert_eq!(tell(&log, &["--request", "sale-42"]).status, Some(0));
    kept(4);
    assert!(says(&["check", "--log", &log]).contains("3 records"));
}

#[test]
fn a_new_event_whose_answer_was_lost_is_not_called_refused() {
    let Some(database) = Database::start() else { return };
    let between = Between::start(database.port);
    let log = database.address("friday");
    let cut = log.replace(&format!(":{}", database.port), &format!(":{}", between.port));
    // The database's table is made first, so that the head is the line that is cut.
    says(&["new", "club-turbo", "--log", &database.address("before")]);
    between.cut(true);
    let head = bottone(["new", "club-turbo", "--log", &cut]);
    assert_eq!(head.status, Some(8), "{}", head.complaint);
    assert!(head.complaint.contains("not known whether the event was made"), "{}", head.complaint);
    // A rehearsal makes the event in the same way.
    let rehearsed = cut.replace("event=friday", "event=saturday");
    between.cut(true);
    let words = ["rehearse", "--role", "floor", "--log", &rehearsed];
    let Said { status, complaint, .. } = bottone(words);
    assert_eq!(status, Some(8), "{complaint}");
    assert!(complaint.contains("not known whether the event was made"), "{complaint}");
    let again = bottone(["new", "club-turbo", "--log", &log]);
    assert!(again.status == Some(1) && again.complaint.contains("already"), "{}", again.complaint);
}

fn has(sent: &[u8], words: &[&[u8]]) -> bool {
    words.iter().any(|word| sent.windows(word.len()).any(|part| part == *word))
}

#[test]
fn lines_whose_answer_was_lost_are_not_called_refused() {
    let Some(database) = Database::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.ron");
    let name = file.to_str().unwrap();
    says(&["new", "club-turbo", name]);
    says(&["tell", name, BUY_IN]);
    let log = database.address("friday");
    // The table is made before the lines are sent.
    says(&["new", "club-turbo", "--log", &database.address("other")]);
    let between = Between::start(database.port);
    let cut = log.replace(&format!(":{}", database.port), &format!(":{}", between.port));
    between.at_end.store(true, Ordering::SeqCst);
    between.cut(true);
    let Said { status, complaint, .. } = bottone(["sync", name, "--log", &cut, "--push"]);
    assert_eq!(status, Some(8), "{complaint}");
    assert!(complaint.contains("not known whether the lines were added"), "{complaint}");
    let lines = || database.sql("select line from bottone_log where event = 'friday'");
    wait_until("the log never had them", || lines().lines().count() == 2);
    between.cut(false);
    assert!(says(&["sync", name, "--log", &cut, "--push"]).contains("2 lines"));
}

#[test]
fn a_name_that_begins_like_another_is_a_name_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.ron");
    let name = file.to_str().unwrap();
    says(&["new", "club-turbo", name]);
    says(&["tell", name, BUY_IN, "--request", "till:1"]);
    says(&["tell", name, BUY_IN, "--request", "till"]);
    let again = says(&["tell", name, BUY_IN, "--request", "till"]);
    assert!(again.contains("request:till:"), "{again}");
    assert!(says(&["check", name]).contains("2 records"));
}

/// Checks that one name is not accepted for the same command at another time or with a rule set aside.
#[test]
fn another_time_or_waiver_is_another_act_under_the_same_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.ron");
    let name = file.to_str().unwrap();
    says(&["new", "club-turbo", name]);
    says(&["tell", name, BUY_IN, "--request", "till"]);
    for other in [["--happened", "1"], ["--waive", "the director allows it"]] {
        let asked = ["tell", name, BUY_IN, "--request", "till"].into_iter().chain(other);
        let Said { status, complaint, .. } = bottone(asked.collect::<Vec<_>>());
        assert!(status == Some(1) && complaint.contains("another record"), "{complaint}");
    }
    assert!(says(&["check", name]).contains("1 record"));
}
