//! The room's own page: a small server on the local network that shows, and takes nothing.
