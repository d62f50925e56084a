//! Whole hands, act by act, and the meaning of what a player pushes and says.
//!
//! [`hand`] plays a hand of hold'em, Omaha, stud, draw and their relatives, [`italian`] an evening of
//! Italian poker; [`ruling`] rules on a push of chips. The switches of all three are in the rule
//! books of `rules`. Nothing here knows a tournament.

pub mod hand;
pub mod italian;
pub mod ruling;
