//! Structures made from wishes: the typed wishes, and the words about the result.

mod input;
mod comparison;
mod picture;
mod plan;
mod parsers;
mod words;

pub use input::{MakerInput, KEYS, PlayerRange};
pub use comparison::{ComparisonLine, compare};
pub use picture::{TimeMark, AveragePoint, Picture};
pub use plan::{StructurePlan, PlanRow, Remark, RemarkKind, PlanRowKind};
pub use parsers::{blinds_typed, game_name, games, read_chips};
pub use words::{ends, fault, name, source, times, unmet};
