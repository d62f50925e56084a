//! Italian five-card draw (*poker all'italiana*), one evening as a value.
//!
//! ```text
//! Ante → Blinds → Opening → Raising → Draw → Second → Showdown → Proof ┐
//!  ↑ ↑     └── a player is blind ──↑                    │               │
//!  │ └── no one opens                                   └ all parola →  │
//!  │                                                      Equalise      │
//!  └──────────────────────────────────────────────────────────┴─────────┘
//! ```
//!
//! The cards of a player need not be known. Known cards are checked and speak for themselves;
//! otherwise the dealer says who won.

mod act;
mod blind;
mod draw;
mod evening;
mod five;
mod kitty;
mod offers;
mod opening;
mod round;
pub mod seat_draw;
mod second_round;
mod settle;
mod showdown;
mod start;
mod state;

pub use self::{
    act::{Five, ItalianAct, ItalianRefusal, Phase, PlayerWord, Proof},
    draw::{DrawProgress, DrawStep, DrawTable},
    evening::{DeckChange, Evening},
    offers::Offer,
    opening::{Opener, OpeningPair, opens},
    round::Bounds,
    settle::{OpeningResult, Settlement},
    showdown::{WinReason, WonPot},
    start::{EveningFault, EveningStart},
};
