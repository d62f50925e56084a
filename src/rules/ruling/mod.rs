//! What a push of chips means.

pub mod cites;
mod switches;

pub use switches::{
    ExactlyHalf, HalfOf, LastChips, Motions, PulledCover, PushRules, Undercall, WordsAgainstChips,
};
