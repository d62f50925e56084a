//! What was printed is on record.
