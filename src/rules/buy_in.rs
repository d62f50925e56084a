//! The price of an entry as posters write it: `20+5`.

use std::iter::Sum;

use bottone_base::money::{Currency, Money};
use serde::{Deserialize, Serialize};

/// The price of one entry, split by where each part goes; often called the buy-in. `20+5` is 20 to
/// the prize pool and 5 kept by the organiser.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(deny_unknown_fields)]
pub struct BuyIn {
    /// The part for the prize pool.
    pub prize: Money,
    /// The part for the player's bounty.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub bounty: Money,
    /// The part kept by the organiser, including anything else that never reaches the players.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub fee: Money,
    /// The part for the dealers and the floor staff.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub staff: Money,
}

/// The meaning of a price with three parts; posters write `a+b+c` for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreeParts {
    /// Prize, bounty and fee; a fourth part is for the staff.
    PrizeBountyFee,
    PrizeFeeStaff,
}

/// The reason why a text is not a buy-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuyInFault {
    /// The position of the error in characters, counted from 1.
    pub column: usize,
    pub expected: BuyInPart,
}

/// The element expected at a position in a buy-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuyInPart {
    /// An amount, such as `1,330` or `472.50`.
    Amount,
    /// A plus sign or the end of the text.
    PlusOrEnd,
    /// Three digits after a thousands separator, or at most this many decimals.
    ThousandsOrDecimals(u8),
    /// At most this many parts.
    Parts(u8),
    /// A smaller amount of money.
    Less,
}

impl BuyIn {
    /// Parses `20`, `20+5`, `1,000+100+50` or `€ 9.325 + 472,50 + 202,50`.
    ///
    /// A comma, a point, an apostrophe or a space may separate thousands; a comma or a point
    /// precedes decimals. The event's own currency sign may stand before or after each part. One
    /// separator with three digits behind it separates thousands, unless the currency has three
    /// decimals and it is a point.
    ///
    /// # Errors
    ///
    /// The first position that cannot be read, and what was expected there.
    pub fn parse(text: &str, currency: &Currency, three: ThreeParts) -> Result<Self, BuyInFault> {
        let mut reader = BuyInReader { letters: text.chars().collect(), at: 0, currency };
        let most: u8 = if three == ThreeParts::PrizeBountyFee { 4 } else { 3 };
        let mut parts = vec![reader.part()?];
        while reader.plus()? {
            if parts.len() >= usize::from(most) {
                return Err(BuyInFault { column: reader.at, expected: BuyInPart::Parts(most) });
            }
            parts.push(reader.part()?);
        }
        let none = Money::ZERO;
        let (prize, bounty, fee, staff) = match (parts.as_slice(), three) {
            (&[prize, fee], _) => (prize, none, fee, none),
            (&[prize, bounty, fee], ThreeParts::PrizeBountyFee) => (prize, bounty, fee, none),
            (&[prize, fee, staff], ThreeParts::PrizeFeeStaff) => (prize, none, fee, staff),
            (&[prize, bounty, fee, staff], _) => (prize, bounty, fee, staff),
            (others, _) => (others.first().copied().unwrap_or_default(), none, none, none),
        };
        Ok(Self { prize, bounty, fee, staff })
    }

    /// Returns the sum of all parts, as collected at the desk.
    pub fn total(&self) -> Money {
        [self.prize, self.bounty, self.fee, self.staff].into_iter().sum()
    }

    /// Returns the sum of this and `other`, part by part.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            prize: self.prize.plus(other.prize),
            bounty: self.bounty.plus(other.bounty),
            fee: self.fee.plus(other.fee),
            staff: self.staff.plus(other.staff),
        }
    }

    /// Subtracts `other`, part by part.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self {
            prize: self.prize.minus(other.prize),
            bounty: self.bounty.minus(other.bounty),
            fee: self.fee.minus(other.fee),
            staff: self.staff.minus(other.staff),
        }
    }

    /// Returns the lesser of both, part by part.
    #[must_use]
    pub fn min(self, other: Self) -> Self {
        Self {
            prize: self.prize.min(other.prize),
            bounty: self.bounty.min(other.bounty),
            fee: self.fee.min(other.fee),
            staff: self.staff.min(other.staff),
        }
    }

    /// Multiplies each part by `count`.
    #[must_use]
    pub const fn times(self, count: u32) -> Self {
        Self {
            prize: self.prize.times(count),
            bounty: self.bounty.times(count),
            fee: self.fee.times(count),
            staff: self.staff.times(count),
        }
    }

    /// Returns the organiser's part, which is never for the players: the fee and the staff's part.
    #[must_use]
    pub const fn house_part(self) -> Self {
        let (prize, bounty) = (Money::ZERO, Money::ZERO);
        Self { prize, bounty, fee: self.fee, staff: self.staff }
    }

    /// Returns the price as on a poster, `500+50`, without separators or sign, so that
    /// [`BuyIn::parse`] reads it. With a bounty the parts are prize, bounty, fee; without one,
    /// prize, fee, staff. Zero parts at the end are left out.
    pub fn notation(&self, currency: &Currency) -> String {
        let bounty = (!self.bounty.is_zero()).then_some(self.bounty);
        let staff = (!self.staff.is_zero()).then_some(self.staff);
        let fee = (bounty.is_some() || staff.is_some() || !self.fee.is_zero()).then_some(self.fee);
        let parts = [Some(self.prize), bounty, fee, staff];
        let shown: Vec<String> =
            parts.into_iter().flatten().map(|part| plain(part, currency)).collect();
        shown.join("+")
    }
}

/// Formats an amount with digits and a decimal point only.
fn plain(money: Money, currency: &Currency) -> String {
    let (major, minor) = (money.minor() / currency.scale(), money.minor() % currency.scale());
    let width = usize::from(currency.decimals);
    if minor == 0 { major.to_string() } else { format!("{major}.{:0width$}", minor.abs()) }
}

/// Parses one amount as [`BuyIn::parse`] reads a part; `None` if it is invalid or larger than the
/// largest amount accepted.
pub fn read_amount(text: &str, currency: &Currency) -> Option<Money> {
    let mut reader = BuyInReader { letters: text.chars().collect(), at: 0, currency };
    let money = reader.part().ok()?;
    reader.peek().is_none().then_some(money)
}

impl Sum for BuyIn {
    fn sum<I: Iterator<Item = Self>>(parts: I) -> Self {
        parts.fold(Self::default(), Self::plus)
    }
}

/// A position in the text.
struct BuyInReader<'a> {
    letters: Vec<char>,
    at: usize,
    currency: &'a Currency,
}

/// A run of digits, its position, and the separator before it.
struct DigitGroup {
    column: usize,
    separator: Option<char>,
    digits: String,
}

impl BuyInReader<'_> {
    fn wrong(&self, expected: BuyInPart) -> BuyInFault {
        BuyInFault { column: self.at + 1, expected }
    }

    fn peek(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn skip_spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn skip_sign(&mut self) {
        self.skip_spaces();
        let sign: Vec<char> = self.currency.symbol.trim().chars().collect();
        let here = self.letters.get(self.at..self.at + sign.len());
        let is_sign =
            |here: &[char]| here.iter().zip(&sign).all(|(a, b)| a.eq_ignore_ascii_case(b));
        if here.is_some_and(is_sign) {
            self.at += sign.len();
        }
        self.skip_spaces();
    }

    fn part(&mut self) -> Result<Money, BuyInFault> {
        self.skip_sign();
        let groups = self.groups();
        if groups.is_empty() {
            return Err(self.wrong(BuyInPart::Amount));
        }
        let money = amount(&groups, self.currency)?;
        self.skip_sign();
        Ok(money)
    }

    /// Reads a plus sign; returns `false` at the end of the text.
    fn plus(&mut self) -> Result<bool, BuyInFault> {
        match self.peek() {
            None => Ok(false),
            Some('+') => {
                self.at += 1;
                Ok(true)
            }
            Some(_) => Err(self.wrong(BuyInPart::PlusOrEnd)),
        }
    }

    fn groups(&mut self) -> Vec<DigitGroup> {
        let mut groups = Vec::new();
        let mut separator = None;
        loop {
            let column = self.at + 1;
            let digits: String =
                self.letters.iter().skip(self.at).take_while(|c| c.is_ascii_digit()).collect();
            if digits.is_empty() {
                return groups;
            }
            self.at += digits.len();
            groups.push(DigitGroup { column, separator, digits });
            let next = self.letters.get(self.at + 1).is_some_and(char::is_ascii_digit);
            separator = self.peek().filter(|c| next && is_separator(*c));
            if separator.is_none() {
                return groups;
            }
            self.at += 1;
        }
    }
}

fn is_separator(letter: char) -> bool {
    matches!(letter, ',' | '.' | '\'' | '’') || (letter.is_whitespace() && letter != '\n')
}

/// Adds up the groups of digits to an amount.
fn amount(groups: &[DigitGroup], currency: &Currency) -> Result<Money, BuyInFault> {
    let (whole, cents) = split(groups, currency);
    let between = whole.get(1).and_then(|group| group.separator);
    let wrong = whole.iter().skip(1).find(|group| {
        group.digits.len() != 3
            || group.separator != between
            || whole.first().is_some_and(|first| first.digits.len() > 3)
    });
    if let Some(group) = wrong {
        let expected = BuyInPart::ThousandsOrDecimals(currency.decimals);
        return Err(BuyInFault { column: group.column, expected });
    }
    let mut digits: String = whole.iter().map(|group| group.digits.as_str()).collect();
    let cents = cents.map_or("", |group| group.digits.as_str());
    digits.push_str(cents);
    digits.extend((cents.len()..usize::from(currency.decimals)).map(|_| '0'));
    match digits.parse::<i64>() {
        Ok(minor) if minor <= Money::MOST => Ok(Money::from_minor(minor)),
        _ => {
            let column = groups.first().map_or(1, |group| group.column);
            Err(BuyInFault { column, expected: BuyInPart::Less })
        }
    }
}

/// Splits the groups into those of the whole part and the group of the decimals, if there is one.
fn split<'a>(
    groups: &'a [DigitGroup],
    currency: &Currency,
) -> (&'a [DigitGroup], Option<&'a DigitGroup>) {
    let Some((last, whole)) = groups.split_last() else { return (groups, None) };
    let most = usize::from(currency.decimals);
    let used_between = whole.iter().any(|group| group.separator == last.separator);
    // If two different separators are used, the last one precedes the decimals.
    let is_separated = whole.iter().any(|group| group.separator.is_some());
    let decimal = match last.separator {
        Some('.') => last.digits.len() <= most,
        Some(',') if is_separated => last.digits.len() <= most,
        Some(',') => last.digits.len() <= most.min(2),
        _ => false,
    };
    if decimal && !used_between { (whole, Some(last)) } else { (groups, None) }
}
