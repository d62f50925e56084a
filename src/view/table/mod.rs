//! What the Table screen tells: a room for each of its tabs.

pub mod button;
pub mod card_draw;
pub mod clocks;
pub mod deck;
pub mod evening;
pub mod felt;
pub mod floor_rulings;
pub mod glossary;
pub mod hand;
pub mod irregularities;
pub mod italian_book;
pub mod left;
mod middle;
pub mod pots;
pub mod record;
pub mod ruling;

pub use middle::Middle;
