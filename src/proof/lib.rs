//! The proof of a fair draw: a person with the seed, the list and the claimed seats can replay it.
//!
//! A text records the draws: a line for each change of the seats, with the seed of each draw
//! (docs/guide/draw.md has every line). [`replay()`] replays the draws from that text alone. This room does
//! not depend on a tournament and shares no code with the draws: it may be used by itself.
//!
//! ```
//! use bottone_proof::{DrawFault, Sealing, replay};
//!
//! // One table of nine, three newcomers, seed 42, and the seats that the house claims.
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
//! let verdict = replay(claimed, &[])?;
//! assert!(verdict.is_valid());
//! // No secret was sealed before: the seats follow from the seed, which the house knew first.
//! assert_eq!(verdict.draws[0].sealing, Sealing::House);
//!
//! // An entry was put on a seat that the seed does not give.
//! let other = claimed.replace("seat 3 1 3", "seat 3 1 1");
//! let wrong = replay(&other, &[])?.draws[0].wrong;
//! assert!(matches!(wrong, Some(DrawFault::Seat(3, _))));
//! # Ok::<(), bottone_proof::InvalidLine>(())
//! ```

mod chance;
mod replay;
mod steps;
mod text;

pub use replay::{DrawFault, DrawSubject, ReplayResult, ReplayedDraw, Sealing, replay};
pub use steps::{DrawKind, Envelope, ProofStep, ProvenDraw, Redraw};
pub use text::{ExpectedLine, HEAD, InvalidLine, head, lines};
