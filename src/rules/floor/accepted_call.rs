//! Calls of a bet whose amount the caller misunderstood.

use bottone_base::chips::Chips;

use super::{FloorRuling, Reason};
use crate::rulebook::{Misunderstanding, Rulebook};

/// A call of a bet whose true amount became known afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AcceptedCall {
    /// The true amount of the bet.
    pub bet: Chips,
    /// The chips that the caller has put in.
    pub called: Chips,
    /// The chips that the caller has left.
    pub behind: Chips,
    /// The size of the caller's mistake, as the floor judges it.
    pub mistake: Mistake,
    /// The action since the call.
    pub after: ActedAfter,
}

/// The size of a caller's mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// An ordinary miscount.
    Ordinary,
    /// The caller grossly misunderstood the bet.
    Gross,
}

/// The action after a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActedAfter {
    Nobody,
    Somebody,
}

/// The amount that a caller owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AcceptedVerdict {
    /// The total, and the part of it still to be paid.
    Pays {
        /// The total of the call.
        total: Chips,
        /// The amount that the dealer asks for.
        add: Chips,
    },
    /// The excess is returned.
    GetsBack(Chips),
    /// The caller may take the call back.
    MayTakeBack,
}

/// Decides what a caller owes, now that the true amount of the bet is known.
///
/// Finding out the amount is up to the caller: a call accepts the bet as it is, regardless of what
/// the dealer or a player said it was (TDA 2024 rule 49, WSOP tournament rule 104). The floor may
/// grant relief under rule 1.
pub fn accepted(rules: &Rulebook, call: &AcceptedCall) -> FloorRuling<AcceptedVerdict> {
    let relieved = rules.corrections.misunderstanding == Misunderstanding::RelievedBeforeNextAction
        && call.mistake == Mistake::Gross
        && call.after == ActedAfter::Nobody;
    if call.called > call.bet {
        let back = AcceptedVerdict::GetsBack(call.called.minus(call.bet));
        return FloorRuling::of(rules, back, Reason::CallerPays);
    }
    if relieved && call.called < call.bet {
        return FloorRuling::of(rules, AcceptedVerdict::MayTakeBack, Reason::GrossMisunderstanding);
    }
    let add = call.bet.minus(call.called).min(call.behind);
    let total = call.called.plus(add);
    FloorRuling::of(rules, AcceptedVerdict::Pays { total, add }, Reason::CallerPays)
}

/// A possible ruling of the floor where the rule book leaves it open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BetRuling {
    /// The amount of the bet, which is also the amount of the call.
    Amount(Chips),
}

/// Returns the possible amounts of a bet when words and chips differ and not all players heard the
/// words.
///
/// The floor weighs which came first, how clear both were, and what is fair (TDA 2024 rules 1 and
/// 40-A and its illustration). The result is the amounts from which it chooses, the usual one
/// first.
pub fn words_not_heard(
    rules: &Rulebook,
    said: Chips,
    pushed: Chips,
) -> FloorRuling<[BetRuling; 2]> {
    let choice = [BetRuling::Amount(said), BetRuling::Amount(pushed)];
    FloorRuling::of(rules, choice, Reason::WordsNotHeard)
}

/// A possible ruling on a single small chip put out against a large bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TinyCall {
    /// A call of the whole bet; this much is still to be paid.
    FullCall {
        /// The amount that the dealer asks for.
        add: Chips,
    },
    /// An ordinary undercall (TDA 2024 rule 51).
    Undercall,
}

/// Returns the possible rulings on a small chip put out against a large bet, the usual one first.
/// It is not a standard call and may be penalised (TDA 2024 rule 41, WSOP tournament rule 93).
pub fn tiny_call(
    rules: &Rulebook,
    bet: Chips,
    chip: Chips,
    behind: Chips,
) -> FloorRuling<[TinyCall; 2]> {
    let add = bet.minus(chip).min(behind);
    let choice = [TinyCall::FullCall { add }, TinyCall::Undercall];
    FloorRuling::of(rules, choice, Reason::NotAStandardCall)
}
