//! plays
