//! Action out of turn, and the player it skipped.

use super::{Act, Reason, Ruled, Standing, is_substantial};
use crate::rules::{
    chips::Chips,
    rulebook::{PassiveHeadsUp, Rulebook},
};

/// What somebody did out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfTurn {
    pub act: Act,
    /// How the betting stood when it was done.
    pub stood: Standing,
    /// With how many the betting round began.
    pub round: Round,
    /// Whether the dealer had turned to the player.
    pub prompted: Prompted,
}

/// With how many players a betting round began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    HeadsUp,
    WithMore,
}

/// Whether the dealer had turned to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompted {
    /// The dealer had, by mistake.
    ByTheDealer,
    ByNobody,
}

/// What those who were skipped have done since the action was backed up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meanwhile<'a> {
    /// Not all of them have acted.
    NotYet,
    /// This, in turn.
    Acted(&'a [Act]),
}

/// What becomes of an act out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnVerdict {
    /// The right player acts first; the act out of turn waits.
    BackUp,
    Binding,
    /// The chips come back and the player chooses anew.
    Returned(Options),
}

/// What a player may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// What a call makes it; with nothing to call the player may check.
    pub call: Chips,
    /// The least that a raise makes it; none when the player may not raise.
    pub raise: Option<Chips>,
}

/// What becomes of an act out of turn. It may be penalised besides.
///
/// A fold always stands. Anything else waits for the right players and stands when they leave the
/// bet as it was: checks, calls and folds do. When they bet or raise, it comes back with all options
/// (TDA 2024 rule 53-A, WSOP tournament rule 90.d).
pub fn out_of_turn(
    rules: &Rulebook,
    out: &OutOfTurn,
    meanwhile: Meanwhile<'_>,
) -> Ruled<TurnVerdict> {
    if out.act == Act::Fold {
        return Ruled::of(rules, TurnVerdict::Binding, Reason::FoldsBind);
    }
    let Meanwhile::Acted(acts) = meanwhile else {
        return Ruled::of(rules, TurnVerdict::BackUp, Reason::RightPlayerFirst);
    };
    let stands = acts.iter().fold(out.stood, |stands, &act| stands.after(act));
    if stands.bet == out.stood.bet {
        return Ruled::of(rules, TurnVerdict::Binding, Reason::ActionUnchanged);
    }
    let options = Options { call: stands.bet, raise: Some(stands.least_raise_to()) };
    if loses_raise(rules, out) {
        let passive = Options { raise: None, ..options };
        return Ruled::of(rules, TurnVerdict::Returned(passive), Reason::PassiveHeadsUp);
    }
    Ruled::of(rules, TurnVerdict::Returned(options), Reason::ActionChanged)
}

fn loses_raise(rules: &Rulebook, out: &OutOfTurn) -> bool {
    rules.out_of_turn.passive_heads_up == PassiveHeadsUp::NoRaise
        && out.round == Round::HeadsUp
        && out.prompted == Prompted::ByNobody
        && matches!(out.act, Act::Check | Act::Call)
}

/// Whether a skipped player had the time to speak up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeToSpeak {
    Reasonable,
    TooShort,
}

/// What becomes of a player who was skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkippedVerdict {
    /// The action goes back to the player.
    Acts,
    /// The action behind stands, and the floor says what becomes of the hand: one of these.
    FloorSays([SkippedHand; 2]),
}

/// What the floor may say of a skipped player's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkippedHand {
    /// It may call, check or fold.
    NoRaise,
    Dead,
}

/// What becomes of a player who was skipped, after these acts behind.
///
/// Who had a reasonable time and let substantial action happen behind loses the right to act; what
/// happened behind stands (TDA 2024 rule 53-B).
pub fn skipped(rules: &Rulebook, behind: &[Act], time: TimeToSpeak) -> Ruled<SkippedVerdict> {
    if time == TimeToSpeak::TooShort {
        return Ruled::of(rules, SkippedVerdict::Acts, Reason::NoTimeToSpeak);
    }
    if !is_substantial(behind) {
        return Ruled::of(rules, SkippedVerdict::Acts, Reason::LittleBehind);
    }
    let choice = SkippedVerdict::FloorSays([SkippedHand::NoRaise, SkippedHand::Dead]);
    Ruled::of(rules, choice, Reason::MuchBehind)
}
