//! The plain values that every room uses: chips, money, cards, seats, people, times, draws.
//!
//! ```
//! use bottone_base::{chips::Chips, typed};
//!
//! assert_eq!(typed::read("1.4k"), Some(Chips::new(1_400)));
//! ```

pub mod cards;
pub mod chips;
mod closed;
pub mod draw;
pub mod fair;
pub mod items;
pub mod money;
pub mod note;
mod omitted_field;
pub mod paper_code;
pub mod person;
pub mod places;
pub mod seat;
pub mod time;
pub mod typed;
pub mod unreadable;
pub mod witness;

pub use closed::all;
pub use omitted_field::is_nothing;
