//! The rules of poker and of tournaments: small values in, small values out.
//!
//! ```
//! use bottone_base::{chips::Chips, seat::{SeatNo, Seats}};
//! use bottone_rules::pots::pots;
//!
//! // Seat 1 is all in for 100; seats 2 and 3 have put in 300 each.
//! let bets = [(1, 100), (2, 300), (3, 300)];
//! let bets: Vec<_> = bets
//!     .into_iter()
//!     .filter_map(|(seat, chips)| Some((SeatNo::new(seat)?, Chips::new(chips))))
//!     .collect();
//! let pots = pots(&bets, Seats::default(), Chips::ZERO);
//! assert_eq!(pots.pots[0].chips, Chips::new(300));
//! assert_eq!(pots.pots[1].chips, Chips::new(400));
//! ```

pub mod betting;
pub mod bounties;
pub mod button;
pub mod buy_in;
pub mod carry;
pub mod chip_set;
pub mod colour_up;
pub mod deals;
pub mod ending;
pub mod floor;
pub mod italian;
pub mod levels;
pub mod payouts;
pub mod places;
pub mod pots;
pub mod ranking;
pub mod rulebook;
pub mod ruling;
pub mod seating;
pub mod showdown;
