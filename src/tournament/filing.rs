//! Where the event's records are kept from here on, when they are no longer kept where they were.
//!
//! It changes nothing of the event: the record is kept by the program, so that whoever reads the file knows that it is
//! not the one that was begun, and where the other one ended. Undo passes over it.

use serde::{Deserialize, Serialize};

use super::{Event, refusal::Refusal};

/// The digits of a seal, of base 16.
const SEAL_DIGITS: usize = 32;

/// What the program asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FilingCommand {
    GoOn(GoneOn),
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FilingEvent {
    GoneOn(GoneOn),
}

/// The event goes on in another file than before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoneOn {
    pub file: Successor,
    /// The seal of the last line that was acknowledged in the file before. Where it is that of the line above, this
    /// file continues the same chain; else it was sealed anew.
    pub after: String,
}

/// Which file an event goes on in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Successor {
    /// The one that was kept beside it all along, in the second place.
    SecondPlace,
    /// A copy that was written for it.
    Copy,
}

/// Nothing of the event forbids it; a seal that is none is.
pub(super) fn decide(command: &FilingCommand) -> Result<Vec<Event>, Refusal> {
    let FilingCommand::GoOn(gone) = command;
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    if gone.after.len() != SEAL_DIGITS || !gone.after.bytes().all(is_digit) {
        return Err(Refusal::NotUnderstood);
    }
    Ok(vec![Event::Filing(FilingEvent::GoneOn(gone.clone()))])
}
