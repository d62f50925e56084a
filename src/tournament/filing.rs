//! The move of the event's records to another file.
//!
//! It does not change the event. The program writes this record to show that the file is not the
//! original one. The record also shows the end of the old file. Undo skips it.

use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use super::{
    Event,
    kinds::{CommandRow, EventRow, Offline, OnCorrection, PROGRAM},
    refusal::Refusal,
};

/// The number of hexadecimal digits in a seal.
const SEAL_DIGITS: usize = 32;

/// The command for the move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(name(FilingCommandKind), doc = "A kind of command for the file.")]
pub enum FilingCommand {
    Continue(FileMove),
}

/// The event of the move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FilingEvent {
    Continued(FileMove),
}

impl FilingCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Wait;
        use OnCorrection::Stays;
        match self {
            Self::Continue => CommandRow::new(PROGRAM, Wait, Stays),
        }
    }
}

impl FilingEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        match self {
            Self::Continued(_) => EventRow::new(&[], &[]),
        }
    }
}

/// The move of the event to another file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileMove {
    pub file: Successor,
    /// The seal of the last line acknowledged in the old file. If it is the seal of the line above,
    /// this file continues the same chain; otherwise it was sealed again.
    pub after: String,
}

/// The file in which an event goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Successor {
    /// The second copy that was kept beside it all along.
    SecondPlace,
    /// A copy written for this purpose.
    Copy,
}

/// Decides the move: always allowed, unless the seal does not have 32 lowercase hex digits.
pub(super) fn decide(command: &FilingCommand) -> Result<Vec<Event>, Refusal> {
    let FilingCommand::Continue(gone) = command;
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    if gone.after.len() != SEAL_DIGITS || !gone.after.bytes().all(is_digit) {
        return Err(Refusal::NotUnderstood);
    }
    Ok(vec![Event::Filing(FilingEvent::Continued(gone.clone()))])
}
