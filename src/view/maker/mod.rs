//! Structures that are made from wishes: what is typed for them, and what is said of them.

mod asked;
mod comparison;
mod picture;
mod plan;
mod words;

pub use asked::{Asked, KEYS, Players, games};
pub use comparison::{Beside, beside};
pub use picture::{Mark, Moment, Picture};
pub use plan::{Plan, PlanRow, Remark, RemarkKind, RowKind};
pub use words::{ends, fault, name, source, times, unmet};
