//! The proof of a fair draw: whoever has the seed, the list and the seats that a house claims can make the
//! draw again.
//!
//! A text says what was drawn: a line for each change of the seats, with the seed of each draw
//! (docs/draw.md has every line). [`again()`] makes the draws a second time from that text alone. This room
//! knows no tournament and shares no line with what draws: it may be used by itself.
//!
//! ```
//! use bottone_proof::proof::{Sealing, Wrong, again};
//!
//! // One table of nine, three newcomers, seed 42, and where the house says that they sit.
//! let claimed = "\
//! Bottone draws 1
//! event Friday Deep Stack
//! open 1 9
//! name 1 Conti, L.
//! name 2 Greco, P.
//! name 3 Villa, S.
//! draw 1 seats 2026-11-20T20:05:11.000Z 42
//! seat 1 1 4
//! seat 2 1 9
//! seat 3 1 3
//! end
//! ";
//! let verdict = again(claimed, &[])?;
//! assert!(verdict.holds());
//! // Nobody sealed a secret before: the seats follow from the seed, which the house knew first.
//! assert_eq!(verdict.draws[0].sealing, Sealing::House);
//!
//! // Somebody was put where the seed does not put him.
//! let other = claimed.replace("seat 3 1 3", "seat 3 1 1");
//! let wrong = again(&other, &[])?.draws[0].wrong;
//! assert!(matches!(wrong, Some(Wrong::Seat(3, _))));
//! # Ok::<(), bottone_proof::proof::Unread>(())
//! ```

mod again;
mod chance;
mod steps;
mod text;

pub use again::{Again, Sealing, Verdict, What, Wrong, again};
pub use steps::{DrawKind, Drawn, Envelope, Redraw, Step};
pub use text::{Expected, HEAD, Unread, head, lines};
