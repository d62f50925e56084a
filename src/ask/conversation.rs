//! A conversation: a line in, a line out.

use std::io::{self, BufRead, Write};

use bottone_i18n::Saying;

use super::{
    AnswerDesk, Reply,
    fault::{QuestionFault, expected},
};

/// The longest line accepted, in bytes.
pub const MOST_BYTES: usize = 1 << 20;

/// Questions from one side, answers to the other.
pub struct Conversation<R, W> {
    desk: AnswerDesk,
    questions: R,
    answers: W,
}

impl<R: BufRead, W: Write> Conversation<R, W> {
    /// Makes a conversation between these two.
    pub const fn new(desk: AnswerDesk, questions: R, answers: W) -> Self {
        Self { desk, questions, answers }
    }

    /// Answers each question at once, until there are no more. Returns whether every one was
    /// answered.
    ///
    /// # Errors
    /// If questions cannot be read or answers cannot be written.
    pub fn run(&mut self) -> io::Result<bool> {
        let mut answered = true;
        let mut line = Vec::new();
        let mut number = 0;
        while let Some(length) = self.next_line(&mut line)? {
            number += 1;
            if is_ignored(&line, number) {
                continue;
            }
            let reply = match length {
                Length::Whole => self.desk.answer_line(number, &line),
                Length::TooLong => {
                    let found = Saying::of("ask-long-line").with("most", MOST_BYTES);
                    let message = expected(found, Saying::of("ask-one-question"));
                    self.desk.fault(QuestionFault::not_a_question(message), number, "")
                }
            };
            answered &= reply.answered;
            writeln!(self.answers, "{}", reply.text)?;
            self.answers.flush()?;
        }
        Ok(answered)
    }

    /// Reads a line without its end. A line that is too long is skipped and never kept in memory.
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

/// Returns whether the line is blank or starts as a remark.
fn is_ignored(line: &[u8], number: usize) -> bool {
    let text = without_mark(line, number).trim_ascii();
    text.is_empty() || text.starts_with(b"//")
}

/// Returns the line without the byte order mark that some editors put at the start of a text.
fn without_mark(line: &[u8], number: usize) -> &[u8] {
    let mark = if number == 1 { "\u{feff}" } else { "" };
    line.strip_prefix(mark.as_bytes()).unwrap_or(line)
}

impl AnswerDesk {
    /// Returns the reply to a line.
    fn answer_line(&self, number: usize, line: &[u8]) -> Reply {
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
