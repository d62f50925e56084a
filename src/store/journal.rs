//! One record a line, appended, never rewritten.
