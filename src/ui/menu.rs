//! The menu under the brand: files, looks, and what has a key but no button.

use egui::{Popup, PopupCloseBehavior, RectAlign, Response, Ui};

use super::{
    action::{Action, FileAction, LockAction, Outbox},
    commands::{UiCommand, cap},
    dialogs::{Dialog, fair_draw::FairDraw},
    i18n::Speaks as _,
    results_menu,
    theme::Text,
    widgets::elided,
};
use crate::{
    i18n::Language,
    store::settings::{PaperSize, Settings, Theme},
};

const WIDTH: f32 = 296.0;

/// The themes and the name of what each is called.
pub(super) const THEMES: [(Theme, &str); 3] = [
    (Theme::Dark, "shell-theme-dark"),
    (Theme::Light, "shell-theme-light"),
    (Theme::System, "shell-theme-system"),
];

/// The languages as those who speak them call them.
pub(super) const LANGUAGES: [(Language, &str); 2] =
    [(Language::English, "English"), (Language::Italian, "Italiano")];

/// What paper is called, the same everywhere.
const PAPERS: [(PaperSize, &str); 2] = [(PaperSize::A4, "A4"), (PaperSize::Letter, "Letter")];

/// The menu of the button that answered with `response`; `projector` says whether it is on.
pub(super) fn show(response: &Response, projector: bool, settings: &Settings, out: &mut Outbox) {
    let menu = Popup::menu(response)
        .align(RectAlign::RIGHT_START)
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .accessible_name(response.ctx.word("shell-menu"));
    menu.show(|ui| {
        ui.set_width(WIDTH);
        file(ui, out, "shell-new-event", Some(UiCommand::New), FileAction::New);
        file(ui, out, "shell-open", Some(UiCommand::Open), FileAction::Open);
        ui.menu_button(Text::Body.rich(ui.word("shell-open-recent")), |ui| {
            recent(ui, settings, out);
        });
        file(ui, out, "shell-save-copy", None, FileAction::SaveCopy);
        ui.menu_button(Text::Body.rich(ui.word("pay-results-menu")), |ui| {
            results_menu::lines(ui, out);
        });
        file(ui, out, "shell-import-players", Some(UiCommand::Import), FileAction::ImportPlayers);
        file(ui, out, "tdt-menu", None, FileAction::ImportEvent);
        if line(ui, "draw-menu", None) {
            out.send(Action::Ask(Dialog::FairDraw(FairDraw::default())));
        }
        if line(ui, "card-draw-open", None) {
            out.send(Action::DrawByCards(None));
        }
        ui.separator();
        ui.menu_button(Text::Body.rich(ui.word("shell-theme")), |ui| {
            for (theme, word) in ui.words(&THEMES) {
                let chosen = settings.theme == theme;
                if ui.selectable_label(chosen, Text::Body.rich(word)).clicked() {
                    out.send(Action::Theme(theme));
                }
            }
        });
        ui.menu_button(Text::Body.rich(ui.word("paper-size")), |ui| {
            for (paper, word) in PAPERS {
                let chosen = settings.paper == paper;
                if ui.selectable_label(chosen, Text::Body.rich(word)).clicked() {
                    out.send(Action::Paper(paper));
                }
            }
        });
        for (language, word) in LANGUAGES {
            let chosen = settings.language == language;
            if ui.selectable_label(chosen, Text::Body.rich(word)).clicked() {
                out.send(Action::Language(language));
            }
        }
        ui.separator();
        let word = if projector { "shell-close-projector" } else { "shell-open-projector" };
        if line(ui, word, Some(UiCommand::Projector)) {
            out.send(Action::Projector(!projector));
        }
        if line(ui, "shell-full-screen", Some(UiCommand::FullScreen)) {
            out.send(Action::FullScreen);
        }
        if line(ui, "lock-now", Some(UiCommand::Lock)) {
            out.send(Action::Lock(LockAction::Lock));
        }
        if line(ui, "shell-list-of-keys", Some(UiCommand::Keys)) {
            out.send(Action::Ask(Dialog::Keys));
        }
        ui.separator();
        if line(ui, "shell-close-event", None) {
            out.send(Action::File(FileAction::Close));
        }
        if line(ui, "shell-quit", None) {
            out.send(Action::Quit);
        }
    });
}

/// The events that were open, the latest first; they are looked for only when they are asked for.
fn recent(ui: &mut Ui, settings: &Settings, out: &mut Outbox) {
    ui.set_max_width(2.0 * WIDTH);
    let files = settings.recent();
    if files.is_empty() {
        elided(ui, Text::Body.rich(ui.word("shell-no-recent")));
    }
    for path in files {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if entry(ui, &name, None) {
            out.send(Action::File(FileAction::OpenThis(path.to_owned())));
        }
    }
}

/// One line of the menu that does something with files, by the name of its word.
fn file(ui: &mut Ui, out: &mut Outbox, name: &str, press: Option<Press>, action: FileAction) {
    if line(ui, name, press) {
        out.send(Action::File(action));
    }
}

/// One line of the menu, by the name of its word; true when it is pressed.
fn line(ui: &mut Ui, name: &str, press: Option<Press>) -> bool {
    let word = ui.word(name);
    entry(ui, &word, press)
}

/// One line of the menu; true when it is pressed.
fn entry(ui: &mut Ui, word: &str, press: Option<Press>) -> bool {
    let key = Text::Note.rich(press.map_or("", cap));
    ui.add(egui::Button::new(Text::Body.rich(word)).shortcut_text(key).truncate()).clicked()
}
