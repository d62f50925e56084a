//! The proof of a fair draw.
