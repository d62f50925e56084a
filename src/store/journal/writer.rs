//! The writer of a line: its format and its program.

use super::format::FORMAT;

/// This program's version, as in the files that it writes.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The last format in which no line named the program that wrote it.
const UNSIGNED: u32 = 1;

/// The format and the program of written lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Writer {
    pub format: u32,
    /// The program's version; programs of format 1 did not write theirs.
    pub program: Option<String>,
}

impl Writer {
    /// Returns this program.
    pub fn current() -> Self {
        Self { format: FORMAT, program: Some(PROGRAM.to_owned()) }
    }

    /// Returns whether it is a later version than this program.
    pub fn is_newer(&self) -> bool {
        let numbers = |version: &str| -> Vec<u64> {
            version.split(['.', '-', '+']).map_while(|number| number.parse().ok()).collect()
        };
        let is_later = |program: &String| numbers(program) > numbers(PROGRAM);
        self.format > FORMAT || self.program.as_ref().is_some_and(is_later)
    }

    /// Returns the writer as a line names it, before its sum.
    pub(super) fn named(&self) -> String {
        match &self.program {
            Some(program) => format!("format: {}, program: \"{program}\", ", self.format),
            None => format!("format: {}, ", self.format),
        }
    }

    /// Returns the writer as sealed.
    pub(super) fn sealed(&self) -> String {
        match &self.program {
            Some(program) => format!(" {} {program}", self.format),
            None => format!(" {}", self.format),
        }
    }

    /// Reads the writer that a line names, and the rest; `None` if it names none.
    pub(super) fn read(text: &str) -> Option<(Self, &str)> {
        const LONGEST: usize = 40;
        let (format, rest) = text.strip_prefix("format: ")?.split_once(", ")?;
        let format = format.parse().ok()?;
        if format <= UNSIGNED {
            return (format == UNSIGNED).then_some((Self { format, program: None }, rest));
        }
        let (program, rest) = rest.strip_prefix("program: \"")?.split_once("\", ")?;
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".+-".contains(&byte);
        let is_version = program.len() <= LONGEST && program.bytes().all(is_plain);
        is_version.then(|| (Self { format, program: Some(program.to_owned()) }, rest))
    }
}
