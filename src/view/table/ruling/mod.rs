//! A ruling on a push: what is known beforehand, what the dealer sets, and what it means.

mod answer;
mod asked;
mod faced;

pub use answer::{Answer, Card, Missing, Other, Quiet, answer};
pub use asked::{Asked, Field, Tray, Word};
pub use faced::{Faced, Known, Street, broken_down};
