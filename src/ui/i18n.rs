//! The language of the windows, for whoever draws.

use std::cell::Cell;

use egui::{Context, Ui};

use crate::i18n::{Gap, Language};

thread_local! {
    // Not in egui's own memory: what a widget is called is asked for while that is locked, and
    // asking for a word there would wait for ever. A frame is drawn in one thread and says first in
    // which language.
    static SPOKEN: Cell<Language> = const { Cell::new(Language::English) };
}

/// Says everything that this thread draws from now on in `language`.
pub fn set_language(language: Language) {
    SPOKEN.set(language);
}

/// Whatever is drawn on says what is written there.
pub trait Speaks {
    /// In which language.
    fn language(&self) -> Language;

    /// The words of this name, which have no gaps.
    fn word(&self, name: &str) -> String {
        self.language().word(name)
    }

    /// The sentence of this name with its gaps filled.
    fn say(&self, name: &str, gaps: &[Gap<'_>]) -> String {
        self.language().say(name, gaps)
    }

    /// The words of several to choose from, each by its name.
    fn words<T: Copy, const N: usize>(&self, all: &[(T, &str); N]) -> [(T, String); N] {
        all.map(|(value, name)| (value, self.word(name)))
    }
}

impl Speaks for Context {
    fn language(&self) -> Language {
        SPOKEN.get()
    }
}

impl Speaks for Ui {
    fn language(&self) -> Language {
        SPOKEN.get()
    }
}
