//! Whole events of every format ever written: they open, go on, and are unchanged.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod newer;
mod older;
mod plain_words;
mod record_ron;
pub(crate) mod sealed;
mod shape;
mod tracer;

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::stage::{bottone, open};
use bottone::{
    base::time::Span,
    i18n::{Language, ToText as _},
    session::Desk as _,
    store::journal::{FORMAT, PROGRAM},
    tournament::{Command, clock::ClockCommand, history::RecordAction},
};
use sealed::{Sealed, body};

/// (folder, file, records)
const EVENTS: [(&str, &str, usize); 15] = [
    ("v1", "whole-evening", 53),
    ("v1", "penalties", 30),
    ("v1", "entries-money", 11),
    ("v1", "counts", 25),
    ("v1", "races", 20),
    ("v1", "prizes", 33),
    ("v1", "deal", 17),
    ("v1", "payments", 28),
    ("v1", "papers", 39),
    ("v1", "bounties-fixed", 16),
    ("v1", "bounties-progressive", 11),
    ("v1", "bounties-mystery", 13),
    ("v1", "fair-draw", 13),
    ("v2", "whole-evening", 94),
    ("v2", "went-on", 58),
];

/// Differences in old spelling: the switches of a house before it had a rule book, counts with
/// stacks only, and words of format 2.
const WRITTEN_OTHERWISE: [(&str, &str); 9] = [
    ("  counts: ({}),", "  counts: ("),
    ("      button: Dead,", "          rule: Dead,"),
    ("      newcomers: ButtonToSmall,", "          newcomers: ButtonToSmall,"),
    ("      gap: 1,", "          tolerance: One,"),
    ("      final_table: Tda,", "          final_table: Tda,"),
    ("          conceding: Anybody,", "          conceding: Anyone,"),
    ("          dead_button: Nobody,", "          dead_button: NotPaid,"),
    ("        verdict: Told(", "        verdict: Text("),
    ("      told: 1,", "      separate: 1,"),
];

/// Returns a line of a kept state as today's program prints it.
pub(crate) fn as_printed_today(line: &str) -> String {
    let now = WRITTEN_OTHERWISE.iter().find_map(|(old, now)| {
        let rest = line.strip_prefix(old)?;
        (rest.is_empty() || old.ends_with('(')).then(|| format!("{now}{rest}"))
    });
    now.unwrap_or_else(|| line.to_owned())
}

/// The notice for every event that is older than these switches.
const YOUNGER_SWITCHES: &str = "the rule book is older than these options: betting.equal_boards, \
                                showdown.awards, showdown.board, misdeals.until, \
                                misdeals.other_back, misdeals.four_card_flop, misdeals.burns, \
                                misdeals.early_turn. Set as in “";

/// Returns the file of a kept event.
fn kept(format: &str, name: &str) -> PathBuf {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals").join(format);
    kept.join(name).with_extension("ron")
}

/// Checks that the only notice is about the older rule book.
fn is_sound(file: &Path) {
    let checked = bottone(["check".as_ref(), file.as_os_str()]);
    let complaint = checked.complaint.trim_end();
    let label = format!("{}: Line 1: {YOUNGER_SWITCHES}", file.display());
    assert_eq!((checked.status, checked.complaint.lines().count()), (Some(0), 1), "{complaint}");
    assert!(complaint.starts_with(&label), "{complaint}");
}

#[test]
fn old_events_are_what_they_were_and_go_on() {
    for (format, name, records) in EVENTS {
        let kept = kept(format, name);
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(name).with_extension("ron");
        fs::copy(&kept, &file).unwrap();

        is_sound(&file);
        let shown = bottone(["show".as_ref(), file.as_os_str()]);
        let state = fs::read_to_string(kept.with_extension("state.ron")).unwrap();
        // A later program may know more of an event: then there are more lines, and none is lost.
        let mut lines = shown.out.lines();
        for line in state.lines() {
            let line = as_printed_today(line);
            assert!(
                lines.any(|shown| shown == line),
                "{name}: no longer has, in its place: {line}"
            );
        }

        let (mut session, notices) = open(&file).unwrap();
        let texts: Vec<String> =
            notices.iter().map(|notice| notice.to_text(Language::English)).collect();
        assert_eq!((session.records().len(), texts.len()), (records, 1), "{name}");
        assert!(texts[0].contains(YOUNGER_SWITCHES), "{name}: {texts:?}");
        let dispatch = || session.records().iter().map(|record| &record.action);
        assert!(dispatch().any(|action| matches!(action, RecordAction::Undone { .. })), "{name}");
        assert!(dispatch().any(|action| matches!(action, RecordAction::Redone { .. })), "{name}");
        session
            .submit(Command::Clock(ClockCommand::Adjust { by: Span::from_secs(-1) }), None)
            .unwrap();
        session.undo().unwrap();
        assert_eq!(session.records().len(), records + 2, "{name}");
        drop(session);
        goes_on_by_naming_itself(&kept, &file);
    }
}

/// Checks that old lines stay, and that the first new line names this program, the second no more.
fn goes_on_by_naming_itself(kept: &Path, file: &Path) {
    let (kept, now) = (fs::read_to_string(kept).unwrap(), fs::read_to_string(file).unwrap());
    let added: Vec<&str> = now.strip_prefix(&kept).unwrap().lines().collect();
    let signed = format!(", format: {FORMAT}, program: \"{PROGRAM}\", sum: ");
    assert!(added[0].contains(&signed) && !added[1].contains(&signed), "{added:?}");
    let again = Sealed::going_on(&kept, kept.lines().count());
    let again = again.by(FORMAT, PROGRAM, body(added[0])).then(body(added[1]));
    assert_eq!(again.text, now, "sealed as anybody can seal it");
    is_sound(file);
}
