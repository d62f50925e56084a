//! The journal: acknowledged records exist, refused ones do not, and every fault has a clear
//! message.
#![allow(
    clippy::disallowed_methods,
    clippy::panic,
    clippy::struct_excessive_bools,
    clippy::unwrap_used,
    reason = "a test may open files, fail, and read its environment"
)]

use std::{
    fs::{self, OpenOptions},
    io::{self, BufRead as _, BufReader, Read as _, Write as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use bottone::store::journal::{
    Access, Body, Disk, FORMAT, Holder, Journal, JournalError, MOST_LINE_BYTES, Notice,
    OpenedJournal, ReadOnly, Subject,
};
use proptest::prelude::*;
use tempfile::TempDir;

const HEAD: &str = "(name: \"Friday\")";

fn mara() -> Holder {
    Holder::new("Mara", "Floor 2")
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn open(path: &Path) -> OpenedJournal {
    Journal::open(path, Subject::Event, &mara()).unwrap()
}

fn error(path: &Path) -> String {
    Journal::open(path, Subject::Event, &mara()).unwrap_err().to_string()
}

fn writable(opened: OpenedJournal) -> Journal {
    match opened.access {
        Access::Writable(journal) => journal,
        Access::ReadOnly(why) => panic!("{why}"),
    }
}

fn reason(opened: &OpenedJournal) -> ReadOnly {
    match &opened.access {
        Access::ReadOnly(why) => why.clone(),
        Access::Writable(journal) => panic!("{journal:?} is writable"),
    }
}

fn texts(opened: &OpenedJournal) -> Vec<&str> {
    opened.bodies.iter().map(|body| body.text).collect()
}

/// Copies the sound part of one file to another place.
fn copy(of: &Path, to: &Path) -> Result<(), JournalError> {
    let OpenedJournal { head, bodies, .. } = Journal::read(of, Subject::Event).unwrap();
    Journal::copy(
        Some(of),
        to,
        (Subject::Event, &head),
        bodies.iter().map(|body| Ok(body.text.to_owned())),
    )
}

/// Returns a closed journal of `count` records.
fn evening(folder: &TempDir, count: u32) -> PathBuf {
    let path = folder.path().join("friday.ron");
    let mut journal = Journal::create(&path, Subject::Event, HEAD, &mara()).unwrap();
    for entry in 1..=count {
        assert_eq!(journal.append(&body(entry)).unwrap(), u64::from(entry));
    }
    path
}

fn body(entry: u32) -> String {
    format!("(at: {entry}00, deed: Busted(entry: {entry}))")
}

fn names_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn what_was_written_is_read_and_nothing_else_lies_about() {
    let folder = folder();
    let path = evening(&folder, 3);
    let opened = open(&path);
    assert_eq!(opened.head, HEAD);
    let texts: Vec<String> = (1..=3).map(body).collect();
    let lines = (2..).zip(&texts).map(|(line, text)| Body { line, text });
    assert!(opened.bodies.iter().eq(lines), "{:?}", opened.bodies);
    assert_eq!(opened.notices, []);
    let mut journal = writable(opened);
    assert_eq!(journal.records(), 3);
    assert_eq!(journal.append(&body(4)).unwrap(), 4);
    let last = fs::read_to_string(&path).unwrap();
    assert!(last.lines().last().unwrap().contains(journal.sum()), "the sum is the last line's");
    drop(journal);
    assert_eq!(names_in(folder.path()), ["friday.ron"]);
}

#[test]
fn every_line_is_ron_on_its_own() {
    let folder = folder();
    let path = evening(&folder, 5);
    for line in fs::read_to_string(path).unwrap().lines() {
        ron::from_str::<ron::Value>(line).unwrap();
    }
}

#[test]
fn format_1_opens_for_ever() {
    let folder = folder();
    let fixture = |name: &str| {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals/v1").join(name);
        let path = folder.path().join(name);
        fs::copy(kept, &path).unwrap();
        path
    };
    let evening = open(&fixture("evening.ron"));
    assert_eq!(evening.head, "(name: \"Venerdì sera\", buy_in: 5000, currency: \"EUR\")");
    assert_eq!(evening.bodies.len(), 9);
    assert_eq!(
        evening.bodies.iter().nth(2).unwrap().text,
        "(at: 3100, by: \"Mara\", deed: Entered(entry: 3, name: \"山田 花子\"))"
    );
    assert_eq!(evening.bodies.iter().nth(6).unwrap().text, "Undone(seq: 4)");
    assert_eq!(evening.notices, []);
    assert_eq!(writable(evening).sum(), "d2c1068448fd75ba006863b58fabba0f");

    let head = open(&fixture("head.ron"));
    assert_eq!((head.bodies.len(), head.notices.len()), (0, 0));
    assert_eq!(writable(head).append("First").unwrap(), 1);

    let torn = open(&fixture("torn.ron"));
    assert_eq!(torn.bodies.len(), 8);
    assert!(
        matches!(torn.notices[..], [Notice::TornSetAside { line: 10, .. }]),
        "{:?}",
        torn.notices
    );

    let damaged = open(&fixture("damaged.ron"));
    assert_eq!(damaged.bodies.len(), 4);
    assert_eq!(reason(&damaged), ReadOnly::Damaged { line: 6 });
}

#[test]
fn a_new_file_never_takes_the_place_of_another() {
    let folder = folder();
    let path = evening(&folder, 2);
    let before = fs::read(&path).unwrap();
    let refused = Journal::create(&path, Subject::Event, HEAD, &mara()).unwrap_err();
    assert!(matches!(refused, JournalError::Exists { .. }), "{refused}");
    assert_eq!(fs::read(&path).unwrap(), before);

    let nowhere =
        Journal::create(&folder.path().join("no such folder/a.ron"), Subject::Event, HEAD, &mara())
            .unwrap_err();
    assert!(nowhere.to_string().contains("Check that the folder is still there"), "{nowhere}");
    assert_eq!(names_in(folder.path()), ["friday.ron"]);
}

#[test]
fn a_body_that_would_spoil_the_file_is_refused() {
    let folder = folder();
    let path = folder.path().join("a.ron");
    for bad in ["", "(a: 1", "1\n2", "1) (seq: 9", "1, sum: 2", "1 // 2", "\"\0\""] {
        assert!(
            matches!(
                Journal::create(&path, Subject::Event, bad, &mara()),
                Err(JournalError::BadBody { .. })
            ),
            "{bad:?}"
        );
    }
    assert_eq!(names_in(folder.path()), [""; 0]);
    let mut journal = Journal::create(&path, Subject::Event, HEAD, &mara()).unwrap();
    let before = fs::read(&path).unwrap();
    for bad in ["", "(a: 1", "1\n2", "1) (seq: 9", "1, sum: 2", "1 // 2"] {
        assert!(matches!(journal.append(bad), Err(JournalError::BadBody { .. })), "{bad:?}");
    }
    let long = format!("\"{}\"", "x".repeat(usize::try_from(MOST_LINE_BYTES).unwrap()));
    assert!(matches!(journal.append(&long), Err(JournalError::LineTooLong { .. })));
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(journal.append("Fine").unwrap(), 1);
}

/// (content of the file, expected words of the answer)
#[test]
fn a_file_that_is_no_journal_has_a_clear_answer() {
    let folder = folder();
    let path = folder.path().join("x.ron");
    let good = fs::read_to_string(evening(&folder, 1)).unwrap();
    let altered_head = good.replacen("Friday", "Sunday", 1);
    let cases: [(&[u8], &str); 14] = [
        (b"", "the file is empty"),
        (b"\n", "line 1: not a Bottone event"),
        (b"(levels: [])\n", "expected “Bottone(format: …”, found “(levels: [])”"),
        (b"\x7fELF\x02\x01\x01\0\0\0", "not a Bottone event"),
        (&[0; 5000], "not a Bottone event"),
        (b"\xff\xfeB\0o\0t\0", "not a Bottone event"),
        (
            b"Bottone(format: 4, everything: Else)\n",
            "format 4, written by a newer Bottone; this is Bottone ",
        ),
        (
            b"Bottone(format: 4000000000)",
            "format 4000000000, written by a newer Bottone; this is Bottone ",
        ),
        (b"Bottone(format: 0, sum: \"\", event: ())\n", "not a Bottone event"),
        (
            b"Bottone(format: 1, sum: \"\", event: ())\n",
            "line 1: the start of the file is damaged: expected checksum",
        ),
        (b"Bottone(format: 1, event: ())\n", "expected a line like Bottone(format: 1, "),
        (b"Bottone(format: 2, sum: \"\", event: ())\n", "expected a line like Bottone(format: 2, "),
        (b"Bottone(format: 3, sum: \"\", event: ())\n", "expected a line like Bottone(format: 3, "),
        (altered_head.as_bytes(), "line 1: the start of the file is damaged: expected checksum"),
    ];
    for (bytes, answer) in cases {
        fs::write(&path, bytes).unwrap();
        let said = error(&path);
        assert!(said.contains(answer), "{said}\n  should say\n{answer}");
        assert!(said.starts_with(&path.display().to_string()), "{said}");
        assert_eq!(fs::read(&path).unwrap(), bytes, "untouched");
    }
    assert!(error(folder.path()).contains("not a file"));
    assert!(error(&folder.path().join("gone.ron")).contains("file not found"));
    assert_eq!(FORMAT, 3, "a new format needs its own cases here");
}

#[test]
fn a_file_of_more_than_four_gigabytes_is_refused() {
    let folder = folder();
    let path = evening(&folder, 1);
    OpenOptions::new().write(true).open(&path).unwrap().set_len((4 << 30) + 1).unwrap();
    assert!(error(&path).contains("at most 4294967296"), "{}", error(&path));
}

/// (end of the last line, number of valid records, number of bytes set aside)
#[test]
fn a_torn_last_line_is_set_aside_and_nothing_else_is_lost() {
    let cases: [(&[u8], u64); 7] = [
        (b"(", 1),
        (b"(seq: 4, sum: \"", 15),
        (b"\xe2\x82", 2),
        (b"\n", 1),
        (b"\n \n\r\n", 5),
        (&[0; 700], 700),
        (b"(seq: 4, su\0\0\0\0\0\0\0\0)\n", 21),
    ];
    for (tail, aside) in cases {
        let folder = folder();
        let path = evening(&folder, 3);
        let good = fs::read(&path).unwrap();
        OpenOptions::new().append(true).open(&path).unwrap().write_all(tail).unwrap();
        let opened = open(&path);
        let to = folder.path().canonicalize().unwrap().join("friday.ron.torn-1");
        assert_eq!(
            opened.notices,
            [Notice::TornSetAside { line: 5, bytes: aside, to: to.clone() }],
            "{tail:?}"
        );
        assert_eq!(opened.bodies.len(), 3);
        assert_eq!(fs::read(&to).unwrap(), tail);
        assert_eq!(fs::read(&path).unwrap(), good);
        assert_eq!(writable(opened).append("Next").unwrap(), 4);
        assert_eq!(texts(&open(&path)).last(), Some(&"Next"));

        OpenOptions::new().append(true).open(&path).unwrap().write_all(b"again").unwrap();
        open(&path);
        assert_eq!(
            names_in(folder.path()),
            ["friday.ron", "friday.ron.torn-1", "friday.ron.torn-2"]
        );
    }
}

#[test]
fn a_missing_last_line_end_is_put_back() {
    for count in [0, 3] {
        let folder = folder();
        let path = evening(&folder, count);
        let good = fs::read(&path).unwrap();
        fs::write(&path, &good[..good.len() - 1]).unwrap();
        let opened = open(&path);
        assert_eq!(opened.notices, [Notice::LineEndPutBack]);
        assert_eq!(opened.bodies.len(), count as usize);
        assert_eq!(fs::read(&path).unwrap(), good);
        writable(opened).append("Next").unwrap();
        assert_eq!(open(&path).bodies.len(), count as usize + 1);
    }
}

/// (change of the file, first bad line, expected content)
#[test]
fn a_damaged_middle_opens_read_only_up_to_the_last_good_record() {
    type LinesChange = fn(&mut Vec<String>);
    let cases: [(LinesChange, u64, &str); 9] = [
        (|lines| lines[3] = lines[3].replace("entry: 3", "entry: 4"), 4, "checksum"),
        (|lines| lines[3] = lines[3].replace("sum: \"", "sum: \"0"), 4, "checksum"),
        (|lines| lines[3].clear(), 4, "a line like (seq: 3, …, record: …)"),
        (|lines| lines[3] = "garbage".to_owned(), 4, "a line like (seq: 3, …, record: …)"),
        (|lines| lines[3] = lines[3].replace("(seq: 3, ", "(seq: 7, "), 4, "record 3"),
        (|lines| drop(lines.remove(3)), 4, "record 3"),
        (|lines| lines.swap(2, 3), 3, "record 2"),
        (|lines| lines.insert(3, lines[3].replace("(seq: 3, ", "(seq: 2, ")), 4, "record 3"),
        (|lines| lines[5] = lines[5].replace("entry: 5", "entry: 6"), 6, "checksum"),
    ];
    for (number, (change, at, expected)) in cases.into_iter().enumerate() {
        let folder = folder();
        let path = evening(&folder, 5);
        let mut lines: Vec<String> =
            fs::read_to_string(&path).unwrap().lines().map(str::to_owned).collect();
        change(&mut lines);
        let changed = lines.join("\n") + "\n";
        fs::write(&path, &changed).unwrap();
        let opened = open(&path);
        let good = usize::try_from(at).unwrap() - 2;
        assert_eq!(opened.bodies.len(), good, "case {number}");
        assert_eq!(reason(&opened), ReadOnly::Damaged { line: at }, "case {number}");
        let [Notice::Damaged { line, expected: said, .. }] = &opened.notices[..] else {
            panic!("case {number}: {:?}", opened.notices)
        };
        assert_eq!(*line, at, "case {number}");
        assert!(said.to_string().contains(expected), "case {number}: {said}");
        assert_eq!(fs::read_to_string(&path).unwrap(), changed, "case {number}: untouched");
        assert_eq!(names_in(folder.path()), ["friday.ron"], "case {number}");

        // The way to go on: a copy of the sound part.
        let sound = folder.path().join("copy.ron");
        copy(&path, &sound).unwrap();
        let again = open(&sound);
        assert_eq!(again.bodies, opened.bodies);
        assert_eq!(writable(again).append("Next").unwrap(), good as u64 + 1);
    }
}

/// A change to the lines of a long file. It is read in pieces on all processors. Each fault is
/// found at its place, also at the ends of pieces.
type LongFileChange<'a> = &'a dyn Fn(&mut Vec<String>);

#[test]
fn a_long_file_is_damaged_where_it_is_damaged() {
    const RECORDS: usize = 1_500;
    let folder = folder();
    let begun = evening(&folder, 1);
    let path = folder.path().join("long.ron");
    let texts: Vec<String> = (1..).take(RECORDS).map(body).collect();
    let written = |texts: &[String]| -> Vec<String> {
        Journal::copy(Some(&begun), &path, (Subject::Event, HEAD), texts.iter().cloned().map(Ok))
            .unwrap();
        fs::read_to_string(&path).unwrap().lines().map(str::to_owned).collect()
    };
    let sound = written(&texts);
    let opened = open(&path);
    let lines = (2..).zip(&texts).map(|(line, text)| Body { line, text });
    assert!(opened.bodies.iter().eq(lines));
    writable(opened);
    for nth in [1, 255, 256, 257, 511, 512, 513, 1_000, 1_280, 1_281, RECORDS - 2] {
        // With a valid seal after the line before it, so that the line after it is the first bad
        // one.
        let mut other = texts.clone();
        "Other".clone_into(&mut other[nth - 1]);
        let forged = written(&other).swap_remove(nth);
        let cases: [(&str, usize, LongFileChange<'_>); 6] = [
            ("another letter", nth - 1, &|lines| lines[nth] = lines[nth].replace("Bust", "bust")),
            ("no text", nth - 1, &|lines| lines[nth].clear()),
            ("gone", nth - 1, &|lines| drop(lines.remove(nth))),
            ("twice", nth, &|lines| lines.insert(nth, lines[nth].clone())),
            ("forged", nth, &|lines| lines[nth].clone_from(&forged)),
            ("two", nth - 1, &|lines| {
                lines[RECORDS].clear();
                lines[nth].clear();
            }),
        ];
        for (what, good, change) in cases {
            let mut lines = sound.clone();
            change(&mut lines);
            fs::write(&path, lines.join("\n") + "\n").unwrap();
            let opened = Journal::read(&path, Subject::Event).unwrap();
            assert_eq!(opened.bodies.len(), good, "{what}, {nth}");
            let line = good as u64 + 2;
            let is_reported =
                |notice: &Notice| matches!(notice, Notice::Damaged { line: at, .. } if *at == line);
            assert!(opened.notices.iter().any(is_reported), "{what}, {nth}: {:?}", opened.notices);
        }
        // A power cut leaves the end of the file at any byte.
        let cut = sound[..nth].join("\n") + "\n" + &sound[nth][..20];
        fs::write(&path, &cut).unwrap();
        let opened = Journal::read(&path, Subject::Event).unwrap();
        assert_eq!(
            (opened.bodies.len(), opened.torn.as_deref()),
            (nth - 1, Some(&sound[nth][..20]))
        );
    }
}

#[test]
fn a_file_that_an_editor_has_saved_its_own_way_is_read_whole_but_not_written() {
    let folder = folder();
    let path = evening(&folder, 4);
    let good = fs::read_to_string(&path).unwrap();
    let marked = format!("\u{feff}{good}");
    let crlf = good.replace('\n', "\r\n");
    for (text, notice) in [(&marked, Notice::ByteOrderMark), (&crlf, Notice::LineEndsChanged)] {
        fs::write(&path, text).unwrap();
        let opened = open(&path);
        assert_eq!(opened.bodies.len(), 4);
        assert_eq!(opened.notices, [notice]);
        assert_eq!(reason(&opened), ReadOnly::Altered);
        assert_eq!(fs::read_to_string(&path).unwrap(), *text, "untouched");
        let sound = folder.path().join("copy.ron");
        copy(&path, &sound).unwrap();
        assert_eq!(fs::read_to_string(&sound).unwrap(), good, "the copy is as it was written");
    }
}

#[test]
fn a_line_of_more_than_64_megabytes_is_damage() {
    let folder = folder();
    let path = evening(&folder, 1);
    let mut file = OpenOptions::new().append(true).open(&path).unwrap();
    file.write_all(b"(seq: 2, sum: \"").unwrap();
    for _ in 0..65 {
        file.write_all(&vec![b'a'; 1 << 20]).unwrap();
    }
    let opened = open(&path);
    assert_eq!(opened.bodies.len(), 1);
    assert_eq!(reason(&opened), ReadOnly::Damaged { line: 3 });
}

#[test]
fn the_second_to_come_reads_and_learns_who_writes() {
    let folder = folder();
    let path = evening(&folder, 1);
    let mut first = writable(open(&path));
    first.append("Second").unwrap();
    let second = Journal::open(&path, Subject::Event, &Holder::new("Ciro", "Floor 1")).unwrap();
    assert_eq!(texts(&second), [body(1).as_str(), "Second"]);
    let why = reason(&second);
    if cfg!(unix) {
        assert_eq!(why, ReadOnly::InUse(Some(mara())));
        assert!(why.to_string().contains("opened by Mara at Floor 2"), "{why}");
    }
    // The unfinished line of the first writer must not be set aside by the second.
    OpenOptions::new().append(true).open(&path).unwrap().write_all(b"(seq: 3").unwrap();
    let third = open(&path);
    assert_eq!(third.notices, [Notice::TornLeft { line: 4, bytes: 7 }]);
    drop(first);
    assert_eq!(writable(open(&path)).records(), 2);
}

#[test]
fn there_are_never_two_writers_however_they_come_and_go() {
    let folder = folder();
    let path = evening(&folder, 1);
    let writers = AtomicUsize::new(0);
    let written = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..150 {
                    let Access::Writable(mut journal) = open(&path).access else { continue };
                    assert_eq!(writers.fetch_add(1, Ordering::SeqCst), 0, "alone");
                    journal.append("More").unwrap();
                    written.fetch_add(1, Ordering::SeqCst);
                    writers.fetch_sub(1, Ordering::SeqCst);
                }
            });
        }
    });
    assert!(written.load(Ordering::SeqCst) > 0);
    assert_eq!(open(&path).bodies.len(), 1 + written.load(Ordering::SeqCst));
}

#[cfg(unix)]
#[test]
fn every_name_of_a_file_has_the_same_lock() {
    let folder = folder();
    let path = evening(&folder, 1);
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).unwrap();
    let link = inner.join("link.ron");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let round = inner.join("../friday.ron");
    let names = [&path, &link, &round];
    for first in names {
        let _journal = writable(open(first));
        for second in names {
            assert_eq!(
                reason(&open(second)),
                ReadOnly::InUse(Some(mara())),
                "{first:?} {second:?}"
            );
            let copied = copy(first, second);
            assert!(matches!(copied, Err(JournalError::OntoItself { .. })), "{first:?} {second:?}");
        }
    }
    let hard = inner.join("hard.ron");
    fs::hard_link(&path, &hard).unwrap();
    let refused = copy(&path, &hard);
    assert!(matches!(refused, Err(JournalError::OntoItself { .. })));
}

#[test]
fn what_is_marked_read_only_or_cannot_be_locked_is_only_read() {
    let folder = folder();
    let path = evening(&folder, 1);
    fs::create_dir(folder.path().join("friday.ron.lock")).unwrap();
    assert!(reason(&open(&path)).to_string().contains("can't be locked"));
    fs::remove_dir(folder.path().join("friday.ron.lock")).unwrap();

    let mark = |path: &Path, marked: bool| {
        let mut rights = fs::metadata(path).unwrap().permissions();
        rights.set_readonly(marked);
        fs::set_permissions(path, rights).unwrap();
    };
    mark(&path, true);
    let opened = open(&path);
    assert_eq!(opened.bodies.len(), 1);
    assert_eq!(
        reason(&opened).to_string(),
        "Read-only: the file is read-only. To continue, save a copy elsewhere."
    );
    mark(&path, false);
    if cfg!(unix) {
        mark(folder.path(), true);
        assert!(reason(&open(&path)).to_string().contains("is read-only. To continue"));
        mark(folder.path(), false);
    }
    writable(open(&path));
}

#[test]
fn a_copy_is_whole_and_never_takes_the_place_of_an_open_file() {
    let folder = folder();
    let path = evening(&folder, 3);
    let other = folder.path().join("other.ron");
    fs::write(&other, "something else").unwrap();
    let mut journal = writable(open(&path));
    copy(&path, &other).unwrap();
    assert_eq!(fs::read(&other).unwrap(), fs::read(&path).unwrap());
    let held = writable(open(&other));
    assert!(matches!(copy(&path, &other), Err(JournalError::InUse { .. })));
    drop(held);
    let nowhere = copy(&path, &folder.path().join("gone/copy.ron")).unwrap_err();
    assert!(matches!(nowhere, JournalError::NotCopied { .. }), "{nowhere}");
    assert_eq!(journal.append("Next").unwrap(), 4);
    drop(journal);
    assert_eq!(names_in(folder.path()), ["friday.ron", "other.ron"]);
}

#[test]
fn a_file_that_another_program_touches_costs_no_record() {
    let folder = folder();
    let path = evening(&folder, 3);
    let mut journal = writable(open(&path));
    OpenOptions::new().append(true).open(&path).unwrap().write_all(b"\n").unwrap();
    let refused = journal.append("Next").unwrap_err();
    assert!(refused.to_string().contains("Another program changed friday.ron"), "{refused}");
    assert!(journal.append("Next").is_err(), "and again");
    if cfg!(unix) {
        fs::rename(&path, folder.path().join("moved.ron")).unwrap();
        let refused = journal.append("Next").unwrap_err();
        assert!(refused.to_string().contains("friday.ron is missing: it was moved"), "{refused}");
        fs::write(&path, "another").unwrap();
        let refused = journal.append("Next").unwrap_err();
        assert!(refused.to_string().contains("Another file has replaced"), "{refused}");
        fs::remove_dir_all(folder.path()).unwrap();
        let refused = journal.append("Next").unwrap_err();
        assert!(refused.to_string().contains("is missing, and friday.ron with it"), "{refused}");
    }
}

/// A disk of which single calls fail.
struct Failing {
    disk: Box<dyn Disk>,
    plan: Arc<Mutex<Plan>>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Plan {
    /// The number of bytes of the next write before it fails.
    write: Option<usize>,
    sync: bool,
    cut: bool,
    sync_after_cut: bool,
    length: bool,
    was_cut: bool,
}

fn full() -> io::Error {
    io::ErrorKind::StorageFull.into()
}

impl Disk for Failing {
    fn length(&mut self) -> io::Result<Option<u64>> {
        if self.plan.lock().unwrap().length { Err(full()) } else { self.disk.length() }
    }

    fn write(&mut self, at: u64, bytes: &[u8]) -> io::Result<()> {
        match self.plan.lock().unwrap().write {
            Some(most) => {
                self.disk.write(at, &bytes[..most.min(bytes.len())])?;
                Err(full())
            }
            None => self.disk.write(at, bytes),
        }
    }

    fn sync(&mut self) -> io::Result<()> {
        let plan = self.plan.lock().unwrap();
        if if plan.was_cut { plan.sync_after_cut } else { plan.sync } {
            Err(full())
        } else {
            Ok(())
        }
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        let mut plan = self.plan.lock().unwrap();
        plan.was_cut = true;
        if plan.cut { Err(full()) } else { self.disk.truncate(length) }
    }
}

fn on_failing_disk(path: &Path) -> (Journal, Arc<Mutex<Plan>>) {
    let plan = Arc::new(Mutex::new(Plan::default()));
    let journal = Journal::create(path, Subject::Event, HEAD, &mara()).unwrap();
    let journal = journal.with_layer(|disk| Box::new(Failing { disk, plan: Arc::clone(&plan) }));
    (journal, plan)
}

#[test]
fn a_full_disk_refuses_one_record_and_takes_the_next() {
    let folder = folder();
    let path = folder.path().join("a.ron");
    let (mut journal, plan) = on_failing_disk(&path);
    journal.append("One").unwrap();
    let good = fs::read(&path).unwrap();
    for fault in [
        Plan { write: Some(0), ..Plan::default() },
        // No byte arrived, so that no cut is needed.
        Plan { write: Some(0), cut: true, ..Plan::default() },
        Plan { write: Some(10), ..Plan::default() },
        Plan { write: Some(1000), ..Plan::default() },
        Plan { sync: true, ..Plan::default() },
        Plan { length: true, ..Plan::default() },
    ] {
        *plan.lock().unwrap() = fault;
        let refused = journal.append("Lost").unwrap_err();
        assert!(matches!(refused, JournalError::NotWritten { .. }), "{fault:?}: {refused}");
        assert!(refused.to_string().contains("nothing was written or changed"), "{refused}");
        assert!(refused.to_string().ends_with("Free some space and try again"), "{refused}");
        assert_eq!(fs::read(&path).unwrap(), good, "{fault:?}");
    }
    *plan.lock().unwrap() = Plan::default();
    assert_eq!(journal.append("Two").unwrap(), 2);
    drop(journal);
    assert_eq!(texts(&open(&path)), ["One", "Two"]);
}

#[test]
fn a_disk_that_cannot_even_be_cut_back_takes_no_more() {
    for fault in [
        Plan { write: Some(10), cut: true, ..Plan::default() },
        Plan { sync: true, cut: true, ..Plan::default() },
        Plan { sync: true, sync_after_cut: true, ..Plan::default() },
    ] {
        let folder = folder();
        let path = folder.path().join("a.ron");
        let (mut journal, plan) = on_failing_disk(&path);
        journal.append("One").unwrap();
        *plan.lock().unwrap() = fault;
        assert!(matches!(journal.append("Lost"), Err(JournalError::Broken { .. })), "{fault:?}");
        *plan.lock().unwrap() = Plan::default();
        let refused = journal.append("Two").unwrap_err();
        assert!(refused.to_string().contains("this file can't be written any more"), "{refused}");
        drop(journal);
        let again = open(&path);
        assert_eq!(texts(&again)[0], "One");
        assert!(again.bodies.len() <= 2, "at most the one in flight");
    }
}

fn plans() -> impl Strategy<Value = Plan> {
    let write = prop_oneof![3 => Just(None), 1 => (0..200_usize).prop_map(Some)];
    let rarely = || proptest::bool::weighted(0.15);
    (write, rarely(), rarely(), rarely(), rarely()).prop_map(
        |(write, sync, cut, sync_after_cut, length)| Plan {
            write,
            sync,
            cut,
            sync_after_cut,
            length,
            was_cut: false,
        },
    )
}

fn bodies() -> impl Strategy<Value = String> {
    any::<String>().prop_map(|text| ron::to_string(&text).unwrap())
}

proptest! {
    /// Checks any fault and power cut: the acknowledged records are there again, in order, with at
    /// most the one in flight.
    #[test]
    fn nothing_acknowledged_is_ever_lost(
        appends in proptest::collection::vec((bodies(), plans()), 0..12),
        crash in any::<prop::sample::Index>(),
        zeros in 0..40_usize,
    ) {
        let folder = folder();
        let path = folder.path().join("a.ron");
        let (mut journal, plan) = on_failing_disk(&path);
        let mut acknowledged = Vec::new();
        let mut safe = fs::metadata(&path).unwrap().len();
        let mut in_flight = None;
        for (body, fault) in appends {
            *plan.lock().unwrap() = fault;
            match journal.append(&body) {
                Ok(seq) => {
                    acknowledged.push(body);
                    safe = fs::metadata(&path).unwrap().len();
                    prop_assert_eq!(seq, acknowledged.len() as u64);
                }
                Err(JournalError::Broken { .. }) => in_flight = in_flight.or(Some(body)),
                Err(_) => {}
            }
        }
        drop(journal);

        // Power cut: any byte that was not acknowledged may be missing, or zero.
        let unsure = fs::metadata(&path).unwrap().len() - safe;
        let kept = safe + crash.index(usize::try_from(unsure).unwrap() + 1) as u64;
        let file = OpenOptions::new().write(true).open(&path).unwrap();
        file.set_len(kept).unwrap();
        file.set_len(kept + zeros as u64).unwrap();
        drop(file);

        for _ in 0..2 {
            let opened = open(&path);
            let found: Vec<String> = opened.bodies.iter().map(|body| body.text.to_owned()).collect();
            prop_assert!(found.starts_with(&acknowledged), "{found:?} {acknowledged:?}");
            prop_assert!(found[acknowledged.len()..].iter().eq(in_flight.iter().take(found.len() - acknowledged.len())));
            prop_assert_eq!(writable(opened).records(), found.len() as u64);
        }
    }

    /// Checks that a file cut at any byte gives the records before it. A file with any byte changed
    /// gives only written records.
    #[test]
    fn no_file_gives_a_record_that_was_not_written(
        cut in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let folder = folder();
        let path = evening(&folder, 6);
        let written: Vec<String> = (1..=6).map(body).collect();
        let mut bytes = fs::read(&path).unwrap();
        let line_ends: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at] == b'\n').collect();

        let cut = cut.index(bytes.len() + 1);
        fs::write(&path, &bytes[..cut]).unwrap();
        match Journal::open(&path, Subject::Event, &mara()) {
            Ok(opened) => {
                let whole = line_ends.iter().skip(1).filter(|&&end| end <= cut).count();
                prop_assert_eq!(texts(&opened), &written[..whole]);
                prop_assert!(matches!(opened.access, Access::Writable(_)));
            }
            Err(error) => prop_assert!(cut < line_ends[0], "{}", error),
        }

        let at = at.index(bytes.len());
        bytes[at] = byte;
        fs::write(&path, &bytes).unwrap();
        match Journal::open(&path, Subject::Event, &mara()) {
            Ok(opened) => {
                let before = line_ends.iter().skip(1).filter(|&&end| end < at).count();
                let found = texts(&opened);
                prop_assert!(found.len() >= before, "{} < {}", found.len(), before);
                prop_assert!(found.iter().eq(written.iter().take(found.len())));
            }
            Err(error) => prop_assert!(at <= line_ends[0], "{}", error),
        }
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300), after_head in any::<bool>()) {
        let folder = folder();
        let path = evening(&folder, 0);
        if after_head {
            OpenOptions::new().append(true).open(&path).unwrap().write_all(&bytes).unwrap();
            prop_assert!(open(&path).bodies.is_empty());
        } else {
            fs::write(&path, &bytes).unwrap();
            prop_assert!(Journal::open(&path, Subject::Event, &mara()).is_err());
        }
    }
}

const CHILD: &str = "BOTTONE_TEST_JOURNAL";

/// Runs as the program that the next test kills; it is no test of its own.
#[test]
fn child_that_writes_until_it_is_killed() {
    let Ok(path) = std::env::var(CHILD) else { return };
    let mut journal =
        Journal::create(Path::new(&path), Subject::Event, HEAD, &Holder::new("Child", "Floor 3"))
            .unwrap();
    for entry in 1.. {
        journal.append(&body(entry)).unwrap();
        // The test harness holds the output of `println` back until the test ends.
        writeln!(io::stderr(), "acknowledged {entry}").unwrap();
    }
}

fn start_child(path: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "journal::child_that_writes_until_it_is_killed", "--nocapture"])
        .env(CHILD, path)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn a_writer_killed_at_any_instant_leaves_every_acknowledged_record_and_no_lock() {
    for wanted in [1, 7, 40] {
        let folder = folder();
        let path = folder.path().join("a.ron");
        let mut child = start_child(&path);
        let mut heard = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        while !line.contains(&format!("acknowledged {wanted}\n")) {
            assert!(heard.read_line(&mut line).unwrap() > 0, "the child ended: {line}");
        }
        let beside = open(&path);
        // On Windows the name in a locked file is not readable.
        let holder = Holder { pid: child.id(), ..Holder::new("Child", "Floor 3") };
        assert_eq!(reason(&beside), ReadOnly::InUse(cfg!(unix).then_some(holder)));
        child.kill().unwrap();
        child.wait().unwrap();
        heard.read_to_string(&mut line).unwrap();
        let acknowledged = line.lines().filter(|line| line.starts_with("acknowledged ")).count();
        assert!(acknowledged >= wanted);

        let opened = open(&path);
        let found = opened.bodies.len();
        assert!(found == acknowledged || found == acknowledged + 1, "{found} of {acknowledged}");
        assert!((1..).zip(opened.bodies.iter()).all(|(entry, found)| found.text == body(entry)));
        writable(opened).append("Next").unwrap();
    }
}
