//! People and their names, in any script.

use serde::{Deserialize, Serialize};
use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};

/// Somebody who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The family name, or the only name.
    pub family: String,
    /// The given name; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub given: String,
    /// The country, as the house writes it; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub country: String,
    /// The player's card; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub card: String,
    /// Anything else; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl Person {
    /// The longest that each part of a person may be, in characters.
    pub const LONGEST: usize = 100;

    /// Can this be written on a seat card: a name, nothing too long, no control characters?
    pub fn is_sound(&self) -> bool {
        let parts = [&self.family, &self.given, &self.country, &self.card];
        let sound = |part: &String, most| {
            part.chars().count() <= most && !part.chars().any(char::is_control)
        };
        let named = !self.family.trim().is_empty() || !self.given.trim().is_empty();
        named && parts.iter().all(|part| sound(part, Self::LONGEST)) && sound(&self.note, 1_000)
    }

    /// "Caruso, Diego".
    pub fn shown(&self) -> String {
        match (self.family.is_empty(), self.given.is_empty()) {
            (false, false) => format!("{}, {}", self.family, self.given),
            (false, true) => self.family.clone(),
            (true, _) => self.given.clone(),
        }
    }

    /// The name for searching and sorting: see [`fold`].
    pub fn folded(&self) -> String {
        fold(&self.shown())
    }

    /// Reads what somebody types into one field: "Caruso, Diego", "Diego Caruso", "Caruso". The
    /// last word is the family name unless a comma says otherwise.
    pub fn typed(text: &str) -> Self {
        let text: Vec<&str> = text.split_whitespace().collect();
        let text = text.join(" ");
        let (given, family) = match text.split_once(',') {
            Some((family, given)) => (given.trim(), family.trim()),
            None => text.rsplit_once(' ').unwrap_or(("", &text)),
        };
        Self { family: family.to_owned(), given: given.to_owned(), ..Self::default() }
    }
}

/// Lower case, without accents, punctuation and doubled spaces, so that "nicolo" finds "Nicolò" and
/// "oshea" finds "O'Shea". Letters of every script stay letters.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let letters = text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase);
    for letter in letters {
        if letter.is_alphanumeric() {
            folded.push(match letter {
                'ł' => 'l',
                'ø' => 'o',
                'đ' => 'd',
                'ı' => 'i',
                'ς' => 'σ',
                other => other,
            });
            if letter == 'ß' {
                folded.pop();
                folded.push_str("ss");
            }
        } else if (letter.is_whitespace() || letter == '-') && !folded.ends_with(' ') {
            folded.push(' ');
        }
    }
    folded.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_whatever_the_keyboard() {
        let cases = [
            ("Nicolò", "nicolo"),
            ("O'Shea", "oshea"),
            ("De  Luca", "de luca"),
            ("Łukasz", "lukasz"),
            ("Weiß", "weiss"),
            ("García, Íñigo", "garcia inigo"),
            ("Jean-Marc", "jean marc"),
            ("Νίκος", "νικοσ"),
            ("Ірина", "ірина"),
            ("山田", "山田"),
        ];
        for (name, folded) in cases {
            assert_eq!(fold(name), folded);
        }
    }

    #[test]
    fn one_field_makes_a_person() {
        let cases = [
            ("Caruso, Diego", "Caruso", "Diego"),
            ("Diego Caruso", "Caruso", "Diego"),
            ("  Ana  Maria   Costa ", "Costa", "Ana Maria"),
            ("De Luca, Marco", "De Luca", "Marco"),
            ("Caruso", "Caruso", ""),
            ("山田", "山田", ""),
        ];
        for (typed, family, given) in cases {
            let person = Person::typed(typed);
            assert_eq!((person.family.as_str(), person.given.as_str()), (family, given), "{typed}");
        }
        assert!(!Person::typed("   ").is_sound());
        assert!(!Person::typed(&"x".repeat(101)).is_sound());
    }
}
