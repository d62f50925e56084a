//! The photographs of the people of a house, one file each. They are in a folder beside the house's
//! own, for its owner only. They are in no journal, so that a removed one leaves no trace.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::{IfExists, files, write_private};

/// The folder beside the house's file.
const FOLDER: &str = "photographs";
/// The most bytes of a file that is read. The program's own files are far smaller.
pub const MOST: u64 = 1 << 20;

fn file(folder: &Path, id: &str) -> PathBuf {
    folder.join(FOLDER).join(format!("{id}.jpg"))
}

/// Returns the photograph of the person of this id in the house in `folder`; `None` without one.
///
/// # Errors
/// The file exists and cannot be read, or is larger than [`MOST`].
pub fn read(folder: &Path, id: &str) -> io::Result<Option<Vec<u8>>> {
    let bytes = match files::bytes_of(&file(folder, id), MOST) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        read => read?,
    };
    if bytes.len() as u64 > MOST {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(Some(bytes))
}

/// Stores this JPEG in place of the old one.
///
/// # Errors
/// The error of the disk. The old photograph is then unchanged.
pub fn save(folder: &Path, id: &str, jpeg: &[u8]) -> io::Result<()> {
    files::make_folder(&folder.join(FOLDER))?;
    files::remove_leftover_drafts(&folder.join(FOLDER));
    write_private(&file(folder, id), IfExists::Replace, jpeg)
}

/// Removes the photograph, if there is one.
///
/// # Errors
/// The error of the disk.
pub fn remove(folder: &Path, id: &str) -> io::Result<()> {
    match files::remove(&file(folder, id)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

/// Returns the drafts that killed programs left over of the house in `folder`: of its book and
/// photographs.
pub fn leftover_drafts(folder: &Path) -> Vec<PathBuf> {
    let mut all = files::leftover_drafts(folder);
    all.extend(files::leftover_drafts(&folder.join(FOLDER)));
    all
}

/// Removes these drafts.
pub fn remove_leftover_drafts(folder: &Path) {
    files::remove_leftover_drafts(folder);
    files::remove_leftover_drafts(&folder.join(FOLDER));
}
