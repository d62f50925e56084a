//! A person's name, for display and for search.

mod id;
mod identity;
mod key;
mod people_index;
mod readable;
mod role;
mod staff;
mod stop;

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;

pub use id::PersonId;
pub use identity::{CardsByName, Identity, MergedPeople};
pub use key::{SearchKey, TypedWord, mentions};
pub use people_index::PeopleIndex;
use readable::{is_blank, is_invisible};
pub use readable::{is_name, is_readable, is_visible};
pub use role::Role;
pub use staff::{Member, PinHash, Roster, RosterChange, RosterFault};
pub use stop::Stop;

/// A player, as far as the tournament needs to know them.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The family name, or the only name.
    pub family: String,
    #[serde(default, skip_serializing_if = "crate::is_nothing")]
    pub given: String,
    /// The country, as short as the house writes it.
    #[serde(default, skip_serializing_if = "crate::is_nothing")]
    pub country: String,
    /// The number of the player's card.
    #[serde(default, skip_serializing_if = "crate::is_nothing")]
    pub card: String,
    #[serde(default, skip_serializing_if = "crate::is_nothing")]
    pub note: String,
    /// The id in the house's book, if the event belongs to a house.
    #[serde(default, skip_serializing_if = "crate::is_nothing")]
    pub id: Option<PersonId>,
}

impl Person {
    /// The longest part of a person except the note, in characters.
    pub const LONGEST: usize = 100;

    /// Returns whether the person can be written on a seat card: with a name, no part too long, no
    /// control characters.
    pub fn is_sound(&self) -> bool {
        let parts = [&self.family, &self.given, &self.country, &self.card];
        let sound = |part: &String, most| {
            part.chars().count() <= most && !part.chars().any(char::is_control)
        };
        let named = !self.family.trim().is_empty() || !self.given.trim().is_empty();
        named && parts.iter().all(|part| sound(part, Self::LONGEST)) && sound(&self.note, 1_000)
    }

    /// Returns whether each part that is there is readable and visible on a seat card. Records of
    /// programs before 29 November 2026 may have others.
    pub fn is_readable(&self) -> bool {
        let parts = [&self.family, &self.given, &self.country, &self.card, &self.note];
        let seen = |part: &&String| part.trim().is_empty() || is_visible(part);
        parts.iter().all(|part| is_readable(part)) && parts.iter().take(2).all(seen)
    }

    /// Parses a name typed into one field: "Caruso, Diego", "Diego Caruso", "Caruso". The last word
    /// is the family name unless there is a comma.
    pub fn typed(text: &str) -> Self {
        let text: Vec<&str> = text.split_whitespace().collect();
        let text = text.join(" ");
        let (given, family) = match text.split_once(',') {
            Some((family, given)) => (given.trim(), family.trim()),
            None => text.rsplit_once(' ').unwrap_or(("", &text)),
        };
        Self { family: family.to_owned(), given: given.to_owned(), ..Self::default() }
    }

    /// Returns the name for lists: "Family, Given", or the only name.
    pub fn display_name(&self) -> String {
        match (self.family.as_str(), self.given.as_str()) {
            (family, "") => family.to_owned(),
            ("", given) => given.to_owned(),
            (family, given) => format!("{family}, {given}"),
        }
    }

    /// Returns the short name: "Bianchi, L."; without a family name, the given names.
    pub fn short(&self) -> String {
        match self.given.chars().next() {
            Some(initial) if !self.family.is_empty() => format!("{}, {initial}.", self.family),
            _ => self.display_name(),
        }
    }

    /// Returns the name for comparison: family and given name, without accents, capitals and marks.
    pub fn folded(&self) -> String {
        fold(&format!("{} {}", self.family, self.given))
    }

    /// Returns whether both may be one person: by the house's id, otherwise by the card, otherwise
    /// by the name.
    pub fn may_be_same(&self, other: &Self) -> bool {
        if self.id.is_some() && self.id == other.id {
            return true;
        }
        let (card, others) = (fold(&self.card), fold(&other.card));
        if card.is_empty() || others.is_empty() {
            self.namesake() == other.namesake()
        } else {
            card == others
        }
    }

    /// Returns the text that two records of one person share: the words of the name in sorted
    /// order. Lists have "Rossi Mario" and "Mario Rossi", or one name in the other's column.
    pub fn namesake(&self) -> String {
        let folded = self.folded();
        let mut words: Vec<&str> = folded.split(' ').collect();
        words.sort_unstable();
        words.join(" ")
    }
}

/// Folds `text` for comparison: no accents, no capitals, no apostrophes, one space between words.
///
/// Only marks that a reader can do without are dropped: accents of Latin, Greek and Cyrillic
/// letters, vowel points of Hebrew and Arabic. The vowel signs of Indian scripts and the marks of
/// Japanese are letters and stay.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut push = |c: char| match c {
        '\'' | '’' | '‘' | 'ʼ' | 'ʻ' | '`' | '´' => {}
        // In Persian a space is often typed for it.
        '\u{200c}' if folded.ends_with(|last| ('\u{600}'..='\u{6ff}').contains(&last)) => {
            folded.push(' ');
        }
        c if is_dropped_mark(c) || is_invisible(c) && !is_blank(c) => {}
        'ł' => folded.push('l'),
        'ø' => folded.push('o'),
        'đ' | 'ð' => folded.push('d'),
        'ı' => folded.push('i'),
        'ħ' => folded.push('h'),
        'ŧ' => folded.push('t'),
        'ς' => folded.push('σ'),
        'ß' => folded.push_str("ss"),
        'æ' => folded.push_str("ae"),
        'œ' => folded.push_str("oe"),
        'þ' => folded.push_str("th"),
        c if (c.is_alphanumeric() || is_mark(c)) && !is_blank(c) => folded.push(c),
        // All other characters separate words: spaces, hyphens, dots, commas.
        _ if folded.ends_with(' ') || folded.is_empty() => {}
        _ => folded.push(' '),
    };
    if text.is_ascii() {
        text.bytes().for_each(|byte| push(char::from(byte.to_ascii_lowercase())));
    } else {
        // Decompose first, so that capitals and wide letters of every kind become lower case; then
        // decompose again.
        text.nfkd().flat_map(char::to_lowercase).nfkd().for_each(&mut push);
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// Returns whether a name without this mark is still the same name to a reader.
const fn is_dropped_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{487}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}'
        | '\u{640}' | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(family: &str, given: &str) -> Person {
        Person { family: family.to_owned(), given: given.to_owned(), ..Person::default() }
    }

    #[test]
    fn names_are_compared_without_what_people_leave_out() {
        for (one, other) in [
            ("Nicolò D’Angelo", "nicolo' DANGELO"),
            ("José  Núñez", "jose nunez"),
            ("Jose\u{301}", "José"),
            ("Łukasz Wójcik", "lukasz wojcik"),
            ("Søren Ærø", "soren aero"),
            ("Weiß", "WEISS"),
            ("İbrahim Işık", "ibrahim isik"),
            ("Jean-Luc", "jean luc"),
            ("  Rossi ,  Mario. ", "rossi mario"),
            ("ΕΛΈΝΗ ΠΑΠΠΆΣ", "ελενη παππας"),
            ("Фёдор", "федор"),
            ("ＲＯＳＳＩ", "rossi"),
            ("مُحَمَّد", "محمد"),
            ("ｶﾞ", "ガ"),
            ("Ro\u{200b}ssi", "Rossi"),
            ("Ros\u{ad}si\u{fe0f}", "Rossi"),
            ("Ada\u{3164}Neri", "Ada Neri"),
            ("نیما\u{200c}پور", "نیما پور"),
            ("", " - "),
        ] {
            assert_eq!(fold(one), fold(other), "{one} {other}");
        }
        for (one, other) in
            [("राम", "रोम"), ("か", "が"), ("김", "이"), ("Rossi", "Russo"), ("山田", "山本")]
        {
            assert_ne!(fold(one), fold(other), "{one} {other}");
        }
    }

    #[test]
    fn folding_a_folded_name_changes_nothing() {
        for name in ["Nicolò D’Angelo", "ΕΛΈΝΗ", "राम", "ガ", "Weiß-Ærø", "ẞ", "ǅ", "김 철수"]
        {
            assert_eq!(fold(&fold(name)), fold(name), "{name}");
        }
    }

    #[test]
    fn a_name_is_the_same_in_another_order() {
        let mario = person("Rossi", "Mario");
        for (family, given) in [("Mario", "Rossi"), ("Rossi Mario", ""), ("ROSSI", "  mario")] {
            assert_eq!(person(family, given).namesake(), mario.namesake(), "{family}, {given}");
        }
        assert_ne!(person("Rossi", "Maria").namesake(), mario.namesake());
    }

    #[test]
    fn lists_show_the_family_first() {
        assert_eq!(person("Rossi", "Mario").display_name(), "Rossi, Mario");
        assert_eq!(person("Rossi", "").display_name(), "Rossi");
        assert_eq!(person("", "Mario").display_name(), "Mario");
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
            assert_eq!(Person::typed(typed), person(family, given), "{typed}");
        }
        assert!(!Person::typed("   ").is_sound());
        assert!(!Person::typed(&"x".repeat(101)).is_sound());
        assert!(!Person::typed("Ca\u{7}ruso").is_sound());
    }
}
