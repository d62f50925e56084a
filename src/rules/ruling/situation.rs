//! What lay on the table, what was pushed and what was said.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::rules::{betting::Betting, chips::Chips, seat::MOST_SEATS};

/// The most chips in front and pushed together: their sum cannot overflow.
const MOST_CHIPS: usize = 10_000;

/// The longest words, in bytes.
const MOST_WORDS: usize = 200;

/// A player in turn, and what he did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Situation {
    /// How much may be bet.
    pub betting: Betting,
    /// The least bet of the street.
    pub big_blind: Chips,
    /// The total to match on this street, nothing when nobody has bet.
    pub bet: Chips,
    /// The largest full bet or raise of this street so far, at first the big blind.
    pub raise: Chips,
    /// Everything in the middle and in front of the players before this action, change that is due
    /// to this player included, where it is known.
    pub pot: Option<Chips>,
    /// The chips that this player had in front when the bet came to him.
    pub front: Vec<Chips>,
    /// Which of them lie there still when the new chips come; all of them unless it is said.
    pub front_left: Option<Vec<Chips>>,
    /// The new chips.
    pub push: Vec<Chips>,
    /// What the player has besides what lies there now, so with what he pulled back. No more than
    /// that when these are his last chips; not known, but something, when absent.
    pub behind: Option<Chips>,
    pub said: Said,
    /// When, in relation to the chips.
    pub when: When,
    /// Live hands, this one included.
    pub live: u8,
    /// Is `bet` the first chip bet of the street?
    pub opener: bool,
    /// The bet as it stood when this player last acted on this street.
    pub acted_at: Option<Chips>,
    /// Raises so far on this street, which count in limit.
    pub raises: u8,
    /// What else is known where the hand was followed.
    pub followed: Followed,
}

/// What a hand that was followed from its start tells of a street, and the chips that lie there do
/// not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Followed {
    /// In limit, what the last full bet or raise made it; worked out from the bet where it is not
    /// known.
    pub full: Option<Chips>,
    /// Was the first bet of the street, as raises are counted, a blind or a bring-in?
    pub blind_first: bool,
    /// Are raises no longer counted in limit? By the live hands where it is not known.
    pub cap_lifted: Option<bool>,
    /// Has anybody else chips to call a raise with?
    pub opposed: bool,
}

impl Default for Followed {
    fn default() -> Self {
        Self::UNKNOWN
    }
}

impl Followed {
    /// Nobody followed the hand.
    pub const UNKNOWN: Self =
        Self { full: None, blind_first: false, cap_lifted: None, opposed: true };
}

/// What a player says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    #[default]
    Nothing,
    Call,
    /// "Check", or a tap on the table.
    Check,
    Fold,
    /// "Raise", without an amount.
    Raise,
    /// "Raise" with an amount, which is the whole bet.
    RaiseTo(Chips),
    /// "Bet" with an amount.
    Bet(Chips),
    /// An amount and no more.
    Amount(Chips),
    AllIn,
    Pot,
    /// Words that may mean several amounts: "five".
    Unclear(String),
}

/// When words come, in relation to the chips.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum When {
    /// Before the chips.
    #[default]
    Before,
    /// Together with them.
    With,
    After,
}

/// What in a situation cannot be: the field, and what was expected there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SituationFault {
    /// `big_blind` is nothing.
    NoBigBlind,
    /// The bet of a limit is nothing.
    NoLimit,
    /// `raise` is nothing.
    NoRaise,
    /// A chip in this field is worth nothing.
    WorthlessChip(&'static str),
    /// More chips than can lie there.
    TooManyChips,
    /// Chips in front although nobody has bet.
    FrontWithoutBet,
    /// `front_left` is not part of `front`.
    NotInFront,
    /// `acted_at` is more than the bet.
    ActedAbove,
    /// What the player has is less than what he pulled back.
    LessThanPulled,
    /// Fewer than two hands.
    NoOpponent,
    /// More hands than a table has seats.
    TooManyHands,
    /// An amount was said, and it is nothing.
    NoAmount,
    /// The words are too long, or mean no amount and no action.
    NoWords,
    /// Nothing pushed, pulled back or said.
    Nothing,
    /// The pot is not given, and this depends on it.
    NoPot,
}

impl SituationFault {
    /// The field it is in, as `ask` names it.
    pub const fn field(self) -> &'static str {
        match self {
            Self::NoBigBlind => "big_blind",
            Self::NoLimit => "betting",
            Self::NoRaise => "raise",
            Self::WorthlessChip(field) => field,
            Self::TooManyChips | Self::Nothing => "push",
            Self::FrontWithoutBet => "front",
            Self::NotInFront => "front_left",
            Self::ActedAbove => "acted_at",
            Self::LessThanPulled => "behind",
            Self::NoOpponent | Self::TooManyHands => "live",
            Self::NoAmount | Self::NoWords => "said",
            Self::NoPot => "pot",
        }
    }
}

impl Situation {
    /// A player who faces `bet`, with nothing in front and nothing done: no-limit, three live hands.
    pub const fn facing(big_blind: Chips, bet: Chips, raise: Chips) -> Self {
        Self {
            betting: Betting::NoLimit,
            big_blind,
            bet,
            raise,
            pot: None,
            front: Vec::new(),
            front_left: None,
            push: Vec::new(),
            behind: None,
            said: Said::Nothing,
            when: When::Before,
            live: 3,
            opener: false,
            acted_at: None,
            raises: 0,
            followed: Followed::UNKNOWN,
        }
    }

    /// Can this be?
    ///
    /// # Errors
    /// The first field that cannot.
    pub fn check(&self) -> Result<(), SituationFault> {
        self.check_bets()?;
        self.check_chips()?;
        match &self.said {
            Said::RaiseTo(to) | Said::Bet(to) | Said::Amount(to) if to.is_zero() => {
                return Err(SituationFault::NoAmount);
            }
            Said::Unclear(words) if words.len() > MOST_WORDS => {
                return Err(SituationFault::NoWords);
            }
            Said::Nothing if self.push.is_empty() && self.pulled() == Pulled::Nothing => {
                return Err(SituationFault::Nothing);
            }
            _ => {}
        }
        Ok(())
    }

    fn check_bets(&self) -> Result<(), SituationFault> {
        if self.big_blind.is_zero() {
            return Err(SituationFault::NoBigBlind);
        }
        if self.betting == Betting::Limit(Chips::ZERO) {
            return Err(SituationFault::NoLimit);
        }
        if self.raise.is_zero() {
            return Err(SituationFault::NoRaise);
        }
        if self.bet.is_zero() && !self.front.is_empty() {
            return Err(SituationFault::FrontWithoutBet);
        }
        if self.acted_at.is_some_and(|at| at > self.bet) {
            return Err(SituationFault::ActedAbove);
        }
        match self.live {
            0..2 => Err(SituationFault::NoOpponent),
            2..=MOST_SEATS => Ok(()),
            _ => Err(SituationFault::TooManyHands),
        }
    }

    fn check_chips(&self) -> Result<(), SituationFault> {
        let left = self.front_left.as_deref().unwrap_or_default();
        if self.front.len().saturating_add(self.push.len()) > MOST_CHIPS {
            return Err(SituationFault::TooManyChips);
        }
        let fields = [("front", &*self.front), ("front_left", left), ("push", &*self.push)];
        for (field, chips) in fields {
            if chips.iter().any(|chip| chip.is_zero()) {
                return Err(SituationFault::WorthlessChip(field));
            }
        }
        if !is_part(left, &self.front) {
            return Err(SituationFault::NotInFront);
        }
        let less = self.behind.is_some_and(|behind| behind < self.pulled_back());
        if less { Err(SituationFault::LessThanPulled) } else { Ok(()) }
    }

    /// What of the chips in front the player pulled back.
    pub fn pulled_back(&self) -> Chips {
        let front: Chips = self.front.iter().copied().sum();
        let left = |left: &Vec<Chips>| left.iter().copied().sum();
        front.minus(self.front_left.as_ref().map_or(front, left))
    }

    /// What was pulled back of the chips in front.
    pub(super) fn pulled(&self) -> Pulled {
        match &self.front_left {
            Some(left) if left.len() < self.front.len() => {
                if left.is_empty() {
                    Pulled::All
                } else {
                    Pulled::Part
                }
            }
            _ => Pulled::Nothing,
        }
    }
}

/// What was pulled back of the chips in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pulled {
    Nothing,
    Part,
    All,
}

/// Is each chip of `part` one of `whole`, counted?
fn is_part(part: &[Chips], whole: &[Chips]) -> bool {
    if part.len() > whole.len() {
        return false;
    }
    let (mut part, mut whole) = (part.to_vec(), whole.to_vec());
    part.sort_unstable();
    whole.sort_unstable();
    let mut rest = whole.iter();
    part.iter().all(|chip| rest.any(|other| other == chip))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chips(values: &[u64]) -> Vec<Chips> {
        values.iter().copied().map(Chips::new).collect()
    }

    #[test]
    fn chips_left_in_front_are_among_those_in_front() {
        for (part, whole, is) in [
            (&[][..], &[][..], true),
            (&[25], &[25, 25], true),
            (&[25, 25], &[25], false),
            (&[25, 25], &[25, 100], false),
            (&[100, 25], &[25, 50, 100], true),
        ] {
            assert_eq!(is_part(&chips(part), &chips(whole)), is, "{part:?} of {whole:?}");
        }
    }
}
