//! The end of an event as it is shown: the final table, the end and the winner's poster.

mod end_face;
mod final_table;
mod poster;

pub use end_face::{EndFace, PlacedPlayer, placed};
pub(crate) use final_table::counted_at;
pub use final_table::{FinalSeat, FinalTable};
pub use poster::Poster;
