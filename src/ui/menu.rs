//! The menu under the brand: files, appearance, and commands with a key but no button.

use egui::{Popup, PopupCloseBehavior, RectAlign, Response, ScrollArea, Ui};

use super::{
    action::{Action, FileAction, Outbox},
    commands::{CommandEntry, MenuSection, UiCommand, key_label, in_menu},
    context::FrameContext,
    dialogs::structures::actions::WAYS,
    i18n::HasLanguage as _,
    results_menu,
    shell::ShellInput,
    theme::{Text, space},
    widgets::elided,
};
use crate::{
    i18n::Language,
    store::settings::{PaperSize, Settings, Theme},
};

const WIDTH: f32 = 296.0;

/// The themes, each with the name of its label.
pub(super) const THEMES: [(Theme, &str); 3] = [
    (Theme::Dark, "shell-theme-dark"),
    (Theme::Light, "shell-theme-light"),
    (Theme::System, "shell-theme-system"),
];

/// The paper sizes, with the same name in every language.
const PAPERS: [(PaperSize, &str); 2] = [(PaperSize::A4, "A4"), (PaperSize::Letter, "Letter")];

/// Shows the menu of the button with this `response`.
pub(super) fn show(
    response: &Response,
    around: &ShellInput<'_>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let menu = Popup::menu(response)
        .align(RectAlign::RIGHT_START)
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .accessible_name(response.ctx.word("shell-menu"));
    menu.show(|ui| {
        // All of it can be reached in the lowest window.
        let most = ui.ctx().content_rect().height() - 2.0 * space::CARD;
        let scrolled = ScrollArea::vertical().max_height(most).min_scrolled_height(most);
        scrolled.show(ui, |ui| lines(ui, around, cx, out));
    });
}

fn lines(ui: &mut Ui, around: &ShellInput<'_>, cx: &FrameContext<'_>, out: &mut Outbox) {
    let settings = around.settings;
    ui.set_width(WIDTH);
    for line in in_menu(MenuSection::File) {
        command(ui, line, around, cx, out);
        match line.command {
            UiCommand::Open => {
                ui.menu_button(Text::Body.rich(ui.word("shell-open-recent")), |ui| {
                    recent(ui, settings, out);
                });
            }
            UiCommand::SaveCopy => {
                ui.menu_button(Text::Body.rich(ui.word("pay-results-menu")), |ui| {
                    results_menu::lines(ui, out);
                });
                ui.menu_button(Text::Body.rich(ui.word("paste-save")), |ui| {
                    for (way, word) in ui.words(&WAYS) {
                        if ui.button(Text::Body.rich(word)).clicked() {
                            out.send(Action::File(FileAction::SaveStructure(way)));
                        }
                    }
                });
            }
            _ => {}
        }
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
    for language in Language::complete() {
        let chosen = settings.language == language;
        if ui.selectable_label(chosen, Text::Body.rich(language.name())).clicked() {
            out.send(Action::Language(language));
        }
    }
    for part in [MenuSection::Window, MenuSection::End] {
        ui.separator();
        for line in in_menu(part) {
            command(ui, line, around, cx, out);
        }
    }
}

/// Draws the recent events, the latest first; they are looked up only when the submenu opens.
fn recent(ui: &mut Ui, settings: &Settings, out: &mut Outbox) {
    ui.set_max_width(2.0 * WIDTH);
    let files = settings.recent();
    if files.is_empty() {
        elided(ui, Text::Body.rich(ui.word("shell-no-recent")));
    }
    for path in files {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if ui.add(entry(&name, "")).clicked() {
            out.send(Action::File(FileAction::OpenThis(path.to_owned())));
        }
    }
}

/// Draws a command; if it is not possible now, it is dimmed and says why.
fn command(ui: &mut Ui, line: &CommandEntry, around: &ShellInput<'_>, cx: &FrameContext<'_>, out: &mut Outbox) {
    let refusal = line.command.refusal(cx);
    let title = line.title(cx.language, cx.runs(), around.projector);
    let response = ui.add_enabled(refusal.is_none(), entry(&title, key_label(line.command)));
    let response = match &refusal {
        Some(why) => response.on_disabled_hover_text(why),
        None => response,
    };
    if response.clicked() {
        out.send(Action::Run(line.command));
    }
}

/// Returns a line of the menu.
fn entry<'a>(word: &'a str, key: &'a str) -> egui::Button<'a> {
    egui::Button::new(Text::Body.rich(word)).shortcut_text(Text::Note.rich(key)).truncate()
}
