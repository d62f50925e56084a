//! The chain of sealed lines, in a file or in a log that several desks share.

use super::{
    JournalError, MOST_LINE_BYTES, Notice, ReadOnly,
    format::{self, LineFault, LineSeal, UnreadLine},
    subject::Subject,
    writer::Writer,
};

/// The end of a chain, to which the next line is sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    records: u64,
    sum: LineSeal,
    /// True if this version of the program wrote the last line.
    is_ours: bool,
}

/// A line with its seal, ready for storing, and the chain that ends with it.
#[derive(Clone, Debug)]
pub struct SealedLine {
    /// The text, without its line feed.
    pub text: String,
    pub end: Chain,
}

/// A line from another store, in its parts.
#[derive(Clone, Debug)]
pub struct UnsealedLine<'l> {
    /// The record in RON.
    pub body: &'l str,
    /// The writer, if it is not that of the line before.
    pub writer: Option<Writer>,
}

/// A line that is not the next of a chain.
#[derive(Clone, Debug)]
pub struct ChainBreak {
    /// The fault of the line.
    pub notice: Notice,
    /// The reason why no line can follow it.
    pub read_only: ReadOnly,
}

impl Chain {
    pub(super) const fn at(records: u64, sum: LineSeal, is_ours: bool) -> Self {
        Self { records, sum, is_ours }
    }

    /// Returns the head line of a file, which begins a chain.
    ///
    /// # Errors
    /// `head` is not one value of RON on one line.
    pub fn begin(subject: Subject, head: &str) -> Result<SealedLine, JournalError> {
        let (text, sum) = sealed(head, |head| format::head_line(subject, head))?;
        Ok(SealedLine { text, end: Self::at(0, sum, true) })
    }

    /// Returns the line of the next record.
    ///
    /// # Errors
    /// `body` is not one value of RON on one line.
    pub fn next(&self, body: &str) -> Result<SealedLine, JournalError> {
        let seq = self.records + 1;
        let writer = (!self.is_ours).then(Writer::current);
        let line = |body: &str| format::record_line(seq, self.sum, writer.as_ref(), body);
        let (text, sum) = sealed(body, line)?;
        Ok(SealedLine { text, end: Self::at(seq, sum, true) })
    }

    /// Continues with a line sealed elsewhere, if it is the next of this chain.
    ///
    /// # Errors
    /// It is not the next line. The chain stays unchanged.
    pub fn follow<'l>(&mut self, line: &'l str) -> Result<UnsealedLine<'l>, Box<ChainBreak>> {
        let (seq, number) = (self.records + 1, self.records + 2);
        match format::read_record(line.as_bytes(), seq, self.sum) {
            Ok(format::LineParts { body, sum, writer }) => {
                let is_ours = writer.as_ref().map_or(self.is_ours, |by| *by == Writer::current());
                *self = Self::at(seq, sum, is_ours);
                Ok(UnsealedLine { body, writer })
            }
            Err(UnreadLine::Fault(LineFault { expected, found })) => {
                let what = Notice::Damaged { line: number, expected, found };
                Err(Box::new(ChainBreak {
                    notice: what,
                    read_only: ReadOnly::Damaged { line: number },
                }))
            }
            Err(UnreadLine::Newer(Writer { program, .. })) => {
                let what = Notice::Newer { line: number, program: program.clone(), what: None };
                Err(Box::new(ChainBreak {
                    notice: what,
                    read_only: ReadOnly::Newer { line: number, program },
                }))
            }
        }
    }

    /// Returns the number of records. It is the number of the last line; the head has 0.
    pub const fn records(&self) -> u64 {
        self.records
    }

    /// Returns the seal of the last line.
    pub fn seal(&self) -> &str {
        self.sum.as_str()
    }
}

/// Returns the seal written in a line of any number, right or wrong.
pub fn seal_of(line: &str) -> Option<String> {
    format::written_sum(line.as_bytes()).map(|sum| sum.to_string())
}

fn sealed(
    body: &str,
    compose: impl FnOnce(&str) -> (String, LineSeal),
) -> Result<(String, LineSeal), JournalError> {
    let too_long = |bytes| JournalError::LineTooLong { bytes: bytes as u64, most: MOST_LINE_BYTES };
    if body.len() as u64 > MOST_LINE_BYTES {
        return Err(too_long(body.len()));
    }
    format::check_body(body).map_err(|fault| JournalError::BadBody { fault })?;
    let (text, sum) = compose(body);
    // Strictly less with the line end: a reader that has read this much need not look for the end.
    if text.len() as u64 + 1 >= MOST_LINE_BYTES {
        return Err(too_long(text.len() + 1));
    }
    Ok((text, sum))
}
