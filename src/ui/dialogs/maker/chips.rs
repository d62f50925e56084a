//! The chips used for the levels: any denominations needed, a set of the house, or typed ones.

use egui::Ui;

use crate::{
    i18n::{Saying, Told as _},
    rules::chip_set::ChipSet,
    ui::{
        action::{Action, Outbox},
        dialogs::structures::acts::ShelfAction,
        i18n::Speaks as _,
        widgets::{Button, Field, choose},
    },
    view::maker::{Asked, read_chips},
};

/// The number of visible lines of the list.
const LINES: usize = 2;

/// The source of the chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    Any,
    Typed,
    Set(usize),
}

/// The choice of chips, and the typed ones.
#[derive(Clone, Debug)]
pub(in crate::ui) struct OwnChips {
    sets: Vec<ChipSet>,
    which: Which,
    typed: String,
    read: Option<ChipSet>,
    kept: Option<ChipSet>,
    wrong: Option<Saying>,
}

impl OwnChips {
    /// Offers these sets; with `first`, the first one is chosen as the house's or the event's own.
    pub(in crate::ui) fn of(sets: Vec<ChipSet>, first: bool) -> Self {
        let which = if first && !sets.is_empty() { Which::Set(0) } else { Which::Any };
        Self { sets, which, typed: String::new(), read: None, kept: None, wrong: None }
    }

    /// Returns the chosen chips; `None` for any denominations needed.
    pub(super) fn set(&self) -> Option<&ChipSet> {
        match self.which {
            Which::Any => None,
            Which::Typed => self.read.as_ref(),
            Which::Set(at) => self.sets.get(at),
        }
    }

    /// Returns the fault in the typed chips, if any.
    pub(super) fn wrong(&self) -> Option<&Saying> {
        self.wrong.as_ref().filter(|_| self.which == Which::Typed)
    }

    pub(super) fn show(&mut self, ui: &mut Ui, width: f32, asked: &mut Asked, out: &mut Outbox) {
        let mut all = vec![
            (Which::Any, ui.word("maker-chips-any")),
            (Which::Typed, ui.word("maker-chips-typed")),
        ];
        let sets = self.sets.iter().enumerate();
        all.extend(sets.map(|(at, set)| (Which::Set(at), set.name.clone())));
        if choose(ui, &ui.word("maker-chips"), &mut self.which, &all, width) {
            asked.chips = self.set().cloned();
        }
        if self.which != Which::Typed {
            return;
        }
        // Above the list, whose height depends on its text.
        let read = self.read.as_ref().filter(|_| self.wrong.is_none());
        if let Some(read) = read.filter(|read| self.kept.as_ref() != Some(read))
            && ui.add(Button::new(&ui.word("maker-blinds-keep"))).clicked()
        {
            out.send(Action::Shelf(ShelfAction::KeepChips(read.clone())));
            self.kept = Some(read.clone());
        }
        let wrong = self.wrong.as_ref().map(|wrong| wrong.told(ui.language()));
        let list = Field::new(&mut self.typed, &ui.word("maker-chips-list"))
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
