//! The house's own files: renaming, removing and restoring.

use std::path::{Path, PathBuf};

use super::{Profile, ProfileError, UNNAMED, read_bytes, system, write, write_as};
use crate::files;
use crate::{IfExists, folder, write_document};

/// A file removed from the shelf, with its bytes, so that it can be restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovedFile {
    file: PathBuf,
    bytes: Vec<u8>,
}

/// Removes a file from the shelf, with any content.
///
/// # Errors
/// The file cannot be read, so it could not be restored, or the disk fails. The file is then still
/// there.
pub fn remove(file: &Path) -> Result<RemovedFile, ProfileError> {
    let bytes = read_bytes(file)?;
    files::remove(file).map_err(|source| system(file, source))?;
    Ok(RemovedFile { file: file.to_owned(), bytes })
}

impl RemovedFile {
    /// Restores the file.
    ///
    /// # Errors
    /// Another file is in its place by now, or the disk fails.
    pub fn restore(&self) -> Result<(), ProfileError> {
        write_document(&self.file, IfExists::Keep, &self.bytes)
            .map_err(|source| system(&self.file, source))
    }
}

/// Writes a profile under another name in the same folder, in place of `file`.
///
/// # Errors
/// As for [`write()`], or another file has the name. The old file is then unchanged.
pub fn rename<T: Profile>(file: &Path, name: &str, profile: &T) -> Result<(), ProfileError> {
    let to = file.with_file_name(folder::file_name(name, UNNAMED));
    // On a disk that ignores case both names may be of one file.
    if to == file || folder::is_same_file(&to, file) {
        return write(file, profile);
    }
    write_as(&to, IfExists::Keep, profile)?;
    files::remove(file).map_err(|source| system(file, source))
}
