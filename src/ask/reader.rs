//! Unreadable questions in words: the text found, and the possible ones.
//!
//! At the end of a line, the format's reader does not list the possible words. For a wrong word it
//! does. So the line is read again up to that place, with a wrong word added.

use bottone_base::unreadable::Unreadable;
use bottone_i18n::{Saying, found_and_expected, unreadable};
use ron::error::{Error as E, SpannedError};

use super::{AnyQuestion, fault::expected, forms::form_at, reading::unsealed, ron};

/// Returns whether the line only ends too early. The fault is then at its end, not where the reader
/// stopped.
pub(super) fn ends_early(line: &str) -> bool {
    let longer = LinePlace { before: line, after: "" }.read_again("?");
    longer.is_some_and(|error| error.span.start.col > line.chars().count())
}

/// Describes the fault of this line at this column, counted in letters from 1.
pub(super) fn words(code: &E, line: &str, column: usize) -> Saying {
    let place = LinePlace::of(line, column);
    let found = place.found();
    let names = |names: &[&str]| Saying::of("ask-one-of").with("words", names.join(", "));
    let quoted = |word: &str| Saying::of("ask-quoted").with("word", word);
    let not = |found, name| expected(found, Saying::of(name));
    let with = |name| Saying::of(name).with("found", found.clone());
    match code {
        E::Message(message) => unsealed(message)
            .or_else(|| Unreadable::of(message).as_ref().map(unreadable))
            .unwrap_or_else(|| Saying::AsItIs(message.clone())),
        E::NoSuchEnumVariant { expected: words, found, .. }
        | E::NoSuchStructField { expected: words, found, .. } => {
            expected(quoted(found), names(words))
        }
        E::MissingStructField { field, .. } => {
            Saying::of("ask-field-missing").with("field", *field)
        }
        E::DuplicateStructField { field, .. } => {
            not(Saying::of("ask-field-twice").with("field", *field), "ask-every-field")
        }
        E::TrailingCharacters => not(Saying::of("ask-question-ended"), "ask-one-a-line"),
        E::IntegerOutOfBounds => expected(with("ask-out-of-range"), place.range()),
        E::InvalidIntegerDigit { .. } => not(found, "ask-whole-in-digits"),
        E::ExpectedComma if place.is_behind_a_point() => not(with("ask-point"), "ask-whole"),
        E::ExpectedStringEnd => not(Saying::of("ask-open-text"), "ask-closing-quote"),
        E::InvalidEscape(_) => not(with("ask-in-a-text"), "ask-backslash"),
        E::ExpectedDifferentLength { .. } => not(found, "ask-value-before"),
        E::ExpectedAttribute => {
            let first = LinePlace::of(line, 1);
            expected(first.found(), first.word_possible())
        }
        E::NoSuchExtension(_) => not(with("ask-switches-nothing"), "ask-a-question"),
        E::UnclosedBlockComment => not(Saying::of("ask-open-remark"), "ask-end-of-remark"),
        E::ExceededRecursionLimit => not(Saying::of("ask-brackets"), "ask-fewer"),
        E::ExpectedDifferentStructName { found, .. } => {
            not(Saying::of("ask-cannot-stand").with("found", found.as_str()), "ask-opening-round")
        }
        code => match form_at(code, line, column) {
            Some(form) if matches!(code, E::ExpectedIdentifier) => {
                with("ask-another-word").with("form", form)
            }
            Some(form) => {
                with("ask-expected-form").with("expected", place.expected(code)).with("form", form)
            }
            None => expected(found, place.expected(code)),
        },
    }
}

/// A place in a line.
struct LinePlace<'a> {
    before: &'a str,
    after: &'a str,
}

impl<'a> LinePlace<'a> {
    fn of(line: &'a str, column: usize) -> Self {
        let line = line.trim_end();
        let at = line.char_indices().nth(column.saturating_sub(1)).map_or(line.len(), |(at, _)| at);
        let (before, after) = line.split_at(at);
        Self { before, after }
    }

    /// Returns the word, number, text or sign at this place.
    fn word(&self) -> &'a str {
        let ends = |letter: char| letter.is_whitespace() || ",:()[]{}\"".contains(letter);
        let quoted = self.after.strip_prefix('"').and_then(|text| text.find('"')).map(|at| at + 2);
        let end = quoted.or_else(|| self.after.find(ends)).unwrap_or(self.after.len());
        let mark = self.after.chars().next().map_or(0, char::len_utf8);
        self.after.get(..end.max(mark)).unwrap_or_default()
    }

    /// Returns the text found, in the form for a message.
    fn found(&self) -> Saying {
        const MOST: usize = 40;
        let word = self.word();
        if word.is_empty() {
            return Saying::of("ask-line-ended");
        }
        let shown: String = word.chars().take(MOST).flat_map(char::escape_debug).collect();
        let more = if word.chars().nth(MOST).is_some() { "…" } else { "" };
        let shown = format!("{}{more}", shown.replace("\\\"", "\""));
        Saying::of("ask-quoted").with("word", shown)
    }

    fn is_behind_a_point(&self) -> bool {
        self.after.starts_with('.') && self.before.ends_with(|letter: char| letter.is_ascii_digit())
    }

    fn is_behind_a_comma_in_a_number(&self) -> bool {
        let digit = |letter: char| letter.is_ascii_digit();
        let before = self.before.trim_end().strip_suffix(',');
        self.after.starts_with(digit) && before.is_some_and(|before| before.ends_with(digit))
    }

    /// Returns the reader's error if the line ends with `end`.
    fn read_again(&self, end: &str) -> Option<SpannedError> {
        let line = format!("{} {end}", self.before);
        ron().from_str::<AnyQuestion>(&line).err()
    }

    /// Returns the words possible where the line ends with a wrong one.
    fn possible(&self, end: &str) -> Option<String> {
        match self.read_again(end)?.code {
            E::NoSuchEnumVariant { expected, .. } | E::NoSuchStructField { expected, .. } => {
                Some(expected.join(", "))
            }
            _ => None,
        }
    }

    /// Returns the range of numbers possible here.
    fn range(&self) -> Saying {
        let largest = u64::MAX.to_string();
        let negative = self.after.starts_with('-');
        let wrong = if negative { vec!["0"] } else { vec!["0", &largest] };
        let fault = wrong.into_iter().find_map(|number| match self.read_again(number)?.code {
            E::Message(message) => match unsealed(&message) {
                Some(saying) => saying.filling("expected"),
                None => Unreadable::of(&message).map(|found| found_and_expected(&found).1),
            },
            _ => None,
        });
        fault.unwrap_or(Saying::of(if negative {
            "ask-whole-not-negative"
        } else {
            "ask-whole-not-so-large"
        }))
    }

    fn expected(&self, code: &E) -> Saying {
        Saying::of(match code {
            E::ExpectedArray => "ask-opening-square",
            E::ExpectedArrayEnd => "ask-closing-square",
            E::ExpectedStructLikeEnd | E::ExpectedOptionEnd => "ask-closing-round",
            E::ExpectedStructLike | E::ExpectedNamedStructLike(_) => return self.opening(),
            E::ExpectedComma => "ask-comma",
            E::ExpectedMapColon => "ask-colon",
            E::ExpectedInteger => "ask-whole",
            E::ExpectedFloat => "ask-number",
            E::ExpectedString => "ask-text",
            E::ExpectedBoolean => "ask-truth",
            _ => return self.word_possible(),
        })
    }

    /// Describes a bracket and its fields.
    fn opening(&self) -> Saying {
        match self.possible("(x").or_else(|| self.possible("((x")) {
            Some(fields) => Saying::of("ask-opening-fields").with("fields", fields),
            None => Saying::of("ask-opening-round"),
        }
    }

    fn word_possible(&self) -> Saying {
        let Some(words) = self.possible("x") else { return Saying::of("ask-rest") };
        let name = if self.is_behind_a_comma_in_a_number() {
            "ask-one-of-no-commas"
        } else if self.after.starts_with('"') {
            "ask-one-of-unquoted"
        } else {
            "ask-one-of"
        };
        Saying::of(name).with("words", words)
    }
}
