//! The chips used for the levels: any denominations needed, a set of the house, or typed ones.

use bottone_i18n::{Saying, ToText as _};
use bottone_rules::chip_set::ChipSet;
use bottone_ui_frame::{
    action::{Action, Outbox},
    shelf::ShelfAction,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    widgets::{Button, TextField, choose},
};
use bottone_view_structures::maker::{MakerInput, read_chips};
use egui::Ui;

/// The number of visible lines of the list.
const LINES: usize = 2;

/// The source of the chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ChipsSource {
    Any,
    Typed,
    Set(usize),
}

/// The choice of chips, and the typed ones.
#[derive(Clone, Debug)]
pub struct OwnChips {
    sets: Vec<ChipSet>,
    source: ChipsSource,
    typed: String,
    read: Option<ChipSet>,
    saved: Option<ChipSet>,
    wrong: Option<Saying>,
}

impl OwnChips {
    /// Offers these sets; with `first`, the first one is chosen as the house's or the event's own.
    pub fn of(sets: Vec<ChipSet>, first: bool) -> Self {
        let which = if first && !sets.is_empty() { ChipsSource::Set(0) } else { ChipsSource::Any };
        Self { sets, source: which, typed: String::new(), read: None, saved: None, wrong: None }
    }

    /// Returns the chosen chips; `None` for any denominations needed.
    pub(super) fn set(&self) -> Option<&ChipSet> {
        match self.source {
            ChipsSource::Any => None,
            ChipsSource::Typed => self.read.as_ref(),
            ChipsSource::Set(at) => self.sets.get(at),
        }
    }

    /// Returns the fault in the typed chips, if any.
    pub(super) fn wrong(&self) -> Option<&Saying> {
        self.wrong.as_ref().filter(|_| self.source == ChipsSource::Typed)
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        width: f32,
        asked: &mut MakerInput,
        out: &mut Outbox,
    ) {
        let mut all = vec![
            (ChipsSource::Any, ui.word("maker-chips-any")),
            (ChipsSource::Typed, ui.word("maker-chips-typed")),
        ];
        let sets = self.sets.iter().enumerate();
        all.extend(sets.map(|(at, set)| (ChipsSource::Set(at), set.name.clone())));
        if choose(ui, &ui.word("maker-chips"), &mut self.source, &all, width) {
            asked.chips = self.set().cloned();
        }
        if self.source != ChipsSource::Typed {
            return;
        }
        // Above the list, whose height depends on its text.
        let read = self.read.as_ref().filter(|_| self.wrong.is_none());
        if let Some(read) = read.filter(|read| self.saved.as_ref() != Some(read))
            && ui.add(Button::new(&ui.word("maker-blinds-keep"))).clicked()
        {
            out.send(Action::Shelf(ShelfAction::KeepChips(read.clone())));
            self.saved = Some(read.clone());
        }
        let wrong = self.wrong.as_ref().map(|wrong| wrong.to_text(ui.language()));
        let list = TextField::new(&mut self.typed, &ui.word("maker-chips-list"))
            .hint("300 × 25  400 × 100")
            .wrong(wrong.as_deref())
            .width(width)
            .lines(LINES)
            .show(ui);
        if list.changed() {
            match read_chips(&ui.word("maker-chips-name"), &self.typed) {
                Ok(set) => {
                    (self.read, self.wrong) = (Some(set), None);
                    asked.chips.clone_from(&self.read);
                }
                Err(why) => self.wrong = Some(why),
            }
        }
    }
}
