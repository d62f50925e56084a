//! What is heard, and when.
