//! The language of the windows, for drawing code.

use bottone_i18n::{Gap, Language};
use egui::{Context, Id, Ui};

/// Sets the language of everything drawn with `ctx` from now on. It is kept in egui's context, like
/// fonts and colours. The name of a widget (`widget_info`) is asked for while the context is
/// locked, so its words are made before.
pub fn set_language(ctx: &Context, language: Language) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, language));
}

/// Returns the supported languages, each with its own name for itself.
pub fn languages() -> Vec<(Language, String)> {
    Language::complete().map(|language| (language, language.name())).collect()
}

/// A source of words in the language of its context.
pub trait HasLanguage {
    /// Returns the language.
    fn language(&self) -> Language;

    /// Returns the text of this name, which has no gaps.
    fn word(&self, name: &str) -> String {
        self.language().word(name)
    }

    /// Returns the sentence of this name with its gaps filled.
    fn say(&self, name: &str, gaps: &[Gap<'_>]) -> String {
        self.language().say(name, gaps)
    }

    /// Returns the labels of several choices, each by its name.
    fn words<T: Copy, const N: usize>(&self, all: &[(T, &str); N]) -> [(T, String); N] {
        all.map(|(value, name)| (value, self.word(name)))
    }
}

impl HasLanguage for Context {
    fn language(&self) -> Language {
        self.data(|data| data.get_temp(Id::NULL)).unwrap_or_default()
    }
}

impl HasLanguage for Ui {
    fn language(&self) -> Language {
        self.ctx().language()
    }
}
