//! The names of sheets, of their parts, and of the places where they are printed.

use bottone_base::person::fold;
use bottone_i18n::Language;
use bottone_tournament::{
    Tournament,
    papers::{Outlet, Scope, SheetKind},
};
use bottone_vocabulary::words;

use crate::money::payments::event_name;

/// Returns the sheet's name: "Seat cards".
pub fn name(language: Language, kind: SheetKind) -> String {
    language.word(&format!("sheets-{}", typed(kind)))
}

/// Returns the sheet's name on the command line and in file names: "seat-cards".
pub fn typed(kind: SheetKind) -> &'static str {
    kind.into()
}

/// Returns the name of an outlet: "Office", "a file".
pub fn outlet(language: Language, outlet: &Outlet) -> String {
    match outlet {
        Outlet::Printer(name) => name.clone(),
        Outlet::File => language.word("printing-a-file"),
    }
}

/// Describes the printed part of a sheet: "Everything", "tables 3 and 9", "12 players".
pub fn scope(language: Language, scope: &Scope) -> String {
    match scope {
        Scope::All => language.word("printing-everything"),
        Scope::Tables(tables) => words::tables(language, tables),
        Scope::Entries(entries) => words::count(language, "printing-players", entries.len()),
    }
}

/// Returns a file name from the kind of paper and the event: "seat-cards-autumn-main-event".
pub fn file_name(what: &str, t: &Tournament) -> String {
    let name: String = fold(&format!("{what} {}", event_name(t)))
        .chars()
        .map(|letter| if letter.is_alphanumeric() { letter } else { '-' })
        .collect();
    let words: Vec<&str> = name.split('-').filter(|word| !word.is_empty()).collect();
    words.join("-")
}
