//! A stack as people count it: `12x25 8x100`, or its total.

use super::{number, read};
use crate::chips::Chips;

/// The separators between count and value besides `x`: signs, and the Italian "12 da 25".
const TIMES: [&str; 6] = ["×", "*", "·", " da ", " di ", " of "];

/// A parsed stack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedStack {
    /// The worth of the part that was read.
    pub chips: Chips,
    /// The number of chips of each value, in the order of typing; empty if only the total was
    /// typed.
    pub pieces: Vec<(Chips, u32)>,
}

/// The reason why a stack was not read to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StackFault {
    NoAmount(String),
    /// A number of chips without a value.
    NoValue(u32),
    /// A number of chips with an invalid value.
    WrongValue(u32, String),
    /// There is no chip of this value in the event.
    NoSuchChip(Chips),
    /// More than the largest amount.
    TooMuch,
}

/// Parses a total, as [`read`] does, or the number of chips of each value: `12x25 8x100`,
/// `12×25+8×100`, `12*25, 8*100`, `12 da 25`. If the event lists its chips, a value must be one of
/// them. Returns the part that was read, and the reason for stopping.
pub fn read_stack(text: &str, values: &[Chips]) -> (TypedStack, Option<StackFault>) {
    let mut text = format!(" {} ", text.trim().to_lowercase());
    for sign in TIMES {
        text = text.replace(sign, "x");
    }
    let mut stack = TypedStack::default();
    let fault = stack.take(&text, values).err();
    (stack, fault)
}

impl TypedStack {
    fn take(&mut self, text: &str, values: &[Chips]) -> Result<(), StackFault> {
        let no_amount = |text: &str| StackFault::NoAmount(text.trim().to_owned());
        let mut parts = text.split('x').peekable();
        let mut first = parts.next().unwrap_or_default();
        if parts.peek().is_none() {
            self.chips = read(first).ok_or_else(|| no_amount(first))?;
        }
        while let Some(part) = parts.next() {
            let count = count_of(first).ok_or_else(|| no_amount(first))?;
            let (value, next) = if parts.peek().is_some() { split_count(part) } else { (part, "") };
            self.add(count, value.trim_matches(is_between), values)?;
            first = next;
        }
        Ok(())
    }

    fn add(&mut self, count: u32, value: &str, values: &[Chips]) -> Result<(), StackFault> {
        if value.is_empty() {
            return Err(StackFault::NoValue(count));
        }
        // The count of the next item is there, but its value is missing.
        if let Some((first, rest)) = value.split_once(|letter| is_between(letter) && letter != ',')
            && read(first).is_some()
        {
            self.add(count, first, values)?;
            let rest = rest.trim_matches(is_between);
            return Err(
                count_of(rest).map_or(StackFault::NoAmount(rest.to_owned()), StackFault::NoValue)
            );
        }
        let worth = read(value).filter(|worth| !worth.is_zero());
        let worth = worth.ok_or_else(|| StackFault::WrongValue(count, value.to_owned()))?;
        if !values.is_empty() && !values.contains(&worth) {
            return Err(StackFault::NoSuchChip(worth));
        }
        let chips = self.chips.plus(worth.times(count.into()));
        if chips.get() > Chips::MOST {
            return Err(StackFault::TooMuch);
        }
        self.chips = chips;
        self.add_pieces(worth, count);
        Ok(())
    }

    /// Adds this many chips of this value to the pieces.
    fn add_pieces(&mut self, worth: Chips, count: u32) {
        match self.pieces.iter_mut().find(|(value, _)| *value == worth) {
            Some((_, many)) => *many = many.saturating_add(count),
            None if count > 0 => self.pieces.push((worth, count)),
            None => {}
        }
    }

    /// Returns the same stack with more or fewer chips of this value, in the form that is parsed.
    pub fn adjusted(mut self, worth: Chips, by: i32) -> String {
        if by >= 0 {
            self.add_pieces(worth, by.unsigned_abs());
        } else if let Some((_, many)) = self.pieces.iter_mut().find(|(value, _)| *value == worth) {
            *many = many.saturating_sub(by.unsigned_abs());
        }
        self.pieces.retain(|(_, many)| *many > 0);
        self.written()
    }

    /// Returns its pieces in the form that is parsed: "12x25 8x100"; its total if there are none.
    pub fn written(&self) -> String {
        let pieces = self.pieces.iter().map(|(value, many)| format!("{many}x{}", value.get()));
        pieces.collect::<Vec<_>>().join(" ")
    }
}

/// Splits a value from the count of the next item behind it.
fn split_count(part: &str) -> (&str, &str) {
    let part = part.trim_end();
    let at = part.trim_end_matches(|letter: char| letter.is_ascii_digit()).len();
    part.split_at_checked(at).unwrap_or((part, ""))
}

fn count_of(text: &str) -> Option<u32> {
    number(text.trim()).and_then(|number| u32::try_from(number).ok())
}

const fn is_between(letter: char) -> bool {
    matches!(letter, ' ' | ',' | ';' | '+' | '&' | '\t')
}
