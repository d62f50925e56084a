//! The blinds used for the levels: the usual ones, or a list of the house.

use bottone_base::chips::Chips;
use bottone_i18n::{Saying, ToText as _};
use bottone_store::profiles::OwnBlinds;
use bottone_ui_frame::{
    action::{Action, Outbox},
    shelf::ShelfAction,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme},
    widgets::{Button, TextField, choose},
};
use bottone_view_structures::maker::{MakerInput, blinds_typed};
use egui::{Label, Ui};

/// The number of visible lines of the list.
const LINES: usize = 3;

/// The source of the blinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BlindsSource {
    Known,
    Own,
}

const ALL: [(BlindsSource, &str); 2] =
    [(BlindsSource::Known, "maker-blinds-known"), (BlindsSource::Own, "maker-blinds-own")];

/// The list as typed.
#[derive(Clone, Debug)]
pub struct BlindsForm {
    source: BlindsSource,
    /// The house's saved list.
    saved: OwnBlinds,
    typed: Option<String>,
    read: OwnBlinds,
    wrong: Option<Saying>,
    error: Option<Saying>,
}

impl BlindsForm {
    /// Chooses the house's own blinds if it has some.
    pub fn of(kept: Result<OwnBlinds, Saying>) -> Self {
        let (kept, failed) = match kept {
            Ok(kept) => (kept, None),
            Err(why) => (OwnBlinds::default(), Some(why)),
        };
        let whose = if kept.blinds.is_empty() { BlindsSource::Known } else { BlindsSource::Own };
        Self {
            source: whose,
            read: kept.clone(),
            saved: kept,
            typed: None,
            wrong: None,
            error: failed,
        }
    }

    /// Returns the chosen blinds; empty for the usual ones.
    pub(super) fn list(&self) -> Vec<(Chips, Chips)> {
        match self.source {
            BlindsSource::Known => Vec::new(),
            BlindsSource::Own => self.read.blinds.clone(),
        }
    }

    /// Returns the fault in the list, if any.
    pub(super) fn wrong(&self) -> Option<&Saying> {
        self.wrong.as_ref().filter(|_| self.source == BlindsSource::Own)
    }

    /// Takes the result of saving the blinds.
    pub fn set_saved(&mut self, kept: Result<(), Saying>) {
        if kept.is_ok() {
            self.saved.clone_from(&self.read);
        }
        self.error = kept.err();
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        width: f32,
        asked: &mut MakerInput,
        out: &mut Outbox,
    ) {
        let words = ui.words(&ALL);
        if choose(ui, &ui.word("maker-blinds"), &mut self.source, &words, width) {
            asked.blinds = self.list();
        }
        if let Some(failed) = &self.error {
            let why = Text::Note.rich(failed.to_text(ui.language())).color(Theme::of(ui).red);
            ui.add(Label::new(why).wrap());
        }
        if self.source == BlindsSource::Known {
            return;
        }
        // Above the list, whose height depends on its text.
        if self.wrong.is_none() && self.read != self.saved {
            let keep = ui.word("maker-blinds-keep");
            if ui.add(Button::new(&keep)).clicked() {
                out.send(Action::Shelf(ShelfAction::KeepBlinds(self.read.clone())));
            }
        }
        let language = ui.language();
        let typed = self.typed.get_or_insert_with(|| blinds_typed(language, &self.saved.blinds));
        let wrong = self.wrong.as_ref().map(|wrong| wrong.to_text(language));
        let list = TextField::new(typed, &ui.word("maker-blinds-list"))
            .hint("25/50  50/100  75/150")
            .wrong(wrong.as_deref())
            .width(width)
            .lines(LINES)
            .show(ui);
        if list.changed() {
            match asked.clone().set("blinds", typed) {
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
