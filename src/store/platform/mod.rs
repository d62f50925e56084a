//! What systems do differently with files, each in a file of its own; docs/portability.md says what else is not the same
//! everywhere, and where it stands.

#[cfg(not(unix))]
mod other;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub(super) use other::{
    FOLDER_MARKS_COUNT, FOLDERS_ARE_SYNCED, NAMES_ARE_CERTAIN, are_one_file, has_one_name,
    is_open_to_others, keep_to_owner, passwords, read_as_usual, still_named,
};
#[cfg(unix)]
pub(super) use unix::{
    FOLDER_MARKS_COUNT, FOLDERS_ARE_SYNCED, NAMES_ARE_CERTAIN, are_one_file, has_one_name,
    is_open_to_others, keep_to_owner, passwords, read_as_usual, still_named,
};
