//! The note beside a desk's own file, which says in which log the event goes on: whoever opens the file again follows it.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::LogAddress;
use crate::store::files::{self, Existing};

/// What the name of a note ends with, after the whole name of its file.
const ENDING: &str = ".shared";
/// The longest note that is read, in bytes.
const LONGEST: u64 = 4096;

/// The log in which the event of this file goes on, if a note says so.
pub fn noted(file: &Path) -> Option<LogAddress> {
    let note = files::beside(file, ENDING);
    // Its name can be guessed: a link of that name is somebody else's.
    if !note.symlink_metadata().is_ok_and(|there| there.is_file()) {
        return None;
    }
    let bytes = files::bytes_of(&note, LONGEST).ok()?;
    LogAddress::read(str::from_utf8(&bytes).ok()?).ok()
}

/// Notes that the event of this file goes on in this log.
///
/// # Errors
/// What the disk says.
pub fn note(file: &Path, address: &LogAddress) -> io::Result<()> {
    if noted(file).as_ref() == Some(address) {
        return Ok(());
    }
    let place = files::beside(&files::place_of(file)?, ENDING);
    files::write_whole(&place, Existing::Replace, |note| writeln!(note, "{address}"))
}

/// The file in this folder whose event goes on in this log.
pub fn file_of(folder: &Path, address: &LogAddress) -> Option<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| {
            let name = entry.ok()?.file_name().into_string().ok()?;
            Some(folder.join(name.strip_suffix(ENDING)?))
        })
        .filter(|file| noted(file).as_ref() == Some(address))
        .collect();
    found.sort();
    found.into_iter().next()
}
