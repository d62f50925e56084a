//! The forecast of the event in words, and the effect of a change before it is made.

pub mod what_if;
mod wording;

pub use wording::{ForecastLine, ForecastSubject, ForecastView};
