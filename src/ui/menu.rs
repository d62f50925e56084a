//! The menu under the brand: files, looks, and what has a key but no button.

use egui::{Popup, PopupCloseBehavior, RectAlign, Response, Ui};

use super::{
    action::{Action, FileAction, Outbox},
    dialogs::Dialog,
    keys::{Press, cap},
    theme::Text,
    widgets::elided,
};
use crate::store::settings::{Settings, Theme};

const WIDTH: f32 = 236.0;

/// The themes and what each is called.
pub(super) const THEMES: [(Theme, &str); 3] =
    [(Theme::Dark, "Dark"), (Theme::Light, "Light"), (Theme::System, "As the system")];

/// The menu of the button that answered with `response`; `projector` says whether it is on.
pub(super) fn show(response: &Response, projector: bool, settings: &Settings, out: &mut Outbox) {
    let menu = Popup::menu(response)
        .align(RectAlign::RIGHT_START)
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .accessible_name("Menu");
    menu.show(|ui| {
        ui.set_width(WIDTH);
        file(ui, out, "New event…", Some(Press::New), FileAction::New);
        file(ui, out, "Open…", Some(Press::Open), FileAction::Open);
        ui.menu_button(Text::Body.rich("Open recent"), |ui| recent(ui, settings, out));
        file(ui, out, "Save a copy…", None, FileAction::SaveCopy);
        file(ui, out, "Import players…", Some(Press::Import), FileAction::ImportPlayers);
        ui.separator();
        ui.menu_button(Text::Body.rich("Theme"), |ui| {
            for (theme, word) in THEMES {
                let chosen = settings.theme == theme;
                if ui.selectable_label(chosen, Text::Body.rich(word)).clicked() {
                    out.send(Action::Theme(theme));
                }
            }
        });
        let word = if projector { "Close the projector" } else { "Open the projector" };
        if line(ui, word, Some(Press::Projector)) {
            out.send(Action::Projector(!projector));
        }
        if line(ui, "Full screen", Some(Press::FullScreen)) {
            out.send(Action::FullScreen);
        }
        if line(ui, "List of keys", Some(Press::Keys)) {
            out.send(Action::Ask(Dialog::Keys));
        }
        ui.separator();
        if line(ui, "Close the event", None) {
            out.send(Action::File(FileAction::Close));
        }
        if line(ui, "Quit", None) {
            out.send(Action::Quit);
        }
    });
}

/// The events that were open, the latest first; they are looked for only when they are asked for.
fn recent(ui: &mut Ui, settings: &Settings, out: &mut Outbox) {
    ui.set_max_width(2.0 * WIDTH);
    let files = settings.recent();
    if files.is_empty() {
        elided(ui, Text::Body.rich("No event was open yet"));
    }
    for path in files {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        file(ui, out, &name, None, FileAction::OpenThis(path.to_owned()));
    }
}

/// One line of the menu that does something with files.
fn file(ui: &mut Ui, out: &mut Outbox, word: &str, press: Option<Press>, action: FileAction) {
    if line(ui, word, press) {
        out.send(Action::File(action));
    }
}

/// One line of the menu; true when it is pressed.
fn line(ui: &mut Ui, word: &str, press: Option<Press>) -> bool {
    let key = Text::Note.rich(press.map_or("", cap));
    ui.add(egui::Button::new(Text::Body.rich(word)).shortcut_text(key).truncate()).clicked()
}
