//! Every sheet by what stands on it, as poppler reads it.
