//! The language of the windows, for whoever draws.

use egui::{Context, Id, Ui};

use crate::i18n::{Gap, Language};

/// Says everything that is drawn with `ctx` from now on in `language`: it goes with egui's context, as fonts and colours
/// do. What a widget is called (`widget_info`) is asked for while the context is locked: its words are made before.
pub(super) fn set_language(ctx: &Context, language: Language) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, language));
}

/// The languages in which everything is said, as those who speak them call them.
pub(super) fn languages() -> Vec<(Language, String)> {
    Language::complete().map(|language| (language, language.name())).collect()
}

/// Whatever is drawn on says what is written there.
pub(super) trait Speaks {
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
        self.data(|data| data.get_temp(Id::NULL)).unwrap_or_default()
    }
}

impl Speaks for Ui {
    fn language(&self) -> Language {
        self.ctx().language()
    }
}
