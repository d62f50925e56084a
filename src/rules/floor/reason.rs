//! A verdict with its reason and its rules.

use crate::{
    rulebook::Rulebook,
    ruling::cites::{Cite, Topic},
};
use strum::IntoStaticStr;

/// The ruling of the floor with its reason and its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FloorRuling<T> {
    pub verdict: T,
    /// The reason for the verdict.
    pub reason: Reason,
    /// The supporting rules, the most decisive first.
    pub cites: Vec<Cite>,
}

impl<T> FloorRuling<T> {
    pub(super) fn of(rules: &Rulebook, verdict: T, reason: Reason) -> Self {
        let cites = reason.topics().iter().map(|topic| topic.cite(rules.book)).collect();
        Self { verdict, reason, cites }
    }
}

/// The reason for a ruling of the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Reason {
    /// A fold out of turn always stands.
    FoldsBind,
    /// The action goes back to the player whose turn it is.
    RightPlayerFirst,
    /// Checks, calls and folds do not change the action to the player who acted out of turn.
    ActionUnchanged,
    /// A bet or raise has changed the action.
    ActionChanged,
    /// A passive action out of turn, in a round that began with two players and was not prompted.
    PassiveHeadsUp,
    /// The skipped player had no time to speak up.
    NoTimeToSpeak,
    /// No substantial action happened behind the skipped player.
    LittleBehind,
    /// Substantial action happened behind the skipped player.
    MuchBehind,
    /// The bet or raise is large enough.
    LargeEnough,
    /// The bet or raise is too small, and the street is still in progress.
    BroughtUp,
    /// The next card is out, or the showdown has begun.
    NextCardDealt,
    /// The bet is what the pot allows.
    PotAsCounted,
    /// The pot was counted too low.
    PotTooLow,
    /// The pot was counted too high.
    PotTooHigh,
    /// There was substantial action behind the bet.
    PotPlayedOn,
    /// All players have acted on the bet.
    AllHaveActed,
    ButtonCorrected,
    /// A wrong button is not backed up after play has continued.
    ButtonNotBackedUp,
    LevelCorrected,
    /// A hand stays at the old level after play has continued.
    LevelStands,
    /// A caller pays the true amount.
    CallerPays,
    /// The caller grossly misunderstood the bet, and there has been no action since.
    GrossMisunderstanding,
    /// Words and chips differ, and not all players heard the words.
    WordsNotHeard,
    /// A small chip against a large bet is not a standard call.
    NotAStandardCall,
    NextHandNotBegun,
    NextHandBegun,
    /// The next hand has begun without substantial action.
    NextHandJustBegun,
    /// There was substantial action in the next hand.
    NextHandPlayedOn,
    /// A hand that ends in a break may be disputed for a short time.
    InABreak,
    /// A fault of the first deal.
    FirstDeal,
    /// A fault of the first deal, with two players still to act.
    FirstDealUntilTwoAct,
    /// After substantial action there is no misdeal.
    DealPlayedOn,
    /// Once two players have acted there is no misdeal.
    TwoHaveActed,
    /// A deck with a duplicate or a missing card.
    FouledDeck,
    /// The button was dealt too few cards.
    ButtonShort,
    FourCardFlop,
    /// A flop without a burn.
    NoBurn,
    /// A card before the betting was over.
    Premature,
    /// A dropped stub.
    DroppedStub,
    /// A stub that may be too short in stud.
    StudStub,
    /// A round is one hand for each player at the table.
    OneHandAPlayer,
    /// The rule book has no penalty of this many rounds.
    TooManyRounds,
    /// The player acted in time.
    InTime,
    /// With the last second the player is in time.
    TieToThePlayer,
    /// The rule book does not decide the tie at the last second.
    TieNotRuled,
    /// The time ran out with no bet to call.
    NothingToFace,
    TimeRanOut,
    /// Players who bust in one hand share the places.
    SharedBust,
    /// The players were at different tables.
    DifferentTables,
    /// The larger stack at the start of the hand finishes higher.
    LargerStack,
    /// The larger stack after the ante finishes higher.
    LargerStackAfterAnte,
    /// At one table the larger stack finishes higher, although the rule book speaks only of tables
    /// that play together.
    LargerStackAtOneTable,
    /// A hand with a wrong number of cards, after substantial action.
    DeadHand,
    /// A hand contains a card with another back.
    OtherBack,
}

impl Reason {
    /// Returns the topics that decide, the most decisive first.
    const fn topics(self) -> &'static [Topic] {
        match self {
            Self::FoldsBind
            | Self::RightPlayerFirst
            | Self::ActionUnchanged
            | Self::ActionChanged => &[Topic::OutOfTurn],
            Self::PassiveHeadsUp => &[Topic::OutOfTurnHeadsUp],
            Self::NoTimeToSpeak => &[Topic::Skipped],
            Self::LittleBehind | Self::MuchBehind => &[Topic::Skipped, Topic::SubstantialAction],
            Self::LargeEnough | Self::BroughtUp | Self::NextCardDealt => &[Topic::Underbet],
            Self::PotAsCounted | Self::PotTooLow | Self::PotTooHigh | Self::AllHaveActed => {
                &[Topic::PotError, Topic::PotSize]
            }
            Self::PotPlayedOn => &[Topic::PotError, Topic::SubstantialAction],
            Self::ButtonCorrected | Self::ButtonNotBackedUp => {
                &[Topic::WrongButton, Topic::SubstantialAction]
            }
            Self::LevelCorrected | Self::LevelStands => {
                &[Topic::NewLevel, Topic::SubstantialAction]
            }
            Self::CallerPays | Self::GrossMisunderstanding => &[Topic::AcceptedAction],
            Self::WordsNotHeard => {
                &[Topic::WordsAndChips, Topic::FloorDecisions, Topic::AcceptedAction]
            }
            Self::NotAStandardCall => &[Topic::WaysToCall],
            Self::NextHandNotBegun | Self::NextHandBegun | Self::InABreak => &[Topic::Disputes],
            Self::NextHandJustBegun | Self::NextHandPlayedOn => {
                &[Topic::Disputes, Topic::SubstantialAction]
            }
            Self::DealPlayedOn => &[Topic::MisdealTooLate, Topic::SubstantialAction],
            Self::FirstDeal | Self::FirstDealUntilTwoAct => &[Topic::Misdeals],
            Self::TwoHaveActed => &[Topic::MisdealTooLate],
            Self::FouledDeck => &[Topic::FouledDeck],
            Self::ButtonShort => &[Topic::ButtonShort],
            Self::FourCardFlop => &[Topic::FourCardFlop],
            Self::NoBurn => &[Topic::NoBurn],
            Self::Premature => &[Topic::PrematureCard],
            Self::DroppedStub => &[Topic::DroppedStub],
            Self::StudStub => &[Topic::StudStub],
            Self::OneHandAPlayer | Self::TooManyRounds => &[Topic::Penalties],
            Self::InTime
            | Self::TieToThePlayer
            | Self::TieNotRuled
            | Self::NothingToFace
            | Self::TimeRanOut => &[Topic::CalledClock],
            Self::SharedBust
            | Self::DifferentTables
            | Self::LargerStack
            | Self::LargerStackAfterAnte => &[Topic::BustsInOneHand],
            Self::LargerStackAtOneTable => &[Topic::BustsAtOneTable],
            Self::DeadHand => &[Topic::WrongNumber],
            Self::OtherBack => &[Topic::OtherBack],
        }
    }
}
