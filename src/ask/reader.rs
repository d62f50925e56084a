//! What cannot be read, in words: what stands there and what could.
//!
//! The reader of the format does not say which words are possible where it found none. It says so
//! when it finds a wrong one: so the line is read again up to there, with a wrong one behind it.

use ron::error::{Error as E, SpannedError};

use super::{Question, forms::form_at, ron};

/// Does the line only end too early? So what is wrong is behind all of it, and not where the reader
/// stopped.
pub(super) fn ends_early(line: &str) -> bool {
    let longer = Place { before: line, after: "" }.read_again("?");
    longer.is_some_and(|error| error.span.start.col > line.chars().count())
}

/// What is wrong with this line at this column, counted in letters from 1.
pub(super) fn words(code: &E, line: &str, column: usize) -> String {
    let place = Place::of(line, column);
    let found = place.found();
    match code {
        E::Message(message) => message.clone(),
        E::NoSuchEnumVariant { expected, found, .. }
        | E::NoSuchStructField { expected, found, .. } => {
            format!("`{found}`: expected one of {}", expected.join(", "))
        }
        E::MissingStructField { field, .. } => {
            format!("`{field}` is missing")
        }
        E::DuplicateStructField { field, .. } => {
            format!("`{field}` is there twice: expected every field once")
        }
        E::TrailingCharacters => "the question ended before this: expected one a line".to_owned(),
        E::IntegerOutOfBounds => format!("{found} is out of range: expected {}", place.range()),
        E::InvalidIntegerDigit { .. } => format!("{found}: expected a whole number, in digits"),
        E::ExpectedComma if place.is_behind_a_point() => {
            format!("a number with a point before {found}: expected a whole number")
        }
        E::ExpectedStringEnd => "a text that does not end: expected a closing quote".to_owned(),
        E::InvalidEscape(_) => format!("{found} in a text: expected `\\\\` for the mark itself"),
        E::ExpectedDifferentLength { .. } => format!("{found}: expected another value before it"),
        E::ExpectedAttribute => {
            let first = Place::of(line, 1);
            format!("{}: expected {}", first.found(), first.word_possible())
        }
        E::NoSuchExtension(_) => format!("{found} switches nothing on: expected a question"),
        E::UnclosedBlockComment => "a remark that does not end: expected `*/`".to_owned(),
        E::ExceededRecursionLimit => "brackets in brackets: expected fewer of them".to_owned(),
        E::ExpectedDifferentStructName { found, .. } => {
            format!("`{found}` cannot stand here: expected an opening `(`")
        }
        code => match form_at(code, line, column) {
            Some(form) if matches!(code, E::ExpectedIdentifier) => {
                format!("{found}: expected another word: {form}")
            }
            Some(form) => format!("{found}: expected {}: {form}", place.expected(code)),
            None => format!("{found}: expected {}", place.expected(code)),
        },
    }
}

/// A place in a line.
struct Place<'a> {
    before: &'a str,
    after: &'a str,
}

impl<'a> Place<'a> {
    fn of(line: &'a str, column: usize) -> Self {
        let line = line.trim_end();
        let at = line.char_indices().nth(column.saturating_sub(1)).map_or(line.len(), |(at, _)| at);
        let (before, after) = line.split_at(at);
        Self { before, after }
    }

    /// The word, the number, the text or the mark that stands here.
    fn word(&self) -> &'a str {
        let ends = |letter: char| letter.is_whitespace() || ",:()[]{}\"".contains(letter);
        let quoted = self.after.strip_prefix('"').and_then(|text| text.find('"')).map(|at| at + 2);
        let end = quoted.or_else(|| self.after.find(ends)).unwrap_or(self.after.len());
        let mark = self.after.chars().next().map_or(0, char::len_utf8);
        self.after.get(..end.max(mark)).unwrap_or_default()
    }

    /// What stands here, as a message shows it.
    fn found(&self) -> String {
        const MOST: usize = 40;
        let word = self.word();
        if word.is_empty() {
            return "the line ended".to_owned();
        }
        let shown: String = word.chars().take(MOST).flat_map(char::escape_debug).collect();
        let more = if word.chars().nth(MOST).is_some() { "…" } else { "" };
        format!("`{}{more}`", shown.replace("\\\"", "\""))
    }

    fn is_behind_a_point(&self) -> bool {
        self.after.starts_with('.') && self.before.ends_with(|letter: char| letter.is_ascii_digit())
    }

    fn is_behind_a_comma_in_a_number(&self) -> bool {
        let digit = |letter: char| letter.is_ascii_digit();
        let before = self.before.trim_end().strip_suffix(',');
        self.after.starts_with(digit) && before.is_some_and(|before| before.ends_with(digit))
    }

    /// What the reader has to say when the line ends with this.
    fn read_again(&self, end: &str) -> Option<SpannedError> {
        let line = format!("{} {end}", self.before);
        ron().from_str::<Question>(&line).err()
    }

    /// The words that can stand where the line ends with a wrong one.
    fn possible(&self, end: &str) -> Option<String> {
        match self.read_again(end)?.code {
            E::NoSuchEnumVariant { expected, .. } | E::NoSuchStructField { expected, .. } => {
                Some(expected.join(", "))
            }
            _ => None,
        }
    }

    /// Which numbers can stand here.
    fn range(&self) -> String {
        let largest = u64::MAX.to_string();
        let negative = self.after.starts_with('-');
        let wrong = if negative { vec!["0"] } else { vec!["0", &largest] };
        let told = wrong.into_iter().find_map(|number| match self.read_again(number)?.code {
            E::Message(message) => message.split_once("expected ").map(|(_, says)| says.to_owned()),
            _ => None,
        });
        let usual =
            if negative { "a whole number, not negative" } else { "a whole number, not so large" };
        told.unwrap_or_else(|| usual.to_owned())
    }

    fn expected(&self, code: &E) -> String {
        match code {
            E::ExpectedArray => "an opening `[`".to_owned(),
            E::ExpectedArrayEnd => "a closing `]`".to_owned(),
            E::ExpectedStructLikeEnd | E::ExpectedOptionEnd => "a closing `)`".to_owned(),
            E::ExpectedStructLike | E::ExpectedNamedStructLike(_) => self.opening(),
            E::ExpectedComma => "a comma or a closing bracket before it".to_owned(),
            E::ExpectedMapColon => "a colon before it".to_owned(),
            E::ExpectedInteger => "a whole number".to_owned(),
            E::ExpectedFloat => "a number".to_owned(),
            E::ExpectedString => "a text in quotes".to_owned(),
            E::ExpectedBoolean => "true or false".to_owned(),
            _ => self.word_possible(),
        }
    }

    /// A bracket, and the fields in it.
    fn opening(&self) -> String {
        let fields = self.possible("(x").or_else(|| self.possible("((x"));
        let fields = fields.map(|fields| format!(" and the fields {fields}"));
        format!("an opening `(`{}", fields.unwrap_or_default())
    }

    fn word_possible(&self) -> String {
        let quotes = if self.after.starts_with('"') { ", without quotes" } else { "" };
        match self.possible("x") {
            Some(words) if self.is_behind_a_comma_in_a_number() => {
                format!("one of {words} (numbers are written without commas)")
            }
            Some(words) => format!("one of {words}{quotes}"),
            None => "the rest of the question".to_owned(),
        }
    }
}
