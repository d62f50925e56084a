//! The reasons for refusing an action.

use bottone_i18n::{Language, Saying};
use bottone_tournament::Refusal;

/// Returns the reason for a refusal, as a sentence without a full stop.
pub fn refusal(language: Language, refusal: Refusal) -> String {
    language.word(&name(refusal))
}

/// Returns the reason for a refusal before its language is known.
pub fn refused(refusal: Refusal) -> Saying {
    Saying::of(name(refusal))
}

fn name(refusal: Refusal) -> String {
    let name: &str = refusal.into();
    format!("refusal-{name}")
}
