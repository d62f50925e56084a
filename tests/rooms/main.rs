//! Tests of the public items of rooms that have no package of tests beside them, and the examples.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod examples;
mod dealer {
    mod card_draw;
    mod faced;
    mod ruled;
}
mod points {
    mod formula;
    mod league;
    mod presets;
}
