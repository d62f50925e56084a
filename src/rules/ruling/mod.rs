//! What a push of chips means.
