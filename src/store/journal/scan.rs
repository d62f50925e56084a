//! The reading of a journal, from the head to the last sound line.
//!
//! A line depends on the one before it only by that one's seal, which is written there. So lines
//! are checked on all processors, each with the seal written in the line before. All are good up to
//! the first that is not.

use std::{
    io::{self, BufRead as _, Read},
    ops::Range,
};

use bottone_i18n::Saying;

use super::{
    Bodies, BodyBlock, MOST_LINE_BYTES,
    format::{self, FORMAT, HeadLine, LineFault, LineSeal, UnreadLine},
    subject::Subject,
    writer::Writer,
};
use crate::parallel::map_chunks_parallel;

/// The most bytes read before the first check: a foreign file is read no further.
const BLOCK: u64 = 16 << 20;

/// The content of a journal.
pub(super) struct Scan {
    pub(super) subject: Subject,
    pub(super) head: String,
    /// The seal of the head line.
    pub(super) seal: LineSeal,
    /// The writers, each with its first line.
    pub(super) writers: Vec<(u64, Writer)>,
    pub(super) bodies: Bodies,
    /// The seal of the last good line.
    pub(super) sum: LineSeal,
    /// The end of the last good line, in bytes from the beginning of the file.
    pub(super) good: u64,
    pub(super) ending: Ending,
    pub(super) byte_order_mark: bool,
    pub(super) changed_line_ends: bool,
}

/// The content after the last good line.
pub(super) enum Ending {
    Clean,
    /// No content, and the line feed of the last good line is missing too.
    NoLineFeed,
    /// The beginning of a line, or the remains of one after a power cut.
    Torn {
        line: u64,
        text: String,
    },
    /// A line that is not as it was written, and perhaps more.
    Damaged {
        line: u64,
        fault: LineFault,
    },
    /// A line in a format unknown to this program, and perhaps more.
    Newer {
        line: u64,
        writer: Writer,
    },
}

/// The reason why there is no content.
pub(super) enum NoHead {
    Empty,
    Foreign { found: Saying },
    Newer { format: u32, program: Option<String> },
    Damaged(LineFault),
    Io(io::Error),
}

impl From<io::Error> for NoHead {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Reads a whole journal. Only the head must be sound; the rest is read as far as it is.
pub(super) fn scan(from: impl Read) -> Result<Scan, NoHead> {
    let mut text = LineBuffer { from, bytes: Vec::new(), before: 0, ended: false };
    let mut first = loop {
        text.read_block()?;
        match text.lines(0).next() {
            Some(first) => break first,
            None if text.ended => return Err(NoHead::Empty),
            None => {}
        }
    };
    let byte_order_mark = text.bytes.starts_with(b"\xEF\xBB\xBF");
    first.start += if byte_order_mark { 3 } else { 0 };

    let line = first.text(&text.bytes);
    let format = format::named_format(line)
        .ok_or_else(|| NoHead::Foreign { found: format::excerpt_of(line) })?;
    if format > FORMAT {
        return Err(NoHead::Newer { format, program: format::named_program(line) });
    }
    if format == 0 {
        return Err(NoHead::Foreign { found: format::excerpt_of(line) });
    }
    let HeadLine { subject, body: head, sum: seal, writer } =
        format::read_head(line, format).map_err(NoHead::Damaged)?;

    let mut found = GoodLines {
        writers: vec![(1, writer)],
        blocks: Vec::new(),
        records: 0,
        bodies: Vec::new(),
        sum: seal,
        good: first.next,
        is_fed: first.is_fed,
        changed_line_ends: first.is_returned,
    };
    let head = head.to_owned();
    let ending = read_records(&mut text, &mut found)?;
    found.end_block(&mut text)?;
    let GoodLines { writers, blocks, sum, changed_line_ends, .. } = found;
    let bodies = Bodies(blocks);
    let good = text.before;
    Ok(Scan {
        subject,
        head,
        seal,
        writers,
        bodies,
        sum,
        good,
        ending,
        byte_order_mark,
        changed_line_ends,
    })
}

/// The good lines found so far.
struct GoodLines {
    writers: Vec<(u64, Writer)>,
    /// The complete blocks, and the number of their records.
    blocks: Vec<BodyBlock>,
    records: usize,
    /// The range of each record's body in this block.
    bodies: Vec<Range<usize>>,
    sum: LineSeal,
    /// The end of the last good line in this block.
    good: usize,
    is_fed: bool,
    changed_line_ends: bool,
}

impl GoodLines {
    /// Makes a block of the lines found since the last one, and takes them from the text.
    fn end_block(&mut self, text: &mut LineBuffer<impl Read>) -> io::Result<()> {
        let rest = text.bytes.split_off(self.good);
        let mut bytes = std::mem::replace(&mut text.bytes, rest);
        bytes.shrink_to_fit();
        text.before += bytes.len() as u64;
        let (at, first) = (std::mem::take(&mut self.bodies), self.records as u64 + 2);
        (self.records, self.good) = (self.records + at.len(), 0);
        let text = String::from_utf8(bytes).map_err(io::Error::other)?;
        self.blocks.push(BodyBlock { first, text, at });
        Ok(())
    }
}

fn read_records(text: &mut LineBuffer<impl Read>, found: &mut GoodLines) -> io::Result<Ending> {
    loop {
        let lines: Vec<LineRange> = text.lines(found.good).collect();
        let done = found.bodies.len();
        let (bytes, before, records) = (&text.bytes, found.sum, found.records);
        let pieces = map_chunks_parallel(&lines, |nth, piece| {
            let before = match nth.checked_sub(1) {
                // If that line is not good, this one is not reached.
                Some(last) => format::written_sum(lines[last].text(bytes)).unwrap_or(before),
                None => before,
            };
            ScanChunk::of(piece, bytes, records + done + nth, before)
        });
        for piece in pieces {
            let so_far = found.bodies.len() - done;
            if let Some(last) =
                lines.get(..so_far + piece.bodies.len()).and_then(<[LineRange]>::last)
            {
                found.good = last.next;
                found.is_fed = last.is_fed;
            }
            found.bodies.extend(piece.bodies);
            found.writers.extend(piece.writers);
            found.sum = piece.sum;
            found.changed_line_ends |= piece.is_returned;
            if let Some(why) = piece.unread {
                // The head is line 1.
                let number = (found.records + found.bodies.len()) as u64 + 2;
                let line = &lines[found.bodies.len() - done];
                return match why {
                    // Finished or not: the line ends of another format are not known to this
                    // program.
                    UnreadLine::Newer(writer) => Ok(Ending::Newer { line: number, writer }),
                    UnreadLine::Fault(_) if text.is_torn(line)? => {
                        Ok(Ending::Torn { line: number, text: line.beginning(&text.bytes) })
                    }
                    UnreadLine::Fault(fault) => Ok(Ending::Damaged { line: number, fault }),
                };
            }
        }
        if text.ended {
            return Ok(if found.is_fed { Ending::Clean } else { Ending::NoLineFeed });
        }
        found.end_block(text)?;
        text.read_block()?;
    }
}

/// Consecutive lines, as far as they are good.
struct ScanChunk {
    bodies: Vec<Range<usize>>,
    writers: Vec<(u64, Writer)>,
    sum: LineSeal,
    is_returned: bool,
    unread: Option<UnreadLine>,
}

impl ScanChunk {
    /// Checks the lines after `records` records, the last of which has the seal `sum`.
    fn of(lines: &[LineRange], bytes: &[u8], records: usize, sum: LineSeal) -> Self {
        let mut piece = Self {
            bodies: Vec::with_capacity(lines.len()),
            writers: Vec::new(),
            sum,
            is_returned: false,
            unread: None,
        };
        for (seq, line) in (records as u64 + 1..).zip(lines) {
            match format::read_record(line.text(bytes), seq, piece.sum) {
                Ok(read) => {
                    // A bracket follows the body at the end of the line.
                    let end = line.end - 1;
                    piece.bodies.push(end - read.body.len()..end);
                    piece.writers.extend(read.writer.map(|writer| (seq + 1, writer)));
                    piece.sum = read.sum;
                    piece.is_returned |= line.is_returned;
                }
                Err(why) => {
                    piece.unread = Some(why);
                    break;
                }
            }
        }
        piece
    }
}

/// A file as far as it has been read.
struct LineBuffer<R> {
    from: R,
    /// The bytes read that are in no block yet.
    bytes: Vec<u8>,
    /// The number of bytes before them.
    before: u64,
    ended: bool,
}

/// The range of a line, and the kind of its end.
struct LineRange {
    start: usize,
    /// The end of the line, without its line end.
    end: usize,
    /// The beginning of the next line.
    next: usize,
    is_fed: bool,
    is_returned: bool,
}

impl LineRange {
    fn text<'t>(&self, bytes: &'t [u8]) -> &'t [u8] {
        bytes.get(self.start..self.end).unwrap_or_default()
    }

    /// Returns the line, up to a limit of bytes. Bytes that are not text are replaced.
    fn beginning(&self, bytes: &[u8]) -> String {
        const MOST: usize = 1 << 16;
        let text = self.text(bytes);
        String::from_utf8_lossy(text.get(..MOST).unwrap_or(text)).into_owned()
    }
}

impl<R: Read> LineBuffer<R> {
    /// Reads the next block.
    fn read_block(&mut self) -> io::Result<()> {
        let read = (&mut self.from).take(BLOCK).read_to_end(&mut self.bytes)?;
        self.ended = (read as u64) < BLOCK;
        Ok(())
    }

    /// Returns the complete lines from `at` on, and the last one at the end of the file. A line
    /// above the limit is cut.
    fn lines(&self, mut at: usize) -> impl Iterator<Item = LineRange> {
        std::iter::from_fn(move || {
            let rest = self.bytes.get(at..)?;
            // Reading from memory cannot fail.
            let long = rest.take(MOST_LINE_BYTES).skip_until(b'\n').unwrap_or_default();
            let line = rest.get(..long)?;
            let fed = line.strip_suffix(b"\n");
            let is_whole = fed.is_some() || long as u64 == MOST_LINE_BYTES || self.ended;
            if line.is_empty() || !is_whole {
                return None;
            }
            let returned = fed.and_then(|fed| fed.strip_suffix(b"\r"));
            let end = at + returned.or(fed).unwrap_or(line).len();
            let (start, next) = (at, at + long);
            at = next;
            Some(LineRange {
                start,
                end,
                next,
                is_fed: fed.is_some(),
                is_returned: returned.is_some(),
            })
        })
    }

    /// Returns whether this bad line was never finished. It is the last line, and has no end, is
    /// blank, or contains the zeros of a power cut.
    fn is_torn(&mut self, line: &LineRange) -> io::Result<bool> {
        let text = line.text(&self.bytes);
        let blank = text.iter().all(u8::is_ascii_whitespace);
        let torn = !line.is_fed || blank || text.contains(&0);
        Ok(torn && self.is_blank_from(line.next)?)
    }

    fn is_blank_from(&mut self, at: usize) -> io::Result<bool> {
        let is_blank = |bytes: &[u8]| bytes.iter().all(u8::is_ascii_whitespace);
        let mut blank = is_blank(self.bytes.get(at..).unwrap_or_default());
        while blank && !self.ended {
            let read = self.bytes.len();
            self.read_block()?;
            blank = is_blank(self.bytes.get(read..).unwrap_or_default());
            self.bytes.truncate(read);
        }
        Ok(blank)
    }
}
