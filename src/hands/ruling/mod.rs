//! The meaning of pushed chips and words.
//!
//! [`rule`] takes a [`Situation`] and the switches of a rulebook and returns a [`Ruling`]. That is
//! the action, the player's total in front, and the chips that the dealer asks for or returns. It
//! also has the rules, and the reasons step by step.
//!
//! The files follow a floor manager's questions. First come words and their timing (`words`,
//! `terms`); otherwise the chips that count (`front`) and their meaning (`chips`). Then come the
//! possible amounts of unclear words (`amounts`, `numbers`). Last comes the check that the result
//! is allowed (`legal`).

mod alternatives;
mod amounts;
mod case;
mod chips;
mod fixed_list;
mod front_chips;
mod legal;
mod numbers;
mod pot;
mod reasons;
pub mod terms;
mod words;

use bottone_base::chips::Chips;
use bottone_rules::{
    betting::BettingRules,
    ruling::{
        ActionOutcome, PushAction, PushRules, Situation, SituationFault,
        cites::{Book, Cite, Topic},
    },
};
use serde::{Deserialize, Serialize};

pub use alternatives::{Alternative, alternatives};
use case::Case;
pub use fixed_list::FixedList;
use legal::PushMeaning;
pub use pot::rule_with_pot_of;
use reasons::Reasons;
pub use reasons::{MOST_STEPS, MOST_TOPICS, ReasonStep};

/// The authority that decides the meaning of a push.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RulingKind {
    /// The rule book decides.
    Ruling,
    /// The player chooses among the remaining options.
    Player,
    Floor,
}

/// The meaning of a push, with the reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The authority that decides.
    pub kind: RulingKind,
    /// The action; [`PushAction::Floor`] if a choice must be made.
    pub action: PushAction,
    /// The player's final total in front on this street; for a choice, by the usual one.
    pub total: Chips,
    /// The chips that the dealer still asks for.
    pub add: Chips,
    /// The chips that the dealer returns.
    pub back: Chips,
    /// The possible choices, the usual one first; empty if the rule book decides. A single one is
    /// for the floor to confirm.
    pub choice: FixedList<ActionOutcome, 2>,
    /// The points that decided, the most decisive first.
    pub topics: FixedList<Topic, MOST_TOPICS>,
    /// The reasoning, in order.
    pub steps: FixedList<ReasonStep, MOST_STEPS>,
    /// True if the player may be penalised for it.
    pub penalty_possible: bool,
}

impl Ruling {
    /// Returns the action and its chips alone.
    pub const fn outcome(&self) -> ActionOutcome {
        let Self { action, total, add, back, .. } = *self;
        ActionOutcome { action, total, add, back }
    }

    /// Returns the rules of this book that decided, the most decisive first.
    pub fn cites(&self, book: Book) -> FixedList<Cite, MOST_TOPICS> {
        let mut cites = FixedList::NONE;
        self.topics.iter().for_each(|topic| cites.push_once(topic.cite(book)));
        cites
    }
}

/// Rules on the action of a player in turn.
///
/// # Errors
/// The fault in the situation.
pub fn rule(
    situation: &Situation,
    rules: &PushRules,
    betting: &BettingRules,
) -> Result<Ruling, SituationFault> {
    situation.check()?;
    let case = Case::new(situation, rules, betting);
    let mut why = Reasons::NONE;
    case.note_facing(&mut why);
    let wish = case.push_meaning(&mut why)?;
    let outcome = case.outcome(wish, &mut why)?;
    let mut choice = FixedList::NONE;
    let mut kind = RulingKind::Ruling;
    if let (
        PushMeaning::Player(usual, other)
        | PushMeaning::Floor(usual, other)
        | PushMeaning::Unclear(usual, other),
        PushAction::Floor,
    ) = (wish, outcome.action)
    {
        let is_players = matches!(wish, PushMeaning::Player(..));
        kind = if is_players { RulingKind::Player } else { RulingKind::Floor };
        case.choices(usual, other)?.into_iter().for_each(|outcome| choice.push_once(outcome));
    }
    let ActionOutcome { action, total, add, back } = outcome;
    let Reasons { steps, topics, penalty } = why;
    Ok(Ruling { kind, action, total, add, back, choice, topics, steps, penalty_possible: penalty })
}

impl Case<'_> {
    fn note_facing(&self, why: &mut Reasons) {
        let (bet, least_to) = (self.bet(), self.least_to);
        why.step(if bet.is_zero() {
            ReasonStep::NoBet { least: least_to }
        } else {
            ReasonStep::Faces { bet, to_call: self.facing.to_call(), least_to }
        });
    }
}
