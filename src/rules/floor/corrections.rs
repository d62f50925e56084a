//! Bets that were too small or too large, and a button or level that was wrong.

use super::{Act, Reason, Ruled, Standing, is_substantial};
use crate::rules::{
    chips::Chips,
    rulebook::{Overbet, Rulebook},
};

/// Whether the street goes on in which something was noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noticed {
    /// Before the next card; on the river before the showdown began.
    OnTheStreet,
    /// After that.
    Later,
}

/// What becomes of a wrong bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BetVerdict {
    /// It stands as it was made.
    Stands,
    /// It is made so much, for everybody who is in for it.
    Becomes(Chips),
}

/// What becomes of a bet or raise to `made`, with chips behind, that may be too small.
///
/// It is brought up for everybody until the next card, and stands after that (TDA 2024 rule 52-A,
/// WSOP tournament rule 90.e.1, live-action rules 142 and 183).
pub fn too_small(
    rules: &Rulebook,
    stood: Standing,
    made: Chips,
    noticed: Noticed,
) -> Ruled<BetVerdict> {
    let least = stood.least_raise_to();
    let (verdict, reason) = if made >= least {
        (BetVerdict::Stands, Reason::LargeEnough)
    } else if noticed == Noticed::Later {
        (BetVerdict::Stands, Reason::NextCardDealt)
    } else {
        (BetVerdict::Becomes(least), Reason::BroughtUp)
    };
    Ruled::of(rules, verdict, reason)
}

/// What has happened since a pot-limit bet was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Since<'a> {
    /// What was done behind it, in turn.
    pub acts: &'a [Act],
    /// Whether anybody is still to act on it.
    pub action: Pending,
    /// Whether the next card is out.
    pub noticed: Noticed,
}

/// Whether anybody is still to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    Open,
    /// Everybody has acted.
    Closed,
}

/// What becomes of a bet of the pot to `made`, when the pot was counted wrongly and `most` was right.
///
/// One that is too small is brought up until substantial action. One that is too large is against
/// the rules and is brought down for longer, as the book says (TDA 2024 rule 52-B).
pub fn pot_miscounted(
    rules: &Rulebook,
    most: Chips,
    made: Chips,
    since: &Since<'_>,
) -> Ruled<BetVerdict> {
    let substantial = is_substantial(since.acts);
    let overbet = rules.corrections.overbet;
    let (verdict, reason) = if made == most {
        (BetVerdict::Stands, Reason::PotAsCounted)
    } else if since.noticed == Noticed::Later {
        (BetVerdict::Stands, Reason::NextCardDealt)
    } else if substantial && (made < most || overbet == Overbet::UntilSubstantialAction) {
        (BetVerdict::Stands, Reason::PotPlayedOn)
    } else if made > most
        && overbet == Overbet::UntilAllHaveActed
        && since.action == Pending::Closed
    {
        (BetVerdict::Stands, Reason::AllHaveActed)
    } else if made < most {
        (BetVerdict::Becomes(most), Reason::PotTooLow)
    } else {
        (BetVerdict::Becomes(most), Reason::PotTooHigh)
    };
    Ruled::of(rules, verdict, reason)
}

/// What was wrong when a hand was dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The button and the blinds stood on the wrong seats.
    Button,
    /// The blinds were those of the level before.
    Level,
}

/// What becomes of a hand that was dealt with a wrong button or level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongVerdict {
    /// It is put right now.
    PutRight,
    /// The hand stands, and the button goes on from where it is: it is not backed up.
    ButtonGoesOn,
    /// The hand is played at the old level, the next at the new.
    OldLevelForTheHand,
}

/// What becomes of a hand with a wrong button or level after these acts.
///
/// Before substantial action it is put right, after that the hand stands (TDA 2024 rules 23 and
/// 34-A).
pub fn wrong_start(rules: &Rulebook, wrong: Wrong, acts: &[Act]) -> Ruled<WrongVerdict> {
    match (wrong, is_substantial(acts)) {
        (Wrong::Button, false) => Ruled::of(rules, WrongVerdict::PutRight, Reason::ButtonPutRight),
        (Wrong::Level, false) => Ruled::of(rules, WrongVerdict::PutRight, Reason::LevelPutRight),
        (Wrong::Button, true) => {
            Ruled::of(rules, WrongVerdict::ButtonGoesOn, Reason::ButtonNotBackedUp)
        }
        (Wrong::Level, true) => {
            Ruled::of(rules, WrongVerdict::OldLevelForTheHand, Reason::LevelStands)
        }
    }
}
