//! The language of the windows, for whoever draws.

use egui::{Context, Id, Ui};

use crate::tongue::{Gap, Language};

/// Says everything that is drawn in `ctx` in `language`, from now on.
pub fn set_language(ctx: &Context, language: Language) {
    ctx.data_mut(|data| data.insert_temp(key(), language));
}

fn key() -> Id {
    Id::unique("language")
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
        self.data(|data| data.get_temp(key())).unwrap_or_default()
    }
}

impl Speaks for Ui {
    fn language(&self) -> Language {
        self.ctx().language()
    }
}
