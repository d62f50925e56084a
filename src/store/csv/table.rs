//! The conversion of text to rows of cells.

use std::collections::BTreeMap;

use csv::{ReaderBuilder, StringRecord};

use super::{CsvRow, MOST_COLUMNS, MOST_ROWS, SheetError, SheetNotice, decode, guess};

pub(super) struct CsvTable {
    pub(super) rows: Vec<CsvRow>,
    pub(super) delimiter: Option<char>,
    pub(super) notices: Vec<SheetNotice>,
}

/// The delimiters, the most reliable first: a tab is rarely typed, but many cells contain a comma.
const DELIMITERS: [u8; 4] = [b'\t', b';', b',', b'|'];
/// The sign for a list without a delimiter; no shown cell contains it.
const NO_DELIMITER: u8 = b'\x1f';
/// The number of rows that are examined for the delimiter. `SAMPLE_BYTES` limits their text.
const SAMPLE_ROWS: usize = 200;
const SAMPLE_BYTES: usize = 1 << 18;
/// The most lines of a cell. With more lines, a quote was never closed.
const MOST_LINES: usize = 12;

pub(super) fn read(text: &str) -> Result<CsvTable, SheetError> {
    let (text, stated, skipped) = stated_delimiter(text);
    let delimiter = stated.unwrap_or_else(|| found_delimiter(text));
    let mut notices = Vec::new();
    let rows = match rows(text, delimiter, true, skipped, &mut notices)? {
        Ok(rows) => rows,
        Err(UnclosedQuote { line }) => {
            notices = vec![SheetNotice::QuoteNeverClosed { line }];
            rows(text, delimiter, false, skipped, &mut notices)?.unwrap_or_default()
        }
    };
    let delimiter = (delimiter != NO_DELIMITER).then_some(char::from(delimiter));
    Ok(CsvTable { rows, delimiter, notices })
}

/// Reads Excel's own first line, `sep=;`. Returns the rest of the text, the delimiter, and the
/// number of lines read.
fn stated_delimiter(text: &str) -> (&str, Option<u8>, u64) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let first = first.trim_end_matches('\r').trim_matches('"');
    match first.get(..4).map(str::to_ascii_lowercase).as_deref().zip(first.as_bytes().get(4)) {
        Some(("sep=", &mark)) if first.len() == 5 => (rest, Some(mark), 1),
        _ => (text, None, 0),
    }
}

fn reader(text: &str, delimiter: u8, quoting: bool) -> csv::Reader<&[u8]> {
    ReaderBuilder::new()
        .delimiter(delimiter)
        .quoting(quoting)
        .flexible(true)
        .has_headers(false)
        .from_reader(text.as_bytes())
}

/// Finds the delimiter that makes the most even columns in the first rows of `text`.
fn found_delimiter(text: &str) -> u8 {
    let start = &text[..text.floor_char_boundary(SAMPLE_BYTES)];
    let mut best = (0, NO_DELIMITER);
    for delimiter in DELIMITERS {
        let records: Vec<StringRecord> = reader(start, delimiter, true)
            .into_records()
            .map_while(Result::ok)
            .filter(|record| record.len() > 1 || !decode::clean(record.as_slice()).0.is_empty())
            .take(SAMPLE_ROWS)
            .collect();
        let width = usual_width(records.iter().map(StringRecord::len));
        if width < 2 || has_lone_header(&records) {
            continue;
        }
        let even = records.iter().filter(|record| record.len() == width).count();
        let evenness = even * 10 / records.len().max(1);
        if evenness > best.0 {
            best = (evenness, delimiter);
        }
    }
    best.1
}

/// Returns whether the list is "Name" over "Rossi, Mario": the header has no comma, so a comma is
/// part of the name. A title above headings with commas does not count.
fn has_lone_header(records: &[StringRecord]) -> bool {
    let row = |record: &StringRecord| CsvRow {
        line: 0,
        cells: record.iter().map(|cell| decode::clean(cell).0).collect(),
    };
    let rows: Vec<CsvRow> = records.iter().take(guess::MOST_ABOVE).map(row).collect();
    let header = guess::header_row(&rows).and_then(|at| rows.get(at));
    header.is_some_and(|header| header.cells.len() == 1)
}

/// Returns the number of cells that most rows have; of equally frequent ones, the greater.
pub(super) fn usual_width(widths: impl Iterator<Item = usize>) -> usize {
    let mut counts = BTreeMap::new();
    for width in widths {
        *counts.entry(width).or_insert(0_usize) += 1;
    }
    counts.into_iter().max_by_key(|&(width, count)| (count, width)).map_or(0, |(width, _)| width)
}

struct UnclosedQuote {
    line: u64,
}

fn rows(
    text: &str,
    delimiter: u8,
    quoting: bool,
    skipped: u64,
    notices: &mut Vec<SheetNotice>,
) -> Result<Result<Vec<CsvRow>, UnclosedQuote>, SheetError> {
    let mut reader = reader(text, delimiter, quoting);
    let mut lines = LineCount { text: text.as_bytes(), at: 0, line: skipped + 1 };
    let mut record = StringRecord::new();
    let mut rows = Vec::new();
    // The text is UTF-8 and rows may have any length, so the reader returns no error.
    while reader.read_record(&mut record).unwrap_or(false) {
        let start = record.position().map_or(0, csv::Position::byte);
        let line = lines.at_row(usize::try_from(start).unwrap_or(usize::MAX));
        if record.iter().any(|cell| cell.split('\n').count() > MOST_LINES) {
            return Ok(Err(UnclosedQuote { line }));
        }
        if record.iter().skip(MOST_COLUMNS).any(|cell| !cell.trim().is_empty()) {
            return Err(SheetError::TooManyColumns { line });
        }
        let (cells, cuts): (Vec<String>, Vec<bool>) =
            record.iter().take(MOST_COLUMNS).map(decode::clean).unzip();
        if cells.iter().all(String::is_empty) {
            continue;
        }
        if rows.len() >= MOST_ROWS {
            return Err(SheetError::TooManyRows);
        }
        if cuts.contains(&true) {
            notices.push(SheetNotice::CellCut { line });
        }
        rows.push(CsvRow { line, cells });
    }
    Ok(Ok(rows))
}

/// A line counter like an editor's, with blank lines.
struct LineCount<'a> {
    text: &'a [u8],
    at: usize,
    line: u64,
}

impl LineCount<'_> {
    /// Returns the line of the row that begins at the byte `start`.
    fn at_row(&mut self, start: usize) -> u64 {
        while let Some(&byte) = self.text.get(self.at) {
            if self.at >= start && !matches!(byte, b'\n' | b'\r') {
                break;
            }
            let ends =
                byte == b'\n' || (byte == b'\r' && self.text.get(self.at + 1) != Some(&b'\n'));
            self.line += u64::from(ends);
            self.at += 1;
        }
        self.line
    }
}
