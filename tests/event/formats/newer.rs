//! Files written by a newer program: they open for reading as far as they are known, never count as
//! damaged, and are never written.

use std::{fs, path::Path};

use bottone::{
    base::time::Span,
    rehearsal::RehearsalEnd,
    session::Desk as _,
    store::journal::{FORMAT, PROGRAM, ReadOnly},
    tournament::{Command, clock::ClockCommand},
};

use crate::formats::sealed::{Sealed, body};
use crate::stage::{bottone, open, play};

/// The number of lines of an evening that are kept.
const KEPT: usize = 6;

struct NewerLine {
    name: &'static str,
    /// The newer program's line after those lines; it may use the body of the next one.
    goes_on: fn(Sealed, &str) -> String,
    says: &'static str,
}

const CASES: [NewerLine; 12] = [
    NewerLine {
        name: "an act of another name, by nobody who says so",
        goes_on: |file, _| file.then(&with_command("Waitlist(Join(entry: 3))")).text,
        says: "written by a newer Bottone; this is Bottone {PROGRAM}, which doesn't support \
               “Waitlist”.",
    },
    NewerLine {
        name: "an act of another name, and a whole line behind it",
        goes_on: |file, next| {
            file.by(FORMAT, "99.0.0", &with_command("Tables(Unfold)")).then(next).text
        },
        says: "written by Bottone 99.0.0; this is Bottone {PROGRAM}, which doesn't support \
               “Unfold”.",
    },
    NewerLine {
        name: "a field that is not known",
        goes_on: |file, next| {
            let body = next.replacen(",by:", ",weather:Some(\"2026-11-21T17:00:00.000Z\"),by:", 1);
            file.by(FORMAT, "99.0.0", &body).text
        },
        says: "written by Bottone 99.0.0; this is Bottone {PROGRAM}, which doesn't support \
               “weather”.",
    },
    NewerLine {
        name: "a field of a command that is not known",
        goes_on: |file, _| {
            file.then(&with_action("Done(command:Clock(Adjust(by:60000,whole_event:true)),events:[Clock(Adjusted(by:60000))])")).text
        },
        says: "written by a newer Bottone; this is Bottone {PROGRAM}, which doesn't support \
               “whole_event”.",
    },
    NewerLine {
        name: "a field of an event that is not known",
        goes_on: |file, _| {
            file.then(&with_action("Done(command:Clock(Adjust(by:60000)),events:[Clock(Adjusted(by:60000,whole_event:true))])")).text
        },
        says: "written by a newer Bottone; this is Bottone {PROGRAM}, which doesn't support \
               “whole_event”.",
    },
    NewerLine {
        name: "a field of an action that is not known",
        goes_on: |file, _| {
            file.then(&with_action("Done(command:Clock(Adjust(by:60000)),events:[Clock(Adjusted(by:60000))],because:\"x\")")).text
        },
        says: "written by a newer Bottone; this is Bottone {PROGRAM}, which doesn't support \
               “because”.",
    },
    NewerLine {
        name: "a field of something within a command that is not known",
        goes_on: |file, _| {
            file.then(&with_command("Tables(CloseSeat(seat:(table:1,seat:9,row:2),closed:true))"))
                .text
        },
        says: "written by a newer Bottone; this is Bottone {PROGRAM}, which doesn't support “row”.",
    },
    NewerLine {
        name: "a value of another kind",
        goes_on: |file, next| {
            file.by(FORMAT, "99.0.0", &next.replacen("desk:\"", "desk:3,was:\"", 1)).text
        },
        says: "written by Bottone 99.0.0; this is Bottone {PROGRAM}, which doesn't support some \
               of its contents.",
    },
    NewerLine {
        name: "another format",
        goes_on: |file, _| file.by(FORMAT + 1, "99.0.0", "Anything").text,
        says: "written by Bottone 99.0.0; this is Bottone {PROGRAM}, which doesn't support some \
               of its contents.",
    },
    NewerLine {
        name: "another format, sealed as nobody here knows",
        goes_on: |file, next| {
            let known = file.then(next).text;
            let last = known.lines().last().unwrap();
            let last = last.replacen("sum:", "format: 77, program: \"99.0.0\", seal:", 1);
            let kept: String = known.split_inclusive('\n').take(KEPT).collect();
            format!("{kept}{last}\n")
        },
        says: "written by Bottone 99.0.0; this is Bottone {PROGRAM}, which doesn't support some \
               of its contents.",
    },
    NewerLine {
        name: "another format, without the end of its line",
        goes_on: |file, _| file.by(FORMAT + 1, "99.0.0", "Anything").text.trim_end().to_owned(),
        says: "written by Bottone 99.0.0; this is Bottone {PROGRAM}, which doesn't support some \
               of its contents.",
    },
    NewerLine {
        name: "what this program would not have decided",
        goes_on: |file, _| {
            let done = "Done(command:Tables(Open(tables:[1],size:9)),events:[Tables(Opened(tables:[1],size:9))])";
            file.by(FORMAT, "99.0.0", &with_action(done)).text
        },
        says: "written by Bottone 99.0.0; this is Bottone {PROGRAM}, which doesn't support some \
               of its contents.",
    },
];

fn with_command(command: &str) -> String {
    with_action(&format!("Done(command:{command},events:[])"))
}

fn with_action(action: &str) -> String {
    format!("(recorded:\"2026-11-22T08:00:00.000Z\",by:\"Ann\",desk:\"floor\",action:{action})")
}

#[test]
fn what_a_newer_program_wrote_is_read_as_far_as_it_is_known_and_never_written() {
    let played = play("club-turbo", 12, 3, RehearsalEnd::End);
    let evening = fs::read_to_string(played.session.path().unwrap()).unwrap();
    let file = played.folder.path().join("newer.ron");
    for NewerLine { name, goes_on, says } in &CASES {
        let next = body(evening.lines().nth(KEPT).unwrap());
        let written = goes_on(Sealed::going_on(&evening, KEPT), next);
        fs::write(&file, &written).unwrap();
        let says = says.replace("{PROGRAM}", PROGRAM);
        let says = format!("Line {} was {says} ", KEPT + 1);

        let (mut session, notices) = open(&file).unwrap();
        let texts: Vec<String> = notices.iter().map(ToString::to_string).collect();
        assert!(texts.len() == 1 && texts[0].starts_with(&says), "{name}: {texts:?}\n{says}");
        assert_eq!(session.records().len(), KEPT - 1, "{name}");
        let why = session.read_only().unwrap();
        assert!(
            matches!(why, ReadOnly::Newer { .. }) && !why.can_continue_in_copy(),
            "{name}: {why}"
        );
        let adjust = ClockCommand::Adjust { by: Span::from_secs(1) };
        assert!(session.submit(Command::Clock(adjust), None).is_err(), "{name}");
        assert!(session.undo().is_err(), "{name}");
        drop(session);

        let checked = bottone(["check".as_ref(), file.as_os_str()]);
        assert_eq!(checked.status, Some(6), "{name}: {}", checked.complaint);
        assert!(checked.complaint.contains(&says), "{name}: {}", checked.complaint);
        let shown = bottone(["show".as_ref(), file.as_os_str()]);
        assert_eq!(shown.status, Some(6), "{name}");
        assert!(shown.complaint.contains(&says) && shown.out.contains("Evening 3"), "{name}");
        for said in [&checked.complaint, &shown.complaint, &texts[0]] {
            assert!(
                !said.contains("damage") && !said.contains("changed after it was written"),
                "{said}"
            );
        }
        assert_eq!(fs::read_to_string(&file).unwrap(), written, "{name}: untouched");
        assert_eq!(files_beside(&file), ["evening.ron", "newer.ron"], "{name}");
    }
}

fn files_beside(file: &Path) -> Vec<String> {
    let names = fs::read_dir(file.parent().unwrap()).unwrap();
    let mut names: Vec<String> =
        names.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.retain(|name| Path::new(name).extension().is_none_or(|ending| ending != "lock"));
    names.sort();
    names
}

/// Checks that a different result under a newer program's rules is found by deciding again, and is
/// no forgery.
#[test]
fn what_a_newer_program_decided_is_for_it_to_judge() {
    let played = play("club-turbo", 12, 3, RehearsalEnd::End);
    let evening = fs::read_to_string(played.session.path().unwrap()).unwrap();
    let file = played.folder.path().join("newer.ron");
    let other = "Done(command:Clock(Adjust(by:-1000)),events:[Clock(Adjusted(by:-2000))])";
    let lines = evening.lines().count();
    for (program, status, says) in [
        ("99.0.0", 6, ": written by Bottone 99.0.0; this is Bottone "),
        (PROGRAM, 5, ": checking it again gives a different result"),
    ] {
        let written =
            Sealed::going_on(&evening, lines).by(FORMAT, program, &with_action(other)).text;
        fs::write(&file, &written).unwrap();
        let checked = bottone(["check".as_ref(), file.as_os_str()]);
        assert_eq!(checked.status, Some(status), "{program}: {}", checked.complaint);
        assert!(checked.complaint.contains(says), "{program}: {}", checked.complaint);
        assert!(
            checked.complaint.contains(&format!("line {}", lines + 1)),
            "{}",
            checked.complaint
        );
    }
}

/// Checks that nothing is shown if the first line cannot be read.
#[test]
fn an_event_that_a_newer_program_began_is_not_opened_and_says_by_which() {
    let played = play("club-turbo", 2, 3, RehearsalEnd::Players(2));
    let evening = fs::read_to_string(played.session.path().unwrap()).unwrap();
    let head = body(evening.lines().next().unwrap());
    let file = played.folder.path().join("newer.ron");
    let cases = [
        (
            Sealed::head(FORMAT + 1, "99.0.0", "Anything").text,
            "format 4, written by Bottone 99.0.0; this is Bottone {PROGRAM}, which reads up to format 3.",
        ),
        (
            "Bottone(format: 77, in quite another way".to_owned(),
            "format 77, written by a newer Bottone; this is Bottone {PROGRAM}, which reads up to",
        ),
        (
            Sealed::head(FORMAT, "99.0.0", &head.replacen("(at:", "(flight:\"1B\",at:", 1)).text,
            "written by Bottone 99.0.0; this is Bottone {PROGRAM}, which doesn't support “flight”.",
        ),
        (
            Sealed::head(FORMAT, PROGRAM, &head.replacen("rule:Dead", "rule:Ghost", 1)).text,
            "written by a newer Bottone; this is Bottone {PROGRAM}, which doesn't support “Ghost”.",
        ),
        (
            Sealed::head(FORMAT, "99.0.0", &head.replacen("seats:", "chairs:9,seats:(", 1)).text,
            "written by Bottone 99.0.0; this is Bottone {PROGRAM}, which doesn't support",
        ),
    ];
    for (written, says) in cases {
        fs::write(&file, &written).unwrap();
        let says = format!("{}, line 1: {}", file.display(), says.replace("{PROGRAM}", PROGRAM));
        let error = open(&file).err().unwrap().to_string();
        assert!(error.starts_with(&says), "{error}\n{says}");
        assert!(
            error.contains("Open it with the newer Bottone; the file was not changed"),
            "{error}"
        );
        let checked = bottone(["check".as_ref(), file.as_os_str()]);
        assert_eq!((checked.status, checked.complaint), (Some(1), format!("{error}\n")));
        assert_eq!(fs::read_to_string(&file).unwrap(), written, "untouched");
    }
}

/// Checks two versions at two desks: both go on with lines that both know, and each names itself
/// when it takes over.
#[test]
fn a_newer_program_that_says_nothing_new_is_gone_on_with() {
    let played = play("club-turbo", 12, 3, RehearsalEnd::Players(4));
    let evening = fs::read_to_string(played.session.path().unwrap()).unwrap();
    let (lines, before) = (evening.lines().count(), evening.lines().last().unwrap());
    let file = played.folder.path().join("newer.ron");
    let taken_over = Sealed::going_on(&evening, lines - 1).by(FORMAT, "99.0.0", body(before)).text;
    fs::write(&file, &taken_over).unwrap();
    let (mut session, notices) = open(&file).unwrap();
    assert_eq!((notices, session.read_only()), (vec![], None));
    for seconds in 1..=2 {
        let adjust = ClockCommand::Adjust { by: Span::from_secs(seconds) };
        session.submit(Command::Clock(adjust), None).unwrap();
    }
    drop(session);
    let now = fs::read_to_string(&file).unwrap();
    let added: Vec<&str> = now.strip_prefix(&taken_over).unwrap().lines().collect();
    let again = Sealed::going_on(&taken_over, lines).by(FORMAT, PROGRAM, body(added[0]));
    assert_eq!(again.then(body(added[1])).text, now, "sealed as anybody can seal it");
    assert_eq!(bottone(["check".as_ref(), file.as_os_str()]).status, Some(0));
}
