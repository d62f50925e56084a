//! The staff of an event, in words.

use bottone_base::person::Role;
use bottone_i18n::Language;
use bottone_tournament::history::Record;

/// Returns the name of a role: "Floor".
pub fn role(language: Language, role: Role) -> String {
    language.word(&format!("staff-role-{}", role.key()))
}

/// Describes the permissions of a role in a sentence.
pub fn permissions(language: Language, role: Role) -> String {
    language.word(&format!("staff-may-{}", role.key()))
}

/// Returns the author of a record, with the role if the event had staff: "Rossi, Floor".
pub fn by(language: Language, record: &Record) -> String {
    match record.role {
        None => record.by.clone(),
        Some(of) => named(language, &record.by, of),
    }
}

/// Returns "Rossi, Floor".
pub fn named(language: Language, name: &str, of: Role) -> String {
    language.say("staff-log-by", &[("name", name.into()), ("role", role(language, of).into())])
}
