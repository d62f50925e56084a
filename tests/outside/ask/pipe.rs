//! Tests of the program itself: a conversation through a pipe, files, and its exit status.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    process::{Command, Stdio},
};

use crate::stage::program;

fn ask() -> Command {
    let mut command = program();
    command.arg("ask").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

const ASKED: &str = "ChipChop((stacks: [3, 1], prizes: [70, 30]))\n";
const ANSWER: &str = "ChipChop([60.0,40.0])\n";

/// Each answer must come before the next question: the test would hang if answers stayed in a
/// buffer.
#[test]
fn a_conversation_goes_line_by_line() {
    let mut child = ask().spawn().unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for (question, begins) in [
        (ASKED, ANSWER),
        ("nonsense\n", "Error((line:2,column:1,"),
        ("\n// a remark\nIcm((stacks: [1], prizes: [5]))\n", "Icm([5.0])"),
        ("\u{1f600}\n", "Error((line:6,column:1,"),
        (ASKED, ANSWER),
    ] {
        questions.write_all(question.as_bytes()).unwrap();
        questions.flush().unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert!(answer.starts_with(begins) && answer.ends_with('\n'), "{question}: {answer}");
    }
    drop(questions);
    assert_eq!(child.wait().unwrap().code(), Some(1), "one was not answered");
}

/// Returns the whole output for these bytes, and the exit status.
fn said(questions: &[u8]) -> (String, Option<i32>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("questions.ron");
    std::fs::write(&file, questions).unwrap();
    let ran = ask().arg(&file).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&ran.stderr), "");
    (String::from_utf8(ran.stdout).unwrap(), ran.status.code())
}

#[test]
fn a_file_is_answered_too_and_the_status_says_whether_all_of_it_was() {
    assert_eq!(said(ASKED.as_bytes()), (ANSWER.to_owned(), Some(0)));
    assert_eq!(said(b"// nothing asked\n\n"), (String::new(), Some(0)));
    let (out, status) = said(format!("{ASKED}Chip\n{ASKED}").as_bytes());
    assert_eq!(status, Some(1));
    assert_eq!(out.lines().count(), 3);
    assert!(out.starts_with(ANSWER) && out.ends_with(ANSWER), "{out}");
}

#[test]
fn noise_between_questions_hurts_no_one() {
    let long = "x".repeat(10_000_000);
    let deep = format!("Pots(({}", "[".repeat(500_000));
    let noise: [&[u8]; 9] = [
        b"\x7fELF\x02\x01\x01\0\0\0",
        b"\xff\xfe\xfd",
        long.as_bytes(),
        deep.as_bytes(),
        b"\0",
        b"\"",
        b"/* never closed",
        b"#![enable(unwrap_newtypes)]",
        b"Hand(\"\\u{0}\")",
    ];
    let mut questions = ASKED.as_bytes().to_vec();
    for line in noise {
        questions.extend_from_slice(line);
        questions.extend_from_slice(b"\r\n");
        questions.extend_from_slice(ASKED.as_bytes());
    }
    let (out, status) = said(&questions);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((lines.len(), status), (2 * noise.len() + 1, Some(1)));
    for (number, line) in lines.iter().enumerate() {
        let begins = if number % 2 == 0 {
            ANSWER.trim_end().to_owned()
        } else {
            format!("Error((line:{},column:", number + 1)
        };
        assert!(line.starts_with(&begins) && line.len() < 5000, "{number}: {line}");
    }
}

#[test]
fn who_closes_the_pipe_ends_it_quietly() {
    let mut child = ask().spawn().unwrap();
    drop(child.stdout.take());
    let mut questions = child.stdin.take().unwrap();
    // The other side may be gone before everything is written.
    let _ = questions.write_all(ASKED.repeat(1000).as_bytes());
    drop(questions);
    let ended = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    assert_eq!(ended.status.code(), Some(0));
}

#[test]
fn what_cannot_be_opened_is_reported() {
    for file in ["no-such-file.ron", env!("CARGO_MANIFEST_DIR")] {
        let ran = ask().arg(file).output().unwrap();
        assert_eq!(ran.status.code(), Some(1));
        assert_eq!(ran.stdout, b"");
        assert!(String::from_utf8_lossy(&ran.stderr).starts_with(file));
    }
}

#[test]
fn help_says_what_there_is() {
    let help = ask().arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    for word in ["[FILE]", "--language", "RON", "exit status", "--rulebooks"] {
        assert!(help.contains(word), "{word}: {help}");
    }
}
