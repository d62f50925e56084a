//! The conversion of older lines to today's shape.
//!
//! Today's types know only today's shape. Each step changes the text of an older line to the next
//! format, and only then serde reads it: as a tree if its form changes, else word by word. Lines of
//! today's format go to serde directly. Seals are over the original text, and are checked before.
//!
//! A step is added when existing lines could not be read any more, and is never changed again.
//! `tests/event/formats/shape.rs` fails until then; `docs/engineering/file.md` has the table.

mod from_1;
mod from_2;
mod switches;
mod tree;
mod words;

use std::borrow::Cow;

use ron::error::SpannedError;
use serde::de::DeserializeOwned;

pub use self::switches::Added;
pub(crate) use self::switches::names_of_switches;
use super::record_ron;

/// The changes that convert lines of one format to the next.
struct Step {
    line: fn(Line, &str) -> Cow<'_, str>,
    /// The change of an event's record of which only the beginning is there.
    unfinished: fn(&str) -> String,
}

/// The steps from format 1, from format 2, and so on up to today's.
const STEPS: [Step; super::FORMAT as usize - 1] = [
    Step { line: from_1::line, unfinished: from_1::unfinished },
    Step { line: from_2::line, unfinished: from_2::unfinished },
];

/// The kind of line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The head of an event.
    Head,
    /// A record of an event.
    Record,
    /// The head of a club's file.
    HouseHead,
    /// A record of a club's file.
    HouseRecord,
    /// The head of a file of reports.
    ReportsHead,
    /// A line of a file of reports.
    Report,
}

/// The content of a line.
#[derive(Debug)]
pub struct Said<T> {
    /// The head or the record.
    pub what: T,
    /// The switches missing in its older rule book.
    pub added: Option<Added>,
}

/// Reads the body of a line of this format.
///
/// # Errors
/// The body is not valid in today's shape.
pub fn read<T: DeserializeOwned>(
    line: Line,
    format: u32,
    text: &str,
) -> Result<Said<T>, SpannedError> {
    let text = in_todays_shape(line, format, text);
    match record_ron::read(&text) {
        Ok(what) => Ok(Said { what, added: None }),
        Err(error) if matches!(error.code, ron::Error::MissingStructField { .. }) => {
            let (text, added) = switches::add(&text).ok_or(error)?;
            Ok(Said { what: record_ron::read(&text)?, added: Some(added) })
        }
        Err(error) => Err(error),
    }
}

/// Reads the body of a line that has no rule book: of a club's file or a file of reports.
///
/// # Errors
/// The body is not valid in today's shape.
pub fn read_bookless<T: DeserializeOwned>(
    line: Line,
    format: u32,
    text: &str,
) -> Result<T, SpannedError> {
    record_ron::read(&in_todays_shape(line, format, text))
}

/// Returns the text of a line of this format as today's program would write it. Text that cannot be
/// parsed stays unchanged.
fn in_todays_shape(line: Line, format: u32, text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    for step in steps_from(format) {
        let changed = match (step.line)(line, &text) {
            Cow::Owned(changed) => Some(changed),
            Cow::Borrowed(_) => None,
        };
        text = changed.map_or(text, Cow::Owned);
    }
    text
}

/// Returns an unfinished line of this format, with today's names as far as it goes.
pub fn unfinished(format: u32, text: String) -> String {
    steps_from(format).iter().fold(text, |text, step| (step.unfinished)(&text))
}

fn steps_from(format: u32) -> &'static [Step] {
    STEPS.get((format as usize).saturating_sub(1)..).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    macro_rules! kept {
        ($name:literal) => {
            include_str!(concat!("../../../../tests/journals/steps/", $name, ".ron"))
        };
    }

    /// Checks every step with a kept line and its converted form. The files are never changed.
    #[test]
    fn every_step_makes_of_a_kept_line_what_it_always_made() {
        let kept = [
            (1, Line::Head, kept!("1-head"), kept!("1-head.then")),
            (1, Line::Head, kept!("1-head-bare"), kept!("1-head-bare.then")),
            (1, Line::Record, kept!("1-records"), kept!("1-records.then")),
            (2, Line::Head, kept!("2-heads"), kept!("2-heads.then")),
            (2, Line::Record, kept!("2-records"), kept!("2-records.then")),
            (2, Line::HouseHead, kept!("2-house-head"), kept!("2-house-head.then")),
            (2, Line::HouseRecord, kept!("2-house-records"), kept!("2-house-records.then")),
            (2, Line::Report, kept!("2-reports"), kept!("2-reports.then")),
        ];
        for (format, line, written, then) in kept {
            assert_eq!(written.lines().count(), then.lines().count(), "{line:?} of {format}");
            for (written, then) in written.lines().zip(then.lines()) {
                let step = &STEPS[format - 1];
                assert_eq!((step.line)(line, written), then, "{line:?} of {format}: {written}");
            }
        }
        let steps: Vec<usize> = kept.iter().map(|(format, ..)| *format).collect();
        assert!((1..=STEPS.len()).all(|format| steps.contains(&format)), "{steps:?}");
    }

    #[test]
    fn todays_lines_are_not_taken_apart() {
        let text = "(at: 1, by: 2)";
        let borrowed = in_todays_shape(Line::Record, super::super::FORMAT, text);
        assert!(matches!(borrowed, Cow::Borrowed(_)));
        let old = in_todays_shape(Line::Record, 1, text);
        assert_eq!(old, "(recorded:1,by:2)");
        assert_eq!(in_todays_shape(Line::Record, 1, "(at: "), "(at: ");
    }
}
