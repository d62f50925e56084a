//! Tab hand.
