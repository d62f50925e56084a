//! Files of structures: valid and invalid ones.

mod catalogue;
mod files;
mod laws;

use std::{
    fs,
    path::{MAIN_SEPARATOR, Path},
};

use bottone_rules::levels::Structure;
use bottone_store::profiles::{self, ProfileError};

fn shipped(id: &str) -> Structure {
    let entry = profiles::shelf(None).into_iter().find(|entry| entry.id == id);
    entry.unwrap_or_else(|| panic!("{id} is not shipped")).profile.unwrap()
}

/// Reads this text as `house.ron`; the error omits the folder's name.
fn load(text: &[u8]) -> Result<Structure, String> {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "house.ron", text);
    profiles::read(&folder.path().join("house.ron"))
        .map_err(|error| message_of(&error, folder.path()))
}

fn message_of(error: &ProfileError, folder: &Path) -> String {
    let folder = format!("{}{MAIN_SEPARATOR}", folder.display());
    error.to_string().replace(&folder, "")
}

#[expect(clippy::disallowed_methods, reason = "a test writes the files that it reads")]
fn put(folder: &Path, name: &str, bytes: &[u8]) {
    fs::write(folder.join(name), bytes).unwrap();
}
