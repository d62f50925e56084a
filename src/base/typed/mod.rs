//! Amounts of chips as people type them, in English and in Italian. This is the only parser, for
//! every field, every count sheet and the words at a table.

mod stack;

use super::chips::Chips;
pub use stack::{StackFault, TypedStack, read_stack};

/// The suffixes for thousands or millions.
const SCALES: [(&str, u64); 3] = [("mila", 1_000), ("k", 1_000), ("m", 1_000_000)];

/// Parses `1400`, `1,400`, `1.400`, `1 400`, `1'400`, `1.4k`, `1,4k`, `12.345k`, `2k`, `2mila` and
/// `1.5m`. One point or comma before a `k` is a decimal one: 12,345 thousands is not a likely
/// meaning. `None` if it is not an amount, if it has two meanings (`1.4`), or if it is above the
/// limit.
pub fn read(text: &str) -> Option<Chips> {
    let text = text.trim().to_lowercase();
    let chips = match scaled(&text) {
        Some((number, scale)) => part_of(number.trim_end(), scale)?,
        None => whole(&text)?,
    };
    (chips <= Chips::MOST).then(|| Chips::new(chips))
}

/// Returns whether it is written in thousands or millions: `2k`, `2mila`.
pub fn has_scale(text: &str) -> bool {
    scaled(&text.trim().to_lowercase()).is_some()
}

/// Returns the number before such a suffix, and its scale.
fn scaled(text: &str) -> Option<(&str, u64)> {
    SCALES.iter().find_map(|(word, scale)| Some((text.strip_suffix(word)?, *scale)))
}

/// Returns the corrected amount after a digit was added to or removed from an amount with thousands
/// separators: `1,4000` is `14000`. `None` if the text is a valid amount as it is, or was not one
/// before.
pub fn regrouped(before: &str, text: &str) -> Option<String> {
    let figures: String = text.chars().filter(|letter| !is_between_thousands(*letter)).collect();
    let was_apart = whole(before.trim()).is_some() && number(before.trim()).is_none();
    let is_none = read(text).is_none() && number(&figures).is_some();
    (was_apart && is_none).then_some(figures)
}

/// Parses a whole number, with or without thousands separators.
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

/// Parses thousands or millions with a fraction: `1.4` of 1,000.
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

/// Parses digits only.
pub fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

const fn is_between_thousands(letter: char) -> bool {
    matches!(letter, '.' | ',' | '\'' | '’' | ' ' | '\u{a0}' | '\u{2009}' | '\u{202f}')
}
