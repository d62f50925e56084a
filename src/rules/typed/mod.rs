//! Amounts of chips as people type them, in English and in Italian: every field, every sheet of counts and
//! what is said at a table is read here.

mod stack;

use super::chips::Chips;
pub use stack::{Stack, Unread, read_stack};

/// What is written behind a number that counts thousands or millions.
const SCALES: [(&str, u64); 3] = [("mila", 1_000), ("k", 1_000), ("m", 1_000_000)];

/// Reads `1400`, `1,400`, `1.400`, `1 400`, `1'400`, `1.4k`, `1,4k`, `12.345k`, `2k`, `2mila` and
/// `1.5m`. One point or comma before a `k` is before a part of a thousand: nobody has 12,345 thousands
/// in mind. Nothing when it is no amount, when it may be two (`1.4`), or when it is more than there can be.
pub fn read(text: &str) -> Option<Chips> {
    let text = text.trim().to_lowercase();
    let chips = match scaled(&text) {
        Some((number, scale)) => part_of(number.trim_end(), scale)?,
        None => whole(&text)?,
    };
    (chips <= Chips::MOST).then(|| Chips::new(chips))
}

/// Is it written in thousands or millions: `2k`, `2mila`?
pub fn has_scale(text: &str) -> bool {
    scaled(&text.trim().to_lowercase()).is_some()
}

/// The number before such a word, and what it counts.
fn scaled(text: &str) -> Option<(&str, u64)> {
    SCALES.iter().find_map(|(word, scale)| Some((text.strip_suffix(word)?, *scale)))
}

/// What is meant where an amount with its thousands apart got a figure behind it or lost one: `1,4000` is `14000`.
/// Nothing when the text is an amount as it stands, or was none before.
pub fn regrouped(before: &str, text: &str) -> Option<String> {
    let figures: String = text.chars().filter(|letter| !is_between_thousands(*letter)).collect();
    let was_apart = whole(before.trim()).is_some() && number(before.trim()).is_none();
    let is_none = read(text).is_none() && number(&figures).is_some();
    (was_apart && is_none).then_some(figures)
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
    let mut parts = text.split(is_between_thousands);
    let (before, after) = match (parts.next(), parts.next(), parts.next()) {
        (Some(before), Some(after), None) if text.contains(['.', ',']) => (before, after),
        _ => return whole(text)?.checked_mul(scale),
    };
    if after.len() > 6 {
        return None;
    }
    let unit = 10_u64.pow(u32::try_from(after.len()).ok()?);
    let part = number(after)?.checked_mul(scale)?;
    let is_whole = part.is_multiple_of(unit);
    let before = number(before)?.checked_mul(scale)?;
    is_whole.then(|| before.checked_add(part / unit))?
}

/// Digits and nothing else.
pub fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

const fn is_between_thousands(letter: char) -> bool {
    matches!(letter, '.' | ',' | '\'' | '’' | ' ' | '\u{a0}' | '\u{2009}' | '\u{202f}')
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
            ("1’400", 1_400),
            ("1\u{202f}400", 1_400),
            ("1.4k", 1_400),
            ("1,4k", 1_400),
            ("1.4 K", 1_400),
            ("2k", 2_000),
            ("2mila", 2_000),
            ("0.5k", 500),
            ("1.25k", 1_250),
            ("12,5k", 12_500),
            ("12.345k", 12_345),
            ("12,345 k", 12_345),
            ("1.400k", 1_400),
            ("12.3450k", 12_345),
            ("1,250,000k", 1_250_000_000),
            ("1 400k", 1_400_000),
            ("1,4mila", 1_400),
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
            "1.k",
            ".5k",
            "1.2345k",
            "12,,500",
            "1,25,000",
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
