//! The prices of entries, rebuys and add-ons by number, and the money withheld from the prizes.

use bottone_base::{chips::Chips, money::Money};
use bottone_rules::buy_in::BuyIn;
use serde::{Deserialize, Serialize};

use super::{
    Tournament,
    entries::{EntryId, PlayerId},
    setup::Purchase,
};

/// The price and the chips of a later purchase of the same kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaterPrice {
    /// The price.
    pub price: BuyIn,
    /// The chips given for it, if not those of the first.
    pub chips: Option<Chips>,
}

/// The price of a sale, with the chips for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SalePrice {
    /// The price.
    pub paid: BuyIn,
    /// The chips given for it.
    pub chips: Chips,
}

impl SalePrice {
    /// Returns the `number`th sale, from 1, of a kind with these later prices. The last later price
    /// is valid for all that follow.
    fn nth(self, later: &[LaterPrice], number: usize) -> Self {
        let at = number.saturating_sub(2);
        match later.get(at).or(later.last()) {
            Some(later) if number > 1 => {
                Self { paid: later.price, chips: later.chips.unwrap_or(self.chips) }
            }
            _ => self,
        }
    }
}

impl Purchase {
    /// Returns the `number`th purchase of one entry, from 1.
    pub fn nth(&self, number: usize) -> SalePrice {
        SalePrice { paid: self.price, chips: self.chips }.nth(&self.later, number)
    }
}

/// A part of the prize money that never reaches the places: "staff, 3 %".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Withholding {
    pub name: String,
    pub part: WithheldAmount,
}

/// The amount of the prize money that is withheld.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WithheldAmount {
    /// Hundredths of a percent of the prize money paid in, rounded down to the minor unit. The
    /// fraction of a unit stays with the players.
    Hundredths(u16),
    /// A fixed sum, limited to the prize money paid in.
    Fixed(Money),
}

impl WithheldAmount {
    /// The whole, in hundredths of a percent.
    pub const WHOLE: u16 = 10_000;

    fn of(self, money: Money) -> Money {
        match self {
            Self::Fixed(fixed) => fixed,
            Self::Hundredths(hundredths) => {
                let whole = i128::from(money.minor());
                let part = whole * i128::from(hundredths) / i128::from(Self::WHOLE);
                Money::from_minor(i64::try_from(part).unwrap_or(Money::MOST))
            }
        }
    }
}

impl Tournament {
    /// Returns the price and the chips of this player's next entry; without a player, of a new one.
    /// Entries that were taken back do not count.
    pub fn next_entry(&self, player: Option<PlayerId>) -> SalePrice {
        let made = player.map_or(0, |id| self.times_entered(id));
        let chips = self.clock.structure().starting_stack;
        SalePrice { paid: self.setup.buy_in, chips }.nth(&self.setup.later, made + 1)
    }

    /// Returns the price and the chips of this entry's next rebuy, if the event has rebuys.
    pub fn next_rebuy(&self, entry: EntryId) -> Option<SalePrice> {
        let bought = self.entries.get(entry)?.rebuys;
        self.setup.rebuy.as_ref().map(|offer| offer.nth(usize::from(bought) + 1))
    }

    /// Returns the price and the chips of this entry's next add-on, if the event has one.
    pub fn next_add_on(&self, entry: EntryId) -> Option<SalePrice> {
        let bought = self.entries.get(entry)?.add_ons;
        self.setup.add_on.as_ref().map(|offer| offer.nth(usize::from(bought) + 1))
    }

    /// Returns the parts withheld from the prize money, in the order of the setup. Together they
    /// are never more than the money paid in.
    pub fn withheld(&self) -> Vec<(&Withholding, Money)> {
        let paid_in = self.entries.paid().prize;
        let mut left = paid_in;
        let held = self.setup.withheld.iter().map(|withholding| {
            let held = withholding.part.of(paid_in).min(left);
            left = left.minus(held);
            (withholding, held)
        });
        held.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sale(prize: i64, chips: u64) -> SalePrice {
        let paid = BuyIn { prize: Money::from_minor(prize), ..BuyIn::default() };
        SalePrice { paid, chips: Chips::new(chips) }
    }

    #[test]
    fn the_last_price_holds_for_all_that_follow() {
        let later = |sale: SalePrice, chips| LaterPrice { price: sale.paid, chips };
        let none: &[LaterPrice] = &[];
        let two = [later(sale(50, 0), None), later(sale(40, 0), Some(Chips::new(9)))];
        let first = sale(55, 7);
        let cases = [
            (none, 1, sale(55, 7)),
            (none, 4, sale(55, 7)),
            (&two, 1, sale(55, 7)),
            (&two, 2, sale(50, 7)),
            (&two, 3, sale(40, 9)),
            (&two, 9, sale(40, 9)),
        ];
        for (later, number, expected) in cases {
            assert_eq!(first.nth(later, number), expected, "number {number} of {}", later.len());
        }
    }

    #[test]
    fn a_part_is_rounded_down_and_stays_with_the_players() {
        let cases = [
            (WithheldAmount::Hundredths(300), 11_000_000, 330_000),
            (WithheldAmount::Hundredths(675), 1_000, 67),
            (WithheldAmount::Hundredths(1), 9_999, 0),
            (WithheldAmount::Hundredths(WithheldAmount::WHOLE), 7, 7),
            (WithheldAmount::Fixed(Money::from_minor(250)), 1_000, 250),
        ];
        for (part, money, expected) in cases {
            assert_eq!(part.of(Money::from_minor(money)), Money::from_minor(expected), "{part:?}");
        }
    }
}
