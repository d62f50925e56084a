//! The languages people are spoken to in: the words of `locales/`, by name and with their numbers.
//!
//! Whoever speaks to people asks here, and says in which language: nothing remembers one.

mod language;
mod saying;
#[cfg(test)]
mod tests;
mod unreadable;

use fluent_bundle::{
    FluentValue,
    types::{FluentNumber, FluentNumberType},
};

use crate::rules::levels::Note;
pub use language::Language;
pub use saying::{Filling, Saying};
pub use unreadable::{found_and_wanted, unreadable};

/// What fills a gap in a sentence, by the gap's name.
pub type Gap<'a> = (&'static str, FluentValue<'a>);

/// A number that chooses words by its place in an order and not by how many it is.
pub fn in_order(number: u32) -> FluentValue<'static> {
    let mut number = FluentNumber::from(number);
    number.options.r#type = FluentNumberType::Ordinal;
    number.into()
}

/// Something that people are told, in the language of whoever listens.
pub trait Told {
    /// It, in this language.
    fn told(&self, language: Language) -> String;

    /// It, in each language, to be kept in a file.
    fn noted(&self) -> Note {
        Note::Each { en: self.told(Language::English), it: self.told(Language::Italian) }
    }
}

/// Shows these errors in English, as the log has them.
#[macro_export]
macro_rules! shown_in_english {
    ($($told:ty),* $(,)?) => {$(
        impl std::fmt::Display for $told {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::i18n::Told::told(self, $crate::i18n::Language::English))
            }
        }
    )*};
}
pub use shown_in_english;

/// Tells these by what their `saying` says.
#[macro_export]
macro_rules! told_by_saying {
    ($($told:ty),* $(,)?) => {
        $(impl $crate::i18n::Told for $told {
            fn told(&self, language: $crate::i18n::Language) -> String {
                self.saying().told(language)
            }
        })*
        $crate::i18n::shown_in_english!($($told),*);
    };
}
pub use told_by_saying;
