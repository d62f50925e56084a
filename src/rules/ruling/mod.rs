//! What a push of chips and words means.
//!
//! [`rule`] takes a [`Situation`] and the switches of a rulebook and gives a [`Ruling`]: what the
//! action is, what the player ends up with in front, what the dealer asks for or returns, which
//! rules say so, and why, step by step. Its files follow the way a floor manager thinks: was there a
//! word, and did it come in time (`words`, `terms`); if not, which chips count (`front`) and what
//! do they mean (`chips`); if the amount was unclear, what can it have been (`amounts`, `numbers`);
//! and is that allowed at all (`legal`).

mod amounts;
mod case;
mod chips;
pub mod cites;
mod few;
mod front;
mod in_hand;
mod instead;
mod legal;
mod numbers;
mod pot;
mod reasons;
mod rule_numbers;
mod situation;
mod switches;
pub mod terms;
mod words;

use serde::{Deserialize, Serialize};

use super::{betting::BettingRules, chips::Chips};
use case::Case;
use cites::{Book, Cite, Topic};
pub use few::Few;
pub use instead::{Change, instead};
use legal::Wish;
pub use pot::rule_with_pot_of;
use reasons::Reasons;
pub use reasons::{MOST_STEPS, MOST_TOPICS, Step};
pub use situation::{Followed, Said, Situation, SituationFault, When};
pub use switches::{
    ExactlyHalf, HalfOf, LastChips, Motions, PulledCover, PushRules, Undercall, WordsAgainstChips,
};

/// What the player has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    Fold,
    Check,
    Call,
    Bet,
    Raise,
    /// He bets, raises or calls for less with all that he has.
    AllIn,
    /// The book leaves it to the floor, or to the player.
    Floor,
}

/// An action with its chips. `back` and `total` are together what lay there and `add`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub action: Action,
    /// What the player ends up with in front on this street.
    pub total: Chips,
    /// What the dealer asks for still.
    pub add: Chips,
    /// What the dealer returns.
    pub back: Chips,
}

/// Who settles what a push means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RulingKind {
    /// The book: it is so.
    Ruling,
    /// The player, between what is left to him.
    Player,
    Floor,
}

/// What a push means, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Who settles it.
    pub kind: RulingKind,
    /// What it is; [`Action::Floor`] wherever somebody chooses.
    pub action: Action,
    /// What the player ends up with in front on this street; where somebody chooses, by the usual
    /// choice.
    pub total: Chips,
    /// What the dealer asks for still.
    pub add: Chips,
    /// What the dealer returns.
    pub back: Chips,
    /// What may be chosen, first the usual; none when the book decides. One alone is for the floor
    /// to confirm.
    pub choice: Few<Outcome, 2>,
    /// The points on which it was decided, most decisive first.
    pub topics: Few<Topic, MOST_TOPICS>,
    /// The reasoning in its order.
    pub steps: Few<Step, MOST_STEPS>,
    /// May the player be penalised for it?
    pub penalty_possible: bool,
}

impl Ruling {
    /// The action and its chips alone.
    pub const fn outcome(&self) -> Outcome {
        let Self { action, total, add, back, .. } = *self;
        Outcome { action, total, add, back }
    }

    /// The rules of this book that decided, most decisive first.
    pub fn cites(&self, book: Book) -> Few<Cite, MOST_TOPICS> {
        let mut cites = Few::NONE;
        self.topics.iter().for_each(|topic| cites.push_once(topic.cite(book)));
        cites
    }
}

/// Rules on what a player in turn did.
///
/// # Errors
/// What in the situation cannot be.
pub fn rule(
    situation: &Situation,
    rules: &PushRules,
    betting: &BettingRules,
) -> Result<Ruling, SituationFault> {
    situation.check()?;
    let case = Case::new(situation, rules, betting);
    let mut why = Reasons::NONE;
    case.says_what_is_faced(&mut why);
    let wish = case.wish(&mut why)?;
    let outcome = case.outcome(wish, &mut why)?;
    let mut choice = Few::NONE;
    let mut kind = RulingKind::Ruling;
    if let (
        Wish::Player(usual, other) | Wish::Floor(usual, other) | Wish::Unclear(usual, other),
        Action::Floor,
    ) = (wish, outcome.action)
    {
        let is_players = matches!(wish, Wish::Player(..));
        kind = if is_players { RulingKind::Player } else { RulingKind::Floor };
        case.choices(usual, other)?.into_iter().for_each(|outcome| choice.push_once(outcome));
    }
    let Outcome { action, total, add, back } = outcome;
    let Reasons { steps, topics, penalty } = why;
    Ok(Ruling { kind, action, total, add, back, choice, topics, steps, penalty_possible: penalty })
}

impl Case<'_> {
    fn says_what_is_faced(&self, why: &mut Reasons) {
        let (bet, least_to) = (self.bet(), self.least_to);
        why.step(if bet.is_zero() {
            Step::NoBet { least: least_to }
        } else {
            Step::Faces { bet, to_call: self.facing.to_call(), least_to }
        });
    }
}
