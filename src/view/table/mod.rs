//! What the Table screen tells: a room for each of its tabs.

pub mod deck;
pub mod evening;
pub mod felt;
