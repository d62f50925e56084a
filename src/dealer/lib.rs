//! The dealer's desk: the hand being followed at one table, its corrections, and its questions.
//!
//! It is not part of the event. Its results are offered to the event as commands ([`Offers`]). Its
//! unfinished content is saved when the program ends ([`UnfinishedTables`]). It has no words: `view-table`
//! describes its content.

mod card_draw;
mod felt;
mod followed_hand;
mod input;
mod offers;
mod plan;
mod situation;
mod unfinished;

pub use card_draw::{
    CardDraw, CardDrawFault, CardDrawTable, DrawPlayer, DrawResult, NextCard, cards_of_tables,
};
pub use felt::{Felt, Sitting};
pub use followed_hand::{FollowedHand, Half, HandPlayer, PlayerChange, SavedHand};
pub use input::{AmountField, ChipTray, DealerInput, WordChoice};
pub use offers::{BustedSeat, Offers};
pub use plan::{DealFailure, HandDraft, HandPlan, game_of};
pub use situation::{KnownFacts, PlayerSituation, Street, split_into_chips};
pub use unfinished::{UnfinishedClock, UnfinishedEvening, UnfinishedHand, UnfinishedTables};
