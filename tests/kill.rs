//! No act is lost, whenever the program is killed.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod stage;

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _},
    path::Path,
    process::{Command, Stdio},
};

use bottone::{rules::draw::Draw, store::journal::Notice, tournament::history::audit};

/// Kills each of these evenings so many times.
const EVENINGS: [(&str, &str); 3] =
    [("club-turbo", "3"), ("limit-horse", "7"), ("deep-stack", "5")];
const KILLS: usize = 20;

fn rehearse(profile: &str, seed: &str, file: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bottone"));
    // With the office: races, prizes, deals, payments, and acts taken back and done again.
    command.args(["rehearse", "--entries", "24", "--acknowledge", "--office"]);
    command.args(["--profile", profile, "--seed", seed]).arg(file);
    command
}

/// What a killed evening had told, and what it left.
struct Killed {
    /// The last record that was acknowledged, and so how many there must be.
    acknowledged: usize,
    left: Vec<u8>,
}

/// Plays until `wanted` records are acknowledged and kills the program at once.
fn kill_after(wanted: usize, command: &mut Command, file: &Path) -> Killed {
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut heard = BufReader::new(child.stdout.take().unwrap());
    let mut told = String::new();
    for _ in 0..wanted {
        heard.read_line(&mut told).unwrap();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    // What it said between the last line that was waited for and its end was said all the same.
    heard.read_to_string(&mut told).unwrap();
    let whole = told.rfind('\n').map_or("", |end| &told[..end]);
    let numbers = whole.lines().map_while(|line| line.parse::<usize>().ok());
    Killed {
        acknowledged: numbers.last().map_or(0, |number| number + 1),
        left: fs::read(file).unwrap(),
    }
}

#[test]
fn a_killed_evening_has_every_act_that_was_acknowledged_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    for (profile, seed) in EVENINGS {
        let whole = folder.path().join(format!("{profile}-{seed}.ron"));
        assert!(rehearse(profile, seed, &whole).stdout(Stdio::null()).status().unwrap().success());
        let whole = fs::read(whole).unwrap();
        let records = whole.split(|byte| *byte == b'\n').count() - 2;
        let mut draw = Draw::new(seed.parse().unwrap());
        let mut cut_short = 0;
        for kill in 0..KILLS {
            let wanted = 1 + usize::try_from(draw.below(records as u64 * 3 / 4).unwrap()).unwrap();
            let told = format!("{profile}, seed {seed}, kill {kill} after {wanted} records");
            let file = folder.path().join(format!("{profile}-{seed}-{kill}.ron"));
            let killed = kill_after(wanted, &mut rehearse(profile, seed, &file), &file);
            assert!(killed.acknowledged >= wanted, "{told}: it ended by itself");
            // The same seed plays the same evening, so every byte is known.
            assert!(whole.starts_with(&killed.left), "{told}: other bytes than were written");
            cut_short += usize::from(killed.left.len() < whole.len());
            look_at(&file, &killed, &told);
        }
        assert!(cut_short > KILLS / 2, "{profile}: only {cut_short} of {KILLS} kills came in time");
    }
}

/// The file opens for writing, holds what was acknowledged, and takes the next act.
fn look_at(file: &Path, killed: &Killed, told: &str) {
    let (mut session, notices) = stage::open(file).unwrap();
    let only_torn = notices.iter().all(|notice| matches!(notice, Notice::TornSetAside { .. }));
    assert!(only_torn, "{told}: {notices:?}");
    assert_eq!(session.read_only(), None, "{told}");
    let found = session.records().len();
    assert!(found >= killed.acknowledged, "{told}: {found} of {} records", killed.acknowledged);
    session.undo().unwrap_or_else(|error| panic!("{told}: {error}"));
    let again = audit(session.beginning(), session.records(), session.ledger(), |_, _| {});
    assert_eq!(again, Ok(()), "{told}");
    drop(session);
    let check =
        Command::new(env!("CARGO_BIN_EXE_bottone")).arg("check").arg(file).output().unwrap();
    assert!(check.status.success(), "{told}: {}", String::from_utf8_lossy(&check.stderr));
}
