//! The source of views beside the event's state: the event with its records at an instant, and its
//! outlook.
//!
//! A desk gives both, and views write them: values without text, below the two.

pub mod outlook;
pub mod sheet_source;
