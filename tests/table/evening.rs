//! Tab evening.
