//! What the room hears: signals and speech, through whatever the system has for it.
