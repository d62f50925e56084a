//! Tests of `src/ask/conversation.rs`.

use std::io;

use bottone_ask::{AnswerDesk, Conversation, MOST_BYTES};
use bottone_i18n::Language;

/// Returns the answers to these bytes, and true if every question was answered.
fn held(questions: &[u8]) -> (Vec<String>, bool) {
    let mut answers = Vec::new();
    // A small buffer: lines come in parts.
    let questions = io::BufReader::with_capacity(7, questions);
    let desk = AnswerDesk::new(Language::English, None);
    let answered = Conversation::new(desk, questions, &mut answers).run().unwrap();
    (String::from_utf8(answers).unwrap().lines().map(str::to_owned).collect(), answered)
}

const ASKED: &str = "ChipChop((stacks: [3, 1], prizes: [70, 30]))";
const ANSWER: &str = "ChipChop([60.0,40.0])";

#[test]
fn every_question_gets_one_line() {
    let (answers, answered) =
        held(format!("\u{feff}{ASKED}\r\n\n  // {ASKED}\n\t\n{ASKED}").as_bytes());
    assert_eq!((answers, answered), (vec![ANSWER.to_owned(); 2], true));
    assert_eq!(held(b""), (Vec::new(), true));
}

#[test]
fn what_is_no_question_is_reported_and_the_next_is_answered() {
    let long = vec![b'x'; MOST_BYTES + 1];
    let deep = "[".repeat(100_000);
    let cases: [(&[u8], &str); 5] = [
        (b"\xff\xfe", "column:1,message:\"not text"),
        (b"Pots((\xc3\xa9\xc3", "column:8,message:\"not text"),
        (&long, "column:1,message:\"a line of more than 1048576 bytes"),
        (deep.as_bytes(), "column:1,"),
        (b"\0", "column:1,"),
    ];
    for (noise, says) in cases {
        let lines = [ASKED.as_bytes(), noise, ASKED.as_bytes()].join(&b'\n');
        let (answers, answered) = held(&lines);
        let [first, error, last] = &answers[..] else { panic!("{answers:?}") };
        assert_eq!((first.as_str(), last.as_str(), answered), (ANSWER, ANSWER, false));
        assert!(error.starts_with(&format!("Error((line:2,{says}")), "{error}");
    }
}

/// Checks that a line of the greatest length is read.
#[test]
fn a_long_line_is_read() {
    let padding = " ".repeat(MOST_BYTES - ASKED.len());
    assert_eq!(held(format!("{ASKED}{padding}\n").as_bytes()), (vec![ANSWER.to_owned()], true));
}
