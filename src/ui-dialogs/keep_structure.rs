//! The event's structure, saved on the shelf under a name of the house.

use std::{path::PathBuf, rc::Rc};

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_rules::levels::{MOST_NAME, Structure};
use bottone_store::profiles::{Origin, ShelfEntry, called, into_own};
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::TextField,
};
use bottone_vocabulary::words;
use egui::{Label, Ui};

/// A structure to be saved, with its name as typed.
#[derive(Clone, Debug)]
pub struct KeepStructure {
    structure: Structure,
    shelf: Rc<[ShelfEntry<Structure>]>,
    name: String,
    /// The name whose replacement was offered.
    replacing: Option<String>,
    /// The reason why it could not be written.
    failed: Option<Saying>,
    focused: bool,
    /// The dialog that follows.
    behind: Option<Box<dyn Dialog>>,
}

/// The present owner of the typed name.
enum NameOwner {
    Free,
    /// A shipped structure, which no file can replace.
    Shipped,
    /// A file of the house with this content.
    Own(PathBuf, Option<String>),
}

impl KeepStructure {
    /// Asks for the name of this structure on this shelf.
    pub fn new(structure: &Structure, shelf: Vec<ShelfEntry<Structure>>) -> Self {
        Self::of(structure, shelf.into())
    }

    /// Asks the same with a shelf that others read as well.
    pub fn of(structure: &Structure, shelf: Rc<[ShelfEntry<Structure>]>) -> Self {
        let shipped = |entry: &ShelfEntry<Structure>| entry.origin == Origin::Shipped;
        let is_own = !called(&shelf, &structure.name).is_some_and(shipped);
        Self {
            structure: structure.clone(),
            name: if is_own { structure.name.clone() } else { String::new() },
            shelf,
            replacing: None,
            failed: None,
            focused: false,
            behind: None,
        }
    }

    /// Returns to the dialog `behind` after saving.
    #[must_use]
    pub fn with_behind(mut self, behind: Option<Box<dyn Dialog>>) -> Self {
        self.behind = behind;
        self
    }

    /// Shows that it could not be written.
    pub fn set_error(&mut self, why: Saying) {
        self.failed = Some(why);
    }

    fn name_owner(&self, language: Language) -> NameOwner {
        let Some(entry) = called(&self.shelf, self.name.trim()) else { return NameOwner::Free };
        match &entry.origin {
            Origin::Shipped => NameOwner::Shipped,
            Origin::File(file) => {
                let holds = |structure: &Structure| {
                    let stack = language.chips(structure.starting_stack);
                    let hours = words::hours(language, structure.minutes());
                    format!("{} · {stack} · {hours}", structure.name)
                };
                NameOwner::Own(file.clone(), entry.profile.as_ref().ok().map(holds))
            }
        }
    }
}

impl Dialog for KeepStructure {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question(ui, &ui.word("dialogs-keep-title"), 460.0, out, |ui, out| {
            let theme = Theme::of(ui);
            // A structure still in the making belongs to no event yet.
            let note = if self.behind.is_some() { "maker-save-note" } else { "dialogs-keep-note" };
            let note = ui.word(note);
            ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
            ui.add_space(space::TIGHT);
            let before = self.name.clone();
            let width = ui.available_width();
            let field = TextField::new(&mut self.name, &ui.word("screens-setup-structure-name"))
                .hint(&ui.word("dialogs-keep-hint"))
                .width(width)
                .show(ui);
            let entered = gate::left_with_enter(ui, &field);
            if !std::mem::replace(&mut self.focused, true) || entered {
                field.request_focus();
            }
            if before != self.name {
                (self.replacing, self.failed) = (None, None);
            }
            let name = self.name.trim().to_owned();
            let taken = self.name_owner(ui.language());
            let asked = self.replacing.as_ref() == Some(&name);
            if let (NameOwner::Own(_, holds), true) = (&taken, asked) {
                let holds = holds.clone().unwrap_or_else(|| ui.word("dialogs-new-unusable"));
                let taken = ui.say("dialogs-keep-taken", &[("holds", holds.into())]);
                ui.add(Label::new(Text::Strong.rich(taken).color(theme.gold)).wrap());
            }
            if let Some(failed) = &self.failed {
                let why = failed.to_text(ui.language());
                ui.add(Label::new(Text::Note.rich(why).color(theme.red)).wrap());
            }
            let most = ("most", MOST_NAME.into());
            let refusal = match &taken {
                _ if !(1..=MOST_NAME).contains(&name.chars().count()) => {
                    Some(ui.say("screens-setup-structure-name-wrong", &[most]))
                }
                NameOwner::Shipped => Some(ui.word("dialogs-keep-shipped")),
                NameOwner::Free | NameOwner::Own(..) => None,
            };
            if let (Some(why), false) = (&refusal, name.is_empty()) {
                ui.add(Label::new(Text::Note.rich(why).color(theme.gold)).wrap());
            }
            let word = if asked { "dialogs-keep-replace" } else { "dialogs-keep" };
            if !answer_buttons(ui, &ui.word(word), refusal.as_deref(), out) {
                return;
            }
            let over = match taken {
                NameOwner::Own(..) if !asked => {
                    self.replacing = Some(name);
                    return;
                }
                NameOwner::Own(file, _) => Some(file),
                NameOwner::Free | NameOwner::Shipped => None,
            };
            self.failed = None;
            let kept = Box::new(into_own(&self.structure, &name, &self.shelf));
            out.send(Action::File(FileAction::KeepStructure(kept, over)));
        });
    }

    fn into_behind(self: Box<Self>) -> Option<Box<dyn Dialog>> {
        self.behind
    }
}
