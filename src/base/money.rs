//! Money: whole minor units of one currency.

use std::{fmt, iter::Sum};

use serde::{Deserialize, Deserializer, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::unreadable::ExpectedKind;

/// A form of payment.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    EnumCount,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum PaymentMethod {
    /// Cash into or out of the drawer.
    #[default]
    Cash,
    /// A card, charged on the house's own terminal.
    Card,
    /// A transfer to the player's account.
    Transfer,
    Cheque,
    /// A voucher of the house.
    Voucher,
}

impl PaymentMethod {
    /// Every form, in the order in which a cashier sees them.
    pub const ALL: [Self; Self::COUNT] = super::all(Self::VARIANTS);
}

/// An amount of money in minor units (cents), so that nothing is rounded silently.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Money(i64);

impl Money {
    /// No money.
    pub const ZERO: Self = Self(0);

    /// The largest amount accepted, in minor units.
    pub const MOST: i64 = 100_000_000_000_000;

    /// Returns this many minor units, limited to the largest amount accepted.
    pub const fn from_minor(minor: i64) -> Self {
        let low = if minor < -Self::MOST { -Self::MOST } else { minor };
        Self(if low > Self::MOST { Self::MOST } else { low })
    }

    /// Returns the amount in minor units.
    pub const fn minor(self) -> i64 {
        self.0
    }

    /// Returns whether the amount is zero.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// Adds; the sum stops at the largest number.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// Subtracts `other`; the result may be negative.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// Multiplies the amount.
    #[must_use]
    pub const fn times(self, count: u32) -> Self {
        Self(self.0.saturating_mul(count as i64))
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Self::plus)
    }
}

impl<'de> Deserialize<'de> for Money {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let minor = i64::deserialize(from)?;
        if !(-Self::MOST..=Self::MOST).contains(&minor) {
            return Err(ExpectedKind::Money.error(minor));
        }
        Ok(Self(minor))
    }
}

/// The currency of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Currency {
    /// The symbol before an amount: `€`, `$`, `CHF `.
    pub symbol: String,
    /// The number of decimals, 0 to 3.
    #[serde(deserialize_with = "decimals")]
    pub decimals: u8,
}

/// Common currencies: the code, the symbol before an amount, the decimals.
pub const COMMON: [(&str, &str, u8); 12] = [
    ("EUR", "€", 2),
    ("USD", "$", 2),
    ("GBP", "£", 2),
    ("CHF", "CHF ", 2),
    ("CZK", "Kč ", 2),
    ("PLN", "zł ", 2),
    ("RON", "lei ", 2),
    ("JPY", "¥", 0),
    ("CLP", "CLP ", 0),
    ("KWD", "KD ", 3),
    ("BHD", "BD ", 3),
    ("TND", "DT ", 3),
];

fn decimals<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let decimals = u8::deserialize(from)?;
    if decimals > 3 {
        return Err(ExpectedKind::Decimals.error(decimals));
    }
    Ok(decimals)
}

impl Default for Currency {
    fn default() -> Self {
        Self { symbol: "€".to_owned(), decimals: 2 }
    }
}

impl Currency {
    /// Returns the number of minor units in one major unit.
    pub const fn scale(&self) -> i64 {
        10i64.pow(self.decimals as u32)
    }

    /// Returns the notes for counting a drawer, the highest first: 500, 200, 100, 50, 20, 10 and 5.
    /// They are multiplied by 100 if the currency has no minor unit.
    pub fn notes(&self) -> [Money; 7] {
        let times = if self.decimals == 0 { 100 } else { self.scale() };
        [500, 200, 100, 50, 20, 10, 5].map(|note| Money::from_minor(note * times))
    }

    /// Formats the amount for people: `€110,000`, `€7.50`. Zero cents are left out.
    pub fn show(&self, money: Money) -> impl fmt::Display + use<> {
        self.format(money, self.has_cents(money))
    }

    /// Formats the amount always with cents, for a column in which others have some: `€7.00`.
    pub fn show_in_full(&self, money: Money) -> impl fmt::Display + use<> {
        self.format(money, self.decimals > 0)
    }

    /// Returns whether the amount is not a whole number of major units.
    pub const fn has_cents(&self, money: Money) -> bool {
        money.minor() % self.scale() != 0
    }

    fn format(&self, money: Money, with_cents: bool) -> String {
        let minor = money.minor().unsigned_abs();
        let scale = self.scale().unsigned_abs();
        let sign = if money.minor() < 0 { "−" } else { "" };
        let major = super::chips::Chips::new(minor / scale);
        if with_cents {
            let (cents, width) = (minor % scale, usize::from(self.decimals));
            format!("{sign}{}{major}.{cents:0width$}", self.symbol)
        } else {
            format!("{sign}{}{major}", self.symbol)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_shown_as_people_read_them() {
        let euro = Currency::default();
        let yen = Currency { symbol: "¥".into(), decimals: 0 };
        let dinar = Currency { symbol: "KD ".into(), decimals: 3 };
        let cases = [
            (&euro, 11_000_000, "€110,000"),
            (&euro, 750, "€7.50"),
            (&euro, 5, "€0.05"),
            (&euro, -500, "−€5"),
            (&yen, 55_000, "¥55,000"),
            (&dinar, 1_005, "KD 1.005"),
        ];
        for (currency, minor, text) in cases {
            assert_eq!(currency.show(Money::from_minor(minor)).to_string(), text);
        }
        for (currency, text) in [(&euro, "€7.00"), (&yen, "¥700"), (&dinar, "KD 0.700")] {
            assert_eq!(currency.show_in_full(Money::from_minor(700)).to_string(), text);
        }
    }
}
