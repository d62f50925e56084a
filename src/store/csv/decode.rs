//! The decoding of bytes to text, and the cleaning of text for one line.

use std::borrow::Cow;

use bottone_i18n::Saying;
use unicode_normalization::UnicodeNormalization as _;

use super::{LONGEST_CELL, SheetError};
use crate::encoding::{self, Letters};

/// The first bytes of other files that people take for a list, with the words that describe them.
const NOT_TEXT: [(&[u8], &str); 6] = [
    (b"PK\x03\x04", "files-workbook"),
    (b"\xD0\xCF\x11\xE0", "files-old-workbook"),
    (b"%PDF", "files-pdf"),
    (b"\x89PNG", "files-picture"),
    (b"\xFF\xD8\xFF", "files-picture"),
    (b"\x1F\x8B", "files-compressed"),
];

pub(super) fn decode(bytes: &[u8]) -> Result<(Cow<'_, str>, Letters), SheetError> {
    if let Some((_, what)) = NOT_TEXT.iter().find(|(start, _)| bytes.starts_with(start)) {
        return Err(SheetError::NotText { what: Saying::of(*what) });
    }
    Ok(encoding::decoded(bytes))
}

/// Returns a cell as shown on one line: composed letters, single spaces, no invisible characters.
/// Also returns whether the cell was cut.
pub(super) fn clean(cell: &str) -> (String, bool) {
    let cell = unwrap_formula(cell.trim());
    let mut clean = String::with_capacity(cell.len().min(4 * LONGEST_CELL));
    let mut length = 0;
    let mut push = |c: char| {
        if is_invisible(c) || length >= LONGEST_CELL {
            return;
        }
        let blank = c.is_whitespace() || c.is_control();
        if blank && (clean.is_empty() || clean.ends_with(' ')) {
            return;
        }
        clean.push(if blank { ' ' } else { c });
        length += 1;
    };
    if cell.is_ascii() {
        cell.chars().for_each(&mut push);
    } else {
        cell.nfc().take(8 * LONGEST_CELL).for_each(&mut push);
    }
    let cut = length >= LONGEST_CELL && cell.chars().nth(LONGEST_CELL).is_some();
    clean.truncate(clean.trim_end().len());
    (clean, cut)
}

/// Removes the `="00123"` form, which makes Excel keep the leading zeros of a number.
fn unwrap_formula(cell: &str) -> &str {
    cell.strip_prefix("=\"").and_then(|rest| rest.strip_suffix('"')).unwrap_or(cell)
}

/// Returns whether `c` is invisible: NUL, soft hyphens, zero-width spaces, byte order marks, and
/// marks that change the direction of text. Joiners are kept, because names in Persian and in
/// Indian scripts need them.
const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\0' | '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}
