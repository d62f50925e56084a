//! Levels, breaks and the rest of a structure.
