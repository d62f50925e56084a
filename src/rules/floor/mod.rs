//! The floor's rulings other than a push of chips: action out of turn, corrections, misdeals,
//! disputes, penalties, clocks.
//!
//! Every answer is a [`FloorRuling`]: the verdict, the reason for it, and the rules of the consulted rule
//! book that support it.

mod accepted_call;
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

pub use accepted_call::{
    AcceptedCall, AcceptedVerdict, ActedAfter, BetRuling, Mistake, TinyCall, accepted, tiny_call,
    words_not_heard,
};
pub use act::{PlayerAction, StreetBet, is_substantial};
pub use busts::{BustVerdict, BustedStack, PlayMode, busts};
pub use corrections::{
    BetAftermath, BetVerdict, NoticeTime, PendingAction, SetupFault, SetupVerdict, pot_miscounted,
    too_small, wrong_start,
};
pub use disputes::{Dispute, DisputeTime, DisputeVerdict, dispute};
pub use hand_for_hand::{Bubble, BubbleStep, TableProgress};
pub use last_hands::{HIGHEST_LAST_CARD, last_hand_card, last_hands};
pub use misdeal::{
    ActionOnFlop, ActionStage, ButtonAction, DealFault, DealVerdict, DealerStep, EarlyStreet,
    FallenCards, deal,
};
pub use out_of_turn::{
    Options, OutOfTurn, PromptSource, RoundSize, SkippedActions, SkippedHand, SkippedVerdict,
    TimeToSpeak, TurnVerdict, out_of_turn, skipped,
};
pub use penalties::{ClockVerdict, ClockedAct, FacedBet, PenaltyVerdict, clock, penalty};
pub use player_clock::{ClockPhase, ClockReading, PlayerClock};
pub use reason::{FloorRuling, Reason};
