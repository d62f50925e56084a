//! Why something is not done.

use crate::{
    i18n::{Language, Saying},
    tournament::Refusal,
};

/// Why something is not done, as a sentence without a full stop.
pub fn refusal(language: Language, refusal: Refusal) -> String {
    language.word(&name(refusal))
}

/// Why something is not done, before it is known in which language it is told.
pub fn refused(refusal: Refusal) -> Saying {
    Saying::of(name(refusal))
}

fn name(refusal: Refusal) -> String {
    let name: &str = refusal.into();
    format!("refusal-{name}")
}
