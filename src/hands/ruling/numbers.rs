//! Numbers as they are spoken at a table, in English and in Italian.

use bottone_base::typed;

/// A spoken number. "Five" may be 5, 50, 500 and so on; "five hundred" is 500; "two and a half" may
/// be 25, 250, 2,500 and so on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SpokenNumber {
    parts: Vec<NumberPart>,
    /// The tenths, if no scale has been said yet.
    tenths: u64,
    /// The amount of "two five thousand" as a number of chips: two of five thousand.
    counted: Option<u64>,
}

/// A part of the number, with its largest "hundred" or "thousand".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NumberPart {
    value: u64,
    scale: u64,
}

/// The most parts of a number that are read.
const MOST_PARTS: usize = 8;

const HALVES: &[&str] = &["half", "mezzo", "mezza"];

const ENGLISH: &[(&str, u64)] = &[
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("eleven", 11),
    ("twelve", 12),
    ("thirteen", 13),
    ("fourteen", 14),
    ("fifteen", 15),
    ("sixteen", 16),
    ("seventeen", 17),
    ("eighteen", 18),
    ("nineteen", 19),
    ("twenty", 20),
    ("thirty", 30),
    ("forty", 40),
    ("fifty", 50),
    ("sixty", 60),
    ("seventy", 70),
    ("eighty", 80),
    ("ninety", 90),
];

/// Longer words before their own beginnings.
const ITALIAN: &[(&str, u64)] = &[
    ("diciassette", 17),
    ("diciannove", 19),
    ("quattordici", 14),
    ("diciotto", 18),
    ("quindici", 15),
    ("sedici", 16),
    ("tredici", 13),
    ("dodici", 12),
    ("undici", 11),
    ("dieci", 10),
    ("quaranta", 40),
    ("quarant", 40),
    ("cinquanta", 50),
    ("cinquant", 50),
    ("sessanta", 60),
    ("sessant", 60),
    ("settanta", 70),
    ("settant", 70),
    ("ottanta", 80),
    ("ottant", 80),
    ("novanta", 90),
    ("novant", 90),
    ("trenta", 30),
    ("trent", 30),
    ("venti", 20),
    ("vent", 20),
    ("quattro", 4),
    ("cinque", 5),
    ("sette", 7),
    ("otto", 8),
    ("nove", 9),
    ("uno", 1),
    ("un", 1),
    ("due", 2),
    ("tre", 3),
    ("tré", 3),
    ("sei", 6),
];

/// Again, longer words first.
const SCALES: &[(&str, u64)] = &[
    ("hundred", 100),
    ("thousand", 1_000),
    ("grand", 1_000),
    ("million", 1_000_000),
    ("milione", 1_000_000),
    ("milioni", 1_000_000),
    ("cento", 100),
    ("mille", 1_000),
    ("mila", 1_000),
    ("k", 1_000),
    ("m", 1_000_000),
];

impl SpokenNumber {
    pub(super) const fn is_empty(&self) -> bool {
        self.parts.is_empty() && self.tenths == 0
    }

    /// Reads one word; returns whether it was a number or part of one.
    pub(super) fn read_word(&mut self, word: &str) -> bool {
        let before = self.clone();
        let heard = self.read_half(word)
            || self.read_digits(word)
            || self.read_english(word)
            || self.read_italian(word);
        if !heard || self.parts.len() > MOST_PARTS {
            *self = before;
            return false;
        }
        true
    }

    /// Reads "two and a half", "half a million", "un milione e mezzo".
    fn read_half(&mut self, word: &str) -> bool {
        if !HALVES.contains(&word) || self.tenths > 0 {
            return false;
        }
        match self.parts.last_mut() {
            Some(last) if last.scale > 1 => {
                last.value = last.value.saturating_add(last.scale / 2);
            }
            _ => self.tenths = 5,
        }
        true
    }

    /// Reads "1400", "1,400", "1.400", "5k", "2.5k", "8mila", as amounts are typed; also "2.5"
    /// without a scale so far.
    fn read_digits(&mut self, word: &str) -> bool {
        if let Some(chips) = typed::read(word) {
            return self.add_digits(chips.get(), if typed::has_scale(word) { 1_000 } else { 100 });
        }
        let Some((whole, part)) = word.split_once([',', '.']) else { return false };
        match (typed::number(whole), typed::number(part)) {
            (Some(whole), Some(tenths)) if tenths > 0 && part.len() == 1 && self.is_empty() => {
                self.tenths = tenths;
                self.add_digits(whole, 1)
            }
            _ => false,
        }
    }

    fn add_digits(&mut self, value: u64, scale: u64) -> bool {
        // A number in digits is meant as written, unless it is a short one.
        let scale = if value >= 100 { scale.max(100) } else { 1 };
        self.parts.push(NumberPart { value, scale });
        value > 0 && (scale == 1 || self.tenths == 0)
    }

    fn read_english(&mut self, word: &str) -> bool {
        let word = if word == "a" { "one" } else { word };
        if let Some((_, value)) = ENGLISH.iter().find(|(name, _)| *name == word) {
            self.number(*value);
            return true;
        }
        let scale = SCALES.iter().find(|(name, _)| *name == word);
        scale.is_some_and(|(_, scale)| self.scale(*scale))
    }

    /// Reads an Italian number written as one word: "duemilacinquecento".
    fn read_italian(&mut self, word: &str) -> bool {
        let mut rest = word;
        while !rest.is_empty() {
            let scales = SCALES.iter().filter(|(name, _)| name.len() > 1);
            if let Some((name, scale)) = scales.clone().find(|(name, _)| rest.starts_with(name)) {
                if !self.scale(*scale) {
                    return false;
                }
                rest = &rest[name.len()..];
            } else if let Some((name, value)) =
                ITALIAN.iter().find(|(name, _)| rest.starts_with(name))
            {
                self.number(*value);
                rest = &rest[name.len()..];
            } else {
                return false;
            }
        }
        !word.is_empty()
    }

    fn number(&mut self, value: u64) {
        match self.parts.last_mut() {
            Some(last) if last.scale == 1 && value < 10 && is_tens(last.value) => {
                last.value += value;
            }
            _ => self.parts.push(NumberPart { value, scale: 1 }),
        }
    }

    /// Applies a scale: "hundred" to the last part, "thousand" to all smaller parts before it.
    fn scale(&mut self, scale: u64) -> bool {
        let mut first = self.parts.len();
        while first > 0 && self.parts[first - 1].scale < scale {
            first -= 1;
            if scale == 100 {
                break;
            }
        }
        let parts: Vec<NumberPart> = self.parts.drain(first..).collect();
        let tenths = std::mem::take(&mut self.tenths);
        if !descend(&parts) {
            return false;
        }
        if let [count, rest @ ..] = &*parts
            && count.scale == 1
            && !rest.is_empty()
        {
            self.counted = Some(count.value.saturating_mul(together(rest)).saturating_mul(scale));
        }
        let value = if parts.is_empty() && tenths == 0 { 1 } else { together(&parts) };
        let value = value.saturating_mul(scale).saturating_add(tenths * (scale / 10));
        self.parts.push(NumberPart { value, scale });
        true
    }

    /// Returns the possible amounts, the plain meanings first.
    pub(super) fn amounts(&self) -> Vec<u64> {
        let whole = together(&self.parts);
        if let Some(counted) = self.counted {
            return vec![whole, counted];
        }
        if self.tenths > 0 {
            let tenths = whole.saturating_mul(10).saturating_add(self.tenths);
            return by_tens(tenths);
        }
        let [.., before, last] = &*self.parts else {
            let clear = self.parts.iter().any(|part| part.scale > 1);
            return if clear { vec![whole] } else { by_tens(whole) };
        };
        if self.parts.iter().all(|part| part.scale == 1) {
            let mut amounts = by_tens(whole);
            if self.parts.len() == 2 && last.value < 10 {
                // "Two five" may be two hundred and five.
                amounts.push(before.value.saturating_mul(100).saturating_add(last.value));
            }
            return amounts;
        }
        if before.scale == 1 {
            // "Two five hundred" may be two chips of five hundred, or two thousand five hundred.
            let thousands = before.value.saturating_mul(1_000).saturating_add(last.value);
            return vec![before.value.saturating_mul(last.value), thousands];
        }
        let mut amounts = vec![whole];
        if last.scale == 1 && last.value < 10 && before.scale > 1 {
            // "Two thousand five" may be two thousand five hundred.
            let tenth = last.value.saturating_mul(before.scale / 10);
            amounts.push(whole.saturating_sub(last.value).saturating_add(tenth));
        }
        amounts
    }

    /// Returns the amount with "thousand" implied.
    pub(super) fn in_thousands(&self) -> Vec<u64> {
        self.amounts().into_iter().map(|amount| amount.saturating_mul(1_000)).collect()
    }

    /// Returns the amount, if there is only one meaning.
    pub(super) fn clear(&self) -> Option<u64> {
        match *self.amounts() {
            [amount] => Some(amount),
            _ => None,
        }
    }
}

/// Returns whether the word is a hundred, a thousand or a million.
pub(super) fn is_scale(word: &str) -> bool {
    SCALES.iter().any(|(name, _)| *name == word)
}

/// Returns whether the word is a half.
pub(super) fn is_half(word: &str) -> bool {
    HALVES.contains(&word)
}

/// Returns whether no part counts the one behind it, as in "two five hundred".
fn descend(parts: &[NumberPart]) -> bool {
    parts.windows(2).all(|pair| pair[0].scale > 1 || pair[1].scale == 1)
}

const fn is_tens(value: u64) -> bool {
    value >= 20 && value < 100 && value.is_multiple_of(10)
}

/// Joins parts in sequence: digits are concatenated, a smaller part after a scale is added.
fn together(parts: &[NumberPart]) -> u64 {
    let mut whole: u64 = 0;
    let mut scaled = false;
    for part in parts {
        let digits = if part.value < 10 { 10 } else { 100 };
        whole = if part.scale == 1 && !scaled && part.value < 100 {
            whole.saturating_mul(digits).saturating_add(part.value)
        } else {
            whole.saturating_add(part.value)
        };
        scaled |= part.scale > 1;
    }
    whole
}

fn by_tens(value: u64) -> Vec<u64> {
    (0..13).map(|zeros| value.saturating_mul(10_u64.pow(zeros))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(words: &str) -> SpokenNumber {
        let mut spoken = SpokenNumber::default();
        for word in words.split([' ', '-']) {
            assert!(spoken.read_word(word), "{word} in {words}");
        }
        spoken
    }

    #[test]
    fn clear_numbers_are_read_in_both_languages() {
        let cases = [
            ("five hundred", 500),
            ("two thousand five hundred", 2_500),
            ("two hundred fifty thousand", 250_000),
            ("twelve hundred", 1_200),
            ("forty-two thousand", 42_000),
            ("a thousand", 1_000),
            ("5k", 5_000),
            ("2.5k", 2_500),
            ("12.345k", 12_345),
            ("8mila", 8_000),
            ("1,400", 1_400),
            ("1.400", 1_400),
            ("1400", 1_400),
            ("cinquecento", 500),
            ("duecento", 200),
            ("mille", 1_000),
            ("millecinquecento", 1_500),
            ("duemilacinquecento", 2_500),
            ("venticinquemila", 25_000),
            ("ventunomila", 21_000),
            ("centomila", 100_000),
            ("due milioni", 2_000_000),
            ("half million", 500_000),
            ("mezzo milione", 500_000),
            ("milione mezzo", 1_500_000),
            ("two half thousand", 2_500),
            ("2.5 thousand", 2_500),
            ("2,5 mila", 2_500),
        ];
        for (words, amount) in cases {
            assert_eq!(spoken(words).clear(), Some(amount), "{words}");
        }
    }

    #[test]
    fn short_numbers_may_mean_several_amounts() {
        let cases = [
            ("five", [5, 500, 5_000]),
            ("cinque", [5, 500, 5_000]),
            ("two five", [25, 2_500, 205]),
            ("due cinque", [25, 2_500, 205]),
            ("venticinque", [25, 250, 25_000]),
            ("twenty-five", [25, 250, 25_000]),
            ("two half", [25, 2_500, 25_000]),
            ("due mezzo", [25, 2_500, 25_000]),
            ("2.5", [25, 2_500, 25_000]),
            ("2,5", [25, 2_500, 25_000]),
            ("25", [25, 2_500, 25_000]),
            ("two thousand five", [2_005, 2_500, 2_500]),
            ("mille due", [1_002, 1_200, 1_200]),
            ("two five thousand", [25_000, 10_000, 10_000]),
            ("due cinquemila", [25_000, 10_000, 10_000]),
            ("two five hundred", [1_000, 2_500, 2_500]),
        ];
        for (words, amounts) in cases {
            let may_be = spoken(words).amounts();
            assert!(amounts.iter().all(|amount| may_be.contains(amount)), "{words}: {may_be:?}");
            assert_eq!(spoken(words).clear(), None, "{words}");
        }
    }

    #[test]
    fn what_is_no_number_is_not_heard() {
        for word in
            ["", "fives", "duex", "-3", "1.2.3", "2.25", "2.0", "99999999999999999999", "0", "è"]
        {
            let mut spoken = SpokenNumber::default();
            assert!(!spoken.read_word(word), "{word}");
            assert!(spoken.is_empty());
        }
    }
}
