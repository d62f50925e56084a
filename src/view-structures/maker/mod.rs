//! Structures made from wishes: the typed wishes, and the words about the result.

mod comparison;
mod input;
mod parsers;
mod picture;
mod plan;
mod words;

pub use comparison::{ComparisonLine, compare};
pub use input::{KEYS, MakerInput, PlayerRange};
pub use parsers::{blinds_typed, game_name, games, read_chips};
pub use picture::{AveragePoint, Picture, TimeMark};
pub use plan::{PlanRow, PlanRowKind, Remark, RemarkKind, StructurePlan};
pub use words::{ends, fault, name, source, times, unmet};
