//! Bets that were too small or too large, and a wrong button or level.

use bottone_base::chips::Chips;

use super::{FloorRuling, PlayerAction, Reason, StreetBet, is_substantial};
use crate::rulebook::{Overbet, Rulebook};

/// The time at which an error was noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeTime {
    /// Before the next card; on the river, before the showdown began.
    OnTheStreet,
    /// Later.
    Later,
}

/// The correction of a wrong bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BetVerdict {
    /// The bet stands as it was made.
    Stands,
    /// The bet is changed to this amount, for every player who put chips in for it.
    Becomes(Chips),
}

/// Decides what happens to a bet or raise to `made`, with chips left behind, that may be too small.
///
/// It is raised to the minimum for all players until the next card, and stands after that (TDA 2024
/// rule 52-A, WSOP tournament rule 90.e.1, live-action rules 142 and 183).
pub fn too_small(
    rules: &Rulebook,
    stood: StreetBet,
    made: Chips,
    noticed: NoticeTime,
) -> FloorRuling<BetVerdict> {
    let least = stood.least_raise_to();
    let (verdict, reason) = if made >= least {
        (BetVerdict::Stands, Reason::LargeEnough)
    } else if noticed == NoticeTime::Later {
        (BetVerdict::Stands, Reason::NextCardDealt)
    } else {
        (BetVerdict::Becomes(least), Reason::BroughtUp)
    };
    FloorRuling::of(rules, verdict, reason)
}

/// The events since a pot-limit bet was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BetAftermath<'a> {
    /// The actions of the players behind, in turn.
    pub acts: &'a [PlayerAction],
    /// The action still to come on the bet.
    pub action: PendingAction,
    /// The time at which the error was noticed.
    pub noticed: NoticeTime,
}

/// The action still to come on a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PendingAction {
    Open,
    /// All players have acted.
    Closed,
}

/// Decides what happens to a pot-sized bet to `made` when the pot was miscounted and `most` was
/// right.
///
/// A bet that is too small is corrected until substantial action. One that is too large breaks the
/// rules and is corrected for longer, as the rule book says (TDA 2024 rule 52-B).
pub fn pot_miscounted(
    rules: &Rulebook,
    most: Chips,
    made: Chips,
    since: &BetAftermath<'_>,
) -> FloorRuling<BetVerdict> {
    let substantial = is_substantial(since.acts);
    let overbet = rules.corrections.overbet;
    let (verdict, reason) = if made == most {
        (BetVerdict::Stands, Reason::PotAsCounted)
    } else if since.noticed == NoticeTime::Later {
        (BetVerdict::Stands, Reason::NextCardDealt)
    } else if substantial && (made < most || overbet == Overbet::UntilSubstantialAction) {
        (BetVerdict::Stands, Reason::PotPlayedOn)
    } else if made > most
        && overbet == Overbet::UntilAllHaveActed
        && since.action == PendingAction::Closed
    {
        (BetVerdict::Stands, Reason::AllHaveActed)
    } else if made < most {
        (BetVerdict::Becomes(most), Reason::PotTooLow)
    } else {
        (BetVerdict::Becomes(most), Reason::PotTooHigh)
    };
    FloorRuling::of(rules, verdict, reason)
}

/// An error in the start of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// The button and the blinds were on the wrong seats.
    Button,
    /// The blinds were those of the previous level.
    Level,
}

/// The correction of a hand that was dealt with a wrong button or level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupVerdict {
    /// The error is corrected now.
    Corrected,
    /// The hand stands, and the button moves on from where it is: it is not backed up.
    ButtonGoesOn,
    /// The hand is played at the old level, the next one at the new level.
    OldLevelForTheHand,
}

/// Decides what happens to a hand with a wrong button or level after these acts.
///
/// Before substantial action the error is corrected; after that the hand stands (TDA 2024 rules 23
/// and 34-A).
pub fn wrong_start(
    rules: &Rulebook,
    wrong: SetupFault,
    acts: &[PlayerAction],
) -> FloorRuling<SetupVerdict> {
    match (wrong, is_substantial(acts)) {
        (SetupFault::Button, false) => {
            FloorRuling::of(rules, SetupVerdict::Corrected, Reason::ButtonCorrected)
        }
        (SetupFault::Level, false) => {
            FloorRuling::of(rules, SetupVerdict::Corrected, Reason::LevelCorrected)
        }
        (SetupFault::Button, true) => {
            FloorRuling::of(rules, SetupVerdict::ButtonGoesOn, Reason::ButtonNotBackedUp)
        }
        (SetupFault::Level, true) => {
            FloorRuling::of(rules, SetupVerdict::OldLevelForTheHand, Reason::LevelStands)
        }
    }
}
