//! The names of irregularities, as records keep them and as people read them.

use bottone_i18n::Language;

/// The former names of entries in records, and the present ones.
const FORMER_NAMES: [(&str, &str); 1] = [("nobody-opens", "no-opening")];

/// Returns the present name of an entry in records. Older records have former names.
pub fn present_name(id: &str) -> &str {
    FORMER_NAMES.iter().find(|(former, _)| *former == id).map_or(id, |(_, now)| now)
}

/// Returns the name used at the table. `None` if the catalogue has no such entry.
///
/// Only entries have both a name and spoken names.
pub fn name_of(language: Language, id: &str) -> Option<String> {
    let id = present_name(id);
    let name = format!("irregular-{id}");
    let spoken = format!("spoken-{id}");
    let exists = |sentence: &str| Language::English.has_sentence(sentence);
    (exists(&name) && exists(&spoken)).then(|| language.word(&name))
}
