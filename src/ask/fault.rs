//! What is wrong with a question, and where.

use ron::error::SpannedError;
use serde::Serialize;

use super::reader::{ends_early, words};
use crate::i18n::{Language, Saying, Told as _};
use crate::rules::seat::TableNo;

/// Why a question gets no answer.
#[derive(Debug)]
pub(super) struct QuestionFault {
    place: FaultPlace,
    message: Saying,
}

/// Where in a question something is wrong.
#[derive(Debug)]
enum FaultPlace {
    /// At this column, counted in letters from 1.
    Column(usize),
    /// In the field of this name.
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
    /// The question contradicts itself in `field`, or cannot be answered because of it.
    pub(super) fn of(field: &'static str, message: Saying) -> Self {
        Self { place: FaultPlace::Field(field), message }
    }

    /// The same, of this table.
    pub(super) fn at_table(self, table: TableNo) -> Self {
        let message = Saying::of("ask-of-table").with("table", table).with("what", self.message);
        Self { message, ..self }
    }

    /// Something is wrong in the text that the question consists of.
    pub(super) fn of_text(message: Saying) -> Self {
        Self { place: FaultPlace::Text, message }
    }

    /// The question is no question: `message` says what was expected.
    pub(super) fn whole(message: Saying) -> Self {
        Self::column(1, message)
    }

    /// What stands in this column is no part of a question.
    pub(super) fn column(column: usize, message: Saying) -> Self {
        Self { place: FaultPlace::Column(column), message }
    }

    /// The question on this line is not written as it should be.
    pub(super) fn unreadable(error: &SpannedError, line: &str) -> Self {
        let column = if ends_early(line) {
            line.trim_end().chars().count() + 1
        } else {
            column_where_it_stands(error.span.start.col, line)
        };
        Self::column(column, words(&error.code, line, column))
    }

    /// The fault as it is written in this language, for a question on this line.
    pub(super) fn at(self, number: usize, line: &str, language: Language) -> FaultAnswer {
        let column = match self.place {
            FaultPlace::Column(column) => column,
            FaultPlace::Text => {
                line.chars().position(|letter| letter == '"').map_or(1, |at| at + 1)
            }
            FaultPlace::Field(field) => column_of(field, line).unwrap_or(1),
        };
        FaultAnswer { line: number, column, message: self.message.told(language) }
    }
}

/// The reader stops at what is wrong, at the space before it or behind its sign.
fn column_where_it_stands(column: usize, line: &str) -> usize {
    // Columns count from 1; the reader is another's.
    let column = column.max(1);
    let before = column - 1;
    let spaces = line.chars().skip(before).take_while(|letter| letter.is_whitespace()).count();
    let is_signed = column > 1 && line.chars().nth(column - 2) == Some('-');
    if is_signed { before } else { column + spaces }
}

/// The column of the first field of this name, counted in letters from 1. Texts are passed over.
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

/// What stands there, and what was expected instead.
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
            assert_eq!(column_where_it_stands(column, line), stands, "{column} of {line:?}");
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
