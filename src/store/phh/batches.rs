//! Files of any length, read piece by piece.

use std::{
    io::{self, BufRead as _, Read},
    mem,
    path::Path,
    str,
};

use super::{
    super::files,
    WrittenHand,
    fault::{PhhFault, PhhPosition, Problem},
    hand_file::RulesLookup,
};

/// The most bytes in one hand.
pub const MOST_BYTES: usize = 1024 * 1024;

/// The most bytes in the line of a header.
const MOST_HEADER: usize = 1024;

/// The approximate number of bytes read at a time, while the earlier ones are played.
const BATCH: usize = 1024 * 1024;

/// A reader of the hands in a file, some at a time. A long file takes as little memory as a short
/// one.
pub struct Batches {
    from: Box<dyn Read>,
    /// The bytes read from the start of the next hand, with the number of its line.
    rest: Vec<u8>,
    line: usize,
    /// The number of lines of that hand that were not kept.
    dropped: usize,
    is_over: bool,
}

/// Some hands of a file.
#[derive(Debug)]
pub struct Batch {
    bytes: Vec<u8>,
    hands: Vec<HandBounds>,
}

#[derive(Clone, Copy, Debug)]
struct HandBounds {
    number: Option<u64>,
    header: usize,
    from: usize,
    to: usize,
    line: usize,
    /// True for the part before the first header.
    is_before: bool,
}

/// One hand of a batch, not parsed yet.
#[derive(Clone, Copy, Debug)]
pub struct RawHand<'a> {
    bytes: &'a [u8],
    bounds: HandBounds,
}

impl Batches {
    /// Opens a file of hands.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub fn open(path: &Path) -> io::Result<Self> {
        Ok(Self::of(files::open_to_read(path)?))
    }

    /// Returns the hands of any source that can be read.
    pub fn of(from: impl Read + 'static) -> Self {
        Self { from: Box::new(from), rest: Vec::new(), line: 1, dropped: 0, is_over: false }
    }

    fn read(&mut self) -> io::Result<Option<Batch>> {
        while !self.is_over {
            self.rest.reserve(BATCH);
            let read = (&mut self.from).take(BATCH as u64).read_to_end(&mut self.rest)?;
            self.is_over = read < BATCH;
            let mut batch =
                Batch::of(mem::take(&mut self.rest), self.line, self.dropped, self.is_over);
            if self.is_over {
                return Ok(Some(batch));
            }
            // The last hand may continue in the unread part.
            let Some(last) = batch.hands.pop() else { continue };
            self.rest = batch.bytes.split_off(last.header);
            self.line = last.line;
            if batch.hands.is_empty() {
                self.shorten(last.from - last.header);
                continue;
            }
            self.dropped = 0;
            return Ok(Some(batch));
        }
        Ok(None)
    }

    /// Drops the excess of a hand that is too long, to save memory. Its text begins after a header
    /// of `header` bytes.
    fn shorten(&mut self, header: usize) {
        // One byte too many is kept, to show that the hand is too long.
        let most = header + MOST_BYTES + 1;
        // The last line is not complete, and may be the header of the next hand.
        let last = self.rest.iter().rposition(|byte| *byte == b'\n').unwrap_or(0);
        let mut last = last.max(most);
        if last > most {
            let gone = self.rest.drain(most..last);
            self.dropped += gone.filter(|byte| *byte == b'\n').count();
            last = most;
        }
        self.rest.truncate(last + 1 + MOST_HEADER + 1);
    }
}

/// The hands in order, some at a time.
impl Iterator for Batches {
    type Item = io::Result<Batch>;

    fn next(&mut self) -> Option<Self::Item> {
        let read = self.read();
        self.is_over |= read.is_err();
        read.transpose()
    }
}

impl Batch {
    /// Splits bytes into hands. `dropped` lines are missing at the end of the first hand. Unless
    /// the file is over, the last line may be incomplete.
    fn of(bytes: Vec<u8>, mut line: usize, mut dropped: usize, is_over: bool) -> Self {
        let mut hands: Vec<HandBounds> = Vec::new();
        let mut rest = bytes.as_slice();
        let mut preamble =
            HandBounds { number: None, header: 0, from: 0, to: 0, line, is_before: false };
        while !rest.is_empty() {
            let at = bytes.len() - rest.len();
            let length = rest.skip_until(b'\n').unwrap_or(rest.len());
            let Some(text) = bytes.get(at..at + length) else { break };
            if text.first() == Some(&b'[')
                && (is_over || text.last() == Some(&b'\n'))
                && let Some(number) = header(text)
            {
                if at > 0 {
                    line += mem::take(&mut dropped);
                }
                if let Some(last) = hands.last_mut() {
                    last.to = at;
                } else {
                    preamble.to = at;
                }
                let from = at + length;
                let to = bytes.len();
                hands.push(HandBounds {
                    number: Some(number),
                    header: at,
                    from,
                    to,
                    line,
                    is_before: false,
                });
            }
            line += 1;
        }
        if hands.is_empty() {
            preamble.to = bytes.len();
            hands.push(preamble);
        } else if preamble.to > MOST_BYTES
            || !is_blank(bytes.get(..preamble.to).unwrap_or_default())
        {
            hands.insert(0, HandBounds { is_before: true, ..preamble });
        }
        Self { bytes, hands }
    }

    /// Returns whether any line names a variant, as every hand of the format must.
    pub fn has_variant(&self) -> bool {
        let mut lines = self.bytes.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_start);
        lines.any(|line| line.starts_with(b"variant") || line.starts_with(b"\"variant\""))
    }

    pub fn pieces(&self) -> impl ExactSizeIterator<Item = RawHand<'_>> {
        self.hands.iter().map(|bounds| {
            let bytes = self.bytes.get(bounds.from..bounds.to).unwrap_or_default();
            RawHand { bytes, bounds: *bounds }
        })
    }
}

/// Returns the number in a header such as `[12]`.
fn header(line: &[u8]) -> Option<u64> {
    let line = str::from_utf8(line).ok().filter(|line| line.len() <= MOST_HEADER)?;
    let (name, after) = line.strip_prefix('[')?.split_once(']')?;
    let after = after.trim_ascii();
    let number = name.trim_ascii().trim_matches(['"', '\'']).parse().ok()?;
    (after.is_empty() || after.starts_with('#')).then_some(number)
}

/// Returns whether there are only empty lines and comments.
fn is_blank(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
    lines.all(|line| line.is_empty() || line.starts_with(b"#"))
}

impl<'t> RawHand<'t> {
    /// Returns the number in its header.
    pub const fn number(&self) -> Option<u64> {
        self.bounds.number
    }

    /// Parses the hand.
    ///
    /// # Errors
    /// The place that is no hand, and the expected content.
    pub fn read(&self, rules: RulesLookup<'_>) -> Result<WrittenHand<'t>, PhhFault> {
        let line = self.bounds.line + usize::from(self.bounds.number.is_some());
        let fault =
            |text, at, problem| PhhFault { place: PhhPosition::of(text, at, line), problem };
        if self.bounds.is_before {
            return Err(fault("", 0, Problem::BeforeTheFirst));
        }
        if self.bytes.len() > MOST_BYTES {
            return Err(fault("", 0, Problem::TooLong));
        }
        match str::from_utf8(self.bytes) {
            Ok(text) => WrittenHand::read_at(text, line, rules),
            Err(error) => {
                let good = self.bytes.get(..error.valid_up_to()).unwrap_or_default();
                let good = str::from_utf8(good).unwrap_or_default();
                Err(fault(good, good.len(), Problem::NotText))
            }
        }
    }
}
