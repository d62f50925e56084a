//! A conversation: a line in, a line out.

use std::io::{self, BufRead, Write};

use super::{
    Desk, Reply,
    fault::{QuestionFault, expected},
};
use crate::i18n::Saying;

/// The longest line that is read, in bytes.
pub const MOST_BYTES: usize = 1 << 20;

/// Questions from one side, answers to the other.
pub struct Conversation<R, W> {
    desk: Desk,
    questions: R,
    answers: W,
}

impl<R: BufRead, W: Write> Conversation<R, W> {
    /// Between these two.
    pub const fn new(desk: Desk, questions: R, answers: W) -> Self {
        Self { desk, questions, answers }
    }

    /// Answers until there are no more questions, each as soon as it is asked. Was every one of them
    /// answered?
    ///
    /// # Errors
    /// When questions cannot be read or answers cannot be written.
    pub fn hold(&mut self) -> io::Result<bool> {
        let mut answered = true;
        let mut line = Vec::new();
        let mut number = 0;
        while let Some(length) = self.next_line(&mut line)? {
            number += 1;
            if asks_nothing(&line, number) {
                continue;
            }
            let reply = match length {
                Length::Whole => self.desk.read(number, &line),
                Length::TooLong => {
                    let found = Saying::of("ask-long-line").with("most", MOST_BYTES);
                    let message = expected(found, Saying::of("ask-one-question"));
                    self.desk.fault(QuestionFault::whole(message), number, "")
                }
            };
            answered &= reply.answered;
            writeln!(self.answers, "{}", reply.text)?;
            self.answers.flush()?;
        }
        Ok(answered)
    }

    /// Reads a line without its end. What is too long is passed over and never held.
    fn next_line(&mut self, line: &mut Vec<u8>) -> io::Result<Option<Length>> {
        line.clear();
        let mut length = None;
        loop {
            let read = match self.questions.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                read => read?,
            };
            if read.is_empty() {
                return Ok(length);
            }
            let end = read.iter().position(|byte| *byte == b'\n');
            let part = read.get(..end.unwrap_or(read.len())).unwrap_or_default();
            let fits = line.len() + part.len() <= MOST_BYTES;
            if fits && !matches!(length, Some(Length::TooLong)) {
                line.extend_from_slice(part);
                length = Some(Length::Whole);
            } else {
                length = Some(Length::TooLong);
            }
            let used = part.len() + usize::from(end.is_some());
            self.questions.consume(used);
            if end.is_some() {
                return Ok(length);
            }
        }
    }
}

enum Length {
    Whole,
    TooLong,
}

/// Is the line blank, or does it begin as a remark?
fn asks_nothing(line: &[u8], number: usize) -> bool {
    let text = without_mark(line, number).trim_ascii();
    text.is_empty() || text.starts_with(b"//")
}

/// The line without the mark that some editors put at the beginning of a text.
fn without_mark(line: &[u8], number: usize) -> &[u8] {
    let mark = if number == 1 { "\u{feff}" } else { "" };
    line.strip_prefix(mark.as_bytes()).unwrap_or(line)
}

impl Desk {
    /// The reply to a line as it was read.
    fn read(&self, number: usize, line: &[u8]) -> Reply {
        let line = without_mark(line, number);
        match str::from_utf8(line) {
            Ok(text) => self.reply(number, text.strip_suffix('\r').unwrap_or(text)),
            Err(error) => {
                let before = line.get(..error.valid_up_to()).unwrap_or_default();
                let column = String::from_utf8_lossy(before).chars().count() + 1;
                let message = expected(Saying::of("ask-not-text"), Saying::of("ask-ron"));
                self.fault(QuestionFault::column(column, message), number, "")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    /// What is answered to these bytes, and whether every question was.
    fn held(questions: &[u8]) -> (Vec<String>, bool) {
        let mut answers = Vec::new();
        // A small buffer: lines come in parts.
        let questions = io::BufReader::with_capacity(7, questions);
        let desk = Desk::new(Language::English, None);
        let answered = Conversation::new(desk, questions, &mut answers).hold().unwrap();
        (String::from_utf8(answers).unwrap().lines().map(str::to_owned).collect(), answered)
    }

    const ASKED: &str = "ChipChop((stacks: [3, 1], prizes: [70, 30]))";
    const TOLD: &str = "ChipChop([60.0,40.0])";

    #[test]
    fn every_question_gets_one_line() {
        let (answers, answered) =
            held(format!("\u{feff}{ASKED}\r\n\n  // {ASKED}\n\t\n{ASKED}").as_bytes());
        assert_eq!((answers, answered), (vec![TOLD.to_owned(); 2], true));
        assert_eq!(held(b""), (Vec::new(), true));
    }

    #[test]
    fn what_is_no_question_is_told_and_the_next_is_answered() {
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
            assert_eq!((first.as_str(), last.as_str(), answered), (TOLD, TOLD, false));
            assert!(error.starts_with(&format!("Error((line:2,{says}")), "{error}");
        }
    }

    /// A line as long as can be is read.
    #[test]
    fn a_long_line_is_read() {
        let padding = " ".repeat(MOST_BYTES - ASKED.len());
        assert_eq!(held(format!("{ASKED}{padding}\n").as_bytes()), (vec![TOLD.to_owned()], true));
    }
}
