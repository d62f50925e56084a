//! The ruling tab: the vectors of the rule books, entered by keys and clicks and read off the
//! screen.

mod dealer;
mod hand;
mod more_vectors;
mod record;
mod sets;
mod taps;
mod vectors;
