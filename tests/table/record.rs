//! Tab record.
