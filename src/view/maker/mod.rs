//! Structures made from wishes: the typed wishes, and the words about the result.

mod asked;
mod comparison;
mod picture;
mod plan;
mod read;
mod words;

pub use asked::{Asked, KEYS, Players};
pub use comparison::{Beside, beside};
pub use picture::{Mark, Moment, Picture};
pub use plan::{Plan, PlanRow, Remark, RemarkKind, RowKind};
pub use read::{blinds_typed, game_name, games, read_chips};
pub use words::{ends, fault, name, source, times, unmet};
