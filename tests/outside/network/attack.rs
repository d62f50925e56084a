//! Hostile rows in the table: a line that is not ours, a hole, a second history.

use bottone::store::journal::ReadOnly;

use super::{comes, complains, desk_at, says, text};
use crate::stage::{database::Database, wait_until};

#[test]
fn hostile_rows_are_told_and_nothing_is_lost() {
    let Some(database) = Database::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    for (nth, (what, sql)) in [
        ("a line that is not ours", "insert into bottone_log values ('EVENT', 2, 'drop table', 'x')"),
        ("a hole", "insert into bottone_log select event, 3, line, 'x' from bottone_log where event = 'EVENT' and seq = 1"),
        ("a line twice", "insert into bottone_log select event, 2, line, 'x' from bottone_log where event = 'EVENT' and seq = 1"),
        ("empty", "insert into bottone_log values ('EVENT', 2, '', 'x')"),
        ("the last number", "insert into bottone_log values ('EVENT', 9223372036854775807, 'x', 'x')"),
        ("letters of all kinds", "insert into bottone_log values ('EVENT', 2, E'(seq: 2,\\n\\t\u{202e}', 'x')"),
    ]
    .into_iter()
    .enumerate()
    {
        let event = format!("e{nth}");
        let (log, file) = (database.address(&event), folder.path().join(format!("{event}.ron")));
        says(&["new", "club-turbo", "--log", &log]);
        let mut desk = desk_at(&log, &file, "one");
        desk.submit(comes("Rossi"), None).unwrap();
        let (before, state) = (text(&file), desk.tournament().clone());
        database.sql(&sql.replace("EVENT", &event));
        wait_until(what, || {
            desk.wait(100);
            desk.hear();
            desk.read_only().is_some()
        });
        assert!(matches!(desk.read_only(), Some(ReadOnly::Strange { .. })), "{what}");
        assert!(*desk.tournament() == state && text(&file) == before, "{what}");
        drop(desk);
        // Whoever comes after is told which line, and the file stays as it is.
        let told = complains(&["sync", file.to_str().unwrap(), "--log", &log]);
        assert!(told.contains("line 3"), "{what}: {told}");
        assert_eq!(text(&file), before, "{what}");
        assert!(says(&["check", file.to_str().unwrap()]).contains("1 record"), "{what}");
    }
}

/// A log that is not the past of a desk: refused with both last lines, by their seals.
#[test]
fn another_past_is_refused_with_both_last_lines() {
    let Some(database) = Database::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (log, file) = (database.address("friday"), folder.path().join("one.ron"));
    says(&["new", "club-turbo", "--log", &log]);
    let mut desk = desk_at(&log, &file, "one");
    desk.submit(comes("Rossi"), None).unwrap();
    drop(desk);
    // Somebody put an old backup back, and others went on from there.
    database.sql("delete from bottone_log where seq = 1");
    let name = file.to_str().unwrap();
    let shorter = complains(&["sync", name, "--log", &log]);
    let seals: Vec<String> = text(&file).lines().map(seal).collect();
    assert!(shorter.contains(&seals[0]) && shorter.contains(&seals[1]), "{shorter}");
    says(&["tell", "--log", &log, "Tables(Open(tables:[1],size:9))"]);
    let theirs = seal(&database.sql("select line from bottone_log where seq = 1"));
    let other = complains(&["sync", name, "--log", &log]);
    assert!(other.contains(&seals[1]) && other.contains(&theirs), "{other}");
    let told = complains(&["tell", name, "Tables(Open(tables:[2],size:9))"]);
    assert!(told.contains(&theirs), "{told}");
    assert_eq!(text(&file).lines().count(), 2, "the file is as it was");
}

fn seal(line: &str) -> String {
    line.split_once("sum: \"").unwrap().1[..32].to_owned()
}
