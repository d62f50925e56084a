//! The dealer's desk: what somebody at one table follows, has put right and asks about.
//!
//! It is no part of the event. What is settled here is offered to the event as commands ([`Offers`]), and what
//! lies here when the program ends outlives it ([`Left`]). It has no words: `view/table` says what lies here.

mod asked;
mod card_draw;
mod faced;
mod felt;
mod followed;
mod offers;
mod plan;
mod unfinished;

pub use asked::{Asked, Field, Tray, Word};
pub use card_draw::{CannotDraw, CardDraw, CardDrawTable, Drawer, Drawn, Now, cards_of_tables};
pub use faced::{Faced, Known, Street, broken_down};
pub use felt::{Felt, Sitting};
pub use followed::{Change, Followed, Half, KeptHand, Player};
pub use offers::{Offers, Out};
pub use plan::{CannotDeal, Draft, Plan, game_of};
pub use unfinished::{Left, LeftClock, LeftEvening, LeftHand};
