//! Errors in the typed text of a stack.

use bottone_base::typed::StackFault;
use bottone_i18n::Language;

/// Explains in a sentence why a stack could not be read, and what was expected.
pub fn stack_fault(language: Language, why: &StackFault) -> String {
    match why {
        StackFault::NoAmount(text) if text.is_empty() => language.word("counts-nothing-read"),
        StackFault::NoAmount(text) => {
            language.say("counts-no-amount", &[("text", text.as_str().into())])
        }
        StackFault::NoValue(count) => {
            language.say("counts-no-value", &[("count", u64::from(*count).into())])
        }
        StackFault::WrongValue(count, text) => {
            let gaps = [("count", u64::from(*count).into()), ("text", text.as_str().into())];
            language.say("counts-wrong-value", &gaps)
        }
        StackFault::NoSuchChip(chips) => {
            language.say("counts-no-such-chip", &[("chips", language.chips(*chips).into())])
        }
        StackFault::TooMuch => language.word("counts-too-much"),
    }
}
