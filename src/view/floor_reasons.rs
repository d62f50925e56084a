//! The reasons for the floor's rulings in words.

use bottone_i18n::Language;
use bottone_rules::floor::Reason;

/// Describes the reason for a ruling of the floor.
pub fn reason(language: Language, reason: Reason) -> String {
    let name: &str = reason.into();
    language.word(&format!("irregular-why-{name}"))
}
