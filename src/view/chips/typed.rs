//! Errors in the typed text of a stack.

use crate::{i18n::Language, rules::typed::Unread};

/// Explains in a sentence why a stack could not be read, and what was expected.
pub fn unread(language: Language, why: &Unread) -> String {
    match why {
        Unread::NoAmount(text) if text.is_empty() => language.word("counts-nothing-read"),
        Unread::NoAmount(text) => {
            language.say("counts-no-amount", &[("text", text.as_str().into())])
        }
        Unread::NoValue(count) => {
            language.say("counts-no-value", &[("count", u64::from(*count).into())])
        }
        Unread::WrongValue(count, text) => {
            let gaps = [("count", u64::from(*count).into()), ("text", text.as_str().into())];
            language.say("counts-wrong-value", &gaps)
        }
        Unread::NoSuchChip(chips) => {
            language.say("counts-no-such-chip", &[("chips", language.chips(*chips).into())])
        }
        Unread::TooMuch => language.word("counts-too-much"),
    }
}
