//! The start of an evening, and its possible faults.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_rules::italian::ItalianRules;
use serde::{Deserialize, Serialize};

/// The start of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EveningStart {
    pub rules: ItalianRules,
    /// The ante of each hand (*invito*).
    pub ante: Chips,
    /// The least bet (*cip*).
    pub cip: Chips,
    /// The player who deals first.
    pub dealer: SeatNo,
    /// The seats and stacks of the players.
    pub stacks: Vec<(SeatNo, Chips)>,
}

/// The reason why an evening cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EveningFault {
    /// Fewer than two players, or more than allowed.
    Players {
        found: usize,
        most: u8,
    },
    /// Two players on one seat.
    SeatTwice(SeatNo),
    /// A player without chips.
    NoChips(SeatNo),
    NoDealer(SeatNo),
    /// An ante of zero: there would be no pot to play for.
    NoAnte,
    NoCip,
    /// More chips than the largest amount.
    TooManyChips,
}

impl EveningStart {
    pub(super) fn check(&self) -> Result<(), EveningFault> {
        let most = self.rules.company.most();
        let found = self.stacks.len();
        if !(2..=usize::from(most)).contains(&found) {
            return Err(EveningFault::Players { found, most });
        }
        let mut seats = Seats::NONE;
        for &(seat, chips) in &self.stacks {
            match chips {
                _ if seats.contains(seat) => return Err(EveningFault::SeatTwice(seat)),
                Chips::ZERO => return Err(EveningFault::NoChips(seat)),
                _ => seats.insert(seat),
            }
        }
        if !seats.contains(self.dealer) {
            Err(EveningFault::NoDealer(self.dealer))
        } else if self.ante.is_zero() {
            Err(EveningFault::NoAnte)
        } else if self.cip.is_zero() {
            Err(EveningFault::NoCip)
        } else if self.total().get() > Chips::MOST {
            Err(EveningFault::TooManyChips)
        } else {
            Ok(())
        }
    }

    fn total(&self) -> Chips {
        self.stacks.iter().map(|(_, chips)| *chips).sum()
    }
}
