//! The messages of a file's reader, as sayings.

use bottone_base::unreadable::Unreadable;
use bottone_i18n::{Saying, unreadable};
use ron::error::SpannedError;

/// Returns the fault: a rule's finding in words, else the reader's own message.
pub fn fault(code: &ron::Error) -> Saying {
    let ours = match code {
        ron::Error::Message(text) => Unreadable::of(text),
        _ => None,
    };
    ours.map_or_else(|| Saying::AsItIs(code.to_string()), |found| unreadable(&found))
}

/// Returns the same with its place in the text.
pub fn fault_with_position(error: &SpannedError) -> Saying {
    let place = error.span.to_string();
    Saying::of("files-at-place").with("place", place).with("what", fault(&error.code))
}
