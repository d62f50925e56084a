//! What it costs to enter, as it is written on a poster: `20+5`.

use std::iter::Sum;

use serde::{Deserialize, Serialize};

use super::money::{Currency, Money};

/// What one entry costs, and where each part goes. Loosely all of it is called the buy-in;
/// `20+5` is 20 to the prize pool and 5 kept by the organiser.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(deny_unknown_fields)]
pub struct BuyIn {
    /// Into the prize pool.
    pub prize: Money,
    /// On the player's own head.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub bounty: Money,
    /// Kept by the organiser, with whatever else never reaches the players.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub fee: Money,
    /// For the dealers and the floor.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub staff: Money,
}

/// What three parts mean: posters use `a+b+c` for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreeParts {
    /// Prize, bounty, fee; a fourth part is for the staff.
    PrizeBountyFee,
    PrizeFeeStaff,
}

/// Why a text is not a buy-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotABuyIn {
    /// Where, in letters from 1.
    pub column: usize,
    pub expected: Expected,
}

/// What a buy-in should have had in some place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// An amount, such as `1,330` or `472.50`.
    Amount,
    /// A plus sign, or the end.
    PlusOrEnd,
    /// Three digits after a thousands separator, or at most so many decimals.
    ThousandsOrDecimals(u8),
    /// At most so many parts.
    Parts(u8),
    /// Less money.
    Less,
}

impl BuyIn {
    /// Reads `20`, `20+5`, `1,000+100+50` or `€ 9.325 + 472,50 + 202,50`: a comma, a point, an
    /// apostrophe or a space between thousands, a comma or a point before decimals, the event's own
    /// currency sign before or after each part or not at all. One separator with three digits behind
    /// it is between thousands, unless the currency has three decimals and it is a point.
    ///
    /// # Errors
    /// The first place that cannot be read, and what was expected there.
    pub fn parse(text: &str, currency: &Currency, three: ThreeParts) -> Result<Self, NotABuyIn> {
        let mut reader = Reader { letters: text.chars().collect(), at: 0, currency };
        let most: u8 = if three == ThreeParts::PrizeBountyFee { 4 } else { 3 };
        let mut parts = vec![reader.part()?];
        while reader.plus()? {
            if parts.len() >= usize::from(most) {
                return Err(NotABuyIn { column: reader.at, expected: Expected::Parts(most) });
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

    /// All of it, as taken at the desk.
    pub fn total(&self) -> Money {
        [self.prize, self.bounty, self.fee, self.staff].into_iter().sum()
    }

    /// This and `other` together, part by part.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            prize: self.prize.plus(other.prize),
            bounty: self.bounty.plus(other.bounty),
            fee: self.fee.plus(other.fee),
            staff: self.staff.plus(other.staff),
        }
    }

    /// What is left of this when `other` is taken away, part by part.
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
    pub fn least(self, other: Self) -> Self {
        Self {
            prize: self.prize.min(other.prize),
            bounty: self.bounty.min(other.bounty),
            fee: self.fee.min(other.fee),
            staff: self.staff.min(other.staff),
        }
    }

    /// The same price so many times.
    #[must_use]
    pub const fn times(self, count: u32) -> Self {
        Self {
            prize: self.prize.times(count),
            bounty: self.bounty.times(count),
            fee: self.fee.times(count),
            staff: self.staff.times(count),
        }
    }

    /// The organiser's part, which never was for the players: the fee and what is for the staff.
    #[must_use]
    pub const fn house_part(self) -> Self {
        let (prize, bounty) = (Money::ZERO, Money::ZERO);
        Self { prize, bounty, fee: self.fee, staff: self.staff }
    }

    /// As on a poster, `500+50`; without separators or sign, so that it reads back. With a bounty
    /// the parts are prize, bounty, fee; without, prize, fee, staff; a part that is nothing is left
    /// out at the end.
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

/// Digits and a decimal point only.
fn plain(money: Money, currency: &Currency) -> String {
    let (major, minor) = (money.minor() / currency.scale(), money.minor() % currency.scale());
    let width = usize::from(currency.decimals);
    if minor == 0 { major.to_string() } else { format!("{major}.{:0width$}", minor.abs()) }
}

/// Reads one amount, as [`BuyIn::parse`] reads a part. Nothing when it is none, or more than is taken
/// in.
pub fn read_amount(text: &str, currency: &Currency) -> Option<Money> {
    let mut reader = Reader { letters: text.chars().collect(), at: 0, currency };
    let money = reader.part().ok()?;
    reader.peek().is_none().then_some(money)
}

impl Sum for BuyIn {
    fn sum<I: Iterator<Item = Self>>(parts: I) -> Self {
        parts.fold(Self::default(), Self::plus)
    }
}

/// A place in the text.
struct Reader<'a> {
    letters: Vec<char>,
    at: usize,
    currency: &'a Currency,
}

/// Digits that stand together, where they begin, and what separates them from those before.
struct Group {
    column: usize,
    separator: Option<char>,
    digits: String,
}

impl Reader<'_> {
    fn wrong(&self, expected: Expected) -> NotABuyIn {
        NotABuyIn { column: self.at + 1, expected }
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

    fn part(&mut self) -> Result<Money, NotABuyIn> {
        self.skip_sign();
        let groups = self.groups();
        if groups.is_empty() {
            return Err(self.wrong(Expected::Amount));
        }
        let money = amount(&groups, self.currency)?;
        self.skip_sign();
        Ok(money)
    }

    /// Goes past a plus sign; says no at the end.
    fn plus(&mut self) -> Result<bool, NotABuyIn> {
        match self.peek() {
            None => Ok(false),
            Some('+') => {
                self.at += 1;
                Ok(true)
            }
            Some(_) => Err(self.wrong(Expected::PlusOrEnd)),
        }
    }

    fn groups(&mut self) -> Vec<Group> {
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
            groups.push(Group { column, separator, digits });
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

/// The amount that the groups of digits make.
fn amount(groups: &[Group], currency: &Currency) -> Result<Money, NotABuyIn> {
    let (whole, cents) = split(groups, currency);
    let between = whole.get(1).and_then(|group| group.separator);
    let wrong = whole.iter().skip(1).find(|group| {
        group.digits.len() != 3
            || group.separator != between
            || whole.first().is_some_and(|first| first.digits.len() > 3)
    });
    if let Some(group) = wrong {
        let expected = Expected::ThousandsOrDecimals(currency.decimals);
        return Err(NotABuyIn { column: group.column, expected });
    }
    let mut digits: String = whole.iter().map(|group| group.digits.as_str()).collect();
    let cents = cents.map_or("", |group| group.digits.as_str());
    digits.push_str(cents);
    digits.extend((cents.len()..usize::from(currency.decimals)).map(|_| '0'));
    match digits.parse::<i64>() {
        Ok(minor) if minor <= Money::MOST => Ok(Money::from_minor(minor)),
        _ => {
            let column = groups.first().map_or(1, |group| group.column);
            Err(NotABuyIn { column, expected: Expected::Less })
        }
    }
}

/// The groups of the whole part, and that of the decimals if there is one.
fn split<'a>(groups: &'a [Group], currency: &Currency) -> (&'a [Group], Option<&'a Group>) {
    let Some((last, whole)) = groups.split_last() else { return (groups, None) };
    let most = usize::from(currency.decimals);
    let used_between = whole.iter().any(|group| group.separator == last.separator);
    // Of two signs the last stands before the decimals.
    let told_apart = whole.iter().any(|group| group.separator.is_some());
    let decimal = match last.separator {
        Some('.') => last.digits.len() <= most,
        Some(',') if told_apart => last.digits.len() <= most,
        Some(',') => last.digits.len() <= most.min(2),
        _ => false,
    };
    if decimal && !used_between { (whole, Some(last)) } else { (groups, None) }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn currency(symbol: &str, decimals: u8) -> Currency {
        Currency { symbol: symbol.to_owned(), decimals }
    }

    fn buy_in([prize, bounty, fee, staff]: [i64; 4]) -> BuyIn {
        let [prize, bounty, fee, staff] = [prize, bounty, fee, staff].map(Money::from_minor);
        BuyIn { prize, bounty, fee, staff }
    }

    /// HORSE 2022, WPT Gold Coast 2023, Borgata, EPT, Pensacola, a knockout of 10.50, and others,
    /// with the total as it was charged.
    #[test]
    fn real_buy_ins_are_read() {
        use ThreeParts::{PrizeBountyFee as Bounty, PrizeFeeStaff as Staff};
        let cases = [
            ("20+5", Bounty, [2_000, 0, 500, 0], 2_500),
            ("9,325 + 472.50 + 202.50", Staff, [932_500, 0, 47_250, 20_250], 1_000_000),
            ("$1,330 + $170", Bounty, [133_000, 0, 17_000, 0], 150_000),
            ("540+60", Staff, [54_000, 0, 6_000, 0], 60_000),
            ("5.000 + 300 $", Bounty, [500_000, 0, 30_000, 0], 530_000),
            // Pensacola keeps 10 and 6 for its player of the year: neither reaches this event's pool.
            ("37+16+7", Staff, [3_700, 0, 1_600, 700], 6_000),
            ("5+5+0.50", Bounty, [500, 500, 50, 0], 1_050),
            ("500+50", Bounty, [50_000, 0, 5_000, 0], 55_000),
            ("1000+100+50", Bounty, [100_000, 10_000, 5_000, 0], 115_000),
            ("1000+100+50+20", Bounty, [100_000, 10_000, 5_000, 2_000], 117_000),
            ("20", Staff, [2_000, 0, 0, 0], 2_000),
        ];
        let dollar = currency("$", 2);
        for (text, three, parts, total) in cases {
            let read = BuyIn::parse(text, &dollar, three);
            assert_eq!(read, Ok(buy_in(parts)), "{text}");
            assert_eq!(read.unwrap().total(), Money::from_minor(total), "{text}");
        }
    }

    #[test]
    fn amounts_are_read_as_people_write_them() {
        let cases = [
            ("€", 2, "€1.330,50", 133_050),
            ("€", 2, "1 330,5 €", 133_050),
            ("€", 2, "1'330.50€", 133_050),
            ("€", 2, "20.505", 2_050_500),
            ("CHF ", 2, "CHF 10 000", 1_000_000),
            ("€", 2, "€ 1\u{a0}000\u{a0}000 ", 100_000_000),
            ("¥", 0, "¥55,000", 55_000),
            ("KD ", 3, "KD 1.005", 1_005),
            ("KD ", 3, "1,005", 1_005_000),
            ("KD ", 3, "1,234.500 KD", 1_234_500),
            ("KD ", 3, "kd 1.234,500", 1_234_500),
            ("", 2, "0", 0),
        ];
        for (symbol, decimals, text, minor) in cases {
            let read = BuyIn::parse(text, &currency(symbol, decimals), ThreeParts::PrizeFeeStaff);
            assert_eq!(read, Ok(buy_in([minor, 0, 0, 0])), "{text}");
        }
    }

    #[test]
    fn a_wrong_buy_in_says_where_and_what() {
        let of_money = Expected::ThousandsOrDecimals(2);
        let cases = [
            ("", 1, Expected::Amount),
            ("twenty", 1, Expected::Amount),
            ("20+", 4, Expected::Amount),
            ("20++5", 4, Expected::Amount),
            ("-20+5", 1, Expected::Amount),
            ("20-5", 3, Expected::PlusOrEnd),
            ("20+5x", 5, Expected::PlusOrEnd),
            ("$20+5", 1, Expected::Amount),
            ("20.", 3, Expected::PlusOrEnd),
            ("1,0000+5", 3, of_money),
            ("1000,000", 6, of_money),
            ("1.000.50", 7, of_money),
            ("1,000.000", 7, of_money),
            ("1+2+3+4", 6, Expected::Parts(3)),
            ("5 + 99999999999999999999", 5, Expected::Less),
            ("1000000000001", 1, Expected::Less),
        ];
        for (text, column, expected) in cases {
            let read = BuyIn::parse(text, &Currency::default(), ThreeParts::PrizeFeeStaff);
            assert_eq!(read, Err(NotABuyIn { column, expected }), "{text}");
        }
    }

    #[test]
    fn buy_ins_add_up_part_by_part() {
        let sum = buy_in([1, 2, 3, 4]).plus(buy_in([10, 20, 30, 40]));
        assert_eq!(sum, buy_in([11, 22, 33, 44]));
        assert_eq!(sum.total(), Money::from_minor(110));
    }

    #[test]
    fn a_buy_in_is_shown_as_on_a_poster() {
        let cases = [
            ([2_000, 0, 500, 0], "20+5"),
            ([2_000, 0, 0, 0], "20"),
            ([500, 500, 50, 0], "5+5+0.50"),
            ([932_500, 0, 47_250, 20_250], "9325+472.50+202.50"),
            ([1_000, 500, 0, 100], "10+5+0+1"),
        ];
        for (parts, text) in cases {
            assert_eq!(buy_in(parts).notation(&Currency::default()), text);
        }
    }

    proptest! {
        #[test]
        fn what_is_shown_reads_back(
            parts in prop::array::uniform4(0..=Money::MOST),
            zeros in prop::array::uniform4(any::<bool>()),
            decimals in 0u8..=3,
        ) {
            let [prize, bounty, fee, staff] =
                [0, 1, 2, 3].map(|part| if zeros[part] { 0 } else { parts[part] });
            let buy_in = buy_in([prize, bounty, fee, staff]);
            let three =
                if bounty == 0 { ThreeParts::PrizeFeeStaff } else { ThreeParts::PrizeBountyFee };
            let currency = currency("€", decimals);
            let text = buy_in.notation(&currency);
            prop_assert_eq!(BuyIn::parse(&text, &currency, three), Ok(buy_in), "{}", text);
        }

        #[test]
        fn no_text_makes_the_reader_stumble(text in "[0-9+., '€x]{0,20}|\\PC{0,20}") {
            for decimals in 0..=3 {
                let _ = BuyIn::parse(&text, &currency("€", decimals), ThreeParts::PrizeFeeStaff);
            }
        }
    }
}
