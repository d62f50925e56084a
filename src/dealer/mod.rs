//! The dealer's desk: the hand being followed at one table, its corrections, and its questions.
//!
//! It is not part of the event. Its results are offered to the event as commands ([`Offers`]). Its
//! unfinished content is saved when the program ends ([`Left`]). It has no words: `view/table`
//! describes its content.

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
