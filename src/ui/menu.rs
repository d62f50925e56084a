//! The menu under the brand: the commands in four groups, and the switches of the window.

use bottone_store::settings::{PaperSize, Settings};
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    appearance::{self, THEMES},
    commands::{CommandEntry, MenuSection, UiCommand, in_menu, key_label},
    context::FrameContext,
    results_menu,
    shelf::WAYS,
};
use bottone_ui_kit::{
    i18n::{HasLanguage as _, languages},
    icons::Icon,
    theme::{Text, space},
    widgets::{Button, elided, tabs},
};
use egui::{Align, Layout, Popup, PopupCloseBehavior, RectAlign, Response, ScrollArea, Ui};

use super::shell::ShellInput;

/// The width of a group, and the space between two, in points.
const WIDTH: f32 = 226.0;
const GAP: f32 = 18.0;
/// The height of a line, in points.
const LINE: f32 = 34.0;

/// The paper sizes, each with the name of its label.
const PAPERS: [(PaperSize, &str); 2] =
    [(PaperSize::A4, "printing-a4"), (PaperSize::Letter, "printing-letter")];

/// Shows the menu of the button with this `response`, below it. Returns whether it is open.
pub(super) fn show(
    response: &Response,
    around: &ShellInput<'_>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) -> bool {
    let menu = Popup::menu(response)
        .align(RectAlign::BOTTOM_START)
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .accessible_name(response.ctx.word("shell-menu"));
    let shown = menu.show(|ui| {
        // All of it can be reached in the lowest window.
        let screen = ui.ctx().content_rect();
        let most = screen.bottom() - response.rect.bottom() - 2.0 * space::SCREEN;
        let scrolled = ScrollArea::vertical().max_height(most).min_scrolled_height(most);
        scrolled.show(ui, |ui| lines(ui, screen.width(), around, cx, out));
    });
    shown.is_some()
}

/// Draws the groups side by side, in a narrow window two above two, and the switches under them.
fn lines(
    ui: &mut Ui,
    screen: f32,
    around: &ShellInput<'_>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let groups = [
        (MenuSection::File, "shell-menu-file", Icon::Log),
        (MenuSection::Event, "shell-menu-event", Icon::Clock),
        (MenuSection::Room, "shell-menu-room", Icon::Room),
        (MenuSection::Club, "shell-menu-club", Icon::Home),
    ];
    let all = 4.0 * WIDTH + 3.0 * GAP;
    let side_by_side = if screen > all + 2.0 * space::SCREEN { 4 } else { 2 };
    for row in groups.chunks(side_by_side) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (part, name, icon) in row {
                let column = Layout::top_down_justified(Align::Min);
                let size = egui::vec2(WIDTH, 0.0);
                ui.allocate_ui_with_layout(size, column, |ui| {
                    ui.set_width(WIDTH);
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.spacing_mut().interact_size.y = LINE;
                    head(ui, name, *icon);
                    group(ui, *part, around, cx, out);
                });
            }
        });
        ui.add_space(space::TIGHT);
    }
    ui.separator();
    foot(ui, around, cx, out);
}

/// Draws the name of a group, with its icon.
fn head(ui: &mut Ui, name: &str, icon: Icon) {
    let dim = bottone_ui_kit::theme::Theme::of(ui).dim;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        let (_, place) = ui.allocate_space(egui::vec2(16.0, 16.0));
        icon.paint(ui.painter(), place, dim);
        ui.label(Text::Strong.rich(ui.word(name)).color(dim));
    });
}

/// Draws the commands of a group, with its menus between them.
fn group(
    ui: &mut Ui,
    part: MenuSection,
    around: &ShellInput<'_>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    for line in in_menu(part) {
        command(ui, line, around, cx, out);
        if line.command == UiCommand::Open {
            ui.menu_button(Text::Body.rich(ui.word("shell-open-recent")), |ui| {
                recent(ui, around.settings, out);
            });
        }
    }
    if part != MenuSection::Event {
        return;
    }
    ui.menu_button(Text::Body.rich(ui.word("shell-menu-draws")), |ui| {
        for line in in_menu(MenuSection::Draws) {
            command(ui, line, around, cx, out);
        }
    });
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

/// Draws the switches of the window, and the commands of the program.
fn foot(ui: &mut Ui, around: &ShellInput<'_>, cx: &FrameContext<'_>, out: &mut Outbox) {
    let settings = around.settings;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(space::ITEM, space::ITEM);
        let mut theme = settings.theme;
        if tabs(ui, &mut theme, &ui.words(&THEMES)).changed() {
            out.send(Action::Theme(theme));
        }
        let mut language = settings.language;
        if tabs(ui, &mut language, &languages()).changed() {
            out.send(Action::Language(language));
        }
        let mut paper = settings.paper;
        if tabs(ui, &mut paper, &ui.words(&PAPERS)).changed() {
            out.send(Action::Paper(paper));
        }
        for (command, word) in [(UiCommand::Smaller, "−"), (UiCommand::Larger, "+")] {
            let name = ui.word(if word == "+" { "shell-key-larger" } else { "shell-key-smaller" });
            let button = Button::new(word).name(&name);
            if ui.add(button).on_hover_text(key_label(command)).clicked() {
                out.send(Action::Run(command));
            }
        }
        ui.label(Text::Note.rich(appearance::percent_text(settings.scale)));
        for line in in_menu(MenuSection::Foot) {
            let refusal = line.command.refusal(cx);
            let title = line.title(cx.language, cx.runs(), around.projector);
            let button = Button::quiet(&title);
            let key = key_label(line.command);
            let button = if key.is_empty() { button } else { button.key(key) };
            if ui.add(button.refusal(refusal.as_deref())).clicked() {
                out.send(Action::Run(line.command));
            }
        }
    });
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
fn command(
    ui: &mut Ui,
    line: &CommandEntry,
    around: &ShellInput<'_>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
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

/// Returns a line of the menu. A long word goes on below.
fn entry<'a>(word: &'a str, key: &'a str) -> egui::Button<'a> {
    egui::Button::new(Text::Body.rich(word)).shortcut_text(Text::Note.rich(key)).wrap()
}
