//! This machine's settings of the desk: the operator, the desk's name, and the appearance.

use bottone_session::Operator;
use bottone_store::settings::Settings;
use bottone_ui_dialogs::choose_pin::ChoosePin;
use bottone_ui_frame::{
    action::{Action, FileAction, LockAction, Outbox},
    appearance::{SIZES, THEMES, percent_text},
    commands::{UiCommand, key_label},
    operator::{NamesEdit, names},
};
use bottone_ui_kit::{
    i18n::{HasLanguage as _, languages},
    theme::{Text, Theme, space},
    widgets::{Button, Section, card, choose, elided, row},
};
use egui::Ui;

/// The names as typed; `None` while they are not edited.
#[derive(Debug, Default)]
pub(super) struct DeskForm(Option<Operator>);

impl DeskForm {
    /// Shows it. A name is stored as soon as its field is left.
    pub(super) fn show(&mut self, ui: &mut Ui, settings: &Settings, out: &mut Outbox) {
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            Section::card(&ui.word("screens-setup-desk")).show(ui, |_| {});
            let of_settings =
                || Operator { name: settings.operator.clone(), station: settings.station.clone() };
            let mut operator = self.0.clone().unwrap_or_else(of_settings);
            match names(ui, &mut operator) {
                NamesEdit::Nothing => {}
                NamesEdit::Letters => self.0 = Some(operator),
                NamesEdit::Whole => {
                    self.0 = None;
                    if operator != of_settings() {
                        out.send(Action::Operator(operator));
                    }
                }
            }
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::INSIDE;
                let width = (ui.available_width() - 2.0 * space::INSIDE) / 3.0;
                appearance(ui, settings, width, out);
            });
            lock(ui, settings, out);
            second_copies(ui, settings, out);
            let note = ui.word("screens-setup-desk-note");
            let dim = Theme::of(ui).dim;
            ui.add(egui::Label::new(Text::Note.rich(note).color(dim)).wrap());
        });
    }
}

/// Draws the lock: the word or PIN that opens it, and the button that locks.
fn lock(ui: &mut Ui, settings: &Settings, out: &mut Outbox) {
    let dim = Theme::of(ui).dim;
    let names = match &settings.pin {
        None => ("lock-none", "lock-choose-button"),
        Some(_) => ("lock-has", "lock-change-button"),
    };
    let (now, choose) = (ui.word("lock-now"), ui.word(names.1));
    row(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            if ui.add(Button::new(&now).key(key_label(UiCommand::Lock))).clicked() {
                out.send(Action::Lock(LockAction::Lock));
            }
            if ui.add(Button::quiet(&choose)).clicked() {
                out.send(Action::ask(ChoosePin::new(false)));
            }
        },
        |ui| elided(ui, Text::Note.rich(ui.word(names.0)).color(dim)),
    );
}

/// Draws the folder for second copies of events.
fn second_copies(ui: &mut Ui, settings: &Settings, out: &mut Outbox) {
    let dim = Theme::of(ui).dim;
    let (choose, stop) =
        (ui.word("screens-setup-second-choose"), ui.word("screens-setup-second-stop"));
    let said = match &settings.second_copies {
        Some(folder) => {
            ui.say("screens-setup-second-in", &[("folder", folder.display().to_string().into())])
        }
        None => ui.word("screens-setup-second-none"),
    };
    row(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            if ui.add(Button::quiet(&choose)).clicked() {
                out.send(Action::File(FileAction::AskSecond));
            }
            if settings.second_copies.is_some() && ui.add(Button::quiet(&stop)).clicked() {
                out.send(Action::File(FileAction::Second(None)));
            }
        },
        |ui| elided(ui, Text::Note.rich(&said).color(dim)).on_hover_text(&said),
    );
}

/// Draws the language, the theme and the size.
fn appearance(ui: &mut Ui, settings: &Settings, width: f32, out: &mut Outbox) {
    let mut language = settings.language;
    if choose(ui, &ui.word("shell-language"), &mut language, &languages(), width) {
        out.send(Action::Language(language));
    }
    let mut theme = settings.theme;
    if choose(ui, &ui.word("shell-theme"), &mut theme, &ui.words(&THEMES), width) {
        out.send(Action::Theme(theme));
    }
    let mut scale = settings.scale;
    let sizes = SIZES.map(|size| (size, percent_text(size)));
    if choose(ui, &ui.word("screens-setup-size"), &mut scale, &sizes, width) {
        out.send(Action::Scale(scale));
    }
}
