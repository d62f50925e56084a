//! Paper in finished text: every sheet with its present content, the prints on record, what a code
//! on paper says, and the results and the fairness of an event.

pub mod draw;
pub mod fairness;
pub mod printing;
pub mod results;
pub mod scan;
pub mod sheets;
pub mod verify;
