//! Pots.
