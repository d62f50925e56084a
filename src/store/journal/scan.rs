//! Reading a journal through, from the head to the last line that is as it was written.

use std::io::{self, BufRead, Read as _};

use super::{
    Body, MOST_LINE_BYTES,
    format::{self, FORMAT, Fault, Sum, Unread},
    writer::Writer,
};
use crate::i18n::Saying;

/// What was read.
pub(super) struct Scan {
    pub(super) head: String,
    /// Who wrote, each from which line on.
    pub(super) writers: Vec<(u64, Writer)>,
    pub(super) bodies: Vec<Body>,
    /// The seal of the last good line.
    pub(super) sum: Sum,
    /// Where the last good line ends, in bytes from the beginning of the file.
    pub(super) good: u64,
    pub(super) ending: Ending,
    pub(super) byte_order_mark: bool,
    pub(super) changed_line_ends: bool,
}

/// What comes after the last good line.
pub(super) enum Ending {
    /// Nothing.
    Clean,
    /// Nothing, and the line feed of the last good line is missing too.
    NoLineFeed,
    /// The beginning of a line, or what a power cut made of one.
    Torn { line: u64, text: String },
    /// A line that is not as it was written, and perhaps more.
    Damaged { line: u64, fault: Fault },
    /// A line in a format that this program does not know, and perhaps more.
    Newer { line: u64, writer: Writer },
}

/// Why there is nothing to read.
pub(super) enum NoHead {
    Empty,
    Foreign { found: Saying },
    Newer { format: u32, program: Option<String> },
    Damaged(Fault),
    Io(io::Error),
}

impl From<io::Error> for NoHead {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Reads a whole journal. Only the head must be sound; the rest is read as far as it is.
pub(super) fn scan(from: impl BufRead) -> Result<Scan, NoHead> {
    let mut lines = Lines { from, line: Vec::new(), read: 0 };
    let mut first = lines.next()?.ok_or(NoHead::Empty)?;
    let byte_order_mark = lines.drop_byte_order_mark();
    first.bytes -= if byte_order_mark { 3 } else { 0 };

    let format = format::named_format(lines.text())
        .ok_or_else(|| NoHead::Foreign { found: format::excerpt_of(lines.text()) })?;
    if format > FORMAT {
        return Err(NoHead::Newer { format, program: format::named_program(lines.text()) });
    }
    if format == 0 {
        return Err(NoHead::Foreign { found: format::excerpt_of(lines.text()) });
    }
    let (head, sum, writer) = format::read_head(lines.text(), format).map_err(NoHead::Damaged)?;

    let mut scan = Scan {
        head: head.to_owned(),
        writers: vec![(1, writer)],
        bodies: Vec::new(),
        sum,
        good: lines.read,
        ending: if first.fed { Ending::Clean } else { Ending::NoLineFeed },
        byte_order_mark,
        changed_line_ends: first.returned,
    };
    read_records(&mut lines, &mut scan)?;
    Ok(scan)
}

fn read_records<R: BufRead>(lines: &mut Lines<R>, scan: &mut Scan) -> io::Result<()> {
    for seq in 1.. {
        let Some(found) = lines.next()? else { return Ok(()) };
        // The head is line 1.
        let line = seq + 1;
        match format::read_record(lines.text(), seq, scan.sum) {
            Ok(read) => {
                scan.bodies.push(Body { line, text: read.body.to_owned() });
                scan.writers.extend(read.writer.map(|writer| (line, writer)));
                scan.sum = read.sum;
                scan.good = lines.read;
                scan.changed_line_ends |= found.returned;
                scan.ending = if found.fed { Ending::Clean } else { Ending::NoLineFeed };
            }
            // Finished or not: what another format calls a whole line, this program cannot know.
            Err(Unread::Newer(writer)) => {
                scan.ending = Ending::Newer { line, writer };
                return Ok(());
            }
            Err(Unread::Fault(fault)) => {
                scan.ending = if lines.is_torn(&found)? {
                    Ending::Torn { line, text: lines.beginning() }
                } else {
                    Ending::Damaged { line, fault }
                };
                return Ok(());
            }
        }
    }
    Ok(())
}

struct Lines<R> {
    from: R,
    line: Vec<u8>,
    read: u64,
}

/// How a line ended.
struct Found {
    bytes: u64,
    fed: bool,
    returned: bool,
}

impl<R: BufRead> Lines<R> {
    /// Reads the next line, or as much of it as may be one.
    fn next(&mut self) -> io::Result<Option<Found>> {
        self.line.clear();
        let bytes =
            (&mut self.from).take(MOST_LINE_BYTES).read_until(b'\n', &mut self.line)? as u64;
        self.read += bytes;
        let fed = self.line.pop_if(|last| *last == b'\n').is_some();
        let returned = fed && self.line.pop_if(|last| *last == b'\r').is_some();
        Ok((bytes > 0).then_some(Found { bytes, fed, returned }))
    }

    /// The line, or as much of it as anybody reads, whatever bytes are in it.
    fn beginning(&self) -> String {
        const MOST: usize = 1 << 16;
        String::from_utf8_lossy(self.line.get(..MOST).unwrap_or(&self.line)).into_owned()
    }

    /// The line without its end.
    fn text(&self) -> &[u8] {
        &self.line
    }

    fn drop_byte_order_mark(&mut self) -> bool {
        let marked = self.line.starts_with(b"\xEF\xBB\xBF");
        if marked {
            self.line.drain(..3);
        }
        marked
    }

    /// Was this line, which is not a good one, never finished? Then it is the last, and has no end, or is blank, or
    /// has the zeros in it that a power cut leaves where nothing was written yet.
    fn is_torn(&mut self, found: &Found) -> io::Result<bool> {
        let blank = self.line.iter().all(u8::is_ascii_whitespace);
        let torn = !found.fed || blank || self.line.contains(&0);
        Ok(torn && self.rest_is_blank()?)
    }

    fn rest_is_blank(&mut self) -> io::Result<bool> {
        loop {
            let rest = self.from.fill_buf()?;
            if rest.is_empty() {
                return Ok(true);
            }
            if !rest.iter().all(u8::is_ascii_whitespace) {
                return Ok(false);
            }
            let bytes = rest.len();
            self.from.consume(bytes);
        }
    }
}
