//! What the walls show.
