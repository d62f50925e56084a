//! Files of rule books.

mod files;
mod shipped;
