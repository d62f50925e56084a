//! Structures of blinds in finished text: made from wishes, read from pasted sheets, edited in
//! cells, and listed on the shelf.

pub mod cells;
pub mod maker;
pub mod pasted;
pub mod shelf;
