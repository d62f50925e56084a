//! The filing cabinet. The only room that opens files.

pub mod csv;
pub mod journal;
pub mod profiles;
pub mod settings;
