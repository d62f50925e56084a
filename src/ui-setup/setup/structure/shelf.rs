//! The structure and the shelf: taking another from it, making a new one, and saving this one on
//! it.

use std::path::Path;

use bottone_store::profiles::shelf;
use bottone_ui_dialogs::keep_structure::KeepStructure;
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
    shelf::ShelfAction,
};
use bottone_ui_kit::{i18n::HasLanguage as _, widgets::Button};
use egui::Ui;

/// Draws the buttons below the acts on the rows.
pub(super) fn show(ui: &mut Ui, own: Option<&Path>, cx: &FrameContext<'_>, out: &mut Outbox) {
    let wide = ui.available_width();
    let here = cx.tournament().clock().structure();
    if ui.add(Button::new(&ui.word("maker-open")).least_width(wide)).clicked() {
        out.send(Action::File(FileAction::MakeStructure(None)));
    }
    if ui.add(Button::new(&ui.word("shelf-open")).least_width(wide)).clicked() {
        out.send(Action::Shelf(ShelfAction::Open(None)));
    }
    if ui.add(Button::new(&ui.word("screens-setup-save-ours")).least_width(wide)).clicked() {
        let keep = KeepStructure::new(here, shelf(own));
        out.send(Action::ask(keep));
    }
}
