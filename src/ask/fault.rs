//! What is wrong with a question, and where.

use ron::error::SpannedError;
use serde::Serialize;

/// Why a question gets no answer.
#[derive(Debug)]
pub(super) struct Fault {
    place: Place,
    message: String,
}

/// Where in a question something is wrong.
#[derive(Debug)]
enum Place {
    /// At this column, counted in letters from 1.
    Column(usize),
    /// In the field of this name.
    Field(&'static str),
    /// In the first text between quotes.
    Text,
}

/// A fault as it is written.
#[derive(Serialize)]
pub(super) struct Answer {
    line: usize,
    column: usize,
    message: String,
}

impl Fault {
    /// The question contradicts itself in `field`, or cannot be answered because of it.
    pub(super) fn of(field: &'static str, message: impl Into<String>) -> Self {
        Self { place: Place::Field(field), message: message.into() }
    }

    /// Something is wrong in the text that the question consists of.
    pub(super) fn of_text(message: impl Into<String>) -> Self {
        Self { place: Place::Text, message: message.into() }
    }

    /// The question is no question: `message` says what was expected.
    pub(super) fn whole(message: impl Into<String>) -> Self {
        Self::column(1, message)
    }

    /// What stands in this column is no part of a question.
    pub(super) fn column(column: usize, message: impl Into<String>) -> Self {
        Self { place: Place::Column(column), message: message.into() }
    }

    /// The question that stands on this line is not written as it should be.
    pub(super) fn unreadable(error: &SpannedError, line: &str) -> Self {
        let column = error.span.start.col;
        let mut message = words(&error.code);
        if is_of_writing(&error.code)
            && let Some(field) = field_at(column, line)
            && let Some(form) = form(field)
        {
            message = format!("{message}: `{field}` is {form}");
        }
        Self { place: Place::Column(column), message }
    }

    /// The fault as it is written, for a question on this line.
    pub(super) fn at(self, number: usize, line: &str) -> Answer {
        let column = match self.place {
            Place::Column(column) => column_where_it_stands(column, line),
            Place::Text => line.chars().position(|letter| letter == '"').map_or(1, |at| at + 1),
            Place::Field(field) => column_of(field, line).unwrap_or(1),
        };
        Answer { line: number, column, message: self.message }
    }
}

/// The reader stops at what is wrong, at the space before it or behind its sign.
fn column_where_it_stands(column: usize, line: &str) -> usize {
    let spaces = line.chars().skip(column - 1).take_while(|letter| letter.is_whitespace()).count();
    let is_signed = column > 1 && line.chars().nth(column - 2) == Some('-');
    if is_signed { column - 1 } else { column + spaces }
}

/// What the reader found and expected. Its own words, where they say both.
fn words(code: &ron::Error) -> String {
    use ron::Error as E;
    match code {
        E::IntegerOutOfBounds => {
            "number out of range: expected a whole number, not negative and not so large".to_owned()
        }
        E::MissingStructField { field, .. } => {
            format!("`{field}` is missing")
        }
        E::NoSuchEnumVariant { expected, found, .. }
        | E::NoSuchStructField { expected, found, .. } => {
            format!("`{found}`: expected one of {}", expected.join(", "))
        }
        E::DuplicateStructField { field, .. } => {
            format!("`{field}` is there twice: expected every field once")
        }
        E::ExpectedDifferentStructName { found, .. } => {
            format!("`{found}` cannot stand here: expected an opening `(`")
        }
        E::SuggestRawIdentifier(found) | E::InvalidIdentifier(found) => {
            format!("`{found}` is no name: expected a field (numbers are written without commas)")
        }
        E::TrailingCharacters => "the question ended before this: expected one a line".to_owned(),
        E::Eof => "the line ended: expected the rest of the question".to_owned(),
        code => code.to_string(),
    }
}

/// Does the reader only name a sign that it missed, and not what the value may be?
const fn is_of_writing(code: &ron::Error) -> bool {
    use ron::Error as E;
    matches!(
        code,
        E::ExpectedArray
            | E::ExpectedArrayEnd
            | E::ExpectedBoolean
            | E::ExpectedComma
            | E::ExpectedIdentifier
            | E::ExpectedInteger
            | E::ExpectedOption
            | E::ExpectedOptionEnd
            | E::ExpectedString
            | E::ExpectedStringEnd
            | E::ExpectedStructLike
            | E::ExpectedNamedStructLike(_)
            | E::ExpectedStructLikeEnd
            | E::ExpectedUnit
    )
}

/// How the value of a field is written, for those that are easily written otherwise.
fn form(field: &str) -> Option<&'static str> {
    Some(match field {
        "said" => {
            "Nothing, Call, Check, Fold, Raise, AllIn or Pot, without quotes and without an amount, \
             or RaiseTo(1200), Bet(500), Amount(1400), or Unclear(\"five\") for words"
        }
        "when" => "Before, With or After, without quotes",
        "betting" => "NoLimit, PotLimit, or Limit(200) with the bet of the street",
        "rules" => "the name of a rulebook in quotes: \"tda-2024\"",
        "front" | "front_left" | "push" => "a list of chips, one number a chip: [500, 100]",
        "last_chips" | "opener" => "true or false",
        "bet" | "big_blind" | "raise" | "pot" | "acted_at" => {
            "a number of chips without quotes and without commas: 1400"
        }
        "rule" => "Dead, DeadForward, Moving or Simple, without quotes",
        "game" => "a name without quotes: Holdem, or Italian(players: 4, flush: SuitFirst)",
        "flush" => "SuitFirst or RankFirst, without quotes",
        "board" => "cards in quotes: \"AhTd9c\"",
        "seats" | "out" | "joined" | "folded" | "order" => "a list of numbers: [1, 2, 9]",
        _ => return None,
    })
}

/// The field in which this column is, counted in letters from 1: the innermost that has begun.
fn field_at(column: usize, line: &str) -> Option<&str> {
    let mut fields: Vec<Option<&str>> = vec![None];
    let mut word = 0..0;
    let (mut quoted, mut escaped) = (false, false);
    for (at, letter) in line.char_indices().take(column.saturating_sub(1)) {
        if quoted {
            quoted = escaped || letter != '"';
            escaped = !escaped && letter == '\\';
            continue;
        }
        if letter.is_alphanumeric() || letter == '_' {
            let begins = if word.end == at { word.start } else { at };
            word = begins..at + letter.len_utf8();
            continue;
        }
        match letter {
            '"' => quoted = true,
            '(' | '[' | '{' => fields.push(None),
            ')' | ']' | '}' => {
                fields.pop();
            }
            ':' | ',' => {
                let begun = if letter == ':' { line.get(word.clone()) } else { None };
                if let Some(field) = fields.last_mut() {
                    *field = begun;
                }
            }
            _ => {}
        }
    }
    fields.into_iter().rev().flatten().next()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_found_in_its_field() {
        let line = r#"Ruling((rules: "a: b, (", push: [1, 2], said : Raise(5), é: 3))"#;
        let cases = [
            ("Ruling", None),
            ("a: b", Some("rules")),
            ("2]", Some("push")),
            ("Raise", Some("said")),
            ("5)", Some("said")),
            ("3))", Some("é")),
        ];
        for (place, field) in cases {
            let column = line[..line.find(place).unwrap()].chars().count() + 1;
            assert_eq!(field_at(column, line), field, "{place}");
        }
        assert_eq!(field_at(9_999, line), None);
        assert_eq!(field_at(0, ")))):"), None);
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
