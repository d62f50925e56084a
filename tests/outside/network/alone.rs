//! A desk that is cut off and works alone: each of its reports is recorded once, or listed, through
//! any crash.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::{Child, Stdio},
};

use bottone::{
    session::{Desk as _, reports::ReportLine},
    store::journal::{Journal, Subject},
    tournament::history::RecordAction,
};

use super::{desk_at, says, text};
use crate::stage::{database::Database, program, wait_until};

fn command(text: &str) -> bottone::tournament::Command {
    ron::from_str(text).unwrap()
}

/// The server dies; one desk works alone and another waits. When the server is back, both have the
/// same records, with those reported alone at their own times.
#[test]
fn an_offline_report_is_recorded_at_its_time_when_the_log_is_back() {
    let Some(database) = Database::start() else { return };
    let (log, folder) = (database.address("friday"), tempfile::tempdir().unwrap());
    says(&["new", "club-turbo", "--log", &log]);
    let path = folder.path().join("one.ron");
    let mut one = desk_at(&log, &path, "one");
    let mut two = desk_at(&log, &folder.path().join("two.ron"), "two");
    assert!(one.go_standalone().is_err(), "it is not cut off");
    one.submit(command("Tables(Open(tables:[1],size:9))"), None).unwrap();
    for name in ["Rossi", "Verdi", "Neri"] {
        let person = format!("New((family:\"{name}\",given:\"\"))");
        let enter = format!("Entries(Enter(who:[{person}],seat:Draw(1)))");
        one.submit(command(&enter), None).unwrap();
    }
    one.submit(command("Clock(Start)"), None).unwrap();
    database.kill();
    wait_until("it never noticed", || {
        one.wait(50);
        one.receive();
        one.trouble().is_some()
    });
    let before = one.records().len();
    one.go_standalone().unwrap();
    one.submit(command("Entries(Bust(out:[(1,None)]))"), None).unwrap();
    assert!(one.submit(command("Tables(Open(tables:[2],size:9))"), None).is_err());
    assert_eq!((one.records().len(), one.standalone().unwrap().reports), (before + 1, 1));
    let happened = one.records().last().unwrap().recorded;
    // The desk is switched off, and started again while the log is missing.
    drop(one);
    let mut one = desk_at(&log, &path, "one");
    assert_eq!(one.standalone().unwrap().reports, 1);
    assert_eq!(one.tournament().entries().playing().count(), 2, "shown as done");
    one.submit(command("Clock(Pause)"), None).unwrap();
    database.again();
    for desk in [&mut one, &mut two] {
        wait_until("the reports were never decided", || {
            desk.wait(50);
            desk.receive();
            desk.trouble().is_none() && desk.records().len() == before + 2
        });
    }
    assert!(
        one.standalone().is_none() && one.waiting_reports() == 0 && one.listed_reports().is_empty()
    );
    assert!(one.records() == two.records() && *one.tournament() == *two.tournament());
    let bust = &one.records()[before];
    assert_eq!((bust.at(), bust.desk.as_str()), (happened, "one"));
    assert!(bust.request_id.is_some());
    assert_eq!(text(&path), text(&folder.path().join("two.ron")));
    says(&["check", path.to_str().unwrap()]);
}

/// Checks a file of reports with an act that no desk reports, sealed again: it is listed, and cannot
/// be recorded.
#[test]
fn a_report_that_no_desk_writes_is_not_recorded() {
    let Some(database) = Database::start() else { return };
    let (log, folder) = (database.address("friday"), tempfile::tempdir().unwrap());
    says(&["new", "club-turbo", "--log", &log]);
    let path = folder.path().join("one.ron");
    let mut one = desk_at(&log, &path, "one");
    one.submit(command("Tables(Open(tables:[1],size:9))"), None).unwrap();
    database.kill();
    wait_until("it never noticed", || {
        one.wait(50);
        one.receive();
        one.trouble().is_some()
    });
    let before = one.records().len();
    one.go_standalone().unwrap();
    one.submit(command("Clock(Start)"), None).unwrap();
    drop(one);
    let file = folder.path().join("one.ron.reports");
    let opened = Journal::read(&file, Subject::Reports).unwrap();
    let (done, forged) = ("command:Clock(Start)", "command:Tables(Open(tables:[2],size:9))");
    let bodies: Vec<String> =
        opened.bodies.iter().map(|body| body.text.replacen(done, forged, 1)).collect();
    assert!(bodies.iter().any(|body| body.contains(forged)), "{bodies:?}");
    fs::remove_file(&file).unwrap();
    let bodies = bodies.into_iter().map(Ok);
    Journal::copy(None, &file, (Subject::Reports, &opened.head), bodies).unwrap();
    database.again();
    let mut one = desk_at(&log, &path, "one");
    wait_until("the report was never decided", || {
        one.wait(50);
        one.receive();
        one.trouble().is_none() && one.waiting_reports() == 0
    });
    assert_eq!((one.records().len(), one.listed_reports().len()), (before, 1));
    let number = one.listed_reports()[0].number;
    assert!(one.apply_listed_report(number).is_err());
    assert_eq!(one.records().len(), before);
}

fn plays(role: &str, file: &Path, log: &str, alone: bool) -> Child {
    let mut command = program();
    command.args(["rehearse", "--role", role, "--entries", "40", "--log", log]).arg(file);
    if alone {
        command.arg("--alone");
    }
    let says = fs::File::options().create(true).append(true).open(words_of(file)).unwrap();
    command.stdout(Stdio::null()).stderr(says).spawn().unwrap()
}

/// Returns the file in which a playing program writes its errors.
fn words_of(file: &Path) -> PathBuf {
    file.with_extension("words")
}

/// Waits for a condition while that program plays; if it ends first, reports why.
fn while_it_plays(child: &mut Child, file: &Path, what: &str, there: impl Fn() -> bool) {
    wait_until(what, || {
        if let Some(status) = child.try_wait().unwrap() {
            assert!(there(), "{what}: it ended with {status}: {}", text(&words_of(file)));
        }
        there()
    });
}

/// Returns the lines of a file of reports.
fn reports(file: &Path) -> Vec<ReportLine> {
    let Ok(opened) = Journal::read(file, Subject::Reports) else { return Vec::new() };
    opened.bodies.iter().map(|body| ron::from_str(body.text).unwrap()).collect()
}

/// A desk in a separate program is killed while it is alone, and again when it is back.
#[test]
fn a_desk_that_is_killed_while_it_is_alone_loses_no_report_and_tells_none_twice() {
    let Some(database) = Database::start() else { return };
    let (log, folder) = (database.address("evening"), tempfile::tempdir().unwrap());
    let at = |name: &str| folder.path().join(name);
    let (path, kept) = (at("floor.ron"), at("floor.ron.reports"));
    let mut floor = plays("floor", &path, &log, true);
    wait_until("the floor never began", || path.is_file() && text(&path).lines().count() > 1);
    let mut sells = plays("registration", &at("sells.ron"), &log, false);
    let is_match = |least: usize| {
        let is_report = |line: &&ReportLine| matches!(line, ReportLine::Report(_));
        reports(&kept).iter().filter(is_report).count() >= least
    };
    while_it_plays(&mut floor, &path, "nobody ever went out", || {
        text(&path).contains("Entries(Bust(")
    });
    database.kill();
    while_it_plays(&mut floor, &path, "the floor reported nothing alone", || is_match(2));
    floor.kill().unwrap();
    floor.wait().unwrap();
    let mut floor = plays("floor", &path, &log, true);
    database.again();
    wait_until("it never came back", || {
        let is_decided = |line: &ReportLine| {
            matches!(line, ReportLine::Recorded { .. } | ReportLine::Listed { .. })
        };
        reports(&kept).iter().any(is_decided)
    });
    floor.kill().unwrap();
    floor.wait().unwrap();
    let mut floor = plays("floor", &path, &log, true);
    for (child, file) in [(&mut sells, at("sells.ron")), (&mut floor, path.clone())] {
        let status = child.wait().unwrap();
        assert!(status.success(), "{}: {status}: {}", file.display(), text(&words_of(&file)));
    }
    says(&["check", path.to_str().unwrap()]);

    // Each report is recorded once or listed; none is both, and none is missing.
    let (mut is_match, mut listed) = (Vec::new(), BTreeMap::new());
    for line in reports(&kept) {
        match line {
            ReportLine::Report(record) => is_match.push(record.request_id.clone().unwrap()),
            ReportLine::Listed { report, at } => drop(listed.insert(report as usize, at)),
            _ => {}
        }
    }
    let lines = database.sql("select line from bottone_log where event = 'evening' order by seq");
    assert!(is_match.len() >= 2);
    for (number, name) in is_match.iter().enumerate() {
        let on_record = lines.matches(&format!("request_id:Some(\"{name}\")")).count();
        let listed = usize::from(listed.contains_key(&number));
        assert_eq!(on_record + listed, 1, "{name}: {on_record} times on record, listed {listed}");
    }
    let desk = desk_at(&log, &path, "floor 1");
    assert!(desk.standalone().is_none() && desk.waiting_reports() == 0);
    let is_of_reports = |record: &&bottone::tournament::history::Record| {
        record.request_id.is_some() && matches!(record.action, RecordAction::Done { .. })
    };
    let on_record = desk.records().iter().filter(is_of_reports).count();
    assert_eq!(on_record + desk.listed_reports().len(), is_match.len());
}
