//! The house's own files are given other names, taken off the shelf, and put back.

use std::path::{Path, PathBuf};

use super::{Profile, ProfileError, UNNAMED, read_bytes, system, write, write_as};
use crate::store::files;
use crate::store::{Existing, folder, write_document};

/// A file that was taken off the shelf, as it was, so that it can be put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenOff {
    file: PathBuf,
    bytes: Vec<u8>,
}

/// Takes a file off the shelf, whatever is in it.
///
/// # Errors
/// When it cannot be read, since it could not be put back, or the disk says no. It is then still there.
pub fn take_off(file: &Path) -> Result<TakenOff, ProfileError> {
    let bytes = read_bytes(file)?;
    files::remove(file).map_err(|source| system(file, source))?;
    Ok(TakenOff { file: file.to_owned(), bytes })
}

impl TakenOff {
    /// Puts it back where it was.
    ///
    /// # Errors
    /// When something else lies there by now, or the disk says no.
    pub fn put_back(&self) -> Result<(), ProfileError> {
        write_document(&self.file, Existing::Keep, &self.bytes)
            .map_err(|source| system(&self.file, source))
    }
}

/// Writes a profile under another name in the same folder, in the place of `file`.
///
/// # Errors
/// As for [`write()`], or when another file has the name. The old file is then as it was.
pub fn rename<T: Profile>(file: &Path, name: &str, profile: &T) -> Result<(), ProfileError> {
    let to = file.with_file_name(folder::file_name(name, UNNAMED));
    // On a disk that takes large letters for small ones both names may lead to one file.
    if to == file || folder::is_same_file(&to, file) {
        return write(file, profile);
    }
    write_as(&to, Existing::Keep, profile)?;
    files::remove(file).map_err(|source| system(file, source))
}
