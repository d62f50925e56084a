//! Photographs of the people of a house: a file each in a folder beside the house's own, for its owner's eyes alone. They
//! are in no journal, so that nothing is left of one that is taken away.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::{Existing, files, write_private};

/// The folder beside the house's file.
const FOLDER: &str = "photographs";
/// The largest file that is read, in bytes. What the program writes there is far smaller.
pub const MOST: u64 = 1 << 20;

fn file(folder: &Path, id: &str) -> PathBuf {
    folder.join(FOLDER).join(format!("{id}.jpg"))
}

/// The photograph of the person of this id in the house in `folder`; none where there is none.
///
/// # Errors
/// When it is there and cannot be read, or is larger than [`MOST`].
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

/// Keeps this JPEG, in place of what was there.
///
/// # Errors
/// What the disk says. What was there is then there still.
pub fn keep(folder: &Path, id: &str, jpeg: &[u8]) -> io::Result<()> {
    files::make_folder(&folder.join(FOLDER))?;
    files::remove_left_over(&folder.join(FOLDER));
    write_private(&file(folder, id), Existing::Replace, jpeg)
}

/// Takes it away, where there is one.
///
/// # Errors
/// What the disk says.
pub fn remove(folder: &Path, id: &str) -> io::Result<()> {
    match files::remove(&file(folder, id)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

/// Returns what programs that were killed left over of whole files of the house in `folder`: its book and photographs.
pub fn left_over(folder: &Path) -> Vec<PathBuf> {
    let mut all = files::left_over(folder);
    all.extend(files::left_over(&folder.join(FOLDER)));
    all
}

/// Removes them.
pub fn remove_left_over(folder: &Path) {
    files::remove_left_over(folder);
    files::remove_left_over(&folder.join(FOLDER));
}
