//! The languages of the program: the words of `locales/`, by name and with their numbers.
//!
//! Callers always pass the language, as no language is stored here.

mod language;
mod pseudo;
mod saying;
#[cfg(test)]
mod tests;
mod unreadable;

use bottone_base::note::Note;
use fluent_bundle::{
    FluentValue,
    types::{FluentNumber, FluentNumberType},
};

pub use language::Language;
pub use pseudo::lengthen_messages;
pub use saying::{Filling, Saying};
pub use unreadable::{found_and_expected, unreadable};

/// The filling of a gap in a sentence, with the gap's name.
pub type Gap<'a> = (&'static str, FluentValue<'a>);

/// Makes a number that selects words as an ordinal, not as a count.
pub fn in_order(number: u32) -> FluentValue<'static> {
    let mut number = FluentNumber::from(number);
    number.options.r#type = FluentNumberType::Ordinal;
    number.into()
}

/// A text for people, in any language.
pub trait ToText {
    /// Returns the text in this language.
    fn to_text(&self, language: Language) -> String;

    /// Returns the text in each language, for keeping in a file.
    fn to_note(&self) -> Note {
        Note::Each { en: self.to_text(Language::English), it: self.to_text(Language::Italian) }
    }
}

/// Displays these errors in English, as in the log.
#[macro_export]
macro_rules! shown_in_english {
    ($($shown:ty),* $(,)?) => {$(
        impl std::fmt::Display for $shown {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::ToText::to_text(self, $crate::Language::English))
            }
        }
    )*};
}

/// Implements `ToText` for these by their `saying`.
#[macro_export]
macro_rules! displayed_by_saying {
    ($($shown:ty),* $(,)?) => {
        $(impl $crate::ToText for $shown {
            fn to_text(&self, language: $crate::Language) -> String {
                self.saying().to_text(language)
            }
        })*
        $crate::shown_in_english!($($shown),*);
    };
}
