//! Tab button.
