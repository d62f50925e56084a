//! The filing cabinet: the only room that opens files.
#![expect(clippy::disallowed_methods, reason = "this room, and no other, opens files")]

pub mod codes;
pub mod csv;
pub mod encoding;
pub mod fault;
pub mod file_watch;
pub mod files;
pub mod folder;
pub mod health;
pub mod journal;
pub mod logo;
pub mod parallel;
pub mod past_events;
pub mod phh;
pub mod pin_guesses;
mod platform;
pub mod portraits;
pub mod printers;
pub mod profiles;
pub mod reader;
pub mod results;
pub mod scratch;
pub mod settings;
pub mod system;
pub mod tdt;
pub mod telephones;
pub mod trace;
pub mod unfinished;

use std::{
    io::{self, Read as _},
    path::{Path, PathBuf},
};

pub use files::IfExists;

/// Returns the lines of a file, for reading from beginning to end.
///
/// # Errors
/// The file cannot be opened, or is a folder, a pipe or a device.
pub fn lines_of(file: &Path) -> io::Result<impl io::BufRead + use<>> {
    files::open_to_read(file).map(io::BufReader::new)
}

/// Returns the whole text of a file that begins with `words`; `None` if it begins otherwise.
///
/// # Errors
/// The file cannot be read, is not text, or is longer than `longest` bytes.
pub fn text_starting_with(file: &Path, words: &str, longest: u64) -> io::Result<Option<String>> {
    let file = files::open_to_read(file)?;
    let mut bytes = Vec::new();
    (&file).take(words.len() as u64).read_to_end(&mut bytes)?;
    if bytes != words.as_bytes() {
        return Ok(None);
    }
    let rest = longest.saturating_sub(bytes.len() as u64);
    (&file).take(rest + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > longest {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let text = String::from_utf8(bytes).map_err(|_| io::Error::from(io::ErrorKind::InvalidData))?;
    Ok(Some(text))
}

/// Writes a document that only its owner may read.
///
/// # Errors
/// The error of the disk, or the file exists and must be kept.
pub fn write_private(path: &Path, existing: IfExists, bytes: &[u8]) -> io::Result<()> {
    files::write_whole_for(files::Readers::Owner, path, existing, |file| file.write_all(bytes))
}

/// Writes the whole document `path` atomically, never a part.
///
/// # Errors
/// The error of the disk, or the file exists and must be kept.
pub fn write_document(path: &Path, existing: IfExists, bytes: &[u8]) -> io::Result<()> {
    files::write_whole(path, existing, |file| file.write_all(bytes))
}

/// Returns whether these two files are in one folder.
pub fn share_folder(one: &Path, other: &Path) -> bool {
    files::is_same_path(files::folder_of(one), files::folder_of(other))
}

/// Renames a file to `PATH.what-1`, or to the first free number, and returns the new name.
///
/// # Errors
/// The error of the disk. The file is then in its old place.
pub fn set_aside(path: &Path, what: &str) -> io::Result<PathBuf> {
    let (aside, _) = files::create_beside(path, what)?;
    std::fs::rename(path, &aside)?;
    files::sync_folder(files::folder_of(path))?;
    Ok(aside)
}
