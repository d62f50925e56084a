//! What is told of late, and what comes out otherwise by it.

mod when;

pub use when::when;
