//! Structures: the shipped ones, the findings of the check, and laws.

mod check;
mod laws;
mod shipped;
