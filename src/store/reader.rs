//! What a file's reader complains of, as a saying.

use ron::error::SpannedError;

use crate::{
    i18n::{Saying, unreadable},
    rules::unreadable::Unreadable,
};

/// What is wrong: what the rules found, in words; else what the reader says.
pub fn what(code: &ron::Error) -> Saying {
    let ours = match code {
        ron::Error::Message(text) => Unreadable::of(text),
        _ => None,
    };
    ours.map_or_else(|| Saying::AsItIs(code.to_string()), |found| unreadable(&found))
}

/// The same with its place in the text.
pub fn what_and_where(error: &SpannedError) -> Saying {
    let place = error.span.to_string();
    Saying::of("files-at-place").with("place", place).with("what", what(&error.code))
}
