//! Linux and macOS: files have an owner, a mode and a number that tells them apart.

use std::{
    fs::{self, File, Permissions},
    io,
    os::unix::fs::{MetadataExt as _, PermissionsExt as _},
    path::{Path, PathBuf},
};

use directories::BaseDirs;

/// A new name lasts only once its folder is on the disk.
pub(in crate::store) const FOLDERS_ARE_SYNCED: bool = true;
/// A folder that is marked read-only takes no new names.
pub(in crate::store) const FOLDER_MARKS_COUNT: bool = true;
/// Whether a name is still that of an open file can be found out.
pub(in crate::store) const NAMES_ARE_CERTAIN: bool = true;

/// Lets a draft be read as any other document, for the person's own umask to say: without a word it is its owner's.
pub(in crate::store) fn read_as_usual(draft: &mut tempfile::Builder<'_, '_>) {
    draft.permissions(Permissions::from_mode(0o666));
}

/// Takes from everybody but the owner the right to read an open file.
pub(in crate::store) fn keep_to_owner(file: &File) -> io::Result<()> {
    let mode = file.metadata()?.permissions().mode() & 0o777;
    let own = mode & 0o700;
    if mode == own { Ok(()) } else { file.set_permissions(Permissions::from_mode(own)) }
}

/// Are these two names of one file?
pub(in crate::store) fn are_one_file(one: &Path, other: &Path) -> bool {
    let (Ok(one), Ok(other)) = (fs::metadata(one), fs::metadata(other)) else { return false };
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Is `path` itself, and no link of that name, still the name of the open `file`?
pub(in crate::store) fn still_named(file: &File, path: &Path) -> bool {
    let (Ok(open), Ok(named)) = (file.metadata(), fs::symlink_metadata(path)) else { return false };
    (open.dev(), open.ino()) == (named.dev(), named.ino())
}

/// Has the open `file` this one name alone?
pub(in crate::store) fn has_one_name(file: &File) -> bool {
    file.metadata().is_ok_and(|about| about.nlink() <= 1)
}

/// May others read this file?
pub(in crate::store) fn is_open_to_others(path: &Path) -> bool {
    path.metadata().is_ok_and(|about| about.permissions().mode() & 0o077 != 0)
}

/// Where PostgreSQL's own programs look for passwords.
pub(in crate::store) fn passwords(base: &BaseDirs) -> PathBuf {
    base.home_dir().join(".pgpass")
}
