//! The blinds used for the levels: the usual ones, or a list of the house.

use egui::{Label, Ui};

use crate::{
    i18n::{Saying, Told as _},
    rules::chips::Chips,
    store::profiles::OwnBlinds,
    ui::{
        action::{Action, Outbox},
        dialogs::structures::acts::ShelfAction,
        i18n::Speaks as _,
        theme::{Text, Theme},
        widgets::{Button, Field, choose},
    },
    view::maker::{Asked, blinds_typed},
};

/// The number of visible lines of the list.
const LINES: usize = 3;

/// The source of the blinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Known,
    Own,
}

const ALL: [(Whose, &str); 2] =
    [(Whose::Known, "maker-blinds-known"), (Whose::Own, "maker-blinds-own")];

/// The list as typed.
#[derive(Clone, Debug)]
pub(in crate::ui) struct Blinds {
    whose: Whose,
    /// The house's saved list.
    kept: OwnBlinds,
    typed: Option<String>,
    read: OwnBlinds,
    wrong: Option<Saying>,
    failed: Option<Saying>,
}

impl Blinds {
    /// Chooses the house's own blinds if it has some.
    pub(in crate::ui) fn of(kept: Result<OwnBlinds, Saying>) -> Self {
        let (kept, failed) = match kept {
            Ok(kept) => (kept, None),
            Err(why) => (OwnBlinds::default(), Some(why)),
        };
        let whose = if kept.blinds.is_empty() { Whose::Known } else { Whose::Own };
        Self { whose, read: kept.clone(), kept, typed: None, wrong: None, failed }
    }

    /// Returns the chosen blinds; empty for the usual ones.
    pub(super) fn list(&self) -> Vec<(Chips, Chips)> {
        match self.whose {
            Whose::Known => Vec::new(),
            Whose::Own => self.read.blinds.clone(),
        }
    }

    /// Returns the fault in the list, if any.
    pub(super) fn wrong(&self) -> Option<&Saying> {
        self.wrong.as_ref().filter(|_| self.whose == Whose::Own)
    }

    /// Takes the result of saving the blinds.
    pub(super) fn kept(&mut self, kept: Result<(), Saying>) {
        if kept.is_ok() {
            self.kept.clone_from(&self.read);
        }
        self.failed = kept.err();
    }

    pub(super) fn show(&mut self, ui: &mut Ui, width: f32, asked: &mut Asked, out: &mut Outbox) {
        let words = ui.words(&ALL);
        if choose(ui, &ui.word("maker-blinds"), &mut self.whose, &words, width) {
            asked.blinds = self.list();
        }
        if let Some(failed) = &self.failed {
            let why = Text::Note.rich(failed.told(ui.language())).color(Theme::of(ui).red);
            ui.add(Label::new(why).wrap());
        }
        if self.whose == Whose::Known {
            return;
        }
        // Above the list, whose height depends on its text.
        if self.wrong.is_none() && self.read != self.kept {
            let keep = ui.word("maker-blinds-keep");
            if ui.add(Button::new(&keep)).clicked() {
                out.send(Action::Shelf(ShelfAction::KeepBlinds(self.read.clone())));
            }
        }
        let language = ui.language();
        let typed = self.typed.get_or_insert_with(|| blinds_typed(language, &self.kept.blinds));
        let wrong = self.wrong.as_ref().map(|wrong| wrong.told(language));
        let list = Field::new(typed, &ui.word("maker-blinds-list"))
            .hint("25/50  50/100  75/150")
            .wrong(wrong.as_deref())
            .width(width)
            .lines(LINES)
            .show(ui);
        if list.changed() {
            match asked.clone().with("blinds", typed) {
                Ok(read) => {
                    self.read.blinds.clone_from(&read.blinds);
                    self.wrong = None;
                    *asked = read;
                }
                Err(why) => self.wrong = Some(why),
            }
        }
    }
}
