//! Linux and macOS: files have an owner, a mode and an identifying number.

use std::{
    fs::{self, File, Permissions},
    io,
    os::unix::fs::{MetadataExt as _, PermissionsExt as _},
    path::{Path, PathBuf},
};

use directories::BaseDirs;

/// True: a new name lasts only once its folder is on the disk.
pub(crate) const FOLDERS_ARE_SYNCED: bool = true;
/// True: a folder marked as read-only accepts no new names.
pub(crate) const FOLDER_MARKS_COUNT: bool = true;
/// True: it can be known whether a name still belongs to an open file.
pub(crate) const NAMES_ARE_CERTAIN: bool = true;

/// True: a file can be replaced while this program has it open.
pub(crate) const OPEN_FILES_ARE_REPLACED: bool = true;

/// Lets the user's umask decide the readers of a draft, as for any other document. The default is
/// the owner only.
pub(crate) fn read_as_usual(draft: &mut tempfile::Builder<'_, '_>) {
    draft.permissions(Permissions::from_mode(0o666));
}

/// Returns false: an open file can be replaced.
pub(crate) const fn is_held(_: &io::Error) -> bool {
    false
}

/// Restricts the right to read an open file to its owner.
pub(crate) fn keep_to_owner(file: &File) -> io::Result<()> {
    let mode = file.metadata()?.permissions().mode() & 0o777;
    let own = mode & 0o700;
    if mode == own { Ok(()) } else { file.set_permissions(Permissions::from_mode(own)) }
}

/// Returns whether these two names are of one file.
pub(crate) fn are_one_file(one: &Path, other: &Path) -> bool {
    let (Ok(one), Ok(other)) = (fs::metadata(one), fs::metadata(other)) else { return false };
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Returns whether `path` itself, not a link of that name, is still the name of the open `file`.
pub(crate) fn still_named(file: &File, path: &Path) -> bool {
    let (Ok(open), Ok(named)) = (file.metadata(), fs::symlink_metadata(path)) else { return false };
    (open.dev(), open.ino()) == (named.dev(), named.ino())
}

/// Returns whether the open `file` has only this name.
pub(crate) fn has_one_name(file: &File) -> bool {
    file.metadata().is_ok_and(|about| about.nlink() <= 1)
}

/// Returns whether other users may read this file.
pub fn is_open_to_others(path: &Path) -> bool {
    path.metadata().is_ok_and(|about| about.permissions().mode() & 0o077 != 0)
}

/// Returns the password file of PostgreSQL's own programs.
pub fn passwords(base: &BaseDirs) -> PathBuf {
    base.home_dir().join(".pgpass")
}
