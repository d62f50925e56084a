//! What the dealer sets: chips that lie there, words that were said, and what is otherwise than
//! known.

use super::{Faced, Street};
use crate::rules::{
    chips::Chips,
    levels::Betting,
    ruling::{Said, Situation, When},
    seat::SeatNo,
};

/// An amount that can be typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Field {
    /// What is to be matched.
    #[default]
    Bet,
    /// The last full bet or raise.
    Raise,
    Pot,
    /// What the player has behind.
    Stack,
    /// The big blind, or the bet of a limit.
    Least,
    /// The amount that was said.
    Said,
    Pushed,
    /// The bet as it stood when the player last acted.
    ActedAt,
}

/// Where a chip goes that is tapped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tray {
    #[default]
    Pushed,
    /// To what was in front when the bet came.
    Front,
    /// From what was in front, back to the player.
    Pulled,
}

/// What was said, without its amount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Word {
    #[default]
    Nothing,
    Call,
    /// "Raise", with an amount or without.
    Raise,
    Fold,
    /// "Check", or a tap on the table.
    Check,
    /// An amount; where nobody has bet, a bet.
    Amount,
    AllIn,
    Pot,
    /// Something else, as it was said.
    Words,
}

/// Everything that the dealer has set; what is not set is as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Who is asked about.
    pub seat: Option<SeatNo>,
    /// How much may be bet.
    pub kind: Option<Betting>,
    pub street: Option<Street>,
    /// The big blind, or the bet of a limit.
    pub least: Option<Chips>,
    /// What is to be matched.
    pub bet: Option<Chips>,
    /// The last full bet or raise.
    pub raise: Option<Chips>,
    pub pot: Option<Chips>,
    /// What the player has behind before he pushes anything.
    pub stack: Option<Chips>,
    /// The amount that was said.
    pub amount: Option<Chips>,
    /// The bet as it stood when the player last acted.
    pub acted_at: Option<Chips>,
    pub live: Option<u8>,
    /// Is the bet the first of the street?
    pub opener: Option<bool>,
    /// Raises so far.
    pub raises: Option<u8>,
    pub push: Vec<Chips>,
    pub front: Option<Vec<Chips>>,
    /// Those of them that were pulled back.
    pub pulled: Vec<Chips>,
    /// Were these the last chips?
    pub last: bool,
    /// What was said.
    pub word: Word,
    /// In other words.
    pub words: String,
    pub when: When,
}

impl Asked {
    /// Asks about whoever sits in this seat, or nobody by name; the chips that lie there are theirs.
    pub fn asks_about(&mut self, seat: Option<SeatNo>) {
        self.seat = seat;
        self.stack = None;
        self.front = None;
        self.pulled.clear();
    }

    /// Sets an amount; nothing makes it what is known.
    pub fn set(&mut self, field: Field, amount: Option<Chips>) {
        match field {
            Field::Bet => self.bet = amount,
            Field::Raise => self.raise = amount,
            Field::Pot => self.pot = amount,
            Field::Stack => self.stack = amount,
            Field::Least => self.least = amount,
            Field::Said => self.amount = amount,
            Field::ActedAt => self.acted_at = amount,
            // Chips are put down one by one.
            Field::Pushed => {}
        }
    }

    /// How many of this chip lie in the tray.
    pub fn count(&self, tray: Tray, chip: Chips, faced: &Faced) -> usize {
        let lie = match tray {
            Tray::Pushed => &self.push,
            Tray::Front => &faced.facts.front,
            Tray::Pulled => &self.pulled,
        };
        lie.iter().filter(|lies| **lies == chip).count()
    }

    /// Puts one more of this chip in the tray. Only what is in front can be pulled back.
    pub fn add(&mut self, tray: Tray, chip: Chips, faced: &Faced) {
        match tray {
            Tray::Pushed => self.push.push(chip),
            Tray::Front => self.front.get_or_insert_with(|| faced.facts.front.clone()).push(chip),
            Tray::Pulled => {
                if self.count(Tray::Pulled, chip, faced) < self.count(Tray::Front, chip, faced) {
                    self.pulled.push(chip);
                }
            }
        }
    }

    /// Takes one of this chip out of the tray.
    pub fn take(&mut self, tray: Tray, chip: Chips, faced: &Faced) {
        match tray {
            Tray::Pushed => remove(&mut self.push, chip),
            Tray::Front => {
                remove(self.front.get_or_insert_with(|| faced.facts.front.clone()), chip);
                let left = self.front.iter().flatten().filter(|lies| **lies == chip).count();
                if self.count(Tray::Pulled, chip, faced) > left {
                    remove(&mut self.pulled, chip);
                }
            }
            Tray::Pulled => remove(&mut self.pulled, chip),
        }
    }

    /// The situation that is to be ruled on.
    pub fn situation(&self, faced: &Faced) -> Situation {
        let mut left = faced.facts.front.clone();
        self.pulled.iter().for_each(|chip| remove(&mut left, *chip));
        let pulled: Chips = self.pulled.iter().copied().sum();
        let pushed = faced.facts.clone().pushed(self.push.clone());
        let behind = pushed.behind.map(|behind| behind.plus(pulled));
        Situation {
            front_left: (!self.pulled.is_empty()).then_some(left),
            behind: if self.last { Some(pulled) } else { behind },
            said: self.said(faced),
            when: self.when,
            ..pushed
        }
    }

    fn said(&self, faced: &Faced) -> Said {
        let amount = self.amount.unwrap_or_default();
        match self.word {
            Word::Nothing => Said::Nothing,
            Word::Call => Said::Call,
            Word::Raise if self.amount.is_some() => Said::RaiseTo(amount),
            Word::Raise => Said::Raise,
            Word::Fold => Said::Fold,
            Word::Check => Said::Check,
            Word::Amount if faced.facts.bet.is_zero() => Said::Bet(amount),
            Word::Amount => Said::Amount(amount),
            Word::AllIn => Said::AllIn,
            Word::Pot => Said::Pot,
            Word::Words => Said::Unclear(self.words.clone()),
        }
    }
}

fn remove(chips: &mut Vec<Chips>, chip: Chips) {
    if let Some(at) = chips.iter().rposition(|lies| *lies == chip) {
        chips.remove(at);
    }
}
