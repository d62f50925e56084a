//! The dealer's desk: the hand being followed at one table, its corrections, and its questions.
//!
//! It is not part of the event. Its results are offered to the event as commands ([`Offers`]). Its
//! unfinished content is saved when the program ends ([`Left`]). It has no words: `view/table`
//! describes its content.

mod input;
mod card_draw;
mod situation;
mod felt;
mod followed_hand;
mod offers;
mod plan;
mod unfinished;

pub use input::{DealerInput, AmountField, ChipTray, WordChoice};
pub use card_draw::{CardDrawFault, CardDraw, CardDrawTable, DrawPlayer, DrawResult, NextCard, cards_of_tables};
pub use situation::{PlayerSituation, KnownFacts, Street, split_into_chips};
pub use felt::{Felt, Sitting};
pub use followed_hand::{PlayerChange, FollowedHand, Half, SavedHand, HandPlayer};
pub use offers::{Offers, BustedSeat};
pub use plan::{DealFailure, HandDraft, HandPlan, game_of};
pub use unfinished::{UnfinishedTables, UnfinishedClock, UnfinishedEvening, UnfinishedHand};
