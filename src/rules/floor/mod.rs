//! The floor's rulings other than a push of chips: action out of turn, corrections, misdeals,
//! disputes, penalties, clocks.
//!
//! Every answer is a [`Ruled`]: the verdict, the reason for it, and the rules of the consulted rule
//! book that support it.

mod accepted;
mod act;
mod busts;
mod corrections;
mod disputes;
mod hand_for_hand;
mod last_hands;
mod misdeal;
mod out_of_turn;
mod penalties;
mod player_clock;
mod reason;

pub use accepted::{
    AcceptedCall, AcceptedVerdict, ActedAfter, BetIs, Mistake, TinyCall, accepted, tiny_call,
    words_not_heard,
};
pub use act::{Act, Standing, is_substantial};
pub use busts::{Bust, BustVerdict, Played, busts};
pub use corrections::{
    BetVerdict, Noticed, Pending, Since, Wrong, WrongVerdict, pot_miscounted, too_small,
    wrong_start,
};
pub use disputes::{Dispute, DisputeVerdict, Moment, dispute};
pub use hand_for_hand::{Bubble, BubbleStep, TableDid};
pub use last_hands::{HIGHEST_LAST_CARD, last_hand_card, last_hands};
pub use misdeal::{
    ActionOnFlop, DealFault, DealVerdict, EarlyStreet, Fallen, HasActed, Stage, Step, deal,
};
pub use out_of_turn::{
    Meanwhile, Options, OutOfTurn, Prompted, Round, SkippedHand, SkippedVerdict, TimeToSpeak,
    TurnVerdict, out_of_turn, skipped,
};
pub use penalties::{ClockVerdict, ClockedAct, Faces, PenaltyVerdict, clock, penalty};
pub use player_clock::{Phase, PlayerClock, Reading};
pub use reason::{Reason, Ruled};
