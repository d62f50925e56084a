//! The log: who, when, what and why.

use super::Tone;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The record's number in the file.
    pub record: u32,
    /// "21:06:11".
    pub time: String,
    /// The operator.
    pub by: String,
    /// The station.
    pub station: String,
    /// "Bust · Rossi, Marco (T9 S4) · 168th".
    pub what: String,
    /// The reason, the rule that was waived, the seed of a draw; may be empty.
    pub why: String,
    /// The kind of act, for the filter: "Entries", "Seats", "Clock", "Setup", "Counts", "Undo".
    pub kind: &'static str,
    /// How it is to be shown.
    pub tone: Tone,
    /// Does it stand? Undone lines stay visible, greyed.
    pub stands: bool,
}
