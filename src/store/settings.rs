//! What this machine remembers between two runs.
