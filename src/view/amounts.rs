//! Amounts of chips and of money as people type them, in English and in Italian; amounts in a column.

use crate::{
    i18n::Language,
    rules::{
        buy_in::read_amount,
        chips::Chips,
        money::{Currency, Money},
    },
};

/// How the amounts of one column are written: where one has cents all show them, so that digit stands
/// under digit.
#[derive(Clone, Copy)]
pub struct Column<'a> {
    language: Language,
    currency: &'a Currency,
    in_full: bool,
}

impl<'a> Column<'a> {
    /// The column of these amounts.
    pub fn of(
        language: Language,
        currency: &'a Currency,
        amounts: impl IntoIterator<Item = Money>,
    ) -> Self {
        let in_full = amounts.into_iter().any(|money| currency.has_cents(money));
        Self { language, currency, in_full }
    }

    /// An amount as it stands there.
    pub fn show(&self, money: Money) -> String {
        if self.in_full {
            self.language.money_in_full(money, self.currency)
        } else {
            self.language.money(money, self.currency)
        }
    }
}

/// What is written behind a number that counts thousands or millions.
const SCALES: [(&str, u64); 3] = [("mila", 1_000), ("k", 1_000), ("m", 1_000_000)];

/// Reads `1400`, `1,400`, `1.400`, `1 400`, `1'400`, `1.4k`, `1,4k`, `2k`, `2mila` and `1.5m`.
/// Nothing when it is no amount, when it may be two (`1.4`, `1.400k`), or when it is more than there
/// can be.
pub fn read(text: &str) -> Option<Chips> {
    let text = text.trim().to_lowercase();
    let scaled = SCALES.iter().find_map(|(word, scale)| Some((text.strip_suffix(word)?, *scale)));
    let chips = match scaled {
        Some((number, scale)) => part_of(number.trim_end(), scale)?,
        None => whole(&text)?,
    };
    (chips <= Chips::MOST).then(|| Chips::new(chips))
}

/// What is meant where an amount with its thousands apart got a figure behind it or lost one: `1,4000` is `14000`.
/// Nothing when the text is an amount as it stands, or was none before.
pub fn regrouped(before: &str, text: &str) -> Option<String> {
    let figures: String = text.chars().filter(|letter| !is_between_thousands(*letter)).collect();
    let was_apart = whole(before.trim()).is_some() && number(before.trim()).is_none();
    let is_none = read(text).is_none() && number(&figures).is_some();
    (was_apart && is_none).then_some(figures)
}

/// Reads an amount of money: `1400`, `1,400.50`, `1.400,50`, `€500`, `500 €`. A comma or a point before
/// at most as many digits as the currency has decimals is before the cents; three digits behind one
/// sign are thousands, but behind a point where the currency has three decimals: `KD 1.500` is one
/// and a half, `KD 1,500` fifteen hundred. Nothing when it is no amount, when it has a minus sign, or
/// when it is more than is taken in.
pub fn read_money(text: &str, currency: &Currency) -> Option<Money> {
    read_amount(text, currency)
}

/// Reads `3%`, `6.75%`, `6,75 %` as hundredths of a percent. Nothing without the sign, with more than
/// two decimals, or when it is no number.
pub fn read_percent(text: &str) -> Option<u16> {
    let figure = text.trim().strip_suffix('%')?.trim_end();
    let (whole, part) = figure.split_once(['.', ',']).unwrap_or((figure, "0"));
    let whole = number(whole).and_then(|whole| u16::try_from(whole).ok())?;
    let part = match part.len() {
        1 => number(part)? * 10,
        2 => number(part)?,
        _ => return None,
    };
    whole.checked_mul(100)?.checked_add(u16::try_from(part).ok()?)
}

/// A whole number, its thousands apart or not.
fn whole(text: &str) -> Option<u64> {
    let mut groups = text.split(is_between_thousands);
    let first = groups.next()?;
    if groups.clone().next().is_none() {
        return number(first);
    }
    let is_apart = (1..=3).contains(&first.len()) && !first.starts_with('0');
    let of_three = groups.clone().all(|group| group.len() == 3);
    let one_sign = {
        let mut signs = text.chars().filter(|letter| is_between_thousands(*letter));
        let first = signs.next();
        signs.all(|sign| Some(sign) == first)
    };
    if !(is_apart && of_three && one_sign) {
        return None;
    }
    let digits: String = text.split(is_between_thousands).collect();
    number(&digits)
}

/// Thousands or millions, with a part of one: `1.4` of 1,000.
fn part_of(text: &str, scale: u64) -> Option<u64> {
    let Some((before, after)) = text.split_once(['.', ',']) else {
        return whole(text)?.checked_mul(scale);
    };
    if after.is_empty() || after.len() == 3 || after.len() > 6 {
        return None;
    }
    let unit = 10_u64.pow(u32::try_from(after.len()).ok()?);
    let part = number(after)?.checked_mul(scale)?;
    let is_whole = part.is_multiple_of(unit);
    let before = number(before)?.checked_mul(scale)?;
    is_whole.then(|| before.checked_add(part / unit))?
}

/// Digits and nothing else.
pub(super) fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

const fn is_between_thousands(letter: char) -> bool {
    matches!(letter, '.' | ',' | '\'' | ' ' | '\u{a0}' | '\u{2009}' | '\u{202f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_go_on_behind_thousands_that_stand_apart() {
        let cases = [
            ("1,400", "1,4000", Some("14000")),
            ("1.400", "1.40", Some("140")),
            ("25,000", "25,0005", Some("250005")),
            ("1", "1,", None),
            ("1,", "1,4", None),
            ("1.4k", "1.4", None),
            ("1,400", "1,400k", None),
            ("1,400", "", None),
            ("1,400", "x", None),
        ];
        for (before, text, meant) in cases {
            assert_eq!(regrouped(before, text).as_deref(), meant, "{before:?} {text:?}");
        }
    }

    #[test]
    fn amounts_are_read_as_they_are_written_in_both_languages() {
        let cases = [
            ("1400", 1_400),
            ("1,400", 1_400),
            ("1.400", 1_400),
            ("1 400", 1_400),
            ("1'400", 1_400),
            ("1\u{202f}400", 1_400),
            ("1.4k", 1_400),
            ("1,4k", 1_400),
            ("1.4 K", 1_400),
            ("2k", 2_000),
            ("2mila", 2_000),
            ("0.5k", 500),
            ("1.25k", 1_250),
            ("12,5k", 12_500),
            ("1.5m", 1_500_000),
            ("1.234567m", 1_234_567),
            ("1.234.500", 1_234_500),
            ("1,234,500", 1_234_500),
            ("0", 0),
            ("007", 7),
            (" 25 ", 25),
            ("1000000000000000", Chips::MOST),
        ];
        for (text, chips) in cases {
            assert_eq!(read(text), Some(Chips::new(chips)), "{text}");
        }
    }

    #[test]
    fn where_one_amount_of_a_column_has_cents_all_show_them() {
        let euro = Currency::default();
        let column = |amounts: [i64; 2]| {
            let column = Column::of(Language::Italian, &euro, amounts.map(Money::from_minor));
            amounts.map(|amount| column.show(Money::from_minor(amount)))
        };
        assert_eq!(column([618_750, 247_500]), ["€6.187,50", "€2.475,00"]);
        assert_eq!(column([618_700, 247_500]), ["€6.187", "€2.475"]);
    }

    #[test]
    fn money_is_read_as_it_is_written_in_both_languages() {
        let currency = |symbol: &str, decimals| Currency { symbol: symbol.to_owned(), decimals };
        let [euro, yen, dinar] = [currency("€", 2), currency("¥", 0), currency("KD ", 3)];
        let cases = [
            (&euro, "1400", Some(140_000)),
            (&euro, "1,400.50", Some(140_050)),
            (&euro, "1.400,50", Some(140_050)),
            (&euro, "1.400", Some(140_000)),
            (&euro, "1,5", Some(150)),
            (&euro, "€500", Some(50_000)),
            (&euro, "500 €", Some(50_000)),
            (&euro, "0", Some(0)),
            (&yen, "¥55,000", Some(55_000)),
            (&yen, "55.000", Some(55_000)),
            (&dinar, "1,234.500 KD", Some(1_234_500)),
            (&dinar, "KD 1.234,500", Some(1_234_500)),
            (&dinar, "1.5", Some(1_500)),
            (&dinar, "1,5", Some(1_500)),
            (&euro, "", None),
            (&euro, "20+5", None),
            (&euro, "-5", None),
            (&euro, "$500", None),
            (&euro, "1.400.50", None),
            (&yen, "1.5", None),
            (&euro, "1000000000000.01", None),
        ];
        for (currency, text, minor) in cases {
            assert_eq!(read_money(text, currency), minor.map(Money::from_minor), "{text}");
        }
    }

    #[test]
    fn parts_in_percent_are_read() {
        let cases = [
            ("3%", Some(300)),
            ("6.75%", Some(675)),
            (" 6,75 % ", Some(675)),
            ("0.5%", Some(50)),
            ("100%", Some(10_000)),
            ("3", None),
            ("%", None),
            ("-3%", None),
            ("1.234%", None),
            ("700%", None),
            ("99999%", None),
        ];
        for (text, hundredths) in cases {
            assert_eq!(read_percent(text), hundredths, "{text}");
        }
    }

    #[test]
    fn what_is_no_amount_or_may_be_two_is_not_read() {
        let wrong = [
            "",
            " ",
            "k",
            "-5",
            "+5",
            "1.4",
            "1,40",
            "1.4000",
            "1.400,500",
            "0.500",
            "1400.000",
            "1.400k",
            "1.k",
            ".5k",
            "1.2345k",
            "2kk",
            "k2",
            "five",
            "1e3",
            "1..400",
            "1.",
            ".400",
            "1000000000000001",
            "99999999999999999999",
            "9999999999999999m",
            "١٠",
        ];
        for text in wrong {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
