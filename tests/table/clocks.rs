//! Tab clocks.
