//! The chain of sealed lines, wherever they are kept: in a file, or in a log that several desks share.

use super::{
    JournalError, MOST_LINE_BYTES, Notice, ReadOnly,
    format::{self, LineFault, Sum, Unread},
    subject::Subject,
    writer::Writer,
};

/// The end of a chain: what the next line is sealed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    records: u64,
    sum: Sum,
    /// Did this very program write the last line?
    is_ours: bool,
}

/// A line with its seal, ready to be kept, and the chain that ends with it.
#[derive(Clone, Debug)]
pub struct SealedLine {
    /// Without its line feed.
    pub text: String,
    pub end: Chain,
}

/// A line that was kept elsewhere, taken apart.
#[derive(Clone, Debug)]
pub struct Unsealed<'l> {
    /// The record in RON.
    pub body: &'l str,
    /// Who wrote it, where that is not who wrote the line before.
    pub writer: Option<Writer>,
}

/// A line that is not the next of a chain.
#[derive(Clone, Debug)]
pub struct NotNext {
    /// What is wrong with it.
    pub what: Notice,
    /// Why nothing can follow it.
    pub why: ReadOnly,
}

impl Chain {
    pub(super) const fn at(records: u64, sum: Sum, is_ours: bool) -> Self {
        Self { records, sum, is_ours }
    }

    /// The head line of a file, which begins a chain.
    ///
    /// # Errors
    /// If `head` is not one value of RON on one line.
    pub fn begin(subject: Subject, head: &str) -> Result<SealedLine, JournalError> {
        let (text, sum) = sealed(head, |head| format::head_line(subject, head))?;
        Ok(SealedLine { text, end: Self::at(0, sum, true) })
    }

    /// The line of the next record.
    ///
    /// # Errors
    /// If `body` is not one value of RON on one line.
    pub fn next(&self, body: &str) -> Result<SealedLine, JournalError> {
        let seq = self.records + 1;
        let writer = (!self.is_ours).then(Writer::this);
        let line = |body: &str| format::record_line(seq, self.sum, writer.as_ref(), body);
        let (text, sum) = sealed(body, line)?;
        Ok(SealedLine { text, end: Self::at(seq, sum, true) })
    }

    /// Goes on with a line that somebody else sealed, if it is the next of this chain.
    ///
    /// # Errors
    /// If it is not. The chain is as it was then.
    pub fn follow<'l>(&mut self, line: &'l str) -> Result<Unsealed<'l>, Box<NotNext>> {
        let (seq, number) = (self.records + 1, self.records + 2);
        match format::read_record(line.as_bytes(), seq, self.sum) {
            Ok(format::Read { body, sum, writer }) => {
                let is_ours = writer.as_ref().map_or(self.is_ours, |by| *by == Writer::this());
                *self = Self::at(seq, sum, is_ours);
                Ok(Unsealed { body, writer })
            }
            Err(Unread::Fault(LineFault { expected, found })) => {
                let what = Notice::Damaged { line: number, expected, found };
                Err(Box::new(NotNext { what, why: ReadOnly::Damaged { line: number } }))
            }
            Err(Unread::Newer(Writer { program, .. })) => {
                let what = Notice::Newer { line: number, program: program.clone(), what: None };
                Err(Box::new(NotNext { what, why: ReadOnly::Newer { line: number, program } }))
            }
        }
    }

    /// How many records there are; the line of the last has this number, the head 0.
    pub const fn records(&self) -> u64 {
        self.records
    }

    /// The seal of the last line.
    pub fn seal(&self) -> &str {
        self.sum.as_str()
    }
}

/// What a line of any number says its seal is, right or wrong.
pub fn seal_of(line: &str) -> Option<String> {
    format::written_sum(line.as_bytes()).map(|sum| sum.to_string())
}

fn sealed(
    body: &str,
    compose: impl FnOnce(&str) -> (String, Sum),
) -> Result<(String, Sum), JournalError> {
    let too_long = |bytes| JournalError::LineTooLong { bytes: bytes as u64, most: MOST_LINE_BYTES };
    if body.len() as u64 > MOST_LINE_BYTES {
        return Err(too_long(body.len()));
    }
    format::check_body(body).map_err(|fault| JournalError::BadBody { fault })?;
    let (text, sum) = compose(body);
    // With its end strictly less: a reader that has read so much without an end need not look whether the end comes next.
    if text.len() as u64 + 1 >= MOST_LINE_BYTES {
        return Err(too_long(text.len() + 1));
    }
    Ok((text, sum))
}
