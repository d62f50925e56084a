//! The differences between systems in their files, one module for each. docs/engineering/portability.md lists
//! the other differences, with their places.

#[cfg(not(unix))]
mod other;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub(super) use other::{
    FOLDER_MARKS_COUNT, FOLDERS_ARE_SYNCED, NAMES_ARE_CERTAIN, OPEN_FILES_ARE_REPLACED,
    are_one_file, has_one_name, is_held, keep_to_owner, read_as_usual, still_named,
};
#[cfg(not(unix))]
pub use other::{is_open_to_others, passwords};
#[cfg(unix)]
pub(super) use unix::{
    FOLDER_MARKS_COUNT, FOLDERS_ARE_SYNCED, NAMES_ARE_CERTAIN, OPEN_FILES_ARE_REPLACED,
    are_one_file, has_one_name, is_held, keep_to_owner, read_as_usual, still_named,
};
#[cfg(unix)]
pub use unix::{is_open_to_others, passwords};
