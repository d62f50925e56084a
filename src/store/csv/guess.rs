//! Guesses at the kind of each column, by its header or else by its cells.

use bottone_base::person::fold;

use super::{
    CsvColumn, CsvRow, PlayerField,
    headings::{Heading, heading, is_name_alone},
    line_numbers,
};

/// The number of rows that are examined for the kind of a column.
const SAMPLE: usize = 500;

/// The most rows above the headings.
pub(super) const MOST_ABOVE: usize = 15;
/// The most rows above the heading of a list with one column.
const MOST_ABOVE_ONE: usize = 3;
/// The number of rows needed to show that the first row is a heading.
const TELLING: usize = 3;

/// Returns whether the first row of a list names its columns.
pub(super) fn is_header(cells: &[String]) -> bool {
    let (known, names) = count_headings(cells);
    let filled = cells.iter().filter(|cell| !cell.is_empty()).count();
    (names || (known > 1 && known * 2 >= filled)) && !cells.iter().any(|cell| is_data(cell))
}

/// Finds the row that names the columns: the first, or one below a title.
pub(super) fn header_row(rows: &[CsvRow]) -> Option<usize> {
    let cells = |at: usize| rows.get(at).map_or(&[][..], |row| &row.cells);
    let below = (1..rows.len().min(MOST_ABOVE)).filter(|&at| {
        let (known, names) = count_headings(cells(at));
        let extent = rows[at].extent();
        let above = &rows[..at];
        let is_below_titles = match extent {
            1 => at <= MOST_ABOVE_ONE,
            _ => {
                known > 1 && above.iter().all(|row| row.extent() < extent || !is_header(&row.cells))
            }
        };
        names && is_below_titles && !cells(at).iter().any(|cell| is_data(cell))
    });
    let first = is_header(cells(0)).then_some(0);
    // Of several, the row with most headings; of equal ones, the upper one.
    first
        .into_iter()
        .chain(below)
        .max_by_key(|&at| (count_headings(cells(at)).0, std::cmp::Reverse(at)))
}

/// Returns whether a row among the players names columns, as in a list copied from several.
pub(super) fn names_columns(row: &CsvRow) -> bool {
    let (known, names) = count_headings(&row.cells);
    let is_row_of_headings = row.extent() == 1 || known > 1;
    names && is_row_of_headings && !row.cells.iter().any(|cell| is_data(cell))
}

/// Returns whether the first row of a list without headings looks like one. Its cell in a column is
/// no figure and no address, but every cell below is. A word used only in headings counts too.
pub(super) fn looks_like_headings(first: &CsvRow, below: &[CsvRow]) -> bool {
    if first.cells.iter().any(|cell| is_data(cell)) {
        return false;
    }
    let is_figures =
        |cell: &str| matches!(CellKind::of_line(cell), CellKind::Number | CellKind::Other);
    let stands_out = first.cells.iter().enumerate().any(|(at, cell)| {
        let filled = below.iter().take(SAMPLE).filter_map(|row| row.cells.get(at));
        let mut filled = filled.filter(|cell| !cell.is_empty()).peekable();
        let is_word = !cell.is_empty() && !cell.contains(|c: char| c.is_ascii_digit());
        is_word && filled.clone().count() >= TELLING && filled.all(|cell| is_figures(cell))
    });
    let is_contact = |cell: &String| heading(cell) == Some(Heading::Of(PlayerField::Note));
    stands_out || (first.extent() > 1 && first.cells.iter().any(is_contact))
}

/// Returns the number of headings in these cells, and whether one of them is for names.
fn count_headings(cells: &[String]) -> (usize, bool) {
    let found: Vec<Heading> = cells.iter().filter_map(|cell| heading(cell)).collect();
    let names = found.iter().any(|of| matches!(of, Heading::Of(field) if field.is_name()));
    (found.len(), names)
}

/// Returns whether a cell is an address or a figure, which no heading is.
fn is_data(cell: &str) -> bool {
    let letters = cell.chars().filter(|c| c.is_alphabetic()).count();
    let digits = cell.bytes().filter(u8::is_ascii_digit).count();
    (cell.contains('@') && cell.contains('.')) || (digits > 2 && digits > letters)
}

/// Returns whether the header of a note column is just a word for a note.
pub(super) fn is_plain_note(header: &str) -> bool {
    matches!(
        fold(header).replace(' ', "").as_str(),
        "" | "note" | "notes" | "nota" | "comment" | "comments" | "remarks"
    )
}

pub(super) fn columns(header: Option<&CsvRow>, rows: &[CsvRow]) -> Vec<CsvColumn> {
    let headers = header.map_or(&[][..], |header| &header.cells);
    let count = rows.iter().chain(header).map(CsvRow::extent).max().unwrap_or(0);
    let kinds: Vec<CellKind> = (0..count).map(|at| CellKind::of(rows, at)).collect();
    let mut guessed: Vec<Option<PlayerField>> = (0..count)
        .map(|at| match heading(headers.get(at)?)? {
            Heading::Of(field) => Some(field),
            Heading::Other => Some(PlayerField::Skip),
        })
        .collect();
    separate_name_columns(headers, &mut guessed);
    if !guessed.iter().flatten().any(|field| field.is_name()) {
        find_names(&kinds, &mut guessed);
    }
    if header.is_none() {
        guess_first(&kinds, &mut guessed, CellKind::Code, PlayerField::Country);
        if let Some(number) = kinds.iter().position(|kind| *kind == CellKind::Number) {
            let field = if counts_up(rows, number) { PlayerField::Skip } else { PlayerField::Card };
            guess_first(&kinds, &mut guessed, CellKind::Number, field);
        }
    }
    let header_of = |at: usize| headers.get(at).cloned().unwrap_or_default();
    // Columns without a known heading are shown, and kept only if the director says so.
    (0..count)
        .map(|at| CsvColumn {
            header: header_of(at),
            guessed: guessed[at].unwrap_or(PlayerField::Skip),
        })
        .collect()
}

/// Returns whether a column only numbers the rows: 1, 2, 3.
fn counts_up(rows: &[CsvRow], at: usize) -> bool {
    let cells = rows.iter().filter_map(|row| row.cells.get(at)).filter(|cell| !cell.is_empty());
    cells.zip(1_usize..).all(|(cell, number)| cell.trim_end_matches('.').parse() == Ok(number))
}

/// Corrects the guess for two name columns: "Nome" beside "Cognome" is the given name; "Name"
/// beside "Vorname" is the family name.
fn separate_name_columns(headers: &[String], guessed: &mut [Option<PlayerField>]) {
    let has = |field| guessed.contains(&Some(field));
    let half = match (has(PlayerField::Family), has(PlayerField::Given)) {
        (true, _) => PlayerField::Given,
        (false, true) => PlayerField::Family,
        (false, false) => return,
    };
    for (header, field) in headers.iter().zip(guessed.iter_mut()) {
        if is_name_alone(header) {
            *field = Some(half);
        }
    }
}

/// Guesses the name columns without headers: the first column of words, or the first two if each
/// has one word.
fn find_names(kinds: &[CellKind], guessed: &mut [Option<PlayerField>]) {
    let free = |at: usize| guessed.get(at) == Some(&None);
    let is = |at: usize, kind| free(at) && kinds.get(at) == Some(&kind);
    let Some(first) =
        (0..kinds.len()).find(|&at| is(at, CellKind::Word) || is(at, CellKind::Words))
    else {
        return;
    };
    if is(first, CellKind::Word)
        && (is(first + 1, CellKind::Word) || is(first + 1, CellKind::Words))
    {
        guessed[first] = Some(PlayerField::Family);
        guessed[first + 1] = Some(PlayerField::Given);
    } else {
        guessed[first] = Some(PlayerField::FullName);
    }
}

fn guess_first(
    kinds: &[CellKind],
    guessed: &mut [Option<PlayerField>],
    kind: CellKind,
    field: PlayerField,
) {
    if let Some((_, free)) =
        kinds.iter().zip(guessed).find(|(found, guess)| **found == kind && guess.is_none())
    {
        *free = Some(field);
    }
}

/// The usual content of a column's cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum CellKind {
    Empty,
    /// Digits, with up to a few letters: 00417, IT-4410.
    Number,
    /// Two or three capitals: ITA.
    Code,
    Word,
    /// Several words, or a comma.
    Words,
    /// Addresses and all other content.
    Other,
}

impl CellKind {
    fn of(rows: &[CsvRow], at: usize) -> Self {
        let mut counts = [0_usize; 6];
        for cell in rows.iter().take(SAMPLE).filter_map(|row| row.cells.get(at)) {
            let kind = Self::of_line(cell);
            if kind != Self::Empty {
                counts[kind as usize] += 1;
            }
        }
        let all = [Self::Number, Self::Code, Self::Word, Self::Words, Self::Other];
        let most = all.into_iter().max_by_key(|kind| counts[*kind as usize]);
        most.filter(|kind| counts[*kind as usize] > 0).unwrap_or(Self::Empty)
    }

    /// Returns the kind of a cell without its line number and without remarks after the name.
    fn of_line(cell: &str) -> Self {
        let name =
            line_numbers::without_number(cell).or_else(|| line_numbers::without_bare_number(cell));
        Self::of_cell(line_numbers::remark(name.unwrap_or(cell)).0)
    }

    fn of_cell(cell: &str) -> Self {
        let letters = cell.chars().filter(|c| c.is_alphabetic()).count();
        let digits = cell.chars().filter(char::is_ascii_digit).count();
        if cell.is_empty() {
            Self::Empty
        } else if cell.contains(['@', '/', ':']) || cell.starts_with('+') {
            Self::Other
        } else if digits > letters {
            Self::Number
        } else if digits > 0 {
            Self::Other
        } else if matches!(cell.len(), 2 | 3) && cell.bytes().all(|byte| byte.is_ascii_uppercase())
        {
            Self::Code
        } else if cell.contains([' ', ',']) {
            Self::Words
        } else {
            Self::Word
        }
    }
}
