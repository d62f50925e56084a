//! Files that a director can read and change.
