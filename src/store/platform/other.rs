//! Windows: the folder decides the readers, and the standard library cannot identify files.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
};

use directories::BaseDirs;

/// False: a folder cannot be synced, and a new name is as lasting as the file system makes it.
pub(crate) const FOLDERS_ARE_SYNCED: bool = false;
/// False: the mark of a folder does not apply to the files in it.
pub(crate) const FOLDER_MARKS_COUNT: bool = false;
/// False: it cannot be known whether a name still belongs to an open file.
pub(crate) const NAMES_ARE_CERTAIN: bool = false;

/// False: this program closes a file before it replaces it.
pub(crate) const OPEN_FILES_ARE_REPLACED: bool = false;

/// Leaves the readers of a draft to the folder.
pub(crate) fn read_as_usual(_: &mut tempfile::Builder<'_, '_>) {}

/// Returns whether a file was not replaced because another program holds it open.
pub(crate) fn is_held(error: &io::Error) -> bool {
    /// The codes of Windows for "access denied" and "sharing violation".
    const HELD: [i32; 2] = [5, 32];
    error.raw_os_error().is_some_and(|code| HELD.contains(&code))
}

/// Leaves the readers of an open file to the folder.
pub(crate) fn keep_to_owner(_: &File) -> io::Result<()> {
    Ok(())
}

/// Returns false: hard links are not recognised, only equal whole paths.
pub(crate) fn are_one_file(_: &Path, _: &Path) -> bool {
    false
}

/// Returns whether the file exists: an open file cannot be replaced, only removed.
pub(crate) fn still_named(_: &File, path: &Path) -> bool {
    path.exists()
}

/// Returns true, because the standard library cannot count the names.
pub(crate) fn has_one_name(_: &File) -> bool {
    true
}

/// Returns false: a user's own folder is private.
pub fn is_open_to_others(_: &Path) -> bool {
    false
}

/// Returns the password file of PostgreSQL's own programs.
pub fn passwords(base: &BaseDirs) -> PathBuf {
    base.config_dir().join("postgresql").join("pgpass.conf")
}
