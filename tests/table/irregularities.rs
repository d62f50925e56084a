//! Tab irregularities.
