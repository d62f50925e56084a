//! Whole numbers in words, as on a cheque, to prevent added digits.
//!
//! The words are in `locales/`. Each language has its own rules for combining them; a language
//! without rules here uses the English ones.

use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
};
use bottone_i18n::Language;

/// Spells a number: "twenty-five thousand one hundred", "venticinquemilacento".
fn spelled(language: Language, number: u64) -> String {
    let words = NumberWords::of(language);
    match language {
        Language::Italian => words.italian(number),
        _ => words.english(number),
    }
}

/// Spells a count, to prevent added digits: "sixty-one thousand five hundred".
pub fn chips_in_words(language: Language, chips: Chips) -> String {
    spelled(language, chips.get())
}

/// Spells an amount as on a cheque: "€ twenty-five thousand one hundred and 50/100" in English, "€
/// venticinquemilacento/50" in Italian. The minor units stay in figures.
pub fn money_in_words(language: Language, money: Money, currency: &Currency) -> String {
    let minor = money.minor().unsigned_abs();
    let scale = currency.scale().unsigned_abs();
    let whole = spelled(language, minor / scale);
    let sign = currency.symbol.trim();
    let sign = if sign.is_empty() { String::new() } else { format!("{sign} ") };
    if currency.decimals == 0 {
        return format!("{sign}{whole}");
    }
    let width = usize::from(currency.decimals);
    let part = format!("{:0width$}", minor % scale);
    let part = match language {
        Language::Italian => part,
        _ => format!("{part}/{scale}"),
    };
    let gaps = [("whole", whole.into()), ("part", part.into())];
    format!("{sign}{}", language.say("spelled-money", &gaps))
}

/// The words of which numbers are made.
struct NumberWords {
    /// From zero to nineteen.
    small: Vec<String>,
    /// Twenty, thirty … ninety.
    tens: Vec<String>,
    /// A hundred, a thousand, and the plural of thousand.
    large: Vec<String>,
    /// A million, a billion, a trillion.
    one_of: Vec<String>,
    /// The plural forms of these.
    many: Vec<String>,
}

impl NumberWords {
    fn of(language: Language) -> Self {
        let list = |name| language.word(name).split(' ').map(str::to_owned).collect();
        Self {
            small: list("spelled-small"),
            tens: list("spelled-tens"),
            large: list("spelled-large"),
            one_of: list("spelled-one-of"),
            many: list("spelled-many"),
        }
    }

    fn small(&self, number: u64) -> &str {
        word(&self.small, number)
    }

    /// Spells "two million three hundred thousand and five" without the "and".
    fn english(&self, number: u64) -> String {
        if number == 0 {
            return self.small(0).to_owned();
        }
        let mut said = Vec::new();
        for (power, group) in groups(number) {
            if group == 0 {
                continue;
            }
            said.push(self.english_hundreds(group));
            match power {
                0 => {}
                1 => said.push(word(&self.large, 1).to_owned()),
                power => said.push(word(&self.many, power - 2).to_owned()),
            }
        }
        said.join(" ")
    }

    fn english_hundreds(&self, group: u64) -> String {
        let (hundreds, rest) = (group / 100, group % 100);
        let mut said = Vec::new();
        if hundreds > 0 {
            said.push(format!("{} {}", self.small(hundreds), word(&self.large, 0)));
        }
        match rest {
            0 => {}
            1..20 => said.push(self.small(rest).to_owned()),
            _ if rest % 10 == 0 => said.push(word(&self.tens, rest / 10 - 2).to_owned()),
            _ => {
                let tens = word(&self.tens, rest / 10 - 2);
                said.push(format!("{tens}-{}", self.small(rest % 10)));
            }
        }
        said.join(" ")
    }

    /// Spells a number as one word below a million: *ventunomilacentotré*; *un milione
    /// duecentomila*.
    fn italian(&self, number: u64) -> String {
        if number == 0 {
            return self.small(0).to_owned();
        }
        let mut said = Vec::new();
        let mut below = String::new();
        for (power, group) in groups(number) {
            match (power, group) {
                (_, 0) => {}
                (0, _) => below.push_str(&self.italian_hundreds(group)),
                (1, 1) => below.push_str(word(&self.large, 1)),
                (1, _) => {
                    // The stress is on the thousands, so the word has no accent inside.
                    below.push_str(&self.italian_hundreds(group).replace('é', "e"));
                    below.push_str(word(&self.large, 2));
                }
                (_, 1) => {
                    let (one, million) = (word(&self.large, 3), word(&self.one_of, power - 2));
                    said.push(format!("{one} {million}"));
                }
                _ => {
                    let (number, millions) =
                        (self.italian_hundreds(group), word(&self.many, power - 2));
                    said.push(format!("{number} {millions}"));
                }
            }
        }
        if !below.is_empty() {
            said.push(below);
        }
        let said = said.join(" ");
        // Three at the end of a longer word has an accent.
        match said.strip_suffix("tre") {
            Some(before) if before.ends_with(|c: char| c.is_alphabetic()) => format!("{before}tré"),
            _ => said,
        }
    }

    fn italian_hundreds(&self, group: u64) -> String {
        let (hundreds, rest) = (group / 100, group % 100);
        let mut said = match hundreds {
            0 => String::new(),
            1 => word(&self.large, 0).to_owned(),
            _ => format!("{}{}", self.small(hundreds), word(&self.large, 0)),
        };
        match (rest / 10, rest % 10) {
            (0, 0) => {}
            (0, 3) if hundreds > 0 => said.push_str("tré"),
            (0 | 1, _) => said.push_str(self.small(rest)),
            (tens, unit) => {
                let tens = word(&self.tens, tens - 2);
                // *Ventuno*, *ventotto*: a ten loses its last letter before a vowel.
                let elides = unit == 1 || unit == 8;
                // *Centottanta*: a hundred does so before eighty, but not before eight.
                if tens.starts_with('o') {
                    said.pop();
                }
                let mut letters = tens.chars();
                if elides {
                    letters.next_back();
                }
                said.push_str(letters.as_str());
                match unit {
                    0 => {}
                    3 => said.push_str("tré"),
                    _ => said.push_str(self.small(unit)),
                }
            }
        }
        said
    }
}

/// Splits a number into groups of three digits with their power of a thousand, the highest first.
fn groups(number: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..6_u32).rev().map(move |power| (u64::from(power), number / 1_000_u64.pow(power) % 1_000))
}

fn word(list: &[String], at: u64) -> &str {
    usize::try_from(at).ok().and_then(|at| list.get(at)).map_or("", String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The Italian column follows the grammar of the Treccani and of the Accademia della Crusca.
    #[test]
    fn numbers_are_spelled_as_on_a_cheque() {
        let cases = [
            (0, "zero", "zero"),
            (1, "one", "uno"),
            (3, "three", "tre"),
            (8, "eight", "otto"),
            (11, "eleven", "undici"),
            (17, "seventeen", "diciassette"),
            (20, "twenty", "venti"),
            (21, "twenty-one", "ventuno"),
            (23, "twenty-three", "ventitré"),
            (28, "twenty-eight", "ventotto"),
            (81, "eighty-one", "ottantuno"),
            (99, "ninety-nine", "novantanove"),
            (100, "one hundred", "cento"),
            (101, "one hundred one", "centouno"),
            (103, "one hundred three", "centotré"),
            (108, "one hundred eight", "centootto"),
            (111, "one hundred eleven", "centoundici"),
            (180, "one hundred eighty", "centottanta"),
            (188, "one hundred eighty-eight", "centottantotto"),
            (880, "eight hundred eighty", "ottocentottanta"),
            (333, "three hundred thirty-three", "trecentotrentatré"),
            (1_000, "one thousand", "mille"),
            (1_001, "one thousand one", "milleuno"),
            (1_400, "one thousand four hundred", "millequattrocento"),
            (2_000, "two thousand", "duemila"),
            (23_000, "twenty-three thousand", "ventitremila"),
            (25_100, "twenty-five thousand one hundred", "venticinquemilacento"),
            (100_000, "one hundred thousand", "centomila"),
            (1_000_000, "one million", "un milione"),
            (1_000_003, "one million three", "un milione tre"),
            (21_000, "twenty-one thousand", "ventunomila"),
            (21_500, "twenty-one thousand five hundred", "ventunomilacinquecento"),
            (1_200_000, "one million two hundred thousand", "un milione duecentomila"),
            (2_500_000, "two million five hundred thousand", "due milioni cinquecentomila"),
            (
                999_999_999,
                "nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine",
                "novecentonovantanove milioni novecentonovantanovemilanovecentonovantanove",
            ),
            (
                3_023_021,
                "three million twenty-three thousand twenty-one",
                "tre milioni ventitremilaventuno",
            ),
            (23_000_000, "twenty-three million", "ventitré milioni"),
            (1_000_000_000, "one billion", "un miliardo"),
            (2_000_001_000, "two billion one thousand", "due miliardi mille"),
            (100_000_000_000_000, "one hundred trillion", "cento bilioni"),
        ];
        for (number, english, italian) in cases {
            assert_eq!(spelled(Language::English, number), english, "{number}");
            assert_eq!(spelled(Language::Italian, number), italian, "{number}");
        }
    }

    #[test]
    fn every_number_has_words_of_its_own() {
        for language in Language::complete() {
            let mut seen = std::collections::BTreeSet::new();
            for number in (0..12_000).chain((1..3_000).map(|n| n * 1_237_001)) {
                let said = spelled(language, number);
                let once = seen.insert(said.clone());
                assert!(once && !said.contains("  "), "{number}: {said}");
            }
        }
    }

    #[test]
    fn the_minor_units_of_an_amount_stay_figures() {
        let euro = Currency::default();
        let yen = Currency { symbol: "¥".into(), decimals: 0 };
        let dinar = Currency { symbol: "KD ".into(), decimals: 3 };
        let none = Currency { symbol: String::new(), decimals: 2 };
        let cases = [
            (
                &euro,
                2_510_000,
                "€ twenty-five thousand one hundred and 00/100",
                "€ venticinquemilacento/00",
            ),
            (&euro, 105, "€ one and 05/100", "€ uno/05"),
            (&yen, 1_400, "¥ one thousand four hundred", "¥ millequattrocento"),
            (&dinar, 1_005, "KD one and 005/1000", "KD uno/005"),
            (&none, 2_150, "twenty-one and 50/100", "ventuno/50"),
        ];
        for (currency, minor, english, italian) in cases {
            let money = Money::from_minor(minor);
            assert_eq!(money_in_words(Language::English, money, currency), english);
            assert_eq!(money_in_words(Language::Italian, money, currency), italian);
        }
    }
}
