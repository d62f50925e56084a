//! The dealer's input: the chips on the table, the words said, and corrections of known facts.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_rules::{
    levels::Betting,
    ruling::{Announcement, Situation, WordTiming},
};

use super::{PlayerSituation, Street};

/// An amount that can be typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AmountField {
    /// The bet to be matched.
    #[default]
    Bet,
    /// The last full bet or raise.
    Raise,
    Pot,
    /// The player's chips behind.
    Stack,
    /// The big blind, or the bet of a limit.
    Least,
    /// The amount that was said.
    Said,
    Pushed,
    /// The bet at the player's last action.
    ActedAt,
}

/// The place for a tapped chip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChipTray {
    #[default]
    Pushed,
    /// The chips in front when the bet came.
    Front,
    /// The chips pulled back from those in front.
    Pulled,
}

/// The words said, without their amount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WordChoice {
    #[default]
    Nothing,
    Call,
    /// "Raise", with or without an amount.
    Raise,
    Fold,
    /// "Check", or a tap on the table.
    Check,
    /// An amount; a bet if there is none yet.
    Amount,
    AllIn,
    Pot,
    /// Other words, as they were said.
    Words,
}

/// All input of the dealer; a fact not set is as it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DealerInput {
    /// The seat in question.
    pub seat: Option<SeatNo>,
    /// The betting structure.
    pub kind: Option<Betting>,
    pub street: Option<Street>,
    /// The big blind, or the bet of a limit.
    pub least: Option<Chips>,
    /// The bet to be matched.
    pub bet: Option<Chips>,
    /// The last full bet or raise.
    pub raise: Option<Chips>,
    pub pot: Option<Chips>,
    /// The player's chips behind before pushing any.
    pub stack: Option<Chips>,
    /// The amount that was said.
    pub amount: Option<Chips>,
    /// The bet at the player's last action.
    pub acted_at: Option<Chips>,
    pub live: Option<u8>,
    /// True if the bet is the first of the street.
    pub opener: Option<bool>,
    /// The number of raises so far.
    pub raises: Option<u8>,
    pub push: Vec<Chips>,
    pub front: Option<Vec<Chips>>,
    /// The chips pulled back from those in front.
    pub pulled: Vec<Chips>,
    /// True if these were the player's last chips.
    pub last: bool,
    /// The words said.
    pub word: WordChoice,
    /// Other words.
    pub words: String,
    pub when: WordTiming,
}

impl DealerInput {
    /// Selects the player in this seat, or no named player, and clears the stack and the chips
    /// entered.
    pub fn select(&mut self, seat: Option<SeatNo>) {
        self.seat = seat;
        self.stack = None;
        self.front = None;
        self.pulled.clear();
    }

    /// Sets an amount; `None` restores the known one.
    pub fn set(&mut self, field: AmountField, amount: Option<Chips>) {
        match field {
            AmountField::Bet => self.bet = amount,
            AmountField::Raise => self.raise = amount,
            AmountField::Pot => self.pot = amount,
            AmountField::Stack => self.stack = amount,
            AmountField::Least => self.least = amount,
            AmountField::Said => self.amount = amount,
            AmountField::ActedAt => self.acted_at = amount,
            // Pushed chips are put down one by one.
            AmountField::Pushed => {}
        }
    }

    /// Returns the number of this chip in the tray.
    pub fn count(&self, tray: ChipTray, chip: Chips, faced: &PlayerSituation) -> usize {
        let lie = match tray {
            ChipTray::Pushed => &self.push,
            ChipTray::Front => &faced.facts.front,
            ChipTray::Pulled => &self.pulled,
        };
        lie.iter().filter(|lies| **lies == chip).count()
    }

    /// Adds one of this chip to the tray. Only chips in front can be pulled back.
    pub fn add(&mut self, tray: ChipTray, chip: Chips, faced: &PlayerSituation) {
        match tray {
            ChipTray::Pushed => self.push.push(chip),
            ChipTray::Front => {
                self.front.get_or_insert_with(|| faced.facts.front.clone()).push(chip);
            }
            ChipTray::Pulled => {
                if self.count(ChipTray::Pulled, chip, faced)
                    < self.count(ChipTray::Front, chip, faced)
                {
                    self.pulled.push(chip);
                }
            }
        }
    }

    /// Removes one of this chip from the tray.
    pub fn take(&mut self, tray: ChipTray, chip: Chips, faced: &PlayerSituation) {
        match tray {
            ChipTray::Pushed => remove(&mut self.push, chip),
            ChipTray::Front => {
                remove(self.front.get_or_insert_with(|| faced.facts.front.clone()), chip);
                let left = self.front.iter().flatten().filter(|lies| **lies == chip).count();
                if self.count(ChipTray::Pulled, chip, faced) > left {
                    remove(&mut self.pulled, chip);
                }
            }
            ChipTray::Pulled => remove(&mut self.pulled, chip),
        }
    }

    /// Returns the situation for the ruling.
    pub fn situation(&self, faced: &PlayerSituation) -> Situation {
        let mut left = faced.facts.front.clone();
        self.pulled.iter().for_each(|chip| remove(&mut left, *chip));
        let pulled: Chips = self.pulled.iter().copied().sum();
        let pushed = faced.facts.clone().pushed(self.push.clone());
        let behind = pushed.behind.map(|behind| behind.plus(pulled));
        Situation {
            front_left: (!self.pulled.is_empty()).then_some(left),
            behind: if self.last { Some(pulled) } else { behind },
            said: self.announcement(faced),
            when: self.when,
            ..pushed
        }
    }

    fn announcement(&self, faced: &PlayerSituation) -> Announcement {
        let amount = self.amount.unwrap_or_default();
        match self.word {
            WordChoice::Nothing => Announcement::Nothing,
            WordChoice::Call => Announcement::Call,
            WordChoice::Raise if self.amount.is_some() => Announcement::RaiseTo(amount),
            WordChoice::Raise => Announcement::Raise,
            WordChoice::Fold => Announcement::Fold,
            WordChoice::Check => Announcement::Check,
            WordChoice::Amount if faced.facts.bet.is_zero() => Announcement::Bet(amount),
            WordChoice::Amount => Announcement::Amount(amount),
            WordChoice::AllIn => Announcement::AllIn,
            WordChoice::Pot => Announcement::Pot,
            WordChoice::Words => Announcement::Unclear(self.words.clone()),
        }
    }
}

fn remove(chips: &mut Vec<Chips>, chip: Chips) {
    if let Some(at) = chips.iter().rposition(|lies| *lies == chip) {
        chips.remove(at);
    }
}
