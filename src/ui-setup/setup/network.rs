//! The event's part in the log that several desks share.

use bottone_ui_frame::{
    action::{Action, NetworkAction, Outbox, TelephoneAction},
    context::FrameContext,
    network::log_status,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme},
    widgets::{Button, Section, card},
};
use egui::{Label, Ui};

/// Shows whether the event is shared, with the button for its settings.
pub(super) fn show(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        Section::card(&ui.word("network-title")).show(ui, |ui| {
            if ui.add(Button::new(&ui.word("network-menu"))).clicked() {
                out.send(Action::Network(NetworkAction::Ask));
            }
        });
        let dim = Theme::of(ui).dim;
        let note = log_status(ui.language(), cx.desk).unwrap_or_else(|| ui.word("network-note"));
        ui.add(Label::new(Text::Note.rich(note).color(dim)).wrap());
    });
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        Section::card(&ui.word("phones-title")).show(ui, |ui| {
            if ui.add(Button::new(&ui.word("phones-menu"))).clicked() {
                out.send(Action::Telephones(TelephoneAction::Ask));
            }
        });
        let dim = Theme::of(ui).dim;
        ui.add(Label::new(Text::Note.rich(ui.word("phones-note")).color(dim)).wrap());
    });
}
