//! The logo of a club: one PNG in the folder of its events.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::{IfExists, files, write_document};

/// The name of the file.
const FILE: &str = "logo.png";
/// The most bytes of a file that is read. The program's own files are far smaller.
const MOST: u64 = 4 << 20;

/// Returns the path of the logo of the club in `folder`, whether it exists or not.
pub fn path(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// Returns the logo of the club in `folder`; `None` without one.
///
/// # Errors
/// The file exists and cannot be read, or is too large.
pub fn read(folder: &Path) -> io::Result<Option<Vec<u8>>> {
    let bytes = match files::bytes_of(&path(folder), MOST) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        read => read?,
    };
    if bytes.len() as u64 > MOST {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(Some(bytes))
}

/// Stores this PNG in place of the old logo.
///
/// # Errors
/// The error of the disk. The old logo is then unchanged.
pub fn keep(folder: &Path, png: &[u8]) -> io::Result<()> {
    files::make_folder(folder)?;
    write_document(&path(folder), IfExists::Replace, png)
}

/// Removes the logo, if there is one.
///
/// # Errors
/// The error of the disk.
pub fn remove(folder: &Path) -> io::Result<()> {
    match files::remove(&path(folder)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}
