//! No act is lost, whenever the program is killed.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use crate::stage::{self, program};
use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _},
    path::Path,
    process::{Command, Stdio},
};

use bottone::{
    base::draw::Draw,
    proof::replay,
    session::{Desk as _, SubmitError},
    store::journal::Notice,
    tournament::{
        Tournament,
        draws::{SealedSecret, book},
        history::{Ledger, RecordAction, audit, fold},
    },
};

/// The evenings that are killed.
const EVENINGS: [(&str, &str); 3] =
    [("club-turbo", "3"), ("limit-horse", "7"), ("deep-stack", "5")];
const KILLS: usize = 20;

fn rehearse(profile: &str, seed: &str, file: &Path) -> Command {
    let mut command = program();
    // With the office: races, prizes, deals, payments, undos and redos.
    command.args(["rehearse", "--entries", "24", "--acknowledge", "--office"]);
    command.args(["--profile", profile, "--seed", seed]).arg(file);
    command
}

/// The output of a killed evening, and the file that it left.
struct Killed {
    /// The last acknowledged record, and so the least number of records.
    acknowledged: usize,
    left: Vec<u8>,
}

/// Plays until `wanted` records are acknowledged and kills the program at once.
fn kill_after(wanted: usize, command: &mut Command, file: &Path) -> Killed {
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut heard = BufReader::new(child.stdout.take().unwrap());
    let mut output = String::new();
    for _ in 0..wanted {
        heard.read_line(&mut output).unwrap();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    // The output between the last awaited line and the end counts too.
    heard.read_to_string(&mut output).unwrap();
    let whole = output.rfind('\n').map_or("", |end| &output[..end]);
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
            let label = format!("{profile}, seed {seed}, kill {kill} after {wanted} records");
            let file = folder.path().join(format!("{profile}-{seed}-{kill}.ron"));
            let killed = kill_after(wanted, &mut rehearse(profile, seed, &file), &file);
            assert!(killed.acknowledged >= wanted, "{label}: it ended by itself");
            // The same seed plays the same evening, so every byte is known.
            assert!(whole.starts_with(&killed.left), "{label}: other bytes than were written");
            cut_short += usize::from(killed.left.len() < whole.len());
            look_at(&file, &killed, &label);
        }
        assert!(cut_short > KILLS / 2, "{profile}: only {cut_short} of {KILLS} kills came in time");
    }
}

/// Checks a file cut at any byte, as a stopped machine leaves it. Every complete line is there,
/// with prints, the sealed secret, the room's word and the revealed secrets. The evening goes on.
#[test]
fn an_evening_with_paper_and_sealed_draws_is_cut_at_any_byte_and_loses_no_whole_line() {
    let folder = tempfile::tempdir().unwrap();
    let whole = folder.path().join("whole.ron");
    let mut command = rehearse("club-turbo", "4", &whole);
    assert!(command.stdout(Stdio::null()).status().unwrap().success());
    let bytes = fs::read(&whole).unwrap();
    let (session, _) = stage::open(&whole).unwrap();
    let (beginning, records) = (session.beginning().clone(), session.records().to_vec());
    drop(session);
    let ends: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at] == b'\n').collect();
    assert_eq!(ends.len(), records.len() + 1, "the event itself and a line for each record");
    // Every line of paper and of draws, and the line before and after it.
    let line_of = |number: usize| ends[number] + 1..=ends[number + 1];
    let kept = |action: &RecordAction| match action {
        RecordAction::Done { command, .. } => {
            let said = format!("{command:?}");
            ["Papers(", "Draws(Seal", "Draws(Say", "Draws(Reveal"]
                .iter()
                .position(|word| said.starts_with(word))
        }
        _ => None,
    };
    let mut cuts = Vec::new();
    let mut kinds = [0; 4];
    let mut draw = Draw::new(4);
    for (number, record) in records.iter().enumerate() {
        let Some(kind) = kept(&record.action) else { continue };
        kinds[kind] += 1;
        let line = line_of(number);
        let inside = |draw: &mut Draw| {
            line.start()
                + usize::try_from(draw.below((line.end() - line.start()) as u64).unwrap()).unwrap()
        };
        cuts.extend([
            *line.start() - 1,
            *line.start(),
            *line.end() - 1,
            *line.end(),
            line.end() + 1,
        ]);
        cuts.extend([inside(&mut draw), inside(&mut draw)]);
    }
    assert!(kinds.iter().all(|kind| *kind > 0), "paper, sealed, said, revealed: {kinds:?}");
    for _ in 0..60 {
        cuts.push(
            ends[0]
                + 1
                + usize::try_from(draw.below((bytes.len() - ends[0] - 1) as u64).unwrap()).unwrap(),
        );
    }
    cuts.retain(|cut| *cut > ends[0] && *cut <= bytes.len());
    cuts.sort_unstable();
    cuts.dedup();
    for cut in cuts {
        let label = format!("cut at byte {cut} of {}", bytes.len());
        let file = folder.path().join(format!("{cut}.ron"));
        fs::write(&file, &bytes[..cut]).unwrap();
        let (mut session, notices) = stage::open(&file).unwrap();
        assert_eq!(session.read_only(), None, "{label}: {notices:?}");
        // A line that lacks only its line end is complete.
        let lines = ends[1..].iter().filter(|end| **end <= cut).count();
        assert_eq!(session.records(), &records[..lines], "{label}");
        let then: Tournament = fold(&beginning, &records[..lines], &Ledger::of(&records[..lines]));
        assert_eq!(session.tournament(), &then, "{label}");
        let secrets: Vec<_> = then.draws().sealed().map(SealedSecret::secret).into_iter().collect();
        let verdict = replay(&book(session.beginning(), session.records()).text, &secrets);
        assert!(verdict.unwrap_or_else(|fault| panic!("{label}: {fault:?}")).is_valid(), "{label}");
        if session.to_undo().is_some() {
            match session.undo() {
                // Money that went over the desk is taken back with a reason.
                Ok(_) | Err(SubmitError::PaymentStands { .. }) => {}
                Err(error) => panic!("{label}: {error}"),
            }
        }
        drop(session);
        fs::remove_file(&file).unwrap();
    }
}

/// Checks that the file opens for writing, has the acknowledged records, and takes the next act.
fn look_at(file: &Path, killed: &Killed, label: &str) {
    let (mut session, notices) = stage::open(file).unwrap();
    let only_torn = notices.iter().all(|notice| matches!(notice, Notice::TornSetAside { .. }));
    assert!(only_torn, "{label}: {notices:?}");
    assert_eq!(session.read_only(), None, "{label}");
    let found = session.records().len();
    assert!(found >= killed.acknowledged, "{label}: {found} of {} records", killed.acknowledged);
    session.undo().unwrap_or_else(|error| panic!("{label}: {error}"));
    let again = audit(session.beginning(), session.records(), |_, _| {});
    assert_eq!(again, Ok(()), "{label}");
    drop(session);
    let check = stage::bottone(["check".as_ref(), file.as_os_str()]);
    assert_eq!(check.status, Some(0), "{label}: {}", check.complaint);
}
