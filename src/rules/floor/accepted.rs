//! Calls of a bet that was not what the caller thought.

use super::{Reason, Ruled};
use crate::rules::{
    chips::Chips,
    rulebook::{Misunderstanding, Rulebook},
};

/// A call of a bet whose true amount came out afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AcceptedCall {
    /// What the bet truly is.
    pub bet: Chips,
    /// What the caller has put in for it.
    pub called: Chips,
    /// What the caller has behind.
    pub behind: Chips,
    /// How far the caller was from the truth, as the floor sees it.
    pub mistake: Mistake,
    /// Whether anybody has acted since.
    pub after: ActedAfter,
}

/// How far a caller was from the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// As counts go wrong.
    Ordinary,
    /// The caller grossly misunderstood the bet.
    Gross,
}

/// Whether anybody has acted after a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActedAfter {
    Nobody,
    Somebody,
}

/// What a caller owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AcceptedVerdict {
    /// So much in all, and so much of it is still to come.
    Pays {
        /// What the call comes to.
        total: Chips,
        /// What the dealer asks for.
        add: Chips,
    },
    /// What was put in too much comes back.
    GetsBack(Chips),
    /// The call may be taken back.
    MayTakeBack,
}

/// What a caller owes, now that the true amount of the bet is known.
///
/// To find it out is the caller's part: a call accepts the bet as it is, whatever the dealer or a
/// player said it was (TDA 2024 rule 49, WSOP tournament rule 104). The floor's rule 1 may relieve.
pub fn accepted(rules: &Rulebook, call: &AcceptedCall) -> Ruled<AcceptedVerdict> {
    let relieved = rules.corrections.misunderstanding == Misunderstanding::RelievedBeforeNextAction
        && call.mistake == Mistake::Gross
        && call.after == ActedAfter::Nobody;
    if call.called > call.bet {
        let back = AcceptedVerdict::GetsBack(call.called.minus(call.bet));
        return Ruled::of(rules, back, Reason::CallerPays);
    }
    if relieved && call.called < call.bet {
        return Ruled::of(rules, AcceptedVerdict::MayTakeBack, Reason::GrossMisunderstanding);
    }
    let add = call.bet.minus(call.called).min(call.behind);
    let total = call.called.plus(add);
    Ruled::of(rules, AcceptedVerdict::Pays { total, add }, Reason::CallerPays)
}

/// What the floor may say where the book leaves it open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BetIs {
    /// The bet is so much, and who called it calls that.
    Amount(Chips),
}

/// What a bet comes to when words and chips say different things and not everybody heard the words.
///
/// The floor weighs which came first, how clear both were, and what is fair (TDA 2024 rules 1 and
/// 40-A and its illustration): the amounts that it chooses from, the usual one first.
pub fn words_not_heard(rules: &Rulebook, said: Chips, pushed: Chips) -> Ruled<[BetIs; 2]> {
    let choice = [BetIs::Amount(said), BetIs::Amount(pushed)];
    Ruled::of(rules, choice, Reason::WordsNotHeard)
}

/// What a single small chip put out against a large bet may be held to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TinyCall {
    /// A call of the whole bet: so much is still to come.
    FullCall {
        /// What the dealer asks for.
        add: Chips,
    },
    /// An undercall, as any other (TDA 2024 rule 51).
    Undercall,
}

/// What a small chip put out against a large bet may be held to be, the usual one first. It is not a
/// standard call and may be penalised (TDA 2024 rule 41, WSOP tournament rule 93).
pub fn tiny_call(rules: &Rulebook, bet: Chips, chip: Chips, behind: Chips) -> Ruled<[TinyCall; 2]> {
    let add = bet.minus(chip).min(behind);
    let choice = [TinyCall::FullCall { add }, TinyCall::Undercall];
    Ruled::of(rules, choice, Reason::NotAStandardCall)
}
