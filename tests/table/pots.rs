//! Tab pots.
