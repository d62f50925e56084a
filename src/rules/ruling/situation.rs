//! The chips on the table, the pushed chips and the words.

use bottone_base::{chips::Chips, seat::MOST_SEATS};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::betting::Betting;

/// The most chips in front and pushed together, so that their sum cannot overflow.
const MOST_CHIPS: usize = 10_000;

/// The longest text of words, in bytes.
const MOST_WORDS: usize = 200;

/// The situation and the action of a player in turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Situation {
    /// The limit on bets.
    pub betting: Betting,
    /// The least bet of the street.
    pub big_blind: Chips,
    /// The total to match on this street, zero if there is no bet.
    pub bet: Chips,
    /// The largest full bet or raise of this street so far, at first the big blind.
    pub raise: Chips,
    /// All chips in the middle and in front of the players before this action, if known. It
    /// includes change due to this player.
    pub pot: Option<Chips>,
    /// The chips in front of this player when the bet came.
    pub front: Vec<Chips>,
    /// The part of them that still lies there when the new chips come; `None` means all.
    pub front_left: Option<Vec<Chips>>,
    /// The new chips.
    pub push: Vec<Chips>,
    /// The chips that the player has besides those on the table, including those pulled back. Zero
    /// if these are the last chips; `None` if unknown but not zero.
    pub behind: Option<Chips>,
    pub said: Announcement,
    /// The time of the words relative to the chips.
    pub when: WordTiming,
    /// Live hands, this one included.
    pub live: u8,
    /// True if `bet` is the first bet of the street.
    pub opener: bool,
    /// The bet when this player last acted on this street.
    pub acted_at: Option<Chips>,
    /// The number of raises so far on this street, which counts in limit.
    pub raises: u8,
    /// The further facts of a hand that was followed.
    pub followed: StreetFacts,
}

/// The facts of a street that come from following the hand from its start. The chips on the table
/// do not show them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StreetFacts {
    /// In limit, the bet after the last full bet or raise; computed from the bet if unknown.
    pub full: Option<Chips>,
    /// True if the first counted bet of the street was a blind or a bring-in.
    pub blind_first: bool,
    /// True if the cap on raises in limit is lifted; `None` to decide by the live hands.
    pub cap_lifted: Option<bool>,
    /// True if another player has chips to call a raise.
    pub opposed: bool,
}

impl Default for StreetFacts {
    fn default() -> Self {
        Self::UNKNOWN
    }
}

impl StreetFacts {
    /// The facts of a hand that was not followed.
    pub const UNKNOWN: Self =
        Self { full: None, blind_first: false, cap_lifted: None, opposed: true };
}

/// The words of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Announcement {
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
    /// An amount alone.
    Amount(Chips),
    AllIn,
    Pot,
    /// Words that may mean several amounts: "five".
    Unclear(String),
}

/// The time of the words relative to the chips.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WordTiming {
    /// Before the chips.
    #[default]
    Before,
    /// Together with them.
    With,
    After,
}

/// The first fault of a situation: the field, and the value expected there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SituationFault {
    /// `big_blind` is zero.
    NoBigBlind,
    /// The bet of a limit is zero.
    NoLimit,
    /// `raise` is zero.
    NoRaise,
    /// A chip in this field has no value.
    WorthlessChip(&'static str),
    /// More chips than a situation may have.
    TooManyChips,
    /// There are chips in front although there is no bet.
    FrontWithoutBet,
    /// `front_left` is not part of `front`.
    NotInFront,
    /// `acted_at` is more than the bet.
    ActedAbove,
    /// The player's chips are fewer than those pulled back.
    LessThanPulled,
    /// Fewer than two live hands.
    NoOpponent,
    /// More live hands than a table has seats.
    TooManyHands,
    /// The spoken amount is zero.
    NoAmount,
    /// The words are too long, or have no amount and no action.
    NoWords,
    /// No chips pushed or pulled back, and no words.
    Nothing,
    /// The pot is missing, and the ruling depends on it.
    NoPot,
}

impl SituationFault {
    /// Returns the field with the fault, as `ask` names it.
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
    /// Returns the situation of a player who faces `bet`, before any action: no chips in front,
    /// no-limit, three live hands.
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
            said: Announcement::Nothing,
            when: WordTiming::Before,
            live: 3,
            opener: false,
            acted_at: None,
            raises: 0,
            followed: StreetFacts::UNKNOWN,
        }
    }

    /// Adds pushed chips from the player's stack. A push of more than the stack means that the
    /// stack was not known.
    #[must_use]
    pub fn pushed(mut self, push: Vec<Chips>) -> Self {
        let pushed = push.iter().copied().sum();
        self.behind = self.behind.filter(|behind| *behind >= pushed).map(|has| has.minus(pushed));
        self.push = push;
        self
    }

    /// Checks that the situation is possible.
    ///
    /// # Errors
    /// The first field with a fault.
    pub fn check(&self) -> Result<(), SituationFault> {
        self.check_bets()?;
        self.check_chips()?;
        match &self.said {
            Announcement::RaiseTo(to) | Announcement::Bet(to) | Announcement::Amount(to)
                if to.is_zero() =>
            {
                return Err(SituationFault::NoAmount);
            }
            Announcement::Unclear(words) if words.len() > MOST_WORDS => {
                return Err(SituationFault::NoWords);
            }
            Announcement::Nothing
                if self.push.is_empty() && self.pulled() == PulledChips::Nothing =>
            {
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

    /// Returns the chips in front that the player pulled back.
    pub fn pulled_back(&self) -> Chips {
        let front: Chips = self.front.iter().copied().sum();
        let left = |left: &Vec<Chips>| left.iter().copied().sum();
        front.minus(self.front_left.as_ref().map_or(front, left))
    }

    /// Returns the extent to which chips in front were pulled back.
    pub fn pulled(&self) -> PulledChips {
        match &self.front_left {
            Some(left) if left.len() < self.front.len() => {
                if left.is_empty() {
                    PulledChips::All
                } else {
                    PulledChips::Part
                }
            }
            _ => PulledChips::Nothing,
        }
    }
}

/// The extent to which chips in front were pulled back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PulledChips {
    Nothing,
    Part,
    All,
}

/// Returns whether each chip of `part` is one of `whole`, counting duplicates.
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
