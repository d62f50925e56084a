//! Tab noise.
