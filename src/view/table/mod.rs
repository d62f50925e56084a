//! What the Table screen tells: a room for each of its tabs.

pub mod felt;
pub mod hand;
