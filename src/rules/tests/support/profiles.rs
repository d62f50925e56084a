//! The shipped profiles, read without the store.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use bottone_rules::{levels::Structure, rulebook::Rulebook};
use ron::{Options, extensions::Extensions};
use serde::de::DeserializeOwned;

/// The shipped rule books, in the order of the program.
pub const RULEBOOKS: [&str; 7] =
    ["tda-2024", "tda-2026", "wsop-2026", "roberts", "italian", "seed-004", "home"];

/// Reads a profile from its text.
pub fn read<T: DeserializeOwned>(text: &str) -> T {
    let dialect = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES;
    let read = Options::default().with_default_extension(dialect).from_str(text);
    read.unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Returns the repository's folder.
pub fn repository() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(4).unwrap().to_owned()
}

fn folder(kind: &str) -> PathBuf {
    repository().join("profiles").join(kind)
}

/// Returns the text of a shipped rule book.
#[expect(clippy::disallowed_methods, reason = "a test reads what is shipped")]
pub fn text(id: &str) -> String {
    fs::read_to_string(folder("rulebooks").join(id).with_extension("ron")).expect(id)
}

/// The shipped rule books, read once.
static BOOKS: LazyLock<Vec<Rulebook>> =
    LazyLock::new(|| RULEBOOKS.iter().map(|id| read(&text(id))).collect());

/// Returns the shipped rule book of this name.
pub fn rulebook(id: &str) -> Rulebook {
    let place = RULEBOOKS.iter().position(|name| *name == id);
    BOOKS[place.unwrap_or_else(|| panic!("{id} is not shipped"))].clone()
}

/// Returns every shipped rule book, in the order of the program.
pub fn rulebooks() -> Vec<Rulebook> {
    BOOKS.clone()
}

/// Returns every shipped structure by its name.
#[expect(clippy::disallowed_methods, reason = "a test reads what is shipped")]
pub fn structures() -> Vec<(String, Structure)> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder("structures"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|file| file.extension().is_some_and(|ending| ending == "ron"))
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|file| {
            let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, read(&fs::read_to_string(file).unwrap()))
        })
        .collect()
}

/// Returns the shipped structure of this name.
pub fn structure(id: &str) -> Structure {
    let found = structures().into_iter().find(|(name, _)| name == id);
    found.unwrap_or_else(|| panic!("no structure {id}")).1
}
