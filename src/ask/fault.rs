//! Faults in a question, and their places.

use bottone_base::seat::TableNo;
use bottone_i18n::{Language, Saying, ToText as _};
use ron::error::SpannedError;
use serde::Serialize;

use super::reader::{ends_early, words};

/// The reason why a question has no answer.
#[derive(Debug)]
pub(super) struct QuestionFault {
    place: FaultPlace,
    message: Saying,
}

/// The place of a fault in a question.
#[derive(Debug)]
enum FaultPlace {
    /// A column, counted in letters from 1.
    Column(usize),
    /// The field of this name.
    Field(&'static str),
    /// In the first text between quotes.
    Text,
}

/// A fault as it is written.
#[derive(Serialize)]
pub(super) struct FaultAnswer {
    line: usize,
    column: usize,
    message: String,
}

impl QuestionFault {
    /// Makes a fault of `field`: the question contradicts itself there, or cannot be answered
    /// because of it.
    pub(super) fn of(field: &'static str, message: Saying) -> Self {
        Self { place: FaultPlace::Field(field), message }
    }

    /// Returns the fault with this table.
    pub(super) fn at_table(self, table: TableNo) -> Self {
        let message = Saying::of("ask-of-table").with("table", table).with("what", self.message);
        Self { message, ..self }
    }

    /// Makes a fault in the text of which the question consists.
    pub(super) fn of_text(message: Saying) -> Self {
        Self { place: FaultPlace::Text, message }
    }

    /// Makes a fault of a line that is not a question; `message` gives the expected form.
    pub(super) fn not_a_question(message: Saying) -> Self {
        Self::column(1, message)
    }

    /// Makes a fault of the content of this column.
    pub(super) fn column(column: usize, message: Saying) -> Self {
        Self { place: FaultPlace::Column(column), message }
    }

    /// Makes a fault of a question on this line with a wrong syntax.
    pub(super) fn unreadable(error: &SpannedError, line: &str) -> Self {
        let column = if ends_early(line) {
            line.trim_end().chars().count() + 1
        } else {
            fault_column(error.span.start.col, line)
        };
        Self::column(column, words(&error.code, line, column))
    }

    /// Returns the written fault in this language, for a question on this line.
    pub(super) fn written(self, number: usize, line: &str, language: Language) -> FaultAnswer {
        let column = match self.place {
            FaultPlace::Column(column) => column,
            FaultPlace::Text => {
                line.chars().position(|letter| letter == '"').map_or(1, |at| at + 1)
            }
            FaultPlace::Field(field) => column_of(field, line).unwrap_or(1),
        };
        FaultAnswer { line: number, column, message: self.message.to_text(language) }
    }
}

/// Returns the column of the fault. The reader stops at it, at the space before it, or after its
/// sign.
fn fault_column(column: usize, line: &str) -> usize {
    // Columns count from 1, but the reader is outside code.
    let column = column.max(1);
    let before = column - 1;
    let spaces = line.chars().skip(before).take_while(|letter| letter.is_whitespace()).count();
    let is_signed = column > 1 && line.chars().nth(column - 2) == Some('-');
    if is_signed { before } else { column + spaces }
}

/// Returns the column of the first field of this name, counted in letters from 1. Quoted texts are
/// skipped.
fn column_of(field: &str, line: &str) -> Option<usize> {
    let mut word = String::new();
    let (mut quoted, mut escaped) = (false, false);
    for (column, letter) in line.chars().enumerate() {
        if quoted {
            quoted = escaped || letter != '"';
            escaped = !escaped && letter == '\\';
        } else if letter.is_alphanumeric() || letter == '_' {
            word.push(letter);
        } else if letter == ':' && word == field {
            return Some(column + 1 - word.chars().count());
        } else if !letter.is_whitespace() {
            quoted = letter == '"';
            word.clear();
        } else if word != field {
            word.clear();
        }
    }
    None
}

/// Describes the text found and the text expected.
pub(super) fn expected(found: Saying, expected: Saying) -> Saying {
    Saying::of("ask-expected").with("found", found).with("expected", expected)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_is_one_or_more() {
        for (column, line, stands) in
            [(0, "x", 1), (0, "", 1), (1, "  x", 3), (3, " -5", 2), (9, "x", 9)]
        {
            assert_eq!(fault_column(column, line), stands, "{column} of {line:?}");
        }
    }

    #[test]
    fn a_field_is_found_where_it_stands() {
        let line =
            r#"Showdown((board: "out: \" out: ", pots: [(about: 1, out: 2)], é: 3, out: 4))"#;
        assert_eq!(column_of("board", line), Some(11));
        assert_eq!(column_of("out", line), Some(53));
        assert_eq!(column_of("é", line), Some(63));
        assert_eq!(column_of("seats", line), None);
    }
}
