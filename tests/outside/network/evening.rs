//! Four desks play one evening together, while desks and the primary die.

use std::{
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Stdio},
};

use super::{says, text};
use crate::stage::{Running, database::Database, program, wait, wait_until};

/// One desk that plays its part in a separate program.
struct DeskProgram {
    child: Child,
    heard: BufReader<ChildStdout>,
    /// The number of the last record that it reported as safe.
    acknowledged: usize,
}

fn plays(role: &str, seed: &str, file: &Path, log: &str) -> DeskProgram {
    let mut command = program();
    command.args(["rehearse", "--role", role, "--seed", seed, "--entries", "60"]);
    command.args(["--acknowledge", "--log", log]).arg(file);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let heard = BufReader::new(child.stdout.take().unwrap());
    DeskProgram { child, heard, acknowledged: 0 }
}

impl DeskProgram {
    /// Continues until this many records are known there.
    fn until(&mut self, records: usize) {
        let mut line = String::new();
        while self.acknowledged < records {
            line.clear();
            assert!(self.heard.read_line(&mut line).unwrap() > 0, "it ended by itself");
            self.hears(&line);
        }
    }

    fn hears(&mut self, line: &str) {
        if let Ok(number) = line.trim().parse::<usize>() {
            self.acknowledged = number + 1;
        }
    }

    fn killed(mut self) -> usize {
        self.child.kill().unwrap();
        self.rest()
    }

    /// Plays to the end, which must be successful.
    fn ends(mut self, what: &str) -> usize {
        let known = self.rest();
        let mut complaint = String::new();
        let said = self.child.stderr.take();
        std::io::Read::read_to_string(&mut said.unwrap(), &mut complaint).unwrap();
        assert!(self.child.wait().unwrap().success(), "{what}: {complaint}");
        known
    }

    fn rest(&mut self) -> usize {
        let mut line = String::new();
        while self.heard.read_line(&mut line).unwrap_or(0) > 0 {
            if line.ends_with('\n') {
                let whole = line.clone();
                self.hears(&whole);
            }
            line.clear();
        }
        self.acknowledged
    }
}

#[test]
fn four_desks_play_together_and_nothing_that_was_acknowledged_is_lost() {
    let Some(primary) = Database::start() else { return };
    let standby = primary.standby();
    let log = primary.address_or(&standby, "evening");
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let mut floor = plays("floor", "1", &at("floor.ron"), &log);
    floor.until(1);
    let mut dies = plays("registration", "7", &at("dies.ron"), &log);
    let payout = plays("payout", "3", &at("payout.ron"), &log);
    dies.until(12);
    let known = dies.killed();
    let left: Vec<String> = text(&at("dies.ron")).lines().map(str::to_owned).collect();
    assert!(left.len() > known, "{known} were acknowledged, {} are in its file", left.len());
    // Another desk comes. On a busy machine it may start late, and there is nothing left to sell
    // once the floor has begun. So it is alone until it has sold.
    let other = plays("registration", "8", &at("other.ron"), &log);
    let sold = "select count(*) from bottone_log where line like '%desk:\"registration 8\"%'";
    wait_until("the other desk never sold", || primary.sql(sold).trim() != "0");
    // The same desk starts again with its file.
    let again = plays("registration", "7", &at("dies.ron"), &log);
    floor.until(80);
    primary.kill();
    standby.promote();
    let parts =
        [(again, "dies.ron"), (other, "other.ron"), (payout, "payout.ron"), (floor, "floor.ron")];
    let log = standby.address("evening");
    let known: Vec<(usize, &str)> =
        parts.into_iter().map(|(part, name)| (part.ends(name), name)).collect();
    let lines = || standby.sql("select line from bottone_log where event = 'evening' order by seq");
    let whole = lines();
    for (known, name) in known {
        let path: PathBuf = at(name);
        let before = text(&path);
        assert!(whole.starts_with(&before), "{name}: other lines than the log has");
        assert!(before.lines().count() > known, "{name}: acknowledged, and not in its file");
        says(&["sync", path.to_str().unwrap(), "--log", &log]);
        assert_eq!(text(&path), whole, "{name}");
    }
    let checked = says(&["check", at("dies.ron").to_str().unwrap()]);
    assert!(checked.contains("won"), "{checked}");
    let two = text(&at("floor.ron"));
    assert!(two.contains("desk:\"registration 7\"") && two.contains("desk:\"registration 8\""));
    assert!(two.contains("Payments(Paid("), "somebody was paid");
}

/// The room's page needs no file.
#[test]
fn a_page_is_served_from_the_log() {
    let Some(database) = Database::start() else { return };
    let log = database.address("friday");
    says(&["new", "club-turbo", "--log", &log]);
    let mut command = program();
    command.args(["serve", "--log", &log, "--listen", "127.0.0.1:0"]);
    let mut served = Running(command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap());
    let mut heard = BufReader::new(served.0.stdout.take().unwrap());
    let url = wait("it never served", || {
        let mut line = String::new();
        heard.read_line(&mut line).unwrap();
        let from = line.find("http://")?;
        Some(line[from..].split_whitespace().next().unwrap().to_owned())
    });
    let address = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
    let ask = || {
        use std::io::{Read as _, Write as _};
        let mut page = std::net::TcpStream::connect(&address).unwrap();
        let asked = format!("GET /events HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        page.write_all(asked.as_bytes()).unwrap();
        // The answer goes on as long as a client listens, and the first words are enough.
        let mut said = vec![0; 4_096];
        let mut length = 0;
        while !String::from_utf8_lossy(&said[..length]).contains("Club turbo") {
            let read = page.read(&mut said[length..]).unwrap();
            assert!(read > 0 && length < said.len(), "{}", String::from_utf8_lossy(&said));
            length += read;
        }
        String::from_utf8_lossy(&said).into_owned()
    };
    assert!(ask().contains("Club turbo"));
}
