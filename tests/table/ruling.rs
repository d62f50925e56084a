//! Tab ruling.
