//! Hostile rows in the table: a foreign line, a hole, a second history.

use std::{fs, path::Path};

use bottone::{
    base::{
        money::{Money, PaymentMethod},
        person::Role,
        time::{Span, Timestamp},
    },
    session::{Desk as _, SubmitError, file, pin_hash, ron_text as lines, time::SystemClock},
    store::journal::{Journal, ReadOnly, Subject},
    tournament::{
        Command, Event,
        entries::EntryId,
        history::{Record, RecordAction},
        payments::{PaymentCommand, PaymentEvent},
        staff::{Member, StaffCommand},
    },
};

use super::{comes, complains, desk_at, says, text};
use crate::stage::{bottone, database::Database, wait_until};

/// A name, and a function that forges the next of these records.
type RowForgery = (&'static str, fn(&[Record], Record) -> Record);

fn done(command: Command, events: Vec<Event>) -> RecordAction {
    RecordAction::Done { command, waiver: None, events }
}

/// Correctly sealed rows with a content that no desk can have decided there.
const FORGERIES: [RowForgery; 9] = [
    ("a payment before prizes are decided", |_, record| {
        let (entry, amount, withheld) =
            (ron::from_str::<EntryId>("1").unwrap(), Money::from_minor(10_000), Money::ZERO);
        let (tickets, method, document) = (0, PaymentMethod::Cash, String::new());
        let command = PaymentCommand::Pay {
            entry,
            amount,
            withheld,
            tickets,
            method,
            document: document.clone(),
        };
        let event =
            PaymentEvent::Paid { entry, amount, withheld, tickets, method, document, number: None };
        Record { action: done(Command::Payments(command), vec![Event::Payments(event)]), ..record }
    }),
    ("one dated 2099", |_, record| Record {
        recorded: Timestamp::from_millis(4_070_908_800_000),
        ..record
    }),
    ("one dated before the line before it", |_, record| Record {
        recorded: record.recorded.after(Span::from_millis(-1)),
        ..record
    }),
    ("one that happened before the event was made", |_, record| Record {
        happened: Some(Timestamp::from_millis(1)),
        ..record
    }),
    ("one of which nothing came", |_, mut record| {
        let RecordAction::Done { events, .. } = &mut record.action else { panic!("it was done") };
        events.clear();
        record
    }),
    ("a table opened twice", |records, record| Record {
        action: records[0].action.clone(),
        ..record
    }),
    ("one that another operator took back is taken back again", |records, record| {
        let back = records.iter().find_map(|record| match record.action {
            RecordAction::Undone { record } => Some(record),
            RecordAction::Done { .. } | RecordAction::Redone { .. } => None,
        });
        Record {
            action: RecordAction::Undone { record: back.unwrap() },
            by: "Eve".to_owned(),
            ..record
        }
    }),
    ("one that stands is done again", |_, record| Record {
        action: RecordAction::Redone { record: 0 },
        ..record
    }),
    ("what another operator's entries hang on is taken back", |_, record| Record {
        action: RecordAction::Undone { record: 0 },
        by: "Eve".to_owned(),
        ..record
    }),
];

#[test]
fn a_forbidden_row_is_refused_by_every_desk_that_opens_as_by_one_that_runs() {
    let Some(database) = Database::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let base = folder.path().join("base.ron");
    let log = database.address("base");
    says(&["new", "club-turbo", "--log", &log]);
    let mut desk = desk_at(&log, &base, "one");
    for text in [
        "Tables(Open(tables:[1],size:9))",
        "Entries(Enter(who:[New((family:\"Rossi\")),New((family:\"Verdi\"))],seat:Draw(7)))",
        "Clock(Adjust(by:1000))",
        "Clock(Adjust(by:2000))",
    ] {
        desk.submit(lines::command(text).unwrap(), None).unwrap();
    }
    desk.undo().unwrap();
    desk.submit(lines::command("Clock(Adjust(by:3000))").unwrap(), None).unwrap();
    drop(desk);
    refused_everywhere(&database, folder.path(), &base, ("e", &FORGERIES), &[]);
}

/// Records at the right place and decided so, in a role that their signer did not have.
const ROLES: [RowForgery; 4] = [
    ("a director of whom the event knows nothing", |_, record| Record {
        by: "Eve".to_owned(),
        ..record
    }),
    ("a role that is another", |_, record| Record { role: Some(Role::Floor), ..record }),
    ("nobody, where somebody has to sign in", |_, record| Record { role: None, ..record }),
    ("the word of a director of whom the event knows nothing", |_, record| Record {
        approved_by: Some("Eve".to_owned()),
        ..record
    }),
];

#[test]
fn a_row_with_a_forged_role_is_refused_by_a_running_desk_as_by_check() {
    let Some(database) = Database::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let base = folder.path().join("base.ron");
    let log = database.address("base");
    says(&["new", "club-turbo", "--log", &log]);
    let mut desk = desk_at(&log, &base, "one");
    let pin = Some(pin_hash("ada120607").unwrap());
    let ada = Member { name: "Ada".into(), role: Role::Director, pin, card: String::new() };
    desk.submit(Command::Staff(StaffCommand::Add(Box::new(ada))), None).unwrap();
    for text in ["Tables(Open(tables:[1],size:9))", "Clock(Adjust(by:1000))"] {
        desk.submit(lines::command(text).unwrap(), None).unwrap();
    }
    drop(desk);
    let pin = folder.path().join("ada.pin");
    fs::write(&pin, "ada120607\n").unwrap();
    let by = ["--as", "Ada", "--pin-file", pin.to_str().unwrap()];
    refused_everywhere(&database, folder.path(), &base, ("s", &ROLES), &by);
}

/// Puts each of these rows into a log of its own, after the lines of this file. A running desk
/// refuses it, and so does every desk that opens it. `sync`, `check` and `tell` refuse it too.
fn refused_everywhere(
    database: &Database,
    folder: &Path,
    base: &Path,
    (tag, forgeries): (&str, &[RowForgery]),
    by: &[&str],
) {
    let clock = Box::new(SystemClock::start());
    let known = file::read(base, clock, crate::stage::desk()).unwrap().desk;
    let (beginning, records) = (known.beginning().clone(), known.records().to_vec());
    let line = records.len() + 2;
    for (nth, (what, forge)) in forgeries.iter().enumerate() {
        let event = format!("{tag}{nth}");
        let at = |name: &str| folder.join(format!("{event}-{name}.ron"));
        let (log, file, forged) = (database.address(&event), at("one"), at("forged"));
        fs::copy(base, &file).unwrap();
        says(&["sync", file.to_str().unwrap(), "--log", &log, "--push"]);
        let mut running = desk_at(&log, &file, "one");
        let before = text(&file);
        // The line is sealed by a person who has the file.
        let head = ron::to_string(&beginning).unwrap();
        let last = forge(&records, records.last().unwrap().clone());
        let all = records.iter().chain([&last]).map(|record| Ok(lines::record(record).unwrap()));
        Journal::create_whole(&forged, (Subject::Event, &head), all).unwrap();
        let forged = text(&forged);
        assert!(forged.starts_with(&before), "{what}: the same lines but for the last");
        let row = forged.lines().last().unwrap();
        database.sql(&format!(
            "insert into bottone_log values ('{event}', {}, $row${row}$row$, 'x')",
            records.len() + 1
        ));
        wait_until(what, || {
            running.wait(100);
            running.receive();
            running.read_only().is_some()
        });
        let refused = running.read_only().cloned();
        assert!(
            matches!(refused, Some(ReadOnly::Strange { is_sealed: true, .. })),
            "{what}: {refused:?}"
        );
        drop(running);
        assert_eq!(text(&file), before, "{what}: the desk that runs keeps nothing of it");
        for name in ["one", "two"] {
            let again = desk_at(&log, &at(name), name);
            assert_eq!(again.read_only().cloned(), refused, "{what}: {name}");
            assert!(again.records() == &records[..], "{what}: {name}");
            drop(again);
            assert_eq!(text(&at(name)), before, "{what}: {name}");
        }
        let number = format!("ine {line} ");
        for words in [
            vec!["sync", file.to_str().unwrap(), "--log", &log],
            vec!["sync", at("three").to_str().unwrap(), "--log", &log],
            vec!["check", "--log", &log],
            vec!["check", file.to_str().unwrap(), "--log", &log],
        ] {
            let said = bottone(&words);
            assert_eq!(said.status, Some(5), "{what}: {words:?}: {}{}", said.out, said.complaint);
            assert!(said.complaint.contains(&number), "{what}: {words:?}: {}", said.complaint);
        }
        assert_eq!(text(&at("three")), before, "{what}: it has what is sound");
        let complaint =
            complains(&[&["tell", "--log", &log, "Clock(Adjust(by:1000))"], by].concat());
        assert!(complaint.contains(&number), "{what}: {complaint}");
        let words = ["tell", file.to_str().unwrap(), "Clock(Adjust(by:1000))"];
        let complaint = complains(&[&words, by].concat());
        assert!(complaint.contains(&number), "{what}: {complaint}");
    }
}

#[test]
fn sync_compares_every_line_and_ends_as_check_does() {
    let Some(database) = Database::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (log, file) = (database.address("friday"), folder.path().join("one.ron"));
    let name = file.to_str().unwrap();
    says(&["new", "club-turbo", name, "--log", &log]);
    for table in 1..=4 {
        let label = format!("Tables(Open(tables:[{table}],size:9))");
        says(&["tell", name, &label]);
    }
    assert!(
        says(&["sync", name, "--log", &log]).contains("up to date with the log, 5 lines in both")
    );
    let before = text(&file);
    database.sql("update bottone_log set line = replace(line, 'size:9', 'size:8') where seq = 2");
    let said = bottone(["sync", name, "--log", &log]);
    assert_eq!(said.status, Some(7), "{}{}", said.out, said.complaint);
    assert!(said.complaint.contains("line 3 of the shared log"), "{}", said.complaint);
    database.sql("delete from bottone_log where seq = 2");
    let said = bottone(["sync", name, "--log", &log]);
    assert_eq!(said.status, Some(7), "{}{}", said.out, said.complaint);
    assert!(said.complaint.contains("line 3 of the shared log"), "{}", said.complaint);
    assert_eq!(text(&file), before);
}

/// A table that accepts a line and keeps none: its answer does not count as an acknowledgement.
#[test]
fn an_acknowledgement_counts_only_for_one_row() {
    let Some(database) = Database::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (log, file) = (database.address("friday"), folder.path().join("one.ron"));
    says(&["new", "club-turbo", "--log", &log]);
    let mut desk = desk_at(&log, &file, "one");
    desk.submit(comes("Rossi"), None).unwrap();
    let before = text(&file);
    database.sql(
        "create rule nothing as on insert to bottone_log where new.seq = 2 do instead nothing",
    );
    let result = desk.submit(comes("Verdi"), None);
    assert!(matches!(result, Err(SubmitError::CutOff(_))), "{result:?}");
    assert_eq!((desk.records().len(), text(&file)), (1, before));
    let said = complains(&["tell", "--log", &log, "Clock(Adjust(by:1000))"]);
    assert!(said.contains("cannot perform INSERT RETURNING"), "{said}");
    database.sql("drop rule nothing on bottone_log");
    desk.submit(comes("Verdi"), None).unwrap();
    assert_eq!(desk.records().len(), 2);
    assert_eq!(database.sql("select count(*) from bottone_log").trim(), "3");
}

#[test]
fn a_line_that_a_trigger_changes_is_not_recorded() {
    let Some(database) = Database::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (log, file) = (database.address("friday"), folder.path().join("one.ron"));
    says(&["new", "club-turbo", "--log", &log]);
    let mut desk = desk_at(&log, &file, "one");
    desk.submit(comes("Rossi"), None).unwrap();
    let before = text(&file);
    for change in ["new.event := 'shadow'", "new.line := new.line || ' '", "new.put_by := 'x'"] {
        database.sql(&format!(
            "create or replace function changes() returns trigger language plpgsql as \
             $$ begin {change}; return new; end $$; \
             create or replace trigger changes before insert on bottone_log \
             for each row execute function changes()"
        ));
        let result = desk.submit(comes("Verdi"), None);
        assert!(result.is_err(), "{change}: {result:?}");
        assert_eq!(text(&file), before, "{change}");
        database.sql(
            "drop trigger changes on bottone_log; \
             delete from bottone_log where seq > 1 or event = 'shadow'",
        );
    }
}

/// Checks that functions of the same names in other schemas are not used.
#[test]
fn a_clock_in_another_schema_dates_no_record() {
    let Some(database) = Database::start() else { return };
    let log = database.address("friday");
    says(&["new", "club-turbo", "--log", &log]);
    database.sql(
        "create schema evil; create function evil.clock_timestamp() returns timestamptz \
         language sql as $$ select pg_catalog.clock_timestamp() + interval '5 days' $$; \
         grant usage on schema evil to public; \
         alter role desk set search_path = evil, public, pg_catalog",
    );
    says(&["tell", "--log", &log, "Clock(Adjust(by:1000))"]);
    says(&["check", "--log", &log]);
}

#[test]
fn hostile_rows_are_reported_and_nothing_is_lost() {
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
            desk.receive();
            desk.read_only().is_some()
        });
        assert!(matches!(desk.read_only(), Some(ReadOnly::Strange { .. })), "{what}");
        assert!(*desk.tournament() == state && text(&file) == before, "{what}");
        drop(desk);
        // A later desk is informed which line it is, and the file stays as it is.
        let complaint = complains(&["sync", file.to_str().unwrap(), "--log", &log]);
        assert!(complaint.contains("Line 3 "), "{what}: {complaint}");
        assert_eq!(text(&file), before, "{what}");
        assert!(says(&["check", file.to_str().unwrap()]).contains("1 record"), "{what}");
    }
}

/// A first row that has the lines of a whole forged event: read as the head, they would be taken
/// without being decided.
#[test]
fn a_first_row_of_several_lines_is_refused() {
    let Some(database) = Database::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let forged = folder.path().join("forged.ron");
    let log = database.address("friday");
    says(&["new", "club-turbo", forged.to_str().unwrap(), "--log", &log]);
    says(&["tell", forged.to_str().unwrap(), "Tables(Open(tables:[1],size:9))"]);
    let before = database.sql("select line from bottone_log where seq = 1");
    // The same table is opened twice.
    let file = file::read(&forged, Box::new(SystemClock::start()), crate::stage::desk()).unwrap();
    let twice = [file.desk.records()[0].clone(), file.desk.records()[0].clone()];
    let head = ron::to_string(file.desk.beginning()).unwrap();
    drop(file);
    let lines = twice.iter().map(|record| Ok(lines::record(record).unwrap()));
    let whole = folder.path().join("whole.ron");
    Journal::create_whole(&whole, (Subject::Event, &head), lines).unwrap();
    assert!(text(&whole).contains(before.trim()), "the same lines but for the last");
    let row = text(&whole).trim_end().to_owned();
    database.sql("delete from bottone_log");
    database.sql(&format!("insert into bottone_log values ('friday', 0, $row${row}$row$, 'x')"));
    let own = folder.path().join("own.ron");
    let own = own.to_str().unwrap();
    for words in [
        vec!["tell", "--log", &log, "Clock(Adjust(by:1000))"],
        vec!["tell", own, "--log", &log, "Clock(Adjust(by:1000))"],
        vec!["show", "--log", &log],
        vec!["check", "--log", &log],
        vec!["sync", own, "--log", &log],
    ] {
        let complaint = complains(&words);
        assert!(
            complaint.contains("ine 1 ") && complaint.contains("several lines"),
            "{words:?}: {complaint}"
        );
    }
    assert!(!Path::new(own).exists());
    assert_eq!(database.sql("select count(*) from bottone_log").trim(), "1");
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
    // An old backup was restored, and other desks continued from it.
    database.sql("delete from bottone_log where seq = 1");
    let name = file.to_str().unwrap();
    let shorter = complains(&["sync", name, "--log", &log]);
    let seals: Vec<String> = text(&file).lines().map(seal).collect();
    assert!(shorter.contains(&seals[0]) && shorter.contains(&seals[1]), "{shorter}");
    says(&["tell", "--log", &log, "Tables(Open(tables:[1],size:9))"]);
    let theirs = seal(&database.sql("select line from bottone_log where seq = 1"));
    let other = complains(&["sync", name, "--log", &log]);
    assert!(other.contains(&seals[1]) && other.contains(&theirs), "{other}");
    let complaint = complains(&["tell", name, "Tables(Open(tables:[2],size:9))"]);
    assert!(complaint.contains(&theirs), "{complaint}");
    assert_eq!(text(&file).lines().count(), 2, "the file is as it was");
}

fn seal(line: &str) -> String {
    line.split_once("sum: \"").unwrap().1[..32].to_owned()
}
