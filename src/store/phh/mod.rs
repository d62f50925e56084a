//! Poker hand histories in the open PHH format: one hand in a `.phh` file, many in a `.phhs` file.
//!
//! A hand is TOML. [`WrittenHand`] is a hand as in the file, and [`WrittenHand::replay`] plays it by the
//! rules. [`Batches`] reads files of any length piece by piece, and [`write()`] writes a hand. The
//! format numbers players from the left of the button, 1 to the last; here these are seats.

mod action;
mod batches;
mod fault;
mod fields;
mod hand_file;
mod push;
mod replay;
mod toml;

pub use batches::{Batch, Batches, MOST_BYTES, RawHand};
pub use fault::{PhhFault, PhhPosition, Problem};
pub use hand_file::{RulesLookup, Switches, WrittenHand, write, write_file};
pub use replay::{PushRuling, ReplayedHand};
