//! The filing cabinet. The only room that opens files.
#![expect(clippy::disallowed_methods, reason = "this room, and no other, opens files")]

pub mod csv;
mod files;
pub mod folder;
pub mod journal;
pub mod phh;
pub mod profiles;
pub mod settings;
