//! Action out of turn, and the player it skipped.

use bottone_base::chips::Chips;

use super::{FloorRuling, PlayerAction, Reason, StreetBet, is_substantial};
use crate::rulebook::{PassiveHeadsUp, Rulebook};

/// An action out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfTurn {
    pub act: PlayerAction,
    /// The state of the betting at that moment.
    pub stood: StreetBet,
    /// The number of players who began the betting round.
    pub round: RoundSize,
    /// The prompt by the dealer before the action.
    pub prompted: PromptSource,
}

/// The number of players who began a betting round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundSize {
    HeadsUp,
    WithMore,
}

/// The prompt before an action out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromptSource {
    /// The dealer prompted the player by mistake.
    ByTheDealer,
    ByNobody,
}

/// The actions of the skipped players since the action was backed up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkippedActions<'a> {
    /// Not all of them have acted.
    NotYet,
    /// These actions, in turn.
    Acted(&'a [PlayerAction]),
}

/// The ruling on an action out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnVerdict {
    /// The right player acts first; the action out of turn waits.
    BackUp,
    Binding,
    /// The chips are returned and the player chooses again.
    Returned(Options),
}

/// The options of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The amount of a call; with no bet to call the player may check.
    pub call: Chips,
    /// The least amount of a raise; `None` if the player may not raise.
    pub raise: Option<Chips>,
}

/// Decides what happens to an action out of turn. It may be penalised as well.
///
/// A fold always stands. Anything else waits for the right players. It stands if they leave the bet
/// as it was: checks, calls and folds do. If they bet or raise, it is returned with all options
/// (TDA 2024 rule 53-A, WSOP tournament rule 90.d).
pub fn out_of_turn(
    rules: &Rulebook,
    out: &OutOfTurn,
    meanwhile: SkippedActions<'_>,
) -> FloorRuling<TurnVerdict> {
    if out.act == PlayerAction::Fold {
        return FloorRuling::of(rules, TurnVerdict::Binding, Reason::FoldsBind);
    }
    let SkippedActions::Acted(acts) = meanwhile else {
        return FloorRuling::of(rules, TurnVerdict::BackUp, Reason::RightPlayerFirst);
    };
    let stands = acts.iter().fold(out.stood, |stands, &act| stands.after(act));
    if stands.bet == out.stood.bet {
        return FloorRuling::of(rules, TurnVerdict::Binding, Reason::ActionUnchanged);
    }
    let options = Options { call: stands.bet, raise: Some(stands.least_raise_to()) };
    if loses_raise(rules, out) {
        let passive = Options { raise: None, ..options };
        return FloorRuling::of(rules, TurnVerdict::Returned(passive), Reason::PassiveHeadsUp);
    }
    FloorRuling::of(rules, TurnVerdict::Returned(options), Reason::ActionChanged)
}

fn loses_raise(rules: &Rulebook, out: &OutOfTurn) -> bool {
    rules.out_of_turn.passive_heads_up == PassiveHeadsUp::NoRaise
        && out.round == RoundSize::HeadsUp
        && out.prompted == PromptSource::ByNobody
        && matches!(out.act, PlayerAction::Check | PlayerAction::Call)
}

/// The time that a skipped player had to speak up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeToSpeak {
    Reasonable,
    TooShort,
}

/// The ruling on a player who was skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkippedVerdict {
    /// The action goes back to the player.
    Acts,
    /// The action behind stands, and the floor chooses one of these for the hand.
    FloorSays([SkippedHand; 2]),
}

/// A possible ruling of the floor on a skipped player's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkippedHand {
    /// The hand may call, check or fold.
    NoRaise,
    Dead,
}

/// Decides what happens to a player who was skipped, after these acts behind.
///
/// A player who had a reasonable time and let substantial action happen behind loses the right to
/// act; the action behind stands (TDA 2024 rule 53-B).
pub fn skipped(
    rules: &Rulebook,
    behind: &[PlayerAction],
    time: TimeToSpeak,
) -> FloorRuling<SkippedVerdict> {
    if time == TimeToSpeak::TooShort {
        return FloorRuling::of(rules, SkippedVerdict::Acts, Reason::NoTimeToSpeak);
    }
    if !is_substantial(behind) {
        return FloorRuling::of(rules, SkippedVerdict::Acts, Reason::LittleBehind);
    }
    let choice = SkippedVerdict::FloorSays([SkippedHand::NoRaise, SkippedHand::Dead]);
    FloorRuling::of(rules, choice, Reason::MuchBehind)
}
