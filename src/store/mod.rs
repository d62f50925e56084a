//! The filing cabinet. The only room that opens files.
#![expect(clippy::disallowed_methods, reason = "this room, and no other, opens files")]

pub mod csv;
mod files;
pub mod folder;
pub mod journal;
pub mod phh;
pub mod profiles;
pub mod settings;

use std::{fs::File, io, path::Path};

/// The lines of a file that is read from its beginning to its end.
///
/// # Errors
/// When it cannot be opened.
pub fn lines_of(file: &Path) -> io::Result<impl io::BufRead + use<>> {
    File::open(file).map(io::BufReader::new)
}
