//! The filing cabinet. The only room that opens files.
#![expect(clippy::disallowed_methods, reason = "this room, and no other, opens files")]

pub mod csv;
mod files;
pub mod folder;
pub mod journal;
pub mod phh;
pub mod printers;
pub mod profiles;
pub mod results;
pub mod settings;
pub mod tdt;
mod walls;

use std::{fs::File, io, path::Path};

pub use files::Existing;

/// The lines of a file that is read from its beginning to its end.
///
/// # Errors
/// When it cannot be opened.
pub fn lines_of(file: &Path) -> io::Result<impl io::BufRead + use<>> {
    File::open(file).map(io::BufReader::new)
}

/// Writes the whole document `path` at once, so that there is never half of one.
///
/// # Errors
/// What the disk says; that the file exists, where it is to be kept.
pub fn write_document(path: &Path, existing: Existing, bytes: &[u8]) -> io::Result<()> {
    files::write_whole(path, existing, |file| file.write_all(bytes))
}
