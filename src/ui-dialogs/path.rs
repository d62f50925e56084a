//! A typed path, on a system without file dialogs.

use std::path::{Path, PathBuf};

use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
    requests::{FileQuestion, TypedPath},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, TextField},
};
use egui::{Label, Ui};

const WIDTH: f32 = 560.0;
/// The number of listed folders.
const MOST: usize = 6;

/// A question about a file, and the path typed for it.
#[derive(Clone, Debug)]
pub struct AskPath {
    question: FileQuestion,
    /// The file name offered; empty for a file to open.
    name: String,
    typed: String,
    folders: Vec<PathBuf>,
    behind: Option<Box<dyn Dialog>>,
    focused: bool,
}

impl AskPath {
    /// Asks `question`, and offers `folders`, starting with the first.
    pub fn new(
        (question, name): (FileQuestion, String),
        folders: impl Iterator<Item = PathBuf>,
        behind: Option<Box<dyn Dialog>>,
    ) -> Self {
        let mut known: Vec<PathBuf> = Vec::new();
        for folder in folders {
            if known.len() < MOST && !known.contains(&folder) {
                known.push(folder);
            }
        }
        let typed = known.first().map(|folder| in_folder(folder, &name)).unwrap_or_default();
        Self { question, name, typed, folders: known, behind, focused: false }
    }
}

impl Dialog for AskPath {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        let title = self.question.title(ui.language());
        show_question(ui, &title, WIDTH, out, |ui, out| {
            let theme = Theme::of(ui);
            let why = ui.word("shell-path-why");
            ui.add(Label::new(Text::Body.rich(why).color(theme.dim)).wrap());
            ui.add_space(space::ITEM);
            let field =
                TextField::new(&mut self.typed, &ui.word("shell-path")).width(WIDTH).show(ui);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            if !self.folders.is_empty() {
                ui.label(Text::Strong.rich(ui.word("shell-path-folders")).color(theme.dim));
                for folder in &self.folders {
                    if ui.add(Button::quiet(&folder.display().to_string())).clicked() {
                        self.typed = in_folder(folder, &self.name);
                    }
                }
            }
            let path = PathBuf::from(self.typed.trim());
            let relative = (!path.is_absolute()).then(|| ui.word("shell-path-whole"));
            if answer_buttons(ui, &ui.word("shell-path-take"), relative.as_deref(), out) {
                out.send(Action::CloseDialog);
                let typed = TypedPath { question: self.question.clone(), path };
                out.send(Action::File(FileAction::Typed(Box::new(typed))));
            }
        });
    }

    fn into_behind(self: Box<Self>) -> Option<Box<dyn Dialog>> {
        self.behind
    }
}

/// Returns the path of a file of this name in the folder, or the folder with a trailing separator.
fn in_folder(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}
