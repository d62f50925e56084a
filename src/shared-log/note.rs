//! The note beside a desk's own file, which names the log in which the event goes on. Opening the
//! file again follows the note.

use std::{
    io,
    path::{Path, PathBuf},
};

use bottone_store::{
    files::{self, IfExists},
    folder,
};

use super::LogAddress;

/// The ending of a note's name, after the whole name of its file.
const ENDING: &str = ".shared";
/// The most bytes of a note that are read.
const LONGEST: u64 = 4096;

/// Returns the log in which the event of this file goes on, if a note names it.
pub fn read_note(file: &Path) -> Option<LogAddress> {
    let note = files::with_ending(file, ENDING);
    // Its name can be guessed: a link of that name is not a note.
    if !note.symlink_metadata().is_ok_and(|there| there.is_file()) {
        return None;
    }
    let bytes = files::bytes_of(&note, LONGEST).ok()?;
    LogAddress::read(str::from_utf8(&bytes).ok()?).ok()
}

/// Writes a note that the event of this file goes on in this log.
///
/// # Errors
/// The error of the disk.
pub fn note(file: &Path, address: &LogAddress) -> io::Result<()> {
    if read_note(file).as_ref() == Some(address) {
        return Ok(());
    }
    let place = files::with_ending(&files::canonical_path(file)?, ENDING);
    files::write_whole(&place, IfExists::Replace, |note| writeln!(note, "{address}"))
}

/// Returns the file in this folder whose event goes on in this log.
pub fn file_of(folder: &Path, address: &LogAddress) -> Option<PathBuf> {
    let mut noted = folder::paths_with_ending(folder, ENDING).into_iter();
    noted.find(|file| read_note(file).as_ref() == Some(address))
}
