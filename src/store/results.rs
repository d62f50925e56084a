//! Results as files that spreadsheets open.

use std::io;

use bottone_i18n::Language;
use csv::{Terminator, WriterBuilder};

/// The separator between the cells of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Separator {
    /// A comma, as English spreadsheets expect.
    #[default]
    Comma,
    /// A semicolon, as Italian spreadsheets expect, because their comma is the decimal sign.
    Semicolon,
}

impl Separator {
    /// Returns the separator that spreadsheets in this language expect.
    pub fn of(language: Language) -> Self {
        if language.list_sign() == ';' { Self::Semicolon } else { Self::Comma }
    }
}

/// Returns the rows as spreadsheets open them: UTF-8 with a byte order mark, and Windows line ends.
///
/// Names are foreign input. A spreadsheet takes a cell that begins with `=`, `+`, `-` or `@` for a
/// formula. Such a cell gets an apostrophe in front, unless it is a number.
///
/// # Errors
/// Only a lack of memory, in the words of the writer.
pub fn csv(rows: &[Vec<String>], separator: Separator) -> io::Result<Vec<u8>> {
    let delimiter = match separator {
        Separator::Comma => b',',
        Separator::Semicolon => b';',
    };
    let mut writer = WriterBuilder::new()
        .delimiter(delimiter)
        .terminator(Terminator::CRLF)
        .flexible(true)
        .from_writer("\u{feff}".as_bytes().to_vec());
    for row in rows {
        writer.write_record(row.iter().map(|cell| harmless(cell)))?;
    }
    writer.into_inner().map_err(|error| io::Error::other(error.to_string()))
}

/// Returns the cell in a form that no spreadsheet takes for a formula.
fn harmless(cell: &str) -> String {
    let begins = cell.trim_start().starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
        || cell.starts_with(['\t', '\r', '\n']);
    let number = cell.strip_prefix('-').unwrap_or(cell);
    let is_number =
        !number.is_empty() && number.chars().all(|c| c.is_ascii_digit() || c == '.' || c == ',');
    if begins && !is_number { format!("'{cell}") } else { cell.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the signs that begin a formula by OWASP's list ("CSV Injection").
    #[test]
    fn no_cell_is_taken_for_a_formula() {
        let cases = [
            ("=1+2", "'=1+2"),
            ("+39 06", "'+39 06"),
            ("-cmd|' /C calc'!A0", "'-cmd|' /C calc'!A0"),
            ("@SUM(A1)", "'@SUM(A1)"),
            (" =1", "' =1"),
            ("\t=1", "'\t=1"),
            ("＝1", "'＝1"),
            ("-5", "-5"),
            ("-5,50", "-5,50"),
            ("-", "'-"),
            ("8-9", "8-9"),
            ("O'Brien", "O'Brien"),
            ("", ""),
        ];
        for (cell, expected) in cases {
            assert_eq!(harmless(cell), expected, "{cell}");
        }
    }

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        let rows = [vec!["a;b".to_owned(), "c,d".to_owned(), "e\"f".to_owned()], vec![]];
        let text = |separator| String::from_utf8(csv(&rows, separator).unwrap()).unwrap();
        assert_eq!(text(Separator::Comma).lines().next(), Some("\u{feff}a;b,\"c,d\",\"e\"\"f\""));
        assert_eq!(
            text(Separator::Semicolon).lines().next(),
            Some("\u{feff}\"a;b\";c,d;\"e\"\"f\"")
        );
    }
}
