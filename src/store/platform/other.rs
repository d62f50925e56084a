//! Windows: the folder says who may read, and what tells files apart is not in the standard library.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
};

use directories::BaseDirs;

/// A folder cannot be synced: a new name is as lasting as the file system makes it.
pub(in crate::store) const FOLDERS_ARE_SYNCED: bool = false;
/// The mark of a folder says nothing of the files in it.
pub(in crate::store) const FOLDER_MARKS_COUNT: bool = false;
/// Whether a name is still that of an open file cannot be found out.
pub(in crate::store) const NAMES_ARE_CERTAIN: bool = false;

/// Drafts are read as the folder says.
pub(in crate::store) fn read_as_usual(_: &mut tempfile::Builder<'_, '_>) {}

/// The folder says who may read.
pub(in crate::store) fn keep_to_owner(_: &File) -> io::Result<()> {
    Ok(())
}

/// Names that lead to one file are found out by their whole paths alone.
pub(in crate::store) fn are_one_file(_: &Path, _: &Path) -> bool {
    false
}

/// An open file cannot be replaced, only be gone.
pub(in crate::store) fn still_named(_: &File, path: &Path) -> bool {
    path.exists()
}

/// Nobody can tell without more than the standard library.
pub(in crate::store) fn has_one_name(_: &File) -> bool {
    true
}

/// A person's own folder is the person's.
pub(in crate::store) fn is_open_to_others(_: &Path) -> bool {
    false
}

/// Where PostgreSQL's own programs look for passwords.
pub(in crate::store) fn passwords(base: &BaseDirs) -> PathBuf {
    base.config_dir().join("postgresql").join("pgpass.conf")
}
